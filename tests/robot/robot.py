#!/usr/bin/python3
# robot.py - plays by what a screen reader is told, and by nothing else
#
# SPDX-License-Identifier: GPL-3.0-or-later
"""Usage: robot.py BUILD-FOLDER [--long] [--seed N]

Needs a display. Everything is found by role and name; what was said must be what the
record of the game holds."""

import argparse
import json
import os
import pathlib
import random
import shutil
import signal
import subprocess
import sys
import tempfile

SKIP = 77
SYSTEM_PYTHON = "/usr/bin/python3"
SOURCE = pathlib.Path(__file__).resolve().parents[2]

# Nothing is left among the sources.
sys.dont_write_bytecode = True
try:
    import cb_tree as tree
except (ImportError, ValueError):
    # The bindings belong to the system's Python, and another may come first.
    if sys.executable != SYSTEM_PYTHON and os.access(SYSTEM_PYTHON, os.X_OK):
        os.execv(SYSTEM_PYTHON, [SYSTEM_PYTHON, *sys.argv])
    print("There are no bindings of AT-SPI")
    sys.exit(SKIP)

# What libraries say although nothing is wrong.
LISTED = (
    "Unable to acquire session bus",
)
KINDS = ("cheese-rescue", "bon-appetit", "chateau-roquefort")
NAMES = {
    "cheese-rescue": "Cheese Rescue",
    "bon-appetit": "Bon Appétit!",
    "chateau-roquefort": "Château Roquefort",
}
MOST_SEATS = {"cheese-rescue": 4, "bon-appetit": 6, "chateau-roquefort": 4}
PLAYERS = ("Robin", "Brie", "Colby", "Danbo", "Edam", "Feta")
SETTINGS = "io/github/cheeseboard/Cheeseboard"


class Program:
    """The program in a folder of its own."""

    def __init__(self, build):
        self.build = build
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="cheeseboard-robot-"))
        self.errors = open(self.folder / "errors", "w+", encoding="utf-8")
        self.env = dict(
            os.environ,
            CHEESEBOARD_LOCALE_DIR=str(build / "po"),
            CHEESEBOARD_MODULE_DIR=str(build / "src/sound"),
            GDK_BACKEND="x11",
            GSETTINGS_BACKEND="keyfile",
            GSETTINGS_SCHEMA_DIR=str(build / "data"),
            GSK_RENDERER="cairo",
            GTK_A11Y="atspi",
            LC_ALL="C.UTF-8",
            PULSE_SERVER="unix:/nonexistent/native",
            XDG_CONFIG_HOME=str(self.folder / "config"),
            XDG_DATA_HOME=str(self.folder / "data"),
        )
        self.process = None
        self.root = None

    def set_up(self, kind, n_seats):
        """Who plays, as if it had been chosen in an earlier run."""
        file = self.folder / "config/glib-2.0/settings/keyfile"
        file.parent.mkdir(parents=True, exist_ok=True)
        names = ", ".join(f"'{name}'" for name in PLAYERS[:n_seats])
        seats = ", ".join(["'human'"] + ["'computer-easy'"] * (n_seats - 1))
        file.write_text(
            f"[{SETTINGS}]\npace='off'\nsound=false\n\n"
            f"[{SETTINGS}/games/{kind}]\nnames=[{names}]\nseats=[{seats}]\n",
            encoding="utf-8",
        )

    def start(self, *arguments):
        self.process = subprocess.Popen(
            [str(self.build / "src/cheeseboard"), *arguments],
            env=self.env, stdout=subprocess.DEVNULL, stderr=self.errors,
        )
        self.root = tree.wait("the program", lambda: tree.find_program("cheeseboard"))
        tree.wait("the window", self.windows)

    def windows(self):
        self.root.clear_cache()
        return list(tree.children(self.root))

    def hand_over(self, path):
        """What a file manager does with a file while the program runs."""
        subprocess.run([str(self.build / "src/cheeseboard"), str(path)], env=self.env, check=True,
                       stderr=self.errors)

    def title(self):
        return next(iter(tree.children(self.root))).get_name()

    def stop(self):
        if self.process is not None and self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
            self.process.wait()
        self.process = None

    def check_errors(self):
        self.errors.flush()
        self.errors.seek(0)
        for line in self.errors:
            if ("WARNING" in line or "CRITICAL" in line) and not any(w in line for w in LISTED):
                raise tree.Failure(f"the program warned: {line.strip()}")

    def clear(self):
        self.stop()
        self.errors.close()
        shutil.rmtree(self.folder, ignore_errors=True)

    def record(self):
        """The game that was written last."""
        games = list((self.folder / "data/cheeseboard/games").glob("*.cheese"))
        return max(games, key=lambda path: path.stat().st_mtime_ns) if games else None

    def replay(self, *arguments):
        command = [str(self.build / "src/cli/cheeseboard-cli"), "replay", *arguments,
                   str(self.record())]
        output = subprocess.run(command, env=self.env, check=True, capture_output=True, text=True)
        return [json.loads(line) for line in output.stdout.splitlines()]


