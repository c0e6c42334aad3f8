/* test-outcomes.c: scoresheets of games without points, without places, of teams; figures, rounds, milestones
 *
 * The template's rules, with other ways to end: what a sheet says depends on what score() said and on what the
 * tables call a chart, a round or a milestone, never on which game it is.
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gstdio.h>
#include <json-glib/json-glib.h>
#include <string.h>

#include "core/base/figure.h"
#include "games/games.h"
#include "sheets/pieces.h"
#include "sheets/share.h"
#include "sheets/sheet.h"
#include "core/words/text.h"
#include "played.h"

static const char *const people[] = { "Ann", "Bo", "Cy" };
static const guint end_of_team[] = { 0x7, 0x0 };

/* Which bits by seat have won in the variant now tested. */
static guint winners;
static GnGame variant;
static GnText *texts;
static GnField *fields;
static gsize move_at;  /* of the variant's clock in its state: moves so far, and one */

static guint
text_of (const GnGame *game,
         GnTextKind    kind,
         const char   *id)
{
  guint text = 1;

  while (game->texts[text].id && (game->texts[text].kind != kind || !g_str_equal (game->texts[text].id, id)))
    text++;
  g_assert_nonnull (game->texts[text].id);
  return text;
}

static void
variant_score (const GnMatch *match,
               gconstpointer  state,
               GnScoresheet  *sheet)
{
  const GnHead *head = state;
  GnSheetRow *row;
  GnSheetFigure *figure;

  gn_scoresheet_reset (sheet, match->n_seats);
  gn_scoresheet_add_row (sheet, text_of (&variant, GN_TEXT_LABEL, "total"), NULL);
  row = gn_scoresheet_add_row (sheet, text_of (&variant, GN_TEXT_LABEL, "tie-gems"), NULL);
  row->cell[0].value = 4;
  row->cell[2].value = 0;
  row = gn_scoresheet_add_row (sheet, text_of (&variant, GN_TEXT_LABEL, "tie-gems"), NULL);
  row->unit = GN_UNIT_CHANCE;
  row->cell[1].value = 1163000;
  gn_scoresheet_add_figure (sheet, text_of (&variant, GN_TEXT_LABEL, "tie-gems"), NULL, 4, 6);
  figure = gn_scoresheet_add_figure (sheet, text_of (&variant, GN_TEXT_LABEL, "tie-gems"), NULL, 64, 374);
  figure->unit = GN_UNIT_CHANCE;
  if (head->over)
    gn_scoresheet_win (sheet, winners);
}

static gboolean
variant_start (const GnMatch *match,
               gpointer       state,
               GnSay         *why)
{
  *(guint16 *) ((guint8 *) state + move_at) = 1;
  return gn_games_find ("example")->start (match, state, why);
}

static void
variant_apply (const GnMatch *match,
               gpointer       state,
               const GnMove  *move,
               GnStory       *story)
{
  gn_games_find ("example")->apply (match, state, move, story);
  ++*(guint16 *) ((guint8 *) state + move_at);
}

/* The template with other ends, a clock, charts and milestones. */
static void
make_variant (void)
{
  const GnGame *game = gn_games_find ("example");
  guint n_texts = gn_game_n_texts (game), n_fields = gn_game_n_fields (game);

  variant = *game;
  texts = g_memdup2 (game->texts, (n_texts + 1) * sizeof *texts);
  fields = g_new0 (GnField, n_fields + 2);
  memcpy (fields, game->fields, n_fields * sizeof *fields);
  move_at = (game->state_size + 1) / 2 * 2;
  fields[n_fields] = (GnField) { .id = "move", .title = "Move", .type = GN_FIELD_UINT16, .offset = (guint16) move_at,
                                 .domain = GN_DOMAIN_NUMBER, .max = 9999, .flags = GN_FIELD_CLOCK };
  variant.state_size = move_at + 4;
  variant.start = variant_start;
  variant.apply = variant_apply;
  variant.texts = texts;
  variant.fields = fields;
  variant.score = variant_score;
  texts[text_of (game, GN_TEXT_FACT, "took")].milestone = TRUE;
  fields[gn_game_find_field (game, "gems")].flags |= GN_FIELD_CHART;
}

