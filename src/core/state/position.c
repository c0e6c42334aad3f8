/* position.c: a state by its fields: elements, hash, redaction
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "position-private.h"

#include "core/game/grid.h"
#include "core/game/pile.h"

G_DEFINE_QUARK (gn-position-error-quark, gn_position_error)

/* ---- Elements ---------------------------------------------------------- */

gsize
gn_field_size (const GnField *field)
{
  switch (field->type)
    {
    case GN_FIELD_INT8:
    case GN_FIELD_UINT8:
    case GN_FIELD_BITS8:
      return 1;

    case GN_FIELD_INT16:
    case GN_FIELD_UINT16:
    case GN_FIELD_BITS16:
      return 2;

    case GN_FIELD_INT32:
    case GN_FIELD_BITS32:
      return 4;

    case GN_FIELD_BITS64:
      return 8;

    case GN_FIELD_PILE:
      return sizeof (GnPile);

    case GN_FIELD_END:
    default:
      g_return_val_if_reached (0);
    }
}

gsize
gn_field_element (const GnField *field,
                  int            i,
                  int            j)
{
  gsize index = 0;

  if (field->dim[0])
    {
      g_assert (i >= 0 && i < field->dim[0]);
      index = (gsize) i;
    }
  if (field->dim[1])
    {
      g_assert (j >= 0 && j < field->dim[1]);
      index = index * field->dim[1] + (gsize) j;
    }
  return field->offset + index * gn_field_size (field);
}

guint
gn_field_length (const GnMatch *match,
                 const GnField *field,
                 guint          dimension)
{
  g_return_val_if_fail (dimension < 2, 0);

  if (field->dim[dimension] == 0)
    return 0;
  if (field->index[dimension] == GN_DOMAIN_NUMBER)
    return field->dim[dimension];
  return MIN (field->dim[dimension], gn_match_domain_size (match, field->index[dimension]));
}

gint64
gn_field_get (const GnField *field,
              gconstpointer  state,
              int            i,
              int            j)
{
  const guint8 *at = (const guint8 *) state + gn_field_element (field, i, j);

  switch (field->type)
    {
    case GN_FIELD_INT8:
      return *(const gint8 *) at;
    case GN_FIELD_UINT8:
    case GN_FIELD_BITS8:
      return *at;
    case GN_FIELD_INT16:
      return *(const gint16 *) at;
    case GN_FIELD_UINT16:
    case GN_FIELD_BITS16:
      return *(const guint16 *) at;
    case GN_FIELD_INT32:
      return *(const gint32 *) at;
    case GN_FIELD_BITS32:
      return *(const guint32 *) at;
    case GN_FIELD_BITS64:
      return (gint64) *(const guint64 *) at;
    case GN_FIELD_PILE:
    case GN_FIELD_END:
    default:
      g_return_val_if_reached (0);
    }
}

const GnPile *
gn_field_pile (const GnField *field,
               gconstpointer  state,
               int            i,
               int            j)
{
  g_return_val_if_fail (field->type == GN_FIELD_PILE, NULL);

  return (const GnPile *) ((const guint8 *) state + gn_field_element (field, i, j));
}

gboolean
gn_field_is_bits (const GnField *field)
{
  return field->type >= GN_FIELD_BITS8 && field->type <= GN_FIELD_BITS64;
}

gint64
gn_field_amount (const GnField *field,
                 gconstpointer  state,
                 int            i,
                 int            j)
{
  gint64 value = gn_field_get (field, state, i, j);

  return gn_field_is_bits (field) ? gn_places_count ((guint64) value) : value;
}

void
gn_field_set (const GnField *field,
              gpointer       state,
              int            i,
              int            j,
              gint64         value)
{
  guint8 *at = (guint8 *) state + gn_field_element (field, i, j);

  switch (field->type)
    {
    case GN_FIELD_INT8:
    case GN_FIELD_UINT8:
    case GN_FIELD_BITS8:
      *at = (guint8) value;
      break;
    case GN_FIELD_INT16:
    case GN_FIELD_UINT16:
    case GN_FIELD_BITS16:
      *(guint16 *) at = (guint16) value;
      break;
    case GN_FIELD_INT32:
    case GN_FIELD_BITS32:
      *(guint32 *) at = (guint32) value;
      break;
    case GN_FIELD_BITS64:
      *(guint64 *) at = (guint64) value;
      break;
    case GN_FIELD_PILE:
    case GN_FIELD_END:
    default:
      g_return_if_reached ();
    }
}

gboolean
gn_given_has (const GnGiven *given,
              guint          field,
              int            i,
              int            j)
{
  g_return_val_if_fail (given && given->fields, FALSE);

  const GnField *f = &given->fields[field];

  for (int k = i < 0 ? 0 : i; k < (i < 0 ? MAX (1, f->dim[0]) : i + 1); k++)
    for (int l = j < 0 ? 0 : j; l < (j < 0 ? MAX (1, f->dim[1]) : j + 1); l++)
      {
        gsize at = gn_field_element (f, k, l);

        if (given->byte[at / 8] & 1u << at % 8)
          return TRUE;
      }
  return FALSE;
}

gboolean
gn_given_said (const GnMatch *match,
               const GnGiven *given,
               const char    *id,
               int            i)
{
  const int field = gn_game_find_field (match->game, id);

  return field >= 0 && gn_given_has (given, (guint) field, i, -1);
}

/* ---- Hash -------------------------------------------------------------- */

static guint64
mix (guint64 hash,
     guint64 value)
{
  hash ^= value;
  hash *= G_GUINT64_CONSTANT (0x9e3779b97f4a7c15);
  return hash ^ hash >> 32;
}

