/* toy.h: a game for tests of files: it has every kind of attribute, and nobody plays it
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

/* Replaces single quotes, which are easier to read in C than escaped double ones. */
char     *toy_quotes (const char *text);
JsonNode *toy_json   (const char *text);

const GnGame *toy_game  (void);
GnSet        *toy_set   (void);
GnMatch      *toy_match (void);

/* A private folder for the test, and files in it. */
GFile *toy_folder (void);
/* toy_library: from now on the library lies in that folder; called before anything asks for it */
void   toy_library (void);
GFile *toy_file   (const char *name);
void   toy_write  (GFile *file, const char *text, gssize length);
char  *toy_read   (GFile *file, gsize *length);

/* Returns @text with its first @find replaced by @instead; @find has to be there. */
char  *toy_replaced (const char *text, const char *find, const char *instead);

/* Returns the text of a whole record with @n entries. */
char  *toy_record_text (guint n);

G_END_DECLS
