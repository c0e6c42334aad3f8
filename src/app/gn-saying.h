/* gn-saying.h: a sentence with small pictures among its words
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>
#include "gn-text.h"

G_BEGIN_DECLS

/**
 * GnSaying:
 * Words that wrap like a label's, with pieces between them: "2 <gem> for 16 gold". Whoever cannot see the
 * pictures reads the whole sentence in words: it is the accessible label.
 *
 * Properties: "wrap" (boolean, default TRUE; else one line that is cut with an ellipsis), "icon-size" (int, logical
 * pixels), "xalign" (float 0…1).
 */
#define GN_TYPE_SAYING (gn_saying_get_type ())
G_DECLARE_FINAL_TYPE (GnSaying, gn_saying, GN, SAYING, GtkWidget)

GtkWidget  *gn_saying_new      (void);
void        gn_saying_set_wrap (GnSaying *self, gboolean wrap);
void        gn_saying_set_icon_size (GnSaying *self, int size);

/** gn_saying_set_text: plain words */
void        gn_saying_set_text (GnSaying *self, const char *text);
/** gn_saying_set_say: the sentence of @say, its things as pictures; @instruction: what the table does, instead */
void        gn_saying_set_say  (GnSaying *self, const GnMatch *match, const GnSay *say, gboolean instruction, gboolean veiled);
/** gn_saying_set_name: a piece (or none) and words */
void        gn_saying_set_name (GnSaying *self, const char *icon, const char *text);
/** gn_saying_set_pictures: pieces, separated by spaces, that say @text without words */
void        gn_saying_set_pictures (GnSaying *self, const char *pictures, const char *text);
/** gn_saying_set_marked: words in which ":gem-ruby:" stands for that piece, ":seat-a:" for a seat's token */
void        gn_saying_set_marked (GnSaying *self, const GnMatch *match, const char *text);
/** gn_saying_get_text: all of it in words; (transfer none) */
const char *gn_saying_get_text (GnSaying *self);

/* Piece by piece: clear, add, done. */
void        gn_saying_clear    (GnSaying *self);
void        gn_saying_add      (GnSaying *self, const char *text);
void        gn_saying_add_strong (GnSaying *self, const char *text);
/** gn_saying_add_icon: @words: what it says to who does not see it */
void        gn_saying_add_icon (GnSaying *self, const char *icon, const char *words);
void        gn_saying_add_seat (GnSaying *self, int colour, const char *words);
void        gn_saying_add_say  (GnSaying *self, const GnMatch *match, const GnSay *say, gboolean instruction, gboolean veiled);
/** gn_saying_add_say_of: as gn_saying_add_say(), where it stands on something of @seat's own: a sentence that begins with the
 * seat's name begins after it ("lacks 2 rubies"); the words keep it */
void        gn_saying_add_say_of (GnSaying *self, const GnMatch *match, const GnSay *say, gboolean veiled, int seat);
void        gn_saying_done     (GnSaying *self);

/** gn_seat_icon: the piece of a seat's colour 0…5: "seat-a" */
const char *gn_seat_icon (int colour);

G_END_DECLS
