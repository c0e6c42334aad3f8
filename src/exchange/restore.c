/* restore.c: reads a backup, compares it with what is here, and brings it in
 *
 * A backup comes from anywhere: its lines are parsed strictly, its names are checked, and how much is read is limited.
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "backup-private.h"
#include "forgotten.h"
#include "partings.h"

#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <sys/stat.h>

#include "core/base/file.h"
#include "core/base/json.h"
#include "core/library/leagues.h"
#include "core/library/library.h"
#include "core/library/names.h"
#include "core/record/record.h"
#include "core/words/text.h"

#define MOST_ALL   (G_GINT64_CONSTANT (8) * 1024 * 1024 * 1024)
#define MOST_FILES 300000
#define CHUNK      (64 * 1024)
/* A backup of thousands of records becomes about twenty times smaller. */
#define MOST_TIMES 100
#define FREE_BYTES (32 * 1024 * 1024)   /* which may be packed however small */
#define MOST_NAME  200   /* bytes of a file's name */

typedef struct {
  GnBackup         *found;
  GFile            *file;
  GnLanding        *landing;     /* %NULL: nothing is changed */
  GHashTable       *without;     /* gn_record_id() of what does not come in; or %NULL */
  GHashTable       *ids;         /* GFile by gn_record_id(); %NULL: only in the backup yet */
  GnForgotten      *forgotten;
  GnPartings       *partings;
  GHashTable       *landed;      /* GFile by the stem in the backup: the record here that it belongs to */
  GFile            *records;
  GnBackupProgress  progress;
  gpointer          data;
  guint             n, line;
  gboolean          ended;
  gint64            whole;       /* bytes of the packed file, for the progress */
} Reader;

/* A file of the backup. */
typedef struct {
  const char *label;
  const char *bytes;
  gsize       length;
  gint64      changed;
} Item;

guint
gn_backup_n (const GnBackup *self)
{
  return self->n[GN_BACKUP_NEW] + self->n[GN_BACKUP_LONGER] + self->n[GN_BACKUP_TAKEN] + self->n[GN_BACKUP_NAMED];
}

void
gn_backup_free (GnBackup *self)
{
  if (!self)
    return;

  g_ptr_array_unref (self->replaced);
  g_ptr_array_unref (self->news);
  g_free (self);
}

static gboolean
refuse (Reader     *self,
        GError    **error,
        const char *sentence)
{
  g_autofree char *name = gn_file_name (self->file);
  g_autofree char *line = g_strdup_printf ("%u", self->line);
  g_autofree char *message = gn_fill (sentence, "file", name, "line", line, NULL);

  g_set_error_literal (error, GN_FILE_ERROR, GN_FILE_ERROR_SYNTAX, message);
  return FALSE;
}

/* ---- Files ---------------------------------------------------------------------------------------------------- */

/* A plain name of a file that is not hidden, below no other folder. */
static gboolean
is_name (const char *name)
{
  return *name && *name != '.' && strlen (name) <= MOST_NAME && !strchr (name, '/') && !strchr (name, '\\')
         && gn_is_plain_name (name, MOST_NAME);
}

static gboolean
has_bytes (GFile      *file,
           const Item *item)
{
  g_autoptr (GBytes) bytes = gn_file_read (file, GN_BACKUP_MOST_BYTES, NULL);

  return bytes && g_bytes_get_size (bytes) == item->length
         && memcmp (g_bytes_get_data (bytes, NULL), item->bytes, item->length) == 0;
}

static gint64
time_of (GFile *file)
{
  struct stat look;

  return g_stat (g_file_peek_path (file), &look) == 0 ? (gint64) look.st_mtime : 0;
}

/* ---- Records -------------------------------------------------------------------------------------------------- */

static guint
count_lines (const char *text,
             gsize       length)
{
  guint n = 0;

  for (const char *p = text; (p = memchr (p, '\n', length - (gsize) (p - text))); p++)
    n++;
  return n;
}

