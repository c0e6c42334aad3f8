/* public-window.c: window for the second screen: nothing secret, readable from three meters
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "public-window.h"

#include <glib/gi18n.h>

#include "app/result/ceremony.h"
#include "app/result/share-view.h"
#include "panels/panel/panel.h"
#include "core/words/text.h"

struct _GnPublicWindow {
  GtkWindow  parent_instance;

  GnPanel   *panel;   /* its public face is shown; its viewer is the public; NULL without a table */
  GtkStack  *stack;
  GtkWidget *face;
  GtkWidget *between;  /* or NULL */
  char      *between_title;
  GtkWidget *end;      /* the ceremony, then the figures; NULL before the end */
  gboolean   figures;
};

G_DEFINE_FINAL_TYPE (GnPublicWindow, gn_public_window, GTK_TYPE_WINDOW)

enum { PROP_0, PROP_FIGURES, N_PROPS };
static GParamSpec *props[N_PROPS];

/* On a second screen the window is full screen; on a single screen it stays a window that can be moved. */
static void
place (GnPublicWindow *self)
{
  GListModel *monitors = gdk_display_get_monitors (gtk_widget_get_display (GTK_WIDGET (self)));

  if (g_list_model_get_n_items (monitors) > 1)
    {
      g_autoptr (GdkMonitor) second = g_list_model_get_item (monitors, 1);
      gtk_window_fullscreen_on_monitor (GTK_WINDOW (self), second);
    }
}

static void
act_fullscreen (GtkWidget  *widget,
                const char *action,
                GVariant   *parameter)
{
  if (gtk_window_is_fullscreen (GTK_WINDOW (widget)))
    gtk_window_unfullscreen (GTK_WINDOW (widget));
  else
    gtk_window_fullscreen (GTK_WINDOW (widget));
}

static void
act_leave (GtkWidget  *widget,
           const char *action,
           GVariant   *parameter)
{
  gtk_window_close (GTK_WINDOW (widget));
}

/* After the end the winners have the stage, and the figures come when the host goes on to the result. */
static void
follow_end (GnPublicWindow *self)
{
  GnMatchTable *table = gn_public_window_get_table (self);
  GtkWidget *before = self->end;

  self->end = NULL;
  if (table && gn_ceremony_is_due (table))
    {
      self->end = self->figures ? gn_share_view_new (table) : gn_ceremony_new (table, TRUE);
      gtk_stack_add_child (self->stack, self->end);
    }
  if (self->end || self->face || self->between)
    gtk_stack_set_visible_child (self->stack, self->end ? self->end : self->face ? self->face : self->between);
  if (before)
    gtk_stack_remove (self->stack, before);
}

