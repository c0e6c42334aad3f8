/* rise-map-ask.c: what a click on a map tile answers
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "core/match/moves.h"
#include "panels/drawing/parts.h"
#include "panels/layout/popover.h"
#include "panels/things/space.h"
#include "rise-count-form.h"
#include "rise-map-private.h"

/* The question now: about a second tile once the first has been clicked. */
static const char *
asked (RiseMap *self)
{
  return self->then ? self->then : self->ask;
}

void
rise_map_ask_clear (RiseMap *self)
{
  g_clear_pointer (&self->then, g_free);
  self->first = -1;
  self->chosen = 0;
  self->asks = FALSE;
  for (int place = 0; place < RISE_TILES; place++)
    {
      self->can[place] = FALSE;
      self->path[place][0] = -1;
      g_clear_pointer (&self->why[place], g_free);
    }
}

static const char *
tile_id (const GnMatch *match,
         int            place)
{
  return match->game->domains[RISE_DOMAIN_TILE].values[place].id;
}

static char *
fill_in (const char *spec,
         const char *tile)
{
  g_auto (GStrv) parts = g_strsplit (spec, "%s", 2);

  return g_strconcat (parts[0], tile, parts[1], NULL);
}

/* ---- Lists: the dragon's path; or several tiles, in any order ---------------------- */

static const GnArg *
asked_list (RiseMap       *self,
            const GnMatch *match,
            int           *verb)
{
  const char *spec = asked (self);
  const char *gap = strstr (spec, "=%s");
  const char *end = strchr (spec, ' ');

  if (!gap || !end)
    return NULL;

  const char *start = gap;
  while (start > spec && start[-1] != ' ')
    start--;

  g_autofree char *id = g_strndup (spec, end - spec);
  g_autofree char *name = g_strndup (start, gap - start);
  *verb = gn_game_find_verb_of (match->game, id, MAX (gn_panel_acting (self->panel), 0));
  const GnArg *arg = *verb >= 0 ? gn_verb_find_arg (&match->game->verbs[*verb], name) : NULL;

  return arg && arg->kind == GN_ARG_LIST ? arg : NULL;
}

static char *
with_list (RiseMap       *self,
           const GnMatch *match,
           const GnMove  *move,
           const GnArg   *arg)
{
  g_autoptr (GString) list = g_string_new (NULL);

  for (int i = 0; i < move->arg[arg->at]; i++)
    g_string_append_printf (list, "%s%s", i ? "," : "", tile_id (match, move->arg[arg->at + 1 + i]));
  return fill_in (asked (self), list->str);
}

static guint64
tiles_in (const GnMove *move,
          const GnArg  *arg)
{
  guint64 tiles = 0;

  for (int i = 0; i < move->arg[arg->at]; i++)
    tiles |= GN_PLACE (move->arg[arg->at + 1 + i]);
  return tiles;
}

/* Finds the moves that name all of @tiles. Returns: how many; @one: one of them */
static guint
moves_with (RiseMap       *self,
            int            verb,
            const GnArg   *arg,
            guint64        tiles,
            const GnMove **one)
{
  const GnMoveList *legal = gn_panel_get_legal (self->panel);
  guint n = 0;

  *one = NULL;
  for (guint i = 0; i < legal->n; i++)
    if (legal->move[i].verb == verb && legal->move[i].arg[arg->at] >= 0
        && (tiles_in (&legal->move[i], arg) & tiles) == tiles)
      {
        *one = &legal->move[i];
        n++;
      }
  return n;
}

/* All ways to a tile are equally good, because nothing happens on the way (RISE-136). So the shortest listed one is
 * meant. */
static char *
way_there (RiseMap       *self,
           const GnMatch *match,
           int            verb,
           const GnArg   *arg,
           int            place)
{
  const GnMoveList *legal = gn_panel_get_legal (self->panel);
  const GnMove *best = NULL;

  for (guint i = 0; i < legal->n; i++)
    {
      const GnMove *move = &legal->move[i];
      const int n = move->arg[arg->at];

      if (move->verb == verb && n >= 1 && n <= RISE_MOST_STEPS && move->arg[arg->at + n] == place
          && (!best || n < best->arg[arg->at]))
        best = move;
    }
  if (!best)
    return NULL;

  for (int i = 0; i < RISE_MOST_STEPS; i++)
    self->path[place][i] = i < best->arg[arg->at] ? best->arg[arg->at + 1 + i] : -1;
  return with_list (self, match, best, arg);
}

static char *
list_with (RiseMap       *self,
           const GnMatch *match,
           int            verb,
           const GnArg   *arg,
           int            place)
{
  const GnMove *move;

  if (!(arg->flags & GN_ARG_ANY_ORDER))
    return way_there (self, match, verb, arg, place);
  return moves_with (self, verb, arg, self->chosen | GN_PLACE (place), &move) ? with_list (self, match, move, arg)
                                                                              : NULL;
}

