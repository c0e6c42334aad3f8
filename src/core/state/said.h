/* said.h: for settle(): which fields a partial position gives
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "position.h"

G_BEGIN_DECLS

/** GnSaid: the arguments of settle(), passed on together */
typedef struct {
  const GnMatch *match;
  const GnGiven *given;
} GnSaid;

/** gn_said: returns whether the position gives any element of @field */
static inline gboolean
gn_said (const GnSaid *what,
         const char   *field)
{
  return gn_given_said (what->match, what->given, field, -1);
}

/** gn_said_any: returns whether the position gives anything: it does not where only the set has changed */
static inline gboolean
gn_said_any (const GnSaid *what)
{
  for (const GnField *field = what->match->game->fields; field->id; field++)
    if (gn_said (what, field->id))
      return TRUE;
  return FALSE;
}

/** gn_said_at: returns whether the position gives element @i of @field */
static inline gboolean
gn_said_at (const GnSaid *what,
            const char   *field,
            int           i)
{
  return gn_given_said (what->match, what->given, field, i);
}

G_END_DECLS
