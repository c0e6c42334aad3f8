/* table-model.h: what the table page knows: whose decision it is, what can be said, what is being said
 *
 * One entry, three ways, one form: panel, buttons, form and typed line all change the same half-said move here, and
 * all follow it. No GTK, so that it can be tested without a display.
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
 * @ways: how many lawful moves of the verb there are now
 * @why: why there is none
 * @only: the move, when it is the only one
 * @teach: at most one is lawful yet, but others might be if it were known what is printed there: that is asked
 * for */
typedef struct {
  guint  ways;
  GnSay  why;
  GnMove only;
  gboolean teach;
} GnVerbState;

/**
 * GnTableModel:
 * Signals:
 *  - "refreshed" (const GnStory *story): the table is at another moment, or somebody else looks; @story: what has just
 *    happened, or %NULL
 *  - "entry": the half-said move changed, was begun or given up
 *  - "refused" (const GnMove *move, const GnSay *why): what was tried cannot be; nothing has changed
 *  - "private" (int seat, const GnStory *why): refused for a reason that the seat alone may read
 */
GnTableModel *gn_table_model_new (GnMatchTable *table);

GnMatchTable     *gn_table_model_get_table (GnTableModel *self);
const GnMatch    *gn_table_model_get_match (GnTableModel *self);

/* Who looks. */
int               gn_table_model_get_viewer (GnTableModel *self);
void              gn_table_model_set_viewer (GnTableModel *self, int viewer);
/** gn_table_model_get_covered: are figures covered now that may be? */
gboolean          gn_table_model_get_covered   (GnTableModel *self);

/* What is to be seen. */
gconstpointer     gn_table_model_state  (GnTableModel *self);
/** gn_table_model_named_as: what people name instead of @thing: the card that lies in a slot; @thing itself where
 * nothing is known there */
GnThing           gn_table_model_named_as   (GnTableModel *self, GnThing thing);
const GnPrompt   *gn_table_model_prompt (GnTableModel *self);
const GnMoveList *gn_table_model_legal  (GnTableModel *self);
const GnVerbState *gn_table_model_verb  (GnTableModel *self, guint verb);
/** gn_table_model_serial: grows with each refresh; what was made for an older one is stale */
guint             gn_table_model_serial (GnTableModel *self);

/* An earlier moment, looked at without changing anything. */
gboolean          gn_table_model_is_past  (GnTableModel *self);
guint             gn_table_model_get_moment (GnTableModel *self);
void              gn_table_model_look_at  (GnTableModel *self, guint step);
void              gn_table_model_come_back (GnTableModel *self);

/* Who speaks. */
/** gn_table_model_get_seat: the seat whose words are entered now: who has to decide, else who may; or -1 */
int               gn_table_model_get_seat (GnTableModel *self);
/** gn_table_model_speaker: who says @verb now: the seat, GN_HOST or GN_CHANCE */
int               gn_table_model_speaker  (GnTableModel *self, guint verb);

/* Saying. */
gboolean          gn_table_model_is_entering (GnTableModel *self);
const GnMove     *gn_table_model_get_partial (GnTableModel *self);
const GnWays     *gn_table_model_get_ways    (GnTableModel *self);
/** gn_table_model_whole: what would be said if the entry were accepted now: FALSE while something is open */
gboolean          gn_table_model_whole  (GnTableModel *self, GnMove *move);
/** gn_table_model_enter: begins the entry or changes it */
void              gn_table_model_enter  (GnTableModel *self, const GnMove *partial);
void              gn_table_model_cancel (GnTableModel *self);
/** gn_table_model_choose: says it if there is one way, else goes on entering it; refused: "refused" */
gboolean          gn_table_model_choose (GnTableModel *self, const GnMove *partial);
/** gn_table_model_say: says whole moves */
gboolean          gn_table_model_say    (GnTableModel *self, const GnMove *move);
/** gn_table_model_say_all: several in one breath: all of them, or none where one is refused */
gboolean          gn_table_model_say_all (GnTableModel *self, const GnMove *moves, guint n);
/** gn_table_model_accept: says what is entered, if it is whole */
gboolean          gn_table_model_accept (GnTableModel *self);
/** gn_table_model_spec: reads @spec as a move of whoever speaks now, and normalises it; FALSE with @error */
gboolean          gn_table_model_spec   (GnTableModel *self, const char *spec, GnMove *move, GError **error);

/* What every face asks. */
/** gn_table_model_verb_offered: has the verb a button at all: is it neither chance's nor there only to be refused? */
gboolean          gn_table_model_verb_offered (const GnGame *game, guint verb);
/** gn_table_model_shown_verbs: those whose buttons stand there now, as bits by verb: the common ones (with a key), off
 * or not, unless they belong to another phase altogether (refused as `wrong-phase` or `wrong-step`, which mean the same
 * in every game); and others while they can be said; where only such others can be said, these alone */
guint64           gn_table_model_shown_verbs  (GnTableModel *self);
/** gn_table_model_secret_decision: may only the seat itself see what it chooses from? */
gboolean          gn_table_model_secret_decision (GnTableModel *self);
/** gn_table_model_private_seats: bits of the seats that may read something in @story that not all may */
guint             gn_table_model_private_seats (const GnStory *story);
/**
 * gn_table_model_needed:
 * @arg: (nullable): the argument that names the component, where it is one that nobody has told yet
 *
 * Returns: (transfer full) (element-type utf8): the attributes of a component without which @move still waits
 * (`teach-first`); found by trying, with the values of the stand-in for those that are open. Empty: it waits for
 * something else, too
 */
GPtrArray *gn_table_model_needed (GnTableModel *self, const GnMove *move, const GnArg *arg, guint family, int index);
/**
 * gn_table_model_lacking:
 * @arg: the argument of @move that names the component
 * @component: as far as it has been told, and not taught yet
 *
 * Returns: (transfer full) (element-type utf8): the attributes without which @move would still wait were it taught so.
 * Empty: it is told far enough, cannot be taught like that at all, or waits for something else, too
 */
GPtrArray *
gn_table_model_lacking (GnTableModel *self, const GnMove *move, const GnArg *arg, guint family, JsonNode *component);
/** gn_table_model_to_teach: the component whose printed values a `teach-first` refusal waits for; @index is -1 where
 * the set does not have it yet under @id (a space of the board). FALSE if @why is no such refusal, or names no
 * component (pure) */
gboolean gn_table_model_to_teach (const GnMatch *match, const GnSay *why, guint *family, int *index, const char **id);
/** gn_table_model_teach_values: the values of @arg that @partial could be said with if only it were known what is
 * printed there; (element-type gint16) (transfer full) */
GArray           *gn_table_model_teach_values (GnTableModel *self, const GnMove *partial, const GnArg *arg);
/** gn_table_model_new_component: the argument of @partial that could be a component which nobody has told yet (the card
 * bought from a hand), or NULL; @is, @is_value: (out): what such a one is sure to be, or NULL */
const GnArg *
gn_table_model_new_component (GnTableModel *self, const GnMove *partial, const char **is, gint16 *is_value);
/** gn_table_model_asks_first: is there such a value for the first argument, which is still open; or does @partial wait
 * for a new component? */
gboolean          gn_table_model_asks_first (GnTableModel *self, const GnMove *partial);
/** gn_table_model_arg_values: the values of @arg among the ways that are left when all but this argument stays as it is
 * entered; (element-type gint16) (transfer full) */
GArray           *gn_table_model_arg_values (GnTableModel *self, const GnMove *partial, const GnArg *arg);

G_END_DECLS