static GnMatchTable *
play (const GnGame *game,
      guint         steps)
{
  g_autoptr (GError) error = NULL;
  GnMatch *match = gn_match_new (game, G_N_ELEMENTS (people), NULL, &error);

  g_assert_no_error (error);
  return played (match, people, 3, 5, steps);
}

/* One of several wins: no points and no places anywhere, and the winner is told. */
static void
test_one_wins (void)
{
  winners = 1u << 1;

  g_autoptr (GnMatchTable) table = play (&variant, G_MAXUINT);
  g_autoptr (GnSheet) sheet = gn_sheet_new (table, GN_EVERYTHING);
  g_autoptr (JsonNode) json = parsed (gn_sheet_to_json (sheet));
  g_autoptr (JsonNode) play_json = parsed (gn_sheet_to_bgstats (sheet));
  g_autofree char *csv = gn_sheet_to_csv (sheet);
  JsonArray *parties = json_object_get_array_member (json_node_get_object (json), "parties");
  JsonArray *players = json_object_get_array_member (json_node_get_object (play_json), "players");

  g_assert_cmpint (sheet->score->outcome, ==, GN_OUTCOME_WON);
  g_assert_cmpmem (sheet->score->rank, 3, ((guint8[]) { 0, 1, 0 }), 3);
  g_assert_cmpstr (json_object_get_string_member (json_node_get_object (json), "outcome"), ==, "won");
  for (guint p = 0; p < 3; p++)
    {
      JsonObject *party = json_array_get_object_element (parties, p);
      JsonObject *player = json_array_get_object_element (players, p);

      g_assert_false (json_object_has_member (party, "total"));
      g_assert_false (json_object_has_member (party, "place"));
      g_assert_false (json_object_has_member (player, "score"));
      g_assert_false (json_object_has_member (player, "rank"));
      g_assert_cmpint (json_object_get_boolean_member (party, "winner"), ==, p == 1);
      g_assert_cmpint (json_object_get_boolean_member (player, "winner"), ==, p == 1);
    }
  g_assert_nonnull (strstr (csv, "\r\nWinner,no,yes,no\r\n"));
  g_assert_null (strstr (csv, "Place"));
  g_assert_null (strstr (csv, "Total"));
}

/* A team: all or nobody, and no places either. */
static void
test_team (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (end_of_team); i++)
    {
      winners = end_of_team[i];

      g_autoptr (GnMatchTable) table = play (&variant, G_MAXUINT);
      g_autoptr (GnSheet) sheet = gn_sheet_new (table, GN_EVERYTHING);
      g_autoptr (JsonNode) play_json = parsed (gn_sheet_to_bgstats (sheet));
      g_autofree char *text = gn_sheet_to_text (sheet);
      g_autofree char *place = gn_sheet_place (sheet, 0);
      JsonObject *root = json_node_get_object (play_json);
      JsonArray *players = json_object_get_array_member (root, "players");

      g_assert_cmpint (sheet->score->outcome, ==, winners ? GN_OUTCOME_ALL_WON : GN_OUTCOME_ALL_LOST);
      g_assert_cmpstr (sheet->ending->headline, ==, winners ? "All win together" : "All lose together");
      g_assert_cmpint (sheet->ending->mood, ==, winners ? GN_MOOD_WON : GN_MOOD_LOST);
      g_assert_cmpuint (sheet->ending->n_stage, ==, 3);
      /* the sheet says it too */
      g_assert_nonnull (strstr (text, sheet->ending->headline));
      g_assert_cmpstr (place, ==, "");
      g_assert_null (strstr (text, "Place"));
      g_assert_null (strstr (text, "Winner"));
      g_assert_true (json_object_get_boolean_member (json_object_get_object_member (root, "game"), "cooperative"));
      for (guint p = 0; p < 3; p++)
        g_assert_cmpint (json_object_get_boolean_member (json_array_get_object_element (players, p), "winner"), ==,
                         winners != 0);
    }
}

