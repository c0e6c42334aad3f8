#!/usr/bin/python3
"""heard.py PROGRAM RECORDS PLAY: plays a stretch of a match by keys and by what assistive technology is told alone

PLAY is a text (README.md): what is pressed, and below it what is spoken and what gets the focus. It is played, and what
is heard is compared with it. With GNOMON_HEARD_WRITE=1 what is heard is written into it instead. RECORDS is the folder
of the records that it opens. Needs a display and a session bus of its own.

Copyright 2026 The Gnomon authors
SPDX-License-Identifier: GPL-3.0-or-later
"""
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile
import time

try:
    import accessible
    import keyboard
    from gi.repository import Atspi, GLib
    KEYBOARD = keyboard.Keyboard()
except (ImportError, ValueError, OSError) as error:
    print(f"1..0 # SKIP {error}")
    sys.exit(77)

PROGRAM, RECORDS, PLAY = (pathlib.Path(argument) for argument in sys.argv[1:4])
WRITE = bool(os.environ.get("GNOMON_HEARD_WRITE"))
PATIENCE = 60      # seconds, till a test that hears nothing fails
QUIET = 1.0        # seconds of silence after which WRITE takes it that all has been said
EVENTS = os.environ.get("GNOMON_HEARD_EVENTS")
REGIONS = {"status bar", "statusbar", "notification", "alert"}
STATES = {"pressed": "pressed", "checked": "checked", "selected": "selected", "expanded": "open"}


class Ear:
    """What a screen reader would speak, since the last step."""

    def __init__(self):
        self.said, self.focus, self.events, self.kinds = [], [], 0, {}
        self.told, self.known, self.at = [], False, None
        self.last = time.monotonic()
        self.listener = Atspi.EventListener.new(self.on_event)
        for kind in ("object:", "window:"):
            self.listener.register(kind)

    def on_event(self, event):
        if event.type.endswith(":defunct"):  # nobody sent it: libatspi tells it of what it lets go of here
            return
        self.last = time.monotonic()
        self.told.append((event.type, event.source, event.detail1, event.any_data))

    def listen(self):
        """Hears what has been told. Before a program is on the bus, nothing that it tells of can be asked."""
        self.known = self.known or Atspi.get_desktop(0).get_child_count() > 0
        while self.known and self.told:
            try:
                self.hear(*self.told.pop(0))
            except GLib.Error:  # it went away before it could be asked
                pass

    def hear(self, kind, source, now, words):
        self.events += 1
        self.kinds[kind] = self.kinds.get(kind, 0) + 1
        if EVENTS == "all":
            source.clear_cache()
            print(f"# {kind} {now} {words} {source.get_role_name()} “{source.get_name()}”")
        if kind.startswith("object:announcement"):
            self.said.append(str(words))
        elif kind.startswith("object:property-change:accessible-name"):
            if accessible.role(source) in REGIONS:
                if words:
                    self.said.append(str(words))
            elif source == self.at:
                self.focus.append((source, describe(source)))
        elif kind.startswith("object:state-changed:focused") and now:
            self.at = source
            self.focus.append((source, describe(source)))
        elif kind.startswith("object:state-changed:") and source == self.at and kind.split(":")[2] in STATES:
            self.focus.append((source, describe(source)))

    def forget(self):
        self.said, self.focus, self.events, self.kinds = [], [], 0, {}


def describe(thing):
    """"button “Draw”, pressed", as a screen reader would say it."""
    thing.clear_cache()
    name, description = thing.get_name() or "", thing.get_description() or ""
    states = [word for state, word in (("pressed", "pressed"), ("checked", "checked"), ("selected", "selected"),
                                       ("expanded", "open")) if thing.get_state_set().contains(getattr(Atspi.StateType, state.upper()))]
    if not thing.get_state_set().contains(Atspi.StateType.SENSITIVE):
        states.append("dimmed")
    name, description = " ".join(name.split()), " ".join(description.split())
    text = f"{accessible.role(thing)} “{name}”" + "".join(", " + word for word in states)
    return text + (f" ({description})" if description else "")


class Step:
    """A line of the play, and what is heard after it."""

    def __init__(self, line):
        self.line, self.said, self.focus = line, [], []


def read(path):
    head, steps = [], []
    for line in path.read_text().splitlines():
        if line.startswith("  says  "):
            steps[-1].said.append(line[8:].strip())
        elif line.startswith("  focus "):
            steps[-1].focus.append(line[8:].strip())
        elif not line.strip() or line.startswith("#"):
            if steps:
                steps.append(Step(line))
            else:
                head.append(line)
        else:
            steps.append(Step(line))
    return head, steps


def lines(step):
    return [step.line] + ["  says  " + words for words in step.said] + ["  focus " + words for words in step.focus]


def squeezed(words):
    """The same thing is not told twice in a row."""
    return [word for i, word in enumerate(words) if i == 0 or word != words[i - 1]]


