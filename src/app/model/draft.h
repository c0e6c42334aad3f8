/* draft.h: a table being laid: who sits where, options, dealers, set, what has been ticked off
 *
 * No GTK, so that what is chosen and the match that comes of it can be tested without a display.
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/table/match-table.h"

G_BEGIN_DECLS

#define GN_TYPE_DRAFT (gn_draft_get_type ())
G_DECLARE_FINAL_TYPE (GnDraft, gn_draft, GN, DRAFT, GObject)

/**
 * GnDraft:
 * Signals: "changed": anything is different.
 */
GnDraft      *gn_draft_new      (const GnGame *game);
const GnGame *gn_draft_get_game (GnDraft *self);
/** gn_draft_change_game: another game for the same people */
void          gn_draft_change_game (GnDraft *self, const GnGame *game);

/* People, clockwise as they sit. */
guint       gn_draft_get_n_seats (GnDraft *self);
const char *gn_draft_get_name    (GnDraft *self, guint seat);  /* as typed, may be "" */
char       *gn_draft_show_name   (GnDraft *self, guint seat);  /* never empty; (transfer full) */
int         gn_draft_get_colour  (GnDraft *self, guint seat);
/** gn_draft_get_n_colours: how many colours the game has for its seats */
int         gn_draft_get_n_colours (GnDraft *self);
/* FALSE: the table is full; colour -1: any free */
gboolean    gn_draft_add_person  (GnDraft *self, const char *name, int colour);
gboolean    gn_draft_remove_person (GnDraft *self, guint seat);                  /* FALSE: the game needs them */
void        gn_draft_set_name    (GnDraft *self, guint seat, const char *name);
/** gn_draft_set_colour: whoever had it takes the old one */
void        gn_draft_set_colour  (GnDraft *self, guint seat, int colour);
void        gn_draft_move        (GnDraft *self, guint from, guint to);
int         gn_draft_find_person (GnDraft *self, const char *name);              /* -1 */

/* Roles: banker, observer …; the one that starts is a role like others, -1 leaves it to the lot. */
guint       gn_draft_get_n_roles (GnDraft *self);
int         gn_draft_get_role    (GnDraft *self, guint role);
void        gn_draft_set_role    (GnDraft *self, guint role, int seat);
/** gn_draft_starter_role: the role whose holder takes the first turn, or -1 where the game has none */
int         gn_draft_starter_role (GnDraft *self);
/** gn_draft_lot: draws the starter evenly among the seats; returns the seat */
guint       gn_draft_lot         (GnDraft *self);

/* Options, dealers, set. */
guint       gn_draft_get_option  (GnDraft *self, guint option);
void        gn_draft_set_option  (GnDraft *self, guint option, guint choice);
guint       gn_draft_n_changed_options (GnDraft *self);  /* how many differ from the rulebook */
/** gn_draft_seat_option: the k-th of the options that each seat has of its own (a tribe), or NULL beyond the last */
const GnOption *gn_draft_seat_option (GnDraft *self, guint k);
guint       gn_draft_get_seat_option (GnDraft *self, guint seat, guint k);
void        gn_draft_set_seat_option (GnDraft *self, guint seat, guint k, guint choice);
void        gn_draft_reset_options (GnDraft *self);
GnDealer    gn_draft_get_dealer  (GnDraft *self, guint family);
/** gn_draft_set_dealer: FALSE with @error where the set does not know enough for the app to deal */
gboolean    gn_draft_set_dealer  (GnDraft *self, guint family, GnDealer dealer, GError **error);
/** gn_draft_set_group_dealer: @group: "cards" or "dice" */
gboolean    gn_draft_set_group_dealer (GnDraft *self, const char *group, GnDealer dealer, GError **error);
void        gn_draft_set_unasked (GnDraft *self, gboolean unasked);
GnSet      *gn_draft_get_set     (GnDraft *self);        /* (transfer none); NULL: the stand-in is missing */
gboolean    gn_draft_set_set     (GnDraft *self, GnSet *set, GError **error);

/* The checklist. */
guint       gn_draft_get_n_steps (GnDraft *self);        /* for these dealers */
const GnSetupStep *gn_draft_get_step (GnDraft *self, guint step);
/** gn_draft_step_text: with the figures for this count, these options and these people; (transfer full) */
char       *gn_draft_step_text   (GnDraft *self, guint step);
gboolean    gn_draft_get_done    (GnDraft *self, guint step);
void        gn_draft_set_done    (GnDraft *self, guint step, gboolean done);
void        gn_draft_tick_all    (GnDraft *self);
guint       gn_draft_n_left      (GnDraft *self);
/** gn_draft_figure: one of the setup's numbers by its gap's name, or -1 */
int         gn_draft_figure      (GnDraft *self, const char *gap);

/** gn_draft_problem: what keeps the table from starting, as a sentence, or NULL; (transfer full) */
char       *gn_draft_problem     (GnDraft *self);
/** gn_draft_trial: what is chosen so far, as a match that nobody plays, until the next change; NULL while there are too
 * few people */
const GnMatch *gn_draft_trial    (GnDraft *self);
/** gn_draft_match: what was chosen, as a match; (transfer full) */
GnMatch    *gn_draft_match       (GnDraft *self, GError **error);
/** gn_draft_take_seats: the people of @match again, and for the same game its options and dealers too; who starts is
 * open */
void        gn_draft_take_seats  (GnDraft *self, const GnMatch *match);

G_END_DECLS
