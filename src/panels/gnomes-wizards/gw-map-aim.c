/* gw-map-aim.c: the targets of an ability, named by clicks in the order of its steps (GW-210)
 *
 * The rules list every complete way to cast an ability. The targets that can be named next are those at the next place
 * in the lists of the remaining ways.
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

enum { UNITS, TILES, ABILITIES, PLAYER, N_KINDS };

static const guint slots[N_KINDS] = { GW_A_UNITS, GW_A_TILES, GW_A_ABILITIES, GW_A_PLAYER };
static const int most[N_KINDS] = { GW_NAMED, GW_NAMED_TILES, 2, 1 };

/* ---- Lists of a cast ------------------------------------------------------------------ */

static int
n_of (const GnMove *move,
      guint         kind)
{
  const int first = move->arg[slots[kind]];

  return kind == PLAYER ? first >= 0 : MAX (0, first);
}

static int
nth_of (const GnMove *move,
        guint         kind,
        int           n)
{
  return move->arg[slots[kind] + (kind == PLAYER ? 0 : 1 + (guint) n)];
}

static gboolean
add_to (GnMove *move,
        guint   kind,
        int     value)
{
  const int n = n_of (move, kind);

  if (n >= most[kind])
    return FALSE;
  if (kind == PLAYER)
    move->arg[GW_A_PLAYER] = (gint16) value;
  else
    {
      move->arg[slots[kind]] = (gint16) (n + 1);
      move->arg[slots[kind] + 1 + (guint) n] = (gint16) value;
    }
  return TRUE;
}

static void
name_nothing (GnMove *move)
{
  for (guint kind = 0; kind < N_KINDS; kind++)
    for (int i = 0; i < (kind == PLAYER ? 1 : most[kind] + 1); i++)
      move->arg[slots[kind] + (guint) i] = GN_NONE;
}

static gboolean
has (const GnMove *move,
     guint         kind,
     int           value)
{
  for (int i = 0; i < n_of (move, kind); i++)
    if (nth_of (move, kind, i) == value)
      return TRUE;
  return FALSE;
}

/* Targets of one step may be clicked in any order, but are listed in ascending order. */
static gboolean
any_order (GwMap *self,
           guint  kind)
{
  const GwSet *set = gw_set (self->match);
  const gboolean cast = self->aim.partial.verb == GW_V_CAST;
  const int what = self->aim.partial.arg[cast ? GW_A_ABILITY : GW_A_CARD];
  /* an open argument names nothing yet */
  const GwProgram *program = what < 0 ? NULL
                             : cast ? gw_program (self->match, self->state, what)
                                      : &set->card[what].steps;
  guint n = 0;

  for (guint i = 0; program && i < program->n; i++)
    n += gw_step_names (&set->step[program->first + i]) && gw_step_kind (&set->step[program->first + i]) == kind;
  return n <= 1;
}

static gboolean
agrees (GwMap        *self,
        const GnMove *whole)
{
  for (guint kind = 0; kind < N_KINDS; kind++)
    {
      const gboolean any = any_order (self, kind);

      if (n_of (whole, kind) < n_of (&self->aim.named, kind))
        return FALSE;
      for (int i = 0; i < n_of (&self->aim.named, kind); i++)
        if (any ? !has (whole, kind, nth_of (&self->aim.named, kind, i))
                : nth_of (whole, kind, i) != nth_of (&self->aim.named, kind, i))
          return FALSE;
    }
  return TRUE;
}

static gboolean
is_all (GwMap        *self,
        const GnMove *whole)
{
  for (guint kind = 0; kind < N_KINDS; kind++)
    if (n_of (whole, kind) != n_of (&self->aim.named, kind))
      return FALSE;
  return TRUE;
}

static void
offer_next (GwMap *self,
            guint  kind,
            int    value)
{
  GwAim *aim = &self->aim;
  const int cell = kind == TILES ? gw_map_cell_at (self, value) : -1;

  if (kind == UNITS)
    aim->units |= GW_BIT (value);
  else if (kind == TILES && cell >= 0)
    aim->cells |= GN_PLACE (cell);
  else if (kind == ABILITIES)
    aim->abilities |= G_GUINT64_CONSTANT (1) << value;
  else if (kind == PLAYER)
    aim->players |= (guint8) (1u << value);
}

