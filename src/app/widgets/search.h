/* search.h: Esc in a search field
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/** gn_search_left: for the signal "stop-search" of a page's field, which would keep Esc for itself: deletes the text,
 * or leaves the page (win.tonight) if there is none */
void gn_search_left (GtkEditable *search);

G_END_DECLS
