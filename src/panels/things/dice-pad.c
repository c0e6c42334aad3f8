/* dice-pad.c: a pad to enter the results of real dice, typed or clicked
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dice-pad.h"

#include <glib/gi18n.h>

#include "die.h"
#include "panels/drawing/parts.h"
#include "panels/layout/slot.h"
#include "core/words/text.h"

#define MOST_FACES 20
#define COLUMNS    10

struct _GnDicePad {
  GnContainer   parent_instance;

  guint8     sides[GN_DICE_PAD_MOST];
  int        result[GN_DICE_PAD_MOST];
  guint      n;
  int        flat;
  gboolean   may_total;       /* the total alone is enough */
  gboolean   with_total;      /* and no face has been clicked */
  guint      n_results;       /* read from the field; 0: a total */
  int        total;
  gboolean   whole;           /* the field is complete */

  GtkWidget *entry;
  GtkWidget *accept;
  GtkWidget *which;           /* the die whose faces are offered, or the error in the field */
  GtkWidget *which_die;
  GtkWidget *which_label;
  GtkWidget *grid;
  GtkWidget *face[MOST_FACES];
};

G_DEFINE_FINAL_TYPE (GnDicePad, gn_dice_pad, GN_TYPE_CONTAINER)

enum { ENTERED, N_SIGNALS };
static guint signals[N_SIGNALS];

/* ---- Reading ---------------------------------------------------------------- */

/* The numbers in the field, with anything between them. Returns how many, at most @max, or @max + 1 if there are
 * more. */
static guint
read_numbers (const char *text,
              int        *number,
              guint       max)
{
  guint n = 0;

  while (*text)
    {
      if (!g_ascii_isdigit (*text))
        {
          text++;
          continue;
        }
      const guint64 value = g_ascii_strtoull (text, (char **) &text, 10);

      if (n == max)
        return max + 1;
      number[n++] = (int) MIN (value, 9999);
    }
  return n;
}

static int
sides_together (GnDicePad *self)
{
  int all = 0;

  for (guint i = 0; i < self->n; i++)
    all += self->sides[i];
  return all;
}

static char *
out_of_range (int sides)
{
  g_autofree char *n = gn_number_text (sides);
  g_autofree char *die = gn_die_text (sides);

  /* Translators: the error for a number typed for a die: "A d6 shows 1 to 6." */
  return gn_fill (_("A {die} shows 1 to {n}."), "die", die, "n", n, NULL);
}

/* Returns the error in the field, or NULL; sets whole, results, total. (transfer full) */
static char *
read_field (GnDicePad *self)
{
  int number[GN_DICE_PAD_MOST];
  const guint n = read_numbers (gtk_editable_get_text (GTK_EDITABLE (self->entry)), number, GN_DICE_PAD_MOST);

  self->whole = FALSE;
  self->n_results = 0;
  if (self->n == 0)
    {
      self->total = self->flat;
      self->whole = TRUE;
      return NULL;
    }
  if (n == 0)
    return NULL;

  if (n == 1 && self->n > 1 && self->with_total && (number[0] > self->sides[0] || number[0] >= (int) self->n))
    {
      const int low = (int) self->n + self->flat, high = sides_together (self) + self->flat;

      if (number[0] >= low && number[0] <= high)
        {
          self->total = number[0];
          self->whole = TRUE;
          return NULL;
        }
      if (number[0] > self->sides[0])
        {
          g_autofree char *from = gn_number_text (low);
          g_autofree char *to = gn_number_text (high);

          return gn_fill (_("The total has to be from {from} to {to}."), "from", from, "to", to, NULL);
        }
    }
  if (n > self->n)
    {
      g_autofree char *count = gn_number_text (self->n);

      return gn_fill (ngettext ("There is only {n} die.", "There are only {n} dice.", self->n), "n", count, NULL);
    }
  for (guint i = 0; i < n; i++)
    if (number[i] < 1 || number[i] > self->sides[i])
      return out_of_range (self->sides[i]);

  self->total = self->flat;
  for (guint i = 0; i < n; i++)
    {
      self->result[i] = number[i];
      self->total += number[i];
    }
  self->n_results = n;
  self->whole = n == self->n;
  return NULL;
}