static GnBackupMatch
compare (GFile      *here,
         const Item *item)
{
  g_autoptr (GBytes) bytes = gn_file_read (here, GN_BACKUP_MOST_BYTES, NULL);
  gsize length = 0;
  const char *text = bytes ? g_bytes_get_data (bytes, &length) : NULL;
  guint lines, there;

  if (!text)
    return GN_BACKUP_KEPT;
  if (memcmp (text, item->bytes, MIN (length, item->length)) == 0)
    return length == item->length ? GN_BACKUP_SAME : length < item->length ? GN_BACKUP_LONGER : GN_BACKUP_SHORTER;
  lines = count_lines (text, length);
  there = count_lines (item->bytes, item->length);
  if (lines != there)
    return there > lines ? GN_BACKUP_TAKEN : GN_BACKUP_KEPT;
  /* Erasing a name leaves the time as it was: then the record here stays, and the name does not come back. */
  return item->changed > time_of (here) ? GN_BACKUP_TAKEN : GN_BACKUP_KEPT;
}

/* Returns: (transfer full): @text with another first line */
static GBytes *
with_header (const char *header,
             gsize       header_length,
             const char *text,
             gsize       length)
{
  const char *rest = memchr (text, '\n', length);
  GByteArray *both = g_byte_array_new ();

  g_byte_array_append (both, (const guint8 *) header, (guint) header_length);
  g_byte_array_append (both, (const guint8 *) rest, rest ? (guint) (text + length - rest) : 0);
  return g_byte_array_free_to_bytes (both);
}

/* The first line of a match never changes but when a name is erased, or a seat gets another one: so with the line from
 * here nobody who was forgotten here comes back. @named: (out) (transfer full) (nullable): the line from here with
 * the names that are later there. Returns: (transfer full) (nullable): %NULL if it is the same */
static GBytes *
with_header_of (Reader     *self,
                GFile      *here,
                const Item *item,
                GBytes    **named)
{
  g_autoptr (GBytes) bytes = gn_file_read (here, GN_BACKUP_MOST_BYTES, NULL);
  gsize length = 0;
  const char *text = bytes ? g_bytes_get_data (bytes, &length) : NULL;
  const char *header = text ? memchr (text, '\n', length) : NULL;
  const char *there = memchr (item->bytes, '\n', item->length);

  if (!header || !there || (header - text == there - item->bytes
                            && memcmp (text, item->bytes, (gsize) (header - text)) == 0))
    return NULL;
  gn_forgotten_compare (self->forgotten, text, (gsize) (header - text), item->bytes, (gsize) (there - item->bytes));
  /* Who sends some matches has nothing to say about names. */
  if (!self->found->part)
    *named = gn_partings_header (self->partings, text, (gsize) (header - text), item->bytes,
                                 (gsize) (there - item->bytes));
  return with_header (text, (gsize) (header - text), item->bytes, item->length);
}

/* The record that stays, or the one that takes its place, with the names that are later there: @item becomes it.
 * Returns: (transfer full) (nullable): what keeps its text then; %NULL if the one here cannot be read */
static GBytes *
rename_in (GFile        *here,
           GnBackupMatch is,
           GBytes       *named,
           Item         *item)
{
  g_autoptr (GBytes) stays = is == GN_BACKUP_NAMED ? gn_file_read (here, GN_BACKUP_MOST_BYTES, NULL) : NULL;
  GBytes *both;

  if (stays)
    {
      item->bytes = g_bytes_get_data (stays, &item->length);
      /* so that whoever knows a file by its size and time sees it */
      item->changed = time_of (here) + 1;
    }
  else if (is == GN_BACKUP_NAMED)
    return NULL;
  both = with_header (g_bytes_get_data (named, NULL), g_bytes_get_size (named), item->bytes, item->length);
  item->bytes = g_bytes_get_data (both, &item->length);
  return both;
}