/* Nobody has won before the end. */
static void
test_unfinished (void)
{
  winners = 1;

  g_autoptr (GnMatchTable) table = play (&variant, 4);
  g_autoptr (GnSheet) sheet = gn_sheet_new (table, GN_PUBLIC);
  g_autoptr (JsonNode) json = parsed (gn_sheet_to_json (sheet));
  JsonArray *parties = json_object_get_array_member (json_node_get_object (json), "parties");

  g_assert_cmpstr (json_object_get_string_member (json_node_get_object (json), "outcome"), ==, "unfinished");
  for (guint p = 0; p < 3; p++)
    g_assert_false (json_object_get_boolean_member (json_array_get_object_element (parties, p), "winner"));
}

/* Figures of the whole table, chances in rows, headings. */
static void
test_figures (void)
{
  winners = 1;

  g_autoptr (GnMatchTable) table = play (&variant, G_MAXUINT);
  g_autoptr (GnSheet) sheet = gn_sheet_new (table, GN_EVERYTHING);
  const GnSheetLine *letters = sheet->figures->pdata[0], *chance = sheet->figures->pdata[1];
  g_autofree char *luck = gn_sheet_cell (&sheet->score->row[2], 1);
  g_autofree char *none = gn_sheet_cell (&sheet->score->row[2], 0);

  g_assert_cmpuint (sheet->figures->len, ==, 2);
  g_assert_cmpstr (letters->value, ==, "4 of 6");
  /* 64 of 374 in lowest terms. */
  g_assert_cmpstr (chance->value, ==, "17.1% (32 of 187)");
  /* More than certain: several draws. */
  g_assert_cmpstr (luck, ==, "116.3%");
  g_assert_cmpstr (none, ==, "");
  g_assert_true (gn_sheet_row_is_heading (sheet, &sheet->score->row[0]));
  g_assert_false (gn_sheet_row_is_heading (sheet, &sheet->score->row[1]));
}

/* The ink of a row of a chart, 1 where there is some: the line of a seat that goes straight on, with @dash */
static void
ink_of (guint  dash,
        guint8 ink[400])
{
  gint32 values[60];
  GnChart chart = { .n_points = G_N_ELEMENTS (values), .n_lines = 1 };
  const GnChartStyle style = { 0, 0xffffff, 0xffffff, 0xffffff, 12, FALSE };
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, 400, 120);
  cairo_t *cr = cairo_create (surface);

  for (guint k = 0; k < G_N_ELEMENTS (values); k++)
    values[k] = 3;
  chart.line[0] = (GnChartLine) { .colour = 0, .dash = dash, .shape = -1, .value = values };
  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_paint (cr);
  gn_chart_draw (&chart, cr, &style, 0, 0, 400, 120);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  memset (ink, 0, 400);
  for (int y = 0; y < 120; y++)
    for (int x = 0; x < 400; x++)
      ink[x] |= (((guint32 *) (gpointer) (cairo_image_surface_get_data (surface)
                                          + y * cairo_image_surface_get_stride (surface)))[x] & 0xff) < 0x80;
  cairo_surface_destroy (surface);
}

/* In one color, any two of the lines differ over a stretch of a hundred pixels. */
static void
test_dashes (void)
{
  guint8 ink[GN_CHART_DASHES][400];

  for (guint i = 0; i < GN_CHART_DASHES; i++)
    ink_of (i, ink[i]);
  for (guint i = 0; i < GN_CHART_DASHES; i++)
    for (guint k = 0; k < i; k++)
      for (guint from = 100; from < 300; from += 100)
        {
          guint differ = 0;

          for (guint x = from; x < from + 100; x++)
            differ += ink[i][x] != ink[k][x];
          g_assert_cmpuint (differ, >, 10);
        }
}

