#!/usr/bin/python3
"""heard.py PROGRAM RECORDS PLAY: plays a stretch of a match by keys and by what assistive technology is told alone

PLAY is a text (README.md): what is pressed, and below it what is spoken and what gets the focus. It is played, and what
is heard is compared with it. With GNOMON_HEARD_WRITE=1 what is heard is written into it instead. RECORDS is the folder
of the records that it opens. Needs a display and a session bus of its own.

Copyright 2026 The Gnomon authors
SPDX-License-Identifier: GPL-3.0-or-later
"""
import ctypes
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
    if ctypes.CDLL("libgtk-4.so.1").gtk_get_minor_version() >= 10:
        raise OSError("the texts are those of GTK 4.8, which tells some things otherwise than newer ones")
    KEYBOARD = keyboard.Keyboard()
except (ImportError, ValueError, OSError) as error:
    print(f"1..0 # SKIP {error}")
    sys.exit(77)

PROGRAM, RECORDS, PLAY = (pathlib.Path(argument) for argument in sys.argv[1:4])
WHOLE = PLAY.name.split(".")[0].endswith(("-whole", "-rounds"))  # all has been told before: what counts is what an entry tells twice
WRITE = bool(os.environ.get("GNOMON_HEARD_WRITE"))
PATIENCE = 60      # seconds, till a test that hears nothing fails
QUIET = 1.5        # seconds of silence after which WRITE takes it that a program has opened
MOST_EVENTS = 150 if WHOLE else 30  # of an entry, on what has been told of before
EVENTS = os.environ.get("GNOMON_HEARD_EVENTS")
REGIONS = {"status bar", "statusbar", "notification", "alert"}
ENDING = ("over", "outcome", "rank", "total", "hash")  # of the mark at the end of a record
STATES = (("pressed", "pressed"), ("checked", "checked"), ("selected", "selected"), ("expanded", "open"))


class Ear:
    """What a screen reader would speak, since the last step."""

    def __init__(self):
        self.said, self.again, self.kinds, self.known, self.fresh = [], 0, {}, set(), set()
        self.told, self.listens, self.at, self.spoken = [], False, None, ""
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
        self.listens = self.listens or Atspi.get_desktop(0).get_child_count() > 0
        while self.listens and self.told:
            try:
                self.hear(*self.told.pop(0))
            except GLib.Error:  # it went away before it could be asked
                pass

    def hear(self, kind, source, now, words):
        region = accessible.role(source) in REGIONS
        if kind.startswith(("object:property-change:", "object:state-changed:")) and not region:
            about = (source.path, kind)
            self.kinds[kind] = self.kinds.get(kind, 0) + 1
            self.again += about in (self.fresh if WHOLE else self.known)
            self.fresh.add(about)
        if EVENTS == "all":
            source.clear_cache()
            print(f"# {kind} {now} {words} {source.get_role_name()} “{source.get_name()}”")
        if kind.startswith("object:announcement") or (region and kind.startswith("object:property-change:accessible-name")):
            if words:
                self.said.append(str(words))
        elif kind.startswith("object:state-changed:focused") and now:
            self.at = source

    def focus(self):
        """What has the focus, as it is now."""
        try:
            self.spoken = describe(self.at) if self.at else self.spoken
        except GLib.Error:  # it is gone
            self.at = None
        return self.spoken

    def forget(self):
        self.known |= self.fresh
        self.said, self.again, self.kinds, self.fresh = [], 0, {}, set()


def describe(thing):
    """"button “Draw”, pressed", as a screen reader would say it."""
    thing.clear_cache()
    states = thing.get_state_set()
    words = [word for state, word in STATES if states.contains(getattr(Atspi.StateType, state.upper()))]
    if not states.contains(Atspi.StateType.SENSITIVE):
        words.append("dimmed")
    name, description = (" ".join((text or "").split()) for text in (thing.get_name(), thing.get_description()))
    text = f"{accessible.role(thing)} “{name}”" + "".join(", " + word for word in words)
    return text + (f" ({description})" if description else "")


class Step:
    """A line of the play, what is said after it, and what has the focus then, if that is told anew."""

    def __init__(self, line, said=(), focus=""):
        self.line, self.said, self.focus = line, list(said), focus

    def acts(self):
        return self.line.strip() and not self.line.startswith("#")

    def lines(self):
        return [self.line] + ["  says  " + words for words in self.said] + ["  focus " + self.focus] * bool(self.focus)

    def sounds(self, other):
        return self.said == other.said and self.focus == other.focus


