/* test-crash.c: the power goes, the disk is full, the folder is read-only: nothing that was shown is lost
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/games.h"
#include "core/base/json.h"
#include "core/table/match-table.h"
#include "core/state/position.h"
#include "core/record/record-private.h"
#include "toy.h"

#include <errno.h>
#include <fcntl.h>
#include <sched.h>
#include <signal.h>
#include <sys/mount.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#define ENTRIES 4

/* ---- A disk that can be made to fail at its k-th touch ------------------- */

typedef enum { NOTHING, KILL, FAIL } Mischief;

static GnRecordIo real;
static Mischief mischief;
static int wrong;         /* the errno of FAIL */
static guint countdown;   /* touches that still go well */
static gboolean for_good; /* FAIL: also all later ones */

static gboolean
strikes (void)
{
  if (mischief == NOTHING)
    return FALSE;
  if (countdown > 0)
    {
      countdown--;
      return FALSE;
    }
  if (mischief == KILL)
    kill (getpid (), SIGKILL);
  if (!for_good)
    mischief = NOTHING;
  errno = wrong;
  return TRUE;
}

static ssize_t
bad_pwrite (int         fd,
            const void *bytes,
            size_t      n,
            off_t       at)
{
  if (strikes ())
    return -1;
  /* Struck the next time: half of it is written. */
  if (mischief != NOTHING && countdown == 0 && n > 1)
    return real.pwrite (fd, bytes, n / 2, at);
  return real.pwrite (fd, bytes, n, at);
}

static int
bad_fdatasync (int fd)
{
  return strikes () ? -1 : real.fdatasync (fd);
}

static int
bad_ftruncate (int   fd,
               off_t length)
{
  return strikes () ? -1 : real.ftruncate (fd, length);
}

static int
bad_open (const char *path,
          int         flags,
          mode_t      mode)
{
  return strikes () ? -1 : real.open (path, flags, mode);
}

static void
plan (Mischief what,
      guint    after,
      int      with,
      gboolean lasting)
{
  if (!real.open)
    real = gn_record_io;
  gn_record_io = (GnRecordIo) { bad_open, bad_pwrite, bad_fdatasync, bad_ftruncate };
  mischief = what;
  countdown = after;
  wrong = with;
  for_good = lasting;
}

/* ---- Killed at every step ------------------------------------------------ */

static GnRecord *
open_record (GFile      *file,
             GPtrArray **lines,
             GError    **error)
{
  g_autoptr (GnMatch) match = NULL;
  g_autoptr (JsonNode) position = NULL;

  return gn_record_open (file, TRUE, &match, &position, lines, NULL, error);
}

/* The program: plays on in the file, and says through the pipe what its screen has shown. */
static void
play (GFile    *file,
      gboolean  fresh,
      int       screen)
{
  g_autoptr (GnMatch) match = toy_match ();
  g_autoptr (GPtrArray) lines = NULL;
  GnRecord *record = fresh ? gn_record_create (file, match, NULL, 1, NULL) : open_record (file, &lines, NULL);
  guint8 shown = (guint8) (lines ? lines->len : 0);

  if (!record || write (screen, &shown, 1) != 1)
    _exit (1);
  for (guint i = 0; i < ENTRIES; i++)
    {
      g_autofree char *line = g_strdup_printf ("{\"i\":%u,\"m\":[[0,\"take\",\"%s\"]]}", shown + 1u,
                                               i % 2 ? "a" : "a-longer-one");

      if (!gn_record_append (record, line, NULL))
        _exit (1);
      shown++;
      if (write (screen, &shown, 1) != 1)
        _exit (1);
    }
  gn_record_close (record);
  _exit (0);
}

