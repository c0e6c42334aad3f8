/* record.c: the file of a match: creating it, appending without loss, opening it again
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "core/base/file.h"
#include "record-private.h"
#include "core/words/text.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gi18n.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

/**
 * GnRecord:
 * @good: how many bytes are known to be complete and on disk
 * @lines: how many lines these are
 * @dirty: after a failure, the file may be longer than @good
 */
struct _GnRecord {
  GFile    *file;
  int       fd;
  off_t     good;
  guint     lines;
  gboolean  dirty;
  gboolean  writable;
  gint64    started;
};

static int
plain_open (const char *path,
            int         flags,
            mode_t      mode)
{
  return open (path, flags, mode);
}

GnRecordIo gn_record_io = { plain_open, pwrite, fdatasync, ftruncate };

static gboolean
trouble (GError **error,
         GFile   *file,
         int      saved_errno)
{
  g_autofree char *message = gn_file_trouble_write (file, saved_errno);

  g_set_error_literal (error, GN_FILE_ERROR, GN_FILE_ERROR_WRITE, message);
  return FALSE;
}

/* ---- The lock ----------------------------------------------------------- */

/* The lock belongs to the open file: it also keeps out another window of this program, and ends with the process. */
static gboolean
take_lock (int       fd,
           GFile    *file,
           GError  **error)
{
  while (flock (fd, LOCK_EX | LOCK_NB) < 0)
    {
      if (errno == EINTR)
        continue;
      if (errno != EWOULDBLOCK)
        return TRUE;  /* the file system has no locks */

      g_autofree char *name = gn_file_name (file);
      g_autofree char *message = gn_fill (_("“{file}” is already open in another window or program."), "file", name,
                                          NULL);

      g_set_error_literal (error, GN_FILE_ERROR, GN_FILE_ERROR_LOCKED, message);
      return FALSE;
    }
  return TRUE;
}

/* ---- Writing ------------------------------------------------------------ */

/* Returns: 0, or the errno of the failure */
static int
write_all (int         fd,
           const char *bytes,
           gsize       n,
           off_t       at)
{
  while (n > 0)
    {
      const ssize_t written = gn_record_io.pwrite (fd, bytes, n, at);

      if (written < 0 && errno == EINTR)
        continue;
      if (written < 0)
        return errno;
      if (written == 0)
        return ENOSPC;
      bytes += written;
      at += written;
      n -= (gsize) written;
    }
  return 0;
}

static int
make_durable (int fd)
{
  while (gn_record_io.fdatasync (fd) < 0)
    if (errno != EINTR)
      return errno;

  return 0;
}

/* Cuts off everything after the last complete line. */
static int
cut (GnRecord *record)
{
  if (gn_record_io.ftruncate (record->fd, record->good) < 0)
    return errno;

  record->dirty = FALSE;
  return 0;
}

/* Returns whether the file is still in its place and unchanged. Writing to a file that was deleted or moved to the
 * trash would look like success. */
static gboolean
is_ours (GnRecord *record)
{
  struct stat status, there;

  return fstat (record->fd, &status) == 0 && lstat (g_file_peek_path (record->file), &there) == 0
         && status.st_dev == there.st_dev && status.st_ino == there.st_ino
         && (record->dirty || status.st_size == record->good);
}

static guint
count_lines (const char *bytes,
             gsize       n)
{
  guint lines = 0;

  for (const char *p = bytes; (p = memchr (p, '\n', n - (gsize) (p - bytes))); p++)
    lines++;
  return lines;
}