/* Large numbers at the side of a chart have their room within it, and the words of a goal at its upper edge. */
static void
test_chart_room (void)
{
  enum { MARGIN = 80, TOP = 40 };
  gint32 values[] = { 0, -399936, 1234567 };
  GnChart chart = { .n_points = G_N_ELEMENTS (values), .n_lines = 1, .goal = 1500000,
                    .goal_text = (char *) "the game ends at one million five hundred thousand, which is said at length" };
  const GnChartStyle style = { .text = 12 };
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, 500, 200);
  cairo_t *cr = cairo_create (surface);
  guint drawn = 0;

  chart.line[0].value = values;
  gn_chart_draw (&chart, cr, &style, MARGIN, TOP, 480 - MARGIN, 200 - TOP);
  cairo_surface_flush (surface);
  for (int y = 0; y < 200; y++)
    {
      const guint32 *row = (const guint32 *) (gpointer) (cairo_image_surface_get_data (surface)
                                                         + y * cairo_image_surface_get_stride (surface));

      for (int x = 0; x < 500; x++)
        {
          if (x < MARGIN || x >= 480 || y < TOP)
            g_assert_cmpuint (row[x], ==, 0);
          drawn += row[x] != 0;
        }
    }
  g_assert_cmpuint (drawn, >, 0);
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
}

/* Milestones are the facts that the tables call so, in order, each under the clock's value of its time. */
static void
test_milestones (void)
{
  winners = 1;

  g_autoptr (GnMatchTable) table = play (&variant, G_MAXUINT);
  g_autoptr (GnSheet) sheet = gn_sheet_new (table, GN_EVERYTHING);
  guint took = 0, seen = 0;
  const guint fact = text_of (&variant, GN_TEXT_FACT, "took");

  for (guint n = 1; n <= gn_match_table_get_n_steps (table); n++)
    {
      const GnStory *story = gn_match_table_get_step (table, n)->story;

      for (guint i = 0; story && i < story->n; i++)
        if (story->fact[i].say.text == fact)
          {
            g_autofree char *text = gn_say_text (gn_match_table_get_match (table), &story->fact[i].say, FALSE);
            const GnSheetEvent *event = sheet->milestones->pdata[seen++];

            g_assert_cmpstr (event->text, ==, text);
            g_assert_true (g_str_has_prefix (event->when, "Move "));
            took++;
          }
    }
  g_assert_cmpuint (took, >, 10);
  g_assert_cmpuint (sheet->milestones->len, ==, took);

  /* The template itself has none. */
  g_autoptr (GnMatchTable) plain = play (gn_games_find ("example"), 20);
  g_autoptr (GnSheet) other = gn_sheet_new (plain, GN_EVERYTHING);

  g_assert_cmpuint (other->milestones->len, ==, 0);
}

/* A field by seat is drawn as it was at the end of each clock value; its last point is how it stands. */
static void
test_chart (void)
{
  winners = 1;

  g_autoptr (GnMatchTable) table = play (&variant, G_MAXUINT);
  g_autoptr (GnSheet) sheet = gn_sheet_new (table, GN_EVERYTHING);
  const GnMatch *match = gn_match_table_get_match (table);
  gconstpointer state = gn_match_table_state (table, GN_EVERYTHING);
  const GnField *gems = &fields[gn_game_find_field (&variant, "gems")];

  g_assert_cmpuint (sheet->n_charts, ==, 1);
  g_assert_cmpuint (sheet->chart[0].n_lines, ==, match->n_seats);
  for (guint seat = 0; seat < match->n_seats; seat++)
    {
      const GnChartLine *line = &sheet->chart[0].line[seat];
      const gint16 *held = (const gint16 *) ((const guint8 *) state + gems->offset);

      g_assert_cmpstr (line->name, ==, people[seat]);
      g_assert_cmpint (line->value[0], ==, 3);  /* EX-001 */
      g_assert_cmpint (line->value[sheet->chart[0].n_points - 1], ==, held[seat]);
    }
}

/* It all fits on paper, in every form. */
static void
test_paper (void)
{
  winners = 1u << 2;

  g_autoptr (GnMatchTable) table = play (&variant, G_MAXUINT);
  g_autoptr (GnSheet) sheet = gn_sheet_new (table, GN_EVERYTHING);
  cairo_surface_t *surface = cairo_recording_surface_create (CAIRO_CONTENT_COLOR_ALPHA, NULL);
  cairo_t *cr = cairo_create (surface);

  /* Some eighty milestones: more than a page, and every page is drawn. */
  g_assert_cmpuint (gn_sheet_n_pages (sheet, GN_PAPER_A4), >, 1);
  for (guint page = 0; page < gn_sheet_n_pages (sheet, GN_PAPER_A4); page++)
    gn_sheet_draw (sheet, cr, GN_PAPER_A4, page);
  g_assert_cmpint (cairo_status (cr), ==, CAIRO_STATUS_SUCCESS);
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
}

