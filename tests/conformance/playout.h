/* playout.h: a random match of any game, and the checks made at every state
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "games/games.h"
#include "core/match/match.h"
#include "core/match/moves.h"
#include "core/state/position.h"
#include "core/record/record.h"
#include "core/base/rng.h"
#include "core/game/scoresheet.h"
#include "core/base/story.h"
#include "core/table/match-table.h"
#include "core/words/text.h"

G_BEGIN_DECLS

/**
 * Playout:
 * @number: everything random follows from game and number, so that a failure can be repeated
 * @n_texts: number of the game's texts
 * @half: half of the set was forgotten, and is taught on the way
 * @match: with what the table knows of its cards
 * @lent: match, truth and state belong to somebody else
 * @truth: the same with everything printed on them; components have the same indices
 * @state: the state of the match
 * @legal: the legal moves at @state
 * @asked: the prompt of @state
 * @drawn: the move that playout_choose() chose, if it has a figure
 * @moves: (element-type GnMove): moves made so far
 * @often: slow checks are made at one of this many states
 */
typedef struct {
  const GnGame *game;
  guint         number;
  guint         n_texts;
  gboolean      half;
  gboolean      lent;
  guint         often;
  GnMatch      *match;
  GnMatch      *truth;
  gpointer      state;
  GnStream      stream;
  GnMoveList    legal;
  GHashTable   *lookup;
  GnPrompt      asked;
  GnMove        drawn;
  GArray       *moves;
  char         *about;
} Playout;

/** playout_new: sets up match @number of @game; %NULL when the game refuses this combination of seats and options */
Playout      *playout_new   (const GnGame *game, guint number);
/** playout_new_at: one that looks at somebody else's @match and @state, of which it takes nothing; what is random in it
 * follows from @about, which tells where that is */
Playout      *playout_new_at (GnMatch *match, gpointer state, const char *about);
void          playout_free  (Playout *playout);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (Playout, playout_free)

/** playout_look: fills legal and asked for the present state */
void          playout_look  (Playout *playout);
/** playout_choose: the next move: verbs that lead to the end are preferred, chance follows its weights. %NULL: no
 * move is possible until the set is taught */
const GnMove *playout_choose (Playout *playout);
/** figure_ways, figure_put: some figures, sums and slots that hold none among them, by their index */
guint         figure_ways (void);
void          figure_put  (guint index, gint16 *slot);
/** figure_draw: now and then gives @move any figure that it can have instead of the one that legal lists */
void          figure_draw (Playout *playout, GnMove *move);
/** figure_is_listed: returns whether a listed move and the game's range of figures stand for @move */
gboolean      figure_is_listed (Playout *playout, const GnMove *move);
/** playout_teach: gives back one thing that the set had forgotten. Returns: FALSE when the set is complete */
gboolean      playout_teach (Playout *playout);
/** playout_forget: forgets values printed on components, and now and then whole components: the match has a set of its
 * own */
void          playout_forget (Playout *playout);
/** playout_fail: reports the match, the step and the moves before it; does not return */
void          playout_fail  (Playout *playout, const char *format, ...) G_GNUC_PRINTF (2, 3) G_GNUC_NORETURN;

#define playout_require(playout, condition, ...) \
  G_STMT_START { \
    if (G_UNLIKELY (!(condition))) \
      playout_fail ((playout), __VA_ARGS__); \
  } G_STMT_END

/** playout_run: plays match @number to its end. Returns: how many moves it took; 0: the game refused to start */
guint         playout_run   (const GnGame *game, guint number);

/** playout_dup, playout_same: copy and compare states byte by byte */
gpointer      playout_dup   (const Playout *playout, gconstpointer state);
gboolean      playout_same  (const Playout *playout, gconstpointer a, gconstpointer b);
/** playout_apply: applies a move, with or without a story */
void          playout_apply (const Playout *playout, gpointer state, const GnMove *move, GnStory *story);
/** playout_difference: the first field that differs, in words; (transfer full) */
char         *playout_difference (const Playout *playout, gconstpointer a, gconstpointer b);

/** playout_say: enters @move at @table, or lets the app draw if it deals what is due */
gboolean      playout_say   (GnMatchTable *table, const GnMove *move, GnReply *reply);

/* check-moves.c */
void check_prompt   (Playout *playout);
void check_listed   (Playout *playout);
void check_complete (Playout *playout);
void check_ranges (Playout *playout);
void check_left_out (Playout *playout);
void check_commute  (Playout *playout);
void check_wholes   (Playout *playout);
/* check-state.c */
void check_audit    (Playout *playout);
void check_position (Playout *playout);
void check_words    (Playout *playout);
void check_says     (Playout *playout, const GnSay *say, GnTextKind kind);
void check_story    (Playout *playout, const GnStory *story);
/* check-secrets.c */
void check_secrets  (Playout *playout);
void check_outcomes_hidden (Playout *playout);
/* check-strangers.c */
/** check_spoilt: the state with one element changed, @each elements of each field: the audit refuses it with a reason,
 * or everything can be asked of it */
void check_spoilt      (Playout *playout, guint each);
/** check_corrections: @tries corrections of each kind, one after the other: what is accepted leaves a good position */
void check_corrections (Playout *playout, guint tries);
/** check_strays: moves with any value, by anybody: what is not taken is refused with a reason */
void check_strays      (Playout *playout, gconstpointer state, guint tries);
/** check_around: asks everything of a state, and of those up to @steps moves after it; makes @tries stray moves in each of
 * them. @what: where it is, for a failure */
void check_around      (Playout *playout, const char *what, guint steps, guint tries);
/** check_elsewhere: the same position with other options, and with a set of which half is forgotten, or in which other
 * things are printed on the components: refused with a reason, or check_around() */
void check_elsewhere   (Playout *playout, const char *what, guint steps, guint tries);
/** playout_spoil_json: a copy in which one value, wherever it lies, is another, or one more is there; (transfer full) */
JsonNode *playout_spoil_json (Playout *playout, JsonNode *node);
/** check_wrong_json: moves, positions and marks in which one value is wrong: taken whole, or refused with a sentence */
void check_wrong_json  (Playout *playout, guint tries);
/* check-words.c */
/** check_things: every thing of the match has a name, and is found by its id */
void check_things      (Playout *playout);
/** check_gathers: every fact, gap and field that the table of gathered figures names exists */
void check_gathers     (Playout *playout);
/** check_parts: a sentence, by its parts, is the same */
void check_parts       (Playout *playout, const GnSay *say);
/** check_components: an example line for each component, shortened, reads the same */
void check_components  (Playout *playout);
/* invent.c */
/** playout_invent: gives one of @one_of components of the match any words of the vocabulary. Returns: how many took them */
guint playout_invent   (Playout *playout, guint one_of);

/* The same match dealt by the box, beside the one dealt by the app (check-box.c). */
typedef struct _Mirror Mirror;
Mirror *mirror_new    (Playout *playout);
void    mirror_free   (Mirror *mirror);
/** mirror_follow: follows @move, which was made in the app's match, now at @playout's state */
void    mirror_follow (Mirror *mirror, Playout *playout, const GnMove *move, const GnPrompt *before);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (Mirror, mirror_free)

G_END_DECLS