static gboolean
append_bytes (GnRecord    *record,
              const char  *bytes,
              gsize        n,
              GError     **error)
{
  const guint lines = count_lines (bytes, n);
  int wrong = 0;

  if (!is_ours (record))
    return trouble (error, record->file, ESTALE);
  if (record->good + (off_t) n > GN_RECORD_MAX_BYTES || record->lines + lines > GN_RECORD_MAX_LINES)
    return trouble (error, record->file, EFBIG);

  if (record->dirty)
    wrong = cut (record);
  if (wrong == 0)
    wrong = write_all (record->fd, bytes, n, record->good);
  if (wrong == 0)
    wrong = make_durable (record->fd);

  if (wrong != 0)
    {
      record->dirty = TRUE;
      cut (record);
      return trouble (error, record->file, wrong);
    }

  record->good += (off_t) n;
  record->lines += lines;
  return TRUE;
}

gboolean
gn_record_append (GnRecord    *record,
                  const char  *line,
                  GError     **error)
{
  g_return_val_if_fail (record->writable, FALSE);
  g_return_val_if_fail (*line == '{' && !strchr (line, '\n'), FALSE);

  g_autofree char *bytes = g_strconcat (line, "\n", NULL);

  return append_bytes (record, bytes, strlen (bytes), error);
}

gboolean
gn_record_append_lines (GnRecord    *record,
                        const char  *lines,
                        gsize        length,
                        GError     **error)
{
  g_return_val_if_fail (record->writable, FALSE);
  g_return_val_if_fail (length == 0 || lines[length - 1] == '\n', FALSE);

  return length == 0 || append_bytes (record, lines, length, error);
}

/* A new file is durable only when its folder is. */
static void
make_folder_durable (const char *path)
{
  g_autofree char *folder = g_path_get_dirname (path);
  int fd = open (folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC);

  if (fd < 0)
    return;
  /* Some file systems do not support this; the file itself is written anyway. */
  if (fsync (fd) < 0)
    g_debug ("folder: %s", g_strerror (errno));
  close (fd);
}

static GnRecord *
record_new (GFile    *file,
            int       fd,
            gboolean  writable)
{
  GnRecord *record = g_new0 (GnRecord, 1);

  record->file = g_object_ref (file);
  record->fd = fd;
  record->writable = writable;
  return record;
}

GnRecord *
gn_record_create (GFile          *file,
                  const GnMatch  *match,
                  JsonNode       *position,
                  gint64          started,
                  GError        **error)
{
  g_autofree char *path = g_file_get_path (file);
  g_autoptr (GnRecord) record = NULL;

  if (!path)
    {
      trouble (error, file, ENOTSUP);
      return NULL;
    }

  int fd = gn_record_io.open (path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0644);

  if (fd < 0)
    {
      trouble (error, file, errno);
      return NULL;
    }

  record = record_new (file, fd, TRUE);
  record->started = CLAMP (started ? started : g_get_real_time () / G_USEC_PER_SEC, 0, GN_RECORD_MAX_STARTED);

  g_autofree char *header = gn_record_header_to_text (match, position, record->started);

  if (!take_lock (fd, file, error) || !gn_record_append (record, header, error))
    {
      /* The file is new and empty, so it can be removed. */
      unlink (path);
      return NULL;
    }

  make_folder_durable (path);
  return g_steal_pointer (&record);
}

/* ---- Opening ------------------------------------------------------------ */

/* Adds the line number to an error. */
static gboolean
fault_in_line (GError        **error,
               GnFileError   code,
               const char     *sentence,
               guint           line)
{
  g_autofree char *number = g_strdup_printf ("%u", line);
  g_autofree char *message = gn_fill (sentence, "line", number, NULL);

  g_set_error_literal (error, GN_FILE_ERROR, (int) code, message);
  return FALSE;
}

/* The start of a line: its number, its time, and whether it is a mark. */
typedef struct {
  gint64   number;
  gint64   time;
  gboolean mark;
} LineHead;