/* Returns: how many ways are left; @one: the last of them */
static guint
narrow (GwMap         *self,
        const GnMove **one)
{
  GwAim *aim = &self->aim;
  guint n = 0;

  aim->units = 0;
  aim->cells = aim->abilities = 0;
  aim->players = 0;
  aim->whole = FALSE;
  *one = NULL;
  for (guint i = 0; i < aim->fit.n; i++)
    {
      const GnMove *whole = &aim->fit.move[i];

      if (!agrees (self, whole))
        continue;
      n++;
      *one = whole;
      aim->whole |= is_all (self, whole);
      for (guint kind = 0; kind < N_KINDS; kind++)
        {
          const int named = n_of (&aim->named, kind);

          if (any_order (self, kind))
            for (int k = 0; k < n_of (whole, kind); k++)
              {
                if (!has (&aim->named, kind, nth_of (whole, kind, k)))
                  offer_next (self, kind, nth_of (whole, kind, k));
              }
          else if (n_of (whole, kind) > named)
            offer_next (self, kind, nth_of (whole, kind, named));
        }
    }
  return n;
}

/* ---- Beginning and ending ---------------------------------------------------------------- */

void
gw_map_aim_clear (GwMap *self)
{
  const gboolean was = self->aim.spec != NULL;

  g_free (self->aim.spec);
  g_free (self->aim.so_far);
  gn_move_list_clear (&self->aim.fit);
  memset (&self->aim, 0, sizeof self->aim);
  if (was && !gtk_widget_in_destruction (GTK_WIDGET (self)))
    g_signal_emit_by_name (self, "aimed");
}

static void
remember (GwMap *self)
{
  g_free (self->aim.so_far);
  self->aim.so_far = gn_move_to_spec (self->match, &self->aim.named);
}

static void
say (GwMap        *self,
     const GnMove *whole)
{
  g_autofree char *spec = gn_move_to_spec (self->match, whole);
  g_autofree char *said = whole->seat == self->acting ? g_strdup (spec) : g_strdup_printf ("@%d %s", whole->seat, spec);

  gw_map_aim_clear (self);
  gtk_widget_activate_action (GTK_WIDGET (self), "table.move", "s", said);
  if (self->known)
    gw_map_ask_anew (self);
}

gboolean
gw_map_aim (GwMap      *self,
            const char *spec)
{
  g_auto (GnWays) ways = { 0 };
  const GnMove *one;
  GnMove partial;

  g_return_val_if_fail (GW_IS_MAP (self), FALSE);

  gw_map_aim_clear (self);
  if (!spec || !self->panel || !gn_move_from_spec (self->match, MAX (self->acting, 0), spec, &partial, NULL)
      || (partial.verb != GW_V_CAST && partial.verb != GW_V_PLAY))
    {
      if (self->known)
        gw_map_ask_anew (self);
      return FALSE;
    }
  /* a card that nobody has named is chosen first, where nobody else looks: the frame does that */
  if (partial.arg[partial.verb == GW_V_CAST ? GW_A_ABILITY : GW_A_CARD] < 0)
    {
      if (self->known)
        gw_map_ask_anew (self);
      return FALSE;
    }
  if (partial.arg[GW_A_CAST_HOLD] == GN_OPEN)
    partial.arg[GW_A_CAST_HOLD] = GN_NONE;
  gn_match_table_ask (gn_panel_get_table (self->panel), gn_panel_get_viewer (self->panel), &partial, &ways);
  if (ways.ways == 0)
    {
      gw_map_ask_anew (self);
      return FALSE;
    }

  self->aim.spec = g_strdup (spec);
  self->aim.partial = partial;
  self->aim.named = ways.fit.move[0];
  name_nothing (&self->aim.named);
  gn_move_list_init (&self->aim.fit);
  for (guint i = 0; i < ways.fit.n; i++)
    gn_move_list_append (&self->aim.fit, &ways.fit.move[i]);
  if (narrow (self, &one) == 1)
    {
      GnMove whole = *one;

      say (self, &whole);
      return TRUE;
    }
  remember (self);
  gw_map_ask_anew (self);
  g_signal_emit_by_name (self, "aimed");
  return TRUE;
}

const char *
gw_map_get_aim (GwMap *self)
{
  return self->aim.spec ? self->aim.so_far : NULL;
}

