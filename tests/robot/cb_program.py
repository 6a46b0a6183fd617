# cb_program.py - the program, as the robot runs it
#
# SPDX-License-Identifier: GPL-3.0-or-later
"""A program with settings, games and an accessible tree of its own."""

import collections
import gettext
import json
import os
import pathlib
import re
import shutil
import signal
import subprocess
import tempfile

import cb_ear
import cb_tree as tree
import cb_words

# What libraries say although nothing is wrong.
LISTED = (
    "Unable to acquire session bus",
    # GTK 4.24, where two frames come at once.
    "gdk_frame_timings_submitted() called on submitted frame",
)
PLAYERS = ("Robin", "Brie", "Colby", "Danbo", "Edam", "Feta")
APPLICATION = "io.github.cheeseboard.Cheeseboard"
SETTINGS = APPLICATION.replace(".", "/")
# How long a program may take that only hands something over, in seconds.
PATIENCE = 60
# How many texts are remembered.
RECENT = 5


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
        self.ear = cb_ear.Ear()

    def set_up(self, kind, n_seats, n_humans=1, language="en"):
        """Who plays, as if it had been chosen in an earlier run."""
        file = self.folder / "config/glib-2.0/settings/keyfile"
        file.parent.mkdir(parents=True, exist_ok=True)
        names = ", ".join(f"'{name}'" for name in PLAYERS[:n_seats])
        seats = ", ".join(["'human'"] * n_humans + ["'computer-medium'"] * (n_seats - n_humans))
        file.write_text(
            f"[{SETTINGS}]\npace='off'\nsound=false\nlanguage='{language}'\n\n"
            f"[{SETTINGS}/games/{kind}]\nnames=[{names}]\nseats=[{seats}]\n",
            encoding="utf-8",
        )

    def load_words(self, language):
        return gettext.translation("cheeseboard", self.build / "po", [language], fallback=True)

    def set_still(self):
        """The desktop wants less motion: nobody looks."""
        file = self.folder / "config/gtk-4.0/settings.ini"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text("[Settings]\ngtk-enable-animations=0\n", encoding="utf-8")

    def set_setting(self, key, value, schema=APPLICATION):
        subprocess.run(["gsettings", "set", schema, key, value], env=self.env, check=True,
                       timeout=PATIENCE)

    def start(self, *arguments):
        self.process = subprocess.Popen(
            [str(self.build / "src/cheeseboard"), *arguments],
            env=self.env, stdout=subprocess.DEVNULL, stderr=self.errors,
        )
        self.root = tree.wait("the program", self.find)
        tree.wait("the window", self.windows)

    def find(self):
        if self.process.poll() is not None:
            raise tree.Failure(f"the program ended: {self.read_errors()}")
        return tree.find_program("cheeseboard", self.process.pid)

    def windows(self):
        self.root.clear_cache()
        return list(tree.children(self.root))

    def hand_over(self, path):
        """What a file manager does with a file while the program runs."""
        subprocess.run([str(self.build / "src/cheeseboard"), str(path)], env=self.env, check=True,
                       stderr=self.errors, timeout=PATIENCE)

    def title(self):
        return next(iter(tree.children(self.root))).get_name()

    def stop(self):
        if self.process is not None and self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
            self.process.wait()
        self.process = None

    def read_errors(self):
        self.errors.flush()
        return (self.folder / "errors").read_text(encoding="utf-8", errors="replace")

    def check_errors(self):
        for line in self.read_errors().splitlines():
            if ("WARNING" in line or "CRITICAL" in line) and not any(w in line for w in LISTED):
                raise tree.Failure(f"the program warned: {line.strip()}")

    def clear(self):
        self.stop()
        self.ear.close()
        self.errors.close()
        shutil.rmtree(self.folder, ignore_errors=True)

    def record(self):
        """The game that was written last."""
        games = list((self.folder / "data/cheeseboard/games").glob("*.cheese"))
        return max(games, key=lambda path: path.stat().st_mtime_ns) if games else None

    def replay(self, *arguments, path=None):
        command = [str(self.build / "src/cli/cheeseboard-cli"), "replay", *arguments,
                   str(path or self.record())]
        output = subprocess.run(command, env=self.env, check=True, capture_output=True, text=True,
                                timeout=PATIENCE)
        return [json.loads(line) for line in output.stdout.splitlines()]

    def read_events(self):
        if self.record() is None:
            return []
        return [event for line in self.replay("--events") for event in line.get("events", [])]


class Listener:
    """Compares what is said in a game with its record."""

    def __init__(self, program, kind, n_seats, n_humans):
        self.program = program
        self.account = cb_words.Account(kind, PLAYERS[:n_seats], n_humans)
        self.n_texts = 0
        self.n_helped = 0
        # What ends a game is no event, and a word may follow it.
        self.recent = collections.deque(maxlen=RECENT)

    def compare(self, text):
        """With what is written, which may come a moment later."""
        n_told = self.account.n_told
        if self.account.take(text) == "":
            return

        def agrees():
            self.account.n_told = n_told
            self.account.events = self.program.read_events()
            return self.account.take(text) == ""

        try:
            tree.wait("a record", agrees)
        except tree.Failure as failure:
            raise tree.Failure(f"“{text}” was said, and the record has "
                               f"{self.account.expected()}") from failure

    def hear_help(self, text):
        """Only who is to play is helped, and about nobody else."""
        match = re.search(self.account.words.help, text)
        if match is None:
            return
        self.n_helped += 1
        turn = self.account.find_turn(text[:match.start()])
        if turn is None or match.groupdict().get("name", turn) != turn:
            raise tree.Failure(f"“{text}” was said to somebody else")

    def listen(self):
        for text in self.program.ear.listen():
            self.recent.append(text)
            self.hear_help(text)
            if self.account.news.match(text):
                self.n_texts += 1
                self.compare(text)

    def catch_up(self):
        """All that is written was said."""
        def has_heard():
            self.listen()
            self.account.events = self.program.read_events()
            return self.account.is_complete()

        try:
            tree.wait("words", has_heard)
        except tree.Failure as failure:
            raise tree.Failure(f"nothing was said of {self.account.expected()}") from failure
