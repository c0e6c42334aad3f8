#!/usr/bin/env python3
# resources.py: lists what a folder holds as a GResource, so that a file is found by being there
#
# resources.py OUTPUT DEPFILE PREFIX FOLDER…: style sheets and pictures under PREFIX itself, all else under PREFIX/FOLDER.
# The games' colors are part of another sheet (sheet.py).
# The folders are written to DEPFILE: a file that comes or goes has Meson configure anew.
#
# Copyright 2026 The Gnomon authors
# SPDX-License-Identifier: GPL-3.0-or-later

import os
import sys

ATTRIBUTES = {
    '.css': ' alias="{name}"',
    '.json': ' compressed="true"',
    '.png': '',
    '.svg': ' alias="{name}"',
    '.ui': ' preprocess="xml-stripblanks"',
}


def main(output, depfile, prefix, *tops):
    folders = []
    lines = ['<?xml version="1.0" encoding="UTF-8"?>', '<gresources>', f'  <gresource prefix="{prefix}">']
    for top in tops:
        for folder, inner, names in os.walk(top):
            inner.sort()
            folders.append(folder)
            for name in sorted(names):
                ending = os.path.splitext(name)[1]
                if ending in ATTRIBUTES and not name.startswith('colors'):
                    path = os.path.relpath(os.path.join(folder, name), os.path.dirname(top))
                    lines.append(f'    <file{ATTRIBUTES[ending].format(name=name)}>{path}</file>')
    lines += ['  </gresource>', '</gresources>', '']
    with open(output, 'w', encoding='utf-8') as file:
        file.write('\n'.join(lines))
    with open(depfile, 'w', encoding='utf-8') as file:
        # Meson knows the output by its path in the build folder.
        built = os.path.join(os.path.basename(os.path.dirname(output)), os.path.basename(output))
        file.write(f'{built}: {" ".join(folders)}\n')


main(*sys.argv[1:])
