/* pad-table-fill.c: the score sheet: what its cells, names and totals show
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "pad-table-private.h"

#include <glib/gi18n.h>

#include "core/words/text.h"
#include "panels/drawing/parts.h"
#include "panels/drawing/piece.h"
#include "panels/layout/name.h"
#include "panels/layout/shrink.h"
#include "panels/layout/slot.h"
#include "panels/panel/tie.h"
#include "panels/things/space.h"
#include "sheets/pieces.h"

#define FEWEST_ROWS    24   /* that a sheet without a number of rounds shows */
#define TOKENS_ABREAST 3    /* of a team: so many fit above a narrow column */

/* What is shown now, read once. */
typedef struct {
  PadTable       *self;
  GnPanel        *panel;
  const GnMatch  *match;
  const PadState *state;
  const Pad      *pad;
  gboolean        fresh;
  guint           first, open;    /* the current round's first row; the rows for entries */
  guint           parts;
  guint8          can[PAD_ROWS][PAD_SEATS];   /* bits: the parts that can be written or mended */
} Fill;

/* ---- Names --------------------------------------------------------------------- */

char *
pad_table_column_name (const GnMatch *match,
                       guint          column)
{
  char *name = NULL;

  GN_FOR_SEATS (match, seat)
    {
      char *longer;

      if (pad_column (match, (guint) seat) != column)
        continue;
      if (!name)
        {
          name = g_strdup (gn_match_name (match, seat));
          continue;
        }
      /* Translators: the members of a team, as the head of a column: “Anna + Cem” */
      longer = gn_fill (_("{names} + {name}"), "names", name, "name", gn_match_name (match, seat), NULL);
      g_free (name);
      name = longer;
    }
  return name ? name : g_strdup ("");
}

/* "3", or "Wood"; several rounds of categories begin with the number of the round. */
static char *
row_label (const Fill *fill,
           guint       row)
{
  const guint each = pad_rows_each (fill->pad);
  g_autofree char *n = gn_number_text (row / each + 1);
  char *category = pad_category_name (fill->match, row % each, FALSE);

  if (!category)
    return fill->pad->wins == PAD_PLACES ? g_strdup (_("Place")) : g_steal_pointer (&n);
  if (pad_n_rounds (fill->pad) == 1)
    return category;

  /* Translators: the name of a row of a score sheet: round 2, the category: “2 · Wood” */
  char *both = gn_fill (_("{n} · {category}"), "n", n, "category", category, NULL);

  g_free (category);
  return both;
}

/* ---- Heads and feet -------------------------------------------------------------- */

static void
make_head (PadTable      *self,
           const GnMatch *match,
           guint          i)
{
  PadColumn *column = &self->column[i];
  GtkWidget *line = gtk_overlay_new (), *tokens = gtk_grid_new ();
  int n = 0;

  column->head = g_object_new (GTK_TYPE_BOX, "orientation", GTK_ORIENTATION_VERTICAL, "spacing", 2, "accessible-role",
                               GTK_ACCESSIBLE_ROLE_COLUMN_HEADER, NULL);
  gtk_widget_add_css_class (column->head, "pad-head");
  g_object_set (tokens, "margin-start", 12, "margin-end", 12, "column-spacing", 2, "row-spacing", 2, NULL);
  gtk_widget_set_halign (line, GTK_ALIGN_CENTER);
  gtk_overlay_set_child (GTK_OVERLAY (line), tokens);
  gtk_box_append (GTK_BOX (column->head), line);
  column->name = pad_table_column_name (match, i);
  column->paint = gn_pieces_seat_paint (match, (int) i);
  GN_FOR_SEATS (match, seat)
    if (pad_column (match, (guint) seat) == i)
      {
        gtk_grid_attach (GTK_GRID (tokens), gn_seat_token_new (gn_pieces_seat_paint (match, seat), 20),
                         n % TOKENS_ABREAST, n / TOKENS_ABREAST, 1, 1);
        n++;
      }
  column->crown = gn_piece_new ("pad-crown", 16);
  g_object_set (column->crown, "halign", GTK_ALIGN_END, "valign", GTK_ALIGN_START, NULL);
  gtk_overlay_add_overlay (GTK_OVERLAY (line), column->crown);
  GN_FOR_SEATS (match, seat)
    if (pad_column (match, (guint) seat) == i)
      {
        GtkWidget *name = gn_name_new_head (gn_match_name (match, seat), "strong");

        gtk_box_append (GTK_BOX (column->head), name);
      }
  gtk_widget_set_vexpand (column->head, FALSE);
  gtk_widget_set_parent (column->head, GTK_WIDGET (self));
}

