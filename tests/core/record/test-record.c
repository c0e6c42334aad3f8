/* test-record.c: records written and read, good and bad
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "core/base/json.h"
#include "core/record/record.h"
#include "toy.h"

#include <glib/gstdio.h>
#include <sys/stat.h>

typedef struct {
  GnMatch   *match;
  JsonNode  *position;
  GPtrArray *lines;
  gboolean   torn;
} Opened;

static void
opened_clear (Opened *opened)
{
  g_clear_pointer (&opened->match, gn_match_free);
  g_clear_pointer (&opened->position, json_node_unref);
  g_clear_pointer (&opened->lines, g_ptr_array_unref);
}
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Opened, opened_clear)

static GnRecord *
open_record (GFile    *file,
             gboolean  writable,
             Opened   *opened,
             GError  **error)
{
  return gn_record_open (file, writable, &opened->match, &opened->position, &opened->lines, &opened->torn, error);
}

/* What was settled before the first move comes back as it was. */
static void
test_header (void)
{
  g_autoptr (GFile) file = toy_file ("header.gnomon");
  g_autoptr (GnMatch) match = toy_match ();
  g_autoptr (JsonNode) position = toy_json ("{'gold':[1,2],'deep':{'a':null}}");
  g_autoptr (GError) error = NULL;
  g_auto (Opened) opened = { 0 };

  g_assert_true (gn_match_set_dealer (match, "dice", GN_DEALER_APP, &error));
  match->dealer[TOY_CARDS] = GN_DEALER_APP;
  match->dealer[TOY_TOKENS] = GN_DEALER_BOX;

  GnRecord *record = gn_record_create (file, match, position, 1795262400, &error);

  g_assert_no_error (error);
  gn_record_close (record);

  g_autoptr (GnRecord) again = open_record (file, FALSE, &opened, &error);

  g_assert_no_error (error);
  g_assert_false (opened.torn);
  g_assert_cmpuint (opened.lines->len, ==, 0);
  g_assert_cmpint (gn_record_get_started (again), ==, 1795262400);
  g_assert_true (json_node_equal (position, opened.position));

  g_assert_true (opened.match->game == toy_game ());
  g_assert_cmpuint (opened.match->n_seats, ==, 2);
  for (guint i = 0; i < 2; i++)
    {
      g_assert_cmpstr (opened.match->seat[i].name, ==, match->seat[i].name);
      g_assert_cmpint (opened.match->seat[i].colour, ==, match->seat[i].colour);
      g_assert_cmpint (opened.match->seat[i].option[0], ==, match->seat[i].option[0]);
    }
  g_assert_cmpmem (opened.match->option, 8, match->option, 8);
  g_assert_cmpmem (opened.match->dealer, 3, match->dealer, 3);
  g_assert_cmpmem (opened.match->seed, 16, match->seed, 16);
  g_assert_cmpint (opened.match->role[0], ==, 1);
  g_assert_false (opened.match->unasked);

  g_autoptr (JsonNode) set = gn_set_to_json (match->set);
  g_autoptr (JsonNode) set_again = gn_set_to_json (opened.match->set);

  g_assert_true (json_node_equal (set, set_again));
}

#define NO_TITLE "The name of the game is empty, longer than 64 characters, or has control characters in it."
#define LONG "ten digits"

