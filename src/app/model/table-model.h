/* table-model.h: state of the table page: who decides, which moves are possible, and the move being entered
 *
 * Panel, buttons, form and typed line all change the same unfinished move here, and all follow it. Independent of
 * GTK, so that it can be tested without a display.
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/table/match-table.h"
#include "core/match/moves.h"

G_BEGIN_DECLS

#define GN_TYPE_TABLE_MODEL (gn_table_model_get_type ())
G_DECLARE_FINAL_TYPE (GnTableModel, gn_table_model, GN, TABLE_MODEL, GObject)

/**
 * GnVerbState:
 * @ways: number of lawful moves of the verb now
 * @why: why there are none
 * @only: the move, if it is the only one
 * @teach: at most one move is lawful so far, but others might be once the values printed there are known, so Gnomon
 * asks for these
 */
typedef struct {
  guint  ways;
  GnSay  why;
  GnMove only;
  gboolean teach;
} GnVerbState;

/**
 * GnTableModel:
 * Signals:
 *  - "refreshed" (const GnStory *story): the moment or the viewer has changed; @story: what has just happened, or
 *    %NULL
 *  - "entry": the unfinished move was begun, changed or given up
 *  - "refused" (const GnMove *move, const GnSay *why): the move tried is not possible; nothing has changed
 *  - "private" (int seat, const GnStory *why): refused for a reason that only this seat may read
 */
GnTableModel *gn_table_model_new (GnMatchTable *table);

GnMatchTable     *gn_table_model_get_table (GnTableModel *self);
const GnMatch    *gn_table_model_get_match (GnTableModel *self);

/* The viewer. */
int               gn_table_model_get_viewer (GnTableModel *self);
void              gn_table_model_set_viewer (GnTableModel *self, int viewer);
/** gn_table_model_get_covered: whether the figures of whoever enters moves now are covered */
gboolean          gn_table_model_get_covered   (GnTableModel *self);
/** gn_table_model_get_covered_of: whether the figures of @seat are; -1: those of anybody */
gboolean          gn_table_model_get_covered_of (GnTableModel *self, int seat);

/* The state shown. */
gconstpointer     gn_table_model_state  (GnTableModel *self);
/** gn_table_model_named_as: the thing people name instead of @thing: the card in a slot; @thing itself if nothing
 * is known there */
GnThing           gn_table_model_named_as   (GnTableModel *self, GnThing thing);
const GnPrompt   *gn_table_model_prompt (GnTableModel *self);
const GnMoveList *gn_table_model_legal  (GnTableModel *self);
const GnVerbState *gn_table_model_verb  (GnTableModel *self, guint verb);
/** gn_table_model_serial: a number that grows with each refresh; anything made for an older one is stale */
guint             gn_table_model_serial (GnTableModel *self);

/* Looking at an earlier moment without changing anything. */
gboolean          gn_table_model_is_past  (GnTableModel *self);
guint             gn_table_model_get_moment (GnTableModel *self);
void              gn_table_model_look_at  (GnTableModel *self, guint step);
void              gn_table_model_come_back (GnTableModel *self);

/* The player who enters a move. */
/** gn_table_model_get_seat: the seat whose moves are entered now: the one that has to decide, or else one that
 * may; or -1 */
int               gn_table_model_get_seat (GnTableModel *self);
/** gn_table_model_speaker: the player of @verb now: the seat, GN_HOST or GN_CHANCE */
int               gn_table_model_speaker  (GnTableModel *self, guint verb);

/* Entering moves. */
gboolean          gn_table_model_is_entering (GnTableModel *self);
const GnMove     *gn_table_model_get_partial (GnTableModel *self);
const GnWays     *gn_table_model_get_ways    (GnTableModel *self);
/** gn_table_model_whole: the move that would be made if the entry were accepted now; FALSE while something is open */
gboolean          gn_table_model_whole  (GnTableModel *self, GnMove *move);
/** gn_table_model_enter: begins or changes the entry */
void              gn_table_model_enter  (GnTableModel *self, const GnMove *partial);
void              gn_table_model_cancel (GnTableModel *self);
/** gn_table_model_choose: makes the move if there is only one way, else continues its entry; emits "refused" if it
 * is not possible */
