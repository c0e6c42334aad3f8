/* correction.c: edits to a position before they are accepted
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "correction.h"

#include <glib/gi18n.h>

#include "change.h"
#include "core/state/position.h"
#include "core/words/text.h"

#define MOST_CHANGES 12

typedef struct {
  guint  field;
  int    i, j;
  gint64 value;
  GnPile pile;    /* for a field of piles, instead of @value */
} Edit;

struct _GnCorrection {
  GnMatchTable *table;
  GArray       *edits;   /* Edit */
  JsonNode     *text;    /* used instead of the edits, or NULL */
  gboolean      covered;
};

GnCorrection *
gn_correction_new (GnMatchTable *table)
{
  GnCorrection *self = g_new0 (GnCorrection, 1);

  self->table = g_object_ref (table);
  self->edits = g_array_new (FALSE, FALSE, sizeof (Edit));
  return self;
}

void
gn_correction_free (GnCorrection *self)
{
  if (!self)
    return;

  g_object_unref (self->table);
  g_array_unref (self->edits);
  g_clear_pointer (&self->text, json_node_unref);
  g_free (self);
}

GnMatchTable *
gn_correction_get_table (GnCorrection *self)
{
  return self->table;
}

void
gn_correction_set_covered (GnCorrection *self,
                           gboolean      covered)
{
  self->covered = covered;
}

static Edit *
find (GnCorrection *self,
      guint         field,
      int           i,
      int           j,
      guint        *index)
{
  for (guint k = 0; k < self->edits->len; k++)
    {
      Edit *edit = &g_array_index (self->edits, Edit, k);

      if (edit->field == field && edit->i == i && edit->j == j)
        {
          if (index)
            *index = k;
          return edit;
        }
    }
  return NULL;
}

static void
edit_element (GnCorrection *self,
              const Edit   *fresh,
              gboolean      as_it_was)
{
  guint at;
  Edit *edit = find (self, fresh->field, fresh->i, fresh->j, &at);

  if (as_it_was)
    {
      if (edit)
        g_array_remove_index (self->edits, at);
    }
  else if (edit)
    *edit = *fresh;
  else
    g_array_append_val (self->edits, *fresh);
}

void
gn_correction_set (GnCorrection *self,
                   guint         field,
                   int           i,
                   int           j,
                   gint64        value)
{
  const GnGame *game = gn_match_table_get_match (self->table)->game;
  gint64 now = gn_field_get (&game->fields[field], gn_match_table_state (self->table, GN_EVERYTHING), i, j);
  const Edit edit = { .field = field, .i = i, .j = j, .value = value };

  edit_element (self, &edit, value == now);
}

void
gn_correction_set_pile (GnCorrection *self,
                        guint         field,
                        int           i,
                        int           j,
                        const GnPile *pile)
{
  const GnGame *game = gn_match_table_get_match (self->table)->game;
  const GnPile *now = gn_field_pile (&game->fields[field], gn_match_table_state (self->table, GN_EVERYTHING), i, j);
  const Edit edit = { .field = field, .i = i, .j = j, .pile = *pile };

  edit_element (self, &edit, memcmp (now, pile, sizeof *pile) == 0);
}

/* What @viewer knows of a field. Covered figures are for the dialog to hide. */
static gconstpointer
shown_to (GnCorrection *self,
          guint         field,
          int           viewer)
{
  const GnField *fields = gn_match_table_get_match (self->table)->game->fields;

  return gn_match_table_state (self->table, fields[field].known == GN_KNOWN_COVERED ? GN_EVERYTHING : viewer);
}

GnPile
gn_correction_get_pile (GnCorrection *self,
                        guint         field,
                        int           i,
                        int           j,
                        int           viewer)
{
  const Edit *edit = find (self, field, i, j, NULL);

  if (edit)
    return edit->pile;
  return *gn_field_pile (&gn_match_table_get_match (self->table)->game->fields[field],
                         shown_to (self, field, viewer), i, j);
}

gint64
gn_correction_get (GnCorrection *self,
                   guint         field,
                   int           i,
                   int           j,
                   int           viewer)
{
  const Edit *edit = find (self, field, i, j, NULL);

  if (edit)
    return edit->value;
  return gn_field_get (&gn_match_table_get_match (self->table)->game->fields[field],
                       shown_to (self, field, viewer), i, j);
}

