/* library.c: data kept between evenings: records and the host's own component sets
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "library-private.h"

#include "core/base/file.h"
#include "core/record/record.h"
#include "core/set/set-private.h"
#include "core/words/text.h"
#include "names.h"
#include "record-tile.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <sys/stat.h>
#include <unistd.h>

#define FRONT      (8 * 1024)   /* at the start it has the names, at the end usually a mark */
#define OPTIONS    "],\"options\":"
#define MAX_HEADER (256 * 1024) /* with a picture; a longer one has none that is shown */
#define TAIL       (64 * 1024)  /* maximum range to search for the last mark, which contains a position */

static GFile *
folder (const char *sub)
{
  g_autofree char *path = g_build_filename (g_get_user_data_dir (), "gnomon", sub, NULL);

  return g_file_new_for_path (path);
}

GFile *
gn_library_dir (const char *sub,
                GError    **error)
{
  GFile *dir = folder (sub);
  const char *path = g_file_peek_path (dir);

  if (g_mkdir_with_parents (path, 0700) == 0)
    return dir;

  g_autofree char *message = gn_file_trouble_write (dir, errno);

  g_set_error_literal (error, GN_FILE_ERROR, GN_FILE_ERROR_WRITE, message);
  g_object_unref (dir);
  return NULL;
}

/* ---- Records ------------------------------------------------------------ */

void
gn_record_info_free (GnRecordInfo *info)
{
  if (!info)
    return;

  g_clear_object (&info->file);
  g_free (info->game_id);
  for (guint i = 0; i < GN_MAX_SEATS; i++)
    {
      g_free (info->name[i]);
      g_free (info->recorded[i]);
    }
  g_free (info->trouble);
  g_free (info->app);
  g_free (info->title);
  g_free (info->set);
  g_free (info->terms);
  g_free (info->tile);
  g_free (info);
}

static void
read_header (GnRecordInfo *info,
             JsonObject   *header)
{
  JsonArray *seats = gn_json_array (header, "seats");
  const guint n = seats ? json_array_get_length (seats) : 0;
  g_autoptr (GnNames) names = gn_names_get ();

  const char *app = gn_json_string (header, "app");

  info->started = gn_json_int_within (header, "started", 0, 0, GN_RECORD_MAX_STARTED);
  info->rules = (guint) gn_json_int_within (header, "rules", 0, 0, G_MAXINT16);
  g_free (info->app);
  info->app = gn_plain_name (app ? app : "", GN_MAX_NAME);
  for (guint i = 0; i < MIN (n, GN_MAX_SEATS); i++)
    {
      JsonNode *node = json_array_get_element (seats, i);
      JsonObject *seat = gn_json_node_object (node);
      const char *name = seat ? gn_json_string (seat, "name") : NULL;

      info->recorded[i] = gn_plain_name (name ? name : "", GN_MAX_NAME);
      info->name[i] = g_strdup (gn_names_show (names, info->recorded[i]));
      info->colour[i] = (guint8) (seat ? gn_json_int_within (seat, "colour", 0, 0, GN_MAX_SEATS - 1) : 0);
      info->n_seats++;
    }
}

/* A number in an untrusted list, which may hold anything. */
static gint64
number_at (JsonArray *array,
           guint      k)
{
  JsonNode *node = json_array_get_element (array, k);

  return gn_json_is_int (node) ? json_node_get_int (node) : 0;
}

static void
read_mark (GnRecordInfo *info,
           JsonObject   *mark)
{
  JsonArray *rank = gn_json_array (mark, "rank");
  JsonArray *total = gn_json_array (mark, "total");
  JsonArray *side = gn_json_array (mark, "side");

  info->over = gn_json_bool (mark, "over", FALSE);
  info->stopped = gn_json_bool (mark, "stopped", FALSE);
  info->outcome = gn_scoresheet_outcome_from_id (gn_json_string (mark, "outcome"));
  info->points = total != NULL;
  for (guint i = 0; rank && i < MIN (json_array_get_length (rank), GN_MAX_PARTIES); i++)
    info->rank[i] = (guint8) CLAMP (number_at (rank, i), 0, GN_MAX_PARTIES);
  info->sides = side != NULL;
  for (guint i = 0; side && i < MIN (json_array_get_length (side), GN_MAX_PARTIES); i++)
    info->side[i] = (guint8) CLAMP (number_at (side, i), 0, GN_MAX_PARTIES);
  for (guint i = 0; total && i < MIN (json_array_get_length (total), GN_MAX_PARTIES); i++)
    info->total[i] = (gint32) CLAMP (number_at (total, i), G_MININT32, G_MAXINT32);
}

