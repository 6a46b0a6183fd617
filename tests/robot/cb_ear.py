# cb_ear.py - what a screen reader is given to say
#
# SPDX-License-Identifier: GPL-3.0-or-later
"""Announcements; and before GTK 4.14 descriptions, which carry the same."""

import cb_tree as tree
from gi.repository import Atspi, GLib

EVENTS = ("object:announcement", "object:property-change:accessible-description")
# What stays in sight, and says itself what it last said.
STANDING = "status bar"


class Ear:
    """Keeps what it hears until somebody asks."""

    def __init__(self):
        self.heard = []
        self.listener = Atspi.EventListener.new(self.hear)
        for event in EVENTS:
            self.listener.register(event)

    @staticmethod
    def find_role(node):
        """What has gone since was no line that stays."""
        try:
            return tree.role(node)
        except GLib.Error:
            return ""

    def hear(self, event):
        if isinstance(event.any_data, str) and self.find_role(event.source) != STANDING:
            self.heard.append(event.any_data)

    def listen(self):
        """What was heard since."""
        context = GLib.MainContext.default()
        while context.iteration(False):
            pass
        heard, self.heard = self.heard, []
        return [text for text in heard if text]

    def close(self):
        for event in EVENTS:
            self.listener.deregister(event)
