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

  const GnStep *step;     /* only to compare with */
  GnStepKind    kind;
  guint         number;
  guint         flags;
  gint64        time;
  guint         line;
  int           seat;
  gboolean      forced;        /* said by the middle layer */
  gboolean      part;          /* what a free text was carried out with: under its card */
  gboolean      forced_later;  /* something that followed was */
  guint         headline;      /* the fact that tells what was said */
  char         *text;
  char         *why;
  char         *heading;  /* above it: a new round; or NULL */
  GArray       *facts;    /* GnSay, those that may be read */
};

GnLogItem *gn_log_item_new   (GnMatchTable *table, const GnStep *step, guint line, int viewer);
gboolean   gn_log_item_is_of (GnLogItem *self, const GnStep *step, guint line);

G_END_DECLS
