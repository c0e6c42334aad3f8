/* rise-gnome-card.c: a Gnome card as printed: the dragon's line, three actions with their types, the order of the
 * icons
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "rise-gnome-card.h"

#include <glib/gi18n.h>

#include "panels/layout/shrink.h"
#include "panels/drawing/parts.h"
#include "panels/drawing/piece.h"
#include "core/words/text.h"
#include "rise-hex.h"
#include "rise-scene.h"
#include "rise-words.h"

#define MOST_BESIDE 3    /* types on a line that leave room for a word beside them; the line is outlined anyway */

struct _RiseGnomeCard {
  GnContainer   parent_instance;

  GtkWidget *column;
  GString   *said;
};

G_DEFINE_FINAL_TYPE (RiseGnomeCard, rise_gnome_card, GN_TYPE_CONTAINER)

static const char *const line_class[] = {
  [RISE_LINE_AHEAD] = "ahead", [RISE_LINE_NOW] = "now", [RISE_LINE_DONE] = "done", [RISE_LINE_FAILED] = "failed",
    [RISE_LINE_SKIPPED] = "skipped",
};

static GtkWidget *
new_type (int      type,
          gboolean hit)
{
  static const char *const classes[RISE_N_TYPES] = {
    "type-keep", "type-plains", "type-swamp", "type-forest", "type-highland", "type-mountain", "type-desert",
    "type-sea", "type-lair",
  };
  GtkWidget *cell = gn_row (0, "rise-type");
  GtkWidget *piece = gn_piece_new (rise_type_piece (type), 23);

  gtk_widget_add_css_class (cell, classes[type]);
  gn_set_class (cell, "hit", hit);
  gtk_widget_set_hexpand (piece, TRUE);
  gtk_widget_set_halign (piece, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (cell), piece);
  gtk_widget_set_hexpand (cell, FALSE);
  gn_set_tooltip (cell, _(rise_type_values[type].name));
  return cell;
}

static void
add_mark (GtkWidget *row,
          RiseLine   line,
          int        types)
{
  GtkWidget *image;

  gtk_box_append (GTK_BOX (row), gn_spring ());
  if (line == RISE_LINE_NOW && types > MOST_BESIDE)
    return;
  if (line == RISE_LINE_NOW)
    {
      /* Translators: on the line of a Gnome card that is being resolved */
      gtk_box_append (GTK_BOX (row), gn_label (C_("line of a card", "now"), "rise-line-now"));
      return;
    }
  if (line != RISE_LINE_DONE && line != RISE_LINE_FAILED)
    return;
  image = gn_label (line == RISE_LINE_DONE ? "✓" : "✕", line == RISE_LINE_DONE ? "rise-line-done" : "rise-line-failed");
  gtk_box_append (GTK_BOX (row), image);
}

static GtkWidget *
new_line (RiseLine    line,
          const char *piece,
          const char *tip)
{
  GtkWidget *row = gn_row (4, "rise-line");
  GtkWidget *picture = gn_piece_new (piece, 26);

  gtk_widget_add_css_class (row, line_class[line]);
  gtk_widget_set_size_request (picture, 30, -1);
  gn_set_tooltip (row, tip);
  gtk_box_append (GTK_BOX (row), picture);
  return row;
}

static void
say (RiseGnomeCard *self,
     const char    *words)
{
  if (self->said->len)
    g_string_append (self->said, "; ");
  g_string_append (self->said, words);
}

static void
add_dragon (RiseGnomeCard           *self,
            const RiseGnomeCardView *view,
            int                      hit)
{
  GtkWidget *row = new_line (view->line[0], "rise-dragon", _("The dragon first"));
  const char *way = view->way >= 0 ? _(rise_way_values[view->way].name) : _("not entered yet");
  GtkWidget *label = gn_label (way, view->way >= 0 ? "strong" : "note");

  gtk_widget_set_size_request (label, 44, -1);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_box_append (GTK_BOX (row), label);
  say (self, way);
  if (view->type >= 0)
    {
      gtk_box_append (GTK_BOX (row), new_type (view->type, view->line[0] == RISE_LINE_NOW && hit >= 0));
      say (self, _(rise_type_values[view->type].name));
    }
  add_mark (row, view->line[0], 1);
  gtk_box_append (GTK_BOX (self->column), row);
}

