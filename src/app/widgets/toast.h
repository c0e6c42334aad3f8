/* toast.h: a sentence over a page, where it covers nothing that can be clicked
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/** gn_toast_slot: makes the toast of @overlay, which shows nothing yet; (transfer none) */
GtkWidget *gn_toast_slot (GtkOverlay *overlay);
/** gn_toast_of: the toast that is over @widget, or %NULL if there is none; (transfer none) */
GtkWidget *gn_toast_of   (GtkWidget *widget);
/** gn_toast_say: shows the sentence for a few seconds, in the place of the one before; NULL: none from now on */
void       gn_toast_say  (GtkWidget *toast, const char *text);
/** gn_toast_offer: the same, with a button @label, which calls @callback (@data) once; @data belongs to it (@destroy,
 * nullable) */
void       gn_toast_offer (GtkWidget *toast, const char *text, const char *label, void (*callback) (gpointer data),
                           gpointer data, GDestroyNotify destroy);

G_END_DECLS