/* A page with a line or two is no page: the sheet becomes a little smaller instead. */
static void
test_one_page (void)
{
  guint most = 0;

  winners = 1u << 2;
  for (guint steps = 60; steps < 220; steps += 4)
    {
      g_autoptr (GnMatchTable) table = play (&variant, steps);
      g_autoptr (GnSheet) sheet = gn_sheet_new (table, GN_EVERYTHING);

      if (gn_sheet_n_pages (sheet, GN_PAPER_A4) == 1)
        most = sheet->milestones->len;
    }
  /* as many milestones as a page has room for at three quarters of the size; 22 at full size */
  g_assert_cmpuint (most, >, 30);
}

/* A number before a figure is not a factor unless it is one. */
static void
test_pieces_of_a_row (void)
{
  winners = 1;

  g_autoptr (GnMatchTable) table = play (&variant, G_MAXUINT);
  g_autoptr (GnSheet) sheet = gn_sheet_new (table, GN_EVERYTHING);
  GnSheetRow *row = &sheet->score->row[1];

  row->cell[0] = (GnSheetCell) { 5, 16 };
  row->cell[1] = (GnSheetCell) { 0, 0 };
  row->cell[2] = (GnSheetCell) { 2, 6 };
  g_autofree char *five = gn_sheet_pieces (sheet, row, 0), *none = gn_sheet_pieces (sheet, row, 1);

  g_assert_cmpstr (five, ==, "from 5");
  g_assert_cmpstr (none, ==, "");
  row->cell[0] = (GnSheetCell) { 5, 15 };
  g_autofree char *factor = gn_sheet_pieces (sheet, row, 0), *two = gn_sheet_pieces (sheet, row, 2);

  g_assert_cmpstr (factor, ==, "5 × 3");
  g_assert_cmpstr (two, ==, "2 × 3");
}

/* The total has one line, also where the game lists it among its rows. */
static void
test_total_once (void)
{
  g_autoptr (GnMatchTable) table = play (gn_games_find ("zavandor"), 40);
  g_autoptr (GnSheet) sheet = gn_sheet_new (table, GN_PUBLIC);
  g_autofree char *text = gn_sheet_to_text (sheet);
  const char *first = strstr (text, "Victory points");

  g_assert_nonnull (first);
  g_assert_null (strstr (first + 1, "Victory points"));
}

/* A ruling that is folded away at setup is listed only where the table chose another. */
static void
test_rulings (void)
{
  const GnGame *game = gn_games_find ("pad");

  for (guint chosen = 0; chosen < 2; chosen++)
    {
      g_autoptr (GError) error = NULL;
      GnMatch *match = gn_match_new (game, 3, gn_set_new_stand_in (game, NULL), &error);
      guint found = 0;

      g_assert_no_error (error);
      match->option[gn_game_find_option (game, "order")] = (guint8) chosen;

      g_autoptr (GnMatchTable) table = gn_match_table_new (match, NULL, NULL, &error);
      g_assert_no_error (error);
      g_autoptr (GnSheet) sheet = gn_sheet_new (table, GN_PUBLIC);

      for (guint i = 0; i < sheet->terms->len; i++)
        {
          const GnSheetLine *line = sheet->terms->pdata[i];

          g_assert_cmpstr (line->name, !=, "Teams");
          found += g_str_equal (line->name, "Next cell") && g_str_equal (line->value, "Player by player");
        }
      g_assert_cmpuint (found, ==, chosen);
      g_assert_cmpuint (sheet->terms->len, >, chosen);
    }
}

