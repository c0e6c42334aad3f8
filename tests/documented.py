#!/usr/bin/env python3
# documented.py: names the functions of headers that no comment there tells of; ./dev check runs it
#
# Copyright 2026 The Gnomon authors
# SPDX-License-Identifier: GPL-3.0-or-later
import re
import subprocess
import sys

# What these do is the same everywhere.
PLAIN = re.compile(r'_(new|free|clear|unref|error_quark)$')


def functions(text):
    """Each function that is declared outside of a struct, and whether it has a comment on its line or the one before."""
    depth = 0
    before = ''
    for line in text.split('\n'):
        code = re.sub(r'/\*.*?(\*/|$)', '', line)
        if line.startswith((' *', '#')) or code.endswith('\\'):
            before = line
            continue
        found = re.match(r'(?!typedef|static|G_)[A-Za-z][\w \*]*?[ \*]([a-z]\w+) \(', code)
        if found and depth == 0:
            yield found[1], '/*' in line or before.endswith('*/')
        depth += code.count('{') - code.count('}')
        before = line


bad = False
for path in subprocess.run(['git', 'ls-files', '-z', *sys.argv[1:]], check=True, capture_output=True, text=True).stdout.split('\0')[:-1]:
    with open(path, encoding='utf-8') as file:
        text = file.read()
    told = set(re.findall(r'\w+', ' '.join(re.findall(r'/\*.*?\*/', text, re.S))))
    for name, beside in functions(text):
        if not beside and name not in told and not PLAIN.search(name):
            print(f'{path}: {name}: no comment tells what it does')
            bad = True
sys.exit(bad)
