/* records.c: a folder of records for tests of the history
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "records.h"

#include "core/library/library.h"
#include "history/index.h"

#include <glib/gstdio.h>
#include <string.h>
#include <utime.h>

#define FIRST G_GINT64_CONSTANT (1704394800)   /* January 4, 2024, in the evening */
#define DAYS  1095
#define BRIEF 25000   /* bytes: nearly all are so short, or ten thousand would be 400 MB */

static const char *const people[] = {
  "Ann", "Ben", "Zoë", "Berta", "Caroline", "Emil", "Frida", "Łukasz", "Jürgen", "Élise", "Friday", "Mia", "Noah", "Olga", "Paul",
  "Quentin", "Rosa", "Sam",
};
static const char *const places[] = { "Home", "Café Würfel", "Library", "Holiday house", "Club", "Anna’s" };
static const char *const notes[] = {
  "First time with the new box.", "Long night, short match.\\nBerta wants a rematch.", "Power cut in round three; nothing was lost.",
  "The dragon ate everything.", "Æther and œuvre.",
};

static gint
by_name (gconstpointer a,
         gconstpointer b)
{
  return strcmp (*(char *const *) a, *(char *const *) b);
}

/* The texts of golden records: of all of them, or of those that are short. */
static GPtrArray *
golden (gboolean brief)
{
  static GPtrArray *texts, *brief_texts;

  if (!texts)
    {
      g_autofree char *folder = g_test_build_filename (G_TEST_DIST, "conformance", "golden", NULL);
      g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
      g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
      const char *name;

      g_assert_nonnull (dir);
      while ((name = g_dir_read_name (dir)))
        if (g_str_has_suffix (name, ".gnomon") && !g_str_has_prefix (name, "example"))
          g_ptr_array_add (names, g_strdup (name));
      g_ptr_array_sort (names, by_name);

      texts = g_ptr_array_new_with_free_func (g_free);
      brief_texts = g_ptr_array_new ();
      for (guint i = 0; i < names->len; i++)
        {
          g_autofree char *path = g_build_filename (folder, names->pdata[i], NULL);
          char *text = NULL;

          g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
          g_ptr_array_add (texts, text);
          if (strlen (text) < BRIEF)
            g_ptr_array_add (brief_texts, text);
        }
    }
  return brief ? brief_texts : texts;
}

GFile *
years_file (guint i)
{
  g_autoptr (GFile) folder = gn_library_dir ("records", NULL);
  g_autofree char *name = g_strdup_printf ("years-%05u.gnomon", i);

  return g_file_get_child (folder, name);
}

/* The header up to its options, with other people and another time. */
static void
write_front (GString    *out,
             const char *text,
             const char *options,
             gint64      started,
             GRand      *rand)
{
  const char *from = strstr (text, ",\"started\":"), *seats = strstr (text, ",\"seats\":[");
  guint first = (guint) g_rand_int_range (rand, 0, G_N_ELEMENTS (people));
  const char *at = seats;
  guint n = 0;

  g_string_append_len (out, text, from - text);
  g_string_append_printf (out, ",\"started\":%" G_GINT64_FORMAT, started);
  while (at < options)
    {
      const char *name = g_strstr_len (at, options - at, "{\"name\":\"");

      if (!name)
        break;
      name += strlen ("{\"name\":\"");
      g_string_append_len (out, at, name - at);
      /* A few seats have no name. Neighbors in the list often play together. */
      g_string_append (out, g_rand_int_range (rand, 0, 60) == 0 ? "" : people[(first + n++ * 5) % G_N_ELEMENTS (people)]);
      at = strchr (name, '"');
    }
  g_string_append_len (out, at, options - at);
}

