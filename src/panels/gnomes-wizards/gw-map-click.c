/* gw-map-click.c: the meaning of a click on a tile
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include <glib/gi18n.h>

#include "core/match/moves.h"
#include "panels/drawing/parts.h"
#include "panels/layout/popover.h"
#include "panels/things/space.h"
#include "core/words/text.h"
#include "gw-map-private.h"

static void
doing_free (gpointer data)
{
  GwDoing *doing = data;

  g_free (doing->spec);
  g_free (doing->label);
  g_free (doing);
}

/* @spec and @label: (transfer full) */
static void
add_doing (GPtrArray  *doings,
           GwDoingKind kind,
           int         unit,
           char       *spec,
           char       *label)
{
  GwDoing *doing = g_new0 (GwDoing, 1);

  doing->kind = kind;
  doing->unit = unit;
  doing->spec = spec;
  doing->label = label;
  g_ptr_array_add (doings, doing);
}

/* ---- Walking and attacking --------------------------------------------------------- */

static gboolean
fights (GwMap *self)
{
  return self->panel && self->state->stage == GW_AT_FIGHT && self->acting >= 0 && self->acting == self->state->current
         && self->state->n_frames == 0;
}

guint32
gw_map_targets (GwMap *self,
                int    cell)
{
  guint32 targets = 0;
  GwViewUnit view;

  if (self->chosen < 0 || !fights (self))
    return 0;
  gw_view_unit (self->match, self->state, self->chosen, &view);
  if (!view.may_attack || view.done || self->state->counter[self->chosen][GW_SLEEPING]
      || self->state->counter[self->chosen][GW_NO_ATTACK])
    return 0;
  if (cell != gw_map_cell_at (self, self->state->place[self->chosen]) && self->reach.steps[cell] == GN_GRID_FAR)
    return 0;
  if (!gw_landable (self->match, self->state, cell))
    return 0;
  GW_FOR_UNITS (other)
    if ((self->cell[cell].units >> other & 1) && gw_fightable (self->match, self->state, self->chosen, other))
      targets |= GW_BIT (other);
  return targets;
}

char *
gw_map_walk (GwMap *self,
             int    cell,
             int    target)
{
  const char *unit = gw_map_unit_id (self, self->chosen);
  GString *spec = g_string_new (NULL);
  gint16 places[GW_CELLS];
  const gboolean here = cell == gw_map_cell_at (self, self->state->place[self->chosen]);
  const guint n = here ? 0 : gw_view_way (self->match, self->state, self->chosen, cell, places);

  if (!here && n == 0)
    {
      g_string_free (spec, TRUE);
      return NULL;
    }
  for (guint i = 0; i < n; i++)
    g_string_append_printf (spec, "%smove unit=%s place=%s", spec->len ? "; " : "", unit,
                            gn_thing_id (self->match, GN_THING (GW_DOMAIN_PLACE, places[i])));
  if (target >= 0)
    g_string_append_printf (spec, "%sattack unit=%s target=%s hold=%s", spec->len ? "; " : "", unit,
                            gw_map_unit_id (self, target), self->hold ? "yes" : "-");
  return g_string_free (spec, FALSE);
}

static void
add_fight (GwMap     *self,
           int        cell,
           GPtrArray *doings)
{
  const gboolean here = cell == gw_map_cell_at (self, self->state->place[self->chosen]);
  const guint32 targets = gw_map_targets (self, cell);

  GW_FOR_UNITS (target)
    if (targets & GW_BIT (target))
      {
        g_autofree char *name = gw_map_unit_name (self, target);
        char *label = here ? gn_fill (_("attack {unit}"), "unit", name, NULL)
                           /* Translators: what a click on a tile of the board does, within a sentence or on a button;
                              {unit} is a unit's name */
                           : gn_fill (_("walk and attack {unit}"), "unit", name, NULL);

        add_doing (doings, GW_DO_SAY, target, gw_map_walk (self, cell, target), label);
      }
  if (!here && self->reach.steps[cell] != GN_GRID_FAR && self->reach.steps[cell] > 0 && doings->len != 1)
    /* Translators: what a click on a tile of the board does */
    add_doing (doings, GW_DO_SAY, -1, gw_map_walk (self, cell, -1),
               g_strdup (targets ? _("only walk there") : _("walk there")));
}