/* Returns: TRUE if the program was killed at its step @k. @shown: the last number on its screen, or -1: nothing yet */
static gboolean
play_and_kill (GFile    *file,
               gboolean  fresh,
               guint     k,
               int      *shown)
{
  int pipe_ends[2], status;
  guint8 number;
  pid_t child;

  g_assert_cmpint (pipe (pipe_ends), ==, 0);
  child = fork ();
  g_assert_cmpint (child, >=, 0);
  if (child == 0)
    {
      plan (KILL, k, 0, FALSE);
      play (file, fresh, pipe_ends[1]);
    }

  close (pipe_ends[1]);
  *shown = -1;
  while (read (pipe_ends[0], &number, 1) == 1)
    *shown = number;
  close (pipe_ends[0]);
  g_assert_cmpint (waitpid (child, &status, 0), ==, child);
  if (WIFSIGNALED (status))
    {
      g_assert_cmpint (WTERMSIG (status), ==, SIGKILL);
      return TRUE;
    }
  g_assert_cmpint (WEXITSTATUS (status), ==, 0);
  return FALSE;
}

static void
test_killed (void)
{
  g_autoptr (GFile) file = toy_file ("killed.gnomon");
  guint k = 0;
  int shown;

  /* From the first byte on. */
  do
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (GPtrArray) lines = NULL;
      gboolean killed;

      unlink (g_file_peek_path (file));
      killed = play_and_kill (file, TRUE, k, &shown);
      if (!killed)
        break;

      GnRecord *record = open_record (file, &lines, &error);

      if (shown < 0)
        {
          /* Nothing was on the screen; at most the header is there. */
          g_assert_true (record || error->code == GN_FILE_ERROR_HEADER || error->code == GN_FILE_ERROR_READ);
          g_assert_true (!record || lines->len == 0);
        }
      else
        {
          g_assert_no_error (error);
          /* All that was shown, and no more than the one entry that was on its way. */
          g_assert_cmpuint (lines->len, >=, (guint) shown);
          g_assert_cmpuint (lines->len, <=, (guint) shown + 1);
        }
      gn_record_close (record);
      k++;
    }
  while (TRUE);

  g_test_message ("killed at %u steps", k);
  /* One step to open; for the header and each entry one to write and one to make it last. */
  g_assert_cmpuint (k, ==, 1 + 2 * (1 + ENTRIES));
  g_assert_cmpint (shown, ==, ENTRIES);
}

/* Killed again and again in the same evening: every start finds all that the screens before had shown. */
static void
test_killed_again (void)
{
  g_autoptr (GFile) file = toy_file ("again.gnomon");
  g_autofree char *begin = toy_record_text (0);
  int known = 0;

  toy_write (file, begin, -1);
  for (guint k = 1; k < 60; k++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (GPtrArray) lines = NULL;
      int shown;

      play_and_kill (file, FALSE, k % 11, &shown);
      known = MAX (known, shown);

      GnRecord *record = open_record (file, &lines, &error);

      g_assert_no_error (error);
      g_assert_cmpint ((int) lines->len, >=, known);
      g_assert_cmpint ((int) lines->len, <=, known + 1);
      known = (int) lines->len;
      gn_record_close (record);
    }
  g_assert_cmpint (known, >, 40);
}

/* ---- A whole table, killed at every step ---------------------------------- */

#define MOVES 6

static GnMatchTable *
new_table (const char *game)
{
  g_autoptr (GError) error = NULL;
  GnMatch *match = gn_match_new (gn_games_find (game), 2, NULL, &error);

  g_assert_no_error (error);
  for (guint i = 0; i < 16; i++)
    match->seed[i] = (guint8) i;
  for (guint i = 0; i < match->n_seats; i++)
    match->seat[i].colour = (guint8) i;

  GnMatchTable *table = gn_match_table_new (match, NULL, NULL, &error);

  g_assert_no_error (error);
  return table;
}

/* The same moves each time: the app deals by a seed of our own, and the first that is listed is said. */
static void
say_first (GnMatchTable *table)
{
  g_auto (GnMoveList) legal = { NULL, 0, 0 };
  GnReply reply;

  gn_match_table_legal (table, GN_EVERYTHING, &legal);
  if (legal.n > 0)
    gn_match_table_do (table, &legal.move[0], 1, &reply);
}

