/* erase.h: takes a person's name out of everything that Gnomon keeps, so that it can be undone
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/** GnErasure: what was erased, in memory only: undoing needs it */
typedef struct _GnErasure GnErasure;

/** GnEraseProgress: called in the thread of gn_erase() after each file */
typedef void (*GnEraseProgress) (guint done, guint of, gpointer data);

/**
 * gn_erase:
 * @shown: the name that is shown of the person (names.h)
 *
 * All names of the person leave the records (seats, reasons of corrections, notes), their file names, what is written
 * about matches, leagues, the roster, and names.json; in free text “…” takes their place. The seats stay, without a
 * name, with all results. Blocks; may be called in any thread.
 *
 * Returns: (transfer full): or %NULL with a sentence in @error that names the file which could not be rewritten; then
 * everything is as before
 */
GnErasure *gn_erase          (const char *shown, GnEraseProgress progress, gpointer data, GError **error);
/**
 * gn_erase_part:
 * @shown: the name that is shown of two people who were recorded alike
 * @name: what one of them is called from now on: plain, not empty
 * @records: (element-type GFile): the matches of that one
 *
 * Changes the name of the seat in the first lines of these records, which tell when; the rest stays. Blocks; may be
 * called in any thread.
 *
 * Returns: (transfer full): or %NULL with a sentence in @error; then everything is as before
 */
GnErasure *gn_erase_part     (const char *shown, const char *name, GPtrArray *records, GError **error);
/** GnEraseForm: what kind of file a text is of: a record, what is written about it, a league */
typedef enum {
  GN_ERASE_RECORD,   /* each line is an object, the first one a header */
  GN_ERASE_ABOUT,
  GN_ERASE_LEAGUE,
  GN_ERASE_N,
} GnEraseForm;

/** gn_erasure_new: for texts that come from elsewhere: erases nothing by itself; @names: (element-type utf8): at least
 * one */
GnErasure *gn_erasure_new    (GPtrArray *names);
/** gn_erasure_text: @text without the names, as gn_erase() leaves files; (transfer full) (nullable): %NULL if it has
 * none */
GBytes    *gn_erasure_text   (GnErasure *self, GnEraseForm form, const char *text, gsize length);
/**
 * gn_erasure_undo: writes the names back; after gn_erase_part() the seats tell when, so that other laptops follow
 *
 * %FALSE with a sentence in @error that names the first file where that was impossible; the others have them again.
 * Blocks; may be called in any thread.
 */
gboolean   gn_erasure_undo   (GnErasure *self, GError **error);
void       gn_erasure_free   (GnErasure *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (GnErasure, gn_erasure_free)

G_END_DECLS
