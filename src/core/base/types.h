/* types.h: the small values that everything else is made of
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>
#include <string.h>

G_BEGIN_DECLS

/* Fixed maxima. A state is a plain struct, so everything in it has one. */
#define GN_MAX_SEATS       6
#define GN_MAX_PARTIES     8   /* seats, teams and automata on a scoresheet */
#define GN_MAX_OPTIONS     64
#define GN_MAX_SEAT_OPTIONS 8
#define GN_MAX_FAMILIES    16
#define GN_MAX_SOURCES     32  /* what the app draws from: piles, spaces, dice */
#define GN_MAX_ARGS        31  /* slots of a move */
#define GN_MAX_VERB_ARGS   10  /* named arguments of a verb */
#define GN_MAX_VERBS       128
/* the first so many can be in a set of verbs: what has a button; wholes and adjustments may come after */
#define GN_SET_VERBS       64
#define GN_MAX_STATE       8192

/** gn_verbs_has: is @verb in a set of verbs? */
static inline gboolean
gn_verbs_has (guint64 verbs,
              guint   verb)
{
  return verb < GN_SET_VERBS && (verbs >> verb & 1);
}

/* Who says a move besides a seat (0…GN_MAX_SEATS - 1). */
#define GN_CHANCE   (-1)
#define GN_HOST     (-2)

/* Who looks, besides a seat. */
#define GN_PUBLIC     (-3)  /* what everybody at the table may know */
#define GN_EVERYTHING (-4)  /* the state as it is; for the record, never for a screen before the end */

/* In a slot of a move: the argument is not given; the argument is not said yet. */
#define GN_NONE  ((gint16) G_MININT16)
#define GN_OPEN  ((gint16) (G_MININT16 + 1))

/* In place of a domain's index. */
#define GN_DOMAIN_NUMBER 255  /* plain numbers */
#define GN_DOMAIN_SEAT   254  /* the seats of the match */

/* Sets of viewers, as bits by seat; all bits: everybody, also the public. */
typedef guint8 GnViewers;
#define GN_ALL_SEE      ((GnViewers) 0xff)
#define GN_NONE_SEES    ((GnViewers) 0x00)
#define GN_SEES(seat)   ((GnViewers) (1u << (seat)))

/**
 * GnThing:
 * @domain: index into the game's domains, or %GN_DOMAIN_SEAT
 * @value: the value within it, or %GN_NONE
 *
 * A value of a domain: what arguments, facts and widgets name.
 */
typedef struct {
  guint8 domain;
  gint16 value;
} GnThing;

#define GN_THING(d, v) ((GnThing) { .domain = (d), .value = (v) })

/**
 * GnMove:
 * @seat: who says it: a seat, %GN_CHANCE or %GN_HOST
 * @verb: index into the game's verbs
 * @arg: the arguments, each at the slots that its #GnArg names
 *
 * One decision that a person announces, or one outcome of chance. Slots that
 * no argument of the verb uses hold %GN_NONE: equal moves are equal bytes.
 */
typedef struct {
  gint8  seat;
  guint8 verb;
  gint16 arg[GN_MAX_ARGS];
} GnMove;

G_STATIC_ASSERT (sizeof (GnMove) == 64);

/**
 * GnSay:
 * @text: index into the game's texts; 0 says nothing
 * @arg: what fills the gaps, in the order of #GnText.gaps
 *
 * A refusal, fact, prompt or figure as data: no language in it.
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
 * @over: the match has ended. Part of no position: settle() sets it from the fields, which therefore have to tell the
 * end
 * @stopped: it ended by agreement of the table
 * @draws: how many numbers the app has drawn from each source
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
 * A growing array of moves, reused between calls: clear it, do not free it.
 */
typedef struct {
  GnMove *move;
  guint   n;
  guint   allocated;
} GnMoveList;

void    gn_move_list_init  (GnMoveList *list);
void    gn_move_list_clear (GnMoveList *list);  /* frees the memory too */
void    gn_move_list_grow  (GnMoveList *list);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (GnMoveList, gn_move_list_clear)

/**
 * gn_move_init:
 *
 * Makes @move one of @verb said by @seat, with every slot %GN_NONE.
 */
static inline void
gn_move_init (GnMove *move,
              int     seat,
              guint   verb)
{
  /* Four stores, seat and verb included: rules that list moves do little else. */
  static const gint16 none[] = { [0 ... sizeof (GnMove) / sizeof (gint16) - 1] = GN_NONE };

  memcpy (move, none, sizeof *move);
  move->seat = (gint8) seat;
  move->verb = (guint8) verb;
}

/**
 * gn_move_list_add:
 * Returns: (transfer none): a new move at the end of @list, its slots %GN_NONE;
 *   valid until the next is added
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

/** gn_move_list_append: puts a copy of @move at the end of @list */
static inline void
gn_move_list_append (GnMoveList   *list,
                     const GnMove *move)
{
  if (G_UNLIKELY (list->n == list->allocated))
    gn_move_list_grow (list);
  list->move[list->n++] = *move;
}

static inline gboolean
gn_move_equal (const GnMove *a,
               const GnMove *b)
{
  return memcmp (a, b, sizeof *a) == 0;
}

G_END_DECLS