/* An unused name: nothing beside it is somebody else's either. */
static GFile *
free_file (Reader     *self,
           const char *stem)
{
  for (guint n = 1;; n++)
    {
      g_autofree char *name = n == 1 ? g_strconcat (stem, GN_RECORD_ENDING, NULL)
                                     : g_strdup_printf ("%s-%u" GN_RECORD_ENDING, stem, n);
      g_autoptr (GFile) file = g_file_get_child (self->records, name);

      if (!g_file_query_exists (file, NULL) && !gn_library_has_beside (file))
        return g_steal_pointer (&file);
    }
}

/* Another record takes the place of @here, and what is beside that one stays. */
static gboolean
take_place (Reader     *self,
            GFile      *here,
            const Item *item,
            GError    **error)
{
  g_autoptr (GFile) about_file = gn_about_file (here), photo_file = gn_photo_file (here);
  g_autoptr (GBytes) about = gn_file_read (about_file, GN_BACKUP_MOST_BYTES, NULL);
  g_autoptr (GBytes) photo = gn_file_read (photo_file, GN_BACKUP_MOST_BYTES, NULL);
  const gint64 about_time = time_of (about_file), photo_time = time_of (photo_file);

  return gn_landing_set_aside (self->landing, here, error)
         && gn_landing_write (self->landing, here, item->bytes, item->length, item->changed, error)
         && (!about || gn_landing_write (self->landing, about_file, g_bytes_get_data (about, NULL),
                                         g_bytes_get_size (about), about_time, error))
         && (!photo || gn_landing_write (self->landing, photo_file, g_bytes_get_data (photo, NULL),
                                         g_bytes_get_size (photo), photo_time, error));
}

/* @item without the names of those who were forgotten here. Returns: (transfer full) (nullable): what keeps its text
 * then; %NULL if it has none of them */
static GBytes *
forget_in (Reader     *self,
           GnEraseForm form,
           Item       *item)
{
  GBytes *erased = gn_forgotten_erase (self->forgotten, form, item->bytes, item->length);

  if (erased)
    item->bytes = g_bytes_get_data (erased, &item->length);
  return erased;
}

static gboolean
take_record (Reader     *self,
             const Item *there,
             const char *stem,
             GError    **error)
{
  g_autofree char *id = gn_record_id (there->bytes, there->length);
  g_autoptr (GBytes) bytes = NULL, erased = NULL, named = NULL, renamed = NULL, again = NULL;
  Item known = *there;
  const Item *item = &known;
  g_autofree char *name = g_strconcat (stem, GN_RECORD_ENDING, NULL);
  g_autoptr (GFile) same_name = g_file_get_child (self->records, name);
  g_autoptr (GFile) target = NULL;
  gpointer here = NULL;
  GnBackupMatch is;
  gboolean fine = TRUE;

  if (!id)
    is = GN_BACKUP_BROKEN;
  else
    {
      const gboolean new = !g_hash_table_lookup_extended (self->ids, id, NULL, &here);

      bytes = here ? with_header_of (self, here, there, &named) : NULL;
      if (bytes)
        known.bytes = g_bytes_get_data (bytes, &known.length);
      erased = forget_in (self, GN_ERASE_RECORD, &known);
      is = new ? GN_BACKUP_NEW : here ? compare (here, item) : GN_BACKUP_SAME;
      if (named && (is == GN_BACKUP_SAME || is == GN_BACKUP_SHORTER || is == GN_BACKUP_KEPT))
        is = GN_BACKUP_NAMED;
      renamed = named ? rename_in (here, is, named, &known) : NULL;
      again = renamed ? forget_in (self, GN_ERASE_RECORD, &known) : NULL;
    }
  if (is == GN_BACKUP_NEW && self->without && g_hash_table_contains (self->without, id))
    return TRUE;
  self->found->n[is]++;
  if (is == GN_BACKUP_NEW)
    g_ptr_array_add (self->found->news, g_strdup (id));
  if ((is == GN_BACKUP_LONGER || is == GN_BACKUP_TAKEN || is == GN_BACKUP_NAMED) && here)
    g_ptr_array_add (self->found->replaced, g_object_ref (here));

  if (is == GN_BACKUP_BROKEN && (self->found->part || g_file_query_exists (same_name, NULL)))
    return TRUE;
  if (self->landing && (is == GN_BACKUP_NEW || is == GN_BACKUP_BROKEN))
    {
      target = free_file (self, stem);
      fine = gn_landing_write (self->landing, target, item->bytes, item->length, item->changed, error);
    }
  else if (here)
    {
      target = g_object_ref (here);
      if (self->landing && (is == GN_BACKUP_LONGER || (is == GN_BACKUP_NAMED && renamed)))
        fine = gn_landing_write (self->landing, target, item->bytes, item->length, item->changed, error);
      else if (self->landing && is == GN_BACKUP_TAKEN)
        fine = take_place (self, target, item, error);
    }
  if (id && is == GN_BACKUP_NEW)
    g_hash_table_insert (self->ids, g_strdup (id), target ? g_object_ref (target) : NULL);
  if (target)
    g_hash_table_insert (self->landed, g_strdup (stem), g_object_ref (target));
  return fine;
}