def read(path):
    head, steps = [], []
    for line in path.read_text().splitlines():
        if line.startswith("  says  "):
            steps[-1].said.append(line[8:].strip())
        elif line.startswith("  focus "):
            steps[-1].focus = line[8:].strip()
        elif not line.strip() or line.startswith("#"):
            if steps:
                steps.append(Step(line))
            else:
                head.append(line)
        else:
            steps.append(Step(line))
    return head, steps


class Play:
    def __init__(self, home):
        self.home, self.ear, self.program = home, Ear(), None
        self.secrets, self.held, self.looks, self.here = set(), False, "", ""
        self.record, self.entered = None, 0

    def environment(self):
        own = {"HOME": str(self.home), "XDG_DATA_HOME": str(self.home / "data"), "XDG_CONFIG_HOME": str(self.home / "config"),
               "XDG_STATE_HOME": str(self.home / "state"), "XDG_CACHE_HOME": str(self.home / "cache"),
               "GSETTINGS_BACKEND": "keyfile", "GDK_BACKEND": "x11", "GSK_RENDERER": "cairo"}
        settings = self.home / "config/glib-2.0/settings/keyfile"
        settings.parent.mkdir(parents=True, exist_ok=True)
        settings.write_text("[games/gnomon/Gnomon]\nmotion=false\nturn-clock=false\nslow-draws=false\n")
        # a blinking cursor paints all the time
        quiet = self.home / "config/gtk-4.0/settings.ini"
        quiet.parent.mkdir(parents=True, exist_ok=True)
        quiet.write_text("[Settings]\ngtk-cursor-blink=0\ngtk-enable-animations=0\n")
        return {**{k: v for k, v in os.environ.items() if k not in ("GTK_A11Y", "WAYLAND_DISPLAY", "AT_SPI_BUS_ADDRESS")}, **own}

    def open(self, record, entries):
        """Starts Gnomon, anew and with nothing kept, with a record, of which only the first ENTRIES have been made."""
        if self.program:
            self.program.terminate()
            self.program.wait()
            self.home = pathlib.Path(tempfile.mkdtemp(dir=self.home))
            self.ear.at, self.ear.spoken, self.here, KEYBOARD.focused = None, "", "", 0
            self.secrets.clear()
            accessible.wait(lambda: not any(accessible.role(a) == "label" for a in accessible.everything()), PATIENCE)
            self.hear()
            self.ear.forget()
        self.record, kept = RECORDS / record, []
        for line in (RECORDS / record).read_text().splitlines():
            entry = json.loads(line)
            if "mark" not in entry and entry.get("i", 0) <= entries:
                kept.append(line)
        file = self.home / record
        file.write_text("\n".join(kept) + "\n")
        self.program = subprocess.Popen([PROGRAM, file], env=self.environment())
        # Its window gets the keyboard once it is known here, and nothing is said before.
        if not accessible.wait(lambda: self.ended() or self.is_there(), PATIENCE) or self.ended() or not KEYBOARD.mind_window():
            return "Gnomon opens no window"
        return None

    def is_there(self):
        return accessible.rests() and KEYBOARD.newest_window() and any(accessible.role(a) == "label" for a in accessible.everything())

    def ended(self):
        return self.program.poll() is not None

    def kept(self):
        """The lines of the record that Gnomon keeps."""
        return [line for file in (self.home / "data/gnomon/records").glob("*.gnomon") for line in file.read_text().splitlines()]

    def refused(self, step):
        """In a whole match whatever is typed is entered: what is refused would leave all that follows unheard."""
        before, self.entered = self.entered, len(self.kept())
        if WHOLE and step.line.startswith("enter ") and self.entered == before:
            return "this is not entered"
        return None

    def unfinished(self):
        """A whole match ends as its record does."""
        ends = [{name: mark[name] for name in ENDING if name in mark}
                for mark in (json.loads(lines[-1]).get("mark", {}) for lines in (self.record.read_text().splitlines(), self.kept() or ["{}"]))]
        return None if ends[0].items() <= ends[1].items() else f"the match ends otherwise than its record: {ends[1]}, not {ends[0]}"

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
        elif verb == "enter":
            KEYBOARD.press("Ctrl+k")
            KEYBOARD.type(rest)
            accessible.wait(accessible.rests, PATIENCE)
            self.hear()
            self.ear.forget()
            KEYBOARD.press("Enter")
        elif verb == "see":
            wanted, name = re.fullmatch(r"(.+) “(.*)”", rest).groups()
            if not accessible.seen(name, {wanted}, PATIENCE):
                return f"there is no {wanted} “{name}”"
        else:
            return f"{verb} is nothing that can be done"
        return None

    def listen(self, step):
        """Listens whenever nothing goes on, till all of it is heard; or when writing, till that is so once."""
        begun = time.monotonic()
        while True:
            rests = accessible.rests()
            self.hear()
            KEYBOARD.mind_window()
            heard = self.heard(step)
            silent = time.monotonic() - max(self.ear.last, begun)
            if self.ended() or (rests and heard.sounds(step) and not WRITE):
                return heard
            if WRITE and rests and (self.ear.at and silent > QUIET if step.line.startswith("open ") else True):
                return heard
            if not WRITE and (silent > PATIENCE or time.monotonic() - begun > 3 * PATIENCE):
                return heard

    def hear(self):
        self.ear.focus()  # whatever it has told before it answers is here by then
        while GLib.MainContext.default().iteration(False):
            pass
        self.ear.listen()

    def heard(self, step):
        """What has been heard. Of the words that are understood while a line is typed only the last stay."""
        said = [words for i, words in enumerate(self.ear.said) if i == 0 or words != self.ear.said[i - 1]]
        focus = self.ear.focus()
        return Step(step.line, said[-1:] if step.line.startswith("type ") else said, focus if focus != self.here else "")

    def leaked(self, heard):
        """What only one may know and all hear or could read now: what is spoken while someone looks, and not else."""
        if self.held:
            # The first sentence says who looks; the others are the secrets. What is decided while Space is held all may hear.
            sentences = [said.rstrip(".").split(". ") for said in heard.said]
            if heard.line.startswith("hold ") and sentences:
                self.looks = sentences[0][0]
            self.secrets.update(words for who, *rest in sentences if who == self.looks for words in rest)
            return None
        if not self.secrets:
            return None
        # asked again where it does not answer in time, as on a machine that has much else to do
        names = accessible.wait(lambda: [thing.get_name() or "" for thing in accessible.everything()], PATIENCE)
        told = heard.said + [heard.focus] + (names or [])
        return next((f"all can hear the secret “{secret}”" for secret in self.secrets if any(secret in words for words in told)), None)

    def run(self, steps):
        played = [step for step in steps if step.acts()]
        for number, step in enumerate(played, 1):
            self.ear.forget()
            problem = self.act(step.line)
            heard = Step(step.line) if problem else self.listen(step)
            problem = problem or self.ended() and "Gnomon has ended" or self.leaked(heard) or self.flood(step) or self.refused(step)
            if WHOLE and step is played[-1]:
                problem = problem or self.unfinished()
            self.here = heard.focus or self.here
            if EVENTS:
                print(f"# {self.ear.again} events again: {step.line} {self.ear.kinds}")
            if WRITE and problem:
                sys.exit(f"{step.line}: {problem}")
            if WRITE:
                step.said, step.focus = heard.said, heard.focus
                print("\n".join(step.lines()), flush=True)
            elif problem or not heard.sounds(step):
                print(f"not ok {number} - {step.line}")
                print("\n".join(f"#   {line}" for line in [problem or "", "is to be heard:"] + step.lines()[1:] + ["is heard:"] + heard.lines()[1:]))
                return True
            else:
                print(f"ok {number} - {step.line}")
        return False

    def flood(self, step):
        """An entry may tell only so much of what has been told of before."""
        if self.ear.again > MOST_EVENTS and not step.line.startswith(("open ", "type ")):
            return f"{self.ear.again} events tell of what was told before: {self.ear.kinds}"
        return None


def main():
    head, steps = read(PLAY)
    if not WRITE:
        print(f"1..{sum(bool(step.acts()) for step in steps)}")
    with tempfile.TemporaryDirectory() as home:
        play = Play(pathlib.Path(home))
        try:
            failed = play.run(steps)
        finally:
            if play.program:
                play.program.terminate()
                play.program.wait()
    if WRITE:
        PLAY.write_text("\n".join(head + [line for step in steps for line in step.lines()]) + "\n")
    sys.exit(failed)


main()
