/* tie.c: which fields of the state a widget on the table stands for
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "tie.h"

static GQuark
quark (void)
{
  static GQuark made;

  if (!made)
    made = g_quark_from_static_string ("gn-ties");
  return made;
}

void
gn_tie_bit (GtkWidget  *widget,
            const char *field,
            int         i,
            int         j,
            int         bit)
{
  const GnTie fresh = { field, i, j, bit };
  GArray *ties;

  g_return_if_fail (GTK_IS_WIDGET (widget));

  ties = g_object_get_qdata (G_OBJECT (widget), quark ());
  if (!ties)
    {
      ties = g_array_new (FALSE, FALSE, sizeof (GnTie));
      g_object_set_qdata_full (G_OBJECT (widget), quark (), ties, (GDestroyNotify) g_array_unref);
    }
  for (guint k = 0; k < ties->len; k++)
    {
      const GnTie *tie = &g_array_index (ties, GnTie, k);

      if (tie->i == i && tie->j == j && tie->bit == bit && g_str_equal (tie->field, field))
        return;
    }
  g_array_append_val (ties, fresh);
}

void
gn_tie (GtkWidget  *widget,
        const char *field,
        int         i,
        int         j)
{
  gn_tie_bit (widget, field, i, j, -1);
}

void
gn_untie (GtkWidget *widget)
{
  g_object_set_qdata (G_OBJECT (widget), quark (), NULL);
}

const GnTie *
gn_ties (GtkWidget *widget,
         guint     *n)
{
  const GArray *ties = g_object_get_qdata (G_OBJECT (widget), quark ());

  *n = ties ? ties->len : 0;
  return ties ? &g_array_index (ties, GnTie, 0) : NULL;
}