/* ---- Beside records ------------------------------------------------------------------------------------------- */

/* Returns: (transfer full) (nullable) */
static JsonObject *
about_of (const char *bytes,
          gsize       length)
{
  g_autoptr (JsonNode) node = gn_json_parse (bytes, (gssize) length, GN_BACKUP_MOST_BYTES, NULL);
  JsonObject *object = gn_json_node_object (node);

  return object && g_strcmp0 (gn_json_string (object, "gnomon"), "about") == 0 ? json_object_ref (object) : NULL;
}

/* Of two places the newer one, of two notes both. Returns: whether @here has changed */
static gboolean
merge_about (JsonObject *here,
             JsonObject *there,
             gboolean    newer)
{
  gboolean changed = FALSE;

  GN_FOR_MEMBERS (there, key, node)
    {
      const char *now = gn_json_string (here, key);
      const char *other = gn_json_node_string (node, NULL);
      g_autofree char *both = NULL;

      if (!json_object_has_member (here, key))
        {
          json_object_set_member (here, key, json_node_copy (node));
          changed = TRUE;
          continue;
        }
      if (!now || !other || g_str_equal (now, other) || g_str_equal (key, "gnomon"))
        continue;
      if (g_str_equal (key, "note"))
        {
          if (strstr (now, other))
            continue;
          both = strstr (other, now) ? g_strdup (other) : g_strconcat (now, "\n", other, NULL);
          other = both;
        }
      else if (!newer)
        continue;
      json_object_set_string_member (here, key, other);
      changed = TRUE;
    }
  return changed;
}

static gboolean
take_about (Reader     *self,
            const Item *whole,
            GFile      *record,
            GError    **error)
{
  Item known = *whole;
  const Item *item = &known;
  g_autoptr (GFile) file = gn_about_file (record);
  g_autoptr (GBytes) erased = forget_in (self, GN_ERASE_ABOUT, &known);
  g_autoptr (JsonObject) there = about_of (item->bytes, item->length);
  g_autoptr (GBytes) bytes = there ? gn_file_read (file, GN_BACKUP_MOST_BYTES, NULL) : NULL;
  g_autoptr (JsonObject) here = bytes ? about_of (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes)) : NULL;
  const gint64 time = time_of (file);

  if (!there || (bytes && !here))
    return TRUE;
  if (!here)
    return gn_landing_write (self->landing, file, item->bytes, item->length, item->changed, error);
  /* Erasing a name leaves the time as it was. */
  if (item->changed == time || !merge_about (here, there, item->changed > time))
    return TRUE;

  g_autoptr (JsonNode) node = json_node_init_object (json_node_alloc (), here);
  g_autofree char *text = gn_json_to_text (node);
  g_autofree char *line = g_strconcat (text, "\n", NULL);

  return gn_landing_write (self->landing, file, line, strlen (line), MAX (item->changed, time), error);
}