void
years_write (guint   i,
             guint32 seed)
{
  const guint32 seeds[] = { seed, i };
  g_autoptr (GRand) rand = g_rand_new_with_seed_array (seeds, G_N_ELEMENTS (seeds));
  GPtrArray *texts = golden (g_rand_int_range (rand, 0, 8) > 0);
  const char *text = g_ptr_array_index (texts, (guint) g_rand_int_range (rand, 0, (gint32) texts->len));
  const char *options = strstr (text, "],\"options\":"), *line = strchr (text, '\n');
  /* Two or three evenings a week, with several matches each. */
  const gint64 day = g_rand_int_range (rand, 0, DAYS * 3 / 7) * 7 / 3;
  const gint64 started = FIRST + day * 86400 + g_rand_int_range (rand, 0, 5 * 3600);
  const int length = g_rand_int_range (rand, 12, 200) * 60;
  g_autoptr (GFile) file = years_file (i);
  g_autoptr (GFile) about_file = gn_about_file (file);
  g_autoptr (GString) out = g_string_sized_new (strlen (text) + 256);
  const gsize whole = strlen (line);
  /* One of twelve was not finished: its last lines are missing. */
  gsize rest = whole;

  if (g_rand_int_range (rand, 0, 12) == 0)
    {
      const char *mark = g_strrstr (line, "\n{");

      while (mark && strstr (mark, "\"mark\"") && mark > line)
        mark = g_strrstr_len (line, mark - line, "\n{");
      rest = mark ? (gsize) (mark - line) + 1 : whole;
    }

  write_front (out, text, options, started, rand);
  g_string_append_len (out, options, line - options);
  g_string_append_len (out, line, (gssize) rest);
  /* The entries' times are those of the golden record, nearly all 0: the last lines tell the length. */
  const gsize tail = out->len > 6000 ? out->len - 6000 : 0;
  g_autofree char *time = g_strdup_printf (",\"t\":%d,", length);
  g_autoptr (GString) last = g_string_new (out->str + tail);

  g_string_replace (last, ",\"t\":0,", time, 0);
  g_string_truncate (out, tail);
  g_string_append (out, last->str);
  g_assert_true (g_file_set_contents_full (g_file_peek_path (file), out->str, (gssize) out->len, G_FILE_SET_CONTENTS_NONE,
                                           0600, NULL));

  const struct utimbuf times = { started + length, started + length };

  g_assert_cmpint (utime (g_file_peek_path (file), &times), ==, 0);

  g_remove (g_file_peek_path (about_file));
  if (g_rand_int_range (rand, 0, 3) == 0)
    {
      const char *place = places[g_rand_int_range (rand, 0, G_N_ELEMENTS (places))];
      const char *note = g_rand_int_range (rand, 0, 3) == 0 ? notes[g_rand_int_range (rand, 0, G_N_ELEMENTS (notes))] : "";
      g_autofree char *json = g_strdup_printf ("{\"gnomon\":\"about\",\"version\":1,\"place\":\"%s\",\"note\":\"%s\"}\n",
                                               place, note);

      /* Not durable, as gn_about_save() would be: thousands of these take minutes. */
      g_assert_true (g_file_set_contents_full (g_file_peek_path (about_file), json, -1, G_FILE_SET_CONTENTS_NONE, 0600, NULL));
    }
}

void
years_make (guint   n,
            guint32 seed)
{
  for (guint i = 0; i < n; i++)
    years_write (i, seed);
}

guint32
years_evening (void)
{
  g_autoptr (GFile) file = years_file (0);
  GnRecordInfo *info = gn_library_read (file);
  const guint32 day = gn_history_evening (info->started);

  gn_record_info_free (info);
  return day;
}

/* ---- By hand ------------------------------------------------------------------------------------------------------ */

#define GOLDEN "zavandor-2-won.gnomon"   /* the second seat wins */

void
years_match (guint       number,
             gint64      started,
             const char *loser,
             const char *winner)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "conformance", "golden", GOLDEN, NULL);
  g_autofree char *file_name = g_strdup_printf ("match-%u.gnomon", number);
  g_autofree char *text = NULL;
  g_autoptr (GFile) folder = gn_library_dir ("records", NULL), file = g_file_get_child (folder, file_name);
  const char *names[] = { loser, winner }, *at, *end, *name;
  g_autoptr (GString) out = g_string_new (NULL);
  guint n = 0;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  end = strstr (text, ",\"started\":");
  g_string_append_len (out, text, end - text);
  g_string_append_printf (out, ",\"started\":%" G_GINT64_FORMAT, started);
  at = end + 1 + strcspn (end + 1, ",");
  end = strstr (at, "],\"options\":");
  while ((name = g_strstr_len (at, end - at, "{\"name\":\"")))
    {
      name += strlen ("{\"name\":\"");
      g_string_append_len (out, at, name - at);
      g_string_append (out, names[n++]);
      at = strchr (name, '"');
    }
  g_string_append (out, at);
  g_assert_true (g_file_set_contents (g_file_peek_path (file), out->str, (gssize) out->len, NULL));
}
