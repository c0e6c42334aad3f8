/* erase.c: takes a person's name out of everything that Gnomon keeps, so that it can be undone
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "erase.h"

#include "core/base/file.h"
#include "core/base/json.h"
#include "core/record/record.h"
#include "core/words/text.h"
#include "library-private.h"
#include "names.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <stdlib.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#define MAX_ABOUT (64 * 1024)
#define INSTEAD   "…"
#define PARTED    ",\"parted\":"   /* behind the name of a seat (core/record/record.h) */

#define RECORD GN_ERASE_RECORD
#define ABOUT  GN_ERASE_ABOUT
#define LEAGUE GN_ERASE_LEAGUE
typedef GnEraseForm Form;

/* Of the outermost objects: keys whose strings are free text. */
static const char *const free_texts[GN_ERASE_N][4] = {
  [RECORD] = { "why", "note" },
  [ABOUT] = { "place", "expansion", "note" },
  [LEAGUE] = { "name" },
};

/* A string of a file, in quotes as it is there. Records only grow, so the place stays right. */
typedef struct {
  gsize at;              /* in the new text */
  char *before, *after;
} Edit;

typedef struct {
  GFile  *record, *moved;   /* its name before, and now; the same if the name was not in it */
  GArray *edits, *about;    /* Edit */
} Changed;

struct _GnErasure {
  GPtrArray *names;      /* utf8 */
  char      *instead;    /* what the seats are called, in quotes, and since when; only seats then */
  gint64     parted;     /* when that was; only with @instead */
  GRegex    *words;      /* any of them, as words */
  GPtrArray *changed;    /* Changed */
  GnNames   *before;
  GBytes    *roster;     /* the file, or %NULL */
  GBytes    *memory;     /* of imports: who is who; the file, or %NULL */
};

static void
clear_edit (gpointer data)
{
  g_free (((Edit *) data)->before);
  g_free (((Edit *) data)->after);
}

static GArray *
edits_new (void)
{
  GArray *edits = g_array_new (FALSE, FALSE, sizeof (Edit));

  g_array_set_clear_func (edits, clear_edit);
  return edits;
}

static void
changed_free (gpointer data)
{
  Changed *changed = data;

  g_object_unref (changed->record);
  g_clear_object (&changed->moved);
  g_array_unref (changed->edits);
  g_array_unref (changed->about);
  g_free (changed);
}

void
gn_erasure_free (GnErasure *self)
{
  g_ptr_array_unref (self->names);
  g_free (self->instead);
  g_ptr_array_unref (self->changed);
  g_clear_pointer (&self->words, g_regex_unref);
  g_clear_pointer (&self->before, gn_names_unref);
  g_clear_pointer (&self->roster, g_bytes_unref);
  g_clear_pointer (&self->memory, g_bytes_unref);
  g_free (self);
}

/* ---- What is to be erased ------------------------------------------------------------------------------------- */

static gint
longest_first (gconstpointer a,
               gconstpointer b)
{
  const gsize one = strlen (*(char *const *) a), other = strlen (*(char *const *) b);

  return one > other ? -1 : one < other;
}

GnErasure *
gn_erasure_new (GPtrArray *names)
{
  GnErasure *self = g_new0 (GnErasure, 1);
  g_autoptr (GString) pattern = g_string_new ("(?<![\\p{L}\\p{M}\\p{N}])(?:");

  self->names = g_ptr_array_ref (names);
  self->changed = g_ptr_array_new_with_free_func (changed_free);
  self->before = gn_names_get ();
  g_ptr_array_sort (self->names, longest_first);
  for (guint i = 0; i < self->names->len; i++)
    {
      g_autofree char *escaped = g_regex_escape_string (self->names->pdata[i], -1);

      g_string_append_printf (pattern, "%s%s", i ? "|" : "", escaped);
    }
  g_string_append (pattern, ")(?![\\p{L}\\p{M}\\p{N}])");
  self->words = g_regex_new (pattern->str, G_REGEX_CASELESS, 0, NULL);
  return self;
}

