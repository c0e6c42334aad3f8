#!/usr/bin/env python3
# strings.py: lists the files with strings, and makes the strings of data files known to xgettext
#
# strings.py          writes POTFILES.in, data-strings.c and rules-strings.c anew
# strings.py --check  says whether they are up to date
#
# Copyright 2026 The Gnomon authors
# SPDX-License-Identifier: GPL-3.0-or-later

import json
import os
import re
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
TOP = os.path.dirname(HERE)
MARKED = re.compile(r'\b(?:_|N_|NP_|C_|NC_|Q_|ngettext|g_dngettext|dngettext|gettext|pgettext)\s*\(\s*"')

# The names of games that are being written and cannot be played yet: their strings are translated once they settle.
NOT_YET = ()

HEADER = '''/* {name}: {what}
 *
 * Made by ./dev strings from {source}: do not edit. Never compiled; xgettext reads it.
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

'''


def c_string(text):
    return '"' + text.replace('\\', '\\\\').replace('"', '\\"').replace('\n', '\\n') + '"'


def files(folder, endings):
    for where, folders, names in os.walk(os.path.join(TOP, folder)):
        folders.sort()
        for name in sorted(names):
            path = os.path.relpath(os.path.join(where, name), TOP)
            if name.endswith(endings) and not any(f'/{game}/' in path or f'/{game}.' in path for game in NOT_YET):
                yield path


def has_strings(path):
    with open(os.path.join(TOP, path), encoding='utf-8') as file:
        text = file.read()
    if path.endswith(('.c', '.inc')):
        return MARKED.search(text)
    if path.endswith('.ui'):
        return 'translatable="yes"' in text or 'translatable="true"' in text
    return True


def potfiles():
    found = [path for path in files('data', ('.desktop.in.in', '.metainfo.xml.in.in', '.gschema.xml.in'))]
    found += [path for path in files('data', ('gnomon.xml.in',))]
    found += [path for folder in ('src', 'ui') for path in files(folder, ('.c', '.inc', '.ui')) if has_strings(path)]
    found += ['po/data-strings.c', 'po/rules-strings.c']
    lines = ['# Made by ./dev strings: every file with strings of its own']
    return '\n'.join(lines + sorted(set(found), key=lambda path: (path.startswith('po/'), path))) + '\n'


def load(path):
    with open(os.path.join(TOP, path), encoding='utf-8') as file:
        return json.load(file)


class Strings:
    """N_() lines, each string once, with a comment for translators."""

    def __init__(self):
        self.lines = []
        self.seen = set()

    def add(self, comment, text):
        if isinstance(text, str) and text and text not in self.seen:
            self.seen.add(text)
            self.lines.append(f'/* Translators: {comment} */\nN_ ({c_string(text)})\n')

    def text(self, name, what, source):
        return HEADER.format(name=name, what=what, source=source) + '\n'.join(self.lines)


def read_aloud(value):
    """The texts of a component: its own, and those of its effects, however deep."""
    if isinstance(value, dict):
        yield from (text for key, text in value.items() if key == 'text')
    for inner in value.values() if isinstance(value, dict) else value if isinstance(value, list) else []:
        yield from read_aloud(inner)


def data_strings():
    strings = Strings()
    for path in files('data/components', ('.json',)):
        data = load(path)
        game = data['game']
        # Objects of texts by language need no catalogue; test-catalogues.py looks after them.
        strings.add(f'title of a component set of “{game}”', data.get('title'))
        strings.add(f'what is said of a component set of “{game}”', data.get('note'))
        for family, components in data['components'].items():
            for component in components:
                strings.add(f'name of a component of “{game}” ({family})', component.get('name'))
                strings.add(f'name of an ability of “{game}”', component.get('ability'))
                strings.add(f'what is drawn on the tiles of “{component.get("name")}” of “{game}”', component.get('symbol'))
                strings.add(f'a line of humour about “{component.get("name")}” of “{game}”', component.get('about'))
                strings.add(f'categories of the pad “{component.get("name")}” of “{game}”, with commas between them', component.get('categories'))
                strings.add(f'how ties are broken on the pad “{component.get("name")}” of “{game}”, after a colon', component.get('tie'))
                for text in read_aloud(component):
                    strings.add(f'words on the component “{component.get("name")}” of “{game}” ({family})', text)
    for page in load('data/help/help.json')['pages']:
        # The words of its keys are those of the window with all shortcuts.
        strings.add('title of a page of the help', page['title'])
        strings.add(f'what the picture of the help page “{page["title"]}” shows', page['picture'])
        for text in page['text']:
            strings.add(f'a paragraph of the help page “{page["title"]}”', text)
    for path in files('data/rules', ('.json',)):
        data = load(path)
        for clause in data['clauses']:
            strings.add(f'heading in the rules of “{data["game"]}”', clause.get('topic'))
            strings.add(f'{clause["id"]}: what this rule is about, in a word or two', clause.get('title'))
    return strings.text('data-strings.c', 'names and headings of the data files', 'data/')


def rules_strings():
    strings = Strings()
    for path in files('data/rules', ('.json',)):
        for clause in load(path)['clauses']:
            strings.add(f'rule {clause["id"]}', clause.get('text'))
    return strings.text('rules-strings.c', 'the sentences of the rules references', 'data/rules/')


def main():
    made = {'POTFILES.in': potfiles(), 'data-strings.c': data_strings(), 'rules-strings.c': rules_strings()}
    stale = []
    for name, text in made.items():
        path = os.path.join(HERE, name)
        try:
            with open(path, encoding='utf-8') as file:
                old = file.read()
        except FileNotFoundError:
            old = None
        if old != text:
            stale.append(name)
            if '--check' not in sys.argv:
                with open(path, 'w', encoding='utf-8') as file:
                    file.write(text)
    for name in stale:
        print(('stale: ' if '--check' in sys.argv else 'written: ') + 'po/' + name)
    return 1 if stale and '--check' in sys.argv else 0


if __name__ == '__main__':
    sys.exit(main())
