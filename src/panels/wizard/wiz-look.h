/* wiz-look.h: what every part of the Wizard's table is painted from
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
 * @panel: whom clicks are told, and whose legal moves count; %NULL: only to be looked at (the big screen)
 * @step: what is asked now
 * @acting: whose turn it is, or -1
 * @present: not an earlier moment
 * @news: something has just happened
 * @odds: this table shows what is in the bag, and chances
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
} WizLook;

/** wiz_look: fills @look for a panel's copy */
void wiz_look (WizLook *look, GnPanel *panel, const GnMatch *match, const WizState *state, gboolean news);
/** wiz_look_paint: a seat's shape in the colour of its gems */
int         wiz_look_paint   (const WizLook *look, int seat);
const char *wiz_look_name    (const WizLook *look, int seat);

/* Pictures. */
const char *wiz_element_piece (guint element);
/** wiz_token_piece: of a value of WIZ_DOMAIN_TOKEN; gems are "wiz-gem" in their owner's paint */
const char *wiz_token_piece  (guint token);
/** wiz_piece_element: of a value of WIZ_DOMAIN_PIECE: the element to show (of two the first), and symbols; @token: it
 * is round */
int         wiz_piece_element (const GnMatch *match, int piece, int *symbols, gboolean *token);
/** wiz_token_picture: a token with its owner's seat on it where it is a gem */
GtkWidget  *wiz_token_picture (const WizLook *look, guint token, int size);
/** wiz_card_picture: a card or kept token as it lies: element and symbols; @size: height */
GtkWidget  *wiz_card_picture (const GnMatch *match, int piece, int size);
/** wiz_reward: what one set brings: "{level}+1 {gem}" */
GtkWidget  *wiz_reward       (const WizLook *look, int seat, const WizSet *set, int size);

/* Words. */
/** wiz_title: a thing's name with a capital: "Flowers"; (transfer full) */
char       *wiz_title        (const GnMatch *match, guint domain, int value);
/** wiz_key: the letter for a thing, as upper case text, or NULL; (transfer full) */
char       *wiz_key          (const GnMatch *match, guint domain, int value);
/** wiz_key_label: a key as it is shown on what it presses */
GtkWidget  *wiz_key_label    (const char *key);
GnOdds      wiz_odds         (WizChance chance);

/* Saying. */
/** wiz_say: activates `table.move` from @widget */
void        wiz_say          (GtkWidget *widget, const char *format, ...) G_GNUC_PRINTF (2, 3);
/** wiz_can: is there a lawful move of @verb now, as the panel's viewer sees it? */
gboolean    wiz_can          (const WizLook *look, guint verb);

G_END_DECLS
