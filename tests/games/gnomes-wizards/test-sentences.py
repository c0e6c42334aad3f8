#!/usr/bin/env python3
# test-sentences.py: what stands on a card of Gnômes & Wizards says exactly what its program does
#
# test-sentences.py FILE           compares the English words of each ability with the sentence made from its steps
# test-sentences.py FILE --write   prints the sentences
#
# Copyright 2026 The Gnomon authors
# SPDX-License-Identifier: GPL-3.0-or-later

import json
import sys

WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six']
COUNTER = {'flying': 'flies', 'sleeping': 'falls asleep', 'no-attack': 'gets No Attack', 'no-move': 'gets No Movement'}
TIMING = {'own-turn': 'On your turn: ', 'before-roll': 'Before your roll: ', 'before-final': 'After one of your rolls: ',
          'until-attack': 'On your turn, before the call to war: '}
FACES = ['movement', 'attack', 'attack-or-movement', 'defense', 'horn', 'crystal']
ALL = {'ally': 'all allies', 'enemy': 'all enemies', 'unit': 'all units'}
ONE = {'self': 'this unit', 'ally': 'an ally', 'another-ally': 'another ally', 'own': 'one of your units', 'enemy': 'an enemy', 'unit': 'a unit',
       'tile': 'a tile', 'blockade': 'a blockade', 'enemy-player': 'an enemy player'}
# What every effect and every target of these sentences may have; anything else has no sentence here, and the test says so.
TARGET = {'do', 'who', 'where', 'range', 'count', 'filter', 'of'}


class Unsayable(Exception):
    pass


def where(step, many=False):
    how = step.get('where', 'anywhere')
    if how == 'anywhere':
        return ''
    if how == 'same-tile':
        return ' on this tile'
    if how == 'adjacent':
        return ' on an adjacent tile'
    if how == 'within':
        if step['range'] == 1:
            return ' on this and all adjacent tiles' if many else ' on this or an adjacent tile'
        return f' up to {WORDS[step["range"]]} tiles away'
    raise Unsayable(how)


def target(step):
    who, rule, count = step['who'], step.get('filter', 'any'), step.get('count', 'one')
    if who == 'ability':
        if rule not in ('any', 'not-full') or count != 'one':
            raise Unsayable(rule)
        return 'an ability of ' + ONE[step['of']] + where(step) + (' that is not full' if rule == 'not-full' else '')
    if count == 'all' and rule == 'any':
        return ALL[who] + where(step, True)
    if count != 'one':
        raise Unsayable(count)
    if rule == 'own-tribe' and who == 'another-ally':
        return 'another unit of your tribe' + where(step)
    if rule != 'any':
        raise Unsayable(rule)
    return ONE[who] + where(step)


def power(step):
    n = step.get('n', 0)
    kind = step.get('power', 'base')
    if kind == 'fixed':
        return f'power {n}'
    if kind == 'current' and not n:
        return 'all of this unit’s attack this turn'
    if kind == 'base' and n >= 0:
        return f'this unit’s base attack plus {n}' if n else 'this unit’s base attack'
    raise Unsayable(kind)


def crystals(n):
    return f'{n} crystal' if n == 1 else f'{n} crystals'


def predicate(step, many=False):
    """What becomes of somebody: "loses 2 HP"."""
    do, n = step['do'], step.get('n', 1)
    if do == 'move':
        return f'walks {"up to " if step.get("how", "up-to") == "up-to" else ""}{WORDS[n]} tile{"s" if n > 1 else ""}'
    if do in ('push', 'pull'):
        return f'is {do}ed {WORDS[n]} tiles {"away" if do == "push" else "closer"}'
    if do == 'damage':
        return f'loses {n} HP'
    if do == 'heal':
        return f'regain{"" if many else "s"} {n} HP'
    if do == 'counter':
        return COUNTER[step['kind']]
    if do == 'clear-counter' and step['kind'] == 'all':
        return 'loses all counters'
    if do in ('gain-defence', 'lose-defence'):
        return f'{do[:4]}{"" if many else "s"} {n} defense'
    if do in ('stat-bonus', 'extra-move'):
        return f'gets +{n} {step.get("stat", "movement")} this turn'
    if do == 'extra-attack' and n == 1:
        return 'may attack once more this turn'
    if do == 'remove-crystals':
        return f'loses up to {crystals(n)}'
    if do == 'discard' and n == 1 and step.get('by') == 'random':
        return 'discards a card at random'
    raise Unsayable(do)


