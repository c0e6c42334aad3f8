"""Keys as a person presses them: by way of the X server, to the window that has the keyboard

Copyright 2026 The Gnomon authors
SPDX-License-Identifier: GPL-3.0-or-later
"""
import ctypes
import ctypes.util

# Letters that no key of Xvfb's keyboard has get one of those that mean nothing.
MORE_LETTERS = "äöüßÄÖÜéèêëàçôâîùûœ’…–−"
NAMES = {"Enter": "Return", "Esc": "Escape", "Space": "space", " ": "space", "Ctrl": "Control_L", "Shift": "Shift_L",
         "Alt": "Alt_L", "/": "slash", ".": "period", ",": "comma", ";": "semicolon", ":": "colon", ">": "greater",
         "?": "question", "-": "minus", "'": "apostrophe", "(": "parenleft", ")": "parenright", "+": "plus",
         "PageUp": "Prior", "PageDown": "Next"}


class Attributes(ctypes.Structure):
    """XWindowAttributes: all that is read of it is map_state and override_redirect."""
    _fields_ = [(n, ctypes.c_int) for n in ("x", "y", "width", "height", "border", "depth")] + \
               [("visual", ctypes.c_void_p), ("root", ctypes.c_ulong), ("window_class", ctypes.c_int),
                ("bit_gravity", ctypes.c_int), ("win_gravity", ctypes.c_int), ("backing_store", ctypes.c_int),
                ("backing_planes", ctypes.c_ulong), ("backing_pixel", ctypes.c_ulong), ("save_under", ctypes.c_int),
                ("colormap", ctypes.c_ulong), ("map_installed", ctypes.c_int), ("map_state", ctypes.c_int),
                ("all_event_masks", ctypes.c_long), ("your_event_mask", ctypes.c_long),
                ("do_not_propagate_mask", ctypes.c_long), ("override_redirect", ctypes.c_int),
                ("screen", ctypes.c_void_p)]


class Keyboard:
    def __init__(self):
        self.x = ctypes.CDLL("libX11.so.6")
        self.xtst = ctypes.CDLL("libXtst.so.6")
        for name, result, arguments in (
                ("XOpenDisplay", ctypes.c_void_p, [ctypes.c_char_p]),
                ("XDefaultRootWindow", ctypes.c_ulong, [ctypes.c_void_p]),
                ("XStringToKeysym", ctypes.c_ulong, [ctypes.c_char_p]),
                ("XKeysymToKeycode", ctypes.c_ubyte, [ctypes.c_void_p, ctypes.c_ulong]),
                ("XkbKeycodeToKeysym", ctypes.c_ulong, [ctypes.c_void_p, ctypes.c_uint, ctypes.c_int, ctypes.c_int]),
                ("XChangeKeyboardMapping", None, [ctypes.c_void_p, ctypes.c_int, ctypes.c_int, ctypes.c_void_p, ctypes.c_int]),
                ("XDisplayKeycodes", None, [ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p]),
                ("XSetInputFocus", None, [ctypes.c_void_p, ctypes.c_ulong, ctypes.c_int, ctypes.c_ulong]),
                ("XGetWindowAttributes", ctypes.c_int, [ctypes.c_void_p, ctypes.c_ulong, ctypes.c_void_p]),
                ("XQueryTree", ctypes.c_int, [ctypes.c_void_p, ctypes.c_ulong] + [ctypes.c_void_p] * 4),
                ("XSetErrorHandler", ctypes.c_void_p, [ctypes.c_void_p]),
                ("XAutoRepeatOff", None, [ctypes.c_void_p]),
                ("XFree", None, [ctypes.c_void_p]),
                ("XSync", None, [ctypes.c_void_p, ctypes.c_int])):
            function = getattr(self.x, name)
            function.restype, function.argtypes = result, arguments
        self.xtst.XTestFakeKeyEvent.argtypes = [ctypes.c_void_p, ctypes.c_uint, ctypes.c_int, ctypes.c_ulong]
        self.display = self.x.XOpenDisplay(None)
        self.root = self.x.XDefaultRootWindow(self.display)
        self.focused = 0
        # A window that has closed while it is asked about is no fault.
        self.ignore = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_void_p)(lambda display, error: 0)
        self.x.XSetErrorHandler(ctypes.cast(self.ignore, ctypes.c_void_p))
        self.x.XAutoRepeatOff(self.display)
        self.add_letters()

    def add_letters(self):
        least, most = ctypes.c_int(), ctypes.c_int()
        self.x.XDisplayKeycodes(self.display, ctypes.byref(least), ctypes.byref(most))
        free = [code for code in range(least.value, most.value + 1)
                if not self.x.XkbKeycodeToKeysym(self.display, code, 0, 0)]
        for letter, code in zip(MORE_LETTERS, free):
            symbols = (ctypes.c_ulong * 2)(self.symbol(letter), self.symbol(letter))
            self.x.XChangeKeyboardMapping(self.display, code, 2, symbols, 1)
        self.x.XSync(self.display, 0)

    def symbol(self, name):
        if len(name) == 1 and ord(name) > 127:
            return ord(name) if ord(name) < 256 else 0x1000000 + ord(name)
        return self.x.XStringToKeysym(NAMES.get(name, name).encode())

    def newest_window(self):
        root, parent, windows, n = ctypes.c_ulong(), ctypes.c_ulong(), ctypes.POINTER(ctypes.c_ulong)(), ctypes.c_uint()
        attributes = Attributes()
        newest = 0
        self.x.XQueryTree(self.display, self.root, ctypes.byref(root), ctypes.byref(parent), ctypes.byref(windows), ctypes.byref(n))
        for i in range(n.value):
            if self.x.XGetWindowAttributes(self.display, windows[i], ctypes.byref(attributes)) \
                    and attributes.map_state == 2 and not attributes.override_redirect and attributes.width > 100:
                newest = windows[i]
        if windows:
            self.x.XFree(windows)
        return newest

    def mind_window(self):
        """Gives the keyboard to the newest window; there is no window manager that would."""
        newest = self.newest_window()
        if newest and newest != self.focused:
            self.focused = newest
            self.x.XSetInputFocus(self.display, newest, 2, 0)
            self.x.XSync(self.display, 0)
        return newest

    def fake(self, name, down):
        symbol = self.symbol(name)
        code = self.x.XKeysymToKeycode(self.display, symbol)
        if not code:
            raise ValueError(f"the keyboard has no key {name}")
        shifted = self.x.XkbKeycodeToKeysym(self.display, code, 0, 0) != symbol
        shift = self.x.XKeysymToKeycode(self.display, self.symbol("Shift"))
        if shifted and down:
            self.xtst.XTestFakeKeyEvent(self.display, shift, 1, 0)
        self.xtst.XTestFakeKeyEvent(self.display, code, down, 0)
        if shifted and not down:
            self.xtst.XTestFakeKeyEvent(self.display, shift, 0, 0)
        self.x.XSync(self.display, 0)

    def press(self, keys):
        """Presses Ctrl+Shift+z, or any other key, and lets go of it."""
        names = keys.split("+") if len(keys) > 1 else [keys]
        for name in names:
            self.fake(name, 1)
        for name in reversed(names):
            self.fake(name, 0)

    def type(self, text):
        for letter in text:
            self.press(letter)
