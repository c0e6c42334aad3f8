/* announce.h: sentences that a screen reader speaks although nothing has the focus that says them
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * GnUrgency:
 * @GN_POLITELY: after what is being spoken
 * @GN_AT_ONCE: instead of it
 */
typedef enum { GN_POLITELY, GN_AT_ONCE } GnUrgency;

/**
 * gn_announce:
 * @widget: what it is about, in a window
 *
 * GTK can do so from 4.14 on. An older one puts @text into the region that gn_announce_region() made for @widget or
 * for the nearest of its parents; without one, nothing is spoken. What is to be spoken before the window has been
 * active is held till then.
 */
void       gn_announce        (GtkWidget *widget, GnUrgency urgency, const char *text);
typedef void (*GnHeardFunc) (GtkWidget *widget);
/** gn_when_heard: calls @func once the window of @widget has been active: before, nobody listens to it, and a screen
 * reader may not even know that there is a window */
void       gn_when_heard      (GtkWidget *widget, GnHeardFunc func);
/** gn_announce_region: the label of a status region in @host, which allocates it, does not draw it, and unparents it;
 * %NULL where GTK needs none. (transfer none) (nullable) */
GtkWidget *gn_announce_region (GtkWidget *host);

typedef void (*GnAnnounceFunc) (const char *text, GnUrgency urgency, gpointer data);
/** gn_announce_listen: for tests: @func gets all that is announced from now on; %NULL: nobody does */
void       gn_announce_listen (GnAnnounceFunc func, gpointer data);

G_END_DECLS