/* A player's own units are chosen by a click, as long as the player can do something with a unit. */
static gboolean
chooses (GwMap *self)
{
  return self->panel && self->acting >= 0 && self->acting == self->state->current && self->state->n_frames == 0
         && self->state->stage >= GW_AT_ASSIGN && self->state->stage <= GW_AT_COLLECT;
}

static void
add_choices (GwMap     *self,
             int        cell,
             GPtrArray *doings)
{
  GW_FOR_UNITS (unit)
    if ((self->cell[cell].units >> unit & 1) && gw_seat (self->state, unit) == self->acting && unit != self->chosen)
      {
        g_autofree char *name = gw_map_unit_name (self, unit);

        /* Translators: what a click on a tile of the board does: it chooses a unit */
        add_doing (doings, GW_DO_CHOOSE, unit, NULL, gn_fill (_("choose {unit}"), "unit", name, NULL));
      }
}

/* ---- Swapping two tiles (GW-017) ----------------------------------------------------- */

/* Returns TRUE if the tiles of two cells may be swapped; @other: -1: with any. */
static gboolean
can_swap (GwMap *self,
          int    cell,
          int    other)
{
  const GnMoveList *legal = self->panel && self->state->stage == GW_AT_FAIRNESS ? gn_panel_get_legal (self->panel)
                                                                                : NULL;

  for (guint i = 0; legal && i < legal->n; i++)
    if (legal->move[i].verb == GW_V_SWAP)
      {
        const gint16 *place = &legal->move[i].arg[GW_A_SWAPPED + 1];
        const int a = gw_map_cell_at (self, place[0]), b = gw_map_cell_at (self, place[1]);

        if ((a == cell && (other < 0 || b == other)) || (b == cell && (other < 0 || a == other)))
          return TRUE;
      }
  return FALSE;
}

static char *
swap_spec (GwMap *self,
           int    cell)
{
  return g_strdup_printf ("swap tiles=%s,%s", gw_map_place_id (self, self->taken), gw_map_place_id (self, cell));
}

static void
add_swap (GwMap     *self,
          int        cell,
          GPtrArray *doings)
{
  if (self->taken >= 0 && self->taken != cell)
    /* Translators: what a click on a tile of the board does: it swaps this tile with the one at {place} */
    add_doing (doings, GW_DO_SAY, -1, swap_spec (self, cell),
               gn_fill (_("swap with {place}"), "place", gw_map_place_id (self, self->taken), NULL));
  else
    /* Translators: what a click on a tile of the board does: it chooses the first of two tiles to swap */
    add_doing (doings, GW_DO_TAKE, -1, NULL, g_strdup (_("select it to swap it")));
}

void
gw_map_take (GwMap *self,
             int    cell)
{
  if (self->taken == cell)
    return;
  self->taken = cell;
  gw_map_ask_anew (self);
}

/* ---- All other legal moves that have a place ------------------------------------------ */

/* The place on the board where a move is entered, or -1; @unit: the unit it is about. */
static int
cell_of_move (GwMap        *self,
              const GnMove *move,
              int          *unit)
{
  int place = -1, on = -1;

  *unit = -1;
  switch (move->verb)
    {
    case GW_V_PLACE_LEADER:
    case GW_V_PLACE_CLAN:
    case GW_V_FLIP:
      place = move->arg[GW_A_TILE];
      break;
    case GW_V_COMEBACK:
      *unit = move->arg[0];
      place = move->arg[GW_A_PLACE];
      break;
    case GW_V_GO:
      *unit = move->arg[GW_A_UNIT];
      place = move->arg[GW_A_PLACE];
      break;
    case GW_V_STAY:
    case GW_V_NEXT:
      on = move->arg[0];
      break;
    case GW_V_STRIKE:
      on = move->arg[GW_A_TARGET];
      break;
    case GW_V_PICK:
      on = move->arg[0];
      place = move->arg[1];
      break;
    case GW_V_WAR_CALL:
    case GW_V_WAR_CHARGE:
      on = move->arg[GW_A_CALLER];
      break;
    case GW_V_COLLECT:
      on = move->arg[0] / 2;
      break;
    default:
      return -1;
    }
  if (on >= 0)
    {
      *unit = on;
      place = self->state->place[on];
    }
  return place >= 0 ? gw_map_cell_at (self, place) : -1;
}