/* Returns: (transfer full): nothing is erased yet of the person who is shown so */
static GnErasure *
erasure_of (const char *shown)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GnNames) now = gn_names_get ();
  const GnNamed *person = gn_names_find (now, shown);

  g_ptr_array_add (names, g_strdup (person ? person->name : shown));
  for (guint i = 0; person && i < person->names->len; i++)
    g_ptr_array_add (names, g_strdup (person->names->pdata[i]));
  return gn_erasure_new (names);
}

static gboolean
is_theirs (GnErasure  *self,
           const char *name)
{
  g_autofree char *plain = gn_plain_name (name, GN_MAX_NAME);

  return g_ptr_array_find_with_equal_func (self->names, plain, g_str_equal, NULL);
}

/* What a string becomes, with its quotes. Returns: (nullable) (transfer full): %NULL if it stays */
static char *
string_after (GnErasure  *self,
              const char *token,
              gsize       length,
              gboolean    is_name)
{
  g_autoptr (JsonNode) node = gn_json_parse (token, (gssize) length, length, NULL);
  const char *text = gn_json_node_string (node, NULL);
  g_autofree char *after = NULL;

  if (!text)
    return NULL;
  if (is_name)
    return is_theirs (self, text) ? g_strdup (self->instead ? self->instead : "\"\"") : NULL;
  if (self->instead || !self->words || !g_regex_match (self->words, text, 0, NULL))
    return NULL;
  after = g_regex_replace_literal (self->words, text, -1, 0, INSTEAD, 0, NULL);
  if (!after)
    return NULL;
  json_node_set_string (node, after);
  return gn_json_to_text (node);
}

/* ---- Texts ---------------------------------------------------------------------------------------------------- */

/* Where the walk through a line is: the keys of the outermost object and of the innermost one. */
typedef struct {
  guint       depth;
  const char *key, *outer;
  gsize       key_length, outer_length;
} Walk;

static gboolean
is_key (const char *key,
        gsize       length,
        const char *wanted)
{
  return key && strlen (wanted) == length && memcmp (key, wanted, length) == 0;
}

static gboolean
is_free_text (const Walk *walk,
              Form        form)
{
  for (guint i = 0; walk->depth == 1 && free_texts[form][i]; i++)
    if (is_key (walk->key, walk->key_length, free_texts[form][i]))
      return TRUE;
  return FALSE;
}

/* In the header of a record the names of the seats; in a league its players, and those of its playoffs. */
static gboolean
is_name (const Walk *walk,
         Form        form,
         gboolean    header)
{
  if (form == RECORD)
    return header && walk->depth == 3 && is_key (walk->key, walk->key_length, "name")
           && is_key (walk->outer, walk->outer_length, "seats");
  return form == LEAGUE && is_key (walk->key, walk->key_length, "people")
         && (walk->depth == 2
             || (walk->depth == 3 && is_key (walk->outer, walk->outer_length, "playoffs")));
}

/* Returns: behind the closing quote, or where the line ends without one */
static const char *
string_end (const char *p,
            const char *end)
{
  for (p++; p < end && *p != '"' && *p != '\n'; p++)
    if (*p == '\\' && p + 1 < end && p[1] != '\n')
      p++;
  return p < end && *p == '"' ? p + 1 : p;
}

/* Returns: behind what tells of an earlier parting of the seat; @p if there is none */
static const char *
behind_parted (const char *p,
               const char *end)
{
  const gsize length = strlen (PARTED);
  const char *stop = p + length;

  if ((gsize) (end - p) < length || memcmp (p, PARTED, length) != 0)
    return p;
  while (stop < end && g_ascii_isdigit (*stop))
    stop++;
  return stop;
}

static void
enter (Walk *walk)
{
  if (++walk->depth == 2)
    {
      walk->outer = walk->key;
      walk->outer_length = walk->key_length;
    }
}

