/* wiz-look.h: the shown moment, as all parts of the Wizard's table need it
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/game/odds.h"
#include "panels/panel/panel.h"
#include "games/wizard/wiz-view.h"

G_BEGIN_DECLS

/**
 * WizLook:
 * @panel: receives clicks and provides the legal moves; %NULL: only for looking (the second screen)
 * @step: the pending question
 * @acting: the seat whose turn it is, or -1
 * @present: not an earlier moment
 * @news: something has just happened
 * @odds: this table shows the content of the bag, and chances
 * @sets_after: sets may be turned in after the Wizard's draw
 *
 * A copy of the state as its viewer may know it, and whose decision it is.
 */
typedef struct {
  GnPanel        *panel;
  const GnMatch  *match;
  const WizState *state;
  WizStep         step;
  int             acting;
  gboolean        present;
  gboolean        news;
  gboolean        odds;
  gboolean        sets_after;
} WizLook;

/** wiz_look: fills @look for a panel's copy */
void wiz_look (WizLook *look, GnPanel *panel, const GnMatch *match, const WizState *state, gboolean news);
/** wiz_look_paint: a seat's shape in the color of its gems */
int         wiz_look_paint   (const WizLook *look, int seat);
const char *wiz_look_name    (const WizLook *look, int seat);

/* Pictures. */
const char *wiz_element_piece (guint element);
/** wiz_token_piece: the piece for a value of WIZ_DOMAIN_TOKEN; gems are "wiz-gem" in their owner's paint */
const char *wiz_token_piece  (guint token);
/** wiz_piece_element: the element to show for a value of WIZ_DOMAIN_PIECE (of two, the first), and its symbols;
 * @token: set to whether it is round */
int         wiz_piece_element (const GnMatch *match, int piece, int *symbols, gboolean *token);
/** wiz_token_picture: a token, with its owner's seat on it if it is a gem */
GtkWidget  *wiz_token_picture (const WizLook *look, guint token, int size);
/** wiz_card_picture: a card or kept token with its element and symbols; @size: height */
GtkWidget  *wiz_card_picture (const GnMatch *match, int piece, int size);
/** wiz_reward: the reward for one set: "{level}+1 {gem}" */
GtkWidget  *wiz_reward       (const WizLook *look, int seat, const WizSet *set, int size);

/* Words. */
/** wiz_title: a thing's name with an initial capital: "Flowers"; (transfer full) */
char       *wiz_title        (const GnMatch *match, guint domain, int value);
/** wiz_key: the letter for a thing, in upper case, or NULL; (transfer full) */
char       *wiz_key          (const GnMatch *match, guint domain, int value);
/** wiz_key_label: a key's label, for the widget that it presses */
GtkWidget  *wiz_key_label    (const char *key);
GnOdds      wiz_odds         (WizChance chance);

/* Moves. */
/** wiz_say: activates `table.move` from @widget */
void        wiz_say          (GtkWidget *widget, const char *format, ...) G_GNUC_PRINTF (2, 3);
/** wiz_can: returns whether @verb has a legal move now, from the panel viewer's view */
gboolean    wiz_can          (const WizLook *look, guint verb);

G_END_DECLS