static void
add_action (RiseGnomeCard           *self,
            const GnMatch           *match,
            const RiseGnomeCardView *view,
            int                      k,
            int                      hit)
{
  static const char *const tries[] = { N_("Primary action"), N_("Secondary action"), N_("Tertiary action") };
  const RiseLine line = view->line[k + 1];
  g_autofree char *name = view->action[k] >= 0 ? rise_name (match, RISE_DOMAIN_UNION, view->action[k])
                                               : g_strdup (_("not entered yet"));
  /* Translators: a line of a Gnome card: "Primary action: Expand" */
  g_autofree char *tip = gn_fill (_("{which}: {action}"), "which", _(tries[k]), "action", name, NULL);
  GtkWidget *row = new_line (line, rise_union_piece (view->action[k]), tip);

  say (self, tip);
  if (view->action[k] < 0)
    gtk_box_append (GTK_BOX (row), gn_label (name, "note"));
  else if (view->action[k] == RISE_U_POINTS)
    /* Translators: the Victory Point action of the Gnomes */
    gtk_box_append (GTK_BOX (row), gn_label (_("2 points"), "strong"));
  else if (view->n_types[k] < 0)
    gtk_box_append (GTK_BOX (row), gn_label ("?", "strong"));
  else
    for (int i = 0; i < view->n_types[k]; i++)
      {
        gtk_box_append (GTK_BOX (row), new_type (view->types[k][i], line == RISE_LINE_NOW && i == hit));
        say (self, _(rise_type_values[view->types[k][i]].name));
      }
  add_mark (row, line, view->n_types[k]);
  gtk_box_append (GTK_BOX (self->column), row);
}

static void
add_icons (RiseGnomeCard           *self,
           const GnMatch           *match,
           const RiseGnomeCardView *view)
{
  GtkWidget *row = gn_row (5, "rise-icons");
  const char *mark = rise_mark_text (view->mark);

  if (view->n_icons < 0)
    gtk_box_append (GTK_BOX (row), gn_label (_("icons not entered yet"), "note"));
  for (int i = 0; i < view->n_icons; i++)
    {
      if (i)
        gtk_box_append (GTK_BOX (row), gn_label ("›", "note"));
      if (rise_icon_piece (view->icon[i]))
        gtk_box_append (GTK_BOX (row), gn_piece_new (rise_icon_piece (view->icon[i]), 20));
      say (self, _(rise_icon_values[view->icon[i]].name));
    }
  gtk_box_append (GTK_BOX (row), gn_spring ());
  if (view->card >= 0)
    {
      g_autofree char *name = rise_name (match, RISE_DOMAIN_GNOME, view->card);
      GtkWidget *label = gn_label (name, "note");

      gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
      gtk_box_append (GTK_BOX (row), gn_shrink_words (label));
    }
  if (mark)
    gtk_box_append (GTK_BOX (row), rise_mark_new (mark));
  gtk_box_append (GTK_BOX (self->column), row);
}

/* The place of a card that is not turned up. */
static void
add_back (RiseGnomeCard *self)
{
  GtkWidget *back = gn_piece_new ("rise-card-back", 44);

  gtk_widget_set_vexpand (back, TRUE);
  gtk_widget_set_valign (back, GTK_ALIGN_CENTER);
  gtk_widget_set_halign (back, GTK_ALIGN_CENTER);
  gn_piece_set_dim (GN_PIECE (back), TRUE);
  gtk_box_append (GTK_BOX (self->column), back);
  gn_say_name (GTK_WIDGET (self), _("not dealt yet"));
}

void
rise_gnome_card_show (RiseGnomeCard           *self,
                      const GnMatch           *match,
                      const RiseGnomeCardView *view,
                      int                      hit)
{
  struct {
    RiseGnomeCardView view;
    int               hit, there;
  } figures;

  memset (&figures, 0, sizeof figures);
  figures.there = view != NULL;
  if (view)
    memcpy (&figures.view, view, sizeof *view);
  figures.hit = hit;
  if (gn_unchanged (GTK_WIDGET (self), &figures, sizeof figures))
    return;

  gn_box_clear (self->column);
  g_string_truncate (self->said, 0);
  gn_set_class (GTK_WIDGET (self), "empty", view == NULL);
  if (!view)
    {
      add_back (self);
      return;
    }
  add_dragon (self, view, hit);
  for (int k = 0; k < 3; k++)
    add_action (self, match, view, k, hit);
  add_icons (self, match, view);
  gn_say_name (GTK_WIDGET (self), self->said->str);
}

static void
rise_gnome_card_finalize (GObject *object)
{
  g_string_free (RISE_GNOME_CARD (object)->said, TRUE);
  G_OBJECT_CLASS (rise_gnome_card_parent_class)->finalize (object);
}

static void
rise_gnome_card_class_init (RiseGnomeCardClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->finalize = rise_gnome_card_finalize;
  gtk_widget_class_set_css_name (widget_class, "gnomecard");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
rise_gnome_card_init (RiseGnomeCard *self)
{
  self->said = g_string_new (NULL);
  self->column = gn_column (1, NULL);
  gtk_widget_set_parent (self->column, GTK_WIDGET (self));
}

GtkWidget *
rise_gnome_card_new (void)
{
  return g_object_new (RISE_TYPE_GNOME_CARD, NULL);
}
