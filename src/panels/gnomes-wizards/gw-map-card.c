/* gw-map-card.c: the cards beside the board: the tile looked at, what an attack would do, the legend of the marks
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include <glib/gi18n.h>

#include "core/match/moves.h"
#include "panels/drawing/parts.h"
#include "panels/drawing/piece.h"
#include "sheets/pieces.h"
#include "core/words/text.h"
#include "gw-map-private.h"

#define MOST_LINES    4     /* most lines about effects */
#define SPOTS         9     /* points tried along each side of what may cover a tile */
#define LEGEND_WIDTH  150   /* with all its lines */
#define LEGEND_HEIGHT 74
#define GAP           6     /* between it and the card */

GtkWidget *
gw_map_wrapped (const char *text,
                const char *classes)
{
  GtkWidget *label = gn_paragraph (text, classes);

  gtk_label_set_max_width_chars (GTK_LABEL (label), 26);
  gtk_widget_set_halign (label, GTK_ALIGN_START);
  return label;
}

static void
add (GwMap     *self,
     GtkWidget *child)
{
  gtk_box_append (GTK_BOX (self->card), child);
}

/* @text: (transfer full) */
static void
add_words (GwMap      *self,
           char       *text,
           const char *classes)
{
  add (self, gw_map_wrapped (text, classes));
  g_free (text);
}

static GtkWidget *
figure_of (GwMap *self,
           int    unit,
           int    size)
{
  GtkWidget *figure = gw_figure_new (size, FALSE);

  gw_figure_set (GW_FIGURE (figure), self->match, self->state, unit);
  return figure;
}

/* Characters of Gnomon's own set have faces, beside the board; of another box only the symbols are known. */
static GtkWidget *
face_of (GwMap *self,
         int    unit)
{
  g_autofree char *id = g_ascii_strdown (gw_map_unit_id (self, unit), -1);
  g_autofree char *piece = g_strconcat ("gw-face-", id, NULL);

  return gw_map_is_card_lent (self) && gn_set_is_stand_in (self->match->set) && gn_pieces_has (piece)
           ? gn_piece_new (piece, 44)
           : NULL;
}

static char *
change (int was,
        int now)
{
  g_autofree char *before = gn_number_text (was);
  g_autofree char *after = gn_number_text (now);

  /* Translators: a figure before and after */
  return gn_fill (_("{was} → {now}"), "was", before, "now", after, NULL);
}

static void
add_figure (GtkWidget  *row,
            const char *piece,
            const char *text)
{
  GtkWidget *one = gn_row (2, NULL);

  gn_append (one, gn_piece_new (piece, 15), gn_label (text, "numeric strong"), NULL);
  gtk_box_append (GTK_BOX (row), one);
}

/* ---- An attack ------------------------------------------------------------------------ */

static void
show_attack (GwMap *self,
             int    target)
{
  GtkWidget *versus = gn_row (6, "gw-versus"), *figures = gn_row (10, NULL);
  g_autofree char *name = gw_map_unit_name (self, target);
  GwViewAttack attack;

  gw_view_attack (self->match, self->state, self->chosen, target, -1, &attack);
  g_autofree char *power = gn_number_text (attack.power);
  g_autofree char *defence = gn_number_text (attack.def);
  gn_append (versus, figure_of (self, self->chosen, 34), gn_piece_new ("gw-stat-attack", 15),
             gn_label (power, "gw-power numeric"), gn_piece_new ("gw-stat-defence", 15),
             gn_label (defence, "gw-power numeric"), figure_of (self, target, 34), NULL);
  add (self, versus);

  g_autofree char *hp = change (self->state->hp[target], attack.hp);
  g_autofree char *def = change (attack.def, attack.def_after);
  GtkWidget *points = gn_row (4, NULL);
  gn_append (points, gn_label (_("HP"), "quiet"), gn_label (hp, "numeric strong"), NULL);
  gtk_box_append (GTK_BOX (figures), points);
  if (!attack.kills)
    add_figure (figures, "gw-stat-defence", def);
  add (self, figures);

  if (attack.kills && attack.points)
    {
      g_autofree char *n = gn_number_text (attack.points);

      /* Translators: beside the board: what an attack would do */
      add_words (self,
                 gn_fill (ngettext ("{unit} dies: {n} point", "{unit} dies: {n} points", attack.points), "unit", name,
                          "n", n, NULL),
                 "bad strong");
    }
  else if (attack.kills)
    add_words (self, gn_fill (_("{unit} dies"), "unit", name, NULL), "bad strong");
  else if (attack.def >= attack.power)
    /* Translators: beside the board: why an attack does only half (GW-087) */
    add_words (
      self, gn_fill (_("Half damage: {power} is not more than {defence}"), "power", power, "defence", defence, NULL),
      "quiet");
  else
    add_words (self,
               gn_fill (_("Full damage: {power} is more than {defence}"), "power", power, "defence", defence, NULL),
               "quiet");
}