static gboolean
take_photo (Reader     *self,
            const Item *item,
            GFile      *record,
            GError    **error)
{
  g_autoptr (GFile) file = gn_photo_file (record);

  if (g_file_query_exists (file, NULL) || item->length < 3 || memcmp (item->bytes, "\xff\xd8\xff", 3) != 0)
    return TRUE;
  return gn_landing_write (self->landing, file, item->bytes, item->length, item->changed, error);
}

/* ---- Names, people, leagues and sets -------------------------------------------------------------------------- */

/* Who is one person there is so here, unless one of the names is somebody else's here. */
static void
merge_person (JsonObject *person)
{
  const char *name = gn_json_string (person, "name");
  JsonArray *others = gn_json_array (person, "names");
  const gint64 colour = gn_json_int (person, "colour", -1);
  g_autoptr (GnNames) before = gn_names_get ();
  const char *shown = name ? gn_names_show (before, name) : NULL;

  if (!name || !gn_is_plain_name (name, GN_MAX_NAME) || !*name || gn_names_find (before, shown))
    return;
  for (guint i = 0; others && i < MIN (json_array_get_length (others), GN_NAMES_MAX_NAMES); i++)
    {
      JsonNode *node = json_array_get_element (others, i);
      const char *other = gn_json_node_string (node, NULL);

      if (other && *other && gn_is_plain_name (other, GN_MAX_NAME)
          && !gn_names_find (before, gn_names_show (before, other)))
        gn_names_merge (name, other, NULL);
    }
  if (colour >= 0 && colour < GN_MAX_SEATS)
    gn_names_colour (name, (int) colour, NULL);
  if (gn_json_int (person, "anonymous", 0) > 0)
    gn_names_hide (name, TRUE, NULL);
}

static gboolean
take_names (Reader     *self,
            const Item *item,
            GFile      *file)
{
  g_autoptr (JsonNode) node = gn_json_parse (item->bytes, (gssize) item->length, GN_BACKUP_MOST_BYTES, NULL);
  JsonObject *object = gn_json_node_object (node);
  JsonArray *people = object ? gn_json_array (object, "people") : NULL;

  if (!people || g_strcmp0 (gn_json_string (object, "gnomon"), "names") != 0)
    return TRUE;
  if (!gn_landing_remember (self->landing, file))
    return TRUE;

  g_autoptr (GHashTable) here = gn_forgotten_names_here ();
  const gboolean held = gn_names_hold (NULL);

  for (guint i = 0; held && i < MIN (json_array_get_length (people), GN_NAMES_MAX_PEOPLE); i++)
    {
      JsonNode *person = json_array_get_element (people, i);

      /* Who was forgotten here, and is in no match, does not come back. */
      if (JSON_NODE_HOLDS_OBJECT (person) && gn_forgotten_has_name (json_node_get_object (person), here))
        merge_person (json_node_get_object (person));
    }
  gn_names_release (NULL);
  gn_landing_changed (self->landing);
  return TRUE;
}

/* Of two states of a league the newer one counts, also if it was played on in both places: its matches are what was
 * played. Erasing a name leaves the time as it was. */
