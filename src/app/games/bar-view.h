/* bar-view.h: a chart of upright bars, each with its label below and its figure above
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * GnBarView:
 * A part of each bar can be filled (wins of all matches): the rest has only its outline, so that both are told apart
 * without color. Only a picture: its figures are in a table beside it.
 */
#define GN_TYPE_BAR_VIEW (gn_bar_view_get_type ())
G_DECLARE_FINAL_TYPE (GnBarView, gn_bar_view, GN, BAR_VIEW, GtkWidget)

/** gn_bar_view_new: @title: for assistive technology */
GtkWidget *gn_bar_view_new   (const char *title);
/** gn_bar_view_add: @label: below the bar; @value: its height, at least 0; @part: of it, filled */
void       gn_bar_view_add   (GnBarView *self, const char *label, double value, double part);
guint      gn_bar_view_get_n (GnBarView *self);

G_END_DECLS