gboolean
gn_correction_set_text (GnCorrection  *self,
                        const char    *json,
                        GError       **error)
{
  JsonNode *node;

  if (!json)
    {
      g_clear_pointer (&self->text, json_node_unref);
      return TRUE;
    }
  node = gn_json_parse (json, -1, 1024 * 1024, error);
  if (!node)
    return FALSE;
  if (!JSON_NODE_HOLDS_OBJECT (node))
    {
      json_node_unref (node);
      g_set_error_literal (error, GN_POSITION_ERROR, GN_POSITION_ERROR_VALUE,
                           _("A position is written as an object: { … }"));
      return FALSE;
    }
  g_clear_pointer (&self->text, json_node_unref);
  self->text = node;
  return TRUE;
}

gboolean
gn_correction_is_empty (GnCorrection *self)
{
  return self->text ? json_object_get_size (json_node_get_object (self->text)) == 0 : self->edits->len == 0;
}

guint
gn_correction_get_n_edits (GnCorrection *self)
{
  return self->text ? 0 : self->edits->len;
}

guint
gn_correction_get_edit_field (GnCorrection *self,
                              guint         k)
{
  return g_array_index (self->edits, Edit, k).field;
}

void
gn_correction_take_back (GnCorrection *self,
                         guint         k)
{
  g_array_remove_index (self->edits, k);
}

/* ---- As JSON -------------------------------------------------------------- */

static JsonNode *
value_node (const GnMatch *match,
            const GnField *field,
            gint64         value)
{
  JsonNode *node = json_node_alloc ();

  if (gn_field_is_bits (field))
    {
      JsonArray *array = json_array_new ();

      for (guint i = 0; i < 64; i++)
        if (value >> i & 1)
          {
            if (field->domain == GN_DOMAIN_SEAT)
              json_array_add_int_element (array, i);
            else
              json_array_add_string_element (array, gn_thing_id (match, GN_THING (field->domain, i)));
          }
      json_node_init_array (node, array);
      json_array_unref (array);
    }
  else if (field->domain == GN_DOMAIN_NUMBER)
    json_node_init_int (node, value);
  else if (value < 0)
    json_node_init_null (node);
  else if (field->domain == GN_DOMAIN_SEAT)
    json_node_init_int (node, value);
  else
    json_node_init_string (node, gn_thing_id (match, GN_THING (field->domain, (gint16) value)));
  return node;
}

static char *
key_of (const GnMatch *match,
        guint          domain,
        int            i)
{
  if (domain == GN_DOMAIN_SEAT || domain == GN_DOMAIN_NUMBER)
    return g_strdup_printf ("%d", i);
  return g_strdup (gn_thing_id (match, GN_THING (domain, i)));
}

static JsonObject *
member_object (JsonObject *object,
               const char *key)
{
  if (!json_object_has_member (object, key))
    json_object_set_object_member (object, key, json_object_new ());
  return json_object_get_object_member (object, key);
}

static JsonNode *
element_node (GnCorrection *self,
              guint         f,
              int           i,
              int           j)
{
  const GnMatch *match = gn_match_table_get_match (self->table);
  const GnField *field = &match->game->fields[f];

  if (field->type == GN_FIELD_PILE)
    {
      const GnPile pile = gn_correction_get_pile (self, f, i, j, GN_EVERYTHING);

      return gn_pile_to_json (match, field, &pile);
    }
  return value_node (match, field, gn_correction_get (self, f, i, j, GN_EVERYTHING));
}

/* Dimensions over plain numbers are arrays in a position, and arrays are replaced as a whole. */
static JsonNode *
whole_array (GnCorrection  *self,
             guint          f)
{
  const GnMatch *match = gn_match_table_get_match (self->table);
  const GnField *field = &match->game->fields[f];
  JsonNode *node = json_node_alloc ();
  JsonArray *array = json_array_new ();

  for (guint i = 0; i < gn_field_length (match, field, 0); i++)
    json_array_add_element (array, element_node (self, f, i, -1));
  json_node_init_array (node, array);
  json_array_unref (array);
  return node;
}