/* Copies @text into @after, with those strings replaced that have a name in them. The text need not be valid. */
static void
edit_text (GnErasure  *self,
           const char *text,
           gsize       length,
           Form        form,
           GString    *after,
           GArray     *edits)
{
  const char *end = text + length, *copied = text;
  gboolean header = form == RECORD;
  Walk walk = { 0 };

  for (const char *p = text; p < end;)
    {
      if (*p == '{' || *p == '[')
        enter (&walk);
      else if ((*p == '}' || *p == ']') && walk.depth)
        walk.depth--;
      else if (*p == '\n' && form == RECORD)
        {
          header = FALSE;
          walk = (Walk) { 0 };
        }
      if (*p != '"')
        {
          p++;
          continue;
        }

      const char *stop = string_end (p, end), *next = stop;

      while (next < end && (*next == ' ' || *next == '\t'))
        next++;
      if (next < end && *next == ':')
        {
          walk.key = p + 1;
          walk.key_length = (gsize) (stop - p) - 2;
          p = next + 1;
          continue;
        }

      const gboolean name = is_name (&walk, form, header);
      char *instead = name || is_free_text (&walk, form) ? string_after (self, p, (gsize) (stop - p), name) : NULL;

      if (instead)
        {
          if (self->instead)
            stop = behind_parted (stop, end);
          g_string_append_len (after, copied, p - copied);

          const Edit edit = { after->len, g_strndup (p, (gsize) (stop - p)), instead };

          g_array_append_val (edits, edit);
          g_string_append (after, instead);
          copied = stop;
        }
      p = stop;
    }
  g_string_append_len (after, copied, end - copied);
}

GBytes *
gn_erasure_text (GnErasure  *self,
                 GnEraseForm form,
                 const char *text,
                 gsize       length)
{
  g_autoptr (GString) after = g_string_sized_new (length + 64);
  g_autoptr (GArray) edits = edits_new ();

  edit_text (self, text, length, form, after, edits);
  return edits->len ? g_string_free_to_bytes (g_steal_pointer (&after)) : NULL;
}

/* Returns: behind @edit in @text, where its time may be another one now; %NULL if something else is there */
static const char *
behind_edit (const Edit *edit,
             const char *text,
             gsize       length,
             gboolean    part)
{
  const gsize all = strlen (edit->after);
  const gsize n = part ? (gsize) (string_end (edit->after, edit->after + all) - edit->after) : all;
  const char *end = text + length, *stop = text + edit->at + n;

  if (edit->at + n > length || memcmp (text + edit->at, edit->after, n) != 0)
    return NULL;
  return part ? behind_parted (stop, end) : stop;
}

/* Returns: (transfer full) (nullable): @text as it was before; %NULL if something else is there now */
static GString *
text_before (const char *text,
             gsize       length,
             GArray     *edits,
             gboolean    part)
{
  g_autoptr (GString) before = g_string_new (NULL);
  gsize copied = 0;

  for (guint i = 0; i < edits->len; i++)
    {
      const Edit *edit = &g_array_index (edits, Edit, i);
      const char *stop = behind_edit (edit, text, length, part);

      if (!stop)
        return NULL;
      g_string_append_len (before, text + copied, (gssize) (edit->at - copied));
      g_string_append (before, edit->before);
      copied = (gsize) (stop - text);
    }
  g_string_append_len (before, text + copied, (gssize) (length - copied));
  return g_steal_pointer (&before);
}

/* ---- Files ---------------------------------------------------------------------------------------------------- */

static gboolean
set_error (GError    **error,
           GFile      *file,
           const char *sentence)
{
  g_autofree char *name = gn_file_name (file);
  g_autofree char *message = gn_fill (sentence, "file", name, NULL);

  g_set_error_literal (error, GN_FILE_ERROR, GN_FILE_ERROR_WRITE, message);
  return FALSE;
}

/* Replaces the file, or what a link leads to. It keeps its time: a list of the last matches stays the same. The index
 * sees it by the last digit. */
static gboolean
replace (GFile         *file,
         const GString *text,
         GError       **error)
{
  g_autofree char *path = realpath (g_file_peek_path (file), NULL);
  g_autoptr (GFile) target = path ? g_file_new_for_path (path) : g_object_ref (file);
  struct stat look;
  const int fd = g_open (g_file_peek_path (target), O_RDONLY | O_CLOEXEC, 0);
  gboolean fine = fd >= 0 && fstat (fd, &look) == 0;

  if (!fine)
    set_error (error, file, _("“{file}” cannot be rewritten."));
  else if (flock (fd, LOCK_EX | LOCK_NB) < 0 && errno == EWOULDBLOCK)
    fine = set_error (error, file, _("“{file}” is already open in another window or program."));
  fine = fine && gn_file_write (target, text->str, text->len, error);
  if (fine)
    {
      struct timespec times[2] = { look.st_atim, look.st_mtim };

      times[1].tv_nsec += times[1].tv_nsec < 999999999 ? 1 : -1;
      utimensat (AT_FDCWD, g_file_peek_path (target), times, 0);
    }
  if (fd >= 0)
    close (fd);
  return fine;
}