/* The name of the game that is played comes back as it was; without one the header has no such member. */
static void
test_title (void)
{
  static const struct { const char *entered, *kept; } titles[] = {
    { "Skat", "Skat" },
    { "  Łukasz \"🎲\" <b>\\  ", "Łukasz \"🎲\" <b>\\" },
    { "\u202eone\ntwo\x07", "onetwo" },
    { LONG LONG LONG LONG LONG LONG LONG, NULL },
    { " \n ", NULL },
    { NULL, NULL },
  };

  for (guint i = 0; i < G_N_ELEMENTS (titles); i++)
    {
      g_autofree char *name = g_strdup_printf ("title-%u.gnomon", i);
      g_autoptr (GFile) file = toy_file (name);
      g_autoptr (GnMatch) match = toy_match ();
      g_autoptr (GError) error = NULL;
      g_auto (Opened) opened = { 0 };

      gn_match_set_title (match, titles[i].entered);
      if (titles[i].kept)
        g_assert_cmpstr (match->title, ==, titles[i].kept);
      g_assert_cmpint (match->title ? g_utf8_strlen (match->title, -1) : 0, <=, GN_MAX_NAME);

      g_autoptr (GnMatch) copy = gn_match_copy (match);
      g_autoptr (GnRecord) record = gn_record_create (file, copy, NULL, 0, &error);
      g_autoptr (GnRecord) again = open_record (file, FALSE, &opened, &error);
      g_autofree char *text = toy_read (file, NULL);

      g_assert_no_error (error);
      g_assert_cmpstr (opened.match->title, ==, match->title);
      g_autofree char *shown = gn_match_title (opened.match);

      g_assert_cmpstr (shown, ==, match->title ? match->title : "Toy");
      g_assert_true ((match->title != NULL) == (strstr (text, "\"game\":\"toy\",\"title\":") != NULL));
    }
}

