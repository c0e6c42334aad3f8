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
typedef struct {
  guint      element;
  GtkWidget *line;
  GtkWidget *cells;
  GtkWidget *pieces;   /* GnFan of spaces */
  GtkWidget *lack;     /* "1 more", or "6 / 5" */
  GtkWidget *reward;
  GtkWidget *button;
  GtkWidget *button_reward;
  WizSet     set;
  guint8     chosen[KINDS];
  gboolean   warned;   /* the table was warned that a gem of this set would be lost */
} Row;

struct _WizSets {
  GnContainer   parent_instance;

  Row        row[WIZ_ELEMENTS];
  GtkSizeGroup *ends;   /* the reward of a set, and the button that turns it in */
  WizLook    look;     /* of the last update; match and state live as long as the panel shows them */
  int        seat;
  gboolean   choosing;
};

G_DEFINE_FINAL_TYPE (WizSets, wiz_sets, GN_TYPE_CONTAINER)

static void show_total (WizSets *self, Row *row);

/* ---- The choice ------------------------------------------------------------ */

static guint
total (Row *row)
{
  guint sum = 0;

  for (guint i = 0; i < row->set.n_pieces; i++)
    sum += row->chosen[i] * row->set.pieces[i].symbols;
  return sum;
}

/* "F3,F3,tF" */
static char *
list_chosen (WizSets *self,
             Row     *row)
{
  GString *list = g_string_new (NULL);

  for (guint i = 0; i < row->set.n_pieces; i++)
    for (guint k = 0; k < row->chosen[i]; k++)
      g_string_append_printf (list, "%s%s", list->len ? "," : "",
                              gn_thing_id (self->look.match, GN_THING (WIZ_DOMAIN_PIECE, row->set.pieces[i].piece)));
  return g_string_free (list, FALSE);
}

static void
say_turn_in (WizSets *self,
             Row     *row)
{
  g_autofree char *list = list_chosen (self, row);

  /* Gems that do not exist are lost: warn once, then the player decides (WIZ-R06). */
  if (row->set.gems_void > 0 && total (row) >= row->set.need && !row->warned)
    {
      row->warned = TRUE;
      show_total (self, row);
      return;
    }
  wiz_say (row->button, "turn-in element=%s pieces=%s",
           gn_thing_id (self->look.match, GN_THING (WIZ_DOMAIN_ELEMENT, row->element)), list);
}

static void
on_turn_in (GtkWidget *button,
            WizSets   *self)
{
  const guint element = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "element"));

  gtk_widget_grab_focus (button);
  say_turn_in (self, &self->row[element]);
}

gboolean
wiz_sets_turn_in (WizSets *self,
                  int      element)
{
  if (!self->choosing)
    return FALSE;
  for (guint i = 0; i < WIZ_ELEMENTS; i++)
    if ((element < 0 || element == (int) i) && (total (&self->row[i]) >= self->row[i].set.need || element == (int) i))
      {
        say_turn_in (self, &self->row[i]);
        return TRUE;
      }
  return FALSE;
}

/* ---- Showing ----------------------------------------------------------------- */

static void
show_total (WizSets *self,
            Row     *row)
{
  const guint sum = total (row);
  const gboolean ready = sum >= row->set.need;
  g_autofree char *n = gn_number_text (sum);
  g_autofree char *need = gn_number_text (row->set.need);
  /* Translators: the symbols chosen so far, and the number needed for a set: "6 / 5" */
  g_autofree char *text = gn_fill (_("{n} / {need}"), "n", n, "need", need, NULL);
  g_autofree char *name = wiz_title (self->look.match, WIZ_DOMAIN_ELEMENT, row->element);
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

  GtkWidget *label = gtk_widget_get_first_child (gtk_button_get_child (GTK_BUTTON (row->button)));
  gtk_label_set_label (GTK_LABEL (label), row->warned ? ngettext ("No gem left: all the same?",
                                                                  "No gems left: all the same?", row->set.gems_void)
                                                      /* Translators: the button that turns in a set */
                                                      : _("Turn in"));
  gtk_widget_set_visible (row->button_reward, !row->warned);
}

