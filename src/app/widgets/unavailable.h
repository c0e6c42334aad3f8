/* unavailable.h: what cannot be done now still takes the focus and says why
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
 * @reason: (nullable): the sentence why not; %NULL: it can be done
 *
 * Never insensitive: the widget keeps focus and click, looks dimmed (class `cannot`), is disabled for assistive
 * technology with the reason as its description, and has the reason as its tooltip.
 */
void     gn_unavailable_set (GtkWidget *widget, const char *reason);
/** gn_unavailable_get: is it off? */
gboolean gn_unavailable_get (GtkWidget *widget);

/** gn_unavailable_reason: the refusal in words with its clause behind it: "Berta has 3 gold … · ZAV-039"; (transfer
 * full) */
char    *gn_unavailable_reason (const GnMatch *match, const GnSay *why, gboolean covered);

/** gn_accessible_name: sets the accessible label of @widget */
void     gn_accessible_name (GtkWidget *widget, const char *name);

/** gn_key_cap: "b" and "B" are the same key: does @keyval mean the verb's @key? */
gboolean gn_key_is (const char *key, guint keyval);

/** gn_without_gaps: a half-said move's phrase without the marks of what is open ("sell … ruby" → "sell ruby");
 * (transfer full) */
char    *gn_without_gaps (const char *phrase);

G_END_DECLS
