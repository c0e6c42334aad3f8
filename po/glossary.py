#!/usr/bin/env python3
# glossary.py: no message of the catalogues has a word that glossary.txt does not use
#
# Copyright 2026 The Gnomon authors
# SPDX-License-Identifier: GPL-3.0-or-later

import os
import re
import sys

import catalogue

here = os.path.dirname(os.path.abspath(__file__))


def rules():
    """Language → its rules: the expression, and what to write instead."""
    found = {}
    with open(os.path.join(here, 'glossary.txt'), encoding='utf-8') as file:
        for line in file:
            if line.strip() and not line.startswith('#'):
                language, expression, instead = line.rstrip('\n').split('\t')
                found.setdefault(language, []).append((re.compile(expression, re.IGNORECASE), instead))
    return found


def messages():
    """Language, where it is, message."""
    with open(os.path.join(here, 'LINGUAS'), encoding='utf-8') as file:
        languages = file.read().split()
    for language in languages:
        for entry in catalogue.read(os.path.join(here, language + '.po')):
            # What can be typed (words, phrases with parts that may be left out) grows by every word that somebody might
            # try, and cards are in the voice of their game.
            if not entry.id or re.search(r'[|[]', entry.id) or 'po/data-strings.c' in entry.references:
                continue
            where = entry.references[0] if entry.references else '?'
            if language == languages[0]:
                for text in filter(None, (entry.id, entry.plural)):
                    yield 'en', where, text
            for text in entry.strings:
                yield language, where, text


def main():
    found = rules()
    faults = 0
    for language, where, text in messages():
        for expression, instead in found.get(language, []):
            match = expression.search(text)
            if match:
                print(f'{where}: {language}: “{match.group()}” in “{text}”: {instead}')
                faults += 1
    return 1 if faults else 0


if __name__ == '__main__':
    sys.exit(main())