char *
gw_map_aim_with (GwMap *self,
                 guint  kind,
                 int    value)
{
  GnMove move = self->aim.named;

  if (value < 0 || !add_to (&move, kind, value))
    return NULL;

  g_autofree char *spec = gn_move_to_spec (self->match, &move);
  return move.seat == self->acting ? g_strdup (spec) : g_strdup_printf ("@%d %s", move.seat, spec);
}

void
gw_map_aim_name (GwMap *self,
                 guint  kind,
                 int    value)
{
  GwAim *aim = &self->aim;
  const GnMove *one;

  if (!aim->spec || aim->n >= G_N_ELEMENTS (aim->kind) || !add_to (&aim->named, kind, value))
    return;
  aim->kind[aim->n++] = (guint8) kind;
  if (narrow (self, &one) == 1 && aim->whole)
    {
      GnMove whole = *one;

      say (self, &whole);
      return;
    }
  remember (self);
  gw_map_ask_anew (self);
  g_signal_emit_by_name (self, "aimed");
}

gboolean
gw_map_aim_back (GwMap *self)
{
  GwAim *aim = &self->aim;
  const GnMove *one;

  if (!aim->spec)
    return FALSE;
  if (aim->n == 0)
    {
      gw_map_aim_clear (self);
      gw_map_ask_anew (self);
      return TRUE;
    }

  const guint kind = aim->kind[--aim->n];
  const int n = n_of (&aim->named, kind);
  if (kind == PLAYER)
    aim->named.arg[GW_A_PLAYER] = GN_NONE;
  else
    {
      aim->named.arg[slots[kind] + (guint) n] = GN_NONE;
      aim->named.arg[slots[kind]] = (gint16) (n > 1 ? n - 1 : GN_NONE);
    }
  narrow (self, &one);
  remember (self);
  gw_map_ask_anew (self);
  g_signal_emit_by_name (self, "aimed");
  return TRUE;
}

/* ---- Targets that are not on the board ------------------------------------------------------- */

static void
on_name (GtkWidget *button,
         GwMap     *self)
{
  const int what = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (button), "gw-names"));
  g_autoptr (GtkWidget) keep = g_object_ref (button);

  gw_map_aim_name (self, (guint) (what >> 16), what & 0xffff);
}

static void
on_whole (GwMap *self)
{
  for (guint i = 0; i < self->aim.fit.n; i++)
    if (agrees (self, &self->aim.fit.move[i]) && is_all (self, &self->aim.fit.move[i]))
      {
        GnMove whole = self->aim.fit.move[i];

        say (self, &whole);
        return;
      }
}

static void
on_back (GwMap *self)
{
  gw_map_aim_back (self);
}

static GtkWidget *
new_button (GwMap      *self,
            const char *words,
            const char *classes)
{
  GtkWidget *button = gtk_button_new_with_label (words);
  GtkWidget *label = gtk_button_get_child (GTK_BUTTON (button));

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gn_add_classes (button, classes);
  gtk_box_append (GTK_BOX (self->aim_box), button);
  return button;
}

/* A learned card's own name says what it does; "the learned card of …" does not. */
char *
gw_map_ability_name (GwMap *self,
                     int    ability)
{
  const int learned = ability % 2 ? self->state->learned[ability / 2] - 1 : -1;

  return learned >= 0 ? gn_set_name (self->match->set, GW_FAMILY_CARDS, (guint) learned)
                      : gn_thing_name (self->match, GN_THING (GW_DOMAIN_ABILITY, ability));
}

static void
add_names (GwMap *self,
           guint  kind,
           int    domain,
           int    value)
{
  g_autofree char *name = kind == PLAYER ? g_strdup (gn_match_name (self->match, value))
                          : kind == ABILITIES ? gw_map_ability_name (self, value)
                                              : gn_thing_name (self->match, GN_THING (domain, value));
  GtkWidget *button = new_button (self, name, "gw-aim-choice");

  g_object_set_data (G_OBJECT (button), "gw-names", GINT_TO_POINTER ((int) (kind << 16) | value));
  g_signal_connect_object (button, "clicked", G_CALLBACK (on_name), self, 0);
}

GtkWidget *
gw_map_aim_box_new (void)
{
  GtkWidget *box = gn_column (4, "gw-aim");

  gtk_widget_set_visible (box, FALSE);
  return box;
}