static void
test_entries (void)
{
  g_autoptr (GFile) file = toy_file ("entries.gnomon");
  g_autoptr (GnMatch) match = toy_match ();
  g_autoptr (GError) error = NULL;
  const gint64 before = g_get_real_time () / G_USEC_PER_SEC;
  GnRecord *record = gn_record_create (file, match, NULL, 0, &error);

  g_assert_no_error (error);
  g_assert_cmpint (gn_record_get_started (record), >=, before);
  g_assert_cmpint (gn_record_get_started (record), <=, g_get_real_time () / G_USEC_PER_SEC);
  for (guint i = 1; i <= 300; i++)
    {
      g_autofree char *line = g_strdup_printf ("{\"i\":%u,\"t\":%u,\"m\":[[0,\"take\",\"a\"]]}", i, i);

      g_assert_true (gn_record_append (record, line, &error));
      if (i % 128 == 0)
        {
          g_autofree char *mark = g_strdup_printf ("{\"i\":%u,\"mark\":{}}", i);

          g_assert_true (gn_record_append (record, mark, &error));
        }
    }
  gn_record_close (record);

  g_auto (Opened) opened = { 0 };
  static const char more[] = "{\"i\":301,\"undo\":300}\n{\"i\":302,\"m\":[]}\n";

  record = open_record (file, TRUE, &opened, &error);
  g_assert_no_error (error);
  g_assert_null (opened.position);
  g_assert_cmpuint (opened.lines->len, ==, 302);
  g_assert_true (g_str_has_prefix (g_ptr_array_index (opened.lines, 301), "{\"i\":300,"));
  g_assert_true (gn_record_append_lines (record, more, sizeof more - 1, &error));
  gn_record_close (record);

  g_auto (Opened) again = { 0 };

  record = open_record (file, FALSE, &again, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (again.lines->len, ==, 304);
  gn_record_close (record);
}

/* Some editors put a byte order mark before the first line. */
static void
test_byte_order_mark (void)
{
  g_autoptr (GFile) file = toy_file ("mark.gnomon");
  g_autofree char *good = toy_record_text (2), *marked = g_strconcat ("\xEF\xBB\xBF", good, NULL);
  g_autoptr (GError) error = NULL;

  toy_write (file, marked, -1);
  for (guint i = 0; i < 2; i++)
    {
      g_auto (Opened) opened = { 0 };
      GnRecord *record = open_record (file, TRUE, &opened, &error);

      g_assert_no_error (error);
      g_assert_cmpuint (opened.lines->len, ==, 2 + i);
      if (i == 0)
        g_assert_true (gn_record_append (record, "{\"i\":3}", &error));
      gn_record_close (record);
    }
}

static void
test_locked (void)
{
  g_autoptr (GFile) file = toy_file ("locked.gnomon");
  g_autoptr (GnMatch) match = toy_match ();
  g_autoptr (GError) error = NULL;
  g_auto (Opened) one = { 0 }, two = { 0 }, three = { 0 };
  GnRecord *record = gn_record_create (file, match, NULL, 0, &error);

  g_assert_no_error (error);
  g_assert_null (open_record (file, TRUE, &one, &error));
  g_assert_error (error, GN_FILE_ERROR, GN_FILE_ERROR_LOCKED);
  g_assert_cmpstr (error->message, ==, "“locked.gnomon” is already open in another window or program.");
  g_clear_error (&error);

  /* To look at it is no harm. */
  GnRecord *look = open_record (file, FALSE, &two, &error);

  g_assert_no_error (error);
  gn_record_close (look);
  gn_record_close (record);

  record = open_record (file, TRUE, &three, &error);
  g_assert_no_error (error);
  gn_record_close (record);
}

/* Never over what is there. */
static void
test_there_already (void)
{
  g_autoptr (GFile) file = toy_file ("there.gnomon");
  g_autoptr (GnMatch) match = toy_match ();
  g_autoptr (GError) error = NULL;

  toy_write (file, "mine", -1);
  g_assert_null (gn_record_create (file, match, NULL, 0, &error));
  g_assert_error (error, GN_FILE_ERROR, GN_FILE_ERROR_WRITE);
  g_assert_cmpstr (error->message, ==, "“there.gnomon” already exists.");

  g_autofree char *text = toy_read (file, NULL);

  g_assert_cmpstr (text, ==, "mine");
}

/* Writing into a file that is gone, or that another program has changed, would only look like success. */
static void
test_not_ours (void)
{
  g_autoptr (GFile) file = toy_file ("ours.gnomon");
  g_autoptr (GnMatch) match = toy_match ();
  g_autoptr (GError) error = NULL;
  GnRecord *record = gn_record_create (file, match, NULL, 0, &error);
  FILE *other = g_fopen (g_file_peek_path (file), "a");

  g_assert_no_error (error);
  fputs ("{\"i\":1}\n", other);
  fclose (other);
  g_assert_false (gn_record_append (record, "{\"i\":1}", &error));
  g_assert_error (error, GN_FILE_ERROR, GN_FILE_ERROR_WRITE);
  g_assert_cmpstr (error->message, ==, "“ours.gnomon” was deleted, or changed by another program.");
  g_clear_error (&error);
  gn_record_close (record);

  g_unlink (g_file_peek_path (file));
  record = gn_record_create (file, match, NULL, 0, &error);
  g_assert_no_error (error);
  g_unlink (g_file_peek_path (file));
  g_assert_false (gn_record_append (record, "{\"i\":1}", &error));
  g_assert_error (error, GN_FILE_ERROR, GN_FILE_ERROR_WRITE);
  gn_record_close (record);
}

/* ---- Bad records: each a named error, and the file is left as it is ------ */

typedef struct {
  const char *find;     /* in a good record of three entries … */
  const char *instead;  /* … this is put in its place */
  int         code;
  const char *message;
} Spoilt;

static const Spoilt spoilt[] = {
  { "\"gnomon\":\"record\"", "\"gnomon\":\"people\"", GN_FILE_ERROR_HEADER,
    "This is not a record: it does not start with {\"gnomon\":\"record\"…" },
  { "{\"gnomon\"", "[{\"gnomon\"", GN_FILE_ERROR_SYNTAX, "Line 1: the text ends too early." },
  { "\"version\":1", "\"version\":2", GN_FILE_ERROR_VERSION,
    "The record was written by a newer Gnomon (version 2 of the format)." },
  { "\"version\":1", "\"version\":\"1\"", GN_FILE_ERROR_HEADER,
    "The record does not say which version of the format it has." },
  { "\"game\":\"toy\"", "\"game\":\"go\"", GN_FILE_ERROR_GAME, "The record is for a game that is not installed: “go”." },
  { "\"game\":\"toy\"", "\"game\":null", GN_FILE_ERROR_GAME, "The record is for a game that is not installed: “?”." },
  { "\"rules\":2", "\"rules\":3", GN_FILE_ERROR_GAME, "The record uses newer rules of “Toy” than this Gnomon has." },
  { "\"app\"", "\"ape\"", GN_FILE_ERROR_HEADER, "The record’s first line has an unknown key: “ape”." },
  { "\"game\":\"toy\"", "\"game\":\"toy\",\"title\":\"\"", GN_FILE_ERROR_HEADER, NO_TITLE },
  { "\"game\":\"toy\"", "\"game\":\"toy\",\"title\":7", GN_FILE_ERROR_HEADER, NO_TITLE },
  { "\"game\":\"toy\"", "\"game\":\"toy\",\"title\":\"Sk\\u0007at\"", GN_FILE_ERROR_HEADER, NO_TITLE },
  { "\"game\":\"toy\"", "\"game\":\"toy\",\"title\":\"\\u202eSkat\"", GN_FILE_ERROR_HEADER, NO_TITLE },
  { "\"game\":\"toy\"", "\"game\":\"toy\",\"title\":\"" LONG LONG LONG LONG LONG LONG LONG "\"", GN_FILE_ERROR_HEADER,
    NO_TITLE },
  { "\"app\":", "\"game\":\"toy\",\"app\":", GN_FILE_ERROR_SYNTAX, "Line 1: the key “game” appears twice." },
  { "\"started\":1795262400", "\"started\":99999999999999999999", GN_FILE_ERROR_SYNTAX,
    "Line 1: the number 99999999999999999999 is larger than 64 bits can hold." },
  { "{\"name\":\"Ann\",\"colour\":3,\"options\":{\"level\":\"plain\"}},", "", GN_FILE_ERROR_HEADER,
    "The game cannot have this number of players: 1." },
  { "{\"name\":\"Ann\",\"colour\":3,\"options\":{\"level\":\"plain\"}},", "7,7,7,", GN_FILE_ERROR_HEADER,
    "The game cannot have this number of players: 4." },
  { "\"app\":", "\"position\":7,\"app\":", GN_FILE_ERROR_HEADER, NULL },
  { "\"components\":", "\"position\":", GN_FILE_ERROR_HEADER, "The record has no component set." },
  { "{\"name\":\"Ann\",\"colour\":3,\"options\":{\"level\":\"plain\"}}", "7", GN_FILE_ERROR_HEADER,
    "The name at seat 1 is missing, longer than 64 characters, or has control characters in it." },
  { "\"name\":\"Ann\"", "\"name\":\"Ann\\u0007\"", GN_FILE_ERROR_HEADER,
    "The name at seat 1 is missing, longer than 64 characters, or has control characters in it." },
  { "\"name\":\"Ann\"", "\"name\":\"\\u202eAnn\"", GN_FILE_ERROR_HEADER,
    "The name at seat 1 is missing, longer than 64 characters, or has control characters in it." },
  { "\"name\":\"Ann\"", "\"name\":7", GN_FILE_ERROR_HEADER,
    "The name at seat 1 is missing, longer than 64 characters, or has control characters in it." },
  { "\"colour\":1", "\"colour\":6", GN_FILE_ERROR_HEADER, "The color of seat 2 is missing or unknown." },
  { "\"colour\":1", "\"colour\":3", GN_FILE_ERROR_HEADER, "Seat 2 has the same color as another seat." },
  { "\"level\":\"expert\"", "\"level\":\"genius\"", GN_FILE_ERROR_HEADER,
    "The record has an option that the game does not: “level=genius”." },
  { "\"length\":\"short\"", "\"width\":\"short\"", GN_FILE_ERROR_HEADER,
    "The record has an option that the game does not: “width=short”." },
  { "\"dice\":\"app", "\"dice\":\"ape", GN_FILE_ERROR_HEADER, "The record has an unknown dealer: “dice”." },
  { "\"dice\":\"app\"", "\"dice\":7", GN_FILE_ERROR_HEADER, "The record has an unknown dealer: “dice”." },
  { "\"dice\":\"", "\"dyes\":\"", GN_FILE_ERROR_HEADER, "The record has an unknown dealer: “dyes”." },
  { "\"banker\":1", "\"banker\":-1", GN_FILE_ERROR_HEADER, "The record has an unknown role: “banker”." },
  { "\"banker\":1", "\"banker\":\"1\"", GN_FILE_ERROR_HEADER, "The record has an unknown role: “banker”." },
  { "\"banker\":1", "\"banker\":2", GN_FILE_ERROR_HEADER, "The record has an unknown role: “banker”." },
  { "\"banker\":1", "\"baker\":1", GN_FILE_ERROR_HEADER, "The record has an unknown role: “baker”." },
  { "\"seed\":\"00", "\"seed\":\"0", GN_FILE_ERROR_HEADER, "The record’s seed is missing or does not have 32 hex digits." },
  { "\"seed\":\"00", "\"seed\":\"xx", GN_FILE_ERROR_HEADER, "The record’s seed is missing or does not have 32 hex digits." },
  { "\"generator\":\"", "\"generator\":\"my-", GN_FILE_ERROR_VERSION, NULL },
  { "\"components\":{\"gnomon\":\"components\"", "\"components\":{\"gnomon\":\"record\"", GN_FILE_ERROR_HEADER, NULL },
  { "\"components\":", "\"compounds\":", GN_FILE_ERROR_HEADER, NULL },
  { "\"vp\":1", "\"vp\":6", GN_FILE_ERROR_HEADER,
    "The record’s component set: components.cards[0].vp: 6 is not within 0…5." },
  { "{\"i\":2,\"t\":6,\"m\":[[0,\"take\",\"a\"]]}\n", "", GN_FILE_ERROR_ORDER, "Something is missing before line 3." },
  { "{\"i\":2,\"t\":6", "{\"i\":1,\"t\":3,\"m\":[]}\n{\"i\":2,\"t\":6", GN_FILE_ERROR_ORDER,
    "Line 3 repeats an earlier one, or is out of order." },
  { "{\"i\":2", "{\"i\":9", GN_FILE_ERROR_ORDER, "Something is missing before line 3." },
  { "{\"i\":2", "{\"i\":\"2\"", GN_FILE_ERROR_ORDER, "Line 3 has no number." },
  { "{\"i\":2,", "{\"i\":2,\"mark\":{},", GN_FILE_ERROR_ORDER, "Something is missing before line 3." },
  { "{\"i\":2", "\n{\"i\":2", GN_FILE_ERROR_SYNTAX, "Line 3: there is nothing here." },
  { "{\"i\":2", "[]\n{\"i\":2", GN_FILE_ERROR_SYNTAX, "Line 3: an object was expected." },
  { "{\"i\":2", "{\"i\":2,\"i\":2", GN_FILE_ERROR_SYNTAX, "Line 3: the key “i” appears twice." },
  { "{\"i\":2", "{'i':2", GN_FILE_ERROR_SYNTAX, "Line 3: text needs double quotes, not single quotes." },
  { "{\"i\":2", "{\"i\":18446744073709551618", GN_FILE_ERROR_SYNTAX,
    "Line 3: the number 18446744073709551618 is larger than 64 bits can hold." },
  { "{\"i\":2,\"t\":6", "{\"i\":2,\"t\":6,\"x\":\"\xff\"", GN_FILE_ERROR_NOT_UTF8,
    "Line 3: this is not UTF-8 text." },
  { "{\"i\":2,\"t\":6", "{\"i\":2,\"t\":6,\"x\":[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]",
    GN_FILE_ERROR_NESTED,
    "Line 3: nested deeper than 32 levels." },
  { "\"m\":[[0,\"take\",\"a\"]]}\n{\"i\":2", "\"m\":[[0,\"take\",\"\n{\"i\":2", GN_FILE_ERROR_SYNTAX,
    "Line 2: the text ends too early." },
  { "{\"i\":3,\"t\":9,\"m\":[[0,\"take\",\"a\"]]}\n", "{\"i\":3,\"t\":9,\"m\":[[0,\"ta\n", GN_FILE_ERROR_SYNTAX,
    "Line 4: the text ends too early." },
};

static void
test_spoilt (void)
{
  g_autofree char *good = toy_record_text (3);
  g_autoptr (GFile) file = toy_file ("spoilt.gnomon");

  for (guint i = 0; i < G_N_ELEMENTS (spoilt); i++)
    for (guint writable = 0; writable < 2; writable++)
      {
        g_autofree char *text = toy_replaced (good, spoilt[i].find, spoilt[i].instead);
        g_autoptr (GError) error = NULL;
        g_auto (Opened) opened = { 0 };

        g_test_message ("%u: %s", i, spoilt[i].message ? spoilt[i].message : spoilt[i].find);
        toy_write (file, text, -1);
        g_assert_null (open_record (file, writable, &opened, &error));
        g_assert_error (error, GN_FILE_ERROR, spoilt[i].code);
        if (spoilt[i].message)
          g_assert_cmpstr (error->message, ==, spoilt[i].message);
        g_assert_null (opened.match);
        g_assert_null (opened.lines);

        g_autofree char *after = toy_read (file, NULL);

        g_assert_cmpstr (after, ==, text);
      }
}

static void
test_no_file (void)
{
  g_autoptr (GFile) file = toy_file ("none.gnomon");
  g_autoptr (GFile) folder = toy_folder ();
  g_autoptr (GError) error = NULL;
  g_auto (Opened) opened = { 0 };

  for (guint writable = 0; writable < 2; writable++)
    {
      g_assert_null (open_record (file, writable, &opened, &error));
      g_assert_error (error, GN_FILE_ERROR, GN_FILE_ERROR_READ);
      g_assert_cmpstr (error->message, ==, "“none.gnomon” no longer exists.");
      g_clear_error (&error);

      g_assert_null (open_record (folder, writable, &opened, &error));
      g_assert_error (error, GN_FILE_ERROR, GN_FILE_ERROR_READ);
      g_clear_error (&error);
    }

  /* Nobody writes into the pipe: it is refused, not waited for. */
  g_assert_cmpint (mkfifo (g_file_peek_path (file), 0600), ==, 0);
  for (guint writable = 0; writable < 2; writable++)
    {
      g_assert_null (open_record (file, writable, &opened, &error));
      g_assert_error (error, GN_FILE_ERROR, GN_FILE_ERROR_READ);
      g_clear_error (&error);
    }
}

static void
test_too_large (void)
{
  g_autofree char *good = toy_record_text (0);
  g_autoptr (GFile) file = toy_file ("large.gnomon");
  g_autoptr (GString) text = g_string_new (good);
  g_autoptr (GError) error = NULL;
  g_auto (Opened) opened = { 0 };

  /* More lines than any game has: they are not written, so what is read here is by another hand. */
  for (guint i = 1; i < GN_RECORD_MAX_LINES; i++)
    g_string_append_printf (text, "{\"i\":%u}\n", i);
  toy_write (file, text->str, (gssize) text->len);

  GnRecord *longest = open_record (file, TRUE, &opened, &error);
  g_autofree char *more = g_strdup_printf ("{\"i\":%u}", GN_RECORD_MAX_LINES);

  g_assert_no_error (error);
  g_assert_true (gn_record_is_nearly_full (longest));
  g_assert_false (gn_record_append (longest, more, &error));
  g_assert_cmpstr (error->message, ==, "“large.gnomon” cannot be saved: it would become too large.");
  g_clear_error (&error);
  gn_record_close (longest);
  opened_clear (&opened);
  g_string_append (text, more);
  g_string_append_c (text, '\n');
  toy_write (file, text->str, (gssize) text->len);
  g_assert_null (open_record (file, FALSE, &opened, &error));
  g_assert_error (error, GN_FILE_ERROR, GN_FILE_ERROR_TOO_LARGE);
  g_assert_cmpstr (error->message, ==, "The record goes on after line 100000; the rest is not read.");
  g_clear_error (&error);

  /* More bytes than we read. */
  g_string_set_size (text, GN_RECORD_MAX_BYTES + 1);
  toy_write (file, text->str, (gssize) text->len);
  g_assert_null (open_record (file, FALSE, &opened, &error));
  g_assert_error (error, GN_FILE_ERROR, GN_FILE_ERROR_TOO_LARGE);
  g_clear_error (&error);

  /* And we write no more than we read. */
  g_autoptr (GString) line = g_string_new ("{\"i\":1,\"note\":\"");
  g_autofree char *filler = g_strnfill (GN_RECORD_MAX_BYTES - strlen (good) - 40, 'x');

  g_string_append_printf (line, "%s\"}", filler);
  toy_write (file, good, -1);

  GnRecord *record = open_record (file, TRUE, &opened, &error);

  g_assert_no_error (error);
  g_assert_false (gn_record_is_nearly_full (record));
  g_assert_true (gn_record_append (record, line->str, &error));
  g_assert_true (gn_record_is_nearly_full (record));
  g_assert_false (gn_record_append (record, "{\"i\":2,\"note\":\"one line more than fits\"}", &error));
  g_assert_error (error, GN_FILE_ERROR, GN_FILE_ERROR_WRITE);
  g_assert_cmpstr (error->message, ==, "“large.gnomon” cannot be saved: it would become too large.");
  gn_record_close (record);

  g_auto (Opened) again = { 0 };
  g_autoptr (GError) none = NULL;

  record = open_record (file, FALSE, &again, &none);
  g_assert_no_error (none);
  g_assert_cmpuint (again.lines->len, ==, 1);
  gn_record_close (record);
}

/* Half an entry, wherever it was cut, costs that entry and nothing else; what is whole is kept. */
static void
test_torn (void)
{
  g_autofree char *text = toy_record_text (3);
  g_autofree char *two = toy_record_text (2);
  g_autoptr (GFile) file = toy_file ("torn.gnomon");
  const gsize whole = strlen (text), before = strlen (two);

  for (gsize n = before; n <= whole; n++)
    for (guint filler = 0; filler < 2; filler++)
      {
        /* What had not reached the disk is missing, or is zeros. */
        g_autofree char *bytes = g_malloc0 (whole + 1);
        const gsize length = filler ? whole : n;
        const gboolean torn = n < whole - 1 ? (n > before || filler) : (filler && n < whole);
        const guint kept = n < whole - 1 || torn ? 2 : 3;
        g_autoptr (GError) error = NULL;
        g_auto (Opened) look = { 0 }, opened = { 0 }, again = { 0 };

        memcpy (bytes, text, n);
        toy_write (file, bytes, (gssize) length);

        GnRecord *record = open_record (file, FALSE, &look, &error);

        g_assert_no_error (error);
        g_assert_cmpuint (look.lines->len, ==, kept);
        g_assert_cmpint (look.torn, ==, torn);
        gn_record_close (record);

        g_autofree char *after = NULL;
        gsize after_length;

        /* Looking changes nothing; opening to write cuts it off, and play goes on. */
        after = toy_read (file, &after_length);
        g_assert_cmpmem (after, after_length, bytes, length);

        record = open_record (file, TRUE, &opened, &error);
        g_assert_no_error (error);
        g_assert_cmpint (opened.torn, ==, torn);
        g_assert_true (gn_record_append (record, kept == 2 ? "{\"i\":3}" : "{\"i\":4}", &error));
        gn_record_close (record);

        record = open_record (file, FALSE, &again, &error);
        g_assert_no_error (error);
        g_assert_false (again.torn);
        g_assert_cmpuint (again.lines->len, ==, kept + 1);
        gn_record_close (record);
      }
}

/* A last line that is whole but for its end is kept, if it is an entry. */
static void
test_open_end (void)
{
  static const struct { const char *last; guint kept; } lines[] = { { "{\"i\":1}", 1 }, { "[1]", 0 }, { "7", 0 } };
  g_autofree char *begin = toy_record_text (0);
  g_autoptr (GFile) file = toy_file ("open-end.gnomon");

  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      g_autofree char *text = g_strconcat (begin, lines[i].last, NULL);
      g_autoptr (GError) error = NULL;
      g_auto (Opened) opened = { 0 };

      toy_write (file, text, -1);

      GnRecord *record = open_record (file, FALSE, &opened, &error);

      g_assert_no_error (error);
      g_assert_cmpuint (opened.lines->len, ==, lines[i].kept);
      g_assert_cmpint (opened.torn, ==, !lines[i].kept);
      gn_record_close (record);
    }
}

