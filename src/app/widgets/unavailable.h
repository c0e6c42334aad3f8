/* unavailable.h: unavailable widgets that still take the focus and give the reason
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>
#include "core/match/match.h"

G_BEGIN_DECLS

/**
 * gn_unavailable_set:
 * @reason: (nullable): the sentence why not; %NULL: the widget is available
 *
 * Does not make the widget insensitive: it keeps focus and click and looks dimmed (class `cannot`). For assistive
 * technology it is disabled, with the reason as its description. The reason is also its tooltip.
 */
void     gn_unavailable_set (GtkWidget *widget, const char *reason);
/** gn_unavailable_get: whether the widget is unavailable */
gboolean gn_unavailable_get (GtkWidget *widget);

/** gn_unavailable_reason: the refusal in words, followed by its clause: "Berta has 3 gold … · ZAV-039"; (transfer
 * full) */
char    *gn_unavailable_reason (const GnMatch *match, const GnSay *why, gboolean covered);

/** gn_key_is: whether @keyval is the verb's @key; "b" and "B" are the same key */
gboolean gn_key_is (const char *key, guint keyval);

/** gn_without_gaps: the phrase of an unfinished move without the marks of open arguments ("sell … ruby" → "sell
 * ruby"); (transfer full) */
char    *gn_without_gaps (const char *phrase);

G_END_DECLS
