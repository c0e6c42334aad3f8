/* gw-holdings.c: a tribe in its player's card: dice, hidden cards, trophies, the leader and the six clans
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "gw-holdings.h"

#include <glib/gi18n.h>

#include "panels/drawing/parts.h"
#include "panels/drawing/piece.h"
#include "panels/layout/popover.h"
#include "panels/layout/shrink.h"
#include "panels/layout/slot.h"
#include "panels/panel/tie.h"
#include "core/words/text.h"
#include "gw-figure.h"

#define DISC      22
#define ROW_DISC  20
#define ROW_LETTERS 18   /* letters of an ability's name and the note beside it */
#define ROWS_MOST 7    /* most abilities shown by name, where there is room */

typedef struct {
  GtkWidget *box;
  GtkWidget *figure;
  GtkWidget *hp;
  GtkWidget *place;      /* of the crystals: of one ability, or of two */
  GtkWidget *one, *both;
  GtkWidget *pips[2];    /* of two */
} Cell;

typedef struct {
  GtkWidget *row;
  GtkWidget *figure;
  GtkWidget *name;
  GtkWidget *note;
  GtkWidget *pips;
} Line;

struct _GwHoldings {
  GnHoldings     parent_instance;

  GtkWidget     *goods;
  GtkWidget     *tribe, *tribe_name;
  GtkWidget     *dice, *cards, *won;
  GtkWidget     *units, *cells;     /* a button that opens the whole board */
  Cell           cell[GW_SLOTS];
  GtkWidget     *abilities;
  Line           ability[ROWS_MOST];
  GtkWidget     *mini;              /* units without figures, where height is short */
  GtkWidget     *mini_unit[GW_SLOTS], *mini_cards;
  GtkWidget     *strip;             /* one line: units on the board, cards */
  GtkWidget     *strip_units, *strip_cards;
  const GwScene *scene;
  int            seat;
};

G_DEFINE_FINAL_TYPE (GwHoldings, gw_holdings, GN_TYPE_HOLDINGS)

enum { PROP_0, PROP_SECOND_LINE };

/* ---- What is shown -------------------------------------------------------------------------------- */

/* The data that the view of a unit depends on: only units with changes are painted again. */
typedef struct {
  gint16 hp, def, status, charge[2], cost[2];
  guint8 counter[GW_N_COUNTERS];
  guint8 shut, called;
} UnitFigures;

typedef struct {
  UnitFigures unit[GW_SLOTS];
  guint8      killer[GW_UNITS];
  int         paint, dice, cards, tribe, learnt;
} Figures;

static void
read_figures (Figures       *figures,
              const GwScene *scene,
              int            seat)
{
  const GwState *state = scene->state;

  memset (figures, 0, sizeof *figures);
  figures->tribe = gw_tribe (state, seat);
  figures->paint = gn_seat_paint (scene->match, seat);
  figures->dice = gw_eliminated (state, seat) ? 0 : (int) gw_dice_count (scene->match, state, seat);
  figures->cards = (int) gn_pile_size (&state->hand[seat]);
  figures->learnt = gw_set (scene->match)->n_steps;
  memcpy (figures->killer, state->killer, sizeof figures->killer);
  for (int slot = 0; slot < GW_SLOTS; slot++)
    {
      const int unit = gw_unit (figures->tribe, slot);
      UnitFigures *of = &figures->unit[slot];

      of->hp = state->hp[unit];
      of->def = state->def[unit];
      of->status = state->status[unit];
      of->shut = scene->clan[unit].shut_off;
      memcpy (of->counter, state->counter[unit], sizeof of->counter);
      for (int k = 0; k < 2; k++)
        {
          const GwAbility *ability = gw_ability (scene->match, state, 2 * unit + k);

          of->charge[k] = state->charge[2 * unit + k];
          of->cost[k] = ability ? (ability->known ? ability->cost : -1) : 0;
        }
    }
}

static char *
unit_words (const GwScene *scene,
            int            unit)
{
  const GwViewUnit *view = &scene->unit[unit];
  g_autofree char *name = gw_unit_name (scene->match, unit);
  g_autofree char *hp = gn_number_text (view->hp);
  g_autofree char *all = gn_number_text (view->max_hp);
  g_autofree char *def = gn_number_text (view->def);

  if (view->status == GW_ACTIVE)
    /* Translators: a unit of a tribe, one line of a tooltip */
    return gn_fill (_("{unit}: {hp} of {all} HP, defense {def}"), "unit", name, "hp", hp, "all", all, "def", def, NULL);
  if (view->status == GW_DEAD)
    return gn_fill (_("{unit}: dead"), "unit", name, NULL);
  return gn_fill (scene->clan[unit].shut_off ? _("{unit}: both of its tiles are flipped; it can no longer be called")
                                             : _("{unit}: not called yet"),
                  "unit", name, NULL);
}