/* Moves wait for answers only if that is wanted. Where the table always waits, they need no mark. */
static gboolean
wants_hold (GwMap        *self,
            const GnMove *move)
{
  for (const GnArg *arg = self->match->game->verbs[move->verb].args; arg->kind != GN_ARG_NONE; arg++)
    if (arg->domain == GW_DOMAIN_HOLD)
      return move->arg[arg->at] == GN_NONE ? !self->hold || gw_option (self->match, GW_OPT_WINDOWS) == 1 : self->hold;
  return TRUE;
}

static gboolean
counts (GwMap        *self,
        const GnMove *move)
{
  if (move->seat != self->acting || !wants_hold (self, move))
    return FALSE;
  /* a click means as many as there is room for; fewer are typed */
  return move->verb != GW_V_COLLECT
         || move->arg[1]
              == MIN (self->state->n_frames ? 60 : gw_reserve (self->match, self->state, move->seat),
                      gw_room (self->match, self->state, move->arg[0]));
}

static void
add_lawful (GwMap     *self,
            int        cell,
            GPtrArray *doings)
{
  const GnMoveList *legal = self->panel ? gn_panel_get_legal (self->panel) : NULL;

  for (guint i = 0; legal && i < legal->n; i++)
    {
      const GnMove *move = &legal->move[i];
      int unit;

      if (cell_of_move (self, move, &unit) != cell || !counts (self, move))
        continue;
      add_doing (doings, GW_DO_SAY, unit, gn_move_to_spec (self->match, move), gn_move_label (self->match, move));
    }
}

/* With a box that is not known yet: could a leader or a clan start on the cell, depending on what is printed there?
 * Then a click asks for that. */
static gboolean
place_after_telling (GwMap  *self,
                     int     cell,
                     GnMove *move)
{
  GnSay why = { 0 };

  if (!self->panel || self->acting < 0
      || (self->state->stage != GW_AT_LEADERS && self->state->stage != GW_AT_SHORT_CLANS))
    return FALSE;
  gn_move_open (self->match->game, move, self->acting,
                self->state->stage == GW_AT_LEADERS ? GW_V_PLACE_LEADER : GW_V_PLACE_CLAN);
  move->arg[GW_A_TILE] = (gint16) self->cell[cell].place;
  return !self->match->game->check (self->match, self->state, move, &why)
         && g_strcmp0 (gn_say_code (self->match, &why), "teach-first") == 0;
}

static void
add_told_first (GwMap     *self,
                int        cell,
                GPtrArray *doings)
{
  GnMove move;

  if (place_after_telling (self, cell, &move))
    add_doing (doings, GW_DO_SAY, -1, gn_move_to_spec (self->match, &move), gn_move_label (self->match, &move));
}