static void
on_piece (GtkWidget *space,
          WizSets   *self)
{
  Row *row = &self->row[GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (space), "element"))];
  const guint kind = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (space), "kind"));

  if (gtk_widget_has_css_class (space, "chosen"))
    row->chosen[kind]--;
  else
    row->chosen[kind]++;
  row->warned = FALSE;
  show_total (self, row);
}

static void
make_pieces (WizSets *self,
             Row     *row)
{
  struct {
    WizPieces pieces[KINDS];
    guint     n, seat, sets;
    gboolean  choosing;
  } figures;

  memset (&figures, 0, sizeof figures);
  memcpy (figures.pieces, row->set.pieces, row->set.n_pieces * sizeof *row->set.pieces);
  figures.n = row->set.n_pieces;
  figures.seat = self->seat;
  figures.choosing = self->choosing;
  if (gn_unchanged (row->pieces, &figures, sizeof figures))
    return;

  gn_fan_clear (GN_FAN (row->pieces));
  memset (row->chosen, 0, sizeof row->chosen);
  row->warned = FALSE;
  for (guint i = 0; i < row->set.n_pieces && self->choosing; i++)
    {
      if (row->set.sets)
        row->chosen[i] = row->set.cheapest[i];
      for (guint k = 0; k < row->set.pieces[i].n; k++)
        {
          GtkWidget *space = gn_space_new (row->set.pieces[i].token ? GN_SHAPE_DISC : GN_SHAPE_BOX, -1, -1);
          g_autofree char *name = wiz_title (self->look.match, WIZ_DOMAIN_PIECE, row->set.pieces[i].piece);

          gn_add_classes (space, row->set.pieces[i].token ? "wiz-piece token" : "wiz-piece");
          gn_space_add (GN_SPACE (space), wiz_card_picture (self->look.match, row->set.pieces[i].piece, 28));
          gn_say_name (space, name);
          gn_set_tooltip (space, name);
          g_object_set_data (G_OBJECT (space), "element", GUINT_TO_POINTER (row->element));
          g_object_set_data (G_OBJECT (space), "kind", GUINT_TO_POINTER (i));
          g_signal_connect (space, "clicked", G_CALLBACK (on_piece), self);
          gn_fan_add (GN_FAN (row->pieces), space);
        }
    }
}

static void
make_reward (WizSets *self,
             Row     *row)
{
  struct {
    int paint, level, gems, none;
  } figures;

  memset (&figures, 0, sizeof figures);
  figures.paint = wiz_look_paint (&self->look, self->seat);
  figures.level = row->set.level;
  figures.gems = row->set.gems;
  figures.none = row->set.gems_void;
  if (gn_unchanged (row->reward, &figures, sizeof figures))
    return;
  gn_box_clear (row->reward);
  gtk_box_append (GTK_BOX (row->reward), wiz_reward (&self->look, self->seat, &row->set, 18));
  gn_box_clear (row->button_reward);
  gtk_box_append (GTK_BOX (row->button_reward), wiz_reward (&self->look, self->seat, &row->set, 16));
}

static void
show_lack (Row *row)
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

