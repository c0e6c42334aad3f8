/* wiz-look.c: pictures and words that all parts of the Wizard's table need
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "wiz-look.h"

#include "panels/drawing/parts.h"
#include "panels/drawing/piece.h"
#include "sheets/pieces.h"
#include "core/words/text.h"

static const char *const elements[WIZ_ELEMENTS] = { "wiz-flower", "wiz-snail", "wiz-bone", "wiz-mushroom",
                                                    "wiz-potion" };
static const char *const tokens[WIZ_TOKEN_GEM] = {
  "wiz-token-flower", "wiz-token-snail", "wiz-token-bone", "wiz-token-mushroom", "wiz-token-potion", "wiz-token-add",
  "wiz-token-level",
};

void
wiz_look (WizLook        *look,
          GnPanel        *panel,
          const GnMatch  *match,
          const WizState *state,
          gboolean        news)
{
  *look = (WizLook) {
    .panel = panel,
    .match = match,
    .state = state,
    .step = wiz_view_step (match, state),
    .acting = state->active,
    .present = panel && gn_panel_is_present (panel),
    .news = news,
    .odds = wiz_view_show_odds (match),
    .sets_after = wiz_option (match, WIZ_OPTION_SETS_AFTER_WIZARD),
  };
}

int
wiz_look_paint (const WizLook *look,
                int            seat)
{
  return gn_pieces_seat_paint (look->match, seat);
}

const char *
wiz_look_name (const WizLook *look,
               int            seat)
{
  return gn_match_name (look->match, seat);
}

/* ---- Pictures ------------------------------------------------------------ */

const char *
wiz_element_piece (guint element)
{
  return elements[MIN (element, WIZ_ELEMENTS - 1)];
}

const char *
wiz_token_piece (guint token)
{
  return token < WIZ_TOKEN_GEM ? tokens[token] : "wiz-gem";
}

int
wiz_piece_element (const GnMatch *match,
                   int            piece,
                   int           *symbols,
                   gboolean      *token)
{
  int element, element_2, symbols_2;

  *token = piece >= WIZ_CARDS;
  if (*token)
    {
      *symbols = 1;
      return piece - WIZ_CARDS;
    }
  wiz_view_card (match, piece, &element, symbols, &element_2, &symbols_2);
  return element;
}

GtkWidget *
wiz_token_picture (const WizLook *look,
                   guint          token,
                   int            size)
{
  const int seat = wiz_view_token_seat (look->match, token);
  GtkWidget *piece = gn_piece_new (wiz_token_piece (token), size);

  if (seat < 0)
    return piece;

  GtkWidget *both = gtk_overlay_new ();
  GtkWidget *owner = gn_seat_token_new (wiz_look_paint (look, seat), MAX (size * 42 / 100, 10));

  gn_piece_set_colour (GN_PIECE (piece), wiz_look_paint (look, seat));
  gtk_overlay_set_child (GTK_OVERLAY (both), piece);
  gtk_widget_set_halign (owner, GTK_ALIGN_END);
  gtk_widget_set_valign (owner, GTK_ALIGN_END);
  gtk_overlay_add_overlay (GTK_OVERLAY (both), owner);
  gtk_widget_set_halign (both, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (both, GTK_ALIGN_CENTER);
  gtk_widget_set_can_target (both, FALSE);
  return both;
}

static void
add_symbols (GtkWidget *face,
             int        element,
             int        symbols,
             int        size)
{
  GtkWidget *row = gn_row (2, "wiz-symbols");

  gtk_widget_set_halign (row, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (row, GTK_ALIGN_CENTER);
  gn_append (row, gn_piece_new (wiz_element_piece (element), size),
             gn_label_number (symbols, "wiz-symbols-n numeric"), NULL);
  gtk_box_append (GTK_BOX (face), row);
}

GtkWidget *
wiz_card_picture (const GnMatch *match,
                  int            piece,
                  int            size)
{
  if (piece >= WIZ_CARDS)
    return gn_piece_new (wiz_token_piece (piece - WIZ_CARDS), size);

  GtkWidget *face = gn_column (0, "wiz-card");
  int element, symbols, element_2, symbols_2;

  wiz_view_card (match, piece, &element, &symbols, &element_2, &symbols_2);
  gtk_widget_set_size_request (face, size * 5 / 4, size);
  gtk_widget_set_valign (face, GTK_ALIGN_CENTER);
  gtk_box_set_homogeneous (GTK_BOX (face), TRUE);
  add_symbols (face, element, symbols, symbols_2 > 0 ? size / 2 - 2 : size * 5 / 8);
  if (symbols_2 > 0)
    add_symbols (face, element_2, symbols_2, size / 2 - 2);
  gtk_widget_set_can_target (face, FALSE);
  return face;
}

GtkWidget *
wiz_reward (const WizLook *look,
            int            seat,
            const WizSet  *set,
            int            size)
{
  GtkWidget *row = gn_row (2, "wiz-reward");

  gtk_widget_set_valign (row, GTK_ALIGN_CENTER);
  if (set->level)
    {
      g_autofree char *text = g_strdup_printf ("+%d", set->level);

      gn_append (row, gn_piece_new ("wiz-level", size), gn_label (text, "numeric"), NULL);
    }
  for (int i = 0; i < set->gems; i++)
    {
      GtkWidget *gem = gn_piece_new ("wiz-gem", size);

      gn_piece_set_colour (GN_PIECE (gem), wiz_look_paint (look, seat));
      gn_piece_set_dim (GN_PIECE (gem), i >= set->gems - set->gems_void);
      gtk_box_append (GTK_BOX (row), gem);
    }
  return row;
}

/* ---- Words ----------------------------------------------------------------- */

char *
wiz_title (const GnMatch *match,
           guint          domain,
           int            value)
{
  g_autofree char *name = gn_thing_name (match, GN_THING (domain, value));

  return gn_upper_first (name);
}

char *
wiz_key (const GnMatch *match,
         guint          domain,
         int            value)
{
  const gunichar key = gn_thing_key (match, GN_THING (domain, value));
  char text[8] = "";

  if (!key)
    return NULL;
  text[g_unichar_to_utf8 (g_unichar_toupper (key), text)] = '\0';
  return g_strdup (text);
}

GtkWidget *
wiz_key_label (const char *key)
{
  GtkWidget *label = gn_label (key, "key");

  gtk_widget_set_halign (label, GTK_ALIGN_END);
  gtk_widget_set_valign (label, GTK_ALIGN_START);
  gtk_widget_set_can_target (label, FALSE);
  gtk_accessible_update_state (GTK_ACCESSIBLE (label), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE, -1);
  return label;
}

GnOdds
wiz_odds (WizChance chance)
{
  return gn_odds (chance.a, chance.b);
}

/* ---- Moves ------------------------------------------------------------------- */

void
wiz_say (GtkWidget  *widget,
         const char *format,
         ...)
{
  g_autofree char *spec = NULL;
  va_list args;

  va_start (args, format);
  spec = g_strdup_vprintf (format, args);
  va_end (args);
  gtk_widget_activate_action (widget, "table.move", "s", spec);
}

gboolean
wiz_can (const WizLook *look,
         guint          verb)
{
  const GnMoveList *legal = look->panel && look->present ? gn_panel_get_legal (look->panel) : NULL;

  for (guint i = 0; legal && i < legal->n; i++)
    if (legal->move[i].verb == verb)
      return TRUE;
  return FALSE;
}
