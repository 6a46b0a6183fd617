# cb_tables.py - how the robot plays each game
#
# SPDX-License-Identifier: GPL-3.0-or-later
"""Games on the table, as they are told."""

import re
import time

import cb_tree as tree
from cb_program import PLAYERS, Listener
from gi.repository import Atspi, GLib

# What cards in hand are called, by older and by newer versions of GTK.
CARDS = {"option pane", "list item"}
# What can be done in the castle, as its spaces say.
USES = {"Can be picked", "A waiting mouse can enter here", "The roof can be lifted"}
ENTER = 0xff0d
SLASH = ord("/")


class Table:
    """A game on the table; each kind has its own way to act."""

    kind = None
    # How moves begin where they are typed.
    typed = ()
    # Whether there are hands that others may not see.
    has_secrets = False

    def __init__(self, program, choice, n_seats=2, n_humans=1):
        self.program = program
        self.choice = choice
        self.names = PLAYERS[:n_seats]
        self.people = PLAYERS[:n_humans]
        self.status = tree.wait("the status line", self.find_status)
        self.listener = Listener(program, self.kind, n_seats, n_humans)
        self.n_curtains = 0
        self.parts = {}
        self.n_told = -1
        self.since = 0

    def find_status(self):
        found = tree.find_all(self.program.root, "status bar", lambda name: name != "")
        return found[0] if found else None

    def said(self):
        return self.status.get_name()

    def part(self, role, name):
        """Found once, as walking the whole tree takes long."""
        if (role, name) not in self.parts:
            self.parts[role, name] = tree.wait(
                f"{role} “{name}”",
                lambda: next(iter(tree.find_all(self.program.root, role, name.__eq__)), None),
            )
        return self.parts[role, name]

    def player(self, name):
        if name not in self.parts:
            self.parts[name] = tree.find_all(
                self.program.root, "panel", lambda said: said.startswith(f"{name}, "))[-1]
        return self.parts[name]

    def is_mine(self):
        """Beside whose name it says so is to play."""
        return any(self.player(name).get_name().endswith(", to play") for name in self.people)

    def find_curtain(self):
        return tree.find(self.program.root, "push button", "Show the Cards")

    def lift_curtain(self):
        """Behind it there are cards of somebody else."""
        button = self.find_curtain() if self.has_secrets and len(self.people) > 1 else None
        if button is not None:
            self.check_hidden()
            self.n_curtains += 1
            button.do_action(0)
            tree.wait("the cards", lambda: not self.find_curtain())

    def check_hidden(self):
        """Nobody finds a hand, nor anything said about one, while the curtain is there."""
        for node in tree.walk(self.program.root):
            for text in (node.get_name() or "", node.get_description() or ""):
                if self.is_secret(node, text):
                    raise tree.Failure(f"a {tree.role(node)} says “{text}” behind the curtain")

    def is_over(self):
        """Help says what wins, too."""
        return re.search(rf"\b(?:{'|'.join(self.names)}) wins|share the victory",
                         self.said()) is not None

    def act(self):
        raise NotImplementedError

    @staticmethod
    def is_secret(node, text):
        """Whether what a part of the tree says is for one player alone."""
        return False

    def hurry(self):
        """A click during another's move tells the rest at once."""

    def play(self, act=None):
        """To the end; what is said must be what is written."""
        act = act or self.act
        n_acts = 0
        while not self.is_over():
            self.listener.listen()
            self.check_progress()
            self.lift_curtain()
            if self.is_mine():
                act()
                n_acts += 1
            else:
                self.hurry()
        self.listener.catch_up()
        self.check_end()
        return n_acts

    def check_progress(self):
        """Something must come of what is done."""
        if self.listener.account.n_told != self.n_told:
            self.n_told = self.listener.account.n_told
            self.since = time.monotonic()
        elif time.monotonic() - self.since > tree.PATIENCE:
            raise tree.Failure(f"nothing happens any more after “{self.said()}”")

    def check_end(self):
        """Who wins, and with how much, is said as it is written."""
        result = tree.wait("the record of the end",
                           lambda: next((r["result"] for r in self.program.replay()
                                         if r.get("result", {}).get("over")), None))
        for seat, name in enumerate(self.names):
            if (name in self.said()) != (seat in result["winners"]):
                raise tree.Failure(f"“{self.said()}”, but the record says {result}")
        tree.wait("the scores", lambda: self.has_heard_scores(result["scores"]))

    def has_heard_scores(self, scores):
        self.listener.listen()
        return any(all(re.search(rf"\d\. {name}: {score}\b", text)
                       for name, score in zip(self.names, scores))
                   for text in self.listener.recent)

    def check_turn(self):
        """Whose turn it is, is said as it is written."""
        def agrees():
            last = [line for line in self.program.replay("--trace") if "player" in line][-1]
            return self.said().startswith(self.names[last["player"]])

        tree.wait(f"a record that agrees with “{self.said()}”", agrees)


