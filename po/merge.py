#!/usr/bin/env python3
# merge.py SOURCE XGETTEXT-ARGUMENT…: brings the catalogues up to date with the strings of the tree; ./dev strings runs it
#
# Run twice it changes nothing: locations are files without lines, lines are not wrapped, and no date changes.
#
# Copyright 2026 The Gnomon authors
# SPDX-License-Identifier: GPL-3.0-or-later

import os
import re
import subprocess
import sys
import tempfile

import catalogue
import pseudo

DATE = re.compile(r'^"POT-Creation-Date: .*\n', re.M)


def merged(path, pot):
    """The catalogue at PATH with the strings of POT; what is no longer used goes."""
    update = subprocess.run(['msgmerge', '--quiet', '--previous', '--no-wrap', '--add-location=file', path, pot],
                            check=True, capture_output=True)
    kept = subprocess.run(['msgattrib', '--no-obsolete', '--no-wrap', '--add-location=file', '-'], input=update.stdout,
                          check=True, capture_output=True)
    return DATE.sub('', kept.stdout.decode())


def main():
    source, arguments = sys.argv[1], sys.argv[2:]
    with tempfile.TemporaryDirectory() as folder:
        pot = os.path.join(folder, 'gnomon.pot')
        pseudo.gather(source, pot, arguments)
        for language in catalogue.languages(source):
            path = os.path.join(source, language + '.po')
            text = merged(path, pot)
            with open(path, encoding='utf-8') as file:
                old = file.read()
            if text != old:
                with open(path, 'w', encoding='utf-8') as file:
                    file.write(text)
                print(f'written: po/{language}.po')


if __name__ == '__main__':
    main()
