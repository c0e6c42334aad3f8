/* test-shared.c: a folder that several laptops share
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "home.h"
#include "records.h"

#include "core/library/erase.h"
#include "core/library/leagues.h"
#include "core/library/library.h"
#include "exchange/shared.h"
#include "games/games.h"
#include "history/index.h"
#include "history/parted.h"
#include "own-home.h"

#include <glib/gstdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>
#include <utime.h>

#define SEED  5
#define HERE  "Gnomon-Here-0001.gnomonbackup"
#define KISTE "Gnomon-Kiste-0b-0002.gnomonbackup"

static GFile *folder;
static char *state;   /* of the file of this laptop */

static void
write_as (const char *own)
{
  g_autoptr (GError) error = NULL;

  gn_shared_write (folder, own, g_str_equal (own, HERE) ? &state : NULL, NULL, &error);
  g_assert_no_error (error);
}

static GHashTable *
seen_new (void)
{
  return g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
}

static GFile *
child (const char *name)
{
  return g_file_get_child (folder, name);
}

/* So that a file that is written again is another one */
static void
set_age (const char *name,
         int         seconds)
{
  g_autoptr (GFile) file = child (name);
  const time_t then = time (NULL) - seconds;
  const struct utimbuf times = { then, then };

  g_assert_cmpint (utime (g_file_peek_path (file), &times), ==, 0);
}

