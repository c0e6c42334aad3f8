/* types.h: basic types: moves, things, sentences as data, and their limits
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>
#include <string.h>

G_BEGIN_DECLS

/* Fixed maxima. A state is a plain struct, so each of its arrays has a fixed size. */
#define GN_MAX_SEATS       12
#define GN_MAX_PARTIES     16  /* seats, teams and automata on a scoresheet */
#define GN_MAX_OPTIONS     64
#define GN_MAX_SEAT_OPTIONS 8
#define GN_MAX_FAMILIES    16
#define GN_MAX_SOURCES     32  /* what Gnomon draws from: piles, spaces, dice */
#define GN_MAX_ARGS        31  /* slots of a move */
#define GN_MAX_VERB_ARGS   10  /* named arguments of a verb */
#define GN_MAX_VERBS       128
/* Only the first so many verbs fit a set of verbs. They are the ones with a button; wholes and adjustments may
 * follow. */
#define GN_SET_VERBS       64
#define GN_MAX_STATE       8192

/** gn_verbs_has: returns whether @verb is in the set @verbs */
static inline gboolean
gn_verbs_has (guint64 verbs,
              guint   verb)
{
  return verb < GN_SET_VERBS && (verbs >> verb & 1);
}

/* Who can make a move besides a seat (0…GN_MAX_SEATS - 1). */
#define GN_CHANCE   (-1)
#define GN_HOST     (-2)

/* Viewers besides the seats. */
#define GN_PUBLIC     (-3)  /* what everyone at the table may know */
#define GN_EVERYTHING (-4)  /* the full state: for the record, never for a screen before the end */

/* In a slot of a move. GN_NONE: the argument is absent. GN_OPEN: it is not decided yet. */
#define GN_NONE  ((gint16) G_MININT16)
#define GN_OPEN  ((gint16) (G_MININT16 + 1))

/* Instead of a domain's index. */
#define GN_DOMAIN_NUMBER 255  /* plain numbers */
#define GN_DOMAIN_SEAT   254  /* the seats of the match */

/* Sets of viewers, one bit per seat. All bits set: everyone, the public included. */
typedef guint16 GnViewers;
#define GN_ALL_SEE      ((GnViewers) 0xffff)
#define GN_NONE_SEES    ((GnViewers) 0x0000)
#define GN_SEES(seat)   ((GnViewers) (1u << (seat)))

/**
 * GnThing:
 * @domain: index into the game's domains, or %GN_DOMAIN_SEAT
 * @value: the value within that domain, or %GN_NONE
 *
 * A value of a domain. Arguments, facts and widgets refer to things this way.
 */
typedef struct {
  guint8 domain;
  gint16 value;
} GnThing;

#define GN_THING(d, v) ((GnThing) { .domain = (d), .value = (v) })

/**
 * GnMove:
 * @seat: who makes it: a seat, %GN_CHANCE or %GN_HOST
 * @verb: index into the game's verbs
 * @arg: the arguments, each in the slots that its #GnArg gives
 *
 * One decision that a player announces, or one outcome of chance. Slots that no argument of the verb uses hold
 * %GN_NONE, so that equal moves are equal byte by byte.
 */
typedef struct {
  gint8  seat;
  guint8 verb;
  gint16 arg[GN_MAX_ARGS];
} GnMove;

G_STATIC_ASSERT (sizeof (GnMove) == 64);

/**
 * GnSay:
 * @text: index into the game's texts; 0 for none
 * @arg: the values for the gaps, in the order of #GnText.gaps
 *
 * A refusal, fact, prompt or figure as data, independent of any language.
 */
typedef struct {
  guint16 text;
  gint16  arg[7];
} GnSay;

typedef struct _GnGame     GnGame;
typedef struct _GnMatch    GnMatch;
typedef struct _GnSet      GnSet;
typedef struct _GnStory    GnStory;
typedef struct _GnOutcomes GnOutcomes;
typedef struct _GnPrompt   GnPrompt;
typedef struct _GnInsights GnInsights;
typedef struct _GnScoresheet GnScoresheet;
typedef struct _GnGiven    GnGiven;

/**
 * GnHead:
 * @over: the match has ended. Not part of positions: settle() derives it, so the fields have to tell whether the
 *   match is over
 * @stopped: the players agreed to end the match early
 * @draws: how many numbers Gnomon has drawn from each source
 *
 * The first member of every state.
 */
typedef struct {
  guint8  over;
  guint8  stopped;
  guint16 draws[GN_MAX_SOURCES];
} GnHead;

/**
 * GnMoveList:
 *
 * A growing array of moves that calls reuse: clear it, do not free it.
 */
typedef struct {
  GnMove *move;
  guint   n;
  guint   allocated;
} GnMoveList;

void    gn_move_list_init  (GnMoveList *list);
void    gn_move_list_clear (GnMoveList *list);  /* frees the memory as well */
void    gn_move_list_grow  (GnMoveList *list);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (GnMoveList, gn_move_list_clear)

/**
 * gn_move_init:
 *
 * Sets @move to @verb by @seat, with every slot %GN_NONE.
 */
static inline void
gn_move_init (GnMove *move,
              int     seat,
              guint   verb)
{
  /* This compiles to four stores, seat and verb included: rules that list moves spend most of their time here. */
  static const gint16 none[] = { [0 ... sizeof (GnMove) / sizeof (gint16) - 1] = GN_NONE };

  memcpy (move, none, sizeof *move);
  move->seat = (gint8) seat;
  move->verb = (guint8) verb;
}

/**
 * gn_move_list_add:
 *
 * Appends a move of @verb by @seat to @list, with every slot %GN_NONE.
 *
 * Returns: (transfer none): the new move; valid until the next one is added
 */
static inline GnMove *
gn_move_list_add (GnMoveList *list,
                  int         seat,
                  guint       verb)
{
  if (G_UNLIKELY (list->n == list->allocated))
    gn_move_list_grow (list);

  GnMove *move = &list->move[list->n++];
  gn_move_init (move, seat, verb);
  return move;
}

/** gn_move_list_append: appends a copy of @move to @list
 *
 * Returns: (transfer none): the copy, as gn_move_list_add() */
static inline GnMove *
gn_move_list_append (GnMoveList   *list,
                     const GnMove *move)
{
  if (G_UNLIKELY (list->n == list->allocated))
    gn_move_list_grow (list);
  list->move[list->n] = *move;
  return &list->move[list->n++];
}

static inline gboolean
gn_move_equal (const GnMove *a,
               const GnMove *b)
{
  return memcmp (a, b, sizeof *a) == 0;
}

G_END_DECLS
