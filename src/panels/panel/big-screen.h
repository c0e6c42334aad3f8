/* big-screen.h: a table for the big screen: nothing secret, readable from three metres
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "panel.h"

G_BEGIN_DECLS

/**
 * GnBigScreen:
 *
 * What GnPanelClass.make_public gives. Drawn for 1920 × 1080 and scaled as a whole to the window; it follows the table
 * by itself, always shows the public copy, and covers what is covered on the laptop. The head (whose decision, who
 * comes next, the clock), the players on the left and what happened last are the same for all games. A game derives
 * from it, gives standing() and queue() as its panel does, what its players have, and fills the room from 594 to 1890
 * and from 158 to 1064 with gn_big_screen_put(). Style class: big-screen.
 */
#define GN_TYPE_BIG_SCREEN (gn_big_screen_get_type ())
G_DECLARE_DERIVABLE_TYPE (GnBigScreen, gn_big_screen, GN, BIG_SCREEN, GnPanel)

/**
 * GnBigScreenClass:
 * @make_holdings: what stands at the foot of a player's card; made anew at each entry; (transfer full) or %NULL
 * @make_figure: the large figure of a player's card in place of points, where there are none; (transfer full)
 * @mark: a piece beside a player's name (the start player), or %NULL
 * @read: before players and room are painted: read the state once; @story: what has just happened, or %NULL
 * @show: fill the game's own room; @fresh: something has just happened
 */
struct _GnBigScreenClass {
  GnPanelClass parent_class;

  GtkWidget  *(*make_holdings) (GnBigScreen *self, gconstpointer state, int seat);
  GtkWidget  *(*make_figure)   (GnBigScreen *self, gconstpointer state, int seat);
  const char *(*mark)          (GnBigScreen *self, gconstpointer state, int seat);
  void        (*read)          (GnBigScreen *self, gconstpointer state, const GnStory *story);
  void        (*show)          (GnBigScreen *self, gconstpointer state, gboolean fresh);

  gpointer padding[3];
};

/** gn_big_screen_put: once, in init(): where a part stands, in pixels of 1920 × 1080 */
void       gn_big_screen_put      (GnBigScreen *self, GtkWidget *part, int left, int top, int width, int height);
/** gn_big_screen_put_news: where the card stands that tells what happened last */
void       gn_big_screen_put_news (GnBigScreen *self, int left, int top, int width, int height);

G_END_DECLS
