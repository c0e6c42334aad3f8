/* inv-set.h: the component set of Gnome Invasion as arrays, with card effects as short programs
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/game/dice.h"
#include "inv-names.h"

G_BEGIN_DECLS

/** InvSlot: the place of a text on a card (8.1, 8.2) */
typedef enum {
  INV_ON_PLAY, INV_IN_PLAY, INV_ON_GAIN,
  INV_BEFORE, INV_DURING, INV_ON_LOSE, INV_REWARD, INV_ON_WIN, INV_DIRECTIONS, INV_LASTING,
  INV_N_SLOTS
} InvSlot;

extern const char *const inv_slot_ids[INV_N_SLOTS];

/** InvWord: the effect vocabulary (8.5), in the order of inv_vocabulary */
typedef enum {
  INV_E_FLAT, INV_E_VALUE_CHANGE, INV_E_STEAL_DIE, INV_E_RETURN_DIE, INV_E_SWAP_DIE, INV_E_TWICE, INV_E_REROLL,
  INV_E_IGNORE, INV_E_NO_HELP, INV_E_SKIP_COMBAT, INV_E_FROM_DISCARD, INV_E_FIGHT_AGAIN, INV_E_EXTRA_BOON,
  INV_E_MISS_BOON, INV_E_PEEK, INV_E_LETTER_BACK, INV_E_BOON_REWARD, INV_E_LOSE_CARD, INV_E_LOSE_ROOM, INV_E_SHIELD,
  INV_E_FETCH, INV_E_GIVE, INV_E_MILL, INV_E_LIMIT_CHANGE, INV_E_GNOME_GOES, INV_E_CHOOSE, INV_E_IF, INV_E_TABLE,
  INV_E_FREE_TEXT,
  INV_N_EFFECTS
} InvWord;

/* The parameter words, in the order of the vocabulary's tables. The usual word ("both", "self" …) comes first. */
typedef enum { INV_SELF, INV_OWNER, INV_LEFT, INV_RIGHT, INV_EACH, INV_ANY } InvWhose;
typedef enum {
  INV_PER_NONE, INV_PER_LETTERS, INV_PER_TEAM_ROOMS, INV_PER_OWN_ROOMS, INV_PER_PLAYERS, INV_PER_ALLIES,
  INV_PER_WEAPONS, INV_PER_ITEMS, INV_PER_HAND
} InvPer;
typedef enum { INV_FROM_EITHER, INV_FROM_HAND, INV_FROM_PLAY } InvFrom;
typedef enum {
  INV_IF_HAS, INV_IF_LETTERS, INV_IF_TEAM_ROOMS, INV_IF_OWN_ROOMS, INV_IF_MARGIN, INV_IF_PLAYERS
} InvIfWhen;
typedef enum {
  INV_GOES_DISCARD, INV_GOES_TOP, INV_GOES_BOTTOM, INV_GOES_SHUFFLED, INV_GOES_ATTACH, INV_GOES_OUT
} InvGoes;

#define INV_KIND_ANY     5   /* any kind but rooms */
#define INV_MOST_LISTS   6

/**
 * InvOp: one effect
 * @word: an InvWord
 * @n: its number
 * @a, @b, @c: its words, according to the table in inv-components.c
 * @whose: an InvWhose
 * @scope: an InvScope
 * @dice: dice of a value-change or a table
 * @n_lists, @list: lists of effects inside it, counted within the slot
 * @from, @to: range of each row of a table
 * @text: index of its free text among those of the slot
 */
typedef struct {
  guint8     word;
  gint16     n;
  guint8     a, b, c;
  guint8     whose;
  guint8     scope;
  guint8     has_dice;
  GnDiceExpr dice;
  guint8     n_lists;
  guint8     list[INV_MOST_LISTS];
  guint16    from[INV_MOST_LISTS];
  guint16    to[INV_MOST_LISTS];
  guint8     text;
} InvOp;

/** InvList: the effects of one list: @n entries of InvSet.op, starting at @first */
typedef struct {
  guint16 first;
  guint8  n;
} InvList;

/** InvProgram: the lists of a slot; list 0 holds the slot's own effects */
typedef struct {
  guint16 first;
  guint8  n;
} InvProgram;

enum { INV_FLAG_LATE = 1 << 0, INV_FLAG_LEND = 1 << 1, INV_FLAG_STAYS = 1 << 2 };

typedef struct {
  guint8     kind;         /* InvKind */
  guint8     copies;
  guint8     value_known;  /* the acquire value is known */
  guint8     no_value;     /* the card says NONE */
  GnDiceExpr value;
  gboolean   has_played, has_discarded;
  GnDiceExpr played, discarded;
  guint8     played_for, discarded_for;
  guint8     flags;
  guint8     skip, from_discard;   /* it has this effect when played */
  guint8     shield;               /* 0 no shield, 1 shields cards, 2 shields rooms */
  InvProgram program[3];
} InvBoon;

typedef struct {
  guint8     copies;
  guint8     value_known;
  guint8     no_value;
  GnDiceExpr value;
  InvProgram program[INV_N_SLOTS];
} InvGnome;

#define INV_OPS_MAX   2000
#define INV_LISTS_MAX 1500

typedef struct {
  guint    n_boons, n_gnomes;
  InvBoon  boon[INV_BOONS_MAX];
  InvGnome gnome[INV_GNOMES_MAX];
  int      n_kind[INV_N_KINDS];    /* copies of each kind */
  gboolean kind_complete[INV_N_KINDS];
  gboolean boons_complete, gnomes_complete;
  int      boon_copies, gnome_copies;
  guint    n_late;
  guint    n_ops, n_lists;
  InvOp    op[INV_OPS_MAX];
  InvList  list[INV_LISTS_MAX];
} InvSet;

/** inv_program: the program of a card's slot */
const InvProgram *inv_program (const InvSet *set, gboolean gnome, int card, guint slot);
/** inv_list_of: a list of a program; an empty one if there is no such list */
InvList           inv_list_of (const InvSet *set, const InvProgram *program, guint list);

G_END_DECLS