static void
test_two (void)
{
  g_autoptr (GHashTable) seen = seen_new ();
  g_autoptr (GnLanding) landing = gn_landing_new ();
  g_autoptr (GError) error = NULL;

  /* The other laptop has ten matches, this one the first six. */
  home_empty ();
  for (guint i = 0; i < 10; i++)
    years_write (i, SEED);
  write_as (KISTE);
  home_empty ();
  for (guint i = 0; i < 6; i++)
    years_write (i, SEED);
  write_as (HERE);

  g_autoptr (GnSharedBackup) offer = gn_shared_find (folder, HERE, seen, NULL);

  g_assert_nonnull (offer);
  g_assert_cmpstr (offer->laptop, ==, "Kiste-0b");
  g_assert_cmpuint (gn_backup_n (offer->found), ==, 4);
  g_assert_cmpuint (g_hash_table_size (seen), ==, 0);

  /* Nothing has come in by itself. */
  g_autoptr (GPtrArray) before = gn_library_names (NULL);
  g_assert_cmpuint (before->len, ==, 6);

  /* Not now: until it has changed */
  g_hash_table_insert (seen, g_file_get_basename (offer->file), g_strdup (offer->mark));
  g_assert_null (gn_shared_find (folder, HERE, seen, NULL));
  set_age (KISTE, 100);

  g_autoptr (GnSharedBackup) again = gn_shared_find (folder, HERE, seen, NULL);
  g_assert_nonnull (again);

  g_autoptr (GnBackup) found = gn_backup_restore (again->file, NULL, landing, NULL, NULL, NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (found->n[GN_BACKUP_NEW], ==, 4);

  /* All of it is here: it is not read a second time. */
  g_assert_null (gn_shared_find (folder, HERE, seen, NULL));
  g_assert_cmpstr (g_hash_table_lookup (seen, KISTE), ==, again->mark);

  /* And the other way round there is nothing to do, either. */
  write_as (HERE);
  g_autoptr (GHashTable) theirs = seen_new ();
  g_assert_null (gn_shared_find (folder, KISTE, theirs, NULL));
  g_assert_true (g_hash_table_contains (theirs, HERE));
}

static GFile *
only_new (guint match)
{
  GFile *file = years_file (match);

  years_write (match, SEED);
  return file;
}

/* What was here once and was deleted does not come back each time the other laptop has something new, nor does what
 * was taken out again. What was not wanted is no reason for another offer, but comes along. */
static void
test_deleted (void)
{
  g_autoptr (GHashTable) seen = seen_new ();
  g_autoptr (GnLanding) landing = gn_landing_new ();
  g_autoptr (GError) error = NULL;

  home_empty ();
  for (guint i = 0; i < 5; i++)
    years_write (i, SEED);
  write_as (KISTE);
  home_empty ();

  g_autoptr (GFile) first = only_new (0), second = only_new (1);

  write_as (HERE);
  g_assert_true (gn_library_delete (first, &error));

  g_autoptr (GnSharedBackup) offer = gn_shared_find (folder, HERE, seen, NULL);
  g_assert_nonnull (offer);
  g_assert_cmpuint (gn_backup_n (offer->found), ==, 3);
  gn_shared_leave (offer);
  set_age (KISTE, 100);
  g_assert_null (gn_shared_find (folder, HERE, seen, NULL));

  /* One more there: with the three that were not wanted, and without the one that was deleted */
  g_autofree char *path = g_build_filename (g_get_user_data_dir (), "gnomon", "shared-known", NULL), *known = NULL;

  g_assert_true (g_file_get_contents (path, &known, NULL, NULL));
  home_empty ();
  for (guint i = 0; i < 6; i++)
    years_write (i, SEED);
  write_as (KISTE);
  set_age (KISTE, 200);
  home_empty ();
  g_assert_true (g_file_set_contents (path, known, -1, NULL));
  g_object_unref (only_new (1));

  g_autoptr (GnSharedBackup) more = gn_shared_find (folder, HERE, seen, NULL);
  g_assert_nonnull (more);
  g_assert_cmpuint (gn_backup_n (more->found), ==, 4);

  g_autoptr (GnBackup) found = gn_backup_restore (more->file, more->without, landing, NULL, NULL, NULL, &error);
  g_autoptr (GPtrArray) names = gn_library_names (NULL);

  g_assert_no_error (error);
  g_assert_cmpuint (found->n[GN_BACKUP_NEW], ==, 4);
  g_assert_cmpuint (names->len, ==, 5);
  g_assert_null (gn_shared_find (folder, HERE, seen, NULL));

  /* Whoever restores the file by hand wants all of it. */
  g_autoptr (GnBackup) all = gn_backup_read (more->file, NULL, NULL, NULL, NULL, &error);
  g_assert_cmpuint (all->n[GN_BACKUP_NEW], ==, 1);

  /* taken out again */
  g_assert_true (gn_landing_undo (landing, &error));
  set_age (KISTE, 300);
  g_assert_null (gn_shared_find (folder, HERE, seen, NULL));
}

/* A backup is written only when something has changed, whatever clock the folder has. */
static void
test_due (void)
{
  g_autoptr (GFile) file = child (HERE);
  struct stat first, second;

  home_empty ();
  years_write (1, SEED);
  g_remove (g_file_peek_path (file));
  write_as (HERE);
  g_assert_cmpint (g_stat (g_file_peek_path (file), &first), ==, 0);
  write_as (HERE);
  g_assert_cmpint (g_stat (g_file_peek_path (file), &second), ==, 0);
  g_assert_cmpint (first.st_ino, ==, second.st_ino);

  /* The clock of the folder is ahead by an hour. */
  set_age (HERE, -3600);
  write_as (HERE);
  set_age (HERE, -3600);
  years_write (2, SEED);
  write_as (HERE);
  g_assert_cmpint (g_stat (g_file_peek_path (file), &second), ==, 0);
  g_assert_cmpint (second.st_mtime - time (NULL), <, 1000);

  /* Something old is put in its place. */
  g_assert_true (g_file_set_contents (g_file_peek_path (file), "old", 3, NULL));
  write_as (HERE);
  g_assert_cmpint (g_stat (g_file_peek_path (file), &second), ==, 0);
  g_assert_cmpint (second.st_size, >, 100);
}

/* A file of the library that has other words in the same size, with the time that it had, is written again. */
static void
test_same_size (void)
{
  static const char *const notes[] = { "{\"gnomon\":\"about\",\"version\":1,\"note\":\"Ann\"}\n",
                                       "{\"gnomon\":\"about\",\"version\":1,\"note\":\"Eve\"}\n" };
  const struct utimbuf then = { 1700000000, 1700000000 };
  g_autoptr (GFile) record = NULL, about = NULL, own = child (HERE);
  struct stat written[2];

  home_empty ();
  years_write (1, SEED);
  record = years_file (0);
  about = gn_about_file (record);
  for (guint i = 0; i < G_N_ELEMENTS (notes); i++)
    {
      g_assert_true (g_file_set_contents (g_file_peek_path (about), notes[i], -1, NULL));
      g_assert_cmpint (utime (g_file_peek_path (about), &then), ==, 0);
      write_as (HERE);
      g_assert_cmpint (g_stat (g_file_peek_path (own), &written[i]), ==, 0);
    }
  g_assert_cmpuint (written[0].st_ino, !=, written[1].st_ino);
}


/* Whoever else writes into the folder does not make this laptop overwrite another file, or read one again and again. */
static void
test_hostile (void)
{
  g_autoptr (GFile) file = child (HERE), precious = home_outside ("precious"), broken = child (KISTE);
  g_autoptr (GHashTable) seen = seen_new ();
  g_autoptr (GCancellable) cancelled = g_cancellable_new ();
  g_autofree char *text = NULL;
  struct stat look;

  home_empty ();
  years_write (1, SEED);
  g_assert_true (g_file_set_contents (g_file_peek_path (precious), "a letter", -1, NULL));
  g_remove (g_file_peek_path (file));
  g_assert_cmpint (symlink (g_file_peek_path (precious), g_file_peek_path (file)), ==, 0);
  write_as (HERE);
  g_assert_true (g_file_get_contents (g_file_peek_path (precious), &text, NULL, NULL));
  g_assert_cmpstr (text, ==, "a letter");
  g_assert_cmpint (lstat (g_file_peek_path (file), &look), ==, 0);
  g_assert_true (S_ISREG (look.st_mode));

  /* It is read when it has changed. */
  write_as (KISTE);
  home_empty ();
  g_assert_true (g_file_set_contents (g_file_peek_path (broken), "no backup", -1, NULL));
  g_assert_null (gn_shared_find (folder, HERE, seen, NULL));
  years_write (1, SEED);
  write_as (KISTE);
  home_empty ();

  /* The window is being closed: nothing is remembered of it. */
  g_cancellable_cancel (cancelled);
  g_assert_null (gn_shared_find (folder, HERE, seen, cancelled));

  g_autoptr (GnSharedBackup) offer = gn_shared_find (folder, HERE, seen, NULL);
  g_assert_nonnull (offer);
  g_remove (g_file_peek_path (precious));
}

static void
test_trouble (void)
{
  g_autoptr (GHashTable) seen = seen_new ();
  g_autoptr (GFile) half = child ("Gnomon-Half-0003.gnomonbackup"), gone = child ("no such folder");
  g_autoptr (GFile) whole = child (KISTE), link = child ("Gnomon-Pipe-0004.gnomonbackup");
  g_autoptr (GError) error = NULL;
  g_autofree char *bytes = NULL, *name = gn_shared_name (), *other = gn_shared_name ();
  gsize length;

  g_assert_true (g_str_has_prefix (name, "Gnomon-"));
  g_assert_true (g_str_has_suffix (name, ".gnomonbackup"));
  g_assert_null (strchr (name, '/'));
  g_assert_nonnull (other);

  /* A file that is still on its way, one that is none, and what is no file at all */
  home_empty ();
  years_write (3, SEED);
  write_as (KISTE);
  g_assert_true (g_file_get_contents (g_file_peek_path (whole), &bytes, &length, NULL));
  g_remove (g_file_peek_path (whole));
  g_assert_true (g_file_set_contents (g_file_peek_path (half), bytes, (gssize) length / 2, NULL));
  g_assert_cmpint (mkfifo (g_file_peek_path (link), 0600), ==, 0);
  home_empty ();
  g_assert_null (gn_shared_find (folder, HERE, seen, NULL));
  g_assert_cmpuint (g_hash_table_size (seen), ==, 0);
  g_assert_null (gn_shared_find (gone, HERE, seen, NULL));
  g_assert_true (g_file_set_contents (g_file_peek_path (half), bytes, (gssize) length, NULL));

  g_autoptr (GnSharedBackup) offer = gn_shared_find (folder, HERE, seen, NULL);
  g_assert_nonnull (offer);
  g_assert_cmpstr (offer->laptop, ==, "Half");

  g_assert_false (gn_shared_write (gone, HERE, NULL, NULL, &error));
  g_assert_nonnull (error);
  g_assert_nonnull (strstr (error->message, "no such folder"));
  g_remove (g_file_peek_path (half));
  g_remove (g_file_peek_path (link));
}

/* ---- Two of one name become two on one of the laptops ---------------------------------------------------------- */

#define NIGHT 1700000000

static void
set_league_age (const GnLeague *league,
                int             seconds)
{
  g_autofree char *name = g_strdup_printf ("leagues/%s.json", league->id);
  g_autoptr (GFile) file = home_path (name);
  const time_t then = time (NULL) - seconds;
  const struct utimbuf times = { then, then };

  g_assert_cmpint (utime (g_file_peek_path (file), &times), ==, 0);
}

/* A cup in which Ida has beaten Jo and lost to Kai, and nothing else */
static GnLeague *
play_cup (void)
{
  static const char *const seeds[] = { "Kai", "Ida", "Jo" };
  GnLeague *cup = gn_league_new ();

  home_empty ();
  years_match (0, NIGHT, "Jo", "Ida");
  years_match (1, NIGHT + 86400, "Ida", "Kai");
  cup->name = g_strdup ("Cup");
  cup->playoffs = gn_playoffs_new ();
  for (guint i = 0; i < G_N_ELEMENTS (seeds); i++)
    {
      g_ptr_array_add (cup->people, g_strdup (seeds[i]));
      g_ptr_array_add (cup->playoffs->people, g_strdup (seeds[i]));
    }
  g_assert_true (gn_league_save (cup, NULL));
  set_league_age (cup, 1000);
  return cup;
}

/* Who has beaten Jo was Ida B. */
static void
part (GnErasure       **parted,
      GnPartedLeagues **leagues_of)
{
  g_autoptr (GnHistoryIndex) index = gn_history_index_new ();
  g_autoptr (GFile) dir = gn_library_dir ("records", NULL);
  g_autoptr (GPtrArray) records = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr (GnPartedLeagues) leagues = NULL;
  g_autoptr (GnErasure) erasure = NULL;
  g_autoptr (GError) error = NULL;

  g_ptr_array_add (records, g_file_get_child (dir, "match-0.gnomon"));
  g_assert_true (gn_history_index_update (index, NULL, NULL));
  leagues = gn_history_index_part_leagues (index, "Ida", "Ida B.", records, &error);
  g_assert_no_error (error);
  erasure = gn_erase_part ("Ida", "Ida B.", records, &error);
  g_assert_no_error (error);
  if (parted)
    {
      *parted = g_steal_pointer (&erasure);
      *leagues_of = g_steal_pointer (&leagues);
    }
}

static gboolean
is_recorded (const char *file,
             const char *name)
{
  g_autoptr (GFile) dir = gn_library_dir ("records", NULL), record = g_file_get_child (dir, file);
  GnRecordInfo *info = gn_library_read (record);
  gboolean found = FALSE;

  for (guint i = 0; i < info->n_seats; i++)
    found |= g_strcmp0 (info->recorded[i], name) == 0;
  gn_record_info_free (info);
  return found;
}

static char *
people_of (const char *id)
{
  g_autoptr (GnLeague) league = gn_league_load (id);
  g_autoptr (GString) text = g_string_new (NULL);

  g_assert_nonnull (league);
  g_assert_null (league->trouble);
  g_string_append_printf (text, "%s:", league->name);
  for (guint i = 0; i < league->people->len; i++)
    g_string_append_printf (text, " %s,", (char *) league->people->pdata[i]);
  for (guint i = 0; i < league->playoffs->people->len; i++)
    g_string_append_printf (text, " %s", (char *) league->playoffs->people->pdata[i]);
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static void
take_in (GFile      *file,
         GHashTable *without,
         GnLanding  *landing)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GnBackup) found = gn_backup_restore (file, without, landing, NULL, NULL, NULL, &error);

  g_assert_no_error (error);
}