/* Written by another hand: keys with escapes, a position that is none, a start before or behind all times. */
static void
test_another_hand (void)
{
  static const struct { gint64 started, kept; } starts[] = { { -5, 0 }, { G_MAXINT64, GN_RECORD_MAX_STARTED } };
  g_autofree char *good = toy_record_text (1), *escaped = toy_replaced (good, "\"app\":", "\"position\":null,\"a\\u0070p\":");
  g_autoptr (GFile) file = toy_file ("another.gnomon");
  g_autoptr (GnMatch) match = toy_match ();
  g_autoptr (GError) error = NULL;
  g_auto (Opened) opened = { 0 };

  toy_write (file, escaped, -1);

  GnRecord *record = open_record (file, FALSE, &opened, &error);
  g_autoptr (JsonNode) set = gn_set_to_json (match->set), set_again = gn_set_to_json (opened.match->set);

  g_assert_no_error (error);
  g_assert_null (opened.position);
  g_assert_cmpuint (opened.lines->len, ==, 1);
  g_assert_true (json_node_equal (set, set_again));
  gn_record_close (record);
  for (guint i = 0; i < G_N_ELEMENTS (starts); i++)
    {
      g_autoptr (GFile) begun = toy_file ("begun.gnomon");

      record = gn_record_create (begun, match, NULL, starts[i].started, &error);
      g_assert_no_error (error);
      g_assert_cmpint (gn_record_get_started (record), ==, starts[i].kept);
      gn_record_close (record);
    }
}

