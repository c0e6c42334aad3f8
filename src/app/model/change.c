/* change.c: figures that differ between two moments, for the player who decides
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "change.h"

#include <glib/gi18n.h>

#include "sheets/pieces.h"
#include "core/state/position.h"
#include "core/words/text.h"

static gboolean
is_number (const GnField *field)
{
  return field->domain == GN_DOMAIN_NUMBER && field->type <= GN_FIELD_INT32 && field->type != GN_FIELD_END
         && !(field->flags & (GN_FIELD_FIXED | GN_FIELD_DERIVED | GN_FIELD_CLOCK));
}

static const char *
icon_of (const GnMatch *match,
         const GnField *field,
         int            i,
         int            j)
{
  guint last = field->dim[1] ? 1 : 0;
  int at = last ? j : i;

  if (field->dim[0] && field->index[last] < GN_DOMAIN_SEAT)
    {
      const GnDomain *domain = &match->game->domains[field->index[last]];

      /* Fields indexed by a few things (gem types), not by each space of a board. */
      if (domain->values && domain->n_values <= 12)
        return gn_thing_icon (match, GN_THING (field->index[last], at));
      return NULL;
    }
  if (gn_pieces_has (field->id))
    return field->id;
  if (g_str_equal (field->id, "wild") && gn_pieces_has ("gem-wild"))
    return "gem-wild";
  return NULL;
}

/* The first figure of a seat that has a picture, and is a single number. */
static const GnField *
means_of_payment (const GnMatch  *match,
                  const char    **icon)
{
  for (const GnField *field = match->game->fields; field->type; field++)
    if (is_number (field) && field->dim[0] && field->index[0] == GN_DOMAIN_SEAT && !field->dim[1]
        && (*icon = icon_of (match, field, 0, -1)))
      return field;
  return NULL;
}

/* A round was settled as well, and the figures afterwards tell of both: what the move itself costs is in its facts. */
static void
add_told_costs (GArray        *changes,
                const GnMatch *match,
                const GnStory *story,
                int            seat)
{
  const char *icon = NULL;
  const GnField *field = means_of_payment (match, &icon);

  for (guint i = 0; field && story && i < story->n; i++)
    {
      const GnSay *say = &story->fact[i].say;
      const char *gap = match->game->texts[say->text].cost;
      const gboolean gain = gap && *gap == '+';

      if (gap && gn_say_get (match, say, "who") == seat)
        {
          const int n = gn_say_get (match, say, gap + gain);
          const guint f = (guint) (field - match->game->fields);
          const GnChange change = { f, seat, -1, 0, gain ? n : -n, icon, TRUE, TRUE };

          g_array_append_val (changes, change);
          return;
        }
    }
}

GArray *
gn_changes_made (const GnMatch *match,
                 const GnStory *story,
                 gconstpointer  before,
                 gconstpointer  after,
                 int            seat,
                 gboolean       covered)
{
  GArray *changes;

  if (gn_same_round (match, before, after))
    return gn_changes (match, before, after, seat, covered);
  changes = g_array_new (FALSE, FALSE, sizeof (GnChange));
  add_told_costs (changes, match, story, seat);
  return changes;
}

GArray *
gn_changes (const GnMatch *match,
            gconstpointer  before,
            gconstpointer  after,
            int            seat,
            gboolean       covered)
{
  GArray *changes = g_array_new (FALSE, FALSE, sizeof (GnChange));

  for (guint pass = 0; pass < 2; pass++)
    for (guint f = 0; match->game->fields[f].type; f++)
      {
        const GnField *field = &match->game->fields[f];
        gboolean own = field->dim[0] && field->index[0] == GN_DOMAIN_SEAT;
        int n = gn_field_length (match, field, 0), m = gn_field_length (match, field, 1);

        /* a list is empty if the set does not have its things yet */
        if (!is_number (field) || own != (pass == 0) || (field->dim[0] && !n) || (field->dim[1] && !m))
          continue;
        for (int i = n ? 0 : -1; i < MAX (n, 0); i++)
          {
            for (int j = m ? 0 : -1; j < MAX (m, 0); j++)
              {
                GnChange change = { f, i, j, gn_field_get (field, before, i, j), gn_field_get (field, after, i, j),
                                    NULL, own,
                                    covered && field->known == GN_KNOWN_COVERED };

                if (change.was != change.now && (!own || i == seat) && (change.icon = icon_of (match, field, i, j)))
                  g_array_append_val (changes, change);
                if (j < 0)
                  break;
              }
            if (i < 0)
              break;
          }
      }
  return changes;
}

char *
gn_change_label (const GnMatch  *match,
                 const GnChange *change)
{
  const GnField *field = &match->game->fields[change->field];
  guint last = field->dim[1] ? 1 : 0;

  if (change->own && last && field->index[1] < GN_DOMAIN_SEAT)
    {
      g_autofree char *name = gn_thing_name (match, GN_THING (field->index[1], change->j));

      return gn_upper_first (name);
    }
  return g_strdup (gn_tr (field->title));
}

static char *
difference (gint64 n)
{
  g_autofree char *size = gn_number_text (ABS (n));

  return g_strconcat (n < 0 ? "−" : "+", size, NULL);
}

char *
gn_change_text (const GnChange *change)
{
  g_autofree char *was = gn_number_text (change->was);
  g_autofree char *now = gn_number_text (change->now);

  if (change->covered)
    return difference (change->now - change->was);
  /* Translators: a figure before and after: "10→12" */
  return gn_fill (_("{was}→{now}"), "was", was, "now", now, NULL);
}

gboolean
gn_same_round (const GnMatch *match,
               gconstpointer  before,
               gconstpointer  after)
{
  for (const GnField *field = match->game->fields; field->type; field++)
    if ((field->flags & GN_FIELD_CLOCK) && !field->dim[0]
        && gn_field_get (field, before, -1, -1) != gn_field_get (field, after, -1, -1))
      return FALSE;
  return TRUE;
}

char *
gn_changes_cost (const GnMatch *match,
                 GArray        *changes)
{
  for (guint i = 0; i < changes->len; i++)
    {
      const GnChange *change = &g_array_index (changes, GnChange, i);
      gint64 by = change->now - change->was;

      if (change->own && change->j < 0)
        return by < 0 ? gn_number_text (-by) : difference (by);
    }
  return NULL;
}
