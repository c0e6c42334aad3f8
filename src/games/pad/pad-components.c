/* pad-components.c: turns the pads of the set into numbers, and names rows after their categories
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "pad-state.h"

#include "core/base/language.h"

#include <glib/gi18n-lib.h>

/* ---- Categories ---------------------------------------------------------- */

/* The categories of a pad are one text: "Wood, Stone, Wool". */
static GStrv
split_categories (const char *text)
{
  g_auto (GStrv) parts = g_strsplit (text ? text : "", ",", -1);
  GPtrArray *names = g_ptr_array_new ();

  for (guint i = 0; parts[i]; i++)
    if (*g_strstrip (parts[i]))
      g_ptr_array_add (names, g_strdup (parts[i]));
  g_ptr_array_add (names, NULL);
  return (GStrv) g_ptr_array_free (names, FALSE);
}

char *
pad_category_name (const GnMatch *match,
                   guint          category,
                   gboolean       english)
{
  const guint pad = match->option[PAD_OPTION_PAD];

  if (pad >= gn_set_size (match->set, PAD_FAMILY_PADS))
    return NULL;

  g_auto (GStrv) names = split_categories (english
    ? gn_set_text_as_written (match->set, PAD_FAMILY_PADS, pad, "categories")
    : gn_set_text (match->set, PAD_FAMILY_PADS, pad, "categories"));

  return category < g_strv_length (names) ? g_strdup (names[category]) : NULL;
}

char *
pad_thing_name (const GnMatch *match,
                GnThing        thing,
                gboolean       english)
{
  const Pad *pad = pad_of (match);

  if (thing.domain == PAD_DOMAIN_CATEGORY)
    return pad_category_name (match, (guint) thing.value, english);
  if (thing.domain != PAD_DOMAIN_ROW || (guint) thing.value >= pad_n_rows (pad))
    return NULL;

  g_autofree char *category = pad_category_name (match, (guint) thing.value % pad_rows_each (pad), english);
  g_autofree char *number = english ? g_strdup_printf ("%u", (guint) thing.value / pad_rows_each (pad) + 1)
                                    : gn_number_text ((guint) thing.value / pad_rows_each (pad) + 1);
  /* Translators: {n} is the number of a round, as in the middle of a sentence */
  const char *round = N_("round {n}");
  /* Translators: a row of a score sheet: “Wood, round 2” */
  const char *both = N_("{category}, round {n}");

  if (!category)
    return gn_fill (english ? round : gn_tr (round), "n", number, NULL);
  if (pad_n_rounds (pad) == 1)
    return g_steal_pointer (&category);
  return gn_fill (english ? both : gn_tr (both), "category", category, "n", number, NULL);
}

/* ---- Pads ---------------------------------------------------------------- */

typedef struct {
  const GnSet *set;
  guint        index;
} Reader;

static gint32
number (const Reader *reader,
        const char   *attr,
        gint32        usual)
{
  gint value;

  return gn_set_number (reader->set, PAD_FAMILY_PADS, reader->index, attr, &value) ? value : usual;
}

static guint8
thing (const Reader *reader,
       const char   *attr)
{
  const gint16 value = gn_set_thing (reader->set, PAD_FAMILY_PADS, reader->index, attr);

  return value < 0 ? 0 : (guint8) value;
}

/* The lowest or highest multiple of the step within the limits, which are rounded inward. */
static void
round_limits (Pad *pad)
{
  pad->least -= pad->least % pad->step;
  pad->most -= pad->most % pad->step;
}

static void
read_figures (const Reader *reader,
              Pad          *pad)
{
  gint32 least = number (reader, "least", -GN_FIGURE_TERM), most = number (reader, "most", GN_FIGURE_TERM);

  if (pad->counting == PAD_COUNT_WINS)
    least = 0, most = 1;
  pad->step = number (reader, "step", 1);
  if (pad->counting == PAD_COUNT_WINS || pad->wins == PAD_PLACES)
    pad->step = 1;
  pad->least = least;
  pad->most = most;
  /* toward zero rounds a lowest figure up and a highest one down, unless it is on the other side of zero */
  round_limits (pad);
  if (pad->least < least)
    pad->least += pad->step;
  if (pad->most > most)
    pad->most -= pad->step;
}