static gboolean
take_league (Reader     *self,
             const Item *item,
             GFile      *file,
             GError    **error)
{
  g_autoptr (GBytes) there = g_bytes_new (item->bytes, item->length), merged = NULL;
  g_autoptr (GBytes) here = gn_file_read (file, GN_BACKUP_MOST_BYTES, NULL);
  const gint64 time = time_of (file);
  const gboolean newer = item->changed > time;
  GBytes *last = newer ? there : here;

  if (!here || !gn_league_can_be_read (there))
    return TRUE;
  merged = gn_partings_league (self->partings, last, newer ? here : there);
  if (merged)
    last = merged;
  return g_bytes_equal (last, here)
         || gn_landing_write (self->landing, file, g_bytes_get_data (last, NULL), g_bytes_get_size (last),
                              MAX (item->changed, time), error);
}

/* Names, people and sets: what is here stays; it is checked when it is read. */
static gboolean
take_other (Reader     *self,
            const Item *whole,
            const char *folder,
            GError    **error)
{
  Item known = *whole;
  const Item *item = &known;
  g_autoptr (GBytes) erased = g_str_equal (folder, "leagues") ? forget_in (self, GN_ERASE_LEAGUE, &known) : NULL;
  const char *name = *folder ? strchr (item->label, '/') + 1 : item->label;
  g_autoptr (GFile) dir = self->landing ? gn_library_dir (*folder ? folder : NULL, error) : NULL;
  g_autoptr (GFile) file = dir ? g_file_get_child (dir, name) : NULL;

  if (!self->landing && g_str_equal (item->label, "names.json"))
    gn_forgotten_add_names (self->forgotten, item->bytes, item->length);
  if (!self->landing)
    return TRUE;
  if (!file)
    return FALSE;
  if (!g_file_query_exists (file, NULL))
    return gn_landing_write (self->landing, file, item->bytes, item->length, item->changed, error);
  if (g_str_equal (folder, "leagues"))
    return take_league (self, item, file, error);
  if (g_str_equal (item->label, "names.json") && !has_bytes (file, item))
    return take_names (self, item, file);
  return TRUE;
}

/* ---- Lines ---------------------------------------------------------------------------------------------------- */

/* Returns: (nullable) (transfer full): the name without the ending */
static char *
stem_of (const char *label,
         const char *ending)
{
  const char *name = g_str_has_prefix (label, "records/") ? label + strlen ("records/") : NULL;

  return name && g_str_has_suffix (name, ending) && is_name (name) && strlen (name) > strlen (ending)
           ? g_strndup (name, strlen (name) - strlen (ending)) : NULL;
}

static gboolean
take_item (Reader     *self,
           const Item *item,
           GError    **error)
{
  static const char *const folders[] = { "leagues", "sets" };
  g_autofree char *record = stem_of (item->label, GN_RECORD_ENDING);
  g_autofree char *about = stem_of (item->label, ".about.json");
  g_autofree char *photo = stem_of (item->label, ".photo.jpg");
  GFile *beside = about || photo ? g_hash_table_lookup (self->landed, about ? about : photo) : NULL;

  /* Who sends some matches has nothing to say about names, and what is no match does not come in. */
  if (self->found->part && !record && !about && !photo)
    return refuse (self, error, _("Line {line} of “{file}” is for a file that Gnomon does not have."));
  if (record)
    return take_record (self, item, record, error);
  if (about || photo)
    return !self->landing || !beside
           || (about ? take_about (self, item, beside, error) : take_photo (self, item, beside, error));
  if (g_str_equal (item->label, "names.json") || g_str_equal (item->label, "people.json")
      || g_str_equal (item->label, "exchange.json"))
    return take_other (self, item, "", error);
  for (guint i = 0; i < G_N_ELEMENTS (folders); i++)
    {
      const char *name = strchr (item->label, '/');

      if (name && g_str_has_prefix (item->label, folders[i]) && strlen (folders[i]) == (gsize) (name - item->label)
          && g_str_has_suffix (name, ".json") && is_name (name + 1))
        return take_other (self, item, folders[i], error);
    }
  return refuse (self, error, _("Line {line} of “{file}” is for a file that Gnomon does not have."));
}

