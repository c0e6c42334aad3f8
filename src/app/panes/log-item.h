/* log-item.h: one line of the log (private to the pane)
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "log-pane.h"

G_BEGIN_DECLS

struct _GnLogItem {
  GObject parent_instance;

  const GnStep *step;     /* only for comparison */
  GnStepKind    kind;
  guint         number;
  guint         flags;
  gint64        time;
  guint         line;
  int           seat;
  gboolean      forced;        /* made by the middle layer */
  gboolean      part;          /* a step in carrying out a free text: shown under its card */
  gboolean      forced_later;  /* a later move of the step was forced */
  int           headline;      /* the fact that tells the entry; -1: its words do */
  char         *text;
  char         *why;
  char         *heading;  /* heading above it for a new round, or NULL */
  GArray       *facts;    /* GnSay: the facts that the viewer may read */
  int           clock;    /* the game's clock (its round) when it was entered; -1: the game has none */
};

GnLogItem *gn_log_item_new   (GnMatchTable *table, const GnStep *step, guint line, int viewer);
/** gn_log_item_has: whether @wanted (folded) occurs in what the line and its facts say, as one reads it while the
 * figures are @covered */
gboolean   gn_log_item_has   (GnLogItem *self, const GnMatch *match, const char *wanted, gboolean covered);
gboolean   gn_log_item_is_of (GnLogItem *self, const GnStep *step, guint line);

G_END_DECLS
