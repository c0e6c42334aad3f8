"""What assistive technology sees of the programs on this session's bus

Copyright 2026 The Gnomon authors
SPDX-License-Identifier: GPL-3.0-or-later
"""
import os
import time

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402

# The same role has another name in newer versions.
ROLES = {"push button": "button", "text": "text box", "entry": "text box", "panel": "group"}


def role(thing):
    name = thing.get_role_name()
    return ROLES.get(name, name)


class Others:
    """The other programs of this test: all of its group of processes but itself."""

    def __init__(self):
        self.found, self.until = [], 0

    def ids(self):
        if time.monotonic() > self.until:
            self.found, self.until = [], time.monotonic() + 1
            for name in os.listdir("/proc"):
                try:
                    if name.isdigit() and int(name) != os.getpid() and os.getpgid(int(name)) == os.getpgrp():
                        self.found.append(name)
                except OSError:  # it has just ended
                    pass
        return self.found

    def activity(self):
        """The states of their threads, and how often each has run."""
        states, runs = set(), []
        for process in self.ids():
            try:
                for thread in os.listdir(f"/proc/{process}/task"):
                    with open(f"/proc/{process}/task/{thread}/stat") as stat, open(f"/proc/{process}/task/{thread}/schedstat") as times:
                        states.add(stat.read().rpartition(")")[2].split()[0])
                        runs.append((thread, times.read().split()[2]))
            except (OSError, IndexError):  # it has just ended
                pass
        return states, runs


OTHERS = Others()


def rests(samples=4, between=0.012):
    """Whether none of them has had anything to do for the time of a few frames, however slow the machine is."""
    states, runs = OTHERS.activity()
    for _ in range(samples):
        if states & {"R", "D"}:
            time.sleep(between)
            return False
        time.sleep(between)
        before = runs
        states, runs = OTHERS.activity()
        if runs != before:
            return False
    return True


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
