/* choices.h: the choices for an argument of an unfinished move
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "table-model.h"

G_BEGIN_DECLS

/** GnChoiceValue: the value of one choice of a section: the slots of its argument */
typedef struct {
  gint16   slot[GN_MAX_ARGS];
  gboolean can;
  gboolean teach;   /* the choice only waits for the values printed there */
} GnChoiceValue;
/** gn_arg_choices: the choices for @arg now; things and numbers of a short range include unlawful ones;
 * (element-type GnChoiceValue) (transfer full) */
GArray      *gn_arg_choices (GnTableModel *model, const GnMove *partial, const GnArg *arg);

/** gn_arg_named_by_place: whether choosing a place also names what is there, so that @arg needs no choice of its
 * own */
gboolean     gn_arg_named_by_place (GnTableModel *model, const GnMove *partial, const GnArg *arg);
/** gn_move_opened_from: the entry with @arg and all later arguments open again */
GnMove       gn_move_opened_from   (const GnGame *game, const GnMove *partial, const GnArg *arg);
/** gn_slots_equal: whether both have the same value */
gboolean     gn_slots_equal        (const gint16 *a, const gint16 *b, guint n);
/** gn_thing_stem: the length of the part of "II-2" before the number, so that places of one district share a row;
 * 0: there is no number */
gsize        gn_thing_stem         (const GnMatch *match, GnThing thing);

/** gn_choices_letters: how long their names are, rounded up */
guint     gn_choices_letters (const GnMatch *match, guint domain, GArray *choices);
/** gn_choices_new_row: whether the @i-th is of another kind than the one before it, as its id tells */
gboolean  gn_choices_new_row (const GnMatch *match, const GnArg *arg, GArray *choices, guint i);

G_END_DECLS