gboolean          gn_table_model_choose (GnTableModel *self, const GnMove *partial);
/** gn_table_model_say: makes complete moves */
gboolean          gn_table_model_say    (GnTableModel *self, const GnMove *move);
/** gn_table_model_say_all: makes several moves at once: all of them, or none if one is refused */
gboolean          gn_table_model_say_all (GnTableModel *self, const GnMove *moves, guint n);
/** gn_table_model_accept: makes the entered move if it is complete */
gboolean          gn_table_model_accept (GnTableModel *self);
/** gn_table_model_spec: parses @spec as a move of the current player, and normalizes it; FALSE with @error */
gboolean          gn_table_model_spec   (GnTableModel *self, const char *spec, GnMove *move, GError **error);

/* Questions that all views ask. */
/** gn_table_model_verb_offered: whether the verb has a button at all; FALSE for chance's verbs, and for verbs that
 * exist only to be refused */
gboolean          gn_table_model_verb_offered (const GnGame *game, guint verb);
/** gn_table_model_shown_verbs: the verbs whose buttons are shown now, as bits by verb. Common verbs (with a key)
 * are shown even if they are not possible, unless they belong to another phase (refused as `wrong-phase` or
 * `wrong-step`, which mean the same in every game). Others are shown while they are possible; if only others are
 * possible, only those are shown */
guint64           gn_table_model_shown_verbs  (GnTableModel *self);
/** gn_table_model_secret_decision: whether only the seat itself may see its choices */
gboolean          gn_table_model_secret_decision (GnTableModel *self);
/** gn_table_model_private_seats: bits of the seats that may read something in @story that not all may read */
guint             gn_table_model_private_seats (const GnStory *story);
/**
 * gn_table_model_needed:
 * @arg: (nullable): the argument that names the component, if nobody has entered that component yet
 *
 * Finds the missing attributes by trying, with the stand-in's values for the open ones.
 *
 * Returns: (transfer full) (element-type utf8): the attributes of a component that @move still waits for
 * (`teach-first`); empty if it also waits for something else
 */
GPtrArray *gn_table_model_needed (GnTableModel *self, const GnMove *move, const GnArg *arg, guint family, int index);
/**
 * gn_table_model_lacking:
 * @arg: the argument of @move that names the component
 * @component: the component as entered so far, and not taught yet
 *
 * Returns: (transfer full) (element-type utf8): the attributes that @move would still wait for if the component were
 * taught like this. Empty if nothing is missing, if it cannot be taught like this, or if @move also waits for
 * something else
 */
GPtrArray *
gn_table_model_lacking (GnTableModel *self, const GnMove *move, const GnArg *arg, guint family, JsonNode *component);
/** gn_table_model_to_teach: the component whose printed values a `teach-first` refusal waits for; @index is -1 if
 * the set does not have it yet under @id (a space of the board). FALSE if @why is not such a refusal or names no
 * component (pure) */
gboolean gn_table_model_to_teach (const GnMatch *match, const GnSay *why, guint *family, int *index, const char **id);
/** gn_table_model_teach_values: the values of @arg that would be possible for @partial if the values printed there
 * were known; (element-type gint16) (transfer full) */
GArray           *gn_table_model_teach_values (GnTableModel *self, const GnMove *partial, const GnArg *arg);
/** gn_table_model_new_component: the argument of @partial that could be a component nobody has entered yet (the
 * card bought from a hand), or NULL; @is, @is_value: (out): the attribute and value that such a component is sure
 * to have, or NULL */
const GnArg *
gn_table_model_new_component (GnTableModel *self, const GnMove *partial, const char **is, gint16 *is_value);
/** gn_table_model_asks_values: whether the set still lacks printed values; a complete set has nothing to ask for */
gboolean          gn_table_model_asks_values (GnTableModel *self);
/** gn_table_model_asks_first: whether there is such a value for the first argument, which is still open, or
 * @partial waits for a new component */
gboolean          gn_table_model_asks_first (GnTableModel *self, const GnMove *partial);
/** gn_table_model_arg_values: the values of @arg among the remaining ways if all other arguments stay as entered;
 * (element-type gint16) (transfer full) */
GArray           *gn_table_model_arg_values (GnTableModel *self, const GnMove *partial, const GnArg *arg);

G_END_DECLS
