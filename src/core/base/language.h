/* language.h: the user's language: translations, gaps of sentences, digits, and text as people type it
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** gn_language_init: takes the user's language from the environment; first thing in every main(). Catalogues are looked
 * for where they are installed, or in $GNOMON_LOCALE_DIR (a build directory's po/) */
void gn_language_init (void);
/** gn_tr: translates a table's string (N_()); the one place that knows the gettext domain */
const char *gn_tr (const char *msgid);
/** gn_fill: fills "{gap}"s of @format, a sentence, from name, value pairs of strings ended by NULL */
char *gn_fill (const char *format, ...) G_GNUC_NULL_TERMINATED;
/** gn_fold: @text for comparing what people type: decomposed, accents dropped, case folded, œ → oe, ł → l. (transfer
 * full) */
char *gn_fold (const char *text);
/** gn_upper_first: with a capital to begin with; (transfer full) */
char *gn_upper_first (const char *text);
/** gn_number_text: @n in the digits of the user's language, with a true minus; (transfer full) */
char *gn_number_text (gint64 n);
/** gn_isolated: a name that runs against @sentence would tear it apart: it is isolated, and only then. (transfer full)
 */
char       *gn_isolated (const char *name, const char *sentence);

G_END_DECLS
