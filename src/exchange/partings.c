/* partings.c: two people of one name who became two on another laptop become two here
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "partings.h"

#include <string.h>

#include "backup-private.h"
#include "core/base/json.h"
#include "core/library/leagues.h"
#include "core/library/names.h"
#include "core/record/record.h"
#include "core/words/text.h"

/* Some who were recorded as @was are @name. */
typedef struct {
  char *was, *name;
} Parting;

struct _GnPartings {
  GPtrArray *partings;   /* Parting, each once */
};

static void
parting_free (gpointer data)
{
  Parting *parting = data;

  g_free (parting->was);
  g_free (parting->name);
  g_free (parting);
}

GnPartings *
gn_partings_new (void)
{
  GnPartings *self = g_new (GnPartings, 1);

  self->partings = g_ptr_array_new_with_free_func (parting_free);
  return self;
}

void
gn_partings_free (GnPartings *self)
{
  if (!self)
    return;

  g_ptr_array_unref (self->partings);
  g_free (self);
}

static gboolean
is_same (gconstpointer a,
         gconstpointer b)
{
  const Parting *one = a, *other = b;

  return g_str_equal (one->was, other->was) && g_str_equal (one->name, other->name);
}

static void
add (GnPartings *self,
     const char *was,
     const char *name)
{
  const Parting parting = { (char *) was, (char *) name };
  Parting *copy;

  if (g_ptr_array_find_with_equal_func (self->partings, &parting, is_same, NULL))
    return;
  copy = g_new (Parting, 1);
  *copy = (Parting) { g_strdup (was), g_strdup (name) };
  g_ptr_array_add (self->partings, copy);
}

/* ---- A record ------------------------------------------------------------------------------------------------- */

/* Returns: whether @here has another name now */
static gboolean
compare_seat (GnPartings *self,
              JsonObject *here,
              JsonObject *there)
{
  g_autofree char *now = g_strdup (gn_json_string (here, "name"));
  const char *name = gn_json_string (there, "name");
  const gint64 parted = gn_json_int (here, "parted", 0), later = gn_json_int (there, "parted", 0);

  /* who is forgotten on either laptop is nobody */
  if (!now || !*now || !name || !*name || !gn_is_plain_name (name, GN_MAX_NAME) || g_str_equal (now, name)
      || parted == later)
    return FALSE;
  if (later < parted)
    {
      add (self, name, now);
      return FALSE;
    }
  add (self, now, name);
  json_object_set_string_member (here, "name", name);
  json_object_set_int_member (here, "parted", later);
  return TRUE;
}

GBytes *
gn_partings_header (GnPartings *self,
                    const char *here,
                    gsize       here_length,
                    const char *there,
                    gsize       there_length)
{
  g_autoptr (JsonNode) mine = gn_json_parse (here, (gssize) here_length, GN_BACKUP_MOST_LINE, NULL);
  g_autoptr (JsonNode) other = gn_json_parse (there, (gssize) there_length, GN_BACKUP_MOST_LINE, NULL);
  gboolean changed = FALSE;
  char *text;

  for (guint i = 0; mine && other && i < GN_MAX_SEATS && gn_backup_seat (mine, i) && gn_backup_seat (other, i); i++)
    changed |= compare_seat (self, gn_backup_seat (mine, i), gn_backup_seat (other, i));
  if (!changed)
    return NULL;
  text = gn_json_to_text (mine);
  return g_bytes_new_take (text, strlen (text));
}

/* ---- A league ------------------------------------------------------------------------------------------------- */

static const char *
name_at (JsonArray *people,
         guint      i)
{
  JsonNode *node = people && i < json_array_get_length (people) ? json_array_get_element (people, i) : NULL;

  return node ? gn_json_node_string (node, "") : "";
}

/* Returns: where @name is in @people, from 1 on; 0: nowhere */
static guint
place_of (JsonArray     *people,
          const GnNames *names,
          const char    *name)
{
  const guint n = people ? MIN (json_array_get_length (people), GN_LEAGUE_MAX_PEOPLE) : 0;

  for (guint i = 0; i < n; i++)
    if (g_str_equal (gn_names_show (names, name_at (people, i)), gn_names_show (names, name)))
      return i + 1;
  return 0;
}

static gboolean
list (JsonObject    *newer,
      JsonObject    *older,
      const GnNames *names,
      const Parting *parting)
{
  JsonArray *people = gn_json_array (newer, "people"), *before = gn_json_array (older, "people");

  if (!place_of (people, names, parting->was) || place_of (people, names, parting->name)
      || !place_of (before, names, parting->name) || json_array_get_length (people) >= GN_LEAGUE_MAX_PEOPLE)
    return FALSE;
  json_array_add_string_element (people, parting->name);
  return TRUE;
}

/* The same seed is the same one of the two. */
static gboolean
seed (JsonObject    *newer,
      JsonObject    *older,
      const GnNames *names,
      const Parting *parting)
{
  JsonObject *playoffs = gn_json_object (newer, "playoffs"), *before = gn_json_object (older, "playoffs");
  JsonArray *people = playoffs ? gn_json_array (playoffs, "people") : NULL;
  JsonArray *other = before ? gn_json_array (before, "people") : NULL, *array;
  const guint at = place_of (people, names, parting->was);

  if (!at || at != place_of (other, names, parting->name) || place_of (people, names, parting->name))
    return FALSE;
  array = json_array_new ();
  for (guint i = 0; i < json_array_get_length (people); i++)
    json_array_add_string_element (array, i + 1 == at ? parting->name : name_at (people, i));
  json_object_set_array_member (playoffs, "people", array);
  return TRUE;
}

GBytes *
gn_partings_league (GnPartings *self,
                    GBytes     *newer,
                    GBytes     *older)
{
  g_autoptr (GnNames) names = gn_names_get ();
  g_autoptr (JsonNode) node = gn_json_parse (g_bytes_get_data (newer, NULL), (gssize) g_bytes_get_size (newer),
                                             GN_BACKUP_MOST_LINE, NULL);
  g_autoptr (JsonNode) before = gn_json_parse (g_bytes_get_data (older, NULL), (gssize) g_bytes_get_size (older),
                                               GN_BACKUP_MOST_LINE, NULL);
  JsonObject *league = gn_json_node_object (node), *known = gn_json_node_object (before);
  gboolean changed = FALSE;

  for (guint i = 0; league && known && i < self->partings->len; i++)
    {
      const Parting *parting = self->partings->pdata[i];

      changed |= list (league, known, names, parting);
      changed |= seed (league, known, names, parting);
    }
  if (!changed)
    return NULL;

  g_autofree char *text = gn_json_to_text (node);
  char *line = g_strconcat (text, "\n", NULL);

  return g_bytes_new_take (line, strlen (line));
}