GPtrArray *
gw_map_doings (GwMap *self,
               int    cell)
{
  GPtrArray *doings = g_ptr_array_new_with_free_func (doing_free);

  if (!self->panel || self->tells)
    return doings;
  if (self->aim.spec)
    {
      GW_FOR_UNITS (unit)
        if ((self->aim.units & GW_BIT (unit)) && gw_map_cell_at (self, self->state->place[unit]) == cell)
          add_doing (doings, GW_DO_NAME_UNIT, unit, NULL, gw_map_unit_name (self, unit));
      /* an ability is at the place of its unit */
      for (int ability = 0; ability < GW_ABILITIES; ability++)
        if ((self->aim.abilities >> ability & 1) && gw_map_cell_at (self, self->state->place[ability / 2]) == cell)
          {
            add_doing (doings, GW_DO_NAME_ABILITY, ability / 2, NULL, gw_map_ability_name (self, ability));
            ((GwDoing *) g_ptr_array_index (doings, doings->len - 1))->ability = ability;
          }
      if (self->aim.cells >> cell & 1)
        /* Translators: what an ability can be aimed at: the tile itself, not the unit on it */
        add_doing (doings, GW_DO_NAME_TILE, -1, NULL,
                   gn_fill (_("tile {place}"), "place", gw_map_place_id (self, cell), NULL));
      return doings;
    }
  if (self->swaps)
    {
      if (self->can >> cell & 1)
        add_swap (self, cell, doings);
      return doings;
    }
  if (fights (self) && self->chosen >= 0)
    add_fight (self, cell, doings);
  else
    add_lawful (self, cell, doings);
  if (doings->len == 0)
    add_told_first (self, cell, doings);
  if (chooses (self) && (doings->len == 0 || self->state->stage >= GW_AT_WAR))
    add_choices (self, cell, doings);
  return doings;
}

char *
gw_map_why_not (GwMap       *self,
                int          cell,
                const char **clause)
{
  g_autofree char *spec = NULL;
  char *why = NULL;

  *clause = NULL;
  if (!self->panel)
    return NULL;
  if (self->aim.spec)
    {
      /* aim anyway: at the first unit on the cell, or at the tile */
      const guint32 units = self->cell[cell].units;
      const gboolean tile = units == 0 || (self->aim.cells && !self->aim.units);
      const int unit = units ? __builtin_ctz (units) : -1;

      spec = gw_map_aim_with (self, tile ? 1 : 0, tile ? self->cell[cell].place : unit);
    }
  else if (fights (self) && self->chosen >= 0)
    {
      const int from = gw_map_cell_at (self, self->state->place[self->chosen]);
      GwViewUnit view;

      gw_view_unit (self->match, self->state, self->chosen, &view);
      /* far away, a missing next step is not the reason */
      if (from >= 0 && view.left > 0 && !(self->layout->grid.touch[from] >> cell & 1))
        {
          g_autofree char *n = gn_number_text (view.left);

          if (!gw_landable (self->match, self->state, cell))
            /* Translators: beside the board: why the chosen unit cannot go to this tile */
            return g_strdup (_("Units cannot stop on a flipped tile."));
          /* Translators: beside the board: why the chosen unit cannot go to this tile; {n}: steps it has left */
          return gn_fill (ngettext ("Out of reach: {n} step is left.", "Out of reach: {n} steps are left.", view.left),
                          "n", n, NULL);
        }
      spec = g_strdup_printf ("move unit=%s place=%s", gw_map_unit_id (self, self->chosen),
                              gw_map_place_id (self, cell));
    }
  else if (self->state->stage == GW_AT_FLIP && self->state->n_frames == 0)
    spec = g_strdup_printf ("flip place=%s hold=-", gw_map_place_id (self, cell));
  else if (self->swaps && self->taken >= 0)
    spec = swap_spec (self, cell);
  else if (self->state->stage == GW_AT_LEADERS)
    spec = g_strdup_printf ("place-leader place=%s", gw_map_place_id (self, cell));
  if (spec && gn_panel_can (self->panel, spec, &why, clause))
    g_clear_pointer (&why, g_free);
  return why;
}

/* ---- Which cells answer ---------------------------------------------------------------- */