static void
make_foot (PadTable *self,
           guint     i)
{
  PadColumn *column = &self->column[i];
  GtkWidget *act = gn_row (6, NULL);

  column->foot = g_object_new (GTK_TYPE_BOX, "orientation", GTK_ORIENTATION_VERTICAL, "accessible-role",
                               GTK_ACCESSIBLE_ROLE_GRID_CELL, NULL);
  gtk_widget_add_css_class (column->foot, "pad-foot");
  column->total = GTK_LABEL (gn_label (NULL, "figure"));
  column->note = GTK_LABEL (gn_label (NULL, "note"));
  GtkWidget *lines[] = { GTK_WIDGET (column->total), GTK_WIDGET (column->note) };

  for (guint k = 0; k < G_N_ELEMENTS (lines); k++)
    {
      GtkWidget *shrink = gn_shrink_words (lines[k]);

      /* large type, in a column of the least width; a sign stays before its number from right to left, too */
      gn_shrink_set_least (GN_SHRINK (shrink), 0.3);
      gtk_widget_set_direction (lines[k], GTK_TEXT_DIR_LTR);
      gtk_box_append (GTK_BOX (column->foot), shrink);
    }
  gtk_widget_set_parent (column->foot, GTK_WIDGET (self));

  column->bonus = GTK_LABEL (gn_label (NULL, "note"));
  gtk_widget_set_parent (GTK_WIDGET (column->bonus), GTK_WIDGET (self));

  column->act = gn_space_new (GN_SHAPE_BOX, -1, 30);
  gtk_widget_add_css_class (column->act, "pad-act");
  gn_append (act, gn_piece_new ("pad-crown", 18), column->act_name = gn_name_new (NULL, "strong"), NULL);
  gtk_widget_set_halign (act, GTK_ALIGN_CENTER);
  gn_space_add (GN_SPACE (column->act), act);
  gtk_widget_set_parent (column->act, GTK_WIDGET (self));
}

void
pad_table_make_columns (PadTable      *self,
                        const GnMatch *match)
{
  self->columns = pad_n_columns (match);
  for (guint i = 0; i < self->columns; i++)
    {
      make_head (self, match, i);
      make_foot (self, i);
    }
}

/* ---- Cells ------------------------------------------------------------------------- */

guint
pad_table_parts (const Pad *pad)
{
  guint parts = 1u << PAD_PART_FIGURE;

  if (pad->bids != PAD_BIDS_NONE)
    parts |= 1u << PAD_PART_BID | 1u << PAD_PART_MADE;
  return parts;
}

PadPart
pad_table_part (guint verb)
{
  switch (verb)
    {
    case PAD_VERB_BID:
    case PAD_VERB_REBID:
      return PAD_PART_BID;
    case PAD_VERB_MADE:
    case PAD_VERB_REMADE:
      return PAD_PART_MADE;
    default:
      return PAD_PART_FIGURE;
    }
}

static void
share_column (PadPlan *plan,
              guint    parts)
{
  const double share[] = { [PAD_PART_BID] = 0.28, [PAD_PART_MADE] = 0.28, [PAD_PART_FIGURE] = 0.44 };
  double at = 0, all = 0;

  for (guint part = 0; part < PAD_PARTS; part++)
    all += parts >> part & 1 ? share[part] : 0;
  for (guint part = 0; part < PAD_PARTS; part++)
    {
      plan->part_at[part] = at;
      plan->part_wide[part] = parts >> part & 1 ? share[part] / all : 0;
      at += plan->part_wide[part];
    }
}