/* A record with what is beside it. */
static gboolean
move (GFile   *from,
      GFile   *to,
      GError **error)
{
  if (g_file_equal (from, to))
    return TRUE;
  if (g_file_query_exists (to, NULL) || g_rename (g_file_peek_path (from), g_file_peek_path (to)) < 0)
    return set_error (error, from, _("“{file}” cannot be renamed."));
  for (guint i = 0;; i++)
    {
      g_autoptr (GFile) beside = gn_library_beside (from, i), target = gn_library_beside (to, i);

      if (!beside)
        return TRUE;
      g_rename (g_file_peek_path (beside), g_file_peek_path (target));
    }
}

/* Returns: %FALSE if it has to be rewritten and cannot be */
static gboolean
edit_file (GnErasure *self,
           GFile     *file,
           Form       form,
           GArray    *edits,
           GError   **error)
{
  g_autoptr (GBytes) bytes = gn_file_read (file, form == ABOUT ? MAX_ABOUT : GN_RECORD_MAX_BYTES, NULL);
  g_autoptr (GString) after = NULL;
  gsize length;
  const char *text = bytes ? g_bytes_get_data (bytes, &length) : NULL;

  if (!text)
    return TRUE;
  after = g_string_sized_new (length + 64);
  edit_text (self, text, length, form, after, edits);
  if (!edits->len || replace (file, after, error))
    return TRUE;
  g_array_set_size (edits, 0);
  return FALSE;
}

static Changed *
changed_new (GnErasure *self,
             GFile     *file)
{
  Changed *changed = g_new0 (Changed, 1);

  changed->record = g_object_ref (file);
  changed->edits = edits_new ();
  changed->about = edits_new ();
  g_ptr_array_add (self->changed, changed);
  return changed;
}

static gboolean
erase_record (GnErasure  *self,
              GFile      *file,
              GError    **error)
{
  g_autoptr (GFile) about = gn_about_file (file), target = NULL;
  Changed *changed = changed_new (self, file);

  if (!edit_file (self, file, RECORD, changed->edits, error)
      || !edit_file (self, about, ABOUT, changed->about, error))
    return FALSE;

  target = changed->edits->len ? gn_erase_file_name (self->names, file) : g_object_ref (file);
  if (!move (file, target, error))
    return FALSE;
  changed->moved = g_steal_pointer (&target);
  if (!changed->edits->len && !changed->about->len)
    g_ptr_array_remove_index (self->changed, self->changed->len - 1);
  return TRUE;
}

static gboolean
restore_file (GFile   *file,
              gsize    max_bytes,
              GArray  *edits,
              gboolean part,
              GError **error)
{
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GString) before = NULL;

  if (!edits->len)
    return TRUE;
  bytes = gn_file_read (file, max_bytes, error);
  if (!bytes)
    return FALSE;
  before = text_before (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes), edits, part);
  if (!before)
    return set_error (error, file, _("“{file}” has changed since: the name cannot be restored there."));
  return replace (file, before, error);
}

static gboolean
restore_record (GnErasure *self,
                Changed   *changed,
                GError   **error)
{
  if (changed->moved && !move (changed->moved, changed->record, error))
    return FALSE;

  g_autoptr (GFile) about = gn_about_file (changed->record);
  const gboolean fine = restore_file (changed->record, GN_RECORD_MAX_BYTES, changed->edits, !!self->instead, error);

  return restore_file (about, MAX_ABOUT, changed->about, FALSE, fine ? error : NULL) && fine;
}

/* ---- All of it ------------------------------------------------------------------------------------------------- */