static void
gn_public_window_get_property (GObject    *object,
                               guint       id,
                               GValue     *value,
                               GParamSpec *pspec)
{
  switch (id)
    {
    case PROP_FIGURES: g_value_set_boolean (value, GN_PUBLIC_WINDOW (object)->figures); break;
    default: G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
gn_public_window_set_property (GObject      *object,
                               guint         id,
                               const GValue *value,
                               GParamSpec   *pspec)
{
  GnPublicWindow *self = GN_PUBLIC_WINDOW (object);

  switch (id)
    {
    case PROP_FIGURES:
      /* once shown, they stay until the end is undone */
      self->figures |= g_value_get_boolean (value) && self->panel
                       && gn_match_table_is_over (gn_panel_get_table (self->panel));
      follow_end (self);
      break;
    default: G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
on_changed (GnPublicWindow *self)
{
  if (!gn_match_table_is_over (gn_panel_get_table (self->panel)))
    self->figures = FALSE;
  follow_end (self);
}

static void
gn_public_window_dispose (GObject *object)
{
  g_clear_object (&GN_PUBLIC_WINDOW (object)->panel);
  g_clear_pointer (&GN_PUBLIC_WINDOW (object)->between_title, g_free);
  G_OBJECT_CLASS (gn_public_window_parent_class)->dispose (object);
}

static void
gn_public_window_class_init (GnPublicWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = gn_public_window_dispose;
  G_OBJECT_CLASS (klass)->get_property = gn_public_window_get_property;
  G_OBJECT_CLASS (klass)->set_property = gn_public_window_set_property;
  props[PROP_FIGURES] = g_param_spec_boolean ("figures", NULL, NULL, FALSE,
                                              G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (G_OBJECT_CLASS (klass), N_PROPS, props);
  gtk_widget_class_install_action (widget_class, "screen.fullscreen", NULL, act_fullscreen);
  gtk_widget_class_install_action (widget_class, "screen.leave", NULL, act_leave);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_F11, 0, "screen.fullscreen", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "screen.leave", NULL);
}

static void
gn_public_window_init (GnPublicWindow *self)
{
  gtk_window_set_default_size (GTK_WINDOW (self), 1280, 720);
  gtk_widget_add_css_class (GTK_WIDGET (self), "public-window");
  self->stack = GTK_STACK (gtk_stack_new ());
  gtk_stack_set_transition_type (self->stack, GTK_STACK_TRANSITION_TYPE_CROSSFADE);
  gtk_window_set_child (GTK_WINDOW (self), GTK_WIDGET (self->stack));
}

GnMatchTable *
gn_public_window_get_table (GnPublicWindow *self)
{
  return self->panel ? gn_panel_get_table (self->panel) : NULL;
}

static void
set_title (GnPublicWindow *self)
{
  GnMatchTable *table = gn_public_window_get_table (self);
  g_autofree char *game = table ? gn_match_title (gn_match_table_get_match (table))
                                : g_strdup (self->between_title ? self->between_title : "Gnomon");
  /* Translators: title of the window for a second screen. */
  g_autofree char *title = gn_fill (_("{game} on the second screen"), "game", game, NULL);

  gtk_window_set_title (GTK_WINDOW (self), title);
}

static char *
class_of (GnMatchTable *table)
{
  return g_strconcat ("game-", gn_match_table_get_match (table)->game->accent, NULL);
}

/* Takes away what is shown of the table before. */
static void
leave_table (GnPublicWindow *self)
{
  GnMatchTable *table = gn_public_window_get_table (self);
  g_autofree char *class = table ? class_of (table) : NULL;
  GtkWidget *face = self->face, *end = self->end;

  if (!table)
    return;
  g_signal_handlers_disconnect_by_func (table, on_changed, self);
  gtk_widget_remove_css_class (GTK_WIDGET (self), class);
  self->face = self->end = NULL;
  self->figures = FALSE;
  gtk_stack_remove (self->stack, face);
  if (end)
    gtk_stack_remove (self->stack, end);
  g_clear_object (&self->panel);
}

static void
enter_table (GnPublicWindow *self,
             GnMatchTable   *table)
{
  g_autofree char *class = class_of (table);

  self->panel = g_object_ref_sink (gn_panel_new_for (table));
  g_object_set (self->panel, "viewer", GN_PUBLIC, "covered", TRUE, NULL);
  gtk_widget_add_css_class (GTK_WIDGET (self), class);

  GtkWidget *face = GN_PANEL_GET_CLASS (self->panel)->make_public
                      ? GN_PANEL_GET_CLASS (self->panel)->make_public (self->panel)
                      : NULL;
  if (!face)
    {
      /* the panel itself, for viewing only */
      face = GTK_WIDGET (self->panel);
      gtk_widget_set_can_target (face, FALSE);
      gtk_widget_set_can_focus (face, FALSE);
      gn_panel_follow (self->panel);
    }
  self->face = face;
  gtk_stack_add_child (self->stack, face);
  g_signal_connect_object (table, "changed", G_CALLBACK (on_changed), self, G_CONNECT_SWAPPED);
}

void
gn_public_window_set_table (GnPublicWindow *self,
                            GnMatchTable   *table)
{
  if (table == gn_public_window_get_table (self))
    return;
  leave_table (self);
  if (table)
    enter_table (self, table);
  set_title (self);
  follow_end (self);
}

GtkWidget *
gn_public_window_get_between (GnPublicWindow *self)
{
  return self->between;
}

void
gn_public_window_set_between (GnPublicWindow *self,
                              GtkWidget      *between,
                              const char     *title)
{
  GnMatchTable *table = gn_public_window_get_table (self);
  GtkWidget *before = self->between;

  self->between = between;
  g_free (self->between_title);
  self->between_title = g_strdup (title);
  if (between)
    gtk_stack_add_child (self->stack, between);
  if (between && table && gn_match_table_is_over (table))
    gn_public_window_set_table (self, NULL);
  set_title (self);
  follow_end (self);
  if (before)
    gtk_stack_remove (self->stack, before);
}

void
gn_public_window_set_between_title (GnPublicWindow *self,
                                    const char     *title)
{
  g_free (self->between_title);
  self->between_title = g_strdup (title);
  set_title (self);
}

GtkWidget *
gn_public_window_new (GnMatchTable *table)
{
  GnPublicWindow *self = g_object_new (GN_TYPE_PUBLIC_WINDOW, NULL);

  gn_public_window_set_table (self, table);
  place (self);
  return GTK_WIDGET (self);
}