/* ---- Showing ------------------------------------------------------------------- */

static void
refresh (GnDicePad *self)
{
  g_autofree char *problem = read_field (self);
  /* a single number counts as a total as soon as it can be one, but the next face clicked still goes to the next
   * die */
  const guint next = self->n_results;
  const gboolean open = next < self->n && !(self->whole && self->n_results == 0);
  const int sides = open ? self->sides[next] : 0;

  gn_set_class (self->entry, "error", problem != NULL);
  gn_set_class (self->accept, "cannot", !self->whole);

  /* faces have fixed places, whatever die is asked for */
  for (int i = 0; i < MOST_FACES; i++)
    gn_keep_place (self->face[i], i < sides);
  gn_keep_place (self->which_die, open);
  gn_set_class (self->which_label, "problem", problem != NULL);
  gtk_label_set_label (GTK_LABEL (self->which_label), problem ? problem : "");
  if (!open)
    return;

  g_autofree char *die = gn_die_text (sides);
  g_autofree char *k = gn_number_text (next + 1);
  g_autofree char *all = gn_number_text (self->n);
  /* Translators: above the faces of the die that is entered now: "d20, die 1 of 4" */
  g_autofree char *text = self->n > 1 ? gn_fill (_("{die}, die {k} of {n}"), "die", die, "k", k, "n", all, NULL)
                                      : g_strdup (die);

  gn_die_set (GN_DIE (self->which_die), sides, 0, FALSE);
  if (!problem)
    gtk_label_set_label (GTK_LABEL (self->which_label), text);
}

static void
emit_if_whole (GnDicePad *self)
{
  g_autofree char *problem = read_field (self);

  if (!problem && self->whole)
    g_signal_emit (self, signals[ENTERED], 0);
  else
    gtk_widget_error_bell (GTK_WIDGET (self));
}

static void
on_face (GtkWidget *button,
         GnDicePad *self)
{
  const int face = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (button), "face"));
  const guint at = self->n_results;
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < at; i++)
    g_string_append_printf (text, "%d ", self->result[i]);
  g_string_append_printf (text, "%d ", face);
  self->with_total = FALSE;
  gtk_editable_set_text (GTK_EDITABLE (self->entry), text->str);
  g_string_free (text, TRUE);
  if (self->whole)
    g_signal_emit (self, signals[ENTERED], 0);
}

void
gn_dice_pad_ask (GnDicePad    *self,
                 const guint8 *sides,
                 guint         n,
                 int           flat,
                 gboolean      total)
{
  n = MIN (n, GN_DICE_PAD_MOST);
  if (self->n == n && self->flat == flat && (!n || memcmp (self->sides, sides, n) == 0))
    return;
  self->n = n;
  self->flat = flat;
  self->may_total = total;
  if (n)
    memcpy (self->sides, sides, n);
  /* Translators: in the field for dice rolled on the table; the second one is for a single die */
  gtk_entry_set_placeholder_text (GTK_ENTRY (self->entry),
                                  n > 1 ? (total ? _("Total, or each die: 14 3 6") : _("Each die: 14 3 6"))
                                        : _("Result of the die"));
  gn_dice_pad_clear (self);
}

void
gn_dice_pad_clear (GnDicePad *self)
{
  if (*gtk_editable_get_text (GTK_EDITABLE (self->entry)))
    gtk_editable_set_text (GTK_EDITABLE (self->entry), "");
  self->with_total = self->may_total;
  refresh (self);
}

const int *
gn_dice_pad_get_results (GnDicePad *self,
                         guint     *n)
{
  *n = self->n_results;
  return self->n_results == self->n ? self->result : NULL;
}