void
gw_map_click_update (GwMap *self)
{
  const GnMoveList *legal = self->panel ? gn_panel_get_legal (self->panel) : NULL;
  int unit;

  self->can = self->mine = 0;
  self->walks = fights (self) && self->chosen >= 0;
  self->tells = self->swaps = FALSE;
  for (guint i = 0; self->panel && i < self->n && !self->tells; i++)
    self->tells = gw_map_can_tell (self, (int) i);

  if (!self->panel)
    return;
  if (self->tells)
    {
      for (guint i = 0; i < self->n; i++)
        if (gw_map_can_tell (self, (int) i))
          self->can |= GN_PLACE (i);
      return;
    }
  if (self->aim.spec)
    {
      self->can = self->aim.cells;
      GW_FOR_UNITS (other)
        if ((self->aim.units & GW_BIT (other)) && gw_map_cell_at (self, self->state->place[other]) >= 0)
          self->can |= GN_PLACE (gw_map_cell_at (self, self->state->place[other]));
      for (int ability = 0; ability < GW_ABILITIES; ability++)
        if ((self->aim.abilities >> ability & 1) && gw_map_cell_at (self, self->state->place[ability / 2]) >= 0)
          self->can |= GN_PLACE (gw_map_cell_at (self, self->state->place[ability / 2]));
      return;
    }
  for (guint i = 0; i < self->n && self->state->stage == GW_AT_FAIRNESS; i++)
    if ((int) i == self->taken || can_swap (self, (int) i, self->taken))
      {
        self->swaps = TRUE;
        self->can |= GN_PLACE (i);
      }
  if (self->swaps)
    return;
  if (self->walks)
    {
      for (guint i = 0; i < self->n; i++)
        if ((self->reach.steps[i] != GN_GRID_FAR && self->reach.steps[i] > 0) || gw_map_targets (self, (int) i))
          self->can |= GN_PLACE (i);
    }
  else
    for (guint i = 0; i < legal->n; i++)
      {
        const GnMove *move = &legal->move[i];
        const int cell = counts (self, move) ? cell_of_move (self, move, &unit) : -1;

        if (cell >= 0)
          self->can |= GN_PLACE (cell);
        if (fights (self) && move->seat == self->acting && (move->verb == GW_V_MOVE || move->verb == GW_V_ATTACK)
            && gw_map_cell_at (self, self->state->place[move->arg[GW_A_UNIT]]) >= 0)
          self->mine |= GN_PLACE (gw_map_cell_at (self, self->state->place[move->arg[GW_A_UNIT]]));
      }
  for (guint i = 0; i < self->n && !self->walks; i++)
    {
      GnMove move;

      if (place_after_telling (self, (int) i, &move))
        self->can |= GN_PLACE (i);
    }
}

/* ---- A click ---------------------------------------------------------------------------- */

static void
carry_out (GwMap         *self,
           GtkWidget     *tile,
           const GwDoing *doing)
{
  switch (doing->kind)
    {
    case GW_DO_CHOOSE:
      gw_map_choose (self, doing->unit);
      break;
    case GW_DO_NAME_UNIT:
      gw_map_aim_name (self, 0, doing->unit);
      break;
    case GW_DO_NAME_TILE:
      gw_map_aim_name (self, 1, self->cell[gn_hover_number (tile)].place);
      break;
    case GW_DO_NAME_ABILITY:
      gw_map_aim_name (self, 2, doing->ability);
      break;
    case GW_DO_TAKE:
      gw_map_take (self, self->taken >= 0 ? -1 : gn_hover_number (tile));
      break;
    case GW_DO_SAY:
    default:
      gtk_widget_activate_action (tile, "table.move", "s", doing->spec);
    }
}

static void
on_choice (GtkWidget *button,
           GwMap     *self)
{
  const GwDoing *doing = g_object_get_data (G_OBJECT (button), "gw-doing");
  GtkWidget *tile = g_object_get_data (G_OBJECT (button), "gw-tile");
  g_autoptr (GtkWidget) keep = g_object_ref (button);

  gtk_popover_popdown (self->choices);
  carry_out (self, tile, doing);
}