class Table:
    """A game on the table, as it is told."""

    def __init__(self, program, choice):
        self.program = program
        self.choice = choice
        self.status = tree.wait("the status line", self.find_status)
        self.parts = {}

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

    def is_mine(self):
        """Beside whose name it says so is to play."""
        if "me" not in self.parts:
            self.parts["me"] = tree.find_all(
                self.program.root, "panel", lambda name: name.startswith(f"{PLAYERS[0]}, "))[-1]
        return self.parts["me"].get_name().endswith(", to play")

    def is_over(self):
        return "wins" in self.said() or "share the victory" in self.said()

    def hurry(self):
        """A click during another's move tells the rest at once."""


class Rescue(Table):
    def act(self):
        hand = list(tree.children(self.part("list box", "Cards in hand")))
        cells = [c for c in tree.children(self.part("table", "Playing area"))
                 if c.get_name().endswith(", free")]
        if not hand or not cells:
            return
        self.choice.choice(hand).do_action(0)
        self.choice.choice(cells).do_action(0)


class Appetit(Table):
    def act(self):
        for pack in self.packs():
            if pack.get_name().endswith(" turn a card"):
                pack.do_action(0)

    def packs(self):
        if "packs" not in self.parts:
            self.parts["packs"] = tree.find_all(
                self.program.root, "push button", lambda n: n.startswith(f"Pack of {PLAYERS[0]},"))
        return self.parts["packs"]


class Chateau(Table):
    def act(self):
        cells = list(tree.children(self.part("table", "Castle")))
        if "tower" in self.said():
            cells = [c for c in cells if c.get_name().endswith("tower")]
        else:
            cells = [c for c in cells if c.get_description() == "The roof can be lifted"]
        if cells and self.choice.random() < 0.7:
            self.choice.choice(cells).do_action(0)
        else:
            self.part("push button", "End Turn").do_action(0)

    def hurry(self):
        next(iter(tree.children(self.part("table", "Castle")))).do_action(0)


TABLES = {"cheese-rescue": Rescue, "bon-appetit": Appetit, "chateau-roquefort": Chateau}


def check_end(program, table):
    """Who wins is said as it is written."""
    result = tree.wait("the record of the end",
                       lambda: next((r["result"] for r in program.replay()
                                     if r.get("result", {}).get("over")), None))
    for seat, name in enumerate(PLAYERS[:len(result["scores"])]):
        if (name in table.said()) != (seat in result["winners"]):
            raise tree.Failure(f"“{table.said()}”, but the record says {result}")


def check_turn(program, table):
    """Whose turn it is, is said as it is written."""
    def agrees():
        last = [line for line in program.replay("--trace") if "player" in line][-1]
        return table.said().startswith(PLAYERS[last["player"]])

    tree.wait(f"a record that agrees with “{table.said()}”", agrees)


def play(program, table):
    n_acts = 0
    while not table.is_over():
        if table.is_mine():
            table.act()
            n_acts += 1
        else:
            table.hurry()
    check_end(program, table)
    return n_acts


def begin(program, kind):
    tree.press(program.root, "push button", NAMES[kind])
    tree.check_names(program.root)
    tree.press(program.root, "push button", "Start")
    tree.wait("the table", lambda: program.title() == NAMES[kind])


def test_game(program, kind, n_seats, choice):
    program.set_up(kind, n_seats)
    program.start()
    begin(program, kind)
    table = TABLES[kind](program, choice)
    tree.check_names(program.root)
    n_acts = play(program, table)
    tree.check_names(program.root)
    return f"{n_acts} deeds, “{table.said()}”"


# Items of the menu, and whether what they open is made by the program.
DIALOGS = (
    ("Preferences", True),
    ("Keyboard Shortcuts", True),
    ("About Cheeseboard", False),
)


def open_item(program, item):
    tree.press(program.root, "push button", "Main Menu")
    tree.press(program.root, "menu item", item)


def count_windows(program):
    """Tooltips are no windows."""
    return sum(tree.role(node) != "filler" for node in tree.children(program.root))


