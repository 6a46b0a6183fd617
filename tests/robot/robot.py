#!/usr/bin/python3
# robot.py - plays by what a screen reader is told, and by nothing else
#
# SPDX-License-Identifier: GPL-3.0-or-later
"""Usage: robot.py BUILD-FOLDER [--long] [--only NAME] [--seed N]

Needs a display. Everything is found by role and name; what was said must be what the
record of the game holds."""

import argparse
import functools
import os
import pathlib
import random
import re
import subprocess
import sys
import tempfile

SKIP = 77
SYSTEM_PYTHON = "/usr/bin/python3"
INSIDE = "--inside"
SOURCE = pathlib.Path(__file__).resolve().parents[2]

# Nothing is left among the sources.
sys.dont_write_bytecode = True


def use_own_bus():
    """A bus of its own, so that it meets no other program.

    That of the accessible trees has its socket in the runtime folder, by the number of the
    display, and its address is a property of the display, which outlives it. With those of an
    earlier run one waits for ever for a program that is elsewhere."""
    with tempfile.TemporaryDirectory(prefix="cheeseboard-robot-") as folder:
        env = dict(os.environ, XDG_RUNTIME_DIR=folder)
        return subprocess.run(["dbus-run-session", "--", sys.executable, *sys.argv, INSIDE],
                              env=env, check=False).returncode


def find_tree_bus():
    """The program and the robot are told where it is, and need not look."""
    from gi.repository import Gio

    bus = Gio.bus_get_sync(Gio.BusType.SESSION)
    answer = bus.call_sync("org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress", None,
                           None, Gio.DBusCallFlags.NONE, -1, None)
    os.environ["AT_SPI_BUS_ADDRESS"] = answer[0]


try:
    if INSIDE in sys.argv:
        find_tree_bus()
    import cb_tree as tree
except (ImportError, ValueError):
    # The bindings belong to the system's Python, and another may come first.
    if sys.executable != SYSTEM_PYTHON and os.access(SYSTEM_PYTHON, os.X_OK):
        os.execv(SYSTEM_PYTHON, [SYSTEM_PYTHON, *sys.argv])
    print("There are no bindings of AT-SPI")
    sys.exit(SKIP)

from cb_lessons import Lesson  # noqa: E402
from cb_program import Program  # noqa: E402
from cb_tables import TABLES, Typist  # noqa: E402

NAMES = {
    "cheese-rescue": "Cheese Rescue",
    "bon-appetit": "Bon Appétit!",
    "chateau-roquefort": "Château Roquefort",
}
KINDS = tuple(NAMES)
MOST_SEATS = {"cheese-rescue": 4, "bon-appetit": 6, "chateau-roquefort": 4}
ESCAPE = 0xff1b
# How many games to play until somebody is helped.
MOST_GAMES = 5
LANGUAGES = ("fr", "nl", "es", "en")
INTERFACE = "org.gnome.desktop.interface"
CONTRAST = "org.gnome.desktop.a11y.interface"


def begin(program, kind):
    tree.press(program.root, "push button", NAMES[kind])
    tree.check_names(program.root)
    tree.press(program.root, "push button", "Start")
    tree.wait("the table", lambda: program.title() == NAMES[kind])


def start(program, kind, n_seats, choice, n_humans=1):
    program.set_up(kind, n_seats, n_humans)
    program.start()
    begin(program, kind)
    return TABLES[kind](program, choice, n_seats, n_humans)


def tell(table, n_acts):
    account = table.listener.account
    curtains = f"{table.n_curtains} curtains, " if table.n_curtains else ""
    return (f"{n_acts} deeds, {curtains}{table.listener.n_texts} texts about {account.n_told} "
            f"events, “{table.said()}”")


def test_game(program, kind, n_seats, choice, n_humans=1):
    program.set_still()
    table = start(program, kind, n_seats, choice, n_humans)
    tree.check_names(program.root)
    n_acts = table.play()
    tree.check_names(program.root)
    if table.has_secrets and n_humans > 1 and table.n_curtains < 2:
        raise tree.Failure("there was no curtain between the hands")
    return tell(table, n_acts)