/* The cost and the gains of the way to the tile. */
static void
show_way (GwMap *self,
          int    cell)
{
  const int steps = self->reach.steps[cell];
  GtkWidget *row = gn_row (10, NULL);
  g_autofree char *n = gn_number_text (steps);
  g_autofree char *left = gn_number_text (self->reach.left[cell]);

  add_figure (row, "gw-stat-movement", n);
  gtk_box_append (GTK_BOX (row), gn_label (self->reach.stops >> cell & 1 ? _("has to stop") : "", "bad"));
  if (!(self->reach.stops >> cell & 1))
    {
      /* Translators: beside the board: what a unit has left, or would have left after a walk */
      g_autofree char *text = gn_fill (ngettext ("{n} step left", "{n} steps left", self->reach.left[cell]), "n", left,
                                       NULL);

      gtk_box_append (GTK_BOX (row), gn_label (text, "quiet"));
    }
  if (self->reach.crystals[cell])
    {
      g_autofree char *crystals = gn_number_text (self->reach.crystals[cell]);
      g_autofree char *plus = g_strconcat ("+", crystals, NULL);

      add_figure (row, "gw-crystal", plus);
    }
  add (self, row);
}

/* ---- Effects of a move ------------------------------------------------------------------- */

/* The story of a move made on a copy, in a few lines. */
static void
show_story (GwMap        *self,
            const GnMove *move)
{
  g_autoptr (GnStory) story = NULL;
  const int viewer = gn_panel_get_viewer (self->panel);
  guint lines = 0;

  if (!gn_match_table_preview (gn_panel_get_table (self->panel), viewer, move, &story, NULL) || !story)
    return;
  for (guint i = 0; i < story->n && lines < MOST_LINES; i++)
    if (gn_fact_shown (&story->fact[i], viewer))
      {
        g_autofree char *text = gn_say_text (self->match, &story->fact[i].say, gn_panel_get_covered (self->panel));

        add (self, gw_map_wrapped (text, "quiet"));
        lines++;
      }
}

static void
show_outcome (GwMap *self,
              int    cell)
{
  g_autoptr (GPtrArray) doings = gw_map_doings (self, cell);
  g_autofree char *spec = NULL;
  GnMove move;

  /* a walk needs no words, because the way is drawn */
  if (doings->len != 1 || (self->walks && !self->aim.spec))
    return;
  const GwDoing *doing = g_ptr_array_index (doings, 0);
  if (doing->kind == GW_DO_SAY && !strchr (doing->spec, ';'))
    spec = g_strdup (doing->spec);
  else if (doing->kind == GW_DO_NAME_ABILITY)
    spec = gw_map_aim_with (self, 2, doing->ability);
  else if (doing->kind == GW_DO_NAME_UNIT || doing->kind == GW_DO_NAME_TILE)
    spec = gw_map_aim_with (self, doing->kind == GW_DO_NAME_TILE,
                            doing->kind == GW_DO_NAME_TILE ? self->cell[cell].place : doing->unit);
  if (spec && gn_move_from_spec (self->match, MAX (self->acting, 0), spec, &move, NULL)
      && !gn_move_is_open (self->match->game, &move))
    show_story (self, &move);
}

/* ---- Tiles and units ------------------------------------------------------------------------ */