static void
show_cell (Cell          *cell,
           const GwScene *scene,
           int            unit,
           const UnitFigures *figures)
{
  const gboolean active = figures->status == GW_ACTIVE;
  g_autofree char *hp = active ? gn_number_text (figures->hp) : g_strdup (figures->status == GW_DEAD ? _("dead") : "");
  g_autofree char *words = unit_words (scene, unit);

  gw_figure_set (GW_FIGURE (cell->figure), scene->match, scene->state, unit);
  gtk_label_set_label (GTK_LABEL (cell->hp), hp);
  gn_set_class (cell->hp, "gw-dead", !active);
  gn_set_class (cell->box, "off", !active);
  gn_set_class (cell->box, "shut", figures->shut && !active);
  gn_slot_show (GN_SLOT (cell->place), !active || (figures->cost[0] <= 0 && figures->cost[1] <= 0) ? NULL
                                       : figures->cost[0] > 0 && figures->cost[1] > 0               ? cell->both
                                                                                                     : cell->one);
  for (int k = 0; k < 2; k++)
    if (figures->cost[k] > 0)
      {
        gw_pips_set (cell->pips[k], figures->charge[k], figures->cost[k]);
        gw_pips_set (cell->one, figures->charge[k], figures->cost[k]);
      }
  gn_set_tooltip (cell->box, words);
}

static void
show_abilities (GwHoldings    *self,
                const GwScene *scene,
                const Figures *figures)
{
  int n = 0;

  for (int slot = 0; slot < GW_SLOTS; slot++)
    for (int k = 0; k < 2 && n < ROWS_MOST; k++)
      {
        const UnitFigures *of = &figures->unit[slot];
        const int unit = gw_unit (figures->tribe, slot), value = 2 * unit + k;
        Line *line = &self->ability[n];

        if (of->status != GW_ACTIVE || of->cost[k] == 0)
          continue;

        g_autofree char *name = gw_ability_name (scene, value);
        g_autofree char *words = gw_ability_words (scene, value);

        gw_figure_set (GW_FIGURE (line->figure), scene->match, scene->state, unit);
        gtk_label_set_label (GTK_LABEL (line->name), name);
        const char *note = of->cost[k] < 0 ? _("not entered yet") : of->charge[k] >= of->cost[k] ? _("charged") : "";

        gtk_label_set_label (GTK_LABEL (line->note), note);
        /* a full row of crystals means the same, so the name has priority */
        gtk_widget_set_visible (
          line->note, *note && (of->cost[k] < 0 || g_utf8_strlen (name, -1) + g_utf8_strlen (note, -1) <= ROW_LETTERS));
        gw_pips_set (line->pips, of->charge[k], of->cost[k]);
        gn_set_tooltip (line->row, words && *words ? words : name);
        gtk_widget_set_visible (line->row, TRUE);
        n++;
      }
  for (; n < ROWS_MOST; n++)
    gtk_widget_set_visible (self->ability[n].row, FALSE);
}

/* The first trophy and how many there are: their names are in the tooltip. */
static void
show_won (GwHoldings    *self,
          const GwScene *scene,
          int            seat)
{
  GString *names = g_string_new (NULL);
  int n = 0;

  gn_box_clear (self->won);
  GW_FOR_UNITS (unit)
    {
      if (scene->state->killer[unit] != seat + 1)
        continue;

      g_autofree char *name = gw_unit_name (scene->match, unit);

      if (n++ == 0)
        {
          GtkWidget *trophy = gn_piece_new (gw_unit_sign (scene->match, unit), 16);

          gn_piece_set_colour (GN_PIECE (trophy), gw_unit_paint (scene, unit));
          gtk_box_append (GTK_BOX (self->won), trophy);
        }
      g_string_append_printf (names, "%s%s", names->len ? ", " : "", name);
    }
  if (n > 1)
    gtk_box_append (GTK_BOX (self->won), gn_label_number (n, "numeric strong"));
  gtk_widget_set_visible (self->won, n > 0);
  /* Translators: a tooltip over a player's trophies; {names}: units killed */
  g_autofree char *tip = gn_fill (_("Won: {names}"), "names", names->str, NULL);
  gn_say_name (self->won, tip);
  gn_set_tooltip (self->won, tip);
  g_string_free (names, TRUE);
}