/* Parses the object at the start of @text, up to its member @stop. The members that a list shows come first; a
 * component set or a position after them is most of the bytes. A quote inside a string has a backslash before it, so
 * @stop is a key wherever it is found. If it is the key of an inner object, the rest is not valid JSON.
 *
 * Returns: (transfer full) (nullable) */
static JsonNode *
parse_front (const char *text,
             gsize       length,
             const char *stop,
             const char *ending)
{
  const char *at = g_strstr_len (text, (gssize) length, stop);
  g_autoptr (GString) front = NULL;

  if (!at)
    return NULL;

  front = g_string_new_len (text, at - text);
  g_string_append (front, ending);
  return gn_json_parse_line (front->str, front->len, 1, NULL);
}

/* Returns: (transfer full) (nullable): the whole line, or for a mark the part before its position */
static JsonNode *
parse_tail_line (const char *line,
                 gsize       length)
{
  JsonNode *front = parse_front (line, length, ",\"hash\":", "}}");

  return front ? front : gn_json_parse_line (line, length, 1, NULL);
}

/* Reads the last lines, from the end: the number from the last complete one, the time from the last that has one, and
 * the standings from the last mark. An entry below that goes on with the match, whatever the mark says: once it is
 * over, each further entry has a mark of its own. @text may begin in the middle of a line, or with the header.
 *
 * Returns: FALSE if there is no mark in @text */
static gboolean
read_tail (GnRecordInfo *info,
           const char   *text,
           gsize         length)
{
  const char *end = text + length;
  gboolean last = TRUE, timed = FALSE, marked = FALSE, by_mark = FALSE, goes_on = FALSE;

  while (end > text && end[-1] != '\n')
    end--;  /* torn */

  while (end > text)
    {
      const char *stop = end - 1;
      const char *begin = stop;

      while (begin > text && begin[-1] != '\n')
        begin--;
      if (begin == text)
        break;
      end = begin;

      const gboolean may_be_mark = g_strstr_len (begin, stop - begin, "\"mark\"") != NULL;

      goes_on |= !marked && !may_be_mark
                 && (g_strstr_len (begin, stop - begin, ",\"m\":") || g_strstr_len (begin, stop - begin, ",\"undo\":"));
      if (!last && timed && !may_be_mark)
        continue;

      g_autoptr (JsonNode) node = parse_tail_line (begin, (gsize) (stop - begin));
      JsonObject *line = gn_json_node_object (node);
      JsonObject *mark = line ? gn_json_object (line, "mark") : NULL;

      if (line && last)
        {
          /* A mark has the number of steps in the line of play; otherwise every entry counts. */
          const gint64 steps = mark ? gn_json_int (mark, "steps", 0) : gn_json_int (line, "i", 0);

          info->steps = (guint) CLAMP (steps, 0, GN_RECORD_MAX_LINES);
          info->closed = mark && gn_json_bool (mark, "closed", FALSE);
          last = FALSE;
        }
      if (line && !timed && json_object_has_member (line, "t"))
        {
          info->elapsed = gn_json_int_within (line, "t", 0, 0, GN_RECORD_MAX_SECONDS);
          timed = TRUE;
          by_mark = mark != NULL;
        }
      if (mark && !marked)
        {
          read_mark (info, mark);
          marked = TRUE;
          info->over &= !goes_on;
          info->stopped &= !goes_on;
          /* A match ends with its last entry, though the result was looked at for longer. */
          timed &= !by_mark || !(info->over || info->stopped);
        }
      if (marked && timed)
        return TRUE;
    }
  return marked;
}