static char *
spec_for (RiseMap       *self,
          const GnMatch *match,
          int            place)
{
  int verb;
  const GnArg *list = asked_list (self, match, &verb);
  char *spec = list ? list_with (self, match, verb, list, place) : NULL;

  return spec ? spec : fill_in (asked (self), tile_id (match, place));
}

/* ---- Which tiles answer ------------------------------------------------------------- */

/* Sets the tile's accessible name, but only if it has changed. */
static void
keep_name (RiseMap  *self,
           int       place,
           char    **name)
{
  if (g_strcmp0 (self->name[place], *name) == 0)
    return;
  gn_say_name (self->tile[place], *name);
  g_free (self->name[place]);
  self->name[place] = g_steal_pointer (name);
}

static void
bind_tile (RiseMap       *self,
           const GnMatch *match,
           int            place)
{
  GtkWidget *tile = self->tile[place];
  g_autofree char *name = rise_map_name (self, match, place);

  gtk_widget_set_focusable (tile, self->panel != NULL);
  self->tells[place] = rise_map_can_tell (self, place);
  if (!self->panel || !asked (self) || self->tells[place])
    {
      g_autofree char *thing = g_strdup_printf ("tile:%s", tile_id (match, place));

      gn_space_bind (GN_SPACE (tile), self->panel, name, self->panel && !self->tells[place] ? thing : NULL, NULL, NULL);
      keep_name (self, place, &name);
      gn_set_tooltip (tile, NULL);
      return;
    }

  g_autofree char *spec = spec_for (self, match, place);

  /* no thing and no move of its own: rise_map_on_clicked() knows what a click means */
  if (self->things)
    gn_space_bind (GN_SPACE (tile), self->panel, name, NULL, NULL, NULL);
  keep_name (self, place, &name);
  gn_panel_bind_state (self->panel, tile, spec);
  self->can[place] = gtk_widget_has_css_class (tile, "can");
  self->asks = self->asks || self->can[place];
  if (gtk_widget_has_css_class (tile, "cannot"))
    self->why[place] = g_strdup (gn_get_tooltip (tile));
  /* the card beside the map has all of it, and a screen reader has read it */
  gn_set_tooltip (tile, NULL);
}

/* TRUE if the tile has been named already. */
static gboolean
is_said (RiseMap *self,
         int      place)
{
  return place == self->first || (self->chosen & GN_PLACE (place))
         || (self->cut_owner >= 0 && (place == self->cut_tile || self->cut_n[place]));
}

static void
bind (RiseMap       *self,
      const GnMatch *match)
{
  self->asks = FALSE;
  for (int place = 0; place < RISE_TILES; place++)
    {
      self->can[place] = FALSE;
      self->path[place][0] = -1;
      g_clear_pointer (&self->why[place], g_free);
      if (self->tile[place])
        bind_tile (self, match, place);
    }
  self->things = !self->panel || !asked (self);

  rise_map_dim (self);
}

/* Dims everything that the question is not about, as long as some tile answers it. */
void
rise_map_dim (RiseMap *self)
{
  for (int place = 0; place < RISE_TILES; place++)
    if (self->tile[place])
      {
        const gboolean dim = self->party >= 0 ? self->near[place].near == RISE_NEAR_NOT
                                              : self->asks && !self->can[place] && !is_said (self, place);

        gn_set_class (self->tile[place], "dim", dim);
        rise_hex_set_dim (RISE_HEX (self->face[place]), dim);
      }
}

void
rise_map_ask_update (RiseMap       *self,
                     const GnMatch *match)
{
  gtk_popover_popdown (self->counts);
  rise_map_ask_clear (self);
  bind (self, match);
}

static void
ask_anew (RiseMap *self)
{
  const GnMatch *match = gn_panel_get_match (self->panel);

  bind (self, match);
  rise_map_card_update (self, match);
  rise_map_redraw (self);
}

/* A first tile is clicked, or no longer. */
static void
ask_other (RiseMap *self)
{
  ask_anew (self);
  gtk_widget_activate_action (GTK_WIDGET (self), "table.ask", NULL);
}

void
rise_map_ask (RiseMap    *self,
              const char *spec)
{
  g_return_if_fail (RISE_IS_MAP (self));

  if (g_strcmp0 (self->ask, spec) == 0)
    return;
  g_free (self->ask);
  self->ask = g_strdup (spec);
  rise_map_ask_clear (self);
  if (self->board && self->panel)
    ask_anew (self);
}

gboolean
rise_map_ask_back (RiseMap *self)
{
  if ((!self->then && !self->chosen) || !self->panel)
    return FALSE;
  rise_map_ask_clear (self);
  ask_other (self);
  return TRUE;
}

