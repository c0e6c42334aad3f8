/* gn-desk.h: what the table page knows: whose decision it is, what can be said, what is being said
 *
 * One entry, three ways, one form: panel, buttons, form and typed line all change the same half-said move here, and
 * all follow it. No GTK, so that it can be tested without a display.
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "gn-match-table.h"
#include "gn-moves.h"

G_BEGIN_DECLS

#define GN_TYPE_DESK (gn_desk_get_type ())
G_DECLARE_FINAL_TYPE (GnDesk, gn_desk, GN, DESK, GObject)

/**
 * GnVerbState:
 * @ways: how many lawful moves of the verb there are now
 * @why: why there is none
 * @only: the move, when it is the only one
 * @teach: at most one is lawful yet, but others might be if it were known what is printed there: that is asked for
 */
typedef struct {
  guint  ways;
  GnSay  why;
  GnMove only;
  gboolean teach;
} GnVerbState;

/**
 * GnDesk:
 * Signals:
 *  - "refreshed" (const GnStory *story): the table is at another moment, or somebody else looks; @story: what has just
 *    happened, or %NULL
 *  - "entry": the half-said move changed, was begun or given up
 *  - "refused" (const GnMove *move, const GnSay *why): what was tried cannot be; nothing has changed
 *  - "private" (int seat, const GnStory *why): refused for a reason that the seat alone may read
 */
GnDesk *gn_desk_new (GnMatchTable *table);

GnMatchTable     *gn_desk_get_table (GnDesk *self);
const GnMatch    *gn_desk_get_match (GnDesk *self);

/* Who looks. */
int               gn_desk_get_viewer (GnDesk *self);
void              gn_desk_set_viewer (GnDesk *self, int viewer);
/** gn_desk_get_veil: are veiled figures covered now? */
gboolean          gn_desk_get_veil   (GnDesk *self);
void              gn_desk_set_unveiled (GnDesk *self, gboolean unveiled);

/* What is to be seen. */
gconstpointer     gn_desk_state  (GnDesk *self);
/** gn_desk_lies: what people name instead of @thing: the card that lies in a slot; @thing itself where nothing is known there */
GnThing           gn_desk_lies   (GnDesk *self, GnThing thing);
const GnPrompt   *gn_desk_prompt (GnDesk *self);
const GnMoveList *gn_desk_legal  (GnDesk *self);
const GnVerbState *gn_desk_verb  (GnDesk *self, guint verb);
/** gn_desk_serial: grows with each refresh; what was made for an older one is stale */
guint             gn_desk_serial (GnDesk *self);

/* An earlier moment, looked at without changing anything. */
gboolean          gn_desk_is_past  (GnDesk *self);
guint             gn_desk_get_moment (GnDesk *self);
void              gn_desk_look_at  (GnDesk *self, guint step);
void              gn_desk_come_back (GnDesk *self);

/* Who speaks. */
/** gn_desk_get_seat: the seat whose words are entered now: who has to decide, or whom the host chose among several; or -1 */
int               gn_desk_get_seat (GnDesk *self);
void              gn_desk_set_seat (GnDesk *self, int seat);
/** gn_desk_speaker: who says @verb now: the seat, GN_HOST or GN_CHANCE */
int               gn_desk_speaker  (GnDesk *self, guint verb);