static void
show_unit (GwMap *self,
           int    unit)
{
  GtkWidget *row = gn_row (6, NULL), *words = gn_column (0, NULL), *figures = gn_row (8, NULL);
  g_autofree char *name = gw_map_unit_name (self, unit);
  GwViewUnit view;

  gw_view_unit (self->match, self->state, unit, &view);
  g_autofree char *speed = gn_number_text (view.speed);
  g_autofree char *power = gn_number_text (view.power);
  g_autofree char *hp = gn_number_text (view.hp);
  g_autofree char *max = gn_number_text (view.max_hp);
  g_autofree char *def = gn_number_text (view.def);
  GtkWidget *face = face_of (self, unit);
  if (face)
    gtk_box_append (GTK_BOX (row), face);
  gtk_box_append (GTK_BOX (row), figure_of (self, unit, 34));
  gtk_box_append (GTK_BOX (words), gw_map_wrapped (name, "strong"));
  if (view.known)
    {
      add_figure (figures, "gw-stat-movement", speed);
      add_figure (figures, "gw-stat-attack", power);
    }
  add_figure (figures, "gw-stat-defence", def);
  /* Translators: beside the board: HP of a unit, and how many it has at most */
  g_autofree char *life = gn_fill (_("{hp} of {max} HP"), "hp", hp, "max", max, NULL);
  gn_append (words, figures, gn_label (life, "quiet"), NULL);
  gtk_box_append (GTK_BOX (row), words);
  add (self, row);

  g_autoptr (GString) on_it = g_string_new (NULL);
  for (int counter = 0; counter < GW_N_COUNTERS; counter++)
    if (self->state->counter[unit][counter])
      {
        g_autofree char *what = gn_thing_name (self->match, GN_THING (GW_DOMAIN_COUNTER, counter));

        /* Translators: a counter on a unit, and the player who put it there: "Sleeping (Berta)" */
        g_autofree char *both = gn_fill (_("{counter} ({who})"), "counter", what, "who",
                                         gn_match_name (self->match, self->state->counter[unit][counter] - 1), NULL);
        g_string_append_printf (on_it, "%s%s", on_it->len ? ", " : "", both);
      }
  if (on_it->len)
    add (self, gw_map_wrapped (on_it->str, "quiet"));
}

static void
show_chosen (GwMap *self)
{
  GwViewUnit view;

  show_unit (self, self->chosen);
  if (!self->walks)
    return;
  gw_view_unit (self->match, self->state, self->chosen, &view);
  g_autofree char *n = gn_number_text (view.left);
  /* Translators: beside the board, of the chosen unit */
  add_words (self, gn_fill (ngettext ("{n} step left", "{n} steps left", view.left), "n", n, NULL), NULL);
  if (view.tired)
    add (self, gw_map_wrapped (_("One step lost because it has attacked"), "quiet"));
  if (!view.may_attack)
    add (self, gw_map_wrapped (_("It has attacked"), "quiet"));
  if (self->state->counter[self->chosen][GW_FLYING])
    add (self, gw_map_wrapped (_("It flies over everything"), "quiet"));
}

static void
show_tile (GwMap *self,
           int    cell)
{
  GtkWidget *head = gn_row (6, NULL);
  g_autofree char *words = gw_map_tile_words (self, cell);
  const gboolean own = self->chosen >= 0 && (self->cell[cell].units >> self->chosen & 1);
  const char *clause = NULL;
  g_autofree char *why = (self->can >> cell & 1) || own
                             || (!self->walks && !self->aim.spec && self->state->stage != GW_AT_FLIP && self->taken < 0)
                           ? NULL
                           : gw_map_why_not (self, cell, &clause);
  int n = 0;

  GtkWidget *told = gw_map_wrapped (words, "quiet");

  /* narrow enough for the corner beside the board */
  gtk_label_set_max_width_chars (GTK_LABEL (told), 20);
  gn_append (head, gn_label (gw_map_place_id (self, cell), "strong"), told, NULL);
  add (self, head);
  if (self->walks && (self->can >> cell & 1) && self->reach.steps[cell] != GN_GRID_FAR && self->reach.steps[cell] > 0)
    show_way (self, cell);
  GW_FOR_UNITS (unit)
    if ((self->cell[cell].units >> unit & 1) && unit != self->chosen && n++ < 3)
      show_unit (self, unit);
  if (why)
    add (self, gw_map_wrapped (why, "bad"));
  if (self->can >> cell & 1)
    show_outcome (self, cell);
}

GtkWidget *
gw_map_card_new (void)
{
  GtkWidget *card = gn_column (3, "gw-card");

  gtk_widget_set_can_target (card, FALSE);
  gtk_widget_set_visible (card, FALSE);
  return card;
}