gboolean
rise_map_asks_second (RiseMap *self)
{
  return self->then != NULL;
}

guint64
rise_map_turns_up (RiseMap *self,
                   int      place)
{
  static const char *const cubes[] = { "bard ", "carry ", "deliver ", "festival ", "relieve ", "settle ", "thugs ",
                                       NULL };
  const char *spec = asked (self);
  guint64 near = self->view[place].touch, down = 0;
  gboolean puts = FALSE;

  for (int i = 0; cubes[i] && spec; i++)
    puts = puts || g_str_has_prefix (spec, cubes[i]);
  if (!puts || !self->can[place])
    return 0;
  for (int other; (other = gn_places_next (&near)) >= 0;)
    if (self->view[other].face == RISE_DOWN)
      down |= GN_PLACE (other);
  return down;
}

gboolean
rise_map_grab (RiseMap *self)
{
  for (int place = 0; place < RISE_TILES; place++)
    if (self->tile[place] && (self->can[place] || self->tells[place]))
      return gtk_widget_grab_focus (self->tile[place]);
  return FALSE;
}

/* ---- A click -------------------------------------------------------------------------- */

/* The tile in which the moves still differ: the next click enters it. */
static const GnArg *
open_tile (const GnMatch *match,
           const GnMove  *partial,
           const GnWays  *ways)
{
  for (const GnArg *arg = match->game->verbs[partial->verb].args; arg->kind != GN_ARG_NONE; arg++)
    if (arg->kind == GN_ARG_THING && arg->domain == RISE_DOMAIN_TILE && partial->arg[arg->at] == GN_OPEN)
      for (guint i = 1; i < ways->fit.n; i++)
        if (ways->fit.move[i].arg[arg->at] != ways->fit.move[0].arg[arg->at])
          return arg;
  return NULL;
}

void
rise_map_popup (RiseMap   *self,
                int        place,
                GtkWidget *form)
{
  gn_popover_show_at (self->counts, form, self->tile[place]);
}

/* Asks on the tile itself how many cubes come and go; one click enters the answer. */
static gboolean
ask_numbers (RiseMap      *self,
             GtkWidget    *tile,
             const char   *spec,
             const GnWays *ways)
{
  GtkWidget *form = rise_count_form_new (self->panel, spec, ways);

  if (!form)
    return FALSE;

  rise_map_popup (self, gn_hover_number (tile), form);
  if (g_object_get_data (G_OBJECT (form), RISE_USUAL))
    gtk_widget_grab_focus (g_object_get_data (G_OBJECT (form), RISE_USUAL));
  return TRUE;
}

/* Adds one of several tiles. More are asked for until it is clear which are meant. */
static gboolean
ask_more (RiseMap       *self,
          const GnMatch *match,
          int            place)
{
  const GnMove *move;
  int verb;
  const GnArg *list = asked_list (self, match, &verb);

  if (!list || !(list->flags & GN_ARG_ANY_ORDER) || !(self->can[place] || (self->chosen & GN_PLACE (place))))
    return FALSE;
  self->chosen ^= GN_PLACE (place);
  if (self->chosen && moves_with (self, verb, list, self->chosen, &move) == 1)
    return FALSE;
  ask_anew (self);
  return TRUE;
}

void
rise_map_on_clicked (GtkWidget *tile,
                     RiseMap   *self)
{
  const int place = gn_hover_number (tile);
  g_auto (GnWays) ways = { 0 };
  GnMove partial;

  if (!self->panel || (!asked (self) && !self->tells[place]))
    return;

  const GnMatch *match = gn_panel_get_match (self->panel);
  gtk_widget_grab_focus (tile);
  if (self->tells[place])
    {
      rise_map_tell (self, place);
      return;
    }
  if (self->then && place == self->first)
    {
      rise_map_ask_back (self);
      return;
    }

  if (ask_more (self, match, place))
    return;

  g_autofree char *spec = spec_for (self, match, place);
  if (self->can[place] && gn_move_from_spec (match, MAX (gn_panel_acting (self->panel), 0), spec, &partial, NULL))
    {
      gn_match_table_ask (gn_panel_get_table (self->panel), gn_panel_get_viewer (self->panel), &partial, &ways);

      const GnArg *next = open_tile (match, &partial, &ways);
      if (next)
        {
          g_free (self->then);
          self->then = g_strdup_printf ("%s %s=%%s", spec, next->name);
          self->first = place;
          ask_other (self);
          return;
        }
      if (ask_numbers (self, tile, spec, &ways))
        return;

      char *usual = rise_paid_as_usual (match, &ways);
      if (usual)
        {
          g_free (spec);
          spec = usual;
        }
    }
  gtk_widget_activate_action (tile, "table.move", "s", spec);
}