/* What the rules allow, cell by cell, in one pass over the list of moves. */
static void
read_legal (Fill *fill)
{
  const GnMoveList *legal = gn_panel_get_legal (fill->panel);

  for (guint i = 0; i < legal->n; i++)
    {
      const GnMove *move = &legal->move[i];
      const gboolean has_row = move->verb == PAD_VERB_SCORE || move->verb >= PAD_VERB_CHANGE;
      const guint row = has_row ? (guint) move->arg[PAD_ROW] : fill->first;

      if (move->seat < 0 || move->verb > PAD_VERB_REMADE || move->verb == PAD_VERB_WIN || row >= PAD_ROWS
          || move->verb == PAD_VERB_TAKE)
        continue;
      fill->can[row][pad_column (fill->match, (guint) move->seat)] |= (guint8) (1u << pad_table_part (move->verb));
    }
}

/* The move without its figure that writes or mends a part of a cell. */
static char *
spec_for (const Fill *fill,
          guint       row,
          guint       column,
          PadPart     part)
{
  const PadState *state = fill->state;
  const char *id = gn_thing_id (fill->match, GN_THING (PAD_DOMAIN_ROW, (gint16) row));
  const gboolean past = row < fill->first;
  const gboolean there = part == PAD_PART_BID    ? state->bid[row][column] > 0
                         : part == PAD_PART_MADE ? state->made[row][column] > 0
                                                 : state->terms[row][column] > 0 || fill->pad->bids == PAD_BIDS_RULE;

  if (there || past)
    return g_strdup_printf ("@%u %s row=%s", column,
                            part == PAD_PART_BID    ? "rebid"
                            : part == PAD_PART_MADE ? "remade"
                                                    : "change",
                            id);
  if (part != PAD_PART_FIGURE)
    return g_strdup_printf ("@%u %s", column, part == PAD_PART_BID ? "bid" : "made");
  return fill->pad->wins == PAD_PLACES ? g_strdup_printf ("@%u place", column)
                                       : g_strdup_printf ("@%u score row=%s", column, id);
}

/* "Berta, round 3", and of which part. */
static char *
place_name (const Fill *fill,
            guint       row,
            guint       column,
            PadPart     part)
{
  g_autofree char *name = gn_thing_name (fill->match, GN_THING (PAD_DOMAIN_ROW, (gint16) row));
  const char *format = part == PAD_PART_BID
                         /* Translators: a cell of a score sheet: “Berta, round 3: bid” */
                         ? _("{who}, {row}: bid")
                       : part == PAD_PART_MADE
                         /* Translators: the same, for what a player made of a bid: the tricks taken */
                         ? _("{who}, {row}: made")
                         /* Translators: a cell of a score sheet: “Berta, round 3” */
                         : _("{who}, {row}");

  return gn_fill (format, "who", fill->self->column[column].name, "row", name, NULL);
}

/* What is in a part of a cell, as it was typed; "" for nothing. */
static void
typed_text (const Fill *fill,
            guint       row,
            guint       column,
            PadPart     part,
            char        text[GN_FIGURE_TEXT])
{
  const guint8 kept = part == PAD_PART_BID ? fill->state->bid[row][column] : fill->state->made[row][column];

  text[0] = '\0';
  if (part == PAD_PART_FIGURE && fill->state->terms[row][column])
    pad_cell_text (fill->state, row, column, text);
  else if (part != PAD_PART_FIGURE && kept)
    g_snprintf (text, GN_FIGURE_TEXT, "%d", kept - 1);
}

/* The figure of a cell as it is shown, or NULL. */
static char *
shown_figure (const Fill *fill,
              guint       row,
              guint       column,
              PadPart     part)
{
  const PadState *state = fill->state;
  const guint8 kept = part == PAD_PART_BID ? state->bid[row][column] : state->made[row][column];

  if (part != PAD_PART_FIGURE)
    return kept ? gn_number_text (kept - 1) : NULL;
  if (!state->terms[row][column] && !(fill->pad->bids == PAD_BIDS_RULE && state->made[row][column]))
    return NULL;
  return gn_number_text (pad_cell (fill->pad, state, row, column));
}