/* The record and the leagues of the other laptop follow, also a league that was changed there since. */
static void
test_parted (void)
{
  static const char due[] = "Cup: Kai, Ida, Jo, Ida B., Kai Ida B. Jo";
  static const char ours_due[] = "Ours: Kai, Ida, Jo, Ida B., Kai Ida B. Jo";

  for (guint changed = 0; changed < 2; changed++)
    {
      g_autoptr (GnLeague) cup = play_cup ();
      g_autoptr (GFile) both = home_outside ("both.gnomonbackup"), kiste = child (KISTE), here = child (HERE);
      g_autoptr (GnLanding) landing = gn_landing_new (), arrival = gn_landing_new ();
      g_autoptr (GHashTable) seen = seen_new ();
      g_autoptr (GError) error = NULL;
      g_autofree char *before = NULL, *undone = NULL, *people = NULL, *first = NULL, *again = NULL;

      g_assert_true (gn_backup_write (both, NULL, NULL, NULL, NULL, &error));
      part (NULL, NULL);
      write_as (KISTE);
      first = people_of (cup->id);
      g_assert_cmpstr (first, ==, due);

      /* the other laptop, as both were before */
      home_empty ();
      take_in (both, NULL, arrival);
      if (changed)
        {
          g_autoptr (GnLeague) ours = gn_league_load (cup->id);

          g_free (ours->name);
          ours->name = g_strdup ("Ours");
          g_assert_true (gn_league_save (ours, &error));
          set_league_age (cup, -100);
        }
      write_as (HERE);
      before = home_dump ();

      g_autoptr (GnSharedBackup) offer = gn_shared_find (folder, HERE, seen, NULL);

      g_assert_nonnull (offer);
      g_assert_cmpuint (gn_backup_n (offer->found), ==, 1);
      g_assert_cmpuint (offer->found->n[GN_BACKUP_NAMED], ==, 1);
      g_assert_cmpuint (offer->found->n[GN_BACKUP_SAME], ==, 1);
      g_assert_cmpuint (offer->found->replaced->len, ==, 1);
      take_in (offer->file, offer->without, landing);
      g_assert_true (is_recorded ("match-0.gnomon", "Ida B."));
      g_assert_true (is_recorded ("match-0.gnomon", "Jo"));
      g_assert_false (is_recorded ("match-0.gnomon", "Ida"));
      g_assert_true (is_recorded ("match-1.gnomon", "Ida"));
      people = people_of (cup->id);
      g_assert_cmpstr (people, ==, changed ? ours_due : due);

      /* All of it is here; and it can be taken out again. */
      g_assert_null (gn_shared_find (folder, HERE, seen, NULL));
      g_assert_true (gn_landing_undo (landing, &error));
      undone = home_dump ();
      g_assert_cmpstr (undone, ==, before);

      /* The first laptop takes in what the other wrote before: nobody becomes one again, and a league that was changed
       * there later keeps the name. */
      home_empty ();
      take_in (kiste, NULL, arrival);
      take_in (here, NULL, arrival);
      g_assert_true (is_recorded ("match-0.gnomon", "Ida B."));
      again = people_of (cup->id);
      g_assert_cmpstr (again, ==, changed ? ours_due : due);
    }
}

