/* rich-label.h: a sentence with small pictures among its words
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
 * Words that wrap like a label's, with pieces between them: "2 <gem> for 16 gold". Whoever cannot see the
 * pictures reads the whole sentence in words: it is the accessible label.
 *
 * Properties: "wrap" (boolean, default TRUE; else one line that is cut with an ellipsis), "icon-size" (int, logical
 * pixels), "xalign" (float 0…1).
 */
#define GN_TYPE_RICH_LABEL (gn_rich_label_get_type ())
G_DECLARE_FINAL_TYPE (GnRichLabel, gn_rich_label, GN, RICH_LABEL, GtkWidget)

GtkWidget  *gn_rich_label_new      (void);
void        gn_rich_label_set_wrap (GnRichLabel *self, gboolean wrap);
void        gn_rich_label_set_icon_size (GnRichLabel *self, int size);

/** gn_rich_label_set_text: plain words */
void        gn_rich_label_set_text (GnRichLabel *self, const char *text);
/** gn_rich_label_set_say: the sentence of @say, its things as pictures; @instruction: what the table does, instead */
void gn_rich_label_set_say (
  GnRichLabel *self, const GnMatch *match, const GnSay *say, gboolean instruction, gboolean covered);
/** gn_rich_label_set_name: a piece (or none) and words */
void        gn_rich_label_set_name (GnRichLabel *self, const char *icon, const char *text);
/** gn_rich_label_set_pictures: pieces, separated by spaces, that say @text without words */
void        gn_rich_label_set_pictures (GnRichLabel *self, const char *pictures, const char *text);
/** gn_rich_label_set_marked: words in which ":gem-ruby:" stands for that piece, ":seat-a:" for a seat's token */
void        gn_rich_label_set_marked (GnRichLabel *self, const GnMatch *match, const char *text);
/** gn_rich_label_get_text: all of it in words; (transfer none) */
const char *gn_rich_label_get_text (GnRichLabel *self);

/* Piece by piece: clear, add, done. */
void        gn_rich_label_clear    (GnRichLabel *self);
void        gn_rich_label_add      (GnRichLabel *self, const char *text);
void        gn_rich_label_add_strong (GnRichLabel *self, const char *text);
/** gn_rich_label_add_icon: @words: what it says to who does not see it */
void        gn_rich_label_add_icon (GnRichLabel *self, const char *icon, const char *words);
void        gn_rich_label_add_seat (GnRichLabel *self, int colour, const char *words);
void gn_rich_label_add_say (
  GnRichLabel *self, const GnMatch *match, const GnSay *say, gboolean instruction, gboolean covered);
/** gn_rich_label_add_say_of: as gn_rich_label_add_say(), where it stands on something of @seat's own: a sentence that
 * begins with the seat's name begins after it ("lacks 2 rubies"); the words keep it */
void gn_rich_label_add_say_of (GnRichLabel *self, const GnMatch *match, const GnSay *say, gboolean covered, int seat);
void        gn_rich_label_done     (GnRichLabel *self);

/** gn_seat_icon: the piece of a seat's colour 0…5: "seat-a" */
const char *gn_seat_icon (int colour);

G_END_DECLS