/* A text of an unchecked set: as it is, or in the first of the user's languages. */
static const char *
words_of (JsonNode *node)
{
  JsonObject *texts = gn_json_node_object (node);
  const char *const *languages = g_get_language_names ();
  const char *text = gn_json_node_string (node, NULL);

  for (guint i = 0; texts && languages[i] && !text; i++)
    text = gn_json_string (texts, languages[i]);
  return texts && !text ? gn_json_string (texts, "en") : text;
}

/* The set's title comes before its components, which are most of the header. In another order it is not looked for.
 * @text: has the options */
static void
read_set (GnRecordInfo *info,
          const char   *text,
          gsize         length)
{
  static const char key[] = ",\"components\":";
  const char *set = g_strstr_len (text, (gssize) length, key);
  const char *body = set ? set + strlen (key) : NULL;
  g_autoptr (JsonNode) node = body ? parse_front (body, length - (gsize) (body - text), key, "}") : NULL;
  JsonObject *front = gn_json_node_object (node);
  const char *title = front ? words_of (json_object_get_member (front, "title")) : NULL;

  if (title)
    info->set = gn_plain_name (title, GN_MAX_NAME);

  const char *options = g_strstr_len (text, (gssize) length, OPTIONS);
  const char *id = front ? gn_json_string (front, "id") : NULL;
  const char *end = memchr (options, '}', length - (gsize) (options - text));

  /* Options are words and numbers, always written in the same order. */
  if (end && id)
    info->terms = g_strdup_printf ("%s %.*s", id, (int) (end - options) - (int) strlen (OPTIONS),
                                   options + strlen (OPTIONS));
}

/* For a first line with unusual contents, or an incomplete one. Returns: (transfer full) (nullable) */
static JsonNode *
read_first_line (GnRecordInfo *info,
                 int           fd,
                 goffset       size)
{
  const gsize most = (gsize) MIN (size, GN_RECORD_MAX_BYTES);
  g_autofree char *text = g_malloc (most + 1);
  const gssize n = pread (fd, text, most, 0);
  const char *newline = n > 0 ? memchr (text, '\n', (gsize) n) : NULL;
  g_autoptr (GError) error = NULL;

  if (!newline)
    {
      info->trouble = g_strdup (_("It is empty, or its first line is incomplete."));
      return NULL;
    }

  JsonNode *node = gn_json_parse_line (text, (gsize) (newline - text), 1, &error);

  if (!node)
    info->trouble = g_strdup (error->message);
  return node;
}

/* A picture makes the first line longer than the front. */
static void
read_tile (GnRecordInfo *info,
           int           fd,
           goffset       size,
           const GnGame *game)
{
  const gsize most = (gsize) MIN (size, MAX_HEADER);
  g_autofree char *text = g_malloc (most + 1);
  const gssize n = pread (fd, text, most, 0);
  const char *newline = n > 0 ? memchr (text, '\n', (gsize) n) : NULL;

  if (newline)
    info->tile = gn_record_tile (text, (gsize) (newline - text), game, info->title);
}

