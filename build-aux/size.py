#!/usr/bin/env python3
# size.py: how large the source is, in tokens: words and signs without comments and blanks, a string being one
#
# size.py [TREE]   a line for each folder, and for each layer its sum; another tree can be counted with the same measure
#
# Breaking a line or writing a comment changes nothing. Tests, templates and the build's own files are counted apart.
#
# Copyright 2026 The Gnomon authors
# SPDX-License-Identifier: GPL-3.0-or-later

import collections
import os
import re
import sys

C = re.compile(r'''
    (?P<comment> /\*.*?\*/ | //[^\n]* | \\\n )
  | (?<=include\ ) <[^>\n]*>
  | (?:u8|[uUL])? "(?:\\.|[^"\\\n])*"
  | [uUL]? '(?:\\.|[^'\\\n])*'
  | \.?\d(?:[eEpP][+-]|[\w.])*
  | \w+
  | \.\.\. | <<= | >>= | -> | \+\+ | -- | << | >> | \#\# | [-+*/%&|^<>=!]= | && | \|\|
  | \S
''', re.X | re.S)
XML = re.compile(r'(?P<comment><!--.*?-->)|"[^"]*"|[\w.:-]+|</|/>|\S', re.S)
CSS = re.compile(r'(?P<comment>/\*.*?\*/)|"[^"]*"|[\w.%#@-]+|\S', re.S)
SCRIPT = re.compile(r'''(?P<comment>(?<!\S)\#[^\n]*)|'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"|\w+|\S''', re.S)

KINDS = {'.c': C, '.h': C, '.inc': C, '.ui': XML, '.xml': XML, '.css': CSS, '.build': SCRIPT, '.py': SCRIPT, '.sh': SCRIPT}


def tokens(path):
    kind = KINDS.get(os.path.splitext(path)[1], SCRIPT)
    with open(path, encoding='utf-8') as file:
        return sum(not found['comment'] for found in kind.finditer(file.read()))


def files(tree):
    """What is counted of TREE: its path within, and the line that it belongs to."""
    for top in ('src', 'tests', 'ui', 'build-aux', 'po', 'data'):
        for folder, inner, names in os.walk(os.path.join(tree, top)):
            inner.sort()
            for name in names:
                path = os.path.relpath(os.path.join(folder, name), tree)
                ending = os.path.splitext(name)[1]
                if ending in ('.build', '.py', '.sh'):
                    yield path, 'build and scripts'
                elif top == 'src' and ending in KINDS:
                    yield path, os.path.dirname(path)
                elif top in ('tests', 'ui') and ending in KINDS:
                    yield path, top
    for path in ('meson.build', 'meson_options.txt', 'dev', '.ci/run', '.ci/count', 'flatpak/build', 'flatpak/export-runtime', 'flatpak/try.py'):
        if os.path.exists(os.path.join(tree, path)):
            yield path, 'build and scripts'


def main(tree='.'):
    sizes, counts = collections.Counter(), collections.Counter()
    for path, line in files(tree):
        n = tokens(os.path.join(tree, path))
        within = line.split('/')
        for line in {'/'.join(within[:i + 1]) for i in range(len(within))}:
            sizes[line] += n
            counts[line] += 1
    others = ['tests', 'ui', 'build and scripts']
    for line in sorted(sizes, key=lambda line: (line in others and others.index(line) + 1, line)):
        print(f'{"  " * line.count("/")}{line:{44 - 2 * line.count("/")}}{counts[line]:6} files {sizes[line]:9,} tokens')


main(*sys.argv[1:])