/* @text: the line, known to be valid JSON. Returns: FALSE if it is not an object */
static gboolean
read_head (const char          *text,
           gsize                length,
           const GnJsonMembers *members,
           LineHead            *head)
{
  *head = (LineHead) { -1, 0, FALSE };
  if (members->plain)
    {
      gn_json_member_int (gn_json_member (members, "i"), &head->number);
      gn_json_member_int (gn_json_member (members, "t"), &head->time);
      head->mark = gn_json_member (members, "mark") != NULL;
      return TRUE;
    }

  g_autoptr (JsonNode) node = gn_json_parse_line (text, length, 1, NULL);
  JsonObject *object = gn_json_node_object (node);

  if (object)
    {
      head->number = gn_json_int (object, "i", -1);
      head->time = gn_json_int (object, "t", 0);
      head->mark = json_object_has_member (object, "mark");
    }
  return object != NULL;
}

/* Numbers go up by one; a mark has the number of the last entry. */
static gboolean
check_order (const LineHead *head,
             guint           line,
             gint64         *last,
             GError        **error)
{
  const gint64 due = head->mark ? *last : *last + 1;

  if (head->number < 0)
    return fault_in_line (error, GN_FILE_ERROR_ORDER, _("Line {line} has no number."), line);
  if (head->number > due)
    return fault_in_line (error, GN_FILE_ERROR_ORDER, _("Something is missing before line {line}."), line);
  if (head->number < due)
    return fault_in_line (error, GN_FILE_ERROR_ORDER, _("Line {line} repeats an earlier one, or is out of order."),
                          line);
  if (head->time < 0 || head->time > GN_RECORD_MAX_SECONDS)
    return fault_in_line (error, GN_FILE_ERROR_ORDER, _("Line {line}: impossible time."), line);

  *last = head->number;
  return TRUE;
}

/* @text: a line of the file; the first is the header. @members: (out). @last: the number of the last entry */
static gboolean
check_line (const char    *text,
            gsize          length,
            guint          line,
            GnJsonMembers *members,
            gint64        *last,
            GError       **error)
{
  LineHead head;

  if (!gn_json_scan (text, length, line, members, error))
    return FALSE;
  if (line == 1)
    return TRUE;
  if (!read_head (text, length, members, &head))
    return fault_in_line (error, GN_FILE_ERROR_SYNTAX, _("Line {line}: an object was expected."), line);
  return check_order (&head, line, last, error);
}

/* Returns whether the rest after the last complete line is what a power cut leaves: half a line, or bytes that
 * never reached the disk. */
static gboolean
is_torn (const char *begin,
         const char *end,
         gboolean    ended)
{
  g_autoptr (JsonNode) node = NULL;

  if (memchr (begin, '\0', (gsize) (end - begin)))
    return TRUE;
  if (ended)
    return FALSE;

  /* Complete except for its newline: an editor did that. */
  node = gn_json_parse_line (begin, (gsize) (end - begin), 1, NULL);
  return !node || !JSON_NODE_HOLDS_OBJECT (node);
}

GPtrArray *
gn_record_read_lines (const char     *text,
                      gsize           length,
                      GnJsonMembers  *header,
                      off_t          *good,
                      gboolean       *open_end,
                      gboolean       *torn,
                      GError        **error)
{
  g_autoptr (GPtrArray) lines = g_ptr_array_new_with_free_func (g_free);
  const char *end = text + length;
  gint64 last = 0;
  guint number = 0;

  *good = 0;
  *open_end = *torn = FALSE;
  for (const char *p = text; p < end;)
    {
      const char *newline = memchr (p, '\n', (gsize) (end - p));
      const char *stop = newline ? newline : end;
      const char *next = newline ? newline + 1 : end;

      number++;
      if (next == end && is_torn (p, stop, newline != NULL))
        {
          *torn = TRUE;
          break;
        }
      if (number > GN_RECORD_MAX_LINES)
        {
          fault_in_line (error, GN_FILE_ERROR_TOO_LARGE,
                         _("The record goes on after line {line}; the rest is not read."), number - 1);
          return NULL;
        }

      GnJsonMembers members;

      if (!check_line (p, (gsize) (stop - p), number, number == 1 ? header : &members, &last, error))
        return NULL;

      g_ptr_array_add (lines, g_strndup (p, (gsize) (stop - p)));
      *open_end = newline == NULL;
      *good = next - text;
      p = next;
    }
  return g_steal_pointer (&lines);
}

