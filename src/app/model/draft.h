/* draft.h: a table being set up: seats, options, dealers, component set, checklist
 *
 * Independent of GTK, so that the choices and the resulting match can be tested without a display.
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
 * Signals: "changed": anything has changed.
 */
GnDraft      *gn_draft_new      (const GnGame *game);
const GnGame *gn_draft_get_game (GnDraft *self);
/** gn_draft_get_title: the name of the game that is played, as entered; "" for none. Only a game that scores any game
 * uses it (GnGame.another) */
const char   *gn_draft_get_title (GnDraft *self);
void          gn_draft_set_title (GnDraft *self, const char *title);
/** gn_draft_change_game: changes to another game for the same people */
void          gn_draft_change_game (GnDraft *self, const GnGame *game);

/* People, clockwise around the table. */
guint       gn_draft_get_n_seats (GnDraft *self);
const char *gn_draft_get_name    (GnDraft *self, guint seat);  /* as typed, may be "" */
char       *gn_draft_show_name   (GnDraft *self, guint seat);  /* never empty; (transfer full) */
int         gn_draft_get_colour  (GnDraft *self, guint seat);
/** gn_draft_get_n_colours: the number of seat colors in the game */
int         gn_draft_get_n_colours (GnDraft *self);
/* FALSE if the table is full; color -1: any free one */
gboolean    gn_draft_add_person  (GnDraft *self, const char *name, int colour);
gboolean    gn_draft_remove_person (GnDraft *self, guint seat);                  /* FALSE if the game needs them */
void        gn_draft_set_name    (GnDraft *self, guint seat, const char *name);
/** gn_draft_set_colour: the seat that had the color gets the old color of @seat */
void        gn_draft_set_colour  (GnDraft *self, guint seat, int colour);
void        gn_draft_move        (GnDraft *self, guint from, guint to);
int         gn_draft_find_person (GnDraft *self, const char *name);              /* -1 if not found */

/* Roles: banker, observer … The starting player is a role like the others; -1 leaves it to chance. */
guint       gn_draft_get_n_roles (GnDraft *self);
int         gn_draft_get_role    (GnDraft *self, guint role);
void        gn_draft_set_role    (GnDraft *self, guint role, int seat);
/** gn_draft_starter_role: the role whose holder takes the first turn, or -1 if the game has none */
int         gn_draft_starter_role (GnDraft *self);
/** gn_draft_lot: draws the starting player at random, with equal chances; returns the seat */
guint       gn_draft_lot         (GnDraft *self);

/* Options, dealers, set. */
guint       gn_draft_get_option  (GnDraft *self, guint option);
void        gn_draft_set_option  (GnDraft *self, guint option, guint choice);
guint       gn_draft_n_changed_options (GnDraft *self);  /* number of options that differ from the rulebook */
/** gn_draft_seat_option: the k-th option that each seat sets for itself (a tribe), or NULL beyond the last */
const GnOption *gn_draft_seat_option (GnDraft *self, guint k);
guint       gn_draft_get_seat_option (GnDraft *self, guint seat, guint k);
void        gn_draft_set_seat_option (GnDraft *self, guint seat, guint k, guint choice);
void        gn_draft_reset_options (GnDraft *self);
GnDealer    gn_draft_get_dealer  (GnDraft *self, guint family);
/** gn_draft_set_dealer: FALSE with @error if the set does not know enough for Gnomon to deal */
gboolean    gn_draft_set_dealer  (GnDraft *self, guint family, GnDealer dealer, GError **error);
/** gn_draft_set_group_dealer: @group: "cards" or "dice" */
gboolean    gn_draft_set_group_dealer (GnDraft *self, const char *group, GnDealer dealer, GError **error);
void        gn_draft_set_unasked (GnDraft *self, gboolean unasked);
GnSet      *gn_draft_get_set     (GnDraft *self);        /* (transfer none); NULL if the stand-in is missing */
gboolean    gn_draft_set_set     (GnDraft *self, GnSet *set, GError **error);

/* The checklist. */
guint       gn_draft_get_n_steps (GnDraft *self);        /* for these dealers */
const GnSetupStep *gn_draft_get_step (GnDraft *self, guint step);
/** gn_draft_step_text: the text with the figures for these people, their number and the options; (transfer full) */
char       *gn_draft_step_text   (GnDraft *self, guint step);
gboolean    gn_draft_get_done    (GnDraft *self, guint step);
void        gn_draft_set_done    (GnDraft *self, guint step, gboolean done);
void        gn_draft_tick_all    (GnDraft *self);
guint       gn_draft_n_left      (GnDraft *self);
/** gn_draft_figure: the setup number for the gap of that name, or -1 */
int         gn_draft_figure      (GnDraft *self, const char *gap);

/** gn_draft_colour_words: the name of a seat's color, with shape and letter: "A, blue circle"; (transfer none) */
const char *gn_draft_colour_words (int colour);
/** gn_draft_problem: a sentence that says why the table cannot start, or NULL; (transfer full) */
char       *gn_draft_problem     (GnDraft *self);
/** gn_draft_trial: the choices so far as a match that nobody plays; valid until the next change; NULL while there
 * are too few people */
const GnMatch *gn_draft_trial    (GnDraft *self);
/** gn_draft_emblem: the picture of what will be played; (transfer full) */
char       *gn_draft_emblem      (GnDraft *self);
/** gn_draft_match: the match from these choices; (transfer full) */
GnMatch    *gn_draft_match       (GnDraft *self, GError **error);
/** gn_draft_take_terms: takes the options and dealers of @match, which is of the same game */
void        gn_draft_take_terms  (GnDraft *self, const GnMatch *match);
/** gn_draft_take_seats: takes the people and the title of @match, and for the same game its options and dealers; the
 * starting player stays open */
void        gn_draft_take_seats  (GnDraft *self, const GnMatch *match);

G_END_DECLS