static void
read_ties (const Reader *reader,
           Pad          *pad)
{
  gint16 values[PAD_CATEGORIES];
  const gint n = gn_set_list (reader->set, PAD_FAMILY_PADS, reader->index, "tie-order", values, PAD_CATEGORIES);

  for (gint i = 0; i < n; i++)
    if (values[i] < pad->categories)
      pad->tie[pad->n_ties++] = (guint8) values[i];
}

static void
read_pad (const Reader *reader,
          Pad          *pad)
{
  g_auto (GStrv) names = split_categories (gn_set_text_as_written (reader->set, PAD_FAMILY_PADS, reader->index,
                                                                   "categories"));

  pad->least_seats = (guint8) number (reader, "least-seats", 1);
  pad->most_seats = (guint8) number (reader, "most-seats", PAD_SEATS);
  pad->columns = thing (reader, "columns");
  pad->categories = (guint8) MIN (g_strv_length (names), G_MAXUINT8);
  pad->wins = thing (reader, "wins");
  pad->end = thing (reader, "end");
  pad->counting = thing (reader, "counting");
  pad->bust = thing (reader, "bust");
  pad->at_once = thing (reader, "at-once");
  pad->bids = thing (reader, "bids");
  pad->rounds = (guint8) number (reader, "rounds", 0);
  /* a sheet of categories has one round unless the pad says otherwise */
  if (pad->rounds == 0 && pad->categories > 0 && pad->end == PAD_END_ROUNDS)
    pad->rounds = 1;
  if (pad->wins == PAD_PLACES && pad->end == PAD_END_ROUNDS)
    pad->rounds = 1;
  if (pad->rounds == 0 && pad->end == PAD_END_ROUNDS)
    pad->end = PAD_END_OPEN;
  if (pad->wins == PAD_TOGETHER)
    pad->end = PAD_END_OPEN;
  pad->exact = number (reader, "exact", 0);
  pad->each = number (reader, "each", 0);
  pad->miss = number (reader, "miss", 0);
  pad->start = number (reader, "start", 0);
  pad->target = number (reader, "target", 0);
  pad->bonus_rows = (guint8) MIN (number (reader, "bonus-rows", 0), pad->categories);
  pad->bonus_from = number (reader, "bonus-from", 0);
  pad->bonus = number (reader, "bonus", 0);
  read_figures (reader, pad);
  read_ties (reader, pad);
}

/* What is wrong with a pad, or NULL */
static const char *
fault_of (const Pad *pad)
{
  if (pad->least_seats > pad->most_seats)
    return N_("The fewest players are more than the most.");
  if (pad->categories > PAD_CATEGORIES)
    return N_("A pad has at most 20 categories.");
  if (MAX (1, pad->rounds) * pad_rows_each (pad) > PAD_ROWS)
    return N_("A sheet has at most 40 rows: rounds times categories.");
  if (pad->least > pad->most)
    return N_("No figure is between the lowest and the highest.");
  if ((pad->end == PAD_END_TARGET || pad->end == PAD_END_FIRST) && pad->start == pad->target)
    return N_("The target has to differ from the points at the start.");
  if (pad->bids != PAD_BIDS_NONE && pad->categories > 0)
    return N_("A pad with bids has no categories.");
  if (pad->wins == PAD_PLACES && (pad->categories > 0 || pad->bids != PAD_BIDS_NONE || pad->end != PAD_END_ROUNDS
                                  || pad->counting != PAD_COUNT_UP))
    return N_("A pad for places has no rounds, categories, bids or target.");
  if (pad->counting == PAD_COUNT_WINS && (pad->categories > 0 || pad->bids != PAD_BIDS_NONE))
    return N_("A pad that counts rounds won has no categories or bids.");
  return NULL;
}

gpointer
pad_compile (const GnSet  *set,
             GError      **error)
{
  g_autofree PadSet *compiled = g_new0 (PadSet, 1);

  compiled->n = MIN (gn_set_size (set, PAD_FAMILY_PADS), PAD_PADS);
  for (guint i = 0; i < compiled->n; i++)
    {
      const Reader reader = { set, i };
      const char *fault;

      read_pad (&reader, &compiled->pad[i]);
      fault = fault_of (&compiled->pad[i]);
      if (fault)
        {
          gn_set_fault (set, PAD_FAMILY_PADS, i, gn_tr (fault), error);
          return NULL;
        }
    }
  return g_steal_pointer (&compiled);
}
