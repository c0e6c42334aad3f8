#!/usr/bin/env python3
# pseudo.py SOURCE BUILD XGETTEXT-ARGUMENT…: a language in which every string shows that it was translated
#
# Gathers the strings of the tree, and leaves BUILD/xx/LC_MESSAGES/gnomon.mo; and in xl another, each string 40 % longer.
#
# ⟦Ƀüý ǵëmṡ⟧: letters with marks, between brackets of their own. Gaps {…}, the brackets of phrases, markup, formats
# and mnemonics stay. Words to be typed get marks, but no brackets.
#
# Copyright 2026 The Gnomon authors
# SPDX-License-Identifier: GPL-3.0-or-later

import os
import re
import subprocess
import sys

import catalogue

PLAIN = 'aceghijknorsuwyzACEGHIJKNORSUWYZ'
MARKED = 'äçëǵĥïĵķñöŕṡüŵÿźÄÇËǴĤÏĴĶÑÖŔṠÜŴŸŹ'
KEPT = re.compile(r'(\{[^}]*\}|<[^>]*>|&\w+;|%[-+0-9.]*[a-zA-Z]+|\[|\]|\|)')
HEADER = 'Language: {language}\nMIME-Version: 1.0\nContent-Type: text/plain; charset=UTF-8\n' \
         'Content-Transfer-Encoding: 8bit\nPlural-Forms: nplurals=2; plural=(n != 1);\n'


def marked(text):
    pieces = KEPT.split(text)
    return ''.join(piece if i % 2 else piece.translate(str.maketrans(PLAIN, MARKED)) for i, piece in enumerate(pieces))


def pseudo(text):
    if '|' in text:
        return marked(text)
    inner = text.strip('\n')
    return text.replace(inner, '⟦' + marked(inner) + '⟧') if inner else text


def longer(text):
    """Up to three letters more make the last word longer, more of them are words of their own."""
    if '|' in text or not text.strip():
        return text
    letters = 'lenger' * (len(text) // 10 + 1)
    count = (len(KEPT.sub('', text)) * 2 + 4) // 5
    more = letters[:count] if count <= 3 else ' ' + ' '.join(letters[i:min(i + 6, count)] for i in range(0, count, 6))
    inner = text.rstrip('\n')
    return inner + more + text[len(inner):]


def gather(source, pot, arguments):
    """The strings of the tree as they are now."""
    subprocess.run(['xgettext', '--directory=' + os.path.dirname(source), '--files-from=' + os.path.join(source, 'POTFILES.in'),
                    '--output=' + pot] + arguments, check=True, stderr=subprocess.DEVNULL)


def main():
    source, build, arguments = sys.argv[1], sys.argv[2], sys.argv[3:]
    pot = os.path.join(build, 'pseudo.pot')
    gather(source, pot, arguments)
    entries = catalogue.read(pot)
    for language, change in ('xx', pseudo), ('xl', longer):
        po, folder = os.path.join(build, f'pseudo-{language}.po'), os.path.join(build, language, 'LC_MESSAGES')
        os.makedirs(folder, exist_ok=True)
        for entry in entries:
            entry.comments = []
            if entry.id == '':
                entry.strings = [HEADER.format(language=language)]
            else:
                entry.strings = [change(text) for text in (entry.id, entry.plural) if text is not None]
        catalogue.write(po, entries)
        subprocess.run(['msgfmt', '--output-file=' + os.path.join(folder, 'gnomon.mo'), po], check=True)
    with open(os.path.join(build, 'pseudo.stamp'), 'w', encoding='utf-8') as stamp:
        stamp.write(f'{len(entries)}\n')


if __name__ == '__main__':
    main()
