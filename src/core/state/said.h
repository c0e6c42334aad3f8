/* said.h: for settle(): what a position half said does say
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "position.h"

G_BEGIN_DECLS

/** GnSaid: the arguments of settle(), handed on as one */
typedef struct {
  const GnMatch *match;
  const GnGiven *given;
} GnSaid;

/** gn_said: does the position say anything of the field called @field? */
static inline gboolean
gn_said (const GnSaid *what,
         const char   *field)
{
  return gn_given_said (what->match, what->given, field, -1);
}

/** gn_said_at: of its element @i? */
static inline gboolean
gn_said_at (const GnSaid *what,
            const char   *field,
            int           i)
{
  return gn_given_said (what->match, what->given, field, i);
}

G_END_DECLS