/* Reads only the front of the header and the tail, so that ten thousand records can be listed quickly. */
static void
read_info (GnRecordInfo *info,
           int           fd,
           goffset       size,
           gboolean      with_set)
{
  char text[FRONT];
  const gssize n = pread (fd, text, sizeof text, 0);
  JsonNode *front = n > 0 ? parse_front (text, (gsize) n, OPTIONS, "]}") : NULL;
  g_autoptr (JsonNode) node = front ? front : read_first_line (info, fd, size);
  JsonObject *header = gn_json_node_object (node);

  if (!header || g_strcmp0 (gn_json_string (header, "gnomon"), "record") != 0)
    {
      if (!info->trouble)
        info->trouble = g_strdup (_("It is not a record."));
      return;
    }

  const char *id = gn_json_string (header, "game");
  const GnGame *game = id ? gn_game_find (id) : NULL;

  g_free (info->game_id);
  info->game_id = gn_plain_quote (id ? id : "");
  read_header (info, header);
  g_clear_pointer (&info->title, g_free);
  if (game && game->another && gn_json_string (header, "title"))
    info->title = gn_plain_name (gn_json_string (header, "title"), GN_MAX_NAME);
  if (with_set && info->title)
    read_tile (info, fd, size, game);
  if (with_set && front)
    read_set (info, text, (gsize) n);
  if (gn_json_int (header, "version", 0) > GN_RECORD_VERSION)
    info->trouble = g_strdup (_("It was written by a newer Gnomon."));
  else if (!game)
    info->trouble = gn_fill (_("It is for a game that is not installed: “{game}”."), "game", info->game_id, NULL);

  /* The last line is usually a mark; after a power cut the last mark is farther up. */
  for (gsize span = FRONT; span <= TAIL; span = span == FRONT ? TAIL : span * 2)
    {
      const goffset from = MAX (0, size - (goffset) span);
      g_autofree char *tail = g_malloc (span);
      const gssize got = pread (fd, tail, (gsize) (size - from), (off_t) from);

      if (got > 0 && !memchr (tail, '\n', (gsize) got) && from == 0)
        info->trouble = g_strdup (_("It is empty, or its first line is incomplete."));
      if (got <= 0 || read_tail (info, tail, (gsize) got) || from == 0)
        break;
    }
}

static GnRecordInfo *
info_for (GFile   *file,
          gboolean with_set)
{
  GnRecordInfo *info = g_new0 (GnRecordInfo, 1);
  g_autofree char *path = g_file_get_path (file);
  struct stat status;
  int fd = path ? g_open (path, O_RDONLY | O_CLOEXEC | O_NONBLOCK, 0) : -1;

  info->file = g_object_ref (file);
  info->game_id = g_strdup ("");
  info->app = g_strdup ("");
  if (fd < 0 || fstat (fd, &status) < 0 || !S_ISREG (status.st_mode))
    {
      info->trouble = gn_file_trouble_read (file, fd < 0 ? errno : EISDIR);
    }
  else
    {
      info->changed = CLAMP (status.st_mtime, 0, GN_RECORD_MAX_STARTED);
      read_info (info, fd, status.st_size, with_set);
    }
  if (fd >= 0)
    close (fd);
  return info;
}

static gint
later_first (gconstpointer a,
             gconstpointer b)
{
  const GnRecordInfo *one = *(GnRecordInfo *const *) a, *other = *(GnRecordInfo *const *) b;

  if (one->changed != other->changed)
    return one->changed > other->changed ? -1 : 1;

  return g_strcmp0 (g_file_peek_path (one->file), g_file_peek_path (other->file));
}

GnRecordInfo *
gn_library_read (GFile *file)
{
  return info_for (file, TRUE);
}

GPtrArray *
gn_library_names (GError **error)
{
  g_autoptr (GFile) dir = gn_library_dir ("records", error);
  g_autoptr (GPtrArray) list = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GDir) names = NULL;
  const char *name;

  if (!dir)
    return NULL;

  names = g_dir_open (g_file_peek_path (dir), 0, NULL);
  if (!names)
    {
      g_autofree char *message = gn_file_trouble_read (dir, EACCES);

      g_set_error_literal (error, GN_FILE_ERROR, GN_FILE_ERROR_READ, message);
      return NULL;
    }

  while ((name = g_dir_read_name (names)))
    if (g_str_has_suffix (name, GN_RECORD_SUFFIX) && *name != '.')
      g_ptr_array_add (list, g_strdup (name));
  return g_steal_pointer (&list);
}

GPtrArray *
gn_library_list (GError **error)
{
  g_autoptr (GPtrArray) names = gn_library_names (error);
  g_autoptr (GFile) dir = names ? folder ("records") : NULL;
  GPtrArray *list = names ? g_ptr_array_new_with_free_func ((GDestroyNotify) gn_record_info_free) : NULL;

  for (guint i = 0; names && i < names->len; i++)
    {
      g_autoptr (GFile) file = g_file_get_child (dir, names->pdata[i]);

      g_ptr_array_add (list, info_for (file, FALSE));
    }

  if (list)
    g_ptr_array_sort (list, later_first);
  return list;
}

