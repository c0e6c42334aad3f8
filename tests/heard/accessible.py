"""What assistive technology sees of the programs on this session's bus

Copyright 2026 The Gnomon authors
SPDX-License-Identifier: GPL-3.0-or-later
"""
import time

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402

# The same role has another name in newer versions.
ROLES = {"push button": "button", "text": "text box", "entry": "text box", "panel": "group"}


def role(thing):
    name = thing.get_role_name()
    return ROLES.get(name, name)


def walk(thing):
    """THING and all that is in it, in reading order."""
    yield thing
    for i in range(thing.get_child_count()):
        child = thing.get_child_at_index(i)
        if child is not None:
            yield from walk(child)


def everything():
    desktop = Atspi.get_desktop(0)
    for i in range(desktop.get_child_count()):
        application = desktop.get_child_at_index(i)
        if application is not None:
            yield from walk(application)


def wait(find, seconds=60):
    """What find() gives once it gives something, or None."""
    context = GLib.MainContext.default()
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        while context.iteration(False):
            pass
        try:
            found = find()
        except GLib.Error:  # it went away while it was looked at
            found = None
        if found:
            return found
        time.sleep(0.05)
    return None


def seen(text, roles=None, seconds=60):
    """The first thing with TEXT in its name, and one of ROLES, once it is there."""
    return wait(lambda: next((a for a in everything() if text in (a.get_name() or "")
                              and (not roles or role(a) in roles)), None), seconds)
