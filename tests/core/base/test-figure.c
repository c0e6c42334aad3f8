/* test-figure.c: figures with their terms: typed, written, and read from any slots
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "core/base/figure.h"

static const struct {
  const char *typed;
  gsize       length;
  guint       n;
  gint32      sum;
  const char *text;
} typed[] = {
  { "11", 2, 1, 11, "11" },
  { "3+6+2", 5, 3, 11, "3+6+2" },
  { "-5", 2, 1, -5, "-5" },
  { "+5", 2, 1, 5, "5" },
  { "12\342\210\2224", 6, 2, 8, "12-4" },
  { " 3 + 6  - 2 ", 11, 3, 7, "3+6-2" },
  { "0", 1, 1, 0, "0" },
  { "-0+0", 4, 2, 0, "0+0" },
  { "1000-1", 6, 2, 999, "1000-1" },
  { "99999+99999", 11, 2, 199998, "99999+99999" },
  { "-99999-99999-99999-99999-99999-99999-99999-99999-99999-99999-99999-99999", 72, 12, -1199988,
    "-99999-99999-99999-99999-99999-99999-99999-99999-99999-99999-99999-99999" },
  { "12 in round 3", 2, 1, 12, "12" },
  { "12 3", 2, 1, 12, "12" },
  { "3+6+", 3, 2, 9, "3+6" },
  { "\331\241\331\242+3", 6, 2, 15, "12+3" },
  { "100000", 0, 0, 0, "" },
  { "1+1+1+1+1+1+1+1+1+1+1+1+1", 0, 0, 0, "" },
  { "", 0, 0, 0, "" },
  { "+", 0, 0, 0, "" },
  { "twelve", 0, 0, 0, "" },
};

static void
test_typed (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (typed); i++)
    {
      gint16 slot[GN_FIGURE_SLOTS], again[GN_FIGURE_SLOTS];
      char text[GN_FIGURE_TEXT];

      for (guint k = 0; k < GN_FIGURE_SLOTS; k++)
        slot[k] = again[k] = GN_NONE;
      g_test_message ("%s", typed[i].typed);
      g_assert_cmpuint (gn_figure_parse (typed[i].typed, slot), ==, typed[i].length);
      g_assert_cmpuint (gn_figure_read (slot, NULL, NULL), ==, typed[i].n);
      g_assert_cmpint (gn_figure_sum (slot), ==, typed[i].sum);
      gn_figure_text (slot, text);
      g_assert_cmpstr (text, ==, typed[i].text);
      if (typed[i].n == 0)
        continue;
      g_assert_cmpuint (gn_figure_parse (text, again), ==, strlen (text));
      g_assert_cmpmem (again, sizeof again, slot, sizeof slot);
    }
}

/* Each figure has one form in the slots; whatever else is in them is none. */
static void
test_slots (void)
{
  static const gint16 spoilt[][5] = {
    { 0, 0, 5 }, { -3, 0, 5 }, { 13, 0, 5 }, { GN_NONE, 0, 5 }, { GN_OPEN, 0, 5 }, { 1, GN_NONE, 5 }, { 1, 0, GN_NONE }, { 1, 1, -5 }, { 1, -1, 5 },
    { 1, 0, 1000 }, { 1, 100, 0 }, { 1, -100, 0 }, { 1, G_MAXINT16, G_MAXINT16 }, { 2, 0, 5, GN_NONE, GN_NONE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (spoilt); i++)
    {
      gint16 slot[GN_FIGURE_SLOTS];
      char text[GN_FIGURE_TEXT];
      gint32 sum = 1;

      for (guint k = 0; k < GN_FIGURE_SLOTS; k++)
        slot[k] = k < 5 ? spoilt[i][k] : GN_NONE;
      g_assert_cmpuint (gn_figure_read (slot, NULL, &sum), ==, 0);
      g_assert_cmpint (sum, ==, 0);
      gn_figure_text (slot, text);
      g_assert_cmpstr (text, ==, "");
    }
  for (gint32 value = -GN_FIGURE_TERM; value <= GN_FIGURE_TERM; value++)
    {
      gint16 slot[GN_FIGURE_SLOTS];

      gn_figure_set (slot, &value, 1);
      if (gn_figure_sum (slot) != value)
        g_error ("%d is read as %d", value, gn_figure_sum (slot));
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/figure/typed", test_typed);
  g_test_add_func ("/figure/slots", test_slots);
  return g_test_run ();
}
