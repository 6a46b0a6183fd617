# cb_lessons.py - how the robot learns a game
#
# SPDX-License-Identifier: GPL-3.0-or-later
"""A lesson, done by what the coach says, by what has the focus and by what has the ring."""

import re

import cb_tree as tree
from gi.repository import Atspi, GLib

# How often what has the ring is tried, as a piece may have been picked before.
ROUNDS = 3
# What the ring is around, where something else of its kind is a wrong move.
PLACES = {"table cell", "list item", "push button"}


class Card:
    """What the coach has said last."""

    def __init__(self, lesson, panel):
        self.text = panel.get_name()
        self.buttons = {}
        self.step = self.n_steps = 0
        for node in tree.walk(panel):
            name = node.get_name() or ""
            count = re.fullmatch(r"(\d+)\D+(\d+)", name)
            if tree.role(node) == "push button":
                self.buttons[name] = node
            elif tree.role(node) == "label" and count:
                self.step, self.n_steps = int(count[1]), int(count[2])
        self.acts = lesson.skip in self.buttons
        self.is_last = lesson.first_game in self.buttons


class Lesson:
    """Finds everything by role, name and description, in any language."""

    def __init__(self, program, game, language, choice):
        words = program.load_words(language)
        self.program = program
        self.game = game
        self.choice = choice
        self.learn = words.gettext("Learn by Playing")
        self.leave = words.gettext("Leave the Lesson")
        self.back = words.gettext("One Step Back")
        self.next = words.pgettext("lesson", "Next")
        self.skip = words.pgettext("lesson", "Skip")
        self.first_game = words.gettext("Play a First Game")
        self.ring = words.gettext("Here is the ring.")
        self.heard = []
        self.panel = None
        # Of this step, from its beginning: what is said later may take its place.
        self.ringed = None
        self.n_answers = 0

    def find_panel(self):
        """That around the button that leaves the lesson."""
        node = tree.find(self.program.root, "push button", self.leave)
        while node is not None and not (tree.role(node) == "panel" and node.get_name()):
            node = node.get_parent()
        return node

    def find_card(self):
        """What the coach says, if it is there; found once, as walking the whole tree takes
        long."""
        try:
            self.panel = self.panel or self.find_panel()
            return Card(self, self.panel) if self.panel and is_listed(self.panel) else None
        except GLib.Error:
            return None

    def wait_for(self, what, is_right):
        """A card that is right, of which all was heard."""
        def find():
            card = self.find_card()
            self.heard += self.program.ear.listen()
            return card if card and is_right(card) and card.text in self.heard else None

        card = tree.wait(f"{what}; heard was {self.heard[-3:]}", find)
        self.heard = []
        return card

    def wait_step(self, step):
        self.ringed = None
        return self.wait_for(f"step {step} to be said", lambda card: card.step == step)

    def has_ring(self, node, card):
        """Before GTK 4.14 the words themselves are where the focus is, and nothing else."""
        description = node.get_description() or ""
        return self.ring in description or (description == card.text and has_focus(node))

    def find_ringed(self, card):
        """What has the ring in a step, that with the focus first."""
        if self.ringed is None:
            nodes = [node for node in tree.walk(self.program.root)
                     if self.has_ring(node, card) and node.get_n_actions() > 0]
            self.ringed = sorted(nodes, key=lambda node: not has_focus(node))
        return self.ringed

    def find_offer(self):
        """Of several on a page, that of the game."""
        return next((node for node in tree.find_all(self.program.root, "push button",
                                                    self.learn.__eq__)
                     if node.get_description() == self.game), None)

    def begin(self, step=1):
        tree.wait(f"the lesson of {self.game}", self.find_offer).do_action(0)
        self.panel = None
        return self.wait_step(step)

    def press(self, card, name):
        if name not in card.buttons:
            raise tree.Failure(f"“{card.text}” has no button “{name}”")
        card.buttons[name].do_action(0)

    def read_on(self, card):
        """Who has only to listen has the focus where it goes on."""
        button = card.buttons.get(self.next)
        if button is None or not has_focus(button):
            raise tree.Failure(f"the focus is not on “{self.next}” at “{card.text}”")
        button.do_action(0)
        return self.wait_step(card.step + 1)

    def is_done(self, card):
        now = self.find_card()
        return now is None or now.step != card.step

    def act(self, card):
        """What has the ring, one after the other, from where the focus is."""
        ringed = self.find_ringed(card)
        if not ringed or not has_focus(ringed[0]):
            raise tree.Failure(f"nothing with the ring has the focus at “{card.text}”: "
                               f"{[node.get_name() for node in ringed]}")
        # A button acts a moment later, and once more if it is pressed again.
        for node in ringed * ROUNDS if len(ringed) > 1 else ringed:
            node.do_action(0)
            if self.is_done(card):
                break
        tree.wait(f"something to come of {[node.get_name() for node in ringed]}",
                  lambda: self.is_done(card))
        return self.wait_step(card.step + 1)

    def find_others(self, ringed):
        """What is like the last thing with the ring, and has none."""
        last = next((node for node in reversed(ringed) if tree.role(node) in PLACES), None)
        others = [] if last is None else [
            node for node in tree.children(last.get_parent())
            if tree.role(node) == tree.role(last) and
            self.ring not in (node.get_description() or "")]
        self.choice.shuffle(others)
        return others

    def err(self, card):
        """Tries something else until it gets its answer; some steps have nothing else."""
        ringed = self.find_ringed(card)
        others = self.find_others(ringed)
        if others and len(ringed) > 1:
            ringed[0].do_action(0)
        while others and not self.is_done(card):
            node = others.pop()
            node.do_action(0)
            now = self.find_card()
            if now is not None and now.step == card.step and now.text != card.text:
                self.n_answers += 1
                return self.wait_for(f"an answer to “{node.get_name()}”",
                                     lambda said: said.text == now.text)
        return self.wait_for_any(card) if self.is_done(card) else card

    def wait_for_any(self, card):
        """What was tried was right after all, such as another space of the same room."""
        self.ringed = None
        return self.wait_for("the coach", lambda now: now.step > card.step)

    def do_step(self, card):
        return self.act(card) if card.acts else self.read_on(card)

    def go_back(self, card):
        """One step, and by the button for the impatient on again."""
        self.press(card, self.back)
        before = self.wait_step(card.step - 1)
        self.press(before, self.skip if before.acts else self.next)
        return self.wait_step(card.step)

    def come_back(self, card):
        """Leaves for the set-up, where it began, and finds the same step again."""
        self.press(card, self.leave)
        return self.begin(card.step)

    def play(self):
        """To the end, whose card it returns; with what else one does on the way."""
        card = self.begin()
        n_steps = card.n_steps
        detours = {3: self.go_back, 5: self.come_back}
        erred = set()
        while not card.is_last:
            if card.step in detours:
                card = detours.pop(card.step)(card)
            elif card.acts and card.step not in erred:
                erred.add(card.step)
                card = self.err(card)
            else:
                card = self.do_step(card)
        if card.step != n_steps or detours:
            raise tree.Failure(f"the lesson ended with step {card.step} of {n_steps}")
        return card


def has_focus(node):
    """What has gone since has none."""
    try:
        return node.get_state_set().contains(Atspi.StateType.FOCUSED)
    except GLib.Error:
        return False


def is_listed(node):
    """What is not in sight still knows its parent, which does not know it."""
    coach = node.get_parent()
    return coach in tree.children(coach.get_parent())