static void
hash_of (GnMatchTable *table,
         char          hash[17])
{
  gn_state_hash (gn_match_table_get_match (table), gn_match_table_state (table, GN_EVERYTHING), hash);
}

static void
play_table (const char *game,
            GFile      *file,
            int         screen)
{
  GnMatchTable *table = new_table (game);

  if (!gn_match_table_record (table, file, NULL))
    _exit (1);
  for (guint i = 0; i <= MOVES; i++)
    {
      const guint8 shown = (guint8) gn_match_table_get_n_steps (table);

      if (write (screen, &shown, 1) != 1)
        _exit (1);
      if (i < MOVES)
        say_first (table);
    }
  gn_match_table_close_record (table);
  _exit (0);
}

static void
test_table_killed (gconstpointer game)
{
  g_autoptr (GFile) file = toy_file ("table.gnomon");
  g_autoptr (GnMatchTable) twin = new_table (game);
  char due[64][17];
  guint k = 0;
  gboolean killed;

  /* What must be there after each step, also after the first that the app did by itself. */
  for (guint i = 0; i < MOVES; i++)
    say_first (twin);
  for (guint i = 0; i <= gn_match_table_get_n_steps (twin); i++)
    {
      g_autofree guint8 *state = gn_match_table_state_at (twin, i, GN_EVERYTHING);

      gn_state_hash (gn_match_table_get_match (twin), state, due[i]);
    }

  do
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (GnMatchTable) table = NULL;
      g_auto (GStrv) notices = NULL;
      int pipe_ends[2], status, shown = -1;
      guint8 number;
      pid_t child;
      char hash[17];

      unlink (g_file_peek_path (file));
      g_assert_cmpint (pipe (pipe_ends), ==, 0);
      child = fork ();
      if (child == 0)
        {
          plan (KILL, k, 0, FALSE);
          play_table (game, file, pipe_ends[1]);
        }
      close (pipe_ends[1]);
      while (read (pipe_ends[0], &number, 1) == 1)
        shown = number;
      close (pipe_ends[0]);
      g_assert_cmpint (waitpid (child, &status, 0), ==, child);
      killed = WIFSIGNALED (status);
      g_assert_true (killed || WEXITSTATUS (status) == 0);

      table = gn_match_table_open (file, TRUE, &notices, &error);
      if (shown >= 0)
        {
          g_assert_no_error (error);
          g_assert_cmpint ((int) gn_match_table_get_n_steps (table), >=, shown);
          g_assert_cmpint ((int) gn_match_table_get_n_steps (table), <=, shown + 1);
        }
      if (table)
        {
          hash_of (table, hash);
          g_assert_cmpstr (hash, ==, due[gn_match_table_get_n_steps (table)]);
          say_first (table);
          g_assert_null (gn_match_table_get_trouble (table));
          gn_match_table_close_record (table);
        }
      k++;
    }
  while (killed);

  g_assert_cmpuint (k, >, 2 * MOVES);
}

/* ---- Every step fails ---------------------------------------------------- */

static const struct { int number; const char *message; } failures[] = {
  { ENOSPC, "“fails.gnomon” cannot be saved: the disk is full." },
  { EDQUOT, "“fails.gnomon” cannot be saved: the disk is full." },
  { EROFS, "“fails.gnomon” cannot be saved: the folder is read-only." },
  { EACCES, "“fails.gnomon” cannot be saved: you do not have permission to write there." },
  { EIO, "“fails.gnomon” cannot be saved: the disk reports an error." },
};