static gboolean
take_first (Reader     *self,
            JsonObject *line,
            GError    **error)
{
  if (g_strcmp0 (gn_json_string (line, "gnomon"), "backup") != 0)
    return refuse (self, error, _("“{file}” is not a backup of Gnomon."));
  if (gn_json_int (line, "version", 0) > GN_BACKUP_VERSION)
    return refuse (self, error, _("“{file}” was written by a newer Gnomon."));
  self->found->made = gn_json_int (line, "made", 0);
  self->found->part = gn_json_bool (line, "part", FALSE);
  return TRUE;
}

/* A tree of a hundred million numbers takes all memory: no line of a backup has a list. */
static gboolean
is_flat (const char *text,
         gsize       length)
{
  GnJsonMembers members;

  if (!gn_json_scan (text, length, 1, &members, NULL) || !members.plain)
    return FALSE;
  for (guint i = 0; i < members.n; i++)
    if (*members.at[i].value == '[' || *members.at[i].value == '{')
      return FALSE;
  return TRUE;
}

static gboolean
take_line (Reader     *self,
           const char *text,
           gsize       length,
           GError    **error)
{
  self->line++;
  if (self->ended)
    return refuse (self, error, _("“{file}” goes on after its end."));

  g_autoptr (JsonNode) node = is_flat (text, length) ? gn_json_parse (text, (gssize) length, GN_BACKUP_MOST_LINE, NULL)
                                                     : NULL;
  JsonObject *line = gn_json_node_object (node);
  const char *label = line ? gn_json_string (line, "file") : NULL;
  const char *plain = line ? gn_json_string (line, "text") : NULL;
  const char *packed = line ? gn_json_string (line, "base64") : NULL;

  if (!line)
    return self->line == 1 ? refuse (self, error, _("“{file}” is not a backup of Gnomon."))
                           : refuse (self, error, _("Line {line} of “{file}” cannot be read."));
  if (self->line == 1)
    return take_first (self, line, error);
  if (!label)
    {
      self->ended = gn_json_int (line, "end", -1) == self->n;
      return self->ended || refuse (self, error, _("“{file}” is not complete."));
    }
  if (++self->n > MOST_FILES || (!plain && !packed))
    return refuse (self, error, _("Line {line} of “{file}” cannot be read."));

  gsize n = plain ? strlen (plain) : 0;
  g_autofree guchar *bytes = plain ? NULL : g_base64_decode (packed, &n);
  const Item item = { label, plain ? plain : (const char *) bytes, n,
                      gn_json_int_within (line, "changed", 0, 0, GN_RECORD_MAX_STARTED) };

  if (n > GN_BACKUP_MOST_BYTES)
    return refuse (self, error, _("Line {line} of “{file}” cannot be read."));
  return take_item (self, &item, error);
}

/* ---- The file ------------------------------------------------------------------------------------------------- */

static gboolean
read_all (Reader       *self,
          GCancellable *cancellable,
          GError      **error)
{
  g_autoptr (GFileInputStream) file = g_file_read (self->file, cancellable, NULL);
  g_autoptr (GZlibDecompressor) unpacker = g_zlib_decompressor_new (G_ZLIB_COMPRESSOR_FORMAT_GZIP);
  g_autoptr (GInputStream) stream = file ? g_converter_input_stream_new (G_INPUT_STREAM (file), G_CONVERTER (unpacker))
                                         : NULL;
  g_autoptr (GString) line = g_string_new (NULL);
  g_autofree char *chunk = g_malloc (CHUNK);
  gint64 all = 0;
  gssize n = 0;

  if (!file)
    return refuse (self, error, _("“{file}” cannot be opened."));
  while ((n = g_input_stream_read (stream, chunk, CHUNK, cancellable, NULL)) > 0)
    {
      all += n;
      if (all > MOST_ALL || all - FREE_BYTES > MOST_TIMES * g_seekable_tell (G_SEEKABLE (file)))
        return refuse (self, error, _("“{file}” is too large."));
      for (const char *p = chunk, *end = chunk + n; p < end;)
        {
          const char *newline = memchr (p, '\n', (gsize) (end - p));

          g_string_append_len (line, p, (newline ? newline : end) - p);
          if (line->len > GN_BACKUP_MOST_LINE)
            return refuse (self, error, _("“{file}” is too large."));
          p = newline ? newline + 1 : end;
          if (newline && !take_line (self, line->str, line->len, error))
            return FALSE;
          if (newline)
            g_string_truncate (line, 0);
        }
      if (self->progress)
        self->progress ((guint) (g_seekable_tell (G_SEEKABLE (file)) / 1024), (guint) (self->whole / 1024), self->data);
    }
  if (g_cancellable_set_error_if_cancelled (cancellable, error))
    return FALSE;
  if (self->line == 0 && (n < 0 || !line->len))
    return refuse (self, error, _("“{file}” is not a backup of Gnomon."));
  if (n < 0 || line->len || !self->ended)
    return refuse (self, error, _("“{file}” is not complete."));
  return TRUE;
}

