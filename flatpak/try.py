#!/usr/bin/python3
"""try.py ID RECORD FOLDER: drives the installed Flatpak as a person would, and says line by line what it found

An evening is begun by keys, entries are typed and pressed, the program is ended and started again, a record from
outside is opened as a file manager would hand it in, and its scoresheet is saved through the file-chooser portal.
FOLDER gets the pictures. Needs a display, a session bus, xdotool and ImageMagick; runs in ./dev flatpak.

Copyright 2026 The Gnomon authors
SPDX-License-Identifier: GPL-3.0-or-later
"""
import pathlib
import shutil
import subprocess
import sys
import time

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402

APP, RECORD, FOLDER = sys.argv[1], pathlib.Path(sys.argv[2]), pathlib.Path(sys.argv[3])
HOME = pathlib.Path.home() / ".var/app" / APP
BUTTONS = {"push button", "button", "toggle button", "menu item"}


def check(sentence, what):
    print(("ok: " if what else "not ok: ") + sentence, flush=True)
    if not what:
        picture("failed")
        sys.exit(1)
    return what


def wait(find, seconds=60):
    """What find() gives once it gives something, or None."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        try:
            found = find()
        except GLib.Error:  # it went away while it was looked at
            found = None
        if found:
            return found
        time.sleep(0.2)
    return None


def walk(thing):
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


def seen(text, roles=None):
    return wait(lambda: next((a for a in everything() if text in (a.get_name() or "")
                              and (not roles or a.get_role_name() in roles)), None))


def hidden(*texts):
    """Whether nothing that is shown has any of TEXTS in its name."""
    found = wait(lambda: [any(text in (a.get_name() or "") for a in everything() for text in texts)])
    return found == [False]


def press(name):
    """Does the action of the button of that name."""
    button = wait(lambda: next((a for a in everything() if name in (a.get_name() or "")
                                and a.get_role_name() in BUTTONS and Atspi.Action.get_n_actions(a)), None))
    return button and Atspi.Action.do_action(button, 0)


def keys(*names):
    for name in names:
        subprocess.run(["xdotool", "key", name], check=True)
        time.sleep(0.4)


def type_in(text):
    subprocess.run(["xdotool", "type", "--delay", "30", text], check=True)
    time.sleep(0.4)


def picture(name):
    subprocess.run(["import", "-window", "root", str(FOLDER / f"{name}.png")], check=False)


def run(*arguments):
    return subprocess.Popen(["flatpak", "run", *arguments])


def end():
    keys("ctrl+q")
    return wait(lambda: not subprocess.run(["flatpak", "ps", "--columns=application"], capture_output=True,
                                           text=True).stdout.count(APP))


def entries():
    """How many lines of play stand in the records that the sandbox keeps."""
    return sum('"m":' in line for file in HOME.rglob("*.gnomon") for line in file.read_text().splitlines())


def main():
    FOLDER.mkdir(parents=True, exist_ok=True)
    shutil.rmtree(HOME, ignore_errors=True)

    run(APP)
    check("It starts in the sandbox, on Tonight", seen("What Gnomon does"))
    time.sleep(1)
    picture("tonight")

    keys("ctrl+n", "Return")
    check("Two keys lay a table", seen("The Gnomes of Zavandor", {"frame"}))
    time.sleep(1)
    before = entries()
    type_in("/")
    type_in("take gold")
    keys("Return")
    check("A typed entry stands in the record", wait(lambda: entries() == before + 1))
    keys("g")
    check("So does one by its key", wait(lambda: entries() > before + 1))
    played = entries()
    picture("table")
    check("No path of the sandbox is shown", hidden("/run/", "/app/"))

    keys("alt+Home")
    time.sleep(0.5)
    keys("ctrl+comma")
    check("The preferences open", seen("Style"))
    keys("Tab", "space")  # motion off
    time.sleep(0.5)
    picture("preferences")
    keys("Escape")
    check("It ends when told to", end())
    settings = HOME / "config/glib-2.0/settings/keyfile"
    check("Settings stay in the sandbox's own folder", settings.exists() and "motion=false" in settings.read_text())

    run(APP)
    check("Started again, it offers the table that was open", seen("Continue", BUTTONS))
    time.sleep(1)
    picture("again")
    check("Its settings are as they were, and no entry is lost", "motion=false" in settings.read_text() and entries() == played)

    # As the exported desktop file hands it in, to the instance that runs.
    run("--file-forwarding", APP, "@@", str(RECORD), "@@")
    check("A record from outside opens in the window that is there", seen("Same seats again"))
    time.sleep(1)
    picture("record")
    check("It is told by its name, without a path", hidden("/doc/"))

    target = FOLDER / "sheet.pdf"
    target.unlink(missing_ok=True)
    check("The scoresheet asks where to", press("PDF"))
    check("by the portal's dialog", seen("Export the scoresheet"))
    time.sleep(1)
    keys("ctrl+a")
    type_in(str(target))
    picture("portal")
    keys("Return")
    check("and is saved outside the sandbox", wait(lambda: target.exists() and target.read_bytes()[:5] == b"%PDF-" and target.stat().st_size > 5000))
    picture("saved")
    check("with its name, and no path, as the answer", seen("sheet.pdf") and hidden("/doc/"))
    check("It ends when told to", end())


main()