/* An entry that fails leaves the file at its last whole line; said again, when the trouble is over, it goes in. */
static void
test_append_fails (void)
{
  for (guint lasting = 0; lasting < 2; lasting++)
    for (guint i = 0; i < G_N_ELEMENTS (failures); i++)
      for (guint k = 0;; k++)
        {
          g_autofree char *begin = toy_record_text (2);
          g_autoptr (GFile) file = toy_file ("fails.gnomon");
          g_autoptr (GError) error = NULL;
          g_autoptr (GPtrArray) lines = NULL, again = NULL;
          gsize length;

          toy_write (file, begin, -1);

          GnRecord *record = open_record (file, &lines, &error);

          g_assert_no_error (error);
          plan (FAIL, k, failures[i].number, lasting);
          if (gn_record_append (record, "{\"i\":3,\"note\":\"the third\"}", &error))
            {
              gn_record_close (record);
              plan (NOTHING, 0, 0, FALSE);
              g_assert_cmpuint (k, >, 1);
              break;
            }
          g_assert_error (error, GN_FILE_ERROR, GN_FILE_ERROR_WRITE);
          g_assert_cmpstr (error->message, ==, failures[i].message);
          g_clear_error (&error);
          plan (NOTHING, 0, 0, FALSE);

          /* With a disk that lets itself be cut the file is as before at once, else at the next chance. */
          g_autofree char *now = toy_read (file, &length);

          if (!lasting)
            g_assert_cmpstr (now, ==, begin);
          else
            g_assert_true (g_str_has_prefix (now, begin));

          g_assert_true (gn_record_append (record, "{\"i\":3}", &error));
          gn_record_close (record);
          record = open_record (file, &again, &error);
          g_assert_no_error (error);
          g_assert_cmpuint (again->len, ==, 3);
          g_assert_null (strstr (g_ptr_array_index (again, 2), "\"note\""));
          gn_record_close (record);
        }
}

/* A step that was only interrupted is done again; a disk that takes nothing is full. */
static ssize_t
takes_nothing (int         fd,
               const void *bytes,
               size_t      n,
               off_t       at)
{
  return 0;
}

static void
test_interrupted (void)
{
  g_autofree char *begin = toy_record_text (2);
  g_autoptr (GFile) file = toy_file ("fails.gnomon");
  g_autoptr (GError) error = NULL;

  for (guint k = 0; k < 2; k++)
    {
      g_autoptr (GPtrArray) lines = NULL;

      toy_write (file, begin, -1);

      GnRecord *record = open_record (file, &lines, &error);

      plan (FAIL, k, EINTR, FALSE);
      g_assert_true (gn_record_append (record, "{\"i\":3}", &error));
      g_assert_no_error (error);
      g_assert_cmpint (mischief, ==, NOTHING);
      g_assert_true (gn_record_append_lines (record, "", 0, &error));
      gn_record_io.pwrite = takes_nothing;
      g_assert_false (gn_record_append (record, "{\"i\":4}", &error));
      g_assert_cmpstr (error->message, ==, "“fails.gnomon” cannot be saved: the disk is full.");
      g_clear_error (&error);
      gn_record_close (record);
      plan (NOTHING, 0, 0, FALSE);

      g_autofree char *now = toy_read (file, NULL);
      g_autofree char *due = g_strconcat (begin, "{\"i\":3}\n", NULL);

      g_assert_cmpstr (now, ==, due);
    }
}

/* While half an entry cannot be cut off, none follows it. */
static void
test_cut_fails (void)
{
  g_autofree char *begin = toy_record_text (2);
  g_autofree char *torn = g_strconcat (begin, "{\"i\":3,\"no", NULL), *open = g_strndup (begin, strlen (begin) - 1);
  g_autoptr (GFile) file = toy_file ("fails.gnomon");
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) lines = NULL, none = NULL;

  toy_write (file, torn, -1);
  plan (FAIL, 1, EIO, TRUE);

  GnRecord *record = open_record (file, &lines, &error);

  g_assert_no_error (error);
  g_assert_cmpuint (lines->len, ==, 2);
  g_assert_false (gn_record_append (record, "{\"i\":3}", &error));
  g_assert_cmpstr (error->message, ==, "“fails.gnomon” cannot be saved: the disk reports an error.");
  g_clear_error (&error);
  plan (NOTHING, 0, 0, FALSE);
  g_assert_true (gn_record_append (record, "{\"i\":3}", &error));
  gn_record_close (record);

  g_autofree char *now = toy_read (file, NULL), *due = g_strconcat (begin, "{\"i\":3}\n", NULL);

  g_assert_cmpstr (now, ==, due);

  /* The last line lacks its end, and cannot get it. */
  toy_write (file, open, -1);
  plan (FAIL, 1, EIO, TRUE);
  g_assert_null (open_record (file, &none, &error));
  g_assert_error (error, GN_FILE_ERROR, GN_FILE_ERROR_WRITE);
  plan (NOTHING, 0, 0, FALSE);
}

