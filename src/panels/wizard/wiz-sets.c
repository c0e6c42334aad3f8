/* wiz-sets.c: a player's sets, symbol by symbol; a set is turned in by clicking its pieces
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "wiz-sets.h"

#include <glib/gi18n.h>

#include "panels/layout/fan.h"
#include "panels/drawing/parts.h"
#include "panels/drawing/piece.h"
#include "panels/things/space.h"
#include "core/words/text.h"
#include "wiz-cells.h"

#define KINDS (WIZ_SYMBOLS + WIZ_DOUBLES + 1)

/* An element in two forms: as progress, and as pieces to choose. */
#define WIZ_TYPE_SET_ROW (wiz_set_row_get_type ())
G_DECLARE_FINAL_TYPE (WizSetRow, wiz_set_row, WIZ, SET_ROW, GtkBox)

struct _WizSetRow {
  GtkBox     parent_instance;

  guint      element;
  GtkWidget *piece;
  GtkWidget *cells;
  GtkWidget *pieces;   /* GnFan of spaces */
  GtkWidget *lack;     /* "1 more", or "6 / 5" */
  GtkWidget *end;      /* the reward of a set, and the button that turns it in */
  GtkWidget *reward;
  GtkWidget *button;
  GtkWidget *button_words;
  GtkWidget *button_reward;
  GtkWidget *key;      /* on the button */
  WizSet     set;
  WizLook    look;     /* of the last update; match and state live as long as the panel shows them */
  int        seat;
  gboolean   choosing;
  guint8     chosen[KINDS];
  gboolean   warned;   /* the table was warned that a gem of this set would be lost */
};

G_DEFINE_FINAL_TYPE (WizSetRow, wiz_set_row, GTK_TYPE_BOX)

struct _WizSets {
  GtkBox     parent_instance;

  WizSetRow *row[WIZ_ELEMENTS];
};

G_DEFINE_FINAL_TYPE (WizSets, wiz_sets, GTK_TYPE_BOX)

static void show_total (WizSetRow *row);

/* ---- The choice ------------------------------------------------------------ */

static guint
total (WizSetRow *row)
{
  guint sum = 0;

  for (guint i = 0; i < row->set.n_pieces; i++)
    sum += row->chosen[i] * row->set.pieces[i].symbols;
  return sum;
}

/* "F3,F3,tF" */
static char *
list_chosen (WizSetRow *row)
{
  GString *list = g_string_new (NULL);

  for (guint i = 0; i < row->set.n_pieces; i++)
    for (guint k = 0; k < row->chosen[i]; k++)
      g_string_append_printf (list, "%s%s", list->len ? "," : "",
                              gn_thing_id (row->look.match, GN_THING (WIZ_DOMAIN_PIECE, row->set.pieces[i].piece)));
  return g_string_free (list, FALSE);
}

static void
say_turn_in (WizSetRow *row)
{
  g_autofree char *list = list_chosen (row);

  /* Gems that do not exist are lost: warn once, then the player decides (WIZ-R06). */
  if (row->set.gems_void > 0 && total (row) >= row->set.need && !row->warned)
    {
      row->warned = TRUE;
      show_total (row);
      return;
    }
  wiz_say (row->button, "turn-in element=%s pieces=%s",
           gn_thing_id (row->look.match, GN_THING (WIZ_DOMAIN_ELEMENT, row->element)), list);
}

static void
on_turn_in (GtkWidget *button,
            WizSetRow *row)
{
  gtk_widget_grab_focus (button);
  say_turn_in (row);
}

gboolean
wiz_sets_key (WizSets *self,
              gunichar c)
{
  for (guint i = 0; i < WIZ_ELEMENTS; i++)
    if (gtk_widget_get_visible (self->row[i]->button)
        && g_unichar_tolower (g_utf8_get_char (gtk_label_get_label (GTK_LABEL (self->row[i]->key)))) == c)
      {
        say_turn_in (self->row[i]);
        return TRUE;
      }
  return FALSE;
}

/* The verb's key where one set is ready, else each element's letter. */
static void
show_keys (WizSets *self)
{
  guint n = 0;

  for (guint i = 0; i < WIZ_ELEMENTS; i++)
    n += gtk_widget_get_visible (self->row[i]->button);
  for (guint i = 0; i < WIZ_ELEMENTS; i++)
    {
      WizSetRow *row = self->row[i];
      char letter[8] = { 0 };

      if (!gtk_widget_get_visible (row->button))
        continue;
      g_unichar_to_utf8 (g_unichar_toupper (gn_thing_key (row->look.match, GN_THING (WIZ_DOMAIN_ELEMENT, i))), letter);
      gtk_label_set_label (GTK_LABEL (row->key),
                           n == 1 ? gn_tr (row->look.match->game->verbs[WIZ_TURN_IN].key) : letter);
    }
}

