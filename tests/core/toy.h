/* toy.h: a game that is all files: it has every kind of attribute, and nobody plays it
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/match/match.h"
#include "core/record/record.h"

G_BEGIN_DECLS

enum { TOY_GEM, TOY_CARD };
enum { TOY_CARDS, TOY_TOKENS, TOY_DICE };

/* Single quotes are easier to read in C than escaped double ones. */
char     *toy_quotes (const char *text);
JsonNode *toy_json   (const char *text);

const GnGame *toy_game  (void);
GnSet        *toy_set   (void);
GnMatch      *toy_match (void);

/* A folder of the test's own, and files in it. */
GFile *toy_folder (void);
GFile *toy_file   (const char *name);
void   toy_write  (GFile *file, const char *text, gssize length);
char  *toy_read   (GFile *file, gsize *length);

/* @text with @instead where @find stands first; it has to stand there. */
char  *toy_replaced (const char *text, const char *find, const char *instead);

/* A whole record with @n entries, as text. */
char  *toy_record_text (guint n);

G_END_DECLS