def test_help(program, kind, n_seats, choice):
    """Two people with gentle help: who is to play hears it, and nobody else. There are games
    in which nobody is ever in danger."""
    program.set_still()
    for _ in range(MOST_GAMES):
        table = start(program, kind, n_seats, choice, 2)
        open_item(program, "Gentle Help")
        n_acts = table.play()
        if table.listener.n_helped > 0:
            return f"{table.listener.n_helped} times helped, {tell(table, n_acts)}"
        program.stop()
        program.ear.listen()
    raise tree.Failure("nobody was helped")


def test_lesson(program, kind, language, choice):
    """Every step, with wrong moves, a step back and a break; then a first game."""
    program.set_up(kind, 2, language=language)
    program.set_still()
    program.start()
    tree.press(program.root, "push button", NAMES[kind])
    lesson = Lesson(program, NAMES[kind], language, choice)
    card = lesson.play()
    tree.check_names(program.root)
    lesson.press(card, lesson.first_game)
    tree.wait("a first game", lambda: lesson.find_card() is None and program.record())
    return f"{card.n_steps} steps, {lesson.n_answers} wrong moves answered"


def test_typed(program, kind, n_seats, choice):
    """A whole game by the entry for moves."""
    program.set_still()
    table = start(program, kind, n_seats, choice)
    tree.wait("the turn", table.is_mine)
    typist = Typist(table)
    typist.check_nonsense()
    tree.check_names(program.root)
    n_acts = table.play(typist.act)
    return tell(table, n_acts)


def find_menu(program, name="Main Menu"):
    """Its button; in newer versions of GTK it is the one inside of a menu button that acts."""
    return (tree.find(program.root, "push button", name) or
            tree.find(program.root, "toggle button", name))


def open_menu(program):
    tree.wait("the menu", lambda: find_menu(program)).do_action(0)


def open_item(program, item):
    open_menu(program)
    tree.press(program.root, "menu item", item)


def list_items(program):
    """All items of the menu."""
    open_menu(program)
    items = tree.wait("the menu", lambda: tree.find_all(program.root, "menu item", bool))
    names = {item.get_name() for item in items}
    tree.press_key(ESCAPE)
    tree.wait("the end of the menu",
              lambda: not tree.find_all(program.root, "menu item", bool))
    return names


def list_dialogs(program):
    """Windows of their own, or from libadwaita 1.5 on inside of the first; tooltips have no
    names."""
    first, *others = program.windows()
    return ([node for node in others if tree.is_named(node)] +
            [node for node in tree.walk(first) if tree.role(node) in ("dialog", "alert")])


def show_dialog(program, item, is_ours):
    """It comes, has names, and goes again."""
    open_item(program, item)
    dialog = tree.wait(item, lambda: list_dialogs(program))[-1]
    if is_ours:
        tree.check_names(dialog)
    tree.close(dialog)
    tree.wait(f"the end of {item}", lambda: not list_dialogs(program))


def show_page(program, item, title, has_pictures):
    """It comes with its title, has names, and one can go back."""
    open_item(program, item)
    tree.wait(item, lambda: tree.find_all(program.root, "label", title.__eq__))
    tree.check_names(program.root)
    if has_pictures:
        tree.check_pictures(program.root)
    tree.press(program.root, "push button", "Back")


# Items of the menu that open a window, and whether that is made by the program.
DIALOGS = (
    ("Preferences", True),
    ("Keyboard Shortcuts", True),
    ("About Cheeseboard", False),
    ("Open…", False),
    ("Save a Copy…", False),
)
# Those that open a page, what it is called, and whether there are pictures.
PAGES = (
    ("Rules", "Rules", True),
    ("All Games", "All Games", False),
)
# Those that do something else.
OTHERS = ("Hint", "Gentle Help", "Type a Move", "Learn by Playing", "New Game")
# How hints begin.
HINTS = ("Play ", "Put ", "Bring ", "Lift ", "Move ", "Push ", "Run ", "End ")