static GnRecord *
open_file (GFile     *file,
           gboolean   writable,
           GError   **error)
{
  g_autofree char *path = g_file_get_path (file);
  int fd = -1, wrong = ENOTSUP;

  /* Do not wait forever for a writer if the file is a pipe. A link may lead anywhere, so never open one for writing. */
  if (path)
    {
      fd = gn_record_io.open (path, (writable ? O_RDWR | O_NOFOLLOW : O_RDONLY) | O_CLOEXEC | O_NONBLOCK, 0);
      wrong = errno;
    }

  if (fd < 0)
    {
      const gboolean no_writing = writable && (wrong == EROFS || wrong == EACCES || wrong == EPERM || wrong == ELOOP);
      g_autofree char *message = no_writing ? gn_file_trouble_write (file, wrong) : gn_file_trouble_read (file, wrong);

      g_set_error_literal (error, GN_FILE_ERROR, no_writing ? GN_FILE_ERROR_WRITE : GN_FILE_ERROR_READ, message);
      return NULL;
    }
  return record_new (file, fd, writable);
}

GnRecord *
gn_record_open (GFile      *file,
                gboolean    writable,
                GnMatch   **match,
                JsonNode  **position,
                GPtrArray **lines,
                gboolean   *torn,
                GError    **error)
{
  g_autoptr (GnRecord) record = open_file (file, writable, error);
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GPtrArray) read = NULL;
  gboolean open_end, is_cut;

  if (!record || (writable && !take_lock (record->fd, file, error)))
    return NULL;

  bytes = gn_fd_read (record->fd, file, GN_RECORD_MAX_BYTES, error);
  if (!bytes)
    return NULL;

  gsize length;
  const char *text = g_bytes_get_data (bytes, &length);
  GnJsonMembers header;

  read = gn_record_read_lines (text ? text : "", length, &header, &record->good, &open_end, &is_cut,
                               error);
  if (!read)
    return NULL;
  if (read->len == 0)
    {
      g_set_error_literal (error, GN_FILE_ERROR, GN_FILE_ERROR_HEADER,
                           length == 0 ? _("The file is empty.")
                                       : _("The record’s first line is incomplete: nothing was entered yet."));
      return NULL;
    }

  g_autoptr (GnMatch) made = NULL;
  g_autoptr (JsonNode) start = NULL;

  if (!gn_record_header_read (text, strlen (g_ptr_array_index (read, 0)), &header, &made, &start, &record->started,
                              error))
    return NULL;
  /* The newline that the last line may lack is added below, and counted there. */
  record->lines = read->len - (open_end ? 1 : 0);
  g_ptr_array_remove_index (read, 0);

  if (writable)
    {
      record->dirty = is_cut;
      if (is_cut && cut (record) != 0)
        g_debug ("a torn line stays for now");  /* the next append tries again, or reports it */
      if (open_end && !append_bytes (record, "\n", 1, error))
        return NULL;
    }

  *match = g_steal_pointer (&made);
  *position = g_steal_pointer (&start);
  *lines = g_steal_pointer (&read);
  if (torn)
    *torn = is_cut;
  return g_steal_pointer (&record);
}

gboolean
gn_record_is_nearly_full (GnRecord *record)
{
  return record->good > GN_RECORD_MAX_BYTES / 4 * 3 || record->lines > GN_RECORD_MAX_LINES / 4 * 3;
}

gint64
gn_record_get_started (GnRecord *record)
{
  return record->started;
}

void
gn_record_close (GnRecord *record)
{
  if (!record)
    return;

  /* A failed entry that could not be cut off at once. */
  if (record->writable && record->dirty)
    cut (record);
  close (record->fd);
  g_object_unref (record->file);
  g_free (record);
}
