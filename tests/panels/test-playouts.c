/* test-playouts.c: the panel of every game through a match, at all widths: what it paints at any state is sound, and it
 * fits
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "../no-display.h"
#include "gn-config.h"

#include <gtk/gtk.h>

#include "frame.h"
#include "games/games.h"
#include "panels/panels.h"
#include "panels/panel/panel.h"
#include "gn-ui.h"
#include "live.h"

#define MOST  150   /* entries of a match */
#define PHONE 344   /* a window of 360 less its borders */

typedef struct {
  const GnGame *game;
  guint         seats;
} Run;

static void
settle (void)
{
  while (g_main_context_iteration (NULL, FALSE))
    ;
}

static void
test_playout (gconstpointer data)
{
  const Run *run = data;
  static const int widths[] = { 1290, PHONE, 802, 640 };
  /* who may deal what differs: each is seen */
  g_autoptr (GnMatchTable) table = live_dealt (run->game->id, (int) run->seats,
                                               run->seats % 2 ? GN_DEALER_APP : GN_DEALER_BOX, NULL);
  GnPanel *panel = gn_panel_new_for (table);
  const int width = widths[run->seats % G_N_ELEMENTS (widths)];

  const int viewer = run->seats % 2 ? 0 : GN_PUBLIC;

  g_object_set (panel, "viewer", viewer, NULL);
  gn_panel_refresh (panel, NULL);
  GtkWidget *window = show (GTK_WIDGET (panel), width, 620);
  GtkWidget *player[GN_MAX_SEATS] = { NULL };

  /* the parts that the frame would hold */
  for (int seat = 0; seat < (int) run->seats; seat++)
    {
      player[seat] = gn_panel_make_player (panel, seat);
      if (player[seat])
        g_object_ref_sink (player[seat]);
    }

  for (guint i = 0; i < MOST && !gn_match_table_is_over (table); i++)
    {
      live_play (table, 1, i * 31 + run->seats);
      const GnStep *step = gn_match_table_get_step (table, gn_match_table_get_n_steps (table));

      gn_panel_refresh (panel, step->story);
      for (int seat = 0; seat < (int) run->seats; seat++)
        if (player[seat] && GN_PANEL_GET_CLASS (panel)->update_player)
          GN_PANEL_GET_CLASS (panel)->update_player (panel, player[seat], seat, gn_match_table_state (table, viewer),
                                                     gn_panel_acting (panel));
      if (i % 20 == 0)
        {
          settle ();
          if (width == PHONE && gtk_widget_get_width (GTK_WIDGET (panel)) > PHONE)
            g_error ("%s: the panel is %d pixels wide in a window of 360: parts of a GnScaledBox become pages there",
                     run->game->id, gtk_widget_get_width (GTK_WIDGET (panel)));
        }
    }
  for (int seat = 0; seat < (int) run->seats; seat++)
    g_clear_object (&player[seat]);
  finish (window);
}

/* So many may need an option. */
static gboolean
can_start (const GnGame *game,
           guint         seats)
{
  g_autoptr (GnMatch) match = gn_match_new (game, seats, NULL, NULL);
  g_autofree gpointer state = g_malloc0 (game->state_size);

  return match && game->start (match, state, NULL);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  if (!gtk_init_check ())
    return no_display ();
  g_resources_register (gn_ui_get_resource ());
  gn_games_init ();
  gn_panels_init ();

  for (const GnGame *const *game = gn_games (); *game; game++)
    for (guint seats = (*game)->min_seats; seats <= (*game)->max_seats; seats++)
      {
        g_autofree char *path = g_strdup_printf ("/playouts/%s/%u", (*game)->id, seats);
        Run *run = can_start (*game, seats) ? g_new (Run, 1) : NULL;

        if (!run)
          continue;
        *run = (Run) { *game, seats };
        g_test_add_data_func_full (path, run, test_playout, g_free);
      }
  return g_test_run ();
}