/* The members of a side are beside each other, and the best side is first where it is a ranking. */
static void
test_sides (void)
{
  GnScoresheet score = { 0 };
  guint8 order[GN_MAX_PARTIES];

  gn_scoresheet_reset (&score, 4);
  for (guint p = 0; p < 4; p++)
    {
      gn_say (&score.side[p], p % 2 ? 2 : 1);
      score.total[p] = p % 2 ? 18 : 14;
    }
  gn_scoresheet_win (&score, 0xa);
  gn_scoresheet_order (&score, FALSE, order);
  g_assert_cmpmem (order, 4, ((guint8[]) { 0, 2, 1, 3 }), 4);
  gn_scoresheet_order (&score, TRUE, order);
  g_assert_cmpmem (order, 4, ((guint8[]) { 1, 3, 0, 2 }), 4);
  g_assert_cmpuint (gn_scoresheet_side (&score, 3), ==, 0xa);
  g_assert_true (gn_scoresheet_has_won (&score, 1));
  g_assert_false (gn_scoresheet_has_won (&score, 2));
  /* in first place, and yet no winner */
  gn_scoresheet_rank (&score);
  score.outcome = GN_OUTCOME_TIED;
  g_assert_false (gn_scoresheet_has_won (&score, 1));
  g_assert_true (gn_scoresheet_has_places (&score));
}

/* How the records with each way to end are told. */
static GnMatchTable *
golden (const char *record)
{
  g_autofree char *name = g_strconcat (record, ".gnomon", NULL);
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "conformance", "golden", name, NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GError) error = NULL;
  GnMatchTable *table = gn_match_table_open (file, FALSE, NULL, &error);

  g_assert_no_error (error);
  return table;
}

/* The next move of that verb on a pad; @figure: what is written down. */
static void
write_down (GnMatchTable *table,
            const char   *verb,
            const char   *figure)
{
  const GnGame *game = gn_match_table_get_match (table)->game;
  g_auto (GnMoveList) list = { 0 };
  GnReply reply = { 0 };

  gn_move_list_init (&list);
  gn_match_table_legal (table, GN_EVERYTHING, &list);
  for (guint i = 0; i < list.n; i++)
    if (g_str_equal (game->verbs[list.move[i].verb].id, verb))
      {
        if (figure)
          gn_figure_parse (figure, list.move[i].arg);
        g_assert_true (gn_match_table_do (table, &list.move[i], 1, &reply));
        return;
      }
  g_assert_not_reached ();
}

/* A headline has room for the names of six winners. */
static void
test_many_winners (void)
{
  static const char *const said[] = { "Player 1, Player 2, Player 3, Player 4, Player 5 and Player 6 share the win",
                                      "7 players share the win" };
  const GnGame *game = gn_games_find ("pad");

  for (guint more = 0; more < 2; more++)
    {
      g_autoptr (GError) error = NULL;
      GnMatch *match = gn_match_new (game, 7 + more, gn_set_new_stand_in (game, NULL), &error);

      g_assert_no_error (error);
      for (guint seat = 0; seat < 7 + more; seat++)
        {
          g_autofree char *name = g_strdup_printf ("Player %u", seat + 1);

          gn_match_set_name (match, seat, name);
        }

      g_autoptr (GnMatchTable) table = gn_match_table_new (match, NULL, NULL, &error);

      g_assert_no_error (error);
      for (guint seat = 0; seat < 7 + more; seat++)
        write_down (table, "score", seat < 6 + more ? "10" : "5");
      write_down (table, "finish", NULL);

      g_autoptr (GnSheet) sheet = gn_sheet_new (table, GN_PUBLIC);

      g_assert_cmpstr (sheet->ending->headline, ==, said[more]);
    }
}

/* A figure that was lost looks otherwise than a 0. */
static void
test_lost_figure (void)
{
  g_autoptr (GnMatchTable) table = golden ("pad-2-won+first");
  g_autoptr (GnSheet) sheet = gn_sheet_new (table, GN_EVERYTHING);
  const GnSheetRow *row = &sheet->score->row[4];   /* after the start: the fourth round */
  g_autofree char *lost = gn_sheet_cell (row, 0), *counted = gn_sheet_cell (row, 1);

  g_assert_cmpstr (lost, ==, "(−50)");
  g_assert_cmpint (row->cell[0].value, ==, 0);
  g_assert_cmpstr (counted, ==, "−60");
  g_assert_cmpint (sheet->score->total[0], ==, 0);
  g_assert_cmpstr (sheet->notes->pdata[1], ==,
                   "Figures beyond the target were lost; the scoresheet has them in parentheses");

  /* Nothing was lost: nothing is said about it. */
  g_autoptr (GnMatchTable) other_table = golden ("pad-4-won+target");
  g_autoptr (GnSheet) other = gn_sheet_new (other_table, GN_EVERYTHING);

  g_assert_cmpuint (other->notes->len, ==, 1);
}

