/* playoffs.c: the knock-out rounds of a league: who is in them, who meets whom, and what the host decided
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "playoffs.h"

#include "core/base/file.h"
#include "core/base/json.h"

#include <glib/gi18n.h>

/* ---- Playoffs ------------------------------------------------------------------------------------------------- */

GnPlayoffs *
gn_playoffs_new (void)
{
  GnPlayoffs *self = g_new0 (GnPlayoffs, 1);

  self->people = g_ptr_array_new_with_free_func (g_free);
  self->marks = g_array_new (FALSE, FALSE, sizeof (GnPlayoffsMark));
  return self;
}

void
gn_playoffs_free (GnPlayoffs *self)
{
  if (!self)
    return;

  g_ptr_array_unref (self->people);
  g_array_unref (self->marks);
  g_free (self);
}

guint
gn_playoffs_rounds (guint n)
{
  return n > 1 ? g_bit_storage (n - 1) : 0;
}

gboolean
gn_playoffs_has_third (const GnPlayoffs *self)
{
  return self->third && self->people->len >= 4;
}

guint
gn_playoffs_pairings (const GnPlayoffs *self,
                      guint             round)
{
  const guint n = gn_playoffs_rounds (self->people->len);

  if (round >= n)
    return 0;
  return (1u << (n - 1 - round)) + (round == n - 1 && gn_playoffs_has_third (self) ? 1 : 0);
}

/* A field of twice the size has a new one beside each: the two add up to one more than the size. */
guint
gn_playoffs_seed (guint n,
                  guint slot)
{
  const guint rounds = gn_playoffs_rounds (n);
  guint seed = 1;

  for (guint round = 1; round <= rounds; round++)
    {
      /* the half of the pairing, in the field of this size, in which the slot is */
      const guint place = slot >> (rounds - round), size = 1u << round;

      if (place % 2)
        seed = size + 1 - seed;
    }
  return seed <= n ? seed : 0;
}

static gint
find_mark (const GnPlayoffs *self,
           guint             round,
           guint             pairing)
{
  for (guint i = 0; i < self->marks->len; i++)
    {
      const GnPlayoffsMark *mark = &g_array_index (self->marks, GnPlayoffsMark, i);

      if (mark->round == round && mark->pairing == pairing)
        return (gint) i;
    }
  return -1;
}

const GnPlayoffsMark *
gn_playoffs_mark (const GnPlayoffs *self,
                  guint             round,
                  guint             pairing)
{
  const gint at = find_mark (self, round, pairing);

  return at < 0 ? NULL : &g_array_index (self->marks, GnPlayoffsMark, at);
}

void
gn_playoffs_drop_mark (GnPlayoffs *self,
                       guint       round,
                       guint       pairing)
{
  const gint at = find_mark (self, round, pairing);

  if (at >= 0)
    g_array_remove_index (self->marks, (guint) at);
}

void
gn_playoffs_set_mark (GnPlayoffs *self,
                      guint       round,
                      guint       pairing,
                      guint       winner,
                      gint64      at)
{
  const GnPlayoffsMark mark = { round, pairing, winner, at };

  gn_playoffs_drop_mark (self, round, pairing);
  g_array_append_val (self->marks, mark);
}

static gboolean
same_people (const GPtrArray *one,
             const GPtrArray *other)
{
  for (guint i = 0; i < MIN (one->len, other->len); i++)
    if (!g_str_equal (one->pdata[i], other->pdata[i]))
      return FALSE;
  return one->len == other->len;
}

void
gn_playoffs_set (GnPlayoffs      *self,
                 const GPtrArray *people,
                 gboolean         third)
{
  if (!same_people (self->people, people))
    g_array_set_size (self->marks, 0);
  g_ptr_array_set_size (self->people, 0);
  for (guint i = 0; i < people->len; i++)
    g_ptr_array_add (self->people, g_strdup (people->pdata[i]));
  self->third = third;
  for (guint i = self->marks->len; i-- > 0;)
    {
      const GnPlayoffsMark *mark = &g_array_index (self->marks, GnPlayoffsMark, i);

      if (mark->pairing >= gn_playoffs_pairings (self, mark->round))
        g_array_remove_index (self->marks, i);
    }
}

/* ---- Files ---------------------------------------------------------------------------------------------------- */

/* Who is forgotten keeps the place, so that what was decided stays. */
static gboolean
read_people (GnPlayoffs    *self,
             const GnNames *names,
             JsonObject    *object,
             GError       **error)
{
  JsonArray *people = gn_json_array (object, "people");
  const guint n = people ? json_array_get_length (people) : 0;
  gboolean fine = n >= 2 && n <= GN_PLAYOFFS_MAX;

  for (guint i = 0; fine && i < n; i++)
    {
      const char *name = gn_names_show_of (names, json_array_get_element (people, i));

      fine = name != NULL;
      if (fine)
        g_ptr_array_add (self->people, g_strdup (name));
    }
  return fine || gn_file_refuse (error, _("its playoffs need 2 to 16 players with a name"));
}

