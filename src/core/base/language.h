/* language.h: the user's language: translations, gaps in sentences, digits, and comparing typed text
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * gn_language_init: takes the user's language from the environment; call it first in every main(). Catalogs are
 * looked up where they are installed, or in $GNOMON_LOCALE_DIR (the po/ of a build directory)
 */
void gn_language_init (void);
/** gn_tr: translates a string from a table (N_()); the only place that knows the gettext domain */
const char *gn_tr (const char *msgid);
/**
 * gn_fill: replaces each "{gap}" in the sentence @format; takes pairs of strings (name, value), ended by NULL;
 * (transfer full)
 */
char *gn_fill (const char *format, ...) G_GNUC_NULL_TERMINATED;
/**
 * gn_fold: prepares @text for comparison with typed text: decomposed, accents dropped, case folded, œ → oe, ł → l;
 * (transfer full)
 */
char *gn_fold (const char *text);
/** gn_upper_first: @text with a capital first letter, unless it is that of a place such as "d0.3"; (transfer full) */
char *gn_upper_first (const char *text);
/** gn_number_text: @n in the digits of the user's language, with a true minus sign; (transfer full) */
char *gn_number_text (gint64 n);
/**
 * gn_isolated: @name, isolated only if its direction differs from that of @sentence and would break it up; (transfer
 * full)
 */
char *gn_isolated (const char *name, const char *sentence);
/**
 * gn_elision: how many bytes at the end of @before give way to an apostrophe because @word follows: in French those of
 * "e " in "de " before "Élise"; 0 where nothing is to be done
 */
gsize gn_elision (const char *before, const char *word);

G_END_DECLS