static void
fill_cell (const Fill *fill,
           guint       row,
           guint       column,
           PadPart     part)
{
  PadTable *self = fill->self;
  PadEntry *entry = pad_grid_get_entry (self->grid, row, column, part);
  const gboolean next = self->has_next && row == self->next_row && column == self->next_column
                        && part == self->next_part;
  char typed[GN_FIGURE_TEXT];
  g_autofree char *figure = shown_figure (fill, row, column, part);
  g_autofree char *place = place_name (fill, row, column, part);
  g_autofree char *spec = row < fill->open ? spec_for (fill, row, column, part) : NULL;
  g_autofree char *so_far = NULL;
  g_autofree char *name = NULL;
  const gboolean sums = part == PAD_PART_FIGURE && fill->state->terms[row][column] > 1;
  PadEntryFlags flags = (part != PAD_PART_FIGURE ? PAD_ENTRY_QUIET : 0) | (next ? PAD_ENTRY_NEXT : 0);

  typed_text (fill, row, column, part, typed);
  if (figure && part == PAD_PART_FIGURE && pad_busts (fill->pad, fill->state, row, column))
    flags |= PAD_ENTRY_STRUCK;
  if (figure && part == PAD_PART_FIGURE && pad_n_rounds (fill->pad) > 1 && pad_rows_each (fill->pad) == 1
      && fill->pad->wins != PAD_PLACES)
    so_far = gn_number_text (pad_total_after (fill->pad, fill->state, column, row + 1));

  if (!figure)
    /* Translators: a cell of a score sheet without a figure, for screen readers: “Berta, round 3: empty” */
    name = gn_fill (_("{place}: empty"), "place", place, NULL);
  else if (so_far)
    /* Translators: a cell of a score sheet, for screen readers: “Berta, round 3: 11, 45 in all” */
    name = gn_fill (_("{place}: {figure}, {total} in all"), "place", place, "figure", figure, "total", so_far, NULL);
  else
    /* Translators: a cell of a score sheet, for screen readers: “Berta, round 3: 11” */
    name = gn_fill (_("{place}: {figure}"), "place", place, "figure", figure, NULL);

  gn_figure_cell_bind (GN_FIGURE_CELL (entry), fill->panel, name, place, spec, fill->can[row][column] >> part & 1,
                       "figure", typed, name);
  pad_entry_show (entry, figure, sums ? typed : NULL, so_far, flags, FALSE);
  gn_set_class (GTK_WIDGET (entry), "begins", row > 0 && row % pad_rows_each (fill->pad) == 0
                                              && pad_rows_each (fill->pad) > 1);
  gn_set_class (GTK_WIDGET (entry), "part", part != PAD_PART_BID && fill->parts & 1u << PAD_PART_BID);
  /* a cell of a later round can be nothing but empty */
  if (row >= fill->open)
    gn_untie (GTK_WIDGET (entry));
  else
    gn_tie (GTK_WIDGET (entry), part == PAD_PART_BID ? "bid" : part == PAD_PART_MADE ? "made" : "figure", (int) row,
            (int) column);
}

static void
fill_row (const Fill *fill,
          guint       row)
{
  PadTable *self = fill->self;
  GtkLabel *label = pad_grid_get_label (self->grid, row);
  g_autofree char *words = row_label (fill, row);

  if (g_strcmp0 (gtk_label_get_text (label), words) != 0)
    {
      g_autofree char *name = gn_thing_name (fill->match, GN_THING (PAD_DOMAIN_ROW, (gint16) row));
      g_autofree char *upper = gn_upper_first (name);

      gtk_label_set_label (label, words);
      gn_set_tooltip (GTK_WIDGET (label), upper);
      gn_say_name (gtk_widget_get_parent (gtk_widget_get_parent (GTK_WIDGET (label))), upper);
    }
  gn_set_class (GTK_WIDGET (label), "strong", row >= fill->first && row < fill->open);
  for (guint column = 0; column < self->columns; column++)
    for (guint part = 0; part < PAD_PARTS; part++)
      if (fill->parts >> part & 1)
        fill_cell (fill, row, column, part);
}