static void
say_all (GwHoldings    *self,
         const GwScene *scene,
         const Figures *figures)
{
  GString *text = g_string_new (NULL);

  for (int slot = 0; slot < GW_SLOTS; slot++)
    {
      g_autofree char *words = unit_words (scene, gw_unit (figures->tribe, slot));

      g_string_append_printf (text, "%s%s", slot ? "\n" : "", words);
    }
  gn_say_name (self->units, text->str);
  g_string_append_printf (text, "\n%s", _("Click to see the whole tribe"));
  gn_set_tooltip (self->units, text->str);
  g_string_free (text, TRUE);
}

static void
show_number (GtkWidget  *row,
             const char *what,
             int         n)
{
  g_autofree char *text = gn_number_text (n);

  gtk_label_set_label (GTK_LABEL (gtk_widget_get_last_child (row)), text);
  gn_say_figure (row, what, text);
  gn_set_class (row, "none", n == 0);
}

/* The tribe is chosen in the setup: until then a row of cells is nobody's. */
static void
tie_units (GwHoldings *self,
           int         seat,
           int         tribe)
{
  static const char *const fields[] = { "place", "status", "hp", "def", "learned", "killer" };

  for (int slot = 0; slot < GW_SLOTS; slot++)
    {
      GtkWidget *const shown[] = { self->cell[slot].box, self->mini_unit[slot] };

      for (guint i = 0; i < G_N_ELEMENTS (shown); i++)
        {
          gn_untie (shown[i]);
          for (guint k = 0; k < G_N_ELEMENTS (fields); k++)
            gn_tie (shown[i], fields[k], gw_unit (tribe, slot), -1);
        }
    }
  gn_tie (self->cards, "hand", seat, -1);
  gn_tie (self->mini_cards, "hand", seat, -1);
  gn_tie (self->dice, "extra_dice", seat, -1);
}

void
gw_holdings_update (GwHoldings    *self,
                    const GwScene *scene,
                    int            seat)
{
  Figures figures;
  int active = 0;

  self->scene = scene;
  self->seat = seat;
  read_figures (&figures, scene, seat);
  if (figures.tribe < 0 || gn_unchanged (GTK_WIDGET (self), &figures, sizeof figures))
    return;

  g_autofree char *tribe = gw_name (scene->match, GW_DOMAIN_TRIBE, figures.tribe);
  /* Translators: a tribe and its race, below a player's name */
  g_autofree char *name = gn_fill (
    gw_race_of (figures.tribe) == GW_GNOME ? _("{tribe}, gnomes") : _("{tribe}, wizards"), "tribe", tribe, NULL);

  gn_piece_set_name (GN_PIECE (gtk_widget_get_first_child (self->tribe)), gw_tribe_piece (figures.tribe));
  gtk_label_set_label (GTK_LABEL (self->tribe_name), name);
  show_number (self->dice, _("Dice in the next roll"), figures.dice);
  show_number (self->cards, _("Hidden cards in hand"), figures.cards);
  show_won (self, scene, seat);
  for (int slot = 0; slot < GW_SLOTS; slot++)
    {
      show_cell (&self->cell[slot], scene, gw_unit (figures.tribe, slot), &figures.unit[slot]);
      gw_figure_set (GW_FIGURE (self->mini_unit[slot]), scene->match, scene->state, gw_unit (figures.tribe, slot));
      active += figures.unit[slot].status == GW_ACTIVE;
    }
  tie_units (self, seat, figures.tribe);
  show_abilities (self, scene, &figures);
  say_all (self, scene, &figures);
  show_number (self->strip_units, _("Units on the board"), active);
  gn_piece_set_colour (GN_PIECE (gtk_widget_get_first_child (self->strip_units)), figures.paint);
  show_number (self->strip_cards, _("Hidden cards in hand"), figures.cards);
  show_number (self->mini_cards, _("Hidden cards in hand"), figures.cards);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

/* ---- The widget ---------------------------------------------------------------------------------------- */

static void
on_units (GwHoldings *self)
{
  GtkWidget *scroller = gtk_scrolled_window_new ();

  if (!self->scene)
    return;
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (scroller), TRUE);
  gtk_scrolled_window_set_max_content_height (GTK_SCROLLED_WINDOW (scroller), 600);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_widget_set_size_request (scroller, 400, -1);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), gw_tribe_page (self->scene, self->seat));
  gn_open_beside (self->units, scroller);
}