static void
test_endings (void)
{
  static const struct {
    const char *record, *headline, *reason;
    GnMood      mood;
    guint       n_stage, n_steps;
  } cases[] = {
    { "zavandor-3-tie", "Zoë wins", "19 points and 131 gold after the sale", GN_MOOD_WON, 1, 1 },
    { "zavandor-3-shared", "Ann and Ben share the win",
      "The win is shared: 18 points and 21 gold each after the sale.", GN_MOOD_WON, 2, 1 },
    { "zavandor-3-won", "Zoë wins with 18 points", "", GN_MOOD_WON, 1, 0 },
    { "zavandor-4-stopped", "Stopped by agreement", "", GN_MOOD_SO_FAR, 0, 1 },
    { "wizard-5-won", "Ann wins with the Wizard in round 7", "", GN_MOOD_WON, 1, 0 },
    { "wizard-3-certain", "Ann wins with the Wizard in round 11", "The draw was certain", GN_MOOD_WON, 1, 0 },
    { "invasion-3-won", "All win together", "The house is yours: 9 rooms in turn 30.", GN_MOOD_WON, 3, 0 },
    { "invasion-3-letters", "All lose together", "GNOMES is spelled in turn 36; rooms: 5 of 9.", GN_MOOD_LOST, 3, 0 },
    { "rise-3-gnomes", "All lose together", "The Gnomes win with 53 points against 46: all players lose.",
      GN_MOOD_LOST, 3, 0 },
    { "rise-3-shared", "Ann and Ben share the win", "The victory is shared at 46 points.", GN_MOOD_WON, 2, 1 },
    { "gnomes-wizards-4-won", "The gnomes win", "Ann and Zoë, 18 to 14", GN_MOOD_WON, 2, 0 },
    { "gnomes-wizards-4-tied", "A tie: nobody wins", "Still tied after every tiebreaker: no winner", GN_MOOD_TIED, 4, 2 },
    { "gnomes-wizards-2-tie+hp", "The wizards win", "Ben", GN_MOOD_WON, 1, 1 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GnMatchTable) table = golden (cases[i].record);

      g_test_message ("%s", cases[i].record);
      g_autoptr (GnSheet) sheet = gn_sheet_new (table, GN_EVERYTHING);
      const GnEnding *ending = sheet->ending;

      g_assert_cmpstr (ending->headline, ==, cases[i].headline);
      g_assert_cmpstr (ending->reason, ==, cases[i].reason);
      g_assert_cmpint (ending->mood, ==, cases[i].mood);
      g_assert_cmpuint (ending->n_stage, ==, cases[i].n_stage);
      g_assert_cmpuint (ending->steps->len, ==, cases[i].n_steps);
      g_assert_cmpint (ending->villain != NULL, ==, ending->mood == GN_MOOD_LOST);
    }
}

/* The color of a point of a picture. */
static guint32
point (cairo_surface_t *picture,
       int              x,
       int              y)
{
  const guint8 *data = cairo_image_surface_get_data (picture);

  return *(const guint32 *) (gconstpointer) (data + y * cairo_image_surface_get_stride (picture) + 4 * x) & 0xffffff;
}

/* How many points of a part differ from its first. */
static guint
marks (cairo_surface_t *picture,
       int              left,
       int              top,
       int              right,
       int              bottom)
{
  guint n = 0;

  for (int y = top; y < bottom; y++)
    for (int x = left; x < right; x++)
      n += point (picture, x, y) != point (picture, left, top);
  return n;
}

