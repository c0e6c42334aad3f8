/* rich-label.h: label with small pictures among its words
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>
#include "core/words/text.h"

G_BEGIN_DECLS

/**
 * GnRichLabel:
 * Words that wrap as in a label, with pieces between them: "2 <gem> for 16 gold". The accessible label is the whole
 * sentence in words, for people who cannot see the pictures.
 *
 * Properties: "wrap" (boolean, default TRUE; FALSE: one line that is ellipsized), "lines" (int: the greatest number of
 * lines, after which the text is ellipsized; 0: any number), "icon-size" (int, logical pixels), "xalign" (float 0…1).
 */
#define GN_TYPE_RICH_LABEL (gn_rich_label_get_type ())
G_DECLARE_FINAL_TYPE (GnRichLabel, gn_rich_label, GN, RICH_LABEL, GtkWidget)

GtkWidget  *gn_rich_label_new      (void);
/** gn_rich_label_set_lines: @lines: the greatest number of lines, or 0 for any */
void        gn_rich_label_set_lines (GnRichLabel *self, int lines);
void        gn_rich_label_set_icon_size (GnRichLabel *self, int size);

/** gn_rich_label_set_text: sets plain words */
void        gn_rich_label_set_text (GnRichLabel *self, const char *text);
/** gn_rich_label_set_say: sets the sentence of @say, with pictures for its things; @instruction: the instruction
 * to the table instead */
void gn_rich_label_set_say (
  GnRichLabel *self, const GnMatch *match, const GnSay *say, gboolean instruction, gboolean covered);
/** gn_rich_label_set_name: sets a piece (or none) and words */
void        gn_rich_label_set_name (GnRichLabel *self, const char *icon, const char *text);
/** gn_rich_label_set_pictures: sets pieces, separated by spaces, that express @text without words */
void        gn_rich_label_set_pictures (GnRichLabel *self, const char *pictures, const char *text);
/** gn_rich_label_set_marked: sets words in which ":gem-ruby:" is that piece, and ":seat-a:" the token of a seat */
void        gn_rich_label_set_marked (GnRichLabel *self, const GnMatch *match, const char *text);
/** gn_rich_label_get_text: the whole text in words; (transfer none) */
const char *gn_rich_label_get_text (GnRichLabel *self);

/* Building a label piece by piece: clear, add, done. */
void        gn_rich_label_clear    (GnRichLabel *self);
void        gn_rich_label_add      (GnRichLabel *self, const char *text);
void        gn_rich_label_add_strong (GnRichLabel *self, const char *text);
/** gn_rich_label_add_icon: @words: its text for people who cannot see it */
void        gn_rich_label_add_icon (GnRichLabel *self, const char *icon, const char *words);
void        gn_rich_label_add_seat (GnRichLabel *self, int colour, const char *words);
void gn_rich_label_add_say (
  GnRichLabel *self, const GnMatch *match, const GnSay *say, gboolean instruction, gboolean covered);
/** gn_rich_label_add_say_of: the same as gn_rich_label_add_say(), for a place that belongs to @seat: leaves out
 * the seat's name at the start of the sentence ("lacks 2 rubies"); the accessible words keep it */
void gn_rich_label_add_say_of (GnRichLabel *self, const GnMatch *match, const GnSay *say, gboolean covered, int seat);
/** gn_rich_label_add_brief: the same with the sentence's form for a button; %FALSE, and nothing, if it has none */
gboolean    gn_rich_label_add_brief (GnRichLabel *self, const GnMatch *match, const GnSay *say, int seat);
void        gn_rich_label_done     (GnRichLabel *self);

/** gn_seat_icon: the piece for a seat color 0…11: "seat-a" */
const char *gn_seat_icon (int colour);

G_END_DECLS
