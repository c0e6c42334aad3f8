/* narrow-look.h: looks at all that a window shows, and collects what is wrong
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "table-fixture.h"

/* Of twenty letters. */
extern const char *const look_names[GN_MAX_SEATS];

typedef struct {
  GtkWidget  *root;      /* looked at: a page, or a window */
  GtkWidget  *curtain;   /* looked at elsewhere, or NULL */
  const char *where;
  int         width;     /* as asked for */
  int         edge;      /* where it ends */
  gboolean    at_table;
  gboolean    of_page;   /* not a table */
  gboolean    of_laptop; /* the panel of a table, where names have to be large enough as well */
  gboolean    at_end;    /* a table whose match is over */
  GHashTable *wrong;     /* sentences */
} Look;

/** look_blame: @what is wrong with @widget */
void       look_blame       (Look *look, GtkWidget *widget, const char *what);
/** look_culprit: the widest part at the bottom of @widget, which asks for more than @width */
GtkWidget *look_culprit     (GtkWidget *widget, int width);
/** look_round: looks at all in the root */
void       look_round       (Look *look);
/** look_at_button: what a button says is whole, in as many lines as it has; @text: a GnRichLabel */
void       look_at_button   (Look *look, GtkWidget *text);
/** look_check_width: a window that cannot be as narrow as was asked for is wider */
void       look_check_width (Look *look);
/** look_tell: fails the test with all sentences there are */
void       look_tell        (Look *look);
/** look_test_set: the component sets of the game @data: Gnomon's own, and one of the host's that is whole */
void       look_test_set    (gconstpointer data);