def test_menu(program, kind, n_seats, choice):
    """Every dialog can be opened, has names, and can be closed again."""
    program.set_up(kind, n_seats)
    program.start()
    begin(program, kind)
    for item, ours in DIALOGS:
        open_item(program, item)
        tree.wait(item, lambda: count_windows(program) > 1)
        dialog = [n for n in tree.children(program.root) if tree.role(n) != "filler"][-1]
        if ours:
            tree.check_names(dialog)
        tree.close(dialog)
        tree.wait(f"the end of {item}", lambda: count_windows(program) == 1)
    open_item(program, "Hint")
    open_item(program, "Rules")
    tree.wait("the rules", lambda: tree.find_all(program.root, "label", lambda n: n == "Rules"))
    tree.check_names(program.root)
    tree.press(program.root, "push button", "Back")
    open_item(program, "New Game")
    tree.wait("the set-up", lambda: tree.find_all(program.root, "label",
                                                  lambda n: n == "New Game"))
    return "the menu and its dialogs"


def test_language(program, kind, n_seats, choice):
    """A game goes on in another language, and everything still has a name."""
    program.set_up(kind, n_seats)
    program.start()
    begin(program, kind)
    table = TABLES[kind](program, choice)
    tree.wait("the turn", table.is_mine)
    subprocess.run(["gsettings", "set", "io.github.cheeseboard.Cheeseboard", "language", "fr"],
                   env=program.env, check=True)
    tree.wait("French", lambda: tree.find(program.root, "push button", "Annuler"))
    tree.check_names(program.root)
    subprocess.run(["gsettings", "set", "io.github.cheeseboard.Cheeseboard", "language", "en"],
                   env=program.env, check=True)
    tree.wait("English", lambda: tree.find(program.root, "push button", "Undo"))
    check_turn(program, TABLES[kind](program, choice))
    return "French and back"


def test_files(program, kind, n_seats, choice):
    """A good file is opened; of a bad one it is said, and the game stays."""
    program.set_up(kind, n_seats)
    program.start()
    program.hand_over(SOURCE / "tests/data/rescue-unfinished.cheese")
    tree.wait("the good file", lambda: program.title() == "Cheese Rescue")
    table = Rescue(program, choice)
    said = tree.wait("its turn", table.said)
    if not said.startswith("Ada"):
        raise tree.Failure(f"“{said}”, and the file says that Ada is to play")
    program.hand_over(SOURCE / "tests/data/rescue-unfinished.cheese.result")
    tree.wait("words on the bad file", lambda: tree.find_all(
        program.root, "label", lambda name: "rescue-unfinished.cheese.result" in name))
    if program.title() != "Cheese Rescue":
        raise tree.Failure("a bad file took the game from the table")
    return "one good, one bad"


def list_tests(is_long):
    for kind in KINDS:
        for n_seats in range(2, MOST_SEATS[kind] + 1 if is_long else 3):
            yield f"game {kind} {n_seats}", test_game, kind, n_seats
    for kind in KINDS if is_long else KINDS[:1]:
        yield f"menu {kind}", test_menu, kind, 2
        yield f"language {kind}", test_language, kind, 2
    if is_long:
        yield "files", test_files, KINDS[0], 2


def run(build, test, kind, n_seats, seed):
    program = Program(build)
    try:
        words = test(program, kind, n_seats, random.Random(seed))
        program.stop()
        program.check_errors()
        return True, words
    except tree.Failure as failure:
        return False, str(failure)
    finally:
        program.clear()


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("build", type=pathlib.Path)
    parser.add_argument("--long", action="store_true", help="each number of players")
    parser.add_argument("--only", default="", help="tests with this in their name alone")
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    tests = [t for t in list_tests(arguments.long) if arguments.only in t[0]]
    failed = 0

    print(f"1..{len(tests)}")
    for number, (name, test, kind, n_seats) in enumerate(tests, 1):
        passed, words = run(arguments.build.resolve(), test, kind, n_seats, arguments.seed)
        failed += not passed
        print(f"{'ok' if passed else 'not ok'} {number} {name} # {words}", flush=True)
    return 1 if failed else 0


if "DISPLAY" not in os.environ:
    print("There is no display")
    sys.exit(SKIP)
if "--inside" not in sys.argv:
    # A bus of its own, so that it meets no other program.
    os.execvp("dbus-run-session", ["dbus-run-session", "--", sys.executable, *sys.argv, "--inside"])
sys.argv.remove("--inside")
sys.exit(main())