/* One tile allows several moves: asks which one, at the place of the click. */
static void
ask_which (GwMap     *self,
           GtkWidget *tile,
           GPtrArray *doings)
{
  GtkWidget *box = gn_column (4, "gw-choices");

  while (doings->len)
    {
      GwDoing *doing = g_ptr_array_steal_index (doings, 0);
      GtkWidget *button = gtk_button_new (), *row = gn_row (8, NULL);
      g_autofree char *upper = gn_upper_first (doing->label ? doing->label : "");

      if (doing->unit >= 0)
        {
          GtkWidget *figure = gw_figure_new (30, FALSE);

          gw_figure_set (GW_FIGURE (figure), self->match, self->state, doing->unit);
          gtk_box_append (GTK_BOX (row), figure);
        }
      gtk_box_append (GTK_BOX (row), gn_label (upper, NULL));
      gtk_button_set_child (GTK_BUTTON (button), row);
      gtk_widget_add_css_class (button, "gw-choice");
      if (doing->kind == GW_DO_SAY)
        g_object_set_data_full (G_OBJECT (button), "gn-move", g_strdup (doing->spec), g_free);
      g_object_set_data_full (G_OBJECT (button), "gw-doing", doing, doing_free);
      g_object_set_data (G_OBJECT (button), "gw-tile", tile);
      g_signal_connect_object (button, "clicked", G_CALLBACK (on_choice), self, 0);
      gtk_box_append (GTK_BOX (box), button);
    }
  gn_popover_show_at (self->choices, box, tile);
}

static void
tell (GwMap     *self,
      GtkWidget *tile)
{
  GtkWidget *form = gw_map_tell_new (self, gn_hover_number (tile));

  gn_popover_show_at (self->choices, form, tile);
}

void
gw_map_on_clicked (GtkWidget *tile,
                   GwMap     *self)
{
  const int cell = gn_hover_number (tile);
  g_autofree char *thing = NULL;

  if (!self->panel)
    return;
  gtk_widget_grab_focus (tile);
  if (self->tells)
    {
      if (gw_map_can_tell (self, cell))
        tell (self, tile);
      return;
    }

  g_autoptr (GPtrArray) doings = gw_map_doings (self, cell);
  if (doings->len > 1)
    {
      ask_which (self, tile, doings);
      return;
    }
  if (doings->len == 1)
    {
      const gboolean swapped = self->swaps && self->taken >= 0;

      carry_out (self, tile, g_ptr_array_index (doings, 0));
      /* after a swap, Enter accepts the board instead of taking up the tile again */
      if (swapped)
        gtk_root_set_focus (gtk_widget_get_root (tile), NULL);
      return;
    }
  if (self->chosen >= 0 && (self->cell[cell].units >> self->chosen & 1) && !self->aim.spec)
    {
      gw_map_choose (self, -1);
      return;
    }
  /* not possible: the frame gives the reason and the clause */
  if (self->aim.spec)
    {
      const guint32 units = self->cell[cell].units;
      const gboolean on_tile = units == 0 || (self->aim.cells && !self->aim.units);
      g_autofree char *spec = gw_map_aim_with (self, on_tile ? 1 : 0,
                                               on_tile ? self->cell[cell].place : __builtin_ctz (units));

      if (spec)
        gtk_widget_activate_action (tile, "table.why", "s", spec);
      return;
    }
  if (self->swaps && self->taken >= 0)
    thing = swap_spec (self, cell);
  else if (self->walks)
    thing = g_strdup_printf ("move unit=%s place=%s", gw_map_unit_id (self, self->chosen),
                             gw_map_place_id (self, cell));
  if (thing)
    {
      gtk_widget_activate_action (tile, "table.why", "s", thing);
      return;
    }
  /* any other move that names the unit there or the place; where there is none, the card's description is all */
  const int unit = self->cell[cell].units ? __builtin_ctz (self->cell[cell].units) : -1;
  const GnThing what = unit >= 0 ? GN_THING (GW_DOMAIN_UNIT, unit) : GN_THING (GW_DOMAIN_PLACE, self->cell[cell].place);
  g_auto (GnMoveList) moves = { 0 };
  gn_move_list_init (&moves);
  gn_moves_of_thing (self->match, self->state, MAX (self->acting, 0), what, &moves);
  if (moves.n == 0)
    return;
  thing = unit >= 0 ? g_strdup_printf ("unit:%s", gw_map_unit_id (self, unit))
                    : g_strdup_printf ("place:%s", gw_map_place_id (self, cell));
  gtk_widget_activate_action (tile, "table.thing", "s", thing);
}
