/* main.c: gnomon-referee, the rules without a display
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "bench.h"
#include "games/games.h"
#include "core/base/json.h"
#include "core/state/position.h"
#include "referee.h"
#include "sheets/sheet.h"
#include "core/words/text.h"

#include <errno.h>
#include <glib/gi18n.h>
#include <stdio.h>

/* ---- A line in, a line out ------------------------------------------------- */

/* Reads a line without its newline into @line. A line that is too long is skipped, and @long_line is set. Returns:
 * FALSE at the end of the input */
static gboolean
read_line (FILE     *in,
           GString  *line,
           gboolean *long_line)
{
  int c;

  g_string_truncate (line, 0);
  *long_line = FALSE;
  while ((c = getc_unlocked (in)) != EOF && c != '\n')
    if (line->len < GN_REFEREE_MAX_LINE)
      g_string_append_c (line, (char) c);
    else
      *long_line = TRUE;
  return c != EOF || line->len > 0;
}

static gboolean
is_blank (const GString *line)
{
  for (gsize i = 0; i < line->len; i++)
    if (!g_ascii_isspace (line->str[i]))
      return FALSE;
  return TRUE;
}

static int
serve (void)
{
  g_autoptr (GnReferee) referee = gn_referee_new ();
  g_autoptr (GString) line = g_string_new (NULL);
  gboolean long_line;

  setvbuf (stdout, NULL, _IOLBF, 0);
  while (read_line (stdin, line, &long_line))
    {
      g_autofree char *answer = NULL;

      if (!long_line && is_blank (line))
        continue;
      if (long_line)
        answer = g_strdup_printf ("{\"ok\":false,\"fault\":\"a line has at most %d bytes\"}", GN_REFEREE_MAX_LINE);
      else
        answer = gn_referee_answer (referee, line->str, (gssize) line->len);
      if (puts (answer) == EOF || fflush (stdout) == EOF)
        return 1;
    }
  return 0;
}

/* ---- From the shell ----------------------------------------------------------- */

static int
describe (int    argc,
          char **argv)
{
  const GnGame *game = argc == 1 ? gn_games_find (argv[0]) : NULL;
  g_autoptr (JsonGenerator) generator = json_generator_new ();
  g_autofree char *text = NULL;

  if (!game)
    {
      g_printerr (_("Which game? Choose one of these:"));
      for (const GnGame *const *each = gn_games (); *each; each++)
        g_printerr (" %s", (*each)->id);
      g_printerr ("\n");
      return 2;
    }

  g_autoptr (JsonNode) node = gn_referee_describe (game);

  json_generator_set_root (generator, node);
  json_generator_set_pretty (generator, TRUE);
  text = json_generator_to_data (generator, NULL);
  puts (text);
  return 0;
}

static gboolean
replay_one (const char *name)
{
  g_autoptr (GFile) file = g_file_new_for_commandline_arg (name);
  g_autoptr (GnMatchTable) table = NULL;
  g_autoptr (JsonNode) root = json_node_alloc ();
  g_autoptr (JsonObject) object = json_object_new ();
  g_auto (GStrv) notices = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;

  table = gn_match_table_open (file, FALSE, &notices, &error);
  json_object_set_boolean_member (object, "ok", table != NULL);
  json_object_set_string_member (object, "file", name);
  if (table)
    {
      const GnMatch *match = gn_match_table_get_match (table);
      JsonArray *told = json_array_new ();
      char hash[17];

      gn_state_hash (match, gn_match_table_state (table, GN_EVERYTHING), hash);
      json_object_set_string_member (object, "game", match->game->id);
      json_object_set_int_member (object, "steps", gn_match_table_get_n_steps (table));
      json_object_set_boolean_member (object, "over", gn_match_table_is_over (table));
      json_object_set_string_member (object, "hash", hash);
      for (guint i = 0; notices && notices[i]; i++)
        json_array_add_string_element (told, notices[i]);
      json_object_set_array_member (object, "notices", told);
    }
  else
    {
      json_object_set_string_member (object, "fault", error->message);
    }

  json_node_init_object (root, object);
  text = gn_json_to_text (root);
  puts (text);
  return table != NULL;
}

static int
replay (int    argc,
        char **argv)
{
  gboolean all = argc > 0;

  for (int i = 0; i < argc; i++)
    all = replay_one (argv[i]) && all;
  return all ? 0 : 1;
}

static int
sheet (int    argc,
       char **argv)
{
  g_autoptr (GError) error = NULL;

  if (argc != 2)
    {
      g_printerr (_("Two files are needed: the record and the scoresheet.\n"));
      return 2;
    }

  g_autoptr (GFile) record = g_file_new_for_commandline_arg (argv[0]);
  g_autoptr (GFile) file = g_file_new_for_commandline_arg (argv[1]);
  g_autoptr (GnMatchTable) table = gn_match_table_open (record, FALSE, NULL, &error);
  g_autoptr (GnSheet) drawn = table ? gn_sheet_new (table, gn_match_table_is_over (table) ? GN_EVERYTHING : GN_PUBLIC)
                                    : NULL;

  if (!drawn || !gn_sheet_write (drawn, file, GN_PAPER_A4, &error))
    {
      g_printerr ("%s\n", error->message);
      return 1;
    }
  return 0;
}

static int
usage (FILE *out)
{
  fprintf (out, "%s", _("gnomon-referee                        read and write one JSON object per line\n"
                        "gnomon-referee describe GAME          print a game’s verbs, texts, and positions\n"
                        "gnomon-referee replay FILE…           check records by playing them again\n"
                        "gnomon-referee sheet FILE OUT         write the scoresheet (.pdf .svg .png .csv .json .txt)\n"
                        "gnomon-referee bench [GAME]           measure how fast the rules are, as JSON\n"));
  return out == stdout ? 0 : 2;
}

int
main (int    argc,
      char **argv)
{
  gn_language_init ();
  gn_games_init ();

  if (argc < 2)
    return serve ();
  if (g_str_equal (argv[1], "describe"))
    return describe (argc - 2, argv + 2);
  if (g_str_equal (argv[1], "replay"))
    return replay (argc - 2, argv + 2);
  if (g_str_equal (argv[1], "sheet"))
    return sheet (argc - 2, argv + 2);
#ifdef GN_HAVE_BENCH
  if (g_str_equal (argv[1], "bench"))
    return gn_bench_main (argc - 2, argv + 2);
#endif
  if (g_str_equal (argv[1], "--version"))
    return puts ("gnomon-referee " GN_VERSION) == EOF;
  if (g_str_equal (argv[1], "--help"))
    return usage (stdout);
  return usage (stderr);
}