static void
make_units (GwHoldings *self)
{
  for (int slot = 0; slot < GW_SLOTS; slot++)
    {
      Cell *cell = &self->cell[slot];

      cell->box = gn_column (0, "gw-cell");
      cell->figure = gw_figure_new (DISC, FALSE);
      cell->hp = gn_label (NULL, "numeric gw-hp");
      gtk_widget_set_halign (cell->figure, GTK_ALIGN_CENTER);
      cell->one = gw_pips_new (GW_PIPS_SMALL);
      cell->both = gn_column (1, "gw-both");
      for (int k = 0; k < 2; k++)
        gtk_box_append (GTK_BOX (cell->both), cell->pips[k] = gw_pips_new (GW_PIPS_FLAT));
      cell->place = g_object_new (GN_TYPE_SLOT, NULL);
      gtk_widget_set_parent (cell->one, cell->place);
      gtk_widget_set_parent (cell->both, cell->place);
      gn_append (cell->box, cell->figure, cell->hp, cell->place, NULL);
      gtk_box_append (GTK_BOX (self->cells), cell->box);
    }
}

static void
make_abilities (GwHoldings *self)
{
  for (int i = 0; i < ROWS_MOST; i++)
    {
      Line *line = &self->ability[i];

      line->row = gn_row (5, NULL);
      line->figure = gw_figure_new (ROW_DISC, FALSE);
      line->name = gn_line (NULL, "gw-ability-name");
      line->note = gn_label (NULL, "note");
      line->pips = gw_pips_new (GW_PIPS_LARGE);
      gtk_widget_set_hexpand (line->name, TRUE);
      gn_append (line->row, line->figure, line->name, line->note, line->pips, NULL);
      gtk_box_append (GTK_BOX (self->abilities), line->row);
    }
}

/* Dice, cards and trophies are on the frame's card below the player's name. They cost no height there, and four
 * players have them too. */
static void
gw_holdings_get_property (GObject    *object,
                          guint       id,
                          GValue     *value,
                          GParamSpec *pspec)
{
  if (id == PROP_SECOND_LINE)
    /* a little smaller where the points and what was just won need the width */
    {
      GtkWidget *goods = gn_shrink_new (GW_HOLDINGS (object)->goods);

      gn_shrink_set_least (GN_SHRINK (goods), 0.4);
      g_value_take_object (value, g_object_ref_sink (goods));
    }
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
gw_holdings_class_init (GwHoldingsClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  g_type_ensure (GN_TYPE_PIECE);
  gtk_widget_class_set_template_from_resource (widget_class, GN_RESOURCE_PATH "/ui/gnomes-wizards/holdings.ui");
  gn_bind_children (widget_class, GwHoldings, goods, tribe, tribe_name, dice, cards, won, units, cells, abilities, mini,
                    mini_cards, strip, strip_units, strip_cards);
  gtk_widget_class_bind_template_callback (widget_class, on_units);
  G_OBJECT_CLASS (class)->get_property = gw_holdings_get_property;
  g_object_class_install_property (
    G_OBJECT_CLASS (class), PROP_SECOND_LINE,
    g_param_spec_object ("second-line", NULL, NULL, GTK_TYPE_WIDGET, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS));
  gtk_widget_class_set_css_name (widget_class, "gwholdings");
}

static void
gw_holdings_init (GwHoldings *self)
{
  GnHoldings *holdings = GN_HOLDINGS (self);

  gtk_widget_init_template (GTK_WIDGET (self));
  make_units (self);
  make_abilities (self);
  for (int slot = 0; slot < GW_SLOTS; slot++)
    {
      self->mini_unit[slot] = gw_figure_new (20, FALSE);
      gtk_widget_insert_before (self->mini_unit[slot], self->mini, self->mini_cards);
    }

  gn_holdings_add (holdings, self->tribe, 0);
  gn_holdings_add (holdings, self->units, 0);
  gn_holdings_add (holdings, self->abilities, 6);
  gn_holdings_add (holdings, self->mini, 2);
  gn_holdings_add (holdings, self->strip, 0);
  gn_holdings_arrange (holdings, self->tribe, self->units, self->abilities, NULL);
  gn_holdings_arrange (holdings, self->tribe, self->units, NULL);
  gn_holdings_arrange (holdings, self->units, NULL);
  gn_holdings_arrange (holdings, self->mini, NULL);
  gn_holdings_arrange (holdings, self->strip, NULL);
}

GtkWidget *
gw_holdings_new (void)
{
  return g_object_new (GW_TYPE_HOLDINGS, NULL);
}