/* The other laptop has taken in that Ida B. was parted; then that is undone, and it follows once more. */
static void
test_undone (void)
{
  static const char due[] = "Cup: Kai, Ida, Jo, Kai Ida Jo";
  g_autoptr (GnLeague) cup = play_cup ();
  g_autoptr (GnLanding) arrival = gn_landing_new ();
  g_autoptr (GHashTable) seen = seen_new ();
  g_autoptr (GFile) kiste = child (KISTE), here = child (HERE);
  g_autoptr (GnErasure) erasure = NULL;
  g_autoptr (GnPartedLeagues) leagues = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *people = NULL, *again = NULL, *before = NULL, *after = NULL;

  part (&erasure, &leagues);
  write_as (KISTE);
  home_empty ();
  take_in (kiste, NULL, arrival);
  set_league_age (cup, 500);
  write_as (HERE);

  /* undone where it was done */
  g_assert_true (gn_erasure_undo (erasure, &error) && gn_parted_leagues_undo (leagues, &error));
  write_as (KISTE);
  set_age (KISTE, 50);

  /* the other laptop is told, and follows */
  home_empty ();
  take_in (here, NULL, arrival);
  set_league_age (cup, 500);
  write_as (HERE);

  g_autoptr (GnSharedBackup) offer = gn_shared_find (folder, HERE, seen, NULL);

  g_assert_nonnull (offer);
  g_assert_cmpuint (offer->found->n[GN_BACKUP_NAMED], ==, 1);
  take_in (offer->file, offer->without, arrival);
  g_assert_true (is_recorded ("match-0.gnomon", "Ida"));
  g_assert_false (is_recorded ("match-0.gnomon", "Ida B."));
  people = people_of (cup->id);
  g_assert_cmpstr (people, ==, due);
  g_assert_null (gn_shared_find (folder, HERE, seen, NULL));

  /* and what it wrote before does not bring Ida B. back to the first one */
  home_empty ();
  take_in (kiste, NULL, arrival);
  before = home_dump ();
  take_in (here, NULL, arrival);
  after = home_dump ();
  again = people_of (cup->id);
  g_assert_true (is_recorded ("match-0.gnomon", "Ida"));
  g_assert_cmpstr (again, ==, due);
  g_assert_cmpstr (after, ==, before);
}

int
main (int    argc,
      char **argv)
{
  int result;

  own_home ();
  g_test_init (&argc, &argv, NULL);
  gn_games_init ();
  folder = home_outside ("shared");
  g_mkdir (g_file_peek_path (folder), 0700);
  g_test_add_func ("/exchange/shared/two", test_two);
  g_test_add_func ("/exchange/shared/deleted", test_deleted);
  g_test_add_func ("/exchange/shared/parted", test_parted);
  g_test_add_func ("/exchange/shared/undone", test_undone);
  g_test_add_func ("/exchange/shared/due", test_due);
  g_test_add_func ("/exchange/shared/same-size", test_same_size);
  g_test_add_func ("/exchange/shared/hostile", test_hostile);
  g_test_add_func ("/exchange/shared/trouble", test_trouble);
  result = g_test_run ();
  g_object_unref (folder);
  g_free (state);
  return result;
}
