# cb_tree.py - what a screen reader finds of the program, and can do with it
#
# SPDX-License-Identifier: GPL-3.0-or-later
"""The accessible tree, by role and name."""

import time

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402

# Nobody acts on these: they hold what is acted on.
HOLDERS = {"scroll pane", "list", "filler", "panel", "table", "list box", "frame", "menu"}
# GTK builds these of parts without a name; the whole has one.
WHOLES = {"combo box", "push button", "toggle button", "spin button", "list item", "menu button"}
# What GTK says in place of a name.
CLASSES = ("Gtk", "Adw", "Cb")
# What newer versions of AT-SPI and GTK call otherwise.
OLDER = {"button": "push button", "entry": "text", "grouping": "panel",
         "check menu item": "menu item"}
# How long to wait for what must come, in seconds.
PATIENCE = 30
# How long something may be without a name, in seconds.
MOMENT = 5


class Failure(Exception):
    """Something is not as it must be."""


def role(node):
    """By the name that it had first."""
    name = node.get_role_name()
    return OLDER.get(name, name)


def children(node):
    for i in range(node.get_child_count()):
        child = node.get_child_at_index(i)
        if child is not None:
            yield child


def walk(node):
    """Everything below a node, and the node; what goes meanwhile is left out."""
    try:
        yield node
        for child in children(node):
            yield from walk(child)
    except GLib.Error:
        return


def find_all(root, wanted, match):
    return [n for n in walk(root) if role(n) == wanted and match(n.get_name() or "")]


def find(root, wanted, name):
    """The first node of that role and name that can be acted on, if there is one."""
    for node in walk(root):
        try:
            if role(node) == wanted and node.get_name() == name and node.get_n_actions() > 0:
                return node
        except GLib.Error:
            continue
    return None


def wait(what, check, patience=PATIENCE):
    """Asks until there is an answer."""
    end = time.monotonic() + patience
    while time.monotonic() < end:
        try:
            answer = check()
        except GLib.Error:
            answer = None
        if answer:
            return answer
        time.sleep(0.02)
    raise Failure(f"waited in vain for {what}")


def press(root, wanted, name):
    node = wait(f"{wanted} “{name}”", lambda: find(root, wanted, name))
    node.do_action(0)


def press_key(symbol):
    """Goes to the window under the pointer, or to that which has the focus."""
    Atspi.generate_keyboard_event(symbol, None, Atspi.KeySynthType.SYM)


def close(window):
    """As its button does; some windows have several of those."""
    for i in range(window.get_n_actions()):
        if Atspi.Action.get_action_name(window, i) == "window.close":
            window.do_action(i)
            return
    press(window, "push button", "Close")


def is_named(node):
    """A row of a list is named by the words in it."""
    name = node.get_name() or ""
    if name == "" and role(node) == "list item":
        return any(role(n) == "label" and is_named(n) for n in walk(node))
    return name != "" and not name.startswith(CLASSES)


def can_be_reached(node):
    return node.get_state_set().contains(Atspi.StateType.FOCUSABLE)


def is_held(node):
    """Whether it is still found from the top. Newer versions of GTK answer for what has left
    the tree, too: it can have the focus as before, but has lost its name."""
    parent = node.get_parent()
    if parent is None or role(node) == "application":
        return True
    parent.clear_cache()
    return node in children(parent) and is_held(parent)


def stays_nameless(node):
    """What has just come is given its name in a moment, what has gone needs none, and a busy
    program answers late."""
    wanted = role(node)

    def has_name_or_is_gone():
        node.clear_cache()
        return (is_named(node) or role(node) != wanted or not can_be_reached(node) or
                not is_held(node))

    try:
        return not wait("a name", has_name_or_is_gone, MOMENT)
    except Failure:
        return True


def check_names(node, within="", path=""):
    """Fails at what can have the focus and does not say what it is."""
    try:
        named = is_named(node)
        if (can_be_reached(node) and not named and within == "" and role(node) not in HOLDERS and
                stays_nameless(node)):
            raise Failure(f"a {role(node)} has no name, in{path}")
        if named and role(node) in WHOLES:
            within = node.get_name()
        for child in children(node):
            check_names(child, within, f"{path} {role(node)} “{node.get_name()}”")
    except GLib.Error:
        return


def check_pictures(root):
    """Fails at what can have the focus inside of a picture, which is only looked at."""
    for picture in wait("a picture", lambda: find_all(root, "image", bool)):
        for part in walk(picture):
            if part != picture and can_be_reached(part):
                raise Failure(f"{role(part)} “{part.get_name()}” is found in a picture")


def find_program(name, process):
    """The program of that process, once it is on the bus."""
    desktop = Atspi.get_desktop(0)
    desktop.clear_cache()
    for application in children(desktop):
        application.clear_cache()
        if application.get_name() == name and application.get_process_id() == process:
            return application
    return None