/* ---- Totals -------------------------------------------------------------------------- */

static void
fill_total (const Fill *fill,
            guint       i,
            guint       leaders,
            gint32      best)
{
  PadColumn *column = &fill->self->column[i];
  const gint32 total = pad_total (fill->pad, fill->state, i);
  g_autofree char *n = gn_number_text (total);
  g_autofree char *behind = gn_number_text (total - best);
  const gboolean leads = leaders >> i & 1;
  const gboolean points = fill->self->rows > 0 && fill->pad->wins != PAD_PLACES;
  g_autofree char *more = total > best ? g_strconcat ("+", behind, NULL) : g_strdup (behind);
  g_autofree char *said = NULL;

  gtk_widget_set_visible (column->foot, points);
  gtk_label_set_label (column->total, points ? n : "");
  /* Translators: below the total of the player who is ahead; a short word */
  gtk_label_set_label (column->note, leads ? _("leads") : leaders ? more : "");
  gn_keep_place (column->crown, leads);
  gn_set_class (column->head, "leads", leads);
  gn_set_class (column->foot, "leads", leads);
  if (leads)
    /* Translators: the total of a player on a score sheet, for screen readers */
    said = gn_fill (_("{who}: {total} in all, leads"), "who", column->name, "total", n, NULL);
  else if (leaders)
    /* Translators: the same; {behind} is the difference to the best: “−12” */
    said = gn_fill (_("{who}: {total} in all, {behind} to the best"), "who", column->name, "total", n, "behind", more,
                    NULL);
  else
    said = points ? gn_fill (_("{who}: {total} in all"), "who", column->name, "total", n, NULL)
                  : g_strdup (column->name);
  gn_say_name (column->foot, said);
  gn_set_tooltip (column->foot, said);
  gn_say_name (column->head, column->name);
}

static void
fill_bonus (const Fill *fill,
            guint       i)
{
  const guint round = MIN (fill->state->round, pad_n_rounds (fill->pad));
  g_autofree char *sum = gn_number_text (pad_bonus_sum (fill->pad, fill->state, round, i));
  g_autofree char *from = gn_number_text (fill->pad->bonus_from);
  g_autofree char *bonus = gn_number_text (fill->pad->bonus);
  /* Translators: a bonus that has been reached: “+35” */
  g_autofree char *words = pad_bonus (fill->pad, fill->state, round, i) ? gn_fill (_("+{bonus}"), "bonus", bonus, NULL)
                           /* Translators: how much of the sum for a bonus there is: “45 of 63” */
                           : gn_fill (_("{sum} of {all}"), "sum", sum, "all", from, NULL);

  gtk_label_set_label (fill->self->column[i].bonus, words);
}

static void
fill_totals (const Fill *fill)
{
  PadTable *self = fill->self;
  const guint leaders = pad_leaders (fill->match, fill->state);
  const gint32 best = leaders ? pad_total (fill->pad, fill->state, (guint) __builtin_ctz (leaders)) : 0;
  const gboolean bonus = fill->pad->bonus_rows > 0;

  gtk_widget_set_visible (self->bonus_label, bonus);
  for (guint i = 0; i < self->columns; i++)
    {
      fill_total (fill, i, leaders, best);
      gtk_widget_set_visible (GTK_WIDGET (self->column[i].bonus), bonus);
      if (bonus)
        fill_bonus (fill, i);
    }
  gtk_label_set_label (GTK_LABEL (self->bonus_label), _("Bonus"));
  gtk_label_set_label (GTK_LABEL (self->total_label), _("Total"));
  gtk_widget_set_visible (self->total_label, self->rows > 0 && fill->pad->wins != PAD_PLACES);
}

/* ---- What a player does at once --------------------------------------------------------- */

