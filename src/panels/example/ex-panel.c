/* ex-panel.c: the panel of the toy market: everything the frame asks for
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "ex-panel.h"

#include "ex-public.h"
#include "ex-table.h"
#include "panels/layout/scaled-box.h"
#include "core/words/text.h"

struct _ExPanel {
  GnPanel parent_instance;

  ExTable table;
};

G_DEFINE_FINAL_TYPE (ExPanel, ex_panel, GN_TYPE_PANEL)

/* A panel is a pure function of the viewer's state. */
static void
ex_panel_update (GnPanel       *panel,
                 gconstpointer  state,
                 const GnStory *story,
                 int            acting)
{
  ex_table_update (&EX_PANEL (panel)->table, panel, gn_panel_get_match (panel), state);
}

/* Flies what a fact of the last events moved. */
static void
ex_panel_fly (GnPanel     *panel,
              const GnSay *say)
{
  const GnMatch *match = gn_panel_get_match (panel);
  ExTable *table = &EX_PANEL (panel)->table;
  const char *code = gn_say_code (match, say);

  if (g_str_equal (code, "took"))
    gn_panel_fly (panel, "back-artifact", 40, table->place[CLAMP (gn_say_get (match, say, "from"), 0, EX_PLACES - 1)],
                  gn_panel_get_player (panel, gn_say_get (match, say, "who")));
  else if (g_str_equal (code, "drew"))
    gn_panel_fly (panel, "back-artifact", 40, table->deck, gn_panel_get_player (panel, gn_say_get (match, say, "who")));
  else if (g_str_equal (code, "turned-up"))
    gn_panel_fly (panel, "back-artifact", 40, table->deck,
                  table->place[CLAMP (gn_say_get (match, say, "to"), 0, EX_PLACES - 1)]);
}

static GtkWidget *
ex_panel_make_player (GnPanel *panel,
                      int      seat)
{
  return ex_holdings_new ();
}

static void
ex_panel_update_player (GnPanel       *panel,
                        GtkWidget     *player,
                        int            seat,
                        gconstpointer  state,
                        int            acting)
{
  ex_holdings_update (player, state, seat, gn_panel_get_covered (panel), 22);
}

/* 1 to 6: acts as if the card in that place had been clicked. */
static gboolean
ex_panel_key (GnPanel *panel,
              guint    keyval)
{
  const int place = (int) gdk_keyval_to_unicode (keyval) - '1';

  if (place < 0 || place >= EX_PLACES)
    return FALSE;
  g_signal_emit_by_name (EX_PANEL (panel)->table.place[place], "clicked");
  return TRUE;
}

static GtkWidget *
ex_panel_make_public (GnPanel *panel)
{
  return ex_public_new (gn_panel_get_table (panel));
}

static void
ex_panel_class_init (ExPanelClass *class)
{
  GnPanelClass *panel_class = GN_PANEL_CLASS (class);

  panel_class->update = ex_panel_update;
  panel_class->turn_field = "turn";
  panel_class->hand = ex_hand;
  panel_class->fly = ex_panel_fly;
  panel_class->make_player = ex_panel_make_player;
  panel_class->update_player = ex_panel_update_player;
  panel_class->key = ex_panel_key;
  panel_class->make_public = ex_panel_make_public;
}

static void
ex_panel_init (ExPanel *self)
{
  ex_table_make (&self->table);
  gtk_widget_set_parent (gn_scaled_box_in_scroller (GN_SCALED_BOX (self->table.stage)), GTK_WIDGET (self));
}

const GnPanelEntry example_panel = { "example", ex_panel_get_type };