JsonNode *
gn_correction_to_json (GnCorrection *self)
{
  const GnMatch *match = gn_match_table_get_match (self->table);
  JsonObject *object = json_object_new ();
  JsonNode *root = json_node_alloc ();

  json_node_take_object (json_node_init (root, JSON_NODE_OBJECT), object);
  if (self->text)
    {
      json_node_unref (root);
      return json_node_copy (self->text);
    }

  for (guint k = 0; k < self->edits->len; k++)
    {
      const Edit *edit = &g_array_index (self->edits, Edit, k);
      const GnField *field = &match->game->fields[edit->field];
      JsonObject *in = object;

      if (field->dim[0] && !field->dim[1] && field->index[0] == GN_DOMAIN_NUMBER)
        {
          json_object_set_member (object, field->id, whole_array (self, edit->field));
          continue;
        }

      g_autofree char *last = NULL;

      if (field->dim[0])
        {
          in = member_object (object, field->id);
          last = key_of (match, field->index[0], edit->i);
        }
      if (field->dim[1])
        {
          in = member_object (in, last);
          g_free (last);
          last = key_of (match, field->index[1], edit->j);
        }
      json_object_set_member (in, last ? last : field->id, element_node (self, edit->field, edit->i, edit->j));
    }
  return root;
}

/* ---- In words --------------------------------------------------------------- */

char *
gn_correction_value (const GnMatch *match,
                     const GnField *field,
                     gint64         value)
{
  if (gn_field_is_bits (field))
    {
      g_autoptr (GString) list = g_string_new (NULL);
      guint n = 0;

      for (guint i = 0; i < 64; i++)
        if (value >> i & 1)
          {
            g_autofree char *name = gn_thing_name (match, GN_THING (field->domain, i));

            if (n++ < 3)
              g_string_append_printf (list, "%s%s", list->len ? ", " : "", name);
          }
      if (n > 3)
        {
          g_autofree char *more = g_strdup_printf (ngettext ("%u more", "%u more", n - 3), n - 3);

          g_string_append_printf (list, ", %s", more);
        }
      return g_strdup (n ? list->str : C_("the value of a field", "none"));
    }
  if (field->domain == GN_DOMAIN_NUMBER)
    return gn_number_text (value);
  if (value < 0)
    /* Translators: the value of a field that holds a player, if there is none; then of any other field */
    return g_strdup (field->domain == GN_DOMAIN_SEAT ? C_("in place of a name", "nobody")
                                                     : C_("the value of a field", "none"));
  return gn_thing_name (match, GN_THING (field->domain, (gint16) value));
}

static char *
index_name (const GnMatch *match,
            guint          domain,
            int            i)
{
  if (domain == GN_DOMAIN_NUMBER)
    return gn_number_text (i + 1);
  return gn_thing_name (match, GN_THING (domain, i));
}

char *
gn_correction_element_name (const GnMatch *match,
                            const GnField *field,
                            int            i,
                            int            j)
{
  g_autofree char *first = i >= 0 ? index_name (match, field->index[0], i) : NULL;
  g_autofree char *second = j >= 0 ? index_name (match, field->index[1], j) : NULL;

  /* Translators: a figure of a game, whose it is, and of what: "Gems, Caroline, ruby" */
  if (second)
    return gn_fill (_("{field}, {who}, {what}"), "field", gn_tr (field->title), "who", first, "what", second, NULL);
  return first ? gn_fill (_("{field}, {who}"), "field", gn_tr (field->title), "who", first, NULL)
               : g_strdup (gn_tr (field->title));
}

char *
gn_correction_pile (const GnPile *pile)
{
  const guint n = gn_pile_size (pile);

  return g_strdup_printf (ngettext ("%u card", "%u cards", n), n);
}

static void
note_change (GPtrArray     *changes,
             const GnMatch *match,
             const GnField *field,
             int            i,
             int            j,
             const char    *a,
             const char    *b)
{
  g_autofree char *first = i >= 0 ? index_name (match, field->index[0], i) : NULL;
  g_autofree char *second = j >= 0 ? index_name (match, field->index[1], j) : NULL;

  /* Translators: a figure that a correction changes: "Gold, Caroline: 5 → 7" */
  if (second)
    g_ptr_array_add (changes, gn_fill (_("{field}, {who}, {what}: {was} → {now}"), "field", gn_tr (field->title),
                                       "who", first, "what", second, "was", a, "now", b, NULL));
  else if (first)
    g_ptr_array_add (changes, gn_fill (_("{field}, {who}: {was} → {now}"), "field", gn_tr (field->title), "who", first,
                                       "was", a, "now", b, NULL));
  else
    g_ptr_array_add (changes,
                     gn_fill (_("{field}: {was} → {now}"), "field", gn_tr (field->title), "was", a, "now", b, NULL));
}