gboolean
gn_library_has_more_than (guint n)
{
  g_autoptr (GFile) dir = gn_library_dir ("records", NULL);
  g_autoptr (GDir) names = dir ? g_dir_open (g_file_peek_path (dir), 0, NULL) : NULL;
  const char *name;
  guint count = 0;

  while (names && count <= n && (name = g_dir_read_name (names)))
    count += g_str_has_suffix (name, GN_RECORD_SUFFIX);
  return count > n;
}

/* Keeps characters that are safe in any file name: letters and digits of any script. The rest becomes one "-". */
void
gn_library_append_for_file (GString    *name,
                            const char *text,
                            guint       max)
{
  g_autofree char *normal = g_utf8_normalize (text, -1, G_NORMALIZE_NFC);
  gboolean gap = FALSE, any = FALSE;
  guint n = 0;

  for (const char *p = normal ? normal : ""; *p && n < max; p = g_utf8_next_char (p))
    {
      const gunichar c = g_utf8_get_char (p);

      if (!g_unichar_isalnum (c) && !g_unichar_ismark (c))
        {
          gap = any;
          continue;
        }
      if (gap)
        g_string_append_c (name, '-');
      gap = FALSE;
      any = TRUE;
      g_string_append_unichar (name, c);
      n++;
    }
}

/* File systems count names in bytes, and some allow only a few. A number, an extension, and a suffix while writing
 * come on top. */
static void
shorten (GString *stem)
{
  if (stem->len <= GN_LIBRARY_MAX_STEM)
    return;

  g_string_truncate (stem,
                     (gsize) (g_utf8_find_prev_char (stem->str, stem->str + GN_LIBRARY_MAX_STEM + 1) - stem->str));
}

GFile *
gn_library_free_file (GFile      *dir,
                      const char *stem)
{
  for (guint n = 1;; n++)
    {
      g_autofree char *name = n == 1 ? g_strconcat (stem, GN_RECORD_SUFFIX, NULL)
                                     : g_strdup_printf ("%s-%u" GN_RECORD_SUFFIX, stem, n);
      g_autoptr (GFile) file = g_file_get_child (dir, name);

      if (!g_file_query_exists (file, NULL))
        return g_steal_pointer (&file);
    }
}

GFile *
gn_library_new_file (const GnMatch *match)
{
  return gn_library_new_file_of (match, g_get_real_time () / G_USEC_PER_SEC);
}

GFile *
gn_library_new_file_of (const GnMatch *match,
                        gint64         started)
{
  g_autoptr (GFile) made = gn_library_dir ("records", NULL);
  g_autoptr (GFile) dir = made ? g_object_ref (made) : folder ("records");
  g_autoptr (GDateTime) when = g_date_time_new_from_unix_local (started);
  g_autofree char *day = when ? g_date_time_format (when, "%Y-%m-%d") : g_strdup ("");
  g_autoptr (GString) stem = g_string_new (NULL);

  gn_library_append_for_file (stem, match->title ? match->title : "", 24);
  g_string_append_printf (stem, "%s-%s", stem->len ? "" : match->game->id, day);
  for (guint i = 0; i < match->n_seats; i++)
    {
      const gsize before = stem->len;

      g_string_append_c (stem, '-');
      gn_library_append_for_file (stem, gn_match_name (match, (int) i), GN_LIBRARY_NAME_PART);
      if (stem->len == before + 1)
        g_string_truncate (stem, before);
    }
  shorten (stem);
  return gn_library_free_file (dir, stem->str);
}

gboolean
gn_library_retry (GnMatchTable  *table,
                  GError       **error)
{
  g_autoptr (GFile) dir = gn_library_dir ("records", NULL);

  return gn_match_table_retry (table, error);
}

/* Finds the record in @dir that is this one, possibly played on: it begins with all of @bytes. Header and seed
 * make any two matches differ from the first line on. */
