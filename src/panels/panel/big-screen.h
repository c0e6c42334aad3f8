/* big-screen.h: the base of tables for the second screen: nothing secret, readable from three metres
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
 * The widget that GnPanelClass.make_public returns. It is drawn for 1920 × 1080 and scaled as a whole to the
 * window. It follows the table automatically, always shows the public copy, and covers whatever is covered on the
 * laptop. The head (whose decision it is, who comes next, the clock), the players on the left and the last news are
 * the same for all games. A game derives from it and implements standing() and queue() as in its panel, and what
 * its players have. It fills the area from 594 to 1890 and from 158 to 1064 with gn_big_screen_put(). Style class:
 * big-screen.
 */
#define GN_TYPE_BIG_SCREEN (gn_big_screen_get_type ())
G_DECLARE_DERIVABLE_TYPE (GnBigScreen, gn_big_screen, GN, BIG_SCREEN, GnPanel)

/**
 * GnBigScreenClass:
 * @make_holdings: the foot of a player's card; made again at each entry; (transfer full) or %NULL
 * @make_figure: the large figure of a player's card in a game without points; (transfer full)
 * @mark: a piece beside a player's name (the start player), or %NULL
 * @read: called before players and game area are painted, to read the state once; @story: the last events, or %NULL
 * @show: fills the game's own area; @fresh: something has just happened
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

/** gn_big_screen_put: places a part, in pixels of 1920 × 1080. Call it once, in init() */
void       gn_big_screen_put      (GnBigScreen *self, GtkWidget *part, int left, int top, int width, int height);
/** gn_big_screen_put_news: places the card with the last news */
void       gn_big_screen_put_news (GnBigScreen *self, int left, int top, int width, int height);

G_END_DECLS