/* One picture of 1200×630: a loss is not in the colors of a win, and nothing is drawn over its edge. */
static void
test_share (void)
{
  static const char *const records[] = { "invasion-3-won", "invasion-3-letters", "gnomes-wizards-4-tied",
                                         "zavandor-3-tie", "wizard-5-won", "rise-4-gnomes", "rise-5-stopped" };
  g_autofree char *folder = g_dir_make_tmp ("gnomon-share-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "picture.png", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path), nowhere = g_file_new_for_path ("/nowhere/picture.png");
  guint32 band[G_N_ELEMENTS (records)];

  for (guint i = 0; i < G_N_ELEMENTS (records); i++)
    {
      g_autoptr (GnMatchTable) table = golden (records[i]);
      g_autoptr (GnSheet) sheet = gn_sheet_new (table, GN_EVERYTHING);
      g_autoptr (GError) error = NULL;

      g_assert_true (gn_share_write (sheet, file, &error));
      g_assert_no_error (error);
      g_assert_false (gn_share_write (sheet, nowhere, &error));
      g_assert_nonnull (error);

      cairo_surface_t *picture = cairo_image_surface_create_from_png (path);

      g_assert_cmpint (cairo_image_surface_get_width (picture), ==, 1200);
      g_assert_cmpint (cairo_image_surface_get_height (picture), ==, 630);
      band[i] = point (picture, 60, 50);
      g_assert_cmpuint (marks (picture, 60, 50, 1140, 270), >, 5000);
      g_assert_cmpuint (marks (picture, 45, 290, 1155, 625), >, 3000);
      g_assert_cmpuint (marks (picture, 0, 0, 38, 630), ==, 0);
      g_assert_cmpuint (marks (picture, 1162, 0, 1200, 630), ==, 0);
      g_assert_cmpuint (marks (picture, 0, 622, 1200, 630), ==, 0);
      cairo_surface_destroy (picture);
    }
  g_assert_cmphex (band[0], !=, band[1]);
  g_assert_cmphex (band[1], ==, band[5]);
  g_assert_cmphex (band[2], ==, band[6]);
  g_assert_cmphex (band[3], !=, band[4]);
  g_unlink (path);
  g_rmdir (folder);
}

/* Outcomes by their ids, as records and sheets write them. */
static void
test_ids (void)
{
  for (GnSheetOutcome outcome = GN_OUTCOME_UNFINISHED; outcome <= GN_OUTCOME_TIED; outcome++)
    g_assert_cmpint (gn_scoresheet_outcome_from_id (gn_scoresheet_outcome_id (outcome)), ==, outcome);
  g_assert_cmpint (gn_scoresheet_outcome_from_id (NULL), ==, GN_OUTCOME_UNFINISHED);
  g_assert_cmpint (gn_scoresheet_outcome_from_id ("conquered"), ==, GN_OUTCOME_UNFINISHED);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  gn_games_init ();
  gn_pieces_init ();
  make_variant ();
  g_test_add_func ("/outcomes/one-wins", test_one_wins);
  g_test_add_func ("/outcomes/team", test_team);
  g_test_add_func ("/outcomes/unfinished", test_unfinished);
  g_test_add_func ("/outcomes/figures", test_figures);
  g_test_add_func ("/outcomes/milestones", test_milestones);
  g_test_add_func ("/outcomes/chart", test_chart);
  g_test_add_func ("/outcomes/chart-room", test_chart_room);
  g_test_add_func ("/outcomes/dashes", test_dashes);
  g_test_add_func ("/outcomes/paper", test_paper);
  g_test_add_func ("/outcomes/one-page", test_one_page);
  g_test_add_func ("/outcomes/pieces", test_pieces_of_a_row);
  g_test_add_func ("/outcomes/total-once", test_total_once);
  g_test_add_func ("/outcomes/rulings", test_rulings);
  g_test_add_func ("/outcomes/sides", test_sides);
  g_test_add_func ("/outcomes/endings", test_endings);
  g_test_add_func ("/outcomes/many-winners", test_many_winners);
  g_test_add_func ("/outcomes/lost-figure", test_lost_figure);
  g_test_add_func ("/outcomes/share", test_share);
  g_test_add_func ("/outcomes/ids", test_ids);

  int status = g_test_run ();

  g_free (texts);
  g_free (fields);
  return status;
}
