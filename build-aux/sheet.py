#!/usr/bin/env python3
# sheet.py: the house's style sheet and after it each game's colors, as one: each sheet takes its time at every start
#
# sheet.py OUTPUT DEPFILE SHEET FOLDER COLORS: COLORS is what the file is called in the games' folders below FOLDER.
#
# Copyright 2026 The Gnomon authors
# SPDX-License-Identifier: GPL-3.0-or-later

import glob
import os
import sys


def main(output, depfile, sheet, folder, colors):
    parts = [sheet] + sorted(glob.glob(os.path.join(folder, '*', colors)))
    with open(output, 'w', encoding='utf-8') as file:
        for part in parts:
            with open(part, encoding='utf-8') as text:
                file.write(text.read())
    folders = [entry.path for entry in os.scandir(folder) if entry.is_dir()]
    with open(depfile, 'w', encoding='utf-8') as file:
        file.write(f'{output}: {" ".join(parts + sorted(folders) + [folder])}\n')


main(*sys.argv[1:])