/* ---- Showing ----------------------------------------------------------------- */

static void
show_total (WizSetRow *row)
{
  const guint sum = total (row);
  const gboolean ready = sum >= row->set.need;
  g_autofree char *n = gn_number_text (sum);
  g_autofree char *need = gn_number_text (row->set.need);
  /* Translators: the symbols chosen so far, and the number needed for a set: "6 / 5" */
  g_autofree char *text = gn_fill (_("{n} / {need}"), "n", n, "need", need, NULL);
  g_autofree char *name = wiz_title (row->look.match, WIZ_DOMAIN_ELEMENT, row->element);
  /* Translators: the button that turns in the chosen pieces of an element */
  g_autofree char *said = gn_fill (_("Turn in {element}: {n} of {need} symbols"), "element", name, "n", n, "need",
                                   need, NULL);
  guint k = 0;

  for (GtkWidget *space = gtk_widget_get_first_child (row->pieces); space; space = gtk_widget_get_next_sibling (space))
    {
      const guint kind = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (space), "kind"));
      gboolean on;

      k = gtk_widget_get_prev_sibling (space)
              && GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (gtk_widget_get_prev_sibling (space)), "kind")) == kind
            ? k + 1
            : 0;
      on = k < row->chosen[kind];
      gn_set_class (space, "chosen", on);
      gtk_accessible_update_state (GTK_ACCESSIBLE (space), GTK_ACCESSIBLE_STATE_PRESSED,
                                   on ? GTK_ACCESSIBLE_TRISTATE_TRUE : GTK_ACCESSIBLE_TRISTATE_FALSE, -1);
    }
  gtk_label_set_label (GTK_LABEL (row->lack), text);
  gn_set_class (row->lack, "one", ready);
  gtk_widget_set_visible (row->button, ready);
  gtk_widget_set_visible (row->reward, !ready);
  gn_say_name (row->button, said);
  gtk_label_set_label (GTK_LABEL (row->button_words),
                       row->warned ? ngettext ("No gem left: turn in anyway?", "No gems left: turn in anyway?",
                                               row->set.gems_void)
                                   /* Translators: the button that turns in a set */
                                   : _("Turn in"));
  gtk_widget_set_visible (row->button_reward, !row->warned);
}

static void
on_piece (GtkWidget *space,
          WizSetRow *row)
{
  const guint kind = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (space), "kind"));

  if (gtk_widget_has_css_class (space, "chosen"))
    row->chosen[kind]--;
  else
    row->chosen[kind]++;
  row->warned = FALSE;
  show_total (row);
  show_keys (WIZ_SETS (gtk_widget_get_ancestor (GTK_WIDGET (row), WIZ_TYPE_SETS)));
}

static void
make_pieces (WizSetRow *row)
{
  struct {
    WizPieces pieces[KINDS];
    guint     n, seat, sets;
    gboolean  choosing;
  } figures;

  memset (&figures, 0, sizeof figures);
  memcpy (figures.pieces, row->set.pieces, row->set.n_pieces * sizeof *row->set.pieces);
  figures.n = row->set.n_pieces;
  figures.seat = row->seat;
  figures.choosing = row->choosing;
  if (gn_unchanged (row->pieces, &figures, sizeof figures))
    return;

  gn_fan_clear (GN_FAN (row->pieces));
  memset (row->chosen, 0, sizeof row->chosen);
  row->warned = FALSE;
  for (guint i = 0; i < row->set.n_pieces && row->choosing; i++)
    {
      if (row->set.sets)
        row->chosen[i] = row->set.cheapest[i];
      for (guint k = 0; k < row->set.pieces[i].n; k++)
        {
          GtkWidget *space = gn_space_new (row->set.pieces[i].token ? GN_SHAPE_DISC : GN_SHAPE_BOX, -1, -1);
          g_autofree char *name = wiz_title (row->look.match, WIZ_DOMAIN_PIECE, row->set.pieces[i].piece);

          gn_add_classes (space, row->set.pieces[i].token ? "wiz-piece token" : "wiz-piece");
          gn_space_add (GN_SPACE (space), wiz_card_picture (row->look.match, row->set.pieces[i].piece, 28));
          gn_say_name (space, name);
          gn_set_tooltip (space, name);
          g_object_set_data (G_OBJECT (space), "kind", GUINT_TO_POINTER (i));
          g_signal_connect (space, "clicked", G_CALLBACK (on_piece), row);
          gn_fan_add (GN_FAN (row->pieces), space);
        }
    }
}