static GFile *
known_copy (GFile  *dir,
            GBytes *bytes)
{
  g_autoptr (GDir) names = g_dir_open (g_file_peek_path (dir), 0, NULL);
  gsize length;
  const char *text = g_bytes_get_data (bytes, &length);
  const char *name;

  while (names && (name = g_dir_read_name (names)))
    {
      if (!g_str_has_suffix (name, GN_RECORD_SUFFIX) || *name == '.')
        continue;

      g_autoptr (GFile) file = g_file_get_child (dir, name);
      g_autoptr (GBytes) other = gn_file_read (file, GN_RECORD_MAX_BYTES, NULL);

      if (other && g_bytes_get_size (other) >= length && memcmp (g_bytes_get_data (other, NULL), text, length) == 0)
        return g_steal_pointer (&file);
    }

  return NULL;
}

GFile *
gn_library_import (GFile   *file,
                   GError **error)
{
  g_autoptr (GFile) dir = gn_library_dir ("records", error);
  g_autoptr (GnMatchTable) table = NULL;
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GFile) copy = NULL;

  if (!dir)
    return NULL;
  /* Read, check and replay it to its end before writing anything. */
  table = gn_match_table_open (file, FALSE, NULL, error);
  bytes = table ? gn_file_read (file, GN_RECORD_MAX_BYTES, error) : NULL;
  if (!bytes)
    return NULL;

  /* A match that is opened from elsewhere again must not become two. */
  copy = known_copy (dir, bytes);
  if (copy)
    return g_steal_pointer (&copy);

  g_autofree char *base = gn_file_name (file);
  g_autoptr (GString) stem = g_string_new (NULL);

  if (g_str_has_suffix (base, GN_RECORD_SUFFIX))
    base[strlen (base) - strlen (GN_RECORD_SUFFIX)] = '\0';
  gn_library_append_for_file (stem, base, 60);
  if (stem->len == 0)
    g_string_append (stem, gn_match_table_get_match (table)->game->id);
  shorten (stem);

  copy = gn_library_free_file (dir, stem->str);

  gsize length;
  const char *text = g_bytes_get_data (bytes, &length);

  if (!gn_file_write (copy, text, length, error))
    return NULL;

  /* What was written about it comes along; the match itself is here without it. */
  g_autoptr (GnAbout) about = gn_about_load (file);

  gn_about_save (copy, about, NULL);
  return g_steal_pointer (&copy);
}

/* ---- The host's own sets ------------------------------------------------ */

static gint
by_title (gconstpointer a,
          gconstpointer b)
{
  return g_utf8_collate (gn_set_get_title (*(GnSet *const *) a), gn_set_get_title (*(GnSet *const *) b));
}

/* For a file with the stand-in's id: takes over the host's own designs. All other components are those that ship
 * with this program. */
static void
take_designed (GnSet       *stand_in,
               const GnSet *added)
{
  for (guint i = 0; stand_in->game->families[i].id; i++)
    for (guint k = 0; stand_in->game->families[i].designed && k < gn_set_size (added, i); k++)
      if (gn_set_find (stand_in, i, gn_set_id (added, i, k)) < 0)
        {
          g_autoptr (JsonNode) component = gn_set_component_to_json (added, i, k);

          gn_set_teach (stand_in, i, component, NULL);
        }
}

static char *
set_file_name (const GnSet *set)
{
  return g_strdup_printf ("%s-%s.json", gn_set_game (set)->id, gn_set_get_id (set));
}

GnSet *
gn_library_stand_in (const GnGame  *game,
                     GError       **error)
{
  GnSet *set = gn_set_new_stand_in (game, error);
  g_autoptr (GFile) dir = set ? gn_library_dir ("sets", NULL) : NULL;

  if (dir)
    {
      g_autofree char *name = set_file_name (set);
      g_autoptr (GFile) file = g_file_get_child (dir, name);
      g_autoptr (GError) local = NULL;
      g_autoptr (GnSet) added = g_file_query_exists (file, NULL) ? gn_set_load (game, file, &local) : NULL;

      if (added)
        take_designed (set, added);
      else if (local)
        g_message ("%s: %s", name, local->message);
    }
  return set;
}