/* A covered figure is told by its difference alone, as everywhere: "Gold, Caroline: −16". */
static void
note_covered (GPtrArray     *changes,
              const GnMatch *match,
              const GnField *field,
              int            i,
              gint64         was,
              gint64         now)
{
  const GnChange change = { .was = was, .now = now, .covered = TRUE };
  g_autofree char *by = gn_change_text (&change);
  g_autofree char *who = i >= 0 ? index_name (match, field->index[0], i) : NULL;
  g_autofree char *name = who ? gn_fill (_("{field}, {who}"), "field", gn_tr (field->title), "who", who, NULL)
                              : g_strdup (gn_tr (field->title));

  g_ptr_array_add (changes, gn_fill (_("{field}: {what}"), "field", name, "what", by, NULL));
}

static void
compare_piles (GPtrArray     *changes,
               const GnMatch *match,
               const GnField *field,
               int            i,
               int            j,
               const GnPile  *was,
               const GnPile  *now)
{
  if (memcmp (was, now, sizeof *was) == 0)
    return;

  g_autofree char *a = gn_correction_pile (was);
  /* Translators: in the list of changes made by a correction: the pile has as many cards as before, but different
   * ones */
  g_autofree char *b = gn_pile_size (was) == gn_pile_size (now) ? g_strdup (_("other cards or another order"))
                                                                : gn_correction_pile (now);

  note_change (changes, match, field, i, j, a, b);
}

GPtrArray *
gn_correction_compare (const GnMatch *match,
                       gconstpointer  before,
                       gconstpointer  after,
                       gboolean       covered)
{
  GPtrArray *changes = g_ptr_array_new_with_free_func (g_free);

  for (guint f = 0; match->game->fields[f].type; f++)
    {
      const GnField *field = &match->game->fields[f];
      int n = gn_field_length (match, field, 0), m = gn_field_length (match, field, 1);

      /* In a box of the host's own a field of components has no places until the first of them is known. */
      if ((field->dim[0] && !n) || (field->dim[1] && !m))
        continue;
      for (int i = n ? 0 : -1; i < n; i++)
        for (int j = m ? 0 : -1; j < m && changes->len < MOST_CHANGES; j++)
          {
            if (field->type == GN_FIELD_PILE)
              {
                compare_piles (changes, match, field, i, j, gn_field_pile (field, before, i, j),
                               gn_field_pile (field, after, i, j));
                continue;
              }

            gint64 was = gn_field_get (field, before, i, j), now = gn_field_get (field, after, i, j);

            if (was == now)
              continue;
            if (covered && field->known == GN_KNOWN_COVERED)
              {
                note_covered (changes, match, field, i, was, now);
                continue;
              }

            g_autofree char *a = gn_correction_value (match, field, was);
            g_autofree char *b = gn_correction_value (match, field, now);

            note_change (changes, match, field, i, j, a, b);
          }
    }
  return changes;
}

char *
gn_correction_edit_text (GnCorrection *self,
                         guint         k,
                         gboolean      hidden)
{
  const GnMatch *match = gn_match_table_get_match (self->table);
  const Edit *edit = &g_array_index (self->edits, Edit, k);
  const GnField *field = &match->game->fields[edit->field];
  gconstpointer state = gn_match_table_state (self->table, GN_EVERYTHING);
  g_autoptr (GPtrArray) lines = g_ptr_array_new_with_free_func (g_free);

  if (hidden && field->known == GN_KNOWN_COVERED)
    note_covered (lines, match, field, edit->i, gn_field_get (field, state, edit->i, edit->j), edit->value);
  else if (hidden)
    {
      g_autofree char *who = edit->i >= 0 ? index_name (match, field->index[0], edit->i) : NULL;

      return who ? gn_fill (_("{field}, {who}"), "field", gn_tr (field->title), "who", who, NULL)
                 : g_strdup (gn_tr (field->title));
    }
  else if (field->type == GN_FIELD_PILE)
    compare_piles (lines, match, field, edit->i, edit->j, gn_field_pile (field, state, edit->i, edit->j),
                   &edit->pile);
  else
    {
      g_autofree char *was = gn_correction_value (match, field, gn_field_get (field, state, edit->i, edit->j));
      g_autofree char *now = gn_correction_value (match, field, edit->value);

      note_change (lines, match, field, edit->i, edit->j, was, now);
    }
  return g_strdup (lines->pdata[0]);
}

gboolean
gn_correction_is_edited (GnCorrection *self,
                         guint         field,
                         int           i,
                         int           j)
{
  return !self->text && find (self, field, i, j, NULL) != NULL;
}