/* Whoever may not write is told so, and one who cannot read, that. */
static void
test_open_fails (void)
{
  static const int numbers[] = { EROFS, EACCES, EPERM, ELOOP, EIO };
  g_autofree char *begin = toy_record_text (2);
  g_autoptr (GFile) file = toy_file ("fails.gnomon"), nowhere = g_file_new_for_uri ("resource:///a.gnomon");
  g_autoptr (GnMatch) match = toy_match ();
  g_autoptr (GPtrArray) lines = NULL;
  g_autoptr (GError) error = NULL;

  toy_write (file, begin, -1);
  for (guint i = 0; i < G_N_ELEMENTS (numbers); i++)
    {
      plan (FAIL, 0, numbers[i], TRUE);
      g_assert_null (open_record (file, &lines, &error));
      g_assert_error (error, GN_FILE_ERROR, (numbers[i] == EIO ? GN_FILE_ERROR_READ : GN_FILE_ERROR_WRITE));
      g_clear_error (&error);
      plan (NOTHING, 0, 0, FALSE);
    }

  /* What is on no disk is neither. */
  g_assert_null (open_record (nowhere, &lines, &error));
  g_assert_error (error, GN_FILE_ERROR, GN_FILE_ERROR_READ);
  g_clear_error (&error);
  g_assert_null (gn_record_create (nowhere, match, NULL, 0, &error));
  g_assert_error (error, GN_FILE_ERROR, GN_FILE_ERROR_WRITE);
}

/* A record that cannot be begun leaves nothing behind. */
static void
test_create_fails (void)
{
  g_autoptr (GnMatch) match = toy_match ();

  for (guint i = 0; i < G_N_ELEMENTS (failures); i++)
    for (guint k = 0;; k++)
      {
        g_autoptr (GFile) file = toy_file ("fails.gnomon");
        g_autoptr (GError) error = NULL;

        plan (FAIL, k, failures[i].number, TRUE);

        GnRecord *record = gn_record_create (file, match, NULL, 0, &error);

        plan (NOTHING, 0, 0, FALSE);
        if (record)
          {
            gn_record_close (record);
            g_assert_cmpuint (k, >, 2);
            break;
          }
        g_assert_error (error, GN_FILE_ERROR, GN_FILE_ERROR_WRITE);
        g_assert_cmpstr (error->message, ==, failures[i].message);
        g_assert_false (g_file_query_exists (file, NULL));
      }
}

/* ---- The real thing ------------------------------------------------------ */

/* In a child, since these limits cannot be taken back. Returns: its exit code */
static int
in_child (void (*work) (void))
{
  int status;
  pid_t child = fork ();

  g_assert_cmpint (child, >=, 0);
  if (child == 0)
    {
      work ();
      _exit (0);
    }
  g_assert_cmpint (waitpid (child, &status, 0), ==, child);
  return WIFEXITED (status) ? WEXITSTATUS (status) : 128 + WTERMSIG (status);
}

#define SKIP 77
#define CHECK(condition) \
  G_STMT_START { \
    if (!(condition)) \
      { \
        g_printerr ("line %d: %s\n", __LINE__, #condition); \
        _exit (1); \
      } \
  } G_STMT_END

/* Appends until @message is said; then what was said to be there is there. Returns: how many entries that were */
static guint
fill (GFile      *file,
      const char *message)
{
  g_autoptr (GnMatch) match = toy_match ();
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) lines = NULL;
  GnRecord *record = gn_record_create (file, match, NULL, 0, &error);
  guint n = 0;

  CHECK (record);
  while (n < 100000)
    {
      g_autofree char *line = g_strdup_printf ("{\"i\":%u,\"t\":1,\"m\":[[0,\"take\",\"a\"]]}", n + 1);

      if (!gn_record_append (record, line, &error))
        break;
      n++;
    }
  CHECK (error && error->domain == GN_FILE_ERROR && error->code == GN_FILE_ERROR_WRITE);
  if (g_strcmp0 (error->message, message) != 0)
    g_printerr ("%s\n", error->message);
  CHECK (g_str_equal (error->message, message));
  g_clear_error (&error);
  gn_record_close (record);

  record = open_record (file, &lines, &error);
  CHECK (record && lines->len == n);
  gn_record_close (record);
  return n;
}

