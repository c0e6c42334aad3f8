/* inv-scene.h: everything that Gnome Invasion's widgets show, read once for each moment
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "panels/panel/panel.h"
#include "games/invasion/inv-view.h"

G_BEGIN_DECLS

#define INV_SCENE_IFS 48

/**
 * InvScene: a moment as the viewer of a panel may see it
 * @panel: provides the viewer; NULL for the second screen, where nothing can be done
 * @present: the moment is now, and moves are possible
 * @enters: what is owed now is entered on the table itself: dice, a letter
 */
typedef struct {
  GnPanel       *panel;
  const GnMatch *match;
  const InvState *state;
  gboolean       present;
  gboolean       enters;
  guint          n_players;
  InvTurn        turn;
  InvHouse       house;
  InvClock       clock;
  InvDecks       decks;
  InvPlayer      player[INV_SEATS];
  InvRoll        roll;
  InvDue         due;
  InvIf          ifs[INV_SCENE_IFS];
  guint          n_ifs;
  InvResultView  result;
} InvScene;

/** inv_scene_read: see GnPanelClass.read */
void        inv_scene_read (gpointer data, GnPanel *panel, const GnMatch *match, gconstpointer shown);

/* Words and pictures that all widgets need; names are (transfer full), pieces (transfer none), static. */
char       *inv_boon_name   (const GnMatch *match, int boon);
char       *inv_gnome_name  (const GnMatch *match, int gnome);
const char *inv_boon_piece  (const GnMatch *match, int boon);
const char *inv_gnome_piece (const GnMatch *match, int gnome);
const char *inv_kind_piece  (InvKind kind);
const char *inv_kind_name   (InvKind kind);
const char *inv_letter_piece (int letter);
/** inv_boon_id, inv_gnome_id: ids for specs */
const char *inv_boon_id     (const GnMatch *match, int boon);
/** inv_dice_words: "d8" or "2d6+1" of a printed expression, "" for none */
const char *inv_dice_words  (const char *printed);
/** inv_expr_sides: the number of sides of the largest die of a printed expression, 0 for none */
int         inv_expr_sides  (const char *printed);
/** inv_card_tip: a boon in words: name, kind, dice, text */
char       *inv_boon_tip    (const GnMatch *match, int boon);
char       *inv_gnome_tip   (const GnMatch *match, int gnome);

/** inv_plays_from_hand: returns whether @seat may say @verb ("play", "spend") of a card now: a known one, or one
 * that nobody has named yet */
gboolean    inv_plays_from_hand (const InvScene *scene, int seat, const char *verb);

/** inv_active_name: the name of the active player; (transfer none) */
const char *inv_active_name (const InvScene *scene);

G_END_DECLS
