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
  guint         headline;      /* the fact that describes the entry */
  char         *text;
  char         *why;
  char         *heading;  /* heading above it for a new round, or NULL */
  GArray       *facts;    /* GnSay: the facts that the viewer may read */
};

GnLogItem *gn_log_item_new   (GnMatchTable *table, const GnStep *step, guint line, int viewer);
gboolean   gn_log_item_is_of (GnLogItem *self, const GnStep *step, guint line);

G_END_DECLS