static void
add_files (GPtrArray  *files,
           const char *folder,
           const char *suffix)
{
  g_autofree char *path = g_build_filename (g_get_user_data_dir (), "gnomon", folder, NULL);
  g_autoptr (GDir) names = g_dir_open (path, 0, NULL);
  const char *name;

  while (names && (name = g_dir_read_name (names)))
    if (g_str_has_suffix (name, suffix))
      {
        g_autofree char *full = g_build_filename (path, name, NULL);

        g_ptr_array_add (files, g_file_new_for_path (full));
      }
}

/* (element-type GFile): every record, also those that a deletion set aside */
static GPtrArray *
all_records (void)
{
  GPtrArray *files = g_ptr_array_new_with_free_func (g_object_unref);

  add_files (files, "records", GN_RECORD_SUFFIX);
  add_files (files, "records/.deleted", GN_RECORD_SUFFIX);
  return files;
}

static gboolean
erase_from_leagues (GnErasure  *self,
                    GError    **error)
{
  g_autoptr (GPtrArray) files = g_ptr_array_new_with_free_func (g_object_unref);
  gboolean fine = TRUE;

  add_files (files, "leagues", ".json");
  for (guint i = 0; fine && i < files->len; i++)
    fine = edit_file (self, files->pdata[i], LEAGUE, changed_new (self, files->pdata[i])->edits, error);
  return fine;
}

static GFile *
roster_file (void)
{
  g_autofree char *path = g_build_filename (g_get_user_data_dir (), "gnomon", "people.json", NULL);

  return g_file_new_for_path (path);
}

static void
erase_from_roster (GnErasure *self)
{
  g_autoptr (GFile) file = roster_file ();

  self->roster = gn_file_read (file, GN_RECORD_MAX_BYTES, NULL);
  for (guint i = 0; self->roster && i < self->names->len; i++)
    gn_roster_forget (self->names->pdata[i]);
}

static GFile *
memory_file (void)
{
  g_autofree char *path = g_build_filename (g_get_user_data_dir (), "gnomon", "exchange.json", NULL);

  return g_file_new_for_path (path);
}

/* What other programs call the person goes with the name. */
static void
erase_from_memory (GnErasure *self)
{
  g_autoptr (GFile) file = memory_file ();
  g_autoptr (GBytes) bytes = gn_file_read (file, GN_RECORD_MAX_BYTES, NULL);
  g_autoptr (JsonNode) node = bytes ? gn_json_parse (g_bytes_get_data (bytes, NULL), (gssize) g_bytes_get_size (bytes),
                                                     GN_RECORD_MAX_BYTES, NULL) : NULL;
  JsonObject *all = gn_json_node_object (node), *people = all ? gn_json_object (all, "people") : NULL;
  g_autoptr (GList) names = people ? json_object_get_members (people) : NULL;
  g_autofree char *text = NULL;
  gboolean any = FALSE;

  for (GList *name = names; name; name = name->next)
    {
      const char *here = gn_json_string (people, name->data);

      if (!is_theirs (self, name->data) && !(here && is_theirs (self, here)))
        continue;
      json_object_remove_member (people, name->data);
      any = TRUE;
    }
  text = any ? gn_json_to_text (node) : NULL;
  if (any && gn_file_write (file, text, strlen (text), NULL))
    self->memory = g_steal_pointer (&bytes);
}

static gboolean
restore_records (GnErasure  *self,
                 GError    **error)
{
  gboolean fine = TRUE;

  for (guint i = self->changed->len; i-- > 0;)
    fine = restore_record (self, self->changed->pdata[i], fine ? error : NULL) && fine;
  return fine;
}

/* Another laptop may have taken in that two were parted: the name from before comes back with a later time, so that it
 * counts there, too. */
static void
call_again (GnErasure *self)
{
  const gint64 now = g_get_real_time () / G_USEC_PER_SEC;

  self->parted = MAX (now, self->parted + 1);
  for (guint i = 0; i < self->changed->len; i++)
    {
      GArray *edits = ((Changed *) self->changed->pdata[i])->edits;

      for (guint k = 0; k < edits->len; k++)
        {
          Edit *edit = &g_array_index (edits, Edit, k);
          const char *name = edit->before;
          char *again = g_strdup_printf ("%.*s" PARTED "%" G_GINT64_FORMAT,
                                         (int) (string_end (name, name + strlen (name)) - name), name, self->parted);

          g_free (edit->before);
          edit->before = again;
        }
    }
}