/* The components of a stand-in that did not ship with it. */
static GnSet *
designed_alone (const GnSet *set)
{
  g_autoptr (GnSet) shipped = gn_set_new_stand_in (set->game, NULL);
  GnSet *alone = gn_set_copy (set);

  for (guint i = 0; set->game->families[i].id; i++)
    {
      GnComponents *components = &alone->family[i];

      for (guint k = components->components->len; k-- > 0;)
        if (!set->game->families[i].designed || (shipped && gn_set_find (shipped, i, gn_set_id (alone, i, k)) >= 0))
          {
            g_hash_table_remove (components->index, gn_set_id (alone, i, k));
            g_ptr_array_remove_index (components->components, k);
          }
    }
  return alone;
}

GPtrArray *
gn_library_sets (const GnGame *game)
{
  g_autoptr (GFile) dir = gn_library_dir ("sets", NULL);
  g_autoptr (GDir) names = dir ? g_dir_open (g_file_peek_path (dir), 0, NULL) : NULL;
  g_autofree char *prefix = g_strconcat (game->id, "-", NULL);
  g_autoptr (GPtrArray) own = g_ptr_array_new_with_free_func ((GDestroyNotify) gn_set_unref);
  GPtrArray *sets = g_ptr_array_new_with_free_func ((GDestroyNotify) gn_set_unref);
  GnSet *stand_in = gn_library_stand_in (game, NULL);
  const char *name;

  if (stand_in)
    g_ptr_array_add (sets, stand_in);

  while (names && (name = g_dir_read_name (names)))
    if (g_str_has_prefix (name, prefix) && g_str_has_suffix (name, ".json"))
      {
        g_autoptr (GFile) file = g_file_get_child (dir, name);
        g_autoptr (GError) error = NULL;
        GnSet *set = gn_set_load (game, file, &error);

        /* The stand-in already contains these designs. */
        if (set && stand_in && set->stand_in && g_str_equal (set->id, stand_in->id))
          gn_set_unref (set);
        else if (set)
          {
            /* Only sets that ship with Gnomon are stand-ins, regardless of what a file says. */
            set->stand_in = FALSE;
            g_ptr_array_add (own, set);
          }
        else
          g_message ("%s: %s", name, error->message);
      }

  g_ptr_array_sort (own, by_title);
  for (guint i = 0; i < own->len; i++)
    g_ptr_array_add (sets, gn_set_ref (g_ptr_array_index (own, i)));
  return sets;
}

/* Returns whether a set other than @set has this @id. */
static gboolean
is_taken (GPtrArray   *sets,
          const GnSet *set,
          const char  *id)
{
  for (guint i = 0; i < sets->len; i++)
    {
      const GnSet *other = g_ptr_array_index (sets, i);

      if (!g_str_equal (gn_set_get_id (other), id))
        continue;

      g_autoptr (JsonNode) one = gn_set_to_json (set), two = gn_set_to_json (other);

      return !json_node_equal (one, two);
    }
  return FALSE;
}

void
gn_library_receive_set (GnSet *set)
{
  g_autoptr (GPtrArray) sets = gn_library_sets (gn_set_game (set));
  g_autofree char *id = g_strdup (set->id);

  set->stand_in = FALSE;
  for (guint n = 2; is_taken (sets, set, id); n++)
    {
      g_free (id);
      id = g_strdup_printf ("%.*s-%u", GN_SET_MAX_ID - 6, set->id, n);
    }
  g_free (set->id);
  set->id = g_steal_pointer (&id);
}

gboolean
gn_library_save_set (const GnSet *set,
                     GError     **error)
{
  g_autoptr (GFile) dir = gn_library_dir ("sets", error);
  g_autofree char *name = set_file_name (set);
  g_autoptr (GFile) file = dir ? g_file_get_child (dir, name) : NULL;
  g_autoptr (GnSet) alone = set->stand_in ? designed_alone (set) : NULL;

  return file && gn_set_save (alone ? alone : set, file, error);
}