class Rescue(Table):
    kind = "cheese-rescue"
    typed = ("dog", "cat", "mouse", "cheese")
    has_secrets = True

    @staticmethod
    def is_secret(node, text):
        in_hand = re.fullmatch("dog|cat|mouse", text) and tree.role(node) in CARDS
        return in_hand or re.search(r"draws a|drawn|is in danger|in hand:|would be", text)

    def act(self):
        hand = list(tree.children(self.part("list box", "Cards in hand")))
        cells = [c for c in tree.children(self.part("table", "Playing area"))
                 if c.get_name().endswith(", free")]
        if not hand or not cells:
            return
        try:
            self.choice.choice(hand).do_action(0)
            self.choice.choice(cells).do_action(0)
        except GLib.Error:
            # The area has grown since, and what was there has gone.
            return


class Appetit(Table):
    kind = "bon-appetit"
    typed = ("turn",)

    def act(self):
        for pack in self.packs():
            if pack.get_name().endswith(" turn over a card"):
                pack.do_action(0)

    def packs(self):
        if "packs" not in self.parts:
            self.parts["packs"] = tree.find_all(
                self.program.root, "push button",
                lambda n: any(n.startswith(f"{name}’s pack,") for name in self.people))
        return self.parts["packs"]


class Chateau(Table):
    kind = "chateau-roquefort"
    typed = ("lift", "push", "a", "b", "c", "d", "e", "f", "g", "end")

    def act(self):
        """One of the things that the castle says can be done: what would end the game first,
        and a picked mouse walks."""
        if "no actions left" in self.said():
            self.part("push button", "End Turn").do_action(0)
            return
        spots = [(spot, spot.get_name() or "", spot.get_description() or "")
                 for spot in tree.children(self.part("table", "Castle"))]
        doors = [spot for spot, name, _ in spots if name.endswith("tower")]
        blows = [spot for spot, _, use in spots if re.search("would (?:collect|fall into)", use)]
        ways = [spot for spot, _, use in spots if use.startswith("Can be reached")]
        others = [spot for spot, name, use in spots if use in USES or name.startswith("Push ")]
        if doors and "tower" in self.said():
            self.choice.choice(doors).do_action(0)
        elif others and self.choice.random() < 0.8:
            self.choice.choice(blows or ways or others).do_action(0)
        else:
            self.part("push button", "End Turn").do_action(0)

    def hurry(self):
        next(iter(tree.children(self.part("table", "Castle")))).do_action(0)


class Typist:
    """Plays any game by what the entry for moves offers."""

    def __init__(self, table):
        self.table = table
        tree.press_key(SLASH)

    def entry(self):
        return tree.find(self.table.program.root, "text", "Move to play")

    def offers(self):
        lists = tree.find_all(self.table.program.root, "list", "Moves that fit".__eq__)
        for offers in lists:
            offers.clear_cache()
        return [label.get_name() for offers in lists for label in tree.walk(offers)
                if tree.role(label) == "label"]

    def write(self, text):
        """With the last move the entry goes."""
        entry = tree.wait("the entry", lambda: self.entry() or self.table.is_over())
        if entry is not True:
            Atspi.EditableText.set_text_contents(entry, text)

    def enter(self, text):
        """The entry has an action for this, of which before GTK 4.14 nothing comes."""
        self.write(text)
        tree.press_key(ENTER)

    def act(self):
        """One of the moves that are offered, typed in full."""
        self.write(self.table.choice.choice(self.table.typed))
        offers = self.offers()
        if offers:
            self.enter(self.table.choice.choice(offers))

    def check_nonsense(self):
        """What is no move is not played, and that is said, once the cards are dealt."""
        n_events = len(self.table.program.read_events())

        def is_refused():
            self.write("")
            self.enter("xyzzy")
            return any("No move fits" in text for text in self.table.program.ear.listen())

        tree.wait("words on nonsense", is_refused)
        if len(self.table.program.read_events()) != n_events:
            raise tree.Failure("nonsense was played")


TABLES = {table.kind: table for table in (Rescue, Appetit, Chateau)}