/* Without a whole first line there is no record, wherever it was cut. */
static void
test_torn_header (void)
{
  g_autofree char *text = toy_record_text (0);
  g_autoptr (GFile) file = toy_file ("header-torn.gnomon");
  const gsize whole = strlen (text);

  for (gsize n = 0; n < whole - 1; n += 1 + n / 50)
    {
      g_autoptr (GError) error = NULL;
      g_auto (Opened) opened = { 0 };

      toy_write (file, text, (gssize) n);
      g_assert_null (open_record (file, TRUE, &opened, &error));
      g_assert_error (error, GN_FILE_ERROR, GN_FILE_ERROR_HEADER);
      g_assert_cmpstr (error->message, ==, n == 0 ? "The file is empty."
                                                  : "The record’s first line is incomplete: nothing was entered yet.");
    }
}

/* A random byte changed anywhere: an error with a name or a record, never a crash, and the file stays. */
static void
test_noise (void)
{
  g_autofree char *text = toy_record_text (3);
  g_autoptr (GFile) file = toy_file ("noise.gnomon");
  g_autoptr (GRand) rand = g_rand_new_with_seed (7);
  const gsize whole = strlen (text);

  for (guint i = 0; i < 2000; i++)
    {
      g_autofree char *bytes = g_strdup (text);
      g_autoptr (GError) error = NULL;
      g_auto (Opened) opened = { 0 };

      for (guint j = 0; j <= i % 3; j++)
        bytes[g_rand_int_range (rand, 0, (gint32) whole)] = (char) g_rand_int_range (rand, 0, 256);
      toy_write (file, bytes, (gssize) whole);

      GnRecord *record = open_record (file, FALSE, &opened, &error);

      g_assert_true ((record == NULL) == (error != NULL));
      g_assert_true (record || error->domain == GN_FILE_ERROR);
      gn_record_close (record);
    }
}

