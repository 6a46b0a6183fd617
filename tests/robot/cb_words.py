# cb_words.py - what must be said of what happens in a game
#
# SPDX-License-Identifier: GPL-3.0-or-later
"""English sentences for the events of a record, as the command-line tool prints those.

They are written here once more, so that what is said is compared with what happened and
not with itself."""

import re

TRIES = r"tr(?:y|ies)"
TILES = {
    "-": "empty tile", "x": "mousetrap", "1": "Roquefort", "2": "Emmental", "3": "Gouda",
    "4": "Camembert", "5": "Cheddar", "6": "Manchego", "7": "Mimolette",
}
SIDES = {
    "W": ("row", "from the left"), "E": ("row", "from the right"),
    "N": ("column", "from above"), "S": ("column", "from below"),
}


def join(names):
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} and {names[-1]}"


def list_tiles(symbols):
    return ", ".join(TILES[symbol] for symbol in symbols if symbol in TILES)


class Words:
    """Patterns for the events of one game, by the methods that have their names."""

    # Help for beginners, with the name where it has one.
    help = None

    def __init__(self, names, n_humans):
        self.names = names
        self.humans = set(range(n_humans))

    def name(self, event):
        return self.names[event["seat"]]

    def winners(self, event):
        return join([self.names[seat] for seat in event["seats"]])

    def pattern(self, event):
        """None if nobody who looks is told: of several people, who is to play looks."""
        if "known" in event and not self.humans.intersection(event["known"]):
            return None
        return getattr(self, event["type"])(event)

    def agrees(self, event, match):
        """Whether what no pattern can hold is right."""
        return True


class RescueWords(Words):
    help = r"(?P<name>\w+)’s \d-point cheese at row \d+, column \d+ is in danger"
    # How the start of the record's coordinates is called; no cell ever changes its name.
    origin = None

    @staticmethod
    def thing(event):
        cards = {"D": "dog", "C": "cat", "M": "mouse"}
        points = event["thing"]
        return cards.get(points) or f"cheese worth {points} point{'' if points == '1' else 's'}"

    place = r"row (?P<row>\d+), column (?P<column>\d+)"

    def agrees(self, event, match):
        if "row" not in match.groupdict():
            return True
        x, y = (int(number) for number in event["to"].split(","))
        origin = int(match["column"]) - x, int(match["row"]) - y
        self.origin = self.origin or origin
        return self.origin == origin

    def laid(self, event):
        return rf"{self.name(event)} plays a {self.thing(event)} at {self.place}\."

    def drawn(self, event):
        return rf"{self.name(event)} draws a {self.thing(event)}\."

    def scared(self, event):
        return rf"A dog scares away the cat at {self.place}\."

    def chased(self, event):
        return rf"A cat chases away the mouse at {self.place}\."

    def eaten(self, event):
        return rf"A mouse eats {self.name(event)}’s {event['thing']}-point cheese at {self.place}\."

    def counted(self, event):
        return rf"{self.name(event)} has {event['n']} points?\."

    def over(self, event):
        return rf"The playing area is full: {self.winners(event)} (?:wins|share)[^.]*\."


class AppetitWords(Words):
    help = r"A cat wins the whole pile and a mouse token\."

    def turned(self, event):
        card = event["thing"]
        if card == "Q":
            return rf"{self.name(event)} turns over a cheese\."
        if card == "C":
            return rf"{self.name(event)} turns over a cat(?:, but there is no mouse to catch)?\."
        return rf"{self.name(event)} turns over a mouse with {card[1:]} paws?\."

    def begun(self, event):
        return rf"{self.name(event)} must catch the mouse: {event['n']} {TRIES}\."

    def passed(self, event):
        return rf"The chase passes to {self.name(event)}, with {event['n']} {TRIES}\."

    def missed(self, event):
        return rf"{self.name(event)} has {event['n']} {TRIES} left\."

    def caught(self, event):
        return rf"{self.name(event)} catches the mouse!"

    def escaped(self, event):
        if "seat" not in event:
            return r"Only cheese: the mouse escapes. Nobody turned it over, so the pile stays\."
        return (rf"Only cheese: (?:{self.name(event)}’s mouse escapes"
                r"|the mouse escapes, but no card lies under it)\.")

    def took(self, event):
        return rf"{self.name(event)} takes (?:the )?{event['n']} cards?(?: under the mouse)?\."

    def token(self, event):
        return rf"{self.name(event)} gets a mouse token\."

    def over(self, event):
        end = (r"The last mouse token is taken" if event["thing"] == "tokens"
               else rf"(?:{'|'.join(self.names)}) has no cards left")
        return rf"{end}: the game is over\. {self.winners(event)} (?:wins|share)[^.]*\."


