/* tie.h: which fields of the state a widget on the table stands for
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * GnTie:
 * @field: the id of the field in the game's table
 * @i, @j: the element, or -1 where the field has no such dimension
 * @bit: the one member that the widget stands for, of a field that is a set; or -1: the whole element
 *
 * The frame turns the table itself into the form that corrects it: what is tied gets an outline there, and a click
 * opens the fields tied to it. A panel only says what it shows. It need not know whether the field can be corrected, or
 * be seen: the frame leaves out what cannot.
 */
typedef struct {
  const char *field;
  int         i;
  int         j;
  int         bit;
} GnTie;

/** gn_tie: @widget shows element (@i, @j) of @field, which is a static string. It can be tied to several; doing so
 * again with the same element has no effect, so that update() may do it */
void         gn_tie      (GtkWidget *widget, const char *field, int i, int j);
/** gn_tie_bit: the same for one member of a set: a tile in front of a player */
void         gn_tie_bit  (GtkWidget *widget, const char *field, int i, int j, int bit);
/** gn_untie: forgets everything that @widget was tied to: for a widget that shows something else from now on */
void         gn_untie    (GtkWidget *widget);
/** gn_ties: what @widget is tied to, in the order in which it was; @n: (out): how many. (transfer none) (nullable) */
const GnTie *gn_ties     (GtkWidget *widget, guint *n);

G_END_DECLS
