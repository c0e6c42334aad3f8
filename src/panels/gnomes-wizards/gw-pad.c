/* gw-pad.c: a pad to enter the dice rolled on the table: click faces, or type letters in any order
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "gw-pad.h"

#include <glib/gi18n.h>

#include "panels/drawing/parts.h"
#include "panels/drawing/piece.h"
#include "panels/layout/roving.h"
#include "panels/things/space.h"
#include "core/words/text.h"

struct _GwPad {
  GnContainer       parent_instance;

  GtkWidget     *title;
  GtkWidget     *dice;
  GtkWidget     *die[GW_DICE_MOST];
  GtkWidget     *faces;
  GtkWidget     *face[GW_N_FACES];
  GtkWidget     *letter[GW_N_FACES];
  GtkWidget     *back;

  const GwScene *scene;
  gint8          entered[GW_DICE_MOST];
  guint          n;                       /* number of dice entered */
  guint          due;
  gboolean       of_card;                 /* the one die of a card (GW-206) */
  guint          step;                    /* step of the record: a new question starts empty */
};

G_DEFINE_FINAL_TYPE (GwPad, gw_pad, GN_TYPE_CONTAINER)

/* ---- What is owed -------------------------------------------------------------------------------- */

/* Returns: how many dice; @of_card: TRUE for the die of a card. */
static guint
owed (const GwScene *scene,
      gboolean      *of_card)
{
  *of_card = gw_top (scene->state)->kind == GW_FRAME_ROLL;
  if (!scene->present || scene->over || scene->match->dealer[GW_FAMILY_DICE] != GN_DEALER_BOX
      || scene->state->stage < GW_AT_TURN_START)
    return 0;
  return *of_card ? 1 : scene->state->due;
}

gboolean
gw_pad_owes (const GwScene *scene)
{
  gboolean of_card;

  return owed (scene, &of_card) > 0;
}

/* The words of a face are "movement|m" in the user's language: the word of one letter is its key. */
gunichar
gw_pad_letter (const GnMatch *match,
               int            face)
{
  const char *words = match->game->domains[GW_DOMAIN_FACE].values[face].words;
  g_auto (GStrv) each = g_strsplit (words ? gn_tr (words) : "", "|", -1);

  for (guint i = 0; each[i]; i++)
    if (g_utf8_strlen (each[i], -1) == 1)
      return g_unichar_tolower (g_utf8_get_char (each[i]));
  return each[0] && *each[0] ? g_unichar_tolower (g_utf8_get_char (each[0])) : 0;
}

/* ---- Entering ------------------------------------------------------------------------------------- */

/* TRUE if some die of this table has such a side. */
static gboolean
can_show (const GwScene *scene,
          int            face)
{
  guint8 black[GW_N_FACES], pink[GW_N_FACES];

  gw_sides (scene->match, FALSE, black);
  gw_sides (scene->match, TRUE, pink);
  return black[face] || pink[face];
}

static void
show (GwPad *self)
{
  const GwScene *scene = self->scene;
  g_autofree char *left = gn_number_text ((int) (self->due - self->n));
  /* Translators: above the faces of a die: how many dice still have to be entered */
  g_autofree char *title = gn_fill (
    ngettext ("{n} die: type it or click it", "{n} dice: type or click them, in any order", self->due - self->n), "n",
    left, NULL);

  gtk_label_set_label (GTK_LABEL (self->title), title);
  for (guint i = 0; i < GW_DICE_MOST; i++)
    {
      gtk_widget_set_visible (self->die[i], i < self->due);
      gw_die_set (self->die[i], i < self->n ? self->entered[i] : -1, FALSE, FALSE);
    }
  for (int face = 0; face < GW_N_FACES; face++)
    {
      char letter[7] = { 0 };
      g_autofree char *name = gw_name (scene->match, GW_DOMAIN_FACE, face);

      g_unichar_to_utf8 (g_unichar_toupper (gw_pad_letter (scene->match, face)), letter);
      gtk_label_set_label (GTK_LABEL (self->letter[face]), letter);
      gn_space_bind (GN_SPACE (self->face[face]), NULL, name, NULL, NULL, NULL);
      gn_set_tooltip (self->face[face], name);
      gtk_widget_set_visible (self->face[face], can_show (scene, face));
    }
  gtk_widget_set_visible (self->back, self->n > 0);
}

