#!/usr/bin/env python3
# check.py SOURCE BUILD [--partly] XGETTEXT-ARGUMENT…: what must hold of catalogues, as TAP
#
# Copyright 2026 The Gnomon authors
# SPDX-License-Identifier: GPL-3.0-or-later

import glob
import json
import os
import re
import subprocess
import sys

import catalogue
import merge
import pseudo

GAP = re.compile(r'\{[^{}]*\}')
TAG = re.compile(r'</?[a-z][^>]*>')

count = 0


def report(name, faults):
    global count
    count += 1
    print(f'{"not ok" if faults else "ok"} {count} {name}')
    for fault in faults[:40]:
        print('# ' + fault)
    return bool(faults)


def gaps_of(text):
    """The gaps of a text; of a phrase also which stand in brackets."""
    inside = ' '.join(re.findall(r'\[[^\]]*\]', text))
    return sorted(set(GAP.findall(text))), sorted(set(GAP.findall(inside)))


def check_entry(entry):
    faults = []
    sources = [entry.id] if entry.plural is None else [entry.id, entry.plural]
    for string in filter(None, entry.strings):
        wanted = [gaps_of(source) for source in sources]
        # A singular may leave the number out, as in "one card".
        got = gaps_of(string)
        if got not in wanted:
            faults.append(f'gaps: “{entry.id}” → “{string}”')
        if sorted(TAG.findall(string)) != sorted(TAG.findall(entry.id)):
            faults.append(f'markup: “{entry.id}” → “{string}”')
        # One word to type may become several, a sentence may not.
        if '|' in entry.id and '|' not in string and len(entry.id.split('|')) > 3:
            faults.append(f'words to type: “{entry.id}” → “{string}”')
        if '|' in string and '|' not in entry.id and not re.fullmatch(r'[a-z-]{1,20}', entry.id):
            faults.append(f'words to type: “{entry.id}” → “{string}”')
        if '|' in string and any(not word.strip() for word in string.split('|')):
            faults.append(f'an empty word: “{entry.id}” → “{string}”')
        if string != string.strip() and entry.id == entry.id.strip() or string.endswith('\n') != entry.id.endswith('\n'):
            faults.append(f'blanks at the ends: “{entry.id}” → “{string}”')
        if ('_' in entry.id and re.search(r'(^|[^_])_[A-Za-z]', entry.id)) and not re.search(r'_\w', string):
            faults.append(f'mnemonic: “{entry.id}” → “{string}”')
        if entry.id.endswith('…') != string.endswith('…'):
            faults.append(f'ellipsis: “{entry.id}” → “{string}”')
    return faults


def json_faults(top):
    """Texts by language in data files have every language."""
    faults = []
    wanted = {'en'} | set(catalogue.languages(os.path.join(top, 'po')))

    def walk(node, path):
        if isinstance(node, dict):
            if 'en' in node and all(isinstance(value, str) for value in node.values()):
                if set(node) != wanted:
                    faults.append(f'{path}: has {sorted(node)}, wanted {sorted(wanted)}')
            else:
                for key, value in node.items():
                    walk(value, f'{path}.{key}')
        elif isinstance(node, list):
            for i, value in enumerate(node):
                walk(value, f'{path}[{i}]')

    for path in sorted(glob.glob(os.path.join(top, 'data', '*', '*.json'))):
        with open(path, encoding='utf-8') as file:
            walk(json.load(file), os.path.relpath(path, top))
    return faults


def main():
    source, build, arguments = sys.argv[1], sys.argv[2], [word for word in sys.argv[3:] if word != '--partly']
    partly = '--partly' in sys.argv
    top = os.path.dirname(source)
    pot = os.path.join(build, 'check.pot')
    failed = False

    stale = subprocess.run([sys.executable, os.path.join(source, 'strings.py'), '--check'], capture_output=True, text=True)
    failed |= report('files-with-strings', stale.stdout.split('\n')[:-1] if stale.returncode else [])

    pseudo.gather(source, pot, arguments)
    wanted = {entry.key: entry for entry in catalogue.read(pot) if entry.id}
    for language in catalogue.languages(source):
        path = os.path.join(source, language + '.po')
        entries = {entry.key: entry for entry in catalogue.read(path) if entry.id}
        formats = subprocess.run(['msgfmt', '-c', '-o', os.devnull, path], capture_output=True, text=True)
        failed |= report(f'{language}/form', formats.stderr.split('\n')[:-1] if formats.returncode else [])
        failed |= report(f'{language}/gaps', [fault for entry in entries.values() for fault in check_entry(entry)])
        failed |= report(f'{language}/complete', [
            f'not translated: {entry.references[0]}: “{entry.id}”' for key, entry in wanted.items()
            if not partly and not (key in entries and entries[key].translated and entries[key].plural == entry.plural)])
        if not partly:
            with open(path, encoding='utf-8') as file:
                fresh = file.read() == merge.merged(path, pot)
            failed |= report(f'{language}/merged', [] if fresh else ['./dev strings would change it'])
        failed |= report(f'{language}/no-fuzzy', [f'fuzzy: “{entry.id}”' for entry in entries.values() if entry.fuzzy])
    failed |= report('data-files', json_faults(top))
    print(f'1..{count}')
    return 0 if not failed else 1


if __name__ == '__main__':
    sys.exit(main())
