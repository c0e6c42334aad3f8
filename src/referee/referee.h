/* referee.h: a table driven by lines of JSON: the protocol of gnomon-referee
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/table/match-table.h"

G_BEGIN_DECLS

/* A longer line is refused without being read. */
#define GN_REFEREE_MAX_LINE (1024 * 1024)

/** GnReferee: one table at most, and the seat that asks about it. */
typedef struct _GnReferee GnReferee;

GnReferee *gn_referee_new  (void);
void       gn_referee_free (GnReferee *referee);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (GnReferee, gn_referee_free)

/**
 * gn_referee_answer:
 * @line: one JSON object, without the newline; anything else is answered with a fault
 * @length: in bytes, or -1
 *
 * Carries out one command.
 *
 * Returns: (transfer full): the answer, one JSON object on one line, without the newline
 */
char      *gn_referee_answer (GnReferee *referee, const char *line, gssize length);

/** gn_referee_describe: all tables of @game as JSON; (transfer full) */
JsonNode  *gn_referee_describe (const GnGame *game);

G_END_DECLS