gboolean
gn_correction_is_veiled (GnCorrection *self,
                         guint         f,
                         int           i,
                         int           j,
                         int           viewer)
{
  const GnField *field = &gn_match_table_get_match (self->table)->game->fields[f];
  gconstpointer whole = gn_match_table_state (self->table, GN_EVERYTHING);
  gconstpointer known = shown_to (self, f, viewer);

  if (field->type == GN_FIELD_PILE)
    return memcmp (gn_field_pile (field, whole, i, j), gn_field_pile (field, known, i, j), sizeof (GnPile)) != 0;
  return gn_field_get (field, whole, i, j) != gn_field_get (field, known, i, j);
}

gpointer
gn_correction_state (GnCorrection *self,
                     int           viewer)
{
  const GnMatch *match = gn_match_table_get_match (self->table);
  gpointer copy = g_memdup2 (gn_match_table_state (self->table, GN_EVERYTHING), match->game->state_size);
  g_autoptr (JsonNode) node = gn_correction_to_json (self);

  if (!gn_correction_is_empty (self) && !gn_position_merge (match, copy, node, NULL, NULL))
    {
      g_free (copy);
      return NULL;
    }
  if (viewer != GN_EVERYTHING)
    gn_state_redact (match, copy, viewer);
  if (self->covered)
    gn_state_cover (match, copy, viewer);
  return copy;
}

/* ---- What would make it fit ----------------------------------------------------- */

void
gn_correction_take_fit (GnCorrection          *self,
                        const GnCorrectionFit *fit)
{
  const GnField *field = &gn_match_table_get_match (self->table)->game->fields[fit->field];

  if (field->type == GN_FIELD_PILE)
    gn_correction_set_pile (self, fit->field, fit->i, fit->j, &fit->pile);
  else
    gn_correction_set (self, fit->field, fit->i, fit->j, fit->value);
}

char *
gn_correction_fit_text (GnCorrection          *self,
                        const GnCorrectionFit *fit)
{
  const GnMatch *match = gn_match_table_get_match (self->table);
  const GnField *field = &match->game->fields[fit->field];
  g_autoptr (GPtrArray) lines = g_ptr_array_new_with_free_func (g_free);

  if (field->type == GN_FIELD_PILE)
    {
      const GnPile was = gn_correction_get_pile (self, fit->field, fit->i, fit->j, GN_EVERYTHING);

      compare_piles (lines, match, field, fit->i, fit->j, &was, &fit->pile);
    }
  else
    {
      const gint64 now = gn_correction_get (self, fit->field, fit->i, fit->j, GN_EVERYTHING);
      g_autofree char *a = gn_correction_value (match, field, now);
      g_autofree char *b = gn_correction_value (match, field, fit->value);

      note_change (lines, match, field, fit->i, fit->j, a, b);
    }
  return g_strdup (lines->len ? lines->pdata[0] : "");
}

gboolean
gn_correction_check (GnCorrection  *self,
                     char         **problem,
                     const char   **clause,
                     GPtrArray    **changes)
{
  const GnMatch *match = gn_match_table_get_match (self->table);
  gconstpointer now = gn_match_table_state (self->table, GN_EVERYTHING);
  g_autofree gpointer copy = g_memdup2 (now, match->game->state_size);
  g_autoptr (JsonNode) node = gn_correction_to_json (self);
  g_autoptr (GError) error = NULL;
  GnSay why = { 0 };

  *problem = NULL;
  *clause = NULL;
  *changes = NULL;
  if (gn_correction_is_empty (self))
    {
      *problem = g_strdup (_("Nothing has been changed yet."));
      return FALSE;
    }
  if (!gn_position_merge (match, copy, node, &why, &error))
    {
      if (why.text)
        {
          *problem = gn_say_text (match, &why, self->covered);
          *clause = gn_say_clause (match, &why);
        }
      else
        *problem = g_strdup (error->message);
      return FALSE;
    }
  /* The mere mention of a change would reveal a secret, so the public copies are compared. */
  g_autofree gpointer before = g_memdup2 (gn_match_table_state (self->table, GN_EVERYTHING), match->game->state_size);

  gn_state_redact (match, before, GN_PUBLIC);
  gn_state_redact (match, copy, GN_PUBLIC);
  *changes = gn_correction_compare (match, before, copy, self->covered);
  return TRUE;
}