void
wiz_sets_update (WizSets       *self,
                 const WizLook *look,
                 int            seat)
{
  self->look = *look;
  self->seat = seat;
  self->choosing = look->present && look->step == WIZ_STEP_SETS && look->acting == seat;

  for (guint element = 0; element < WIZ_ELEMENTS; element++)
    {
      Row *row = &self->row[element];
      guint cards = 0, tokens = 0;

      wiz_view_set (look->match, look->state, seat, element, &row->set);
      for (guint i = 0; i < row->set.n_pieces; i++)
        *(row->set.pieces[i].token ? &tokens : &cards) += row->set.pieces[i].n * row->set.pieces[i].symbols;
      wiz_cells_set (WIZ_CELLS (row->cells), cards, tokens, row->set.need);
      gtk_widget_set_visible (row->cells, !self->choosing || row->set.n_pieces == 0);
      gtk_widget_set_visible (row->pieces, self->choosing && row->set.n_pieces > 0);
      make_pieces (self, row);
      make_reward (self, row);
      gn_set_class (row->line, "ready", row->set.sets > 0 && self->choosing);
      if (self->choosing && row->set.n_pieces > 0)
        {
          show_total (self, row);
          continue;
        }
      show_lack (row);
      gtk_widget_set_visible (row->button, FALSE);
      gtk_widget_set_visible (row->reward, TRUE);
    }
}

/* ---- The widget ----------------------------------------------------------------- */

static void
wiz_sets_class_init (WizSetsClass *class)
{
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (class), GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (class), "setrows");
}

static GtkWidget *
new_row (WizSets *self,
         guint    element)
{
  Row *row = &self->row[element];
  GtkWidget *inside = gn_row (6, NULL);
  GtkWidget *end = gn_row (0, NULL);

  row->element = element;
  row->line = gn_row (8, "wiz-set-row");
  gtk_box_append (GTK_BOX (row->line), gn_piece_new (wiz_element_piece (element), 27));
  row->cells = wiz_cells_new (element);
  row->pieces = gn_fan_new (4);
  gtk_widget_set_hexpand (row->cells, TRUE);
  gtk_widget_set_hexpand (row->pieces, TRUE);
  gn_append (row->line, row->cells, row->pieces, NULL);

  row->lack = gn_label (NULL, "wiz-lack numeric");
  gtk_label_set_xalign (GTK_LABEL (row->lack), 1);
  gtk_widget_set_size_request (row->lack, 58, -1);
  gtk_box_append (GTK_BOX (row->line), row->lack);

  row->reward = gn_row (0, NULL);
  row->button = gtk_button_new ();
  row->button_reward = gn_row (0, NULL);
  gtk_box_append (GTK_BOX (inside), gn_label (NULL, NULL));
  gtk_box_append (GTK_BOX (inside), row->button_reward);
  gtk_button_set_child (GTK_BUTTON (row->button), inside);
  gn_add_classes (row->button, "suggested-action wiz-turn-in");
  g_object_set_data (G_OBJECT (row->button), "element", GUINT_TO_POINTER (element));
  g_signal_connect (row->button, "clicked", G_CALLBACK (on_turn_in), self);
  gtk_widget_set_valign (row->button, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (row->reward, GTK_ALIGN_CENTER);
  gtk_widget_set_halign (row->reward, GTK_ALIGN_END);
  gtk_widget_set_hexpand (row->reward, TRUE);
  gtk_widget_set_halign (row->button, GTK_ALIGN_END);
  gtk_widget_set_hexpand (row->button, TRUE);
  gtk_widget_set_hexpand (end, FALSE);
  gtk_size_group_add_widget (self->ends, end);
  gn_append (end, row->reward, row->button, NULL);
  gtk_box_append (GTK_BOX (row->line), end);
  gtk_widget_set_vexpand (row->line, TRUE);
  return row->line;
}

static void
wiz_sets_init (WizSets *self)
{
  GtkWidget *column = gn_column (0, NULL);

  self->seat = -1;
  self->ends = gtk_size_group_new (GTK_SIZE_GROUP_HORIZONTAL);
  for (guint element = 0; element < WIZ_ELEMENTS; element++)
    gtk_box_append (GTK_BOX (column), new_row (self, element));
  gtk_widget_set_parent (column, GTK_WIDGET (self));
  g_object_unref (self->ends);   /* the widgets of the group keep a reference */
}

GtkWidget *
wiz_sets_new (void)
{
  return g_object_new (WIZ_TYPE_SETS, NULL);
}
