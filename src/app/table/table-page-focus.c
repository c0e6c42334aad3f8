/* table-page-focus.c: where the focus goes at a table: to where the next entry is likely, never to anything else
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "table-page-private.h"

#include "app/widgets/unavailable.h"

static GtkWidget *
focus_of (GnTablePage *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root ? gtk_root_get_focus (root) : NULL;

  /* what is in a popover that has closed has the focus no longer */
  return focus && gtk_widget_get_mapped (focus) ? focus : NULL;
}

/* Collects the scrollers in which nothing takes the focus; returns whether anything does. */
static gboolean
find_empty (GtkWidget *widget,
            GPtrArray *empty)
{
  gboolean any = gtk_widget_get_focusable (widget);

  if (!gtk_widget_get_mapped (widget) || !gtk_widget_is_sensitive (widget) || !gtk_widget_get_can_focus (widget)
      || GTK_IS_NATIVE (widget))
    return FALSE;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    any = find_empty (child, empty) || any;
  if (!any && GTK_IS_SCROLLED_WINDOW (widget))
    g_ptr_array_add (empty, widget);
  return any;
}

GPtrArray *
gn_table_page_close_scrollers (GnTablePage *self)
{
  GPtrArray *empty = g_ptr_array_new ();

  find_empty (GTK_WIDGET (self), empty);
  for (guint i = 0; i < empty->len; i++)
    gtk_widget_set_can_focus (empty->pdata[i], FALSE);
  return empty;
}

void
gn_table_page_open_scrollers (GPtrArray *closed)
{
  for (guint i = 0; i < closed->len; i++)
    gtk_widget_set_can_focus (closed->pdata[i], TRUE);
  g_ptr_array_unref (closed);
}

GtkWidget *
gn_table_page_table_focus (GnTablePage *self)
{
  GtkWidget *focus = focus_of (self);

  return focus && gtk_widget_is_ancestor (focus, GTK_WIDGET (self->panel)) ? focus : NULL;
}

void
gn_table_page_enter_from (GnTablePage *self,
                          int          verb)
{
  GtkWidget *focus = focus_of (self), *page = GTK_WIDGET (self);
  GtkWidget *button = verb >= 0 ? GTK_WIDGET (gn_bottom_bar_get_button (self->bottom, (guint) verb)) : NULL;

  /* A list over the table goes with the entry, and the typed line is left after it. */
  if (focus && (!gtk_widget_is_ancestor (focus, page) || gtk_widget_get_native (focus) != gtk_widget_get_native (page)
                || gtk_widget_is_ancestor (focus, GTK_WIDGET (gn_bottom_bar_get_entry (self->bottom)))))
    focus = NULL;
  if (focus)
    g_set_weak_pointer (&self->was_at, focus);
  g_set_weak_pointer (&self->made_with, button);
}

/* Whether the next entry may begin there. */
static gboolean
is_useful (GtkWidget *widget)
{
  return widget && gtk_widget_get_mapped (widget) && gtk_widget_is_sensitive (widget)
         && gtk_widget_get_focusable (widget) && !gn_unavailable_get (widget);
}

void
gn_table_page_home (GnTablePage *self)
{
  GtkWidget *last = is_useful (self->made_with) ? self->made_with : is_useful (self->was_at) ? self->was_at : NULL;

  /* what is behind it is for nobody now */
  if (gn_curtain_is_up (self->curtain))
    {
      gn_curtain_grab (self->curtain);
      return;
    }

  GtkWidget *page = GTK_WIDGET (self), *likely = gn_panel_likely (self->panel, last ? last : page);

  GtkWidget *there = gn_table_page_table_focus (self);

  /* When nothing has been entered yet, it begins with the table; it stays there where Tab finds no further stop. */
  if (!(likely == page ? gtk_widget_child_focus (GTK_WIDGET (self->panel_place), GTK_DIR_TAB_FORWARD)
                         || (there && gtk_widget_grab_focus (there))
                       : gtk_widget_grab_focus (likely))
      && !gn_bottom_bar_grab_prompt (self->bottom))
    gtk_widget_grab_focus (page);
}

void
gn_table_page_add_parts (GnTablePage *self,
                         GPtrArray   *parts)
{
  if (gn_curtain_is_up (self->curtain))
    {
      g_ptr_array_add (parts, self->curtain);
      return;
    }
  g_ptr_array_add (parts, gtk_widget_get_parent (GTK_WIDGET (self->panel_place)));
  g_ptr_array_add (parts, self->bottom);
  if (gtk_widget_get_mapped (self->side))
    g_ptr_array_add (parts, self->side);
}

gboolean
gn_table_page_enter_part (GnTablePage *self,
                          GtkWidget   *part)
{
  if (part == GTK_WIDGET (self->bottom))
    return gn_bottom_bar_grab_prompt (self->bottom);
  if (part != GTK_WIDGET (self->curtain) && !gtk_widget_is_ancestor (GTK_WIDGET (self->panel_place), part))
    return FALSE;
  gn_table_page_home (self);
  return TRUE;
}

static gboolean
take_focus (gpointer data)
{
  GnTablePage *self = data;
  GtkWidget *focus = focus_of (self);

  self->focus_source = 0;
  if (gtk_widget_get_root (GTK_WIDGET (self)) && (!focus || !gtk_widget_is_ancestor (focus, GTK_WIDGET (self)))
      && gtk_widget_get_mapped (GTK_WIDGET (self)))
    gn_table_page_home (self);
  return G_SOURCE_REMOVE;
}

void
gn_table_page_mind_focus (GnTablePage *self,
                          guint        delay)
{
  if (!self->focus_source)
    self->focus_source = g_timeout_add (delay, take_focus, self);
}

void
gn_table_page_keep_focus (GnTablePage *self)
{
  GtkWidget *focus = focus_of (self);

  if (focus && gtk_widget_is_ancestor (focus, self->side))
    gn_table_page_mind_focus (self, 100);   /* rows are reused when they are laid out again */
}