void
gw_map_card_update (GwMap *self)
{
  const int cell = gn_hover_get (self->hover);
  guint32 targets = 0;

  gn_box_clear (self->card);
  /* in its place beside the board it leaves that to others while no tile is looked at */
  gtk_widget_set_visible (self->card, self->known
                                        && (cell >= 0 || (self->chosen >= 0 && !gw_map_is_card_lent (self))));
  gn_set_class (self->card, "fight", FALSE);
  if (!self->known)
    return;
  if (cell >= 0 && self->walks && !self->aim.spec)
    targets = gw_map_targets (self, cell);
  if (targets)
    {
      int n = 0;

      gn_set_class (self->card, "fight", TRUE);
      if (self->reach.steps[cell] != GN_GRID_FAR && self->reach.steps[cell] > 0)
        show_way (self, cell);
      GW_FOR_UNITS (target)
        if ((targets & GW_BIT (target)) && n++ < 2)
          show_attack (self, target);
    }
  else if (cell >= 0
           && !(self->chosen >= 0 && (self->cell[cell].units >> self->chosen & 1)
                && __builtin_popcount (self->cell[cell].units) == 1))
    show_tile (self, cell);
  else if (self->chosen >= 0)
    show_chosen (self);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

/* ---- Legend --------------------------------------------------------------------------------- */

GtkWidget *
gw_map_legend_new (void)
{
  GtkWidget *legend = gn_column (3, "gw-legend");

  gtk_widget_set_can_target (legend, FALSE);
  return legend;
}

static void
add_key (GwMap      *self,
         const char *class,
         const char *words)
{
  GtkWidget *row = gn_row (6, NULL), *key = gn_row (0, "gw-key"), *label = gn_paragraph (words, NULL);

  gtk_widget_add_css_class (key, class);
  gtk_widget_set_valign (key, GTK_ALIGN_CENTER);
  /* a long name goes on in a second line rather than over the tiles */
  gtk_label_set_max_width_chars (GTK_LABEL (label), 16);
  gn_append (row, key, label, NULL);
  gtk_box_append (GTK_BOX (self->legend), row);
}

void
gw_map_legend_update (GwMap *self)
{
  int next = 0;

  gn_box_clear (self->legend);
  if (self->walks && self->can && !self->aim.spec)
    {
      g_autofree char *name = gw_map_unit_name (self, self->chosen);
      /* Translators: what a mark on the board means; {unit} is a unit's name */
      g_autofree char *reaches = gn_fill (_("{unit} can reach"), "unit", name, NULL);

      add_key (self, "can", reaches);
      if (self->reach.stops)
        /* Translators: what a mark on the board means */
        add_key (self, "stop", _("must stop and fight"));
    }
  for (guint i = 0; i < self->n; i++)
    next += self->cell[i].next;
  if (next)
    {
      g_autofree char *n = gn_number_text (next);
      /* Translators: what a mark on the board means: this many tiles of this layer are left to flip */
      g_autofree char *words = gn_fill (ngettext ("may flip next: {n} tile", "may flip next: {n} tiles", next), "n", n,
                                        NULL);

      add_key (self, "flip", words);
    }
}

/* ---- Their places -------------------------------------------------------------------------- */

static void
put (GtkWidget *child,
     double     x,
     double     y,
     int        width,
     int        height)
{
  gtk_widget_allocate (child, width, height, -1,
                       gsk_transform_translate (NULL, &GRAPHENE_POINT_INIT ((float) x, (float) y)));
}

/* Puts a child into a corner, no wider than @most. The card goes where it does not cover the tile looked at. */
static void
put_corner (GtkWidget *child,
            gboolean   right,
            gboolean   low,
            int        most,
            int        width,
            int        height)
{
  int least, w, h;

  if (!gtk_widget_should_layout (child))
    return;
  gn_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &least, &w);
  w = MIN (MAX (least, MIN (w, most)), width);
  gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, w, NULL, &h, NULL, NULL);
  put (child, right ? width - w : 0, low ? height - MIN (h, height) : 0, w, MIN (h, height));
}

/* How many tiles something of that size would cover in a corner. @can: count only those where a click enters a move */
static guint
covers (GwMap    *self,
        int       w,
        int       h,
        gboolean  right,
        gboolean  low,
        int       width,
        int       height,
        gboolean  can)
{
  const float left = (float) (right ? width - w : 0), top = (float) (low ? height - h : 0);
  guint n = 0;

  for (guint i = 0; i < self->n; i++)
    {
      graphene_point_t at;
      gboolean covered = FALSE;

      for (int k = 0; k < SPOTS * SPOTS && !covered && (!can || (self->can >> i & 1)); k++)
        {
          const graphene_point_t spot = { left + (float) (w * (k % SPOTS)) / (SPOTS - 1),
                                          top + (float) (h * (k / SPOTS)) / (SPOTS - 1) };

          covered = gtk_widget_compute_point (GTK_WIDGET (self), self->tile[i], &spot, &at)
                    && gtk_widget_contains (self->tile[i], at.x, at.y);
        }
      n += covered;
    }
  return n;
}

