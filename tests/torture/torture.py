# torture.py - kill it, fill the disk, take the folder away, and look what is left
#
#   torture.py BUILD [--short] [--seed N] [CASE...]
#
# Each case begins with an empty folder of games, does its worst to the programs of
# the build folder, and says what it expects. Results are told in the TAP format.
#
# SPDX-License-Identifier: GPL-3.0-or-later

import argparse
import os
import random
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time

RECORD = """[Record]
Format=1
Game=chateau-roquefort
Players=2
Names=Ada;Brie;
Seats=computer-easy;computer-easy;

[Options]
cheeses=6

[Deal]
{deal}
"""

SETTINGS = """[io/github/cheeseboard/Cheeseboard]
pace='{pace}'
"""

# How long something that must come may take on a slow machine. Nothing waits for as
# long as this unless it has failed.
PATIENCE = 120


class Failure(Exception):
    """What was expected did not come."""


class Skip(Exception):
    """This machine cannot do it."""


def expect(true, what):
    if not true:
        raise Failure(what)


def wait_for(function, what):
    """What the function returns, as soon as that is true."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        value = function()
        if value:
            return value
        time.sleep(0.01)
    raise Failure("in vain: " + what)


class Torture:
    def __init__(self, build, short, seed):
        self.build = build
        self.short = short
        self.random = random.Random(seed)
        self.home = tempfile.mkdtemp(prefix="cheeseboard-torture-")
        self.data = os.path.join(self.home, "data")
        self.games = os.path.join(self.data, "cheeseboard", "games")
        self.children = []
        self.pace = "off"

    # The environment and the programs.

    def get_environment(self):
        data = os.path.join(self.build, "data")
        keyfile = os.path.join(self.home, "config", "glib-2.0", "settings", "keyfile")
        os.makedirs(os.path.dirname(keyfile), exist_ok=True)
        with open(keyfile, "w") as file:
            file.write(SETTINGS.format(pace=self.pace))
        environment = dict(os.environ, XDG_DATA_HOME=self.data,
                           XDG_CONFIG_HOME=os.path.join(self.home, "config"),
                           GSETTINGS_SCHEMA_DIR=data, GSETTINGS_BACKEND="keyfile",
                           G_DEBUG="fatal-criticals", GSK_RENDERER="cairo", GTK_A11Y="none",
                           LC_ALL="C.UTF-8")
        # Two programs on one bus would be one.
        environment.pop("DBUS_SESSION_BUS_ADDRESS", None)
        return environment

    def start(self, *command, **options):
        child = subprocess.Popen(command, env=self.get_environment(), start_new_session=True,
                                 **options)
        self.children.append(child)
        return child

    def run_endless(self, *arguments):
        program = os.path.join(self.build, "tests", "torture", "endless")
        result = subprocess.run([program, *arguments], env=self.get_environment(),
                                capture_output=True, text=True)
        expect(result.returncode == 0, result.stderr.strip())
        return dict(self.parse(line) for line in result.stdout.splitlines())

    def play_moves(self, n_moves):
        """Returns the game, which is longer than that."""
        seed = self.random.randrange(1 << 32)
        return next(iter(self.run_endless("play", str(seed), str(n_moves))))

    def start_endless(self):
        program = os.path.join(self.build, "tests", "torture", "endless")
        return self.start(program, "play", str(self.random.randrange(1 << 32)),
                          stdout=subprocess.PIPE, text=True)

    def start_window(self, *files, wrapper=()):
        if "DISPLAY" not in os.environ:
            raise Skip("there is no display")
        return self.start(*wrapper, os.path.join(self.build, "src", "cheeseboard"), *files)

    @staticmethod
    def parse(line):
        path, moves = line.rstrip("\n").split("\t")
        return path, int(moves)

    # The folder.

    def clear_unless_mounted(self, name):
        self.end_children()
        if not name.startswith("in-"):
            shutil.rmtree(self.data, ignore_errors=True)
            os.makedirs(self.data)

    def end_children(self):
        for child in self.children:
            if child.poll() is None:
                os.killpg(child.pid, signal.SIGKILL)
            child.wait()
        self.children = []

    def write_record(self):
        """A game of two computers that goes on as soon as it is opened."""
        path = os.path.join(self.home, "game.cheese")
        cli = os.path.join(self.build, "src", "cli", "cheeseboard-cli")
        folder = tempfile.mkdtemp(dir=self.home)
        subprocess.run([cli, "simulate", "chateau-roquefort", "--seats", "random,random",
                        "--games", "1", "--seed", str(self.random.randrange(1000)),
                        "--max-plies", "1", "--records", folder], check=True,
                       stdout=subprocess.DEVNULL)
        text = open(os.path.join(folder, os.listdir(folder)[0])).read()
        deal = re.search(r"\[Deal\]\n(.*?)\n\n", text, re.S).group(1)
        with open(path, "w") as file:
            file.write(RECORD.format(deal=deal))
        shutil.rmtree(folder)
        return path

    def count_moves(self):
        """The number of moves in each file, whatever else is in the folder."""
        moves = {}
        for name in os.listdir(self.games) if os.path.isdir(self.games) else []:
            if name.endswith(".cheese"):
                with open(os.path.join(self.games, name)) as file:
                    found = re.search(r"\[Moves\]\nList=(.*)\n", file.read())
                moves[name] = found.group(1).count(";") if found else 0
        return moves

    def has_moves(self, least):
        moves = self.count_moves()
        return bool(moves) and max(moves.values()) >= least

    def find_left_over(self):
        return [name for name in os.listdir(self.games) if not name.endswith(".cheese")]

    def kill(self, child):
        os.killpg(child.pid, signal.SIGKILL)
        child.wait()

    def close(self, child):
        child.terminate()
        child.wait()

    # The cases. The first line of each says what it expects.

    def case_kill_library(self):
        """Killed while it saves: all can be read, no move is lost that was on the disk."""
        n_kills = 40 if self.short else 450
        known = {}
        for _ in range(n_kills):
            child = self.start_endless()
            for _ in range(self.random.randrange(1, 30)):
                path, moves = self.parse(child.stdout.readline())
                known[path] = moves
            for _ in range(self.random.randrange(20000)):
                pass
            self.kill(child)
            for line in child.stdout:
                path, moves = self.parse(line)
                known[path] = moves
            found = self.run_endless("check")
            for path, moves in known.items():
                expect(found.get(path, -1) >= moves,
                       f"{path} has {found.get(path)} moves instead of {moves}")
        self.run_endless("latest")
        expect(not self.find_left_over(), f"left over: {self.find_left_over()}")
        return f"{n_kills} kills, {len(known)} games"

    def case_kill_window(self):
        """The window is killed in mid-game: the game is there, and so it is at every start."""
        n_kills = 3 if self.short else 64
        record = self.write_record()
        for _ in range(n_kills):
            child = self.start_window(record)
            least = self.random.randrange(2, 60)
            wait_for(lambda: self.has_moves(least) or child.poll() is not None, "a game that goes on")
            expect(child.poll() is None, f"the window ended with {child.returncode}")
            before = self.count_moves()
            self.kill(child)
            after = self.run_endless("check")
            for name, moves in before.items():
                expect(after[os.path.join(self.games, name)] >= moves, f"{name} lost moves")
            record = next(iter(self.run_endless("latest")), None) or self.write_record()
        expect(not self.find_left_over(), f"left over: {self.find_left_over()}")
        return f"{n_kills} kills"

    def case_full_disk(self):
        """The disk is full and has room again: the window lives, and the game is saved then."""
        return self.run_mounted("full", "-t tmpfs -o size=256k none")

    def case_read_only(self):
        """The disk becomes read-only and writable again: the same."""
        return self.run_mounted("read-only", "-t tmpfs none")

    def run_mounted(self, fault, mount):
        """Runs one case of ours once more, where it may mount what it likes."""
        command = ["unshare", "--map-root-user", "--mount", "--fork", "--kill-child", "sh", "-c",
                   f"mount {mount} '{self.data}' && exec \"$@\"", "sh",
                   sys.executable, __file__, self.build, f"in-{fault}", "--home", self.home]
        if subprocess.run(["unshare", "--map-root-user", "--mount", "true"],
                          stderr=subprocess.DEVNULL).returncode != 0:
            raise Skip("this machine does not let programs mount anything")
        result = subprocess.run(command, capture_output=True, text=True)
        expect(result.returncode == 0, (result.stdout + result.stderr).strip())
        return ""

    def case_in_full(self):
        """(within a file system of its own)"""
        filler = os.path.join(self.data, "filler")

        def fill():
            with open(filler, "wb", buffering=0) as file:
                try:
                    while True:
                        file.write(b"x" * 4096)
                except OSError:
                    pass

        return self.play_through(fill, lambda: os.unlink(filler))

    def case_in_read_only(self):
        """(within a file system of its own)"""
        # A file system with open files cannot be made read-only: another one takes its place.
        return self.play_through(
            lambda: subprocess.run(["mount", "-t", "tmpfs", "-o", "ro", "none", self.games],
                                   check=True),
            lambda: subprocess.run(["umount", self.games], check=True))

    def case_deleted_folder(self):
        """The folder is removed in mid-game: it is made again, with the game in it."""
        return self.play_through(lambda: shutil.rmtree(self.games), lambda: None)

    def play_through(self, break_it, mend_it):
        # Slow enough that the game is not over before it is mended.
        self.pace = "fast"
        child = self.start_window(self.write_record())
        wait_for(lambda: self.has_moves(4), "a game that goes on")
        before = max(self.count_moves().values())
        break_it()
        # Time for many moves, of which none can be saved.
        time.sleep(1)
        expect(child.poll() is None, f"the window ended with {child.returncode}")
        mend_it()
        wait_for(lambda: self.has_moves(before + 8), "a game that is saved again")
        expect(child.poll() is None, f"the window ended with {child.returncode}")
        self.close(child)
        self.pace = "off"
        self.run_endless("check")
        return ""

    def case_two_programs(self):
        """Two windows with the same game: each has a file of its own, and none shrinks."""
        # Slow enough that the first game is not over before the second begins.
        self.pace = "fast"
        first = self.start_window(self.write_record())
        wait_for(lambda: self.has_moves(4), "a game that goes on")
        own = next(iter(self.count_moves()))
        second = self.start_window(os.path.join(self.games, own))
        seen = self.count_moves()

        def has_both():
            for name, moves in self.count_moves().items():
                expect(moves >= seen.get(name, 0), f"{name} has fewer moves than before")
                seen[name] = moves
            return len(seen) >= 2 and min(seen.values()) >= 12

        wait_for(has_both, "two games that go on")
        expect(first.poll() is None and second.poll() is None, "a window ended")
        self.close(first)
        self.close(second)
        self.pace = "off"
        expect(len(self.run_endless("check")) == 2, "there are not two games")
        return ""

    def case_clock(self):
        """The clock is set forward and back: the game that is continued was played last."""
        old = self.play_moves(3)
        for moment in (4e9, 1e9):
            os.utime(old, (moment, moment))
            path = self.play_moves(3)
            os.utime(path, (2e9, 2e9))
            latest = next(iter(self.run_endless("latest")))
            expect(latest == path, f"{latest} is continued instead of {path}")
            old = path
        return ""


def get_cases(torture, wanted):
    names = [name[5:].replace("_", "-") for name in dir(torture) if name.startswith("case_")]
    return wanted or [name for name in names if not name.startswith("in-")]


def run_case(torture, number, name):
    """Whether it went as expected."""
    case = getattr(torture, "case_" + name.replace("-", "_"))
    about = f"{name}: {case.__doc__.splitlines()[0]}"
    torture.clear_unless_mounted(name)
    try:
        figures = case()
        print(f"ok {number} - {about} {figures}".rstrip(), flush=True)
    except Skip as reason:
        print(f"ok {number} - {about} # SKIP {reason}", flush=True)
    except Failure as reason:
        print(f"not ok {number} - {about}\n# {reason}", flush=True)
        return False
    finally:
        torture.clear_unless_mounted(name)
    return True


def main():
    parser = argparse.ArgumentParser(description="Do the worst to games that are kept.")
    parser.add_argument("build", help="a build folder")
    parser.add_argument("--short", action="store_true", help="a few tries of each")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--home", help=argparse.SUPPRESS)
    parser.add_argument("case", nargs="*", help="all, if none is named")
    arguments = parser.parse_intermixed_args()

    torture = Torture(os.path.abspath(arguments.build), arguments.short, arguments.seed)
    if arguments.home:
        os.rmdir(torture.home)
        torture.home = arguments.home
        torture.data = os.path.join(torture.home, "data")
        torture.games = os.path.join(torture.data, "cheeseboard", "games")
    cases = get_cases(torture, arguments.case)
    print(f"1..{len(cases)}", flush=True)
    results = [run_case(torture, i + 1, name) for i, name in enumerate(cases)]
    if not arguments.home:
        shutil.rmtree(torture.home, ignore_errors=True)
    return 0 if all(results) else 1


if __name__ == "__main__":
    sys.exit(main())