class Play:
    def __init__(self, home):
        self.home, self.ear, self.program = home, Ear(), None
        self.secrets, self.held = set(), False

    def environment(self):
        own = {"HOME": str(self.home), "XDG_DATA_HOME": str(self.home / "data"), "XDG_CONFIG_HOME": str(self.home / "config"),
               "XDG_STATE_HOME": str(self.home / "state"), "XDG_CACHE_HOME": str(self.home / "cache"),
               "GSETTINGS_BACKEND": "keyfile", "GDK_BACKEND": "x11", "GSK_RENDERER": "cairo"}
        settings = self.home / "config/glib-2.0/settings/keyfile"
        settings.parent.mkdir(parents=True, exist_ok=True)
        settings.write_text("[games/gnomon/Gnomon]\nmotion=false\nturn-clock=false\n")
        return {**{k: v for k, v in os.environ.items() if k not in ("GTK_A11Y", "WAYLAND_DISPLAY", "AT_SPI_BUS_ADDRESS")}, **own}

    def open(self, record, entries):
        """Starts Gnomon with a record, of which only the first ENTRIES have been made."""
        kept = []
        for line in (RECORDS / record).read_text().splitlines():
            entry = json.loads(line)
            if "mark" not in entry and entry.get("i", 0) <= entries:
                kept.append(line)
        file = self.home / record
        file.write_text("\n".join(kept) + "\n")
        self.program = subprocess.Popen([PROGRAM, file], env=self.environment())
        if not accessible.wait(lambda: KEYBOARD.mind_window() or self.ended(), PATIENCE) or self.ended():
            return "Gnomon opens no window"
        return None

    def ended(self):
        return self.program.poll() is not None

    def act(self, line):
        verb, _, rest = line.partition(" ")
        if verb == "open":
            record, entries = rest.split(" after ")
            return self.open(record, int(entries))
        elif verb == "press":
            for keys in rest.split():
                KEYBOARD.press(keys)
        elif verb == "hold":
            self.held = True
            KEYBOARD.fake(rest, 1)
        elif verb == "release":
            self.held = False
            KEYBOARD.fake(rest, 0)
        elif verb == "type":
            KEYBOARD.type(rest)
        elif verb == "see":
            wanted, name = re.fullmatch(r"(.+) “(.*)”", rest).groups()
            if not accessible.seen(name, {wanted}, PATIENCE):
                return f"there is no {wanted} “{name}”"
        else:
            return f"{verb} is nothing that can be done"
        return None

    def listen(self, step):
        """Waits till all of it is heard, or when writing till nothing more is."""
        context = GLib.MainContext.default()
        begun = time.monotonic()
        heard = Step(step.line)
        while True:
            while context.iteration(False):
                pass
            self.ear.listen()
            KEYBOARD.mind_window()
            heard.said, heard.focus = squeezed(self.ear.said), self.focus(step.focus, step.line.startswith("open "))
            silent = time.monotonic() - max(self.ear.last, begun)
            if WRITE:
                if silent > QUIET:
                    return heard
            elif (heard.said, heard.focus) == (step.said, step.focus) or silent > PATIENCE or time.monotonic() - begun > 3 * PATIENCE:
                return heard
            if self.ended():
                return heard
            time.sleep(0.01)

    def leaked(self, heard):
        """What only one may know and all hear or could read now: what is spoken while someone looks, and not else."""
        if self.held:
            # The first sentence says who looks; the others are the secrets.
            self.secrets.update(words for said in heard.said for words in said.rstrip(".").split(". ")[1:])
            return None
        if not self.secrets:
            return None
        told = heard.said + heard.focus + [thing.get_name() or "" for thing in accessible.everything()]
        return next((f"all can hear the secret “{secret}”" for secret in self.secrets if any(secret in words for words in told)), None)

    def focus(self, wanted, opening):
        """What has had the focus. A name that has been changed since is as good as the one that was told. While a
        window is laid out for the first time, only where it ends counts."""
        words = []
        for thing, told in self.ear.focus:
            if told not in wanted or WRITE:
                try:
                    told = describe(thing)
                except GLib.Error:
                    pass
            words.append(told)
            if EVENTS == "parents":
                chain = []
                while thing:
                    chain.append(f"{thing.get_role_name()} “{thing.get_name()}”")
                    thing = thing.get_parent()
                print("#", " < ".join(chain))
        words = squeezed(words)
        return words[-1:] if opening else words

    def run(self, head, steps):
        failed = False
        for number, step in enumerate(steps, 1):
            if not step.line.strip() or step.line.startswith("#"):
                continue
            self.ear.forget()
            problem = self.act(step.line)
            heard = Step(step.line) if problem else self.listen(step)
            problem = problem or self.ended() and "Gnomon has ended" or self.leaked(heard)
            if EVENTS:
                print(f"# {self.ear.events} events: {step.line} {self.ear.kinds}")
            if WRITE and problem:
                sys.exit(problem)
            if WRITE:
                step.said, step.focus = heard.said, heard.focus
                print("\n".join(lines(step)), flush=True)
            elif problem or (heard.said, heard.focus) != (step.said, step.focus):
                print(f"not ok {number} - {step.line}")
                print("\n".join(f"#   {line}" for line in [problem or "", "is to be heard:"] + lines(step)[1:] + ["is heard:"] + lines(heard)[1:]))
                failed = True
                break
            else:
                print(f"ok {number} - {step.line}")
        if not WRITE:
            print(f"1..{number}")
        return failed


def main():
    head, steps = read(PLAY)
    with tempfile.TemporaryDirectory() as home:
        play = Play(pathlib.Path(home))
        try:
            failed = play.run(head, steps)
        finally:
            if play.program:
                play.program.terminate()
                play.program.wait()
    if WRITE:
        PLAY.write_text("\n".join(head + [line for step in steps for line in lines(step)]) + "\n")
    sys.exit(failed)


main()