static gboolean
read_mark (GnPlayoffs *self,
           JsonNode   *node)
{
  JsonObject *entry = gn_json_node_object (node);
  const gint64 round = entry ? gn_json_int (entry, "round", 0) - 1 : -1;
  const gint64 pairing = entry ? gn_json_int (entry, "pairing", 0) - 1 : -1;
  const gint64 winner = entry ? gn_json_int (entry, "winner", 0) : -1, at = entry ? gn_json_int (entry, "at", 0) : -1;

  if (round < 0 || round >= GN_PLAYOFFS_MAX_ROUNDS || pairing < 0
      || pairing >= gn_playoffs_pairings (self, (guint) round) || winner < 0 || winner > self->people->len || at < 0)
    return FALSE;
  gn_playoffs_set_mark (self, (guint) round, (guint) pairing, (guint) winner, at);
  return TRUE;
}

static gboolean
read_marks (GnPlayoffs *self,
            JsonObject *object,
            GError    **error)
{
  JsonArray *marks = gn_json_array (object, "marks");
  const guint n = marks ? json_array_get_length (marks) : 0;
  gboolean fine = n <= GN_PLAYOFFS_MAX;

  for (guint i = 0; fine && i < n; i++)
    fine = read_mark (self, json_array_get_element (marks, i));
  return fine || gn_file_refuse (error, _("a winner in its playoffs is set where there is no pairing"));
}

gboolean
gn_playoffs_read (JsonObject    *league,
                  const GnNames *names,
                  GnPlayoffs   **playoffs,
                  GError       **error)
{
  g_autoptr (GnPlayoffs) self = gn_playoffs_new ();
  JsonObject *object = gn_json_object (league, "playoffs");

  *playoffs = NULL;
  if (!json_object_has_member (league, "playoffs"))
    return TRUE;
  if (!object)
    return gn_file_refuse (error, _("its playoffs need 2 to 16 players with a name"));
  self->since = MAX (gn_json_int (object, "since", 0), 0);
  self->third = gn_json_bool (object, "third", FALSE);
  if (!read_people (self, names, object, error) || !read_marks (self, object, error))
    return FALSE;
  *playoffs = g_steal_pointer (&self);
  return TRUE;
}

static gboolean
is_in_twice (const GPtrArray *people,
             const char      *name)
{
  guint n = 0;

  for (guint i = 0; i < people->len; i++)
    n += g_str_equal (people->pdata[i], name);
  return n > 1;
}

/* The name that the file has for somebody, unless it is @taken. */
static const char *
name_before (JsonArray     *before,
             const GnNames *names,
             const char    *shown,
             gboolean      *taken)
{
  const guint n = before ? MIN (json_array_get_length (before), GN_PLAYOFFS_MAX) : 0;

  for (guint i = 0; i < n; i++)
    {
      JsonNode *node = json_array_get_element (before, i);
      const char *name = gn_json_node_string (node, "");

      if (taken[i] || !*name || !g_str_equal (gn_names_show (names, name), shown))
        continue;
      taken[i] = TRUE;
      return name;
    }
  return NULL;
}

static JsonArray *
people_array (const GnPlayoffs *self,
              const GnNames    *names,
              JsonArray        *before)
{
  JsonArray *array = json_array_new ();
  gboolean taken[GN_PLAYOFFS_MAX] = { FALSE };

  for (guint i = 0; i < self->people->len; i++)
    {
      const char *shown = self->people->pdata[i];
      const GnNamed *named = *shown ? gn_names_find (names, shown) : NULL;
      /* of two who are one now each keeps the own name, for if they are two again */
      const char *name = *shown && is_in_twice (self->people, shown) ? name_before (before, names, shown, taken) : NULL;

      /* a stand-in for somebody anonymous is only shown */
      json_array_add_string_element (array, name ? name : named ? named->name : shown);
    }
  return array;
}

static JsonArray *
marks_array (const GnPlayoffs *self)
{
  JsonArray *array = json_array_new ();

  for (guint i = 0; i < self->marks->len; i++)
    {
      const GnPlayoffsMark *mark = &g_array_index (self->marks, GnPlayoffsMark, i);
      JsonObject *entry = json_object_new ();

      json_object_set_int_member (entry, "round", mark->round + 1);
      json_object_set_int_member (entry, "pairing", mark->pairing + 1);
      if (mark->winner)
        json_object_set_int_member (entry, "winner", mark->winner);
      json_object_set_int_member (entry, "at", mark->at);
      json_array_add_object_element (array, entry);
    }
  return array;
}

void
gn_playoffs_write (const GnPlayoffs *self,
                   const GnNames    *names,
                   JsonObject       *league)
{
  JsonObject *before = gn_json_object (league, "playoffs");
  JsonObject *object = before ? json_object_ref (before) : json_object_new ();

  if (self)
    {
      json_object_set_int_member (object, "since", self->since);
      json_object_set_boolean_member (object, "third", self->third);
      json_object_set_array_member (object, "people", people_array (self, names, gn_json_array (object, "people")));
      json_object_set_array_member (object, "marks", marks_array (self));
      json_object_set_object_member (league, "playoffs", json_object_ref (object));
    }
  else
    json_object_remove_member (league, "playoffs");
  json_object_unref (object);
}