static void
fill_acts (const Fill *fill)
{
  PadTable *self = fill->self;
  const gboolean takes = fill->pad->counting == PAD_COUNT_WINS;
  const gboolean any = takes || fill->pad->at_once, over = pad_is_over (fill->match, fill->state);
  const GnVerb *verb = &fill->match->game->verbs[takes ? PAD_VERB_TAKE : PAD_VERB_WIN];

  gtk_widget_set_visible (self->act_box, any);
  if (!any)
    return;
  gtk_label_set_label (self->act_key, gn_tr (verb->key));
  gn_keep_place (GTK_WIDGET (self->act_key), !over);
  for (guint i = 0; i < self->columns; i++)
    {
      g_autofree char *spec = g_strdup_printf ("@%u %s", i, verb->id);
      /* Translators: the button of a player: “Berta: Win at once” */
      g_autofree char *name = gn_fill (_("{who}: {action}"), "who", self->column[i].name, "action", gn_tr (verb->title),
                                       NULL);

      gn_name_set (GN_NAME (self->column[i].act_name), gn_tr (verb->title));
      gn_space_bind (GN_SPACE (self->column[i].act), fill->panel, name, NULL, spec, name);
      gn_keep_place (self->column[i].act, !over);
    }
}

static void
fill_outcome (const Fill *fill,
              GtkWidget  *button,
              GtkLabel   *key,
              guint       of)
{
  const GnVerb *verb = &fill->match->game->verbs[of];
  GtkWidget *name = gtk_widget_get_prev_sibling (GTK_WIDGET (key));

  gtk_label_set_label (GTK_LABEL (name), gn_tr (verb->title));
  gtk_label_set_label (key, gn_tr (verb->key));
  gn_space_bind (GN_SPACE (button), fill->panel, gn_tr (verb->title), NULL, verb->id, gn_tr (verb->hint));
}

static void
fill_together (const Fill *fill)
{
  const gboolean together = fill->pad->wins == PAD_TOGETHER && fill->panel && !pad_is_over (fill->match, fill->state);

  gtk_widget_set_visible (fill->self->together, together);
  if (!together)
    return;
  fill_outcome (fill, fill->self->won, fill->self->won_key, PAD_VERB_WON);
  fill_outcome (fill, fill->self->lost, fill->self->lost_key, PAD_VERB_LOST);
}

/* ---- All -------------------------------------------------------------------------------- */

/* A sheet with a number of rounds has all of them; another grows, and has empty lines as paper has. */
static guint
rows_shown (const Fill *fill)
{
  const guint all = pad_n_rows (fill->pad);

  if (fill->pad->rounds > 0 || fill->pad->wins == PAD_PLACES || pad_n_rounds (fill->pad) <= 1)
    return all;
  return MIN (all, MAX (fill->open + pad_rows_each (fill->pad), FEWEST_ROWS));
}

void
pad_table_fill (PadTable       *self,
                GnPanel        *panel,
                const GnMatch  *match,
                const PadState *state,
                gboolean        fresh)
{
  const Pad *pad = pad_of (match);
  g_autofree Fill *fill = g_new0 (Fill, 1);
  int seat = -1, row;
  guint verb = 0;

  *fill = (Fill) { .self = self, .panel = panel, .match = match, .state = state, .pad = pad, .fresh = fresh,
                   .first = pad_first_row (pad, state), .open = pad_rows_open (pad, state),
                   .parts = pad_table_parts (pad) };
  if (panel)
    read_legal (fill);

  row = pad_next_cell (match, state, &seat, &verb);
  self->has_next = row >= 0;
  if (row >= 0)
    {
      self->next_row = (guint) row;
      self->next_column = pad_column (match, (guint) seat);
      self->next_part = pad_table_part (verb);
    }
  self->rows = rows_shown (fill);
  self->open = fill->open;
  share_column (&self->plan, fill->parts);
  pad_grid_set_rows (self->grid, self->rows);
  gtk_label_set_label (GTK_LABEL (self->corner),
                       !self->rows || pad_rows_each (pad) > 1 || pad->wins == PAD_PLACES ? "" : _("Round"));
  for (guint r = 0; r < self->rows; r++)
    fill_row (fill, r);
  fill_totals (fill);
  fill_acts (fill);
  fill_together (fill);
}