static void
with_file_limit (void)
{
  g_autoptr (GFile) file = toy_file ("limit.gnomon");
  const struct rlimit limit = { 20000, 20000 };

  signal (SIGXFSZ, SIG_IGN);
  CHECK (setrlimit (RLIMIT_FSIZE, &limit) == 0);
  CHECK (fill (file, "“limit.gnomon” cannot be saved: it would become too large.") > 100);
}

static void
with_full_disk (void)
{
  g_autoptr (GFile) folder = toy_folder ();
  g_autoptr (GFile) file = g_file_get_child (folder, "full.gnomon");
  g_autoptr (GFile) other = g_file_get_child (folder, "other.gnomon");
  g_autoptr (GnMatch) match = toy_match ();
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) lines = NULL;

  /* A disk of our own, that nobody else sees. */
  if (unshare (CLONE_NEWNS) < 0 && unshare (CLONE_NEWUSER | CLONE_NEWNS) < 0)
    _exit (SKIP);
  if (mount ("none", "/", NULL, MS_REC | MS_PRIVATE, NULL) < 0
      || mount ("tmpfs", g_file_peek_path (folder), "tmpfs", 0, "size=64k") < 0)
    _exit (SKIP);

  CHECK (fill (file, "“full.gnomon” cannot be saved: the disk is full.") > 100);
  CHECK (!gn_record_create (other, match, NULL, 0, &error));
  CHECK (error->code == GN_FILE_ERROR_WRITE && !g_file_query_exists (other, NULL));
  g_clear_error (&error);

  /* And then read-only. */
  CHECK (mount (NULL, g_file_peek_path (folder), NULL, MS_REMOUNT | MS_RDONLY, NULL) == 0);
  CHECK (!open_record (file, &lines, &error));
  CHECK (error->code == GN_FILE_ERROR_WRITE);
  CHECK (g_str_equal (error->message, "“full.gnomon” cannot be saved: the folder is read-only."));
  g_clear_error (&error);
  CHECK (!gn_record_create (other, match, NULL, 0, &error));
  CHECK (g_str_equal (error->message, "“other.gnomon” cannot be saved: the folder is read-only."));
}

static void
test_file_limit (void)
{
  g_assert_cmpint (in_child (with_file_limit), ==, 0);
}

static void
test_full_disk (void)
{
  const int code = in_child (with_full_disk);

  if (code == SKIP)
    g_test_skip ("no disk of one's own to be had here");
  else
    g_assert_cmpint (code, ==, 0);
}

int
main (int    argc,
      char **argv)
{
  toy_game ();
  gn_games_init ();
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/crash/killed", test_killed);
  g_test_add_func ("/crash/killed-again", test_killed_again);
  for (guint i = 0; gn_games ()[i]; i++)
    {
      g_autofree char *path = g_strconcat ("/crash/table-killed/", gn_games ()[i]->id, NULL);

      g_test_add_data_func (path, gn_games ()[i]->id, test_table_killed);
    }
  g_test_add_func ("/crash/append-fails", test_append_fails);
  g_test_add_func ("/crash/interrupted", test_interrupted);
  g_test_add_func ("/crash/cut-fails", test_cut_fails);
  g_test_add_func ("/crash/open-fails", test_open_fails);
  g_test_add_func ("/crash/create-fails", test_create_fails);
  g_test_add_func ("/crash/file-limit", test_file_limit);
  g_test_add_func ("/crash/full-disk", test_full_disk);
  return g_test_run ();
}