static void
show_named (GwMap *self)
{
  const GwAim *aim = &self->aim;
  GtkWidget *row = gn_row (2, NULL);

  for (int i = 0; i < n_of (&aim->named, UNITS); i++)
    {
      GtkWidget *figure = gw_figure_new (28, FALSE);

      gw_figure_set (GW_FIGURE (figure), self->match, self->state, nth_of (&aim->named, UNITS, i));
      gtk_box_append (GTK_BOX (row), figure);
    }
  for (int i = 0; i < n_of (&aim->named, TILES); i++)
    gtk_box_append (
      GTK_BOX (row),
      gn_label (gn_thing_id (self->match, GN_THING (GW_DOMAIN_PLACE, nth_of (&aim->named, TILES, i))), "gw-aim-chip"));
  for (int i = 0; i < n_of (&aim->named, ABILITIES); i++)
    {
      g_autofree char *name = gw_map_ability_name (self, nth_of (&aim->named, ABILITIES, i));

      gtk_box_append (GTK_BOX (row), gn_label (name, "gw-aim-chip"));
    }
  gtk_box_append (GTK_BOX (self->aim_box), row);
}

void
gw_map_aim_update (GwMap *self)
{
  GwAim *aim = &self->aim;

  gn_box_clear (self->aim_box);
  gtk_widget_set_visible (self->aim_box, aim->spec != NULL);
  if (!aim->spec)
    return;

  const gboolean card = aim->named.verb == GW_V_PLAY;
  g_autofree char *name = card ? gn_thing_name (self->match, GN_THING (GW_DOMAIN_CARD, aim->named.arg[GW_A_CARD]))
                               : gw_map_ability_name (self, aim->named.arg[GW_A_ABILITY]);
  const int source = card ? aim->named.arg[GW_A_SOURCE] : aim->named.arg[GW_A_ABILITY] / 2;
  GtkWidget *head = gn_row (6, NULL);
  guint32 on_board = 0;

  GW_FOR_UNITS (unit)
    if (((aim->units & GW_BIT (unit)) || (aim->abilities >> 2 * unit & 3)) && self->state->place[unit] >= 0)
      on_board |= GW_BIT (unit);
  if (source >= 0)
    {
      GtkWidget *figure = gw_figure_new (28, FALSE);

      gw_figure_set (GW_FIGURE (figure), self->match, self->state, source);
      gtk_box_append (GTK_BOX (head), figure);
    }
  gtk_box_append (GTK_BOX (head), gw_map_wrapped (name, "strong"));
  gtk_box_append (GTK_BOX (self->aim_box), head);
  if (on_board || aim->cells)
    /* Translators: beside the board, while an ability is aimed */
    gtk_box_append (GTK_BOX (self->aim_box), gw_map_wrapped (
      on_board && aim->cells ? _("Click a highlighted unit or tile.")
      : on_board             ? _("Click a highlighted unit.")
                             : _("Click a highlighted tile."), "quiet"));
  if (aim->n)
    show_named (self);
  /* clans that are to be called have no place yet */
  GW_FOR_UNITS (unit)
    if ((aim->units & ~on_board) & GW_BIT (unit))
      add_names (self, UNITS, GW_DOMAIN_UNIT, unit);
  for (int ability = 0; ability < GW_ABILITIES; ability++)
    if (aim->abilities >> ability & 1)
      add_names (self, ABILITIES, GW_DOMAIN_ABILITY, ability);
  for (int seat = 0; seat < self->match->n_seats; seat++)
    if (aim->players >> seat & 1)
      add_names (self, PLAYER, GN_DOMAIN_SEAT, seat);
  if (aim->whole)
    {
      /* Translators: a button: an ability is cast at what has been named so far, though more could be named */
      GtkWidget *whole = new_button (self, aim->n ? _("Cast at these") : _("Cast at none"),
                                     "gw-aim-choice suggested-action");

      g_signal_connect_object (whole, "clicked", G_CALLBACK (on_whole), self, G_CONNECT_SWAPPED);
    }

  /* Translators: a button: the last target is removed; or the ability is not cast after all */
  GtkWidget *back = new_button (self, aim->n ? _("Remove the last one") : _("Do not cast"), "gw-aim-choice flat");
  g_signal_connect_object (back, "clicked", G_CALLBACK (on_back), self, G_CONNECT_SWAPPED);
}