GnErasure *
gn_erase (const char     *shown,
          GnEraseProgress progress,
          gpointer        data,
          GError        **error)
{
  g_autoptr (GnErasure) self = erasure_of (shown);
  g_autoptr (GPtrArray) files = all_records ();

  for (guint i = 0; i < files->len; i++)
    {
      if (!erase_record (self, files->pdata[i], error))
        {
          restore_records (self, NULL);
          return NULL;
        }
      if (progress)
        progress (i + 1, files->len, data);
    }
  if (!erase_from_leagues (self, error) || (!gn_names_trouble (self->before) && !gn_names_drop (shown, error)))
    {
      restore_records (self, NULL);
      return NULL;
    }
  erase_from_roster (self);
  erase_from_memory (self);
  return g_steal_pointer (&self);
}

/* In a match that both played, nobody can tell which seat is whose, or the second one has a name of her own already.
 * Returns: %FALSE with a sentence in @error */
static gboolean
can_part (GnErasure   *self,
          GFile       *record,
          const char  *name,
          GError     **error)
{
  GnRecordInfo *info = gn_library_read (record);
  gboolean taken = FALSE;
  guint n = 0;

  for (guint i = 0; i < info->n_seats; i++)
    {
      taken |= g_strcmp0 (info->recorded[i], name) == 0 || g_strcmp0 (info->name[i], name) == 0;
      n += info->recorded[i] && is_theirs (self, info->recorded[i]);
    }
  gn_record_info_free (info);
  if (taken)
    return set_error (error, record, _("In “{file}” somebody else has that name already."));
  /* Translators: {file} is the record of a match. */
  return n < 2 || set_error (error, record, _("In “{file}” two players have this name."));
}

GnErasure *
gn_erase_part (const char *shown,
               const char *name,
               GPtrArray  *records,
               GError    **error)
{
  g_autoptr (GnErasure) self = erasure_of (shown);
  g_autoptr (JsonNode) node = json_node_init_string (json_node_alloc (), name);
  g_autofree char *quoted = NULL;

  g_return_val_if_fail (*name && gn_is_plain_name (name, GN_MAX_NAME), NULL);

  /* With any of these names the two would be shown as one again. */
  if (is_theirs (self, name) || g_strcmp0 (gn_names_show (self->before, name), shown) == 0)
    {
      g_autofree char *message = gn_fill (/* Translators: {name} and {who} are names of one player. */
                                         _("“{name}” is another name of {who}."), "name", name, "who", shown, NULL);

      g_set_error_literal (error, GN_FILE_ERROR, GN_FILE_ERROR_WRITE, message);
      return NULL;
    }
  quoted = gn_json_to_text (node);
  self->parted = g_get_real_time () / G_USEC_PER_SEC;
  self->instead = g_strdup_printf ("%s" PARTED "%" G_GINT64_FORMAT, quoted, self->parted);
  for (guint i = 0; i < records->len; i++)
    {
      GFile *file = records->pdata[i];
      Changed *changed = changed_new (self, file);

      if (can_part (self, file, name, error) && edit_file (self, file, RECORD, changed->edits, error))
        continue;
      restore_records (self, NULL);
      return NULL;
    }
  return g_steal_pointer (&self);
}

gboolean
gn_erasure_undo (GnErasure  *self,
                 GError    **error)
{
  g_autoptr (GFile) roster = roster_file ();
  gboolean fine;

  if (self->instead)
    call_again (self);
  fine = restore_records (self, error);

  /* Parting changed no other names: they are not made as they were then. */
  if (!self->instead && !gn_names_trouble (self->before))
    fine = gn_names_restore (self->before, fine ? error : NULL) && fine;
  if (self->roster)
    fine = gn_file_write (roster, g_bytes_get_data (self->roster, NULL), g_bytes_get_size (self->roster),
                          fine ? error : NULL)
           && fine;
  if (self->memory)
    {
      g_autoptr (GFile) memory = memory_file ();

      fine = gn_file_write (memory, g_bytes_get_data (self->memory, NULL), g_bytes_get_size (self->memory),
                            fine ? error : NULL)
             && fine;
    }
  return fine;
}