def test_menu(program, kind, n_seats, choice):
    """Every item does something, which has names and ends."""
    table = start(program, kind, n_seats, choice)
    tree.wait("the turn", table.is_mine)
    items = list_items(program)
    known = {item for item, *_ in DIALOGS + PAGES}.union(OTHERS)
    if not items <= known:
        raise tree.Failure(f"nobody tries {items - known}")
    for item, is_ours in DIALOGS:
        show_dialog(program, item, is_ours)
    for item, title, has_pictures in PAGES:
        show_page(program, item, title, has_pictures)
        tree.wait("the table", lambda: program.title() == NAMES[kind])
    # Where luck decides there is none. Newer GTK announces its sentence, without the word.
    if "Hint" in items:
        open_item(program, "Hint")
        tree.wait("a hint", lambda: any("Hint" in text or text.startswith(HINTS)
                                                for text in program.ear.listen()))
    for _ in range(2):
        open_item(program, "Gentle Help")
    open_item(program, "Type a Move")
    tree.press(program.root, "push button", "Stop Typing")
    open_item(program, "Learn by Playing")
    tree.press(program.root, "push button", "Leave the Lesson")
    open_item(program, "New Game")
    tree.wait("the set-up", lambda: tree.find_all(program.root, "label", "New Game".__eq__))
    tree.check_names(program.root)
    return f"{len(items)} items"


# What changes in mid-game, and the language then.
CHANGES = (
    ("language", "fr", None, "fr"),
    ("color-scheme", "prefer-dark", INTERFACE, "fr"),
    ("language", "nl", None, "nl"),
    ("high-contrast", "true", CONTRAST, "nl"),
    ("language", "es", None, "es"),
    ("color-scheme", "default", INTERFACE, "es"),
    ("language", "en", None, "en"),
)


def test_changes(program, kind, n_seats, choice):
    """A game goes on in other languages and colours, and everything still has a name."""
    table = start(program, kind, n_seats, choice)
    tree.wait("the turn", table.is_mine)
    for key, value, schema, language in CHANGES:
        menu = program.load_words(language).gettext("Main Menu")
        if schema is None:
            program.set_setting(key, value)
        else:
            program.set_setting(key, value, schema)
        tree.wait(f"{key} {value}", lambda: find_menu(program, menu))
        tree.check_names(program.root)
    program.ear.listen()
    table = TABLES[kind](program, choice, n_seats)
    table.check_turn()
    n_acts = table.play()
    return f"{len(CHANGES)} changes, then {tell(table, n_acts)}"


# Names that say which file is on the table.
OWNERS = ("Ada", "Bo", "Cleo", "Dan", "Eve", "Fay")


def write_good(program, source, number, n_moves):
    """A record with names of its own, of which the last moves may be left out."""
    lines = program.replay("--trace", path=source)
    plies = [line for line in lines if "move" in line]
    is_over = lines[-1]["result"]["over"]
    n_moves = len(plies) if n_moves is None and is_over else min(n_moves or 0, len(plies) - 1)
    names = [f"{name}{number}" for name in OWNERS[:len(lines[-1]["result"]["scores"])]]
    turn = plies[n_moves]["player"] if n_moves < len(plies) else None
    seats = ["human" if seat == turn else "computer-easy" for seat in range(len(names))]
    text = re.sub(r"(?m)^(?:Names|Seats)=.*\n", "", source.read_text(encoding="utf-8"))
    text = text.replace("[Record]\n", f"[Record]\nNames={';'.join(names)};\n"
                                      f"Seats={';'.join(seats)};\n")
    moves = ";".join(ply["move"] for ply in plies[:n_moves])
    text = re.sub(r"(?m)^List=.*$", lambda _: f"List={moves};" if moves else "List=", text)
    path = program.folder / f"good-{number}.cheese"
    path.write_text(text, encoding="utf-8")
    return path, names, turn