/* Saying. */
gboolean          gn_desk_is_entering (GnDesk *self);
const GnMove     *gn_desk_get_partial (GnDesk *self);
const GnWays     *gn_desk_get_ways    (GnDesk *self);
/** gn_desk_whole: what would be said if the entry were accepted now: FALSE while something is open */
gboolean          gn_desk_whole  (GnDesk *self, GnMove *move);
/** gn_desk_enter: begins the entry or changes it */
void              gn_desk_enter  (GnDesk *self, const GnMove *partial);
void              gn_desk_cancel (GnDesk *self);
/** gn_desk_choose: says it if there is one way, else goes on entering it; refused: "refused" */
gboolean          gn_desk_choose (GnDesk *self, const GnMove *partial);
/** gn_desk_say: says whole moves */
gboolean          gn_desk_say    (GnDesk *self, const GnMove *move);
/** gn_desk_say_all: several in one breath: all of them, or none where one is refused */
gboolean          gn_desk_say_all (GnDesk *self, const GnMove *moves, guint n);
/** gn_desk_accept: says what is entered, if it is whole */
gboolean          gn_desk_accept (GnDesk *self);
/** gn_desk_spec: reads @spec as a move of whoever speaks now, and normalises it; FALSE with @error */
gboolean          gn_desk_spec   (GnDesk *self, const char *spec, GnMove *move, GError **error);

/* What every face asks. */
/** gn_desk_verb_offered: has the verb a button at all: is it neither chance's nor there only to be refused? */
gboolean          gn_desk_verb_offered (const GnGame *game, guint verb);
/** gn_desk_shown_verbs: those whose buttons stand there now, as bits by verb: the common ones (with a key), off or not, unless
 * they belong to another phase altogether (refused as `wrong-phase` or `wrong-step`, which mean the same in every game); and others while
 * they can be said; where only such others can be said, these alone */
guint64           gn_desk_shown_verbs  (GnDesk *self);
/** gn_desk_secret_decision: may only the seat itself see what it chooses from? */
gboolean          gn_desk_secret_decision (GnDesk *self);
/** gn_desk_private_seats: bits of the seats that may read something in @story that not all may */
guint             gn_desk_private_seats (const GnStory *story);
/**
 * gn_desk_needed:
 * @arg: (nullable): the argument that names the component, where it is one that nobody has told yet
 *
 * Returns: (transfer full) (element-type utf8): the attributes of a component without which @move still waits (`teach-first`); found by
 *   trying, with the values of the stand-in for those that are open. Empty: it waits for something else, too
 */
GPtrArray        *gn_desk_needed (GnDesk *self, const GnMove *move, const GnArg *arg, guint family, int index);
/**
 * gn_desk_lacking:
 * @arg: the argument of @move that names the component
 * @component: as far as it has been told, and not taught yet
 *
 * Returns: (transfer full) (element-type utf8): the attributes without which @move would still wait were it taught so. Empty: it is
 *   told far enough, cannot be taught like that at all, or waits for something else, too
 */
GPtrArray        *gn_desk_lacking (GnDesk *self, const GnMove *move, const GnArg *arg, guint family, JsonNode *component);
/** gn_desk_to_teach: the component whose printed values a `teach-first` refusal waits for; @index is -1 where the set does not
 * have it yet under @id (a space of the board). FALSE if @why is no such refusal, or names no component (pure) */
gboolean          gn_desk_to_teach (const GnMatch *match, const GnSay *why, guint *family, int *index, const char **id);
/** gn_desk_teach_values: the values of @arg that @partial could be said with if only it were known what is printed there;
 * (element-type gint16) (transfer full) */
GArray           *gn_desk_teach_values (GnDesk *self, const GnMove *partial, const GnArg *arg);
/** gn_desk_new_component: the argument of @partial that could be a component which nobody has told yet (the card bought from a hand), or
 * NULL; @is, @is_value: (out): what such a one is sure to be, or NULL */
const GnArg      *gn_desk_new_component (GnDesk *self, const GnMove *partial, const char **is, gint16 *is_value);
/** gn_desk_asks_first: is there such a value for the first argument, which is still open; or does @partial wait for a new component? */
gboolean          gn_desk_asks_first (GnDesk *self, const GnMove *partial);
/** gn_desk_arg_values: the values of @arg among the ways that are left when all but this argument stays as it is entered;
 * (element-type gint16) (transfer full) */
GArray           *gn_desk_arg_values (GnDesk *self, const GnMove *partial, const GnArg *arg);

G_END_DECLS
