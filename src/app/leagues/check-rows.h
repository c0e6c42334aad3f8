/* check-rows.h: a row that opens to a list of things of which any can be chosen
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/widgets/compat.h"

G_BEGIN_DECLS

/**
 * gn_check_rows_init: before anything else
 * @expander: an AdwExpanderRow; its subtitle tells what is chosen
 * @none: what it tells if nothing is
 * @changed: called with @object after each change
 */
void     gn_check_rows_init       (GtkWidget *expander, const char *none, GCallback changed, gpointer object);
/**
 * gn_check_rows_add:
 * @subtitle: (nullable)
 * @sign: (nullable) (transfer floating): a picture
 * @data: what stands for the row, freed with @free
 */
void     gn_check_rows_add        (GtkWidget *expander, const char *title, const char *subtitle, GtkWidget *sign,
                                   gboolean checked, gpointer data, GDestroyNotify free);
/** gn_check_rows_n: how many rows there are; gn_check_rows_data, gn_check_rows_is_checked: of one of them */
guint    gn_check_rows_n          (GtkWidget *expander);
gpointer gn_check_rows_data       (GtkWidget *expander, guint i);
gboolean gn_check_rows_is_checked (GtkWidget *expander, guint i);

G_END_DECLS