static guint
child_covers (GwMap     *self,
              GtkWidget *child,
              gboolean   low,
              int        height)
{
  int w, h;

  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &w, NULL, NULL);
  gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, w, NULL, &h, NULL, NULL);
  return covers (self, w, h, FALSE, low, 0, height, TRUE);
}

/* How much the card would hide in a corner: above all the tile looked at, then units. */
static guint
hides (GwMap    *self,
       gboolean  right,
       gboolean  low,
       int       width,
       int       height)
{
  const int looked = gn_hover_get (self->hover);
  guint hidden = 0;
  int w, h;

  if (gw_map_is_card_lent (self) || !gtk_widget_should_layout (self->card))
    return 0;
  gtk_widget_measure (self->card, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &w, NULL, NULL);
  gtk_widget_measure (self->card, GTK_ORIENTATION_VERTICAL, w, NULL, &h, NULL, NULL);
  for (guint i = 0; i < self->n; i++)
    {
      graphene_rect_t tile;

      if ((self->cell[i].units || (int) i == looked)
          && gtk_widget_compute_bounds (self->tile[i], GTK_WIDGET (self), &tile)
          && graphene_rect_intersection (graphene_rect_inset (&tile, tile.size.width * 0.2f, tile.size.height * 0.12f),
                                         &GRAPHENE_RECT_INIT (right ? width - w : 0, low ? height - h : 0, w, h), NULL))
        hidden += (int) i == looked ? GW_UNITS : 1;
    }
  return hidden;
}

/* Puts the legend into that corner, or beside the card if that is there. */
static void
put_legend (GwMap    *self,
            int       corner,
            gboolean  card_right,
            gboolean  card_low,
            int       width,
            int       height)
{
  int most = width;

  if (!gw_map_is_card_lent (self) && gtk_widget_should_layout (self->card) && card_low == corner >> 1)
    {
      corner = card_low << 1 | !card_right;
      most = width - gn_width_of (self->card) - GAP;
    }
  put_corner (self->legend, corner & 1, corner >> 1, most, width, height);
}

/* Whether the map is higher than what is seen of it: where the table is pages, they scroll. */
static gboolean
scrolls (GwMap *self,
         int    height)
{
  GtkWidget *scroller = gtk_widget_get_ancestor (GTK_WIDGET (self), GTK_TYPE_SCROLLED_WINDOW);

  return scroller && gtk_widget_get_height (scroller) < height;
}

void
gw_map_place_notes (GwMap *self,
                    int    width,
                    int    height,
                    int    strip)
{
  gboolean low = FALSE, right = TRUE;

  /* With no room above, the card is on the board: at the top right, or in a lower corner if it hides less there. */
  if (strip < 60 && !scrolls (self, height))
    {
      guint least = hides (self, TRUE, FALSE, width, height);

      for (int side = 0; side < 2; side++)
        if (hides (self, side, TRUE, width, height) < least)
          {
            least = hides (self, side, TRUE, width, height);
            right = side;
            low = TRUE;
          }
    }
  if (!gw_map_is_card_lent (self))
    put_corner (self->card, right, low, width, width, height);
  /* The legend is in the corner where it would cover the fewest tiles if it had all its lines: so it stays there. */
  guint fewest = G_MAXUINT;
  int corner = 0;

  for (int k = 0; k < 4 && fewest; k++)
    {
      const guint n = covers (self, LEGEND_WIDTH, LEGEND_HEIGHT, k & 1, k >> 1, width, height, FALSE);

      if (n < fewest)
        {
          fewest = n;
          corner = k;
        }
    }
  put_legend (self, corner, right, low, width, height);
  /* the aimed cast is where it covers fewer of its targets, and not on the legend */
  put_corner (self->aim_box, FALSE,
              corner == 0 ? TRUE
              : corner == 2 ? FALSE
                            : child_covers (self, self->aim_box, TRUE, height)
                                < child_covers (self, self->aim_box, FALSE, height),
              width, width, height);
}
