/* playout.h: a random match of any game, and the ways to go wrong that are asked about at every state
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
#include "core/words/text.h"

G_BEGIN_DECLS

/**
 * Playout:
 * @number: everything random follows from game and number, so that a failure can be played again
 * @n_texts: of the game
 * @half: the set was half forgotten; it is taught on the way
 * @match: with what the table knows of its cards
 * @truth: the same with all that is printed on them; components have the same indices
 * @state: where the match stands
 * @legal: what may be said at @state
 * @asked: the prompt of @state
 * @moves: (element-type GnMove): what was said so far
 * @often: what takes long is asked at one of so many states
 */
typedef struct {
  const GnGame *game;
  guint         number;
  guint         n_texts;
  gboolean      half;
  guint         often;
  GnMatch      *match;
  GnMatch      *truth;
  gpointer      state;
  GnStream      stream;
  GnMoveList    legal;
  GHashTable   *lookup;
  GnPrompt      asked;
  GArray       *moves;
  char         *about;
} Playout;

/** playout_new: sets match number @number of @game up; %NULL when the game refuses seats and options together */
Playout      *playout_new   (const GnGame *game, guint number);
void          playout_free  (Playout *playout);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (Playout, playout_free)

/** playout_look: fills legal and asked for the present state */
void          playout_look  (Playout *playout);
/** playout_choose: the next move: verbs that lead to the end are preferred, chance goes by its weights. %NULL: nothing
 * can be said until the set is taught */
const GnMove *playout_choose (Playout *playout);
/** playout_teach: gives the set back one thing that it had forgotten; FALSE when it is complete */
gboolean      playout_teach (Playout *playout);
/** playout_fail: says which match, which step, after which moves; does not return */
void          playout_fail  (Playout *playout, const char *format, ...) G_GNUC_PRINTF (2, 3) G_GNUC_NORETURN;

#define playout_require(playout, condition, ...) \
  G_STMT_START { \
    if (G_UNLIKELY (!(condition))) \
      playout_fail ((playout), __VA_ARGS__); \
  } G_STMT_END

/** playout_run: plays match @number to its end. Returns: how many moves it took; 0: the game refused to start so */
guint         playout_run   (const GnGame *game, guint number);

/** playout_dup, playout_same: by bytes */
gpointer      playout_dup   (const Playout *playout, gconstpointer state);
gboolean      playout_same  (const Playout *playout, gconstpointer a, gconstpointer b);
/** playout_apply: with or without a story */
void          playout_apply (const Playout *playout, gpointer state, const GnMove *move, GnStory *story);
/** playout_difference: the first field that differs, in words; (transfer full) */
char         *playout_difference (const Playout *playout, gconstpointer a, gconstpointer b);

/* check-moves.c */
void check_prompt   (Playout *playout);
void check_listed   (Playout *playout);
void check_complete (Playout *playout);
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

/* The same match dealt by the box beside the one dealt by the app (check-box.c). */
typedef struct _Mirror Mirror;
Mirror *mirror_new    (Playout *playout);
void    mirror_free   (Mirror *mirror);
/** mirror_follow: @move was said in the app's match, which now stands at @playout's state */
void    mirror_follow (Mirror *mirror, Playout *playout, const GnMove *move, const GnPrompt *before);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (Mirror, mirror_free)

G_END_DECLS