static void
unref_file (gpointer file)
{
  if (file)
    g_object_unref (file);
}

static GnBackup *
go_through (GFile            *file,
            GHashTable       *without,
            GnLanding        *landing,
            GnForgotten      *forgotten,
            GnBackupProgress  progress,
            gpointer          data,
            GCancellable     *cancellable,
            GError          **error)
{
  Reader reader = { .file = file, .without = without, .landing = landing, .progress = progress, .data = data,
                    .forgotten = forgotten };
  g_autoptr (GFileInfo) info = g_file_query_info (file, G_FILE_ATTRIBUTE_STANDARD_SIZE, 0, NULL, NULL);
  g_autoptr (GFile) records = gn_library_dir ("records", error);
  g_autoptr (GHashTable) here = records ? gn_library_ids () : NULL;
  g_autoptr (GHashTable) ids = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, unref_file);
  g_autoptr (GHashTable) landed = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_object_unref);
  g_autoptr (GnBackup) found = g_new0 (GnBackup, 1);
  g_autoptr (GnPartings) partings = gn_partings_new ();
  GHashTableIter iter;
  gpointer id, one;

  found->replaced = g_ptr_array_new_with_free_func (g_object_unref);
  found->news = g_ptr_array_new_with_free_func (g_free);
  if (!records)
    return NULL;

  g_hash_table_iter_init (&iter, here);
  while (g_hash_table_iter_next (&iter, &id, &one))
    g_hash_table_insert (ids, g_strdup (id), g_object_ref (one));
  reader.found = found;
  reader.partings = partings;
  reader.ids = ids;
  reader.landed = landed;
  reader.records = records;
  reader.whole = info ? g_file_info_get_size (info) : 0;
  return read_all (&reader, cancellable, error) ? g_steal_pointer (&found) : NULL;
}

GnBackup *
gn_backup_read (GFile            *file,
                GHashTable       *without,
                GnBackupProgress  progress,
                gpointer          data,
                GCancellable     *cancellable,
                GError          **error)
{
  g_autoptr (GnForgotten) forgotten = gn_forgotten_new ();

  return go_through (file, without, NULL, forgotten, progress, data, cancellable, error);
}

GnBackup *
gn_backup_restore (GFile            *file,
                   GHashTable       *without,
                   GnLanding        *landing,
                   GnBackupProgress  progress,
                   gpointer          data,
                   GCancellable     *cancellable,
                   GError          **error)
{
  g_autoptr (GnForgotten) forgotten = gn_forgotten_new ();
  /* Nothing is changed before all of it is read once; then it is known, too, who was forgotten. */
  g_autoptr (GnBackup) checked = go_through (file, without, NULL, forgotten, NULL, NULL, cancellable, error);

  return checked ? go_through (file, without, landing, forgotten, progress, data, cancellable, error) : NULL;
}