def whole(step):
    """A step that is a sentence of its own; None: somebody and what becomes of them."""
    do, n = step['do'], step.get('n', 1)
    if do == 'swap':
        return 'swap places with ' + target(step)
    if do == 'attack':
        return f'attack {target(step)} with {power(step)}'
    if do == 'sneak-attack':
        return f'make a sneak attack on {target(step)}'
    if do == 'linger':
        return f'make a lingering attack on {target(step)}'
    if do == 'bring' and step.get('to') == 'self-or-adjacent':
        return f'bring {target(step)} to this or an adjacent tile'
    if do == 'place' and step.get('to') == 'on-mine':
        return f'place {target(step)} on a mine'
    if do == 'steal-crystals':
        return f'take up to {crystals(n)} from {target(step)}'
    if do == 'charge':
        return f'charge {target(step)}'
    if do == 'blockade':
        return f'put a blockade on {target(step)}'
    if do == 'flip':
        return f'flip {target(step)}'
    if do == 'remove-blockade':
        return f'remove {target(step)}'
    if do == 'call' and step['who'] == 'own-clan':
        return 'call one of your clans to this tile'
    if do == 'free-text':
        return step['text']
    if do == 'roll':
        return roll(step)
    if step['who'] == 'owner':
        if do == 'gain-crystals':
            return f'gain {crystals(n)}'
        if do == 'draw' and step['keep'] == 1:
            return 'draw a card' if n == 1 else f'look at {WORDS[n]} cards and keep one'
        if do == 'extra-die':
            return f'roll {n} more {"die" if n == 1 else "dice"}'
        if do == 'reroll' and n == 1:
            return 're-roll once more'
        raise Unsayable(do)
    return None


def roll(step):
    outcomes = {}
    for row in step['rows']:
        for face in range(row['from'], row['to'] + 1):
            outcomes.setdefault(json.dumps(row['then']), []).append(face)
    said = []
    for then, faces in outcomes.items():
        steps = json.loads(then)
        if any(inner['who'] != '$1' for inner in steps):
            raise Unsayable('who')
        said.append(f'on {" or ".join(FACES[face - 1] for face in sorted(faces))} ' + (' and '.join('it ' + predicate(inner) for inner in steps) or 'nothing happens'))
    return f'roll a die for {target(step)}: ' + '; '.join(said)


def joined(parts):
    return ', '.join(parts[:-1]) + ' and ' + parts[-1] if len(parts) > 1 else parts[0]


def sentence(steps):
    """Steps of one subject are joined by "and", the others by a semicolon."""
    clauses = []
    for i, step in enumerate(steps):
        if step['who'] == '$1':
            if step['do'] == 'grant-attack' and step.get('power', 'base') == 'base' and not step.get('n'):
                clauses.append(['it may attack at once with its base attack'])
            elif whole(steps[0]) is None and len(clauses) == 1:
                clauses[0].append(predicate(step))
            else:
                clauses.append(['it ' + predicate(step)])
        elif step['who'] == 'self' and i and steps[i - 1]['who'] == 'self':
            clauses[-1].append(predicate(step))
        else:
            clauses.append([whole(step) or f'{target(step)} {predicate(step, step.get("count") == "all")}'])
    text = '; '.join(joined([part if part is parts[-1] else part.removesuffix(' this turn') for part in parts]) for parts in clauses)
    return text.replace(' and gets ', ' and ') if text.count(' gets ') > 1 else text


def upper(text):
    return text[0].upper() + text[1:]


def check_keys(step):
    known = {'n', 'how', 'power', 'kind', 'to', 'stat', 'keep', 'by', 'rows', 'text'} | TARGET
    if set(step) - known:
        raise Unsayable(', '.join(sorted(set(step) - known)))


def words(component):
    for step in component['steps'] + component.get('leader', []):
        check_keys(step)
    when = TIMING.get(component.get('timing', 'any'), '')
    said = sentence(component['steps'])
    text = when + said if when else upper(said)
    if 'leader' in component:
        text += '. Leader: ' + sentence(component['leader'])
    return text if text.endswith('.') else text + '.'


def main():
    with open(sys.argv[1], encoding='utf-8') as file:
        data = json.load(file)
    wrong, n = 0, 0
    for family in ('units', 'cards'):
        for component in data['components'][family]:
            if 'steps' not in component:
                continue
            n += 1
            try:
                made = words(component)
            except (Unsayable, KeyError) as what:
                print(f'{component["id"]}: no sentence for this: {what}')
                wrong += 1
                continue
            if '--write' in sys.argv:
                print(f'{component["id"]}: {made}')
            elif component.get('text') != made:
                print(f'{component["id"]} {component["name"]}\n  says: {component.get("text")}\n  does: {made}')
                wrong += 1
    print(f'{n} abilities, {wrong} whose words are not what they do')
    return 1 if wrong or not n else 0


if __name__ == '__main__':
    sys.exit(main())