static void
make_reward (WizSetRow *row)
{
  struct {
    int paint, level, gems, none;
  } figures;

  memset (&figures, 0, sizeof figures);
  figures.paint = wiz_look_paint (&row->look, row->seat);
  figures.level = row->set.level;
  figures.gems = row->set.gems;
  figures.none = row->set.gems_void;
  if (gn_unchanged (row->reward, &figures, sizeof figures))
    return;
  gn_box_clear (row->reward);
  gtk_box_append (GTK_BOX (row->reward), wiz_reward (&row->look, row->seat, &row->set, 18));
  gn_box_clear (row->button_reward);
  gtk_box_append (GTK_BOX (row->button_reward), wiz_reward (&row->look, row->seat, &row->set, 16));
}

static void
show_lack (WizSetRow *row)
{
  const guint lacks = row->set.sets ? 0 : row->set.need - row->set.symbols;
  g_autofree char *n = gn_number_text (lacks ? lacks : row->set.sets);
  g_autofree char *text = NULL;

  if (lacks)
    /* Translators: the number of symbols still needed for a set */
    text = gn_fill (ngettext ("{n} more", "{n} more", lacks), "n", n, NULL);
  else if (row->set.sets == 1)
    /* Translators: the symbols make a set */
    text = g_strdup (_("ready"));
  else
    /* Translators: the symbols make several sets */
    text = gn_fill (ngettext ("{n} ready", "{n} ready", row->set.sets), "n", n, NULL);
  gtk_label_set_label (GTK_LABEL (row->lack), text);
  gn_set_class (row->lack, "one", lacks <= 1);
}

static void
update_row (WizSetRow     *row,
            const WizLook *look,
            int            seat)
{
  guint cards = 0, tokens = 0;

  row->look = *look;
  row->seat = seat;
  wiz_view_set (look->match, look->state, seat, row->element, &row->set);
  for (guint i = 0; i < row->set.n_pieces; i++)
    *(row->set.pieces[i].token ? &tokens : &cards) += row->set.pieces[i].n * row->set.pieces[i].symbols;
  row->choosing = look->present && look->step == WIZ_STEP_SETS && look->acting == seat;

  const gboolean asks = row->choosing && row->set.n_pieces > 0;

  wiz_cells_set (WIZ_CELLS (row->cells), row->element, cards, tokens, row->set.need);
  gtk_widget_set_visible (row->cells, !asks);
  gtk_widget_set_visible (row->pieces, asks);
  make_pieces (row);
  make_reward (row);
  gn_set_class (GTK_WIDGET (row), "ready", row->set.sets > 0 && row->choosing);
  if (asks)
    {
      show_total (row);
      return;
    }
  show_lack (row);
  gtk_widget_set_visible (row->button, FALSE);
  gtk_widget_set_visible (row->reward, TRUE);
}

void
wiz_sets_update (WizSets       *self,
                 const WizLook *look,
                 int            seat)
{
  for (guint element = 0; element < WIZ_ELEMENTS; element++)
    update_row (self->row[element], look, seat);
  show_keys (self);
}

/* ---- The widgets ---------------------------------------------------------------- */

static void
wiz_set_row_class_init (WizSetRowClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  g_type_ensure (GN_TYPE_FAN);
  g_type_ensure (GN_TYPE_PIECE);
  g_type_ensure (WIZ_TYPE_CELLS);
  gtk_widget_class_set_template_from_resource (widget_class, GN_RESOURCE_PATH "/ui/wizard/set-row.ui");
  gn_bind_children (widget_class, WizSetRow, piece, cells, pieces, lack, end, reward, button, button_words,
                    button_reward, key);
  gtk_widget_class_bind_template_callback (widget_class, on_turn_in);
}

static void
wiz_set_row_init (WizSetRow *row)
{
  gtk_widget_init_template (GTK_WIDGET (row));
}

static void
wiz_sets_class_init (WizSetsClass *class)
{
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (class), "setrows");
}

static void
wiz_sets_init (WizSets *self)
{
  g_autoptr (GtkSizeGroup) ends = gtk_size_group_new (GTK_SIZE_GROUP_HORIZONTAL);

  for (guint element = 0; element < WIZ_ELEMENTS; element++)
    {
      WizSetRow *row = self->row[element] = g_object_new (WIZ_TYPE_SET_ROW, NULL);

      row->element = element;
      gn_piece_set_name (GN_PIECE (row->piece), wiz_element_piece (element));
      gtk_size_group_add_widget (ends, row->end);   /* which keeps a reference to the group */
      gtk_box_append (GTK_BOX (self), GTK_WIDGET (row));
    }
}
