/* announce.c: sentences that a screen reader speaks although nothing has the focus that says them
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "announce.h"

#include <dlfcn.h>

#define REGION "gn-status-region"
#define HEARD  "gn-was-active"
#define HELD   "gn-held-words"

/* As in GTK 4.14; Gnomon is built on older ones, too. */
enum { PRIORITY_MEDIUM = 1, PRIORITY_HIGH = 2 };
typedef void (*Announce) (GtkAccessible *self, const char *message, int priority);

static GnAnnounceFunc listener;
static gpointer listener_data;

static Announce
find_announce (void)
{
  static Announce announce;
  static gboolean looked;

  /* Where GTK tests itself, it has nothing to announce with, and calls it all the same (4.18). */
  if (!looked && g_strcmp0 (g_getenv ("GTK_A11Y"), "test") != 0)
    *(void **) &announce = dlsym (NULL, "gtk_accessible_announce");
  looked = TRUE;
  return announce;
}

GtkWidget *
gn_announce_region (GtkWidget *host)
{
  GtkWidget *label;

  if (find_announce ())
    return NULL;
  label = g_object_new (GTK_TYPE_LABEL, "accessible-role", GTK_ACCESSIBLE_ROLE_STATUS, "can-target", FALSE, NULL);
  gtk_widget_set_parent (label, host);
  g_object_set_data (G_OBJECT (host), REGION, label);
  return label;
}

/* GTK 4.8 tells nothing of a widget till somebody has asked for it, or till it can have the focus: once, it can. */
static void
make_known (GtkLabel *region)
{
  if (g_object_get_data (G_OBJECT (region), REGION) || !gtk_widget_get_mapped (GTK_WIDGET (region)))
    return;
  g_object_set_data (G_OBJECT (region), REGION, region);
  gtk_widget_set_focusable (GTK_WIDGET (region), TRUE);
  gtk_widget_set_focusable (GTK_WIDGET (region), FALSE);
}

static GtkLabel *
find_region (GtkWidget *widget)
{
  GtkLabel *label = NULL;

  for (; widget && !label; widget = gtk_widget_get_parent (widget))
    label = g_object_get_data (G_OBJECT (widget), REGION);
  return label;
}

/* ---- What is held till the window is active -------------------------------------------------------------- */

typedef struct {
  GtkWidget  *widget;   /* weak */
  GnHeardFunc func;
} Waiting;

/* Behind what a screen reader is told when the window gets the keyboard: the window, and what has the focus in it. */
static gboolean
on_heard (gpointer data)
{
  Waiting *waiting = data;

  if (waiting->widget)
    waiting->func (waiting->widget);
  return G_SOURCE_REMOVE;
}

static void
waiting_free (gpointer data)
{
  Waiting *waiting = data;

  g_clear_weak_pointer (&waiting->widget);
  g_free (waiting);
}

static void
on_active (GtkWindow  *window,
           GParamSpec *pspec,
           Waiting    *waiting)
{
  if (!gtk_window_is_active (window))
    return;
  g_object_set_data (G_OBJECT (window), HEARD, window);

  Waiting *now = g_new0 (Waiting, 1);

  now->func = waiting->func;
  g_set_weak_pointer (&now->widget, waiting->widget);
  g_idle_add_full (G_PRIORITY_DEFAULT_IDLE, on_heard, now, waiting_free);
  g_signal_handlers_disconnect_by_func (window, on_active, waiting);
}

static void
on_disconnected (gpointer  data,
                 GClosure *closure)
{
  waiting_free (data);
}

void
gn_when_heard (GtkWidget  *widget,
               GnHeardFunc func)
{
  GtkRoot *root = gtk_widget_get_root (widget);

  /* where GTK tests itself, no window is ever active */
  if (!GTK_IS_WINDOW (root) || gtk_window_is_active (GTK_WINDOW (root)) || g_object_get_data (G_OBJECT (root), HEARD)
      || g_strcmp0 (g_getenv ("GTK_A11Y"), "test") == 0)
    {
      if (root)
        g_object_set_data (G_OBJECT (root), HEARD, root);
      func (widget);
      return;
    }

  Waiting *waiting = g_new0 (Waiting, 1);

  waiting->func = func;
  g_set_weak_pointer (&waiting->widget, widget);
  g_signal_connect_data (root, "notify::is-active", G_CALLBACK (on_active), waiting, on_disconnected, 0);
}

/* ---- Spoken ---------------------------------------------------------------------------------------------- */

static void
speak (GtkWidget  *widget,
       GnUrgency   urgency,
       const char *text)
{
  const Announce announce = find_announce ();
  GtkLabel *region = find_region (widget);

  if (announce)
    announce (GTK_ACCESSIBLE (widget), text, urgency == GN_AT_ONCE ? PRIORITY_HIGH : PRIORITY_MEDIUM);
  else if (region)
    {
      make_known (region);
      /* A label tells nobody that its text has changed, but its name does, so it needs no text to be cut off; the same
       * words again are a change only if they were gone. */
      gtk_accessible_update_property (GTK_ACCESSIBLE (region), GTK_ACCESSIBLE_PROPERTY_LABEL, "", -1);
      gtk_accessible_update_property (GTK_ACCESSIBLE (region), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
    }
}

static void
speak_held (GtkWidget *widget)
{
  g_autofree char *text = g_object_steal_data (G_OBJECT (widget), HELD);

  if (text)
    speak (widget, GN_POLITELY, text);
}

void
gn_announce (GtkWidget  *widget,
             GnUrgency   urgency,
             const char *text)
{
  GtkRoot *root = gtk_widget_get_root (widget);
  const char *held = g_object_get_data (G_OBJECT (widget), HELD);

  if (!text || !*text)
    return;
  if (listener)
    listener (text, urgency, listener_data);
  if (held)
    g_object_set_data_full (G_OBJECT (widget), HELD, g_strconcat (held, " ", text, NULL), g_free);
  else if (root && g_object_get_data (G_OBJECT (root), HEARD))
    speak (widget, urgency, text);
  else
    {
      g_object_set_data_full (G_OBJECT (widget), HELD, g_strdup (text), g_free);
      gn_when_heard (widget, speak_held);
    }
}

void
gn_announce_listen (GnAnnounceFunc func,
                    gpointer       data)
{
  listener = func;
  listener_data = data;
}