/* Enters all dice at once, so that one undo removes them all. */
static void
say (GwPad *self)
{
  int count[GW_N_FACES] = { 0 };
  g_autoptr (GString) spec = g_string_new ("dice faces=");
  gboolean any = FALSE;

  if (self->due == 1)
    {
      g_autofree char *one = g_strdup_printf ("%s face=%s", self->of_card ? "rolled" : "die",
                                              gw_id (self->scene->match, GW_DOMAIN_FACE, self->entered[0]));

      self->n = 0;
      gtk_widget_activate_action (GTK_WIDGET (self), "table.move", "s", one);
      return;
    }
  for (guint i = 0; i < self->n; i++)
    count[self->entered[i]]++;
  for (int face = 0; face < GW_N_FACES; face++)
    if (count[face])
      {
        g_string_append_printf (spec, "%s%s:%d", any ? "," : "", gw_id (self->scene->match, GW_DOMAIN_FACE, face),
                                count[face]);
        any = TRUE;
      }
  self->n = 0;
  gtk_widget_activate_action (GTK_WIDGET (self), "table.move", "s", spec->str);
}

static void
enter (GwPad *self,
       int    face)
{
  if (self->n >= self->due)
    return;
  self->entered[self->n++] = (gint8) face;
  if (self->n == self->due)
    say (self);
  else
    show (self);
}

static void
take_back (GwPad *self)
{
  if (self->n)
    self->n--;
  show (self);
}

static void
on_face (GwPad     *self,
         GtkWidget *space)
{
  for (int face = 0; face < GW_N_FACES; face++)
    if (self->face[face] == space)
      enter (self, face);
}

gboolean
gw_pad_key (GwPad *self,
            guint  keyval)
{
  const gunichar c = g_unichar_tolower (gdk_keyval_to_unicode (keyval));

  if (!self->scene || !self->due || !gtk_widget_get_visible (GTK_WIDGET (self)))
    return FALSE;
  if (keyval == GDK_KEY_BackSpace && self->n)
    {
      take_back (self);
      return TRUE;
    }
  for (int face = 0; face < GW_N_FACES && c; face++)
    if (gw_pad_letter (self->scene->match, face) == c && can_show (self->scene, face))
      {
        enter (self, face);
        return TRUE;
      }
  return FALSE;
}

gboolean
gw_pad_update (GwPad         *self,
               const GwScene *scene)
{
  const guint step = scene->panel ? gn_match_table_get_n_steps (gn_panel_get_table (scene->panel)) : 0;
  gboolean of_card;
  const guint due = owed (scene, &of_card);

  if (step != self->step || due != self->due)
    self->n = 0;
  self->step = step;
  self->scene = scene;
  self->due = due;
  self->of_card = of_card;
  gtk_widget_set_visible (GTK_WIDGET (self), due > 0);
  if (due)
    show (self);
  return due > 0;
}

GtkWidget *
gw_pad_get_face (GwPad *self,
                 int    face)
{
  return face >= 0 && face < GW_N_FACES ? self->face[face] : NULL;
}

/* ---- The widget --------------------------------------------------------------------------------------- */

static void
gw_pad_class_init (GwPadClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  g_type_ensure (GN_TYPE_ROVING_BOX);
  gtk_widget_class_set_template_from_resource (widget_class, GN_RESOURCE_PATH "/ui/gnomes-wizards/pad.ui");
  gn_bind_children (widget_class, GwPad, title, dice, faces, back);
  gtk_widget_class_bind_template_callback (widget_class, take_back);
  gtk_widget_class_set_css_name (widget_class, "gwpad");
}

static void
gw_pad_init (GwPad *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  for (int i = 0; i < GW_DICE_MOST; i++)
    {
      self->die[i] = gw_die_new (22);
      gtk_widget_insert_before (self->die[i], self->dice, self->back);
    }
  for (int face = 0; face < GW_N_FACES; face++)
    {
      GtkWidget *column = gn_column (1, NULL), *die = gw_die_new (30);

      gw_die_set (die, face, FALSE, FALSE);
      self->letter[face] = gn_label (NULL, "key");
      gtk_widget_set_halign (self->letter[face], GTK_ALIGN_CENTER);
      gn_append (column, die, self->letter[face], NULL);
      self->face[face] = gn_space_new (GN_SHAPE_BOX, -1, -1);
      gn_add_classes (self->face[face], "gw-die");
      gn_space_add (GN_SPACE (self->face[face]), column);
      g_signal_connect_object (self->face[face], "clicked", G_CALLBACK (on_face), self, G_CONNECT_SWAPPED);
      gtk_box_append (GTK_BOX (self->faces), self->face[face]);
    }
}