def find_said(program):
    return [node.get_name() for node in tree.find_all(program.root, "status bar", bool)]


def check_good(program, path, names, turn):
    """It comes to the table, and what is said there is what it holds."""
    result = program.replay(path=path)[-1]["result"]
    expected = {names[turn]} if turn is not None else {names[w] for w in result["winners"]}
    program.hand_over(path)
    tree.wait(f"{path.name}, in which {expected} must be named", lambda: any(
        expected == {name for name in names if name in said} for said in find_said(program)))
    tree.check_names(program.root)


def write_bad(program):
    good = (SOURCE / "tests/data/rescue-unfinished.cheese").read_text(encoding="utf-8")
    spoiled = {
        "empty": b"",
        "binary": bytes(range(256)) * 16,
        "truncated": good[:len(good) // 2].encode(),
        "another-game": good.replace("cheese-rescue", "chess").encode(),
        "wrong-move": good.replace("2@0,-1", "9@0,-1").encode(),
        "future": good.replace("Format=1", "Format=99").encode(),
        "result": (SOURCE / "tests/data/rescue-unfinished.cheese.result").read_bytes(),
    }
    for name, content in spoiled.items():
        path = program.folder / f"bad-{name}.cheese"
        path.write_bytes(content)
        yield path
    (program.folder / "bad-folder.cheese").mkdir()
    yield program.folder / "bad-folder.cheese"
    yield program.folder / "bad-missing.cheese"


def check_bad(program, path, names):
    """It is said what cannot be opened, and the game before stays."""
    program.hand_over(path)
    tree.wait(f"words on {path.name}", lambda: tree.find_all(
        program.root, "label", lambda name: path.name in name))
    if not any(name in said for said in find_said(program) for name in names):
        raise tree.Failure(f"{path.name} took the game from the table")


def test_all_files(program, kind, n_seats, choice):
    return test_files(program, kind, n_seats, choice, "*.cheese")


def test_files(program, kind, n_seats, choice, pattern="*-2.cheese"):
    """Good files are opened; of bad ones it is said, and the game stays."""
    program.set_up(kind, n_seats)
    program.start()
    n_good = n_bad = 0
    for source in sorted((SOURCE / "tests/data").glob(pattern)):
        for n_moves in (choice.randrange(30), None):
            path, names, turn = write_good(program, source, n_good, n_moves)
            check_good(program, path, names, turn)
            n_good += 1
    for path in write_bad(program):
        check_bad(program, path, names)
        n_bad += 1
    return f"{n_good} good, {n_bad} bad"


def list_mixes(n_seats):
    """How many of the players are people."""
    return sorted({0, 1, n_seats - 1, n_seats})


def list_games(is_long):
    for kind in KINDS:
        if not is_long:
            yield f"game {kind} 2", test_game, kind, 2
            continue
        for n_seats in range(2, MOST_SEATS[kind] + 1):
            for n_humans in list_mixes(n_seats):
                yield (f"game {kind} {n_seats} people {n_humans}",
                       functools.partial(test_game, n_humans=n_humans), kind, n_seats)


def list_lessons(is_long):
    """In a language each, or each in all of them."""
    for kind, language in zip(KINDS, LANGUAGES):
        for spoken in LANGUAGES if is_long else (language,):
            yield f"lesson {kind} {spoken}", test_lesson, kind, spoken


def list_tests(is_long):
    yield from list_games(is_long)
    yield from list_lessons(is_long)
    for kind in KINDS if is_long else KINDS[:1]:
        yield f"help {kind}", test_help, kind, 3 if is_long else 2
        yield f"typed {kind}", test_typed, kind, 2
        yield f"menu {kind}", test_menu, kind, 2
        yield f"changes {kind}", test_changes, kind, 2
    yield "files", test_all_files if is_long else test_files, KINDS[0], 2


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
if INSIDE not in sys.argv:
    sys.exit(use_own_bus())
sys.argv.remove(INSIDE)
sys.exit(main())
