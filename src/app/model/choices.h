/* choices.h: what may be chosen for an argument of a move that is half said
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "table-model.h"

G_BEGIN_DECLS

/** GnChoiceValue: what a choice of a section stands for: the slots of its argument */
typedef struct {
  gint16   slot[GN_MAX_ARGS];
  gboolean can;
  gboolean teach;   /* it waits only for what is printed there */
} GnChoiceValue;
/** gn_arg_choices: what may be chosen for @arg now, lawful or (things and numbers of a short range) not;
 * (element-type GnChoiceValue) (transfer full) */
GArray      *gn_arg_choices (GnTableModel *model, const GnMove *partial, const GnArg *arg);

/** gn_arg_named_by_place: does the choice of a place name what lies there, so that @arg is no choice of its own? */
gboolean     gn_arg_named_by_place (GnTableModel *model, const GnMove *partial, const GnArg *arg);
/** gn_move_opened_from: the entry with @arg and all that come after it open */
GnMove       gn_move_opened_from   (const GnGame *game, const GnMove *partial, const GnArg *arg);
/** gn_slots_equal: do they stand for the same? */
gboolean     gn_slots_equal        (const gint16 *a, const gint16 *b, guint n);
/** gn_thing_stem: of "II-2" the length of the part before the number: places of one district stand in one row; 0: there
 * is no number */
gsize        gn_thing_stem         (const GnMatch *match, GnThing thing);

G_END_DECLS
