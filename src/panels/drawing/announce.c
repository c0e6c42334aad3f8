/* announce.c: sentences that a screen reader speaks although nothing has the focus that says them
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "announce.h"

#include <dlfcn.h>

#define REGION "gn-status-region"

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

void
gn_announce (GtkWidget  *widget,
             GnUrgency   urgency,
             const char *text)
{
  const Announce announce = find_announce ();
  GtkLabel *region = find_region (widget);

  if (!text || !*text)
    return;
  if (listener)
    listener (text, urgency, listener_data);
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

void
gn_announce_listen (GnAnnounceFunc func,
                    gpointer       data)
{
  listener = func;
  listener_data = data;
}