/* An entry costs some 40 bytes. */
static void
test_size (void)
{
  g_autofree char *one = toy_record_text (1);
  g_autofree char *many = toy_record_text (601);

  g_assert_cmpuint ((strlen (many) - strlen (one)) / 600, <=, 100);
}

int
main (int    argc,
      char **argv)
{
  toy_game ();
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/record/header", test_header);
  g_test_add_func ("/record/title", test_title);
  g_test_add_func ("/record/entries", test_entries);
  g_test_add_func ("/record/byte-order-mark", test_byte_order_mark);
  g_test_add_func ("/record/locked", test_locked);
  g_test_add_func ("/record/there-already", test_there_already);
  g_test_add_func ("/record/not-ours", test_not_ours);
  g_test_add_func ("/record/spoilt", test_spoilt);
  g_test_add_func ("/record/no-file", test_no_file);
  g_test_add_func ("/record/too-large", test_too_large);
  g_test_add_func ("/record/torn", test_torn);
  g_test_add_func ("/record/open-end", test_open_end);
  g_test_add_func ("/record/another-hand", test_another_hand);
  g_test_add_func ("/record/torn-header", test_torn_header);
  g_test_add_func ("/record/noise", test_noise);
  g_test_add_func ("/record/size", test_size);
  return g_test_run ();
}