int
gn_dice_pad_get_total (GnDicePad *self)
{
  return self->total;
}

gboolean
gn_dice_pad_key (GnDicePad *self,
                 guint      keyval)
{
  const gunichar c = gdk_keyval_to_unicode (keyval);

  if (keyval == GDK_KEY_Return || keyval == GDK_KEY_KP_Enter)
    return gn_dice_pad_accept (self);
  if (c > 127 || !g_ascii_isdigit ((char) c))
    return FALSE;

  char digit[] = { (char) c, '\0' };
  int at = -1;

  gtk_widget_grab_focus (self->entry);
  gtk_editable_insert_text (GTK_EDITABLE (self->entry), digit, 1, &at);
  gtk_editable_set_position (GTK_EDITABLE (self->entry), -1);
  return TRUE;
}

gboolean
gn_dice_pad_accept (GnDicePad *self)
{
  emit_if_whole (self);
  return TRUE;
}

/* ---- The widget -------------------------------------------------------------------- */

static gboolean
gn_dice_pad_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (GN_DICE_PAD (widget)->entry);
}

static void
gn_dice_pad_class_init (GnDicePadClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  widget_class->grab_focus = gn_dice_pad_grab_focus;
  gtk_widget_class_set_css_name (widget_class, "dicepad");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);

  signals[ENTERED] = g_signal_new ("entered", GN_TYPE_DICE_PAD, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
gn_dice_pad_init (GnDicePad *self)
{
  GtkWidget *column = gn_column (6, NULL);
  GtkWidget *line = gn_row (8, NULL);

  self->entry = gtk_entry_new ();
  gtk_entry_set_input_purpose (GTK_ENTRY (self->entry), GTK_INPUT_PURPOSE_NUMBER);
  gtk_entry_set_max_length (GTK_ENTRY (self->entry), 120);
  gtk_editable_set_width_chars (GTK_EDITABLE (self->entry), 8);
  gtk_widget_set_hexpand (self->entry, TRUE);
  gn_say_name (self->entry, _("Results of the dice"));
  self->accept = gtk_button_new ();
  gn_button_enter (self->accept, gn_label (_("Enter"), NULL));
  gn_add_classes (self->accept, "suggested-action form-accept");
  gn_append (line, self->entry, self->accept, NULL);
  gtk_box_append (GTK_BOX (column), line);

  self->which = gn_row (6, NULL);
  self->which_die = gn_die_new (20, 20);
  self->which_label = gn_label (NULL, "note");
  gn_append (self->which, self->which_die, self->which_label, NULL);
  gtk_box_append (GTK_BOX (column), self->which);

  self->grid = gtk_grid_new ();
  gtk_grid_set_column_homogeneous (GTK_GRID (self->grid), TRUE);
  gtk_grid_set_column_spacing (GTK_GRID (self->grid), 3);
  gtk_grid_set_row_spacing (GTK_GRID (self->grid), 3);
  for (int i = 0; i < MOST_FACES; i++)
    {
      g_autofree char *n = gn_number_text (i + 1);

      self->face[i] = gtk_button_new_with_label (n);
      gn_add_classes (self->face[i], "face numeric");
      g_object_set_data (G_OBJECT (self->face[i]), "face", GINT_TO_POINTER (i + 1));
      g_signal_connect (self->face[i], "clicked", G_CALLBACK (on_face), self);
      gtk_grid_attach (GTK_GRID (self->grid), self->face[i], i % COLUMNS, i / COLUMNS, 1, 1);
    }
  gtk_box_append (GTK_BOX (column), self->grid);
  gtk_widget_set_parent (column, GTK_WIDGET (self));

  g_signal_connect_swapped (self->entry, "changed", G_CALLBACK (refresh), self);
  g_signal_connect_swapped (self->entry, "activate", G_CALLBACK (emit_if_whole), self);
  g_signal_connect_swapped (self->accept, "clicked", G_CALLBACK (emit_if_whole), self);
}
