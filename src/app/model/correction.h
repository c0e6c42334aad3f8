/* correction.h: edits to a position before they are accepted
 *
 * Independent of GTK: holds the edits as JSON, whether they are valid, and what they would change, consequences
 * included.
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/table/match-table.h"
#include "core/game/pile.h"

G_BEGIN_DECLS

typedef struct _GnCorrection GnCorrection;

GnCorrection *gn_correction_new   (GnMatchTable *table);
void          gn_correction_free  (GnCorrection *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (GnCorrection, gn_correction_free)

/** gn_correction_get_table: (transfer none) */
GnMatchTable *gn_correction_get_table (GnCorrection *self);
/** gn_correction_set: sets element (@i, @j) of @field to @value; the original value removes the edit */
void          gn_correction_set   (GnCorrection *self, guint field, int i, int j, gint64 value);
/** gn_correction_get: the edited element, or else the element as @viewer may know it */
gint64        gn_correction_get   (GnCorrection *self, guint field, int i, int j, int viewer);
/** gn_correction_set_pile, gn_correction_get_pile: the same for a field of piles */
void          gn_correction_set_pile (GnCorrection *self, guint field, int i, int j, const GnPile *pile);
GnPile        gn_correction_get_pile (GnCorrection *self, guint field, int i, int j, int viewer);
/** gn_correction_set_text: uses a position as JSON instead of the edits; NULL returns to the edits. FALSE with
 * @error if it is not a valid position */
gboolean      gn_correction_set_text (GnCorrection *self, const char *json, GError **error);
gboolean      gn_correction_is_empty (GnCorrection *self);
/** gn_correction_set_covered: whether what is said about covered figures may be no more than their difference */
void          gn_correction_set_covered (GnCorrection *self, gboolean covered);
/** gn_correction_get_n_edits: the number of elements that were changed; 0 while a position as JSON is used */
guint         gn_correction_get_n_edits (GnCorrection *self);
/** gn_correction_get_edit_field: the field of the edit @k */
guint         gn_correction_get_edit_field (GnCorrection *self, guint k);
/** gn_correction_edit_text: "Gold, Caroline: 5 → 7"; @hidden: without what not all may read. (transfer full) */
char         *gn_correction_edit_text (GnCorrection *self, guint k, gboolean hidden);
/** gn_correction_take_back: removes the edit @k */
void          gn_correction_take_back (GnCorrection *self, guint k);
/** gn_correction_to_json: the edits as a partial position; (transfer full) */
JsonNode     *gn_correction_to_json (GnCorrection *self);
/** gn_correction_check: whether the correction is valid. @problem: (out) (transfer full): the sentence why not;
 * @changes: (out) (transfer full) (element-type utf8): lines like "Gold, Caroline: 5 → 7", including automatic
 * consequences */
gboolean      gn_correction_check (GnCorrection *self, char **problem, const char **clause, GPtrArray **changes);

/** gn_correction_state: the state as it will be, as @viewer may know it; %NULL while the correction is not valid.
 * (transfer full) */
gpointer      gn_correction_state (GnCorrection *self, int viewer);
/** gn_correction_is_edited: whether element (@i, @j) of @field was changed */
gboolean      gn_correction_is_edited (GnCorrection *self, guint field, int i, int j);

/** gn_correction_is_veiled: whether there is more to know about the element than @viewer does: a tile that only one has
 * seen. Whoever does not know it cannot correct it either */
gboolean      gn_correction_is_veiled (GnCorrection *self, guint field, int i, int j, int viewer);

/** GnCorrectionFit: one more change, which makes a correction valid */
typedef struct {
  guint  field;
  int    i, j;
  gint64 value;
  GnPile pile;     /* for a field of piles, instead of @value */
} GnCorrectionFit;
/**
 * gn_correction_fit:
 * @field, @i, @j: the element that was changed last
 * @offered: whether a field may be proposed: not one that is secret
 *
 * Looks for the one other change with which the correction would be valid: the gem comes from the bank, the card from
 * the pile, whoever had the thing loses it, what stood in its place goes where it was.
 *
 * Returns: whether there is one, in @fit
 */
gboolean      gn_correction_fit (GnCorrection *self, guint field, int i, int j,
                                 gboolean (*offered) (guint field, gpointer data), gpointer data, GnCorrectionFit *fit);
/** gn_correction_take_fit: makes that change too */
void          gn_correction_take_fit (GnCorrection *self, const GnCorrectionFit *fit);
/** gn_correction_fit_text: "Gold, Caroline: 22 → 21"; (transfer full) */
char         *gn_correction_fit_text (GnCorrection *self, const GnCorrectionFit *fit);

/** gn_correction_compare: the lines that tell @before from @after; @covered: covered figures by their difference
 * only. (transfer full) (element-type utf8) */
GPtrArray    *gn_correction_compare (const GnMatch *match, gconstpointer before, gconstpointer after, gboolean covered);
/** gn_correction_element_name: "Gold, Caroline"; (transfer full) */
char         *gn_correction_element_name (const GnMatch *match, const GnField *field, int i, int j);
/** gn_correction_value: an element in words; (transfer full) */
char         *gn_correction_value (const GnMatch *match, const GnField *field, gint64 value);
/** gn_correction_pile: a pile in words: "12 cards"; (transfer full) */
char         *gn_correction_pile  (const GnPile *pile);

G_END_DECLS
