#!/usr/bin/env python3
# structure.py: holds the source to its folders' READMEs; ./dev check runs it
#
# * A folder's README says “May include: `core/base`, …”. A file includes only its own folder and those; a name without a
#   slash (`core`) means all that is below it. A folder without a README of its own goes by the one above.
# * No file of C is longer than 800 lines but those in LONGER, which are to become shorter, and never longer.
# * Files that call each other in a circle are one class in several files, named `class.c` and `class-part.c`, or a fault.
#
# structure.py --circles   prints the circles and what makes them
#
# Copyright 2026 The Gnomon authors
# SPDX-License-Identifier: GPL-3.0-or-later

import collections
import os
import re
import subprocess
import sys

INCLUDE = re.compile(r'^#include "([^"]+)"', re.M)
COMMENT = re.compile(r'/\*.*?\*/|"(?:\\.|[^"\\\n])*"', re.S)
FUNCTION = re.compile(r'^([^\n]*)\n([a-z]\w+) \([^;{]*?\)\s*\n\{', re.M)
TYPE = re.compile(r'^G_DEFINE\w*TYPE\w* \(\w+, (\w+),', re.M)
LINES = 800
# Tests that are one list of cases, and what po/strings.py makes.
LONGER = {
    'tests/app/table/test-table.c': 817,
    'tests/panels/test-gw-board.c': 810,
    'tests/script/script.c': 946,
}
ALLOWED = re.compile(r'^May include: (.*?)\.$', re.M | re.S)


def sources():
    names = subprocess.run(['git', 'ls-files', '-z', 'src'], check=True, capture_output=True, text=True).stdout.split('\0')
    texts = {}
    for name in names:
        if name.endswith(('.c', '.h', '.inc')) and os.path.exists(name):
            with open(name, encoding='utf-8') as file:
                texts[name] = file.read()
    return texts


def too_long():
    faults = []
    names = subprocess.run(['git', 'ls-files', '-z', '*.c', '*.h', ':!po/*-strings.c'], check=True, capture_output=True, text=True).stdout.split('\0')
    for name in filter(os.path.exists, names):
        with open(name, encoding='utf-8') as file:
            lines = len(file.readlines())
        if lines > LONGER.get(name, LINES):
            faults.append(f'{name} has {lines} lines: at most {LONGER.get(name, LINES)}')
        elif name in LONGER and lines <= LINES:
            faults.append(f'{name} has only {lines} lines: take it out of LONGER in tests/structure.py')
    return faults


def allowed(folder):
    """What FOLDER may include besides itself, by its README or the nearest one above."""
    while folder:
        readme = os.path.join('src', folder, 'README.md')
        if os.path.exists(readme):
            with open(readme, encoding='utf-8') as file:
                found = ALLOWED.search(file.read())
            if found:
                return re.findall(r'`([^`]+)`', found[1])
        folder = os.path.dirname(folder)
    return None


def includes(texts):
    faults = []
    for name, text in texts.items():
        folder = os.path.dirname(name)[len('src/'):]
        may = allowed(folder)
        for included in INCLUDE.findall(text):
            if 'src/' + included not in texts:
                continue    # of its own folder, or made by the build
            other = os.path.dirname(included)
            if may is None:
                faults.append(f'{name}: no README above it says what it may include')
                break
            if other != folder and not other.startswith(folder + '/') and not any((other + '/').startswith(each.rstrip('/') + '/') for each in may):
                faults.append(f'{name} includes “{included}”, which src/{folder}/README.md does not allow')
    return faults


def calls(texts):
    """For each file, the files whose functions it names, and which functions these are."""
    plain = {name: COMMENT.sub(' ', text) for name, text in texts.items() if name.endswith('.c')}
    defined = {}
    for name, text in plain.items():
        for before, function in FUNCTION.findall(text):
            if 'static' not in before:
                defined.setdefault(function, name)
        for prefix in TYPE.findall(text):
            defined.setdefault(prefix + '_get_type', name)
    graph = {}
    for name, text in plain.items():
        named = collections.defaultdict(set)
        for word in re.findall(r'\b[a-z]\w+', text):
            if defined.get(word, name) != name:
                named[defined[word]].add(word)
        graph[name] = named
    return graph


def circles(graph):
    """The strongly connected parts with more than one file (Tarjan)."""
    number, low, stack, found = {}, {}, [], []

    def visit(name):
        number[name] = low[name] = len(number)
        stack.append(name)
        for other in graph[name]:
            if other not in number:
                visit(other)
                low[name] = min(low[name], low[other])
            elif other in stack:
                low[name] = min(low[name], number[other])
        if low[name] == number[name]:
            part = []
            while not part or part[-1] != name:
                part.append(stack.pop())
            if len(part) > 1:
                found.append(sorted(part))

    sys.setrecursionlimit(10000)
    for name in graph:
        if name not in number:
            visit(name)
    return found


def is_one_class(part, texts):
    """Are they `class.c` and its `class-part.c`, or such parts of one?"""
    words = os.path.commonprefix([name[:-len('.c')] + '-' for name in part]).split('-')
    return any('-'.join(words[:n]) + '.c' in texts for n in range(1, len(words)))


def main():
    texts = sources()
    faults = includes(texts) + too_long()
    graph = calls(texts)
    for part in circles(graph):
        if '--circles' in sys.argv:
            print(('one class: ' if is_one_class(part, texts) else 'circle: ') + ' '.join(part))
            for name in part:
                for other in part:
                    if other in graph[name]:
                        print(f'  {name} → {other}: {", ".join(sorted(graph[name][other]))}')
        elif not is_one_class(part, texts):
            faults.append('These files call each other in a circle: ' + ' '.join(part))
    for fault in faults:
        print(fault)
    return bool(faults)


sys.exit(main())
