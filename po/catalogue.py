# catalogue.py: reads and writes gettext catalogues, for the scripts beside it
#
# Copyright 2026 The Gnomon authors
# SPDX-License-Identifier: GPL-3.0-or-later

import os
import re

ESCAPES = {'n': '\n', 't': '\t', 'r': '\r', '"': '"', '\\': '\\', 'a': '\a', 'v': '\v', 'b': '\b', 'f': '\f'}


class Entry:
    """One message: comments as they stand, context, singular, plural and translations."""

    def __init__(self):
        self.comments = []
        self.context = None
        self.id = None
        self.plural = None
        self.strings = []
        self.obsolete = False

    @property
    def key(self):
        return (self.context, self.id)

    @property
    def references(self):
        return [word for line in self.comments if line.startswith('#:') for word in line[2:].split()]

    @property
    def flags(self):
        return [word.strip() for line in self.comments if line.startswith('#,') for word in line[2:].split(',')]

    @property
    def fuzzy(self):
        return 'fuzzy' in self.flags

    @property
    def translated(self):
        return bool(self.strings) and all(self.strings) and not self.fuzzy


def languages(source):
    with open(os.path.join(source, 'LINGUAS'), encoding='utf-8') as file:
        return file.read().split()


def unquote(text):
    return re.sub(r'\\(.)', lambda match: ESCAPES.get(match.group(1), match.group(1)), text)


def quote(text):
    text = text.replace('\\', '\\\\').replace('"', '\\"').replace('\n', '\\n').replace('\t', '\\t')
    return '"' + text + '"'


def read(path):
    """All entries of the catalogue at @path; the header is the one with the empty id."""
    entries, entry, field = [], Entry(), None

    def finish():
        nonlocal entry
        if entry.id is not None:
            entries.append(entry)
        entry = Entry()

    with open(path, encoding='utf-8') as lines:
        for line in lines:
            line = line.rstrip('\n')
            if line.startswith('#~'):
                entry.obsolete = True
                line = line[2:].lstrip()
                if line.startswith('|'):
                    continue
            if not line.strip():
                continue
            if line.startswith('#'):
                if entry.id is not None:
                    finish()
                entry.comments.append(line)
                continue
            match = re.match(r'(msgctxt|msgid_plural|msgid|msgstr(?:\[(\d+)\])?)\s*"(.*)"$', line)
            if match:
                field, text = match.group(1), unquote(match.group(3))
                if field in ('msgctxt', 'msgid') and entry.strings:
                    obsolete, entry.obsolete = entry.obsolete, False
                    finish()
                    entry.obsolete = obsolete and line != ''
                if field == 'msgctxt':
                    entry.context = text
                elif field == 'msgid':
                    entry.id = text
                elif field == 'msgid_plural':
                    entry.plural = text
                else:
                    entry.strings.append(text)
            else:
                text = unquote(re.match(r'"(.*)"$', line).group(1))
                if field == 'msgctxt':
                    entry.context += text
                elif field == 'msgid':
                    entry.id += text
                elif field == 'msgid_plural':
                    entry.plural += text
                else:
                    entry.strings[-1] += text
    finish()
    return [each for each in entries if not each.obsolete]


def put(out, name, text):
    if '\n' in text.rstrip('\n'):
        out.write(f'{name} ""\n')
        for piece in text.splitlines(keepends=True):
            out.write(quote(piece) + '\n')
    else:
        out.write(f'{name} {quote(text)}\n')


def write(path, entries):
    with open(path, 'w', encoding='utf-8') as out:
        for i, entry in enumerate(entries):
            if i:
                out.write('\n')
            for comment in entry.comments:
                out.write(comment + '\n')
            if entry.context is not None:
                put(out, 'msgctxt', entry.context)
            put(out, 'msgid', entry.id)
            if entry.plural is not None:
                put(out, 'msgid_plural', entry.plural)
                for i, string in enumerate(entry.strings or ['', '']):
                    put(out, f'msgstr[{i}]', string)
            else:
                put(out, 'msgstr', entry.strings[0] if entry.strings else '')