static guint64
mix_text (guint64     hash,
          const char *text)
{
  for (; *text; text++)
    hash = (hash ^ (guint8) *text) * G_GUINT64_CONSTANT (0x100000001b3);
  return mix (hash, 0);
}

static guint64
mix_value (const GnMatch *match,
           guint64        hash,
           guint          domain,
           gint64         value)
{
  if (domain == GN_DOMAIN_NUMBER || domain == GN_DOMAIN_SEAT || value < 0
      || value >= (gint64) gn_match_domain_size (match, domain))
    return mix (hash, (guint64) value);
  return mix_text (hash, gn_thing_id (match, GN_THING ((guint8) domain, (gint16) value)));
}

static guint64
mix_pile (const GnMatch *match,
          guint64        hash,
          guint          domain,
          const GnPile  *pile)
{
  for (guint k = 0; k < MIN (pile->n, GN_PILE_LAYERS); k++)
    {
      const GnLayer *layer = &pile->layer[k];
      /* Records have hashes from the time when a set of viewers was one byte: everybody is 0xff in them. */
      const GnViewers seen = layer->seen == GN_ALL_SEE ? 0xff : layer->seen == 0xff ? GN_ALL_SEE : layer->seen;

      hash = mix (hash, (guint64) layer->n | (guint64) layer->pool << 8 | (guint64) seen << 16);
      hash = mix_value (match, hash, domain, layer->card);
    }
  return hash;
}

/* The contribution of one element. Its key consists of names, and zeros contribute nothing. So the sum does not
 * depend on the layout of the struct, and a field that a later version adds changes it only when it is used. */
static guint64
hash_element (const GnMatch *match,
              gconstpointer  state,
              const GnField *field,
              guint64        key,
              int            i,
              int            j)
{
  if (field->dim[0])
    key = mix_value (match, key, field->index[0], i);
  if (field->dim[1])
    key = mix_value (match, key, field->index[1], j);

  if (field->type == GN_FIELD_PILE)
    {
      const GnPile *pile = gn_field_pile (field, state, i, j);

      return pile->n ? mix_pile (match, key, field->domain, pile) : 0;
    }

  gint64 value = gn_field_get (field, state, i, j);

  if (value == 0)
    return 0;

  if (gn_field_is_bits (field))
    {
      guint64 set = 0;

      for (gint bit = 0; bit < 64; bit++)
        if (value >> bit & 1)
          set += mix_value (match, key, field->domain, bit);
      return mix (key, set);
    }
  return mix_value (match, key, field->domain, value);
}

void
gn_state_hash (const GnMatch *match,
               gconstpointer  state,
               char           hash[17])
{
  const GnHead *head = state;
  guint64 sum = mix (mix (1, head->over), head->stopped);

  for (guint i = 0; i < GN_MAX_SOURCES; i++)
    if (head->draws[i])
      sum += mix (mix (2, i), head->draws[i]);

  for (const GnField *field = match->game->fields; field->type != GN_FIELD_END; field++)
    {
      guint64 key = mix_text (3, field->id);
      guint n = MAX (1, gn_field_length (match, field, 0));
      guint m = MAX (1, gn_field_length (match, field, 1));

      if (field->dim[0] && gn_field_length (match, field, 0) == 0)
        continue;
      for (guint i = 0; i < n; i++)
        for (guint j = 0; j < m; j++)
          sum += hash_element (match, state, field, key, (int) i, (int) j);
    }

  g_snprintf (hash, 17, "%016" G_GINT64_MODIFIER "x", sum);
}

/* ---- Redaction --------------------------------------------------------- */

void
gn_state_redact (const GnMatch *match,
                 gpointer       state,
                 int            viewer)
{
  GnHead *head = state;

  /* After the end nothing is hidden, in most games. */
  if (viewer == GN_EVERYTHING || (head->over && !match->game->keeps_secrets))
    return;

  /* At a table that deals from the box, the number of the app's draws is not known. */
  memset (head->draws, 0, sizeof head->draws);

  for (const GnField *field = match->game->fields; field->type != GN_FIELD_END; field++)
    {
      gboolean pile = field->type == GN_FIELD_PILE;

      if (!pile && field->known != GN_KNOWN_OWNER && field->known != GN_KNOWN_NOBODY)
        continue;

      for (int i = 0; i < MAX (1, field->dim[0]); i++)
        {
          if (!pile && field->known == GN_KNOWN_OWNER && (i == viewer || i >= match->n_seats))
            continue;
          for (int j = 0; j < MAX (1, field->dim[1]); j++)
            {
              if (pile)
                gn_pile_redact ((GnPile *) ((guint8 *) state + gn_field_element (field, i, j)), viewer);
              else
                gn_field_set (field, state, i, j, field->hidden_as);
            }
        }
    }

  if (match->game->redact)
    match->game->redact (match, state, viewer);
}

void
gn_state_cover (const GnMatch *match,
                gpointer       state,
                int            viewer)
{
  const GnGame *game = match->game;

  if (viewer == GN_EVERYTHING || ((const GnHead *) state)->over || !game->covered || !game->covered (match))
    return;

  for (const GnField *field = game->fields; field->type != GN_FIELD_END; field++)
    for (int i = 0; field->known == GN_KNOWN_COVERED && i < match->n_seats; i++)
      for (int j = 0; j < MAX (1, field->dim[1]) && i != viewer; j++)
        gn_field_set (field, state, i, j, field->hidden_as);
}