class ChateauWords(Words):
    help = r"(?P<name>\w+)’s (?:mouse|mice) on [a-g1-7, ]+ (?:is|are) in danger"

    def entered(self, event):
        return rf"{self.name(event)} puts a mouse into tower {event['to']}\."

    def moved(self, event):
        how = "’s mouse runs over other mice" if event["n"] > 1 else " moves a mouse"
        return rf"{self.name(event)}{how} from {event['from']} to {event['to']}\."

    def lifted(self, event):
        tiles = list_tiles(event["thing"])
        return rf"{self.name(event)} lifts the roof of room {event['to']}: {tiles}\."

    def closed(self, event):
        return rf"The roof of room {event['to']} goes back on\."

    def pushed(self, event):
        side, line = event["to"]
        what, how = SIDES[side]
        return rf"{self.name(event)} pushes {what} {line} {how}: {TILES[event['thing']]}\."

    def dropped(self, event):
        return rf"Drops out: {TILES[event['thing']]}\."

    def fell(self, event):
        return rf"{self.name(event)}’s mouse on {event['to']} falls into the cellar\."

    def collected(self, event):
        return rf"{self.name(event)} collects {TILES[event['thing']]} with the mice on [a-g][1-7](?:, [a-g][1-7])* and [a-g][1-7]\."

    def ended(self, event):
        return rf"{self.name(event)} ends the turn\."

    def over(self, event):
        winner = self.winners(event)
        if event["thing"] == "cheeses":
            return rf"{winner} has collected \d different cheeses?\."
        return (r"\w+ has lost three mice(?:"
                rf", so {winner} wins\."
                rf"|\. Several of the others [^.]*, and {winner} has waited longest for a turn\."
                rf"|\. Of those who lost fewer, {winner} has the most cheeses\.)")


WORDS = {
    "cheese-rescue": RescueWords, "bon-appetit": AppetitWords, "chateau-roquefort": ChateauWords,
}


class Account:
    """What is said, followed along the record."""

    def __init__(self, kind, names, n_humans):
        self.words = WORDS[kind](names, n_humans)
        self.people = names[:n_humans]
        who = "|".join(names)
        # How every sentence about something that happened begins.
        self.news = re.compile(
            rf"(?:{who}) (?:plays|draws|turns|must|catches|takes|gets|puts|moves|lifts|pushes"
            r"|collects|ends|has (?:\d|collected|lost|no cards))|A (?:dog scares|cat chases|mouse eats)"
            rf"|(?:{who})’s mouse (?:on|runs)"
            r"|The (?:chase passes|roof of room|last mouse|playing area is full:)"
            r"|Only cheese|Drops out")
        self.turn = re.compile(
            rf"({who}) (?:to play|to begin|begins|chases|has no actions left)\b[^.]*\.")
        self.opening = re.compile(rf"(?:{who}) must catch the mouse: \d {TRIES}\.")
        self.events = []
        self.n_told = 0

    def find_turn(self, text):
        """Which of the people is said to be next at the end of a text."""
        match = re.search(rf"(?:^|[.!] ){self.turn.pattern}\s*$", text)
        return match[1] if match and match[1] in self.people else None

    def is_turn(self, text):
        """Whether a text says whose turn it is, with or without help, and nothing else."""
        match = self.turn.match(text)
        rest = text[match.end():].lstrip() if match else text
        return match is not None and (rest == "" or re.match(self.words.help, rest) is not None)

    def skip_untold(self):
        while self.n_told < len(self.events) and not self.words.pattern(self.events[self.n_told]):
            self.n_told += 1

    def take_event(self, text):
        """What is left of a text after the next event, or None."""
        self.skip_untold()
        if self.n_told == len(self.events):
            return None
        event = self.events[self.n_told]
        match = re.match(self.words.pattern(event), text)
        if match is None or not self.words.agrees(event, match):
            return None
        self.n_told += 1
        return text[match.end():].lstrip()

    def expected(self):
        self.skip_untold()
        return self.events[self.n_told] if self.n_told < len(self.events) else "nothing more"

    def skip_opening(self, text):
        """What was dealt may begin the game with a chase, which is no event of a move."""
        match = self.opening.match(text) if self.n_told == 0 else None
        return text[match.end():].lstrip() if match else text

    def take(self, text):
        """What disagrees with the record, or nothing."""
        rest, is_news = self.skip_opening(text), False
        while self.news.match(rest) and not self.is_turn(rest):
            left = self.take_event(rest)
            if left is None:
                return rest
            rest, is_news = left, True
        return rest if is_news and rest and not self.is_turn(rest) else ""

    def is_complete(self):
        self.skip_untold()
        return self.n_told == len(self.events)
