/* wiz-drawing.c: the draw of tokens from the bag
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "wiz-drawing.h"

#include <glib/gi18n.h>

#include "panels/layout/name.h"
#include "panels/things/chance.h"
#include "panels/drawing/parts.h"
#include "panels/drawing/piece.h"
#include "panels/layout/roving.h"
#include "panels/things/space.h"
#include "core/words/text.h"
#include "wiz-fit.h"
#include "wiz-keypad.h"
#include "wiz-stars.h"
#include "wiz-tile.h"

struct _WizDrawing {
  GnContainer   parent_instance;

  GtkWidget *column;
  GtkWidget *small_row;
  GtkWidget *small[WIZ_TILES];
  GtkWidget *stage;
  GtkWidget *stars;
  GtkWidget *inside;
  GtkWidget *portrait;
  GtkWidget *art;
  GtkWidget *title;
  GtkWidget *about;
  GtkWidget *before;     /* the chance before the draw */
  GtkWidget *slots;
  GtkWidget *open;       /* the slot that is filled next */
  GtkWidget *ends;
  GtkWidget *win_gem;
  GtkWidget *win;
  GtkWidget *win_note;
  GtkWidget *miss;
  GtkWidget *miss_note;
  GtkWidget *keypad;
  GtkWidget *foot;       /* the buttons, for a draw in which no token has to be named */
  GtkWidget *deal;
  GtkWidget *deal_all;
  GtkWidget *go_on;
  GtkWidget *result;
  gboolean   alone;
  gboolean   tight;
  WizLook    look;
  WizPulled  pulled;
};

G_DEFINE_FINAL_TYPE (WizDrawing, wiz_drawing, GN_TYPE_CONTAINER)

/* ---- Words ------------------------------------------------------------------- */

static char *
title_text (const WizLook   *look,
            const WizPulled *pulled)
{
  const WizDraw *draw = &pulled->draw;
  const char *who = pulled->seat >= 0 ? wiz_look_name (look, pulled->seat) : "";
  g_autofree char *n = gn_number_text (draw->all);

  if (draw->won)
    /* Translators: the announcement of the win */
    return gn_fill (_("{who} wins!"), "who", who, NULL);
  if (draw->wizard)
    /* Translators: above a draw */
    return gn_fill (ngettext ("The Wizard draws {n} token", "The Wizard draws {n} tokens", draw->all), "n", n, NULL);

  WizTile tile;
  wiz_view_tile (look->match, look->state, pulled->number, &tile);
  g_autofree char *name = tile.tile >= 0 ? wiz_title (look->match, WIZ_DOMAIN_TILE, tile.tile) : g_strdup (who);
  /* Translators: above a draw; {character}: "Farmer" */
  return gn_fill (ngettext ("{character}: draw {n} token", "{character}: draw {n} tokens", draw->all), "character",
                  name, "n", n, NULL);
}

static char *
about_text (const WizLook   *look,
            const WizPulled *pulled)
{
  const WizDraw *draw = &pulled->draw;
  const char *who = pulled->seat >= 0 ? wiz_look_name (look, pulled->seat) : "";
  g_autofree char *own = gn_number_text (draw->own);
  g_autofree char *bag = gn_number_text (draw->bag);

  if (draw->won)
    {
      g_autofree char *round = gn_number_text (look->state->round);
      /* Translators: below the announcement of the win; its probability is shown beside it */
      return gn_fill (ngettext ("Round {round}: {own} of the {bag} tokens in the bag was {who}’s gem.",
                                "Round {round}: {own} of the {bag} tokens in the bag were {who}’s gems.", draw->own),
                      "round", round, "own", own, "bag", bag, "who", who, NULL);
    }
  if (!look->odds)
    return g_strdup ("");
  if (draw->wizard)
    {
      WizPlayer player;

      wiz_view_player (look->match, look->state, pulled->seat, &player);
      g_autofree char *level = gn_number_text (player.level);
      /* Translators: below the title of the Wizard's draw */
      return gn_fill (ngettext ("{who} is at level {level}. {own} of the {bag} tokens in the bag was {who}’s gem.",
                                "{who} is at level {level}. {own} of the {bag} tokens in the bag were {who}’s gems.",
                                draw->own),
                      "who", who, "level", level, "own", own, "bag", bag, NULL);
    }
  /* Translators: below the title of a draw */
  return gn_fill (ngettext ("{who} draws from {bag} token.", "{who} draws from {bag} tokens.", draw->bag), "who",
                  who, "bag", bag, NULL);
}

/* The effect of a token for the player who draws it. */
static const char *
effect_text (const WizPulled *pulled,
             const WizLook   *look,
             guint            token)
{
  const int seat = wiz_view_token_seat (look->match, token);

  if (pulled->draw.wizard)
    {
      if (seat >= 0 && seat == pulled->seat)
        /* Translators: the effect of a token: it wins the game */
        return _("the player’s gem: it wins");
      if (seat >= 0)
        /* Translators: the effect of a token: another player's gem */
        return _("another player’s: no effect");
      /* Translators: the effect of a token for the Wizard */
      return _("no effect for the Wizard");
    }
  if (seat >= 0)
    /* Translators: the effect of a token: nothing */
    return _("no effect, goes back");
  if (token == WIZ_TOKEN_ADD)
    /* Translators: the effect of the Add-a-Gem token */
    return _("adds a gem to the bag");
  if (token == WIZ_TOKEN_LEVEL)
    /* Translators: the effect of the Level-Up token */
    return _("level +1");
  /* Translators: the effect of an element token */
  return _("is kept");
}

/* ---- Slots --------------------------------------------------------------------- */

/* picture_size() is a maximum: with less room, the pictures shrink to LEAST. */
#define LEAST 28

static int
picture_size (const WizDraw *draw)
{
  if (draw->won)
    return draw->all <= 4 ? 132 : 108;
  return draw->all <= 3 ? 108 : draw->all <= 6 ? 92 : 72;
}

static void
add_prospect (GtkWidget  *grid,
              int         at,
              const char *piece,
              const char *name,
              WizChance   chance)
{
  g_autofree char *percent = gn_odds_percent (wiz_odds (chance));
  GtkWidget *label = gn_label (name, NULL);
  GtkWidget *figure = gn_label (percent, "strong numeric");

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_xalign (GTK_LABEL (figure), 1);
  gtk_grid_attach (GTK_GRID (grid), gn_piece_new (piece, 20), 0, at, 1, 1);
  gtk_grid_attach (GTK_GRID (grid), label, 1, at, 1, 1);
  gtk_grid_attach (GTK_GRID (grid), figure, 2, at, 1, 1);
}

/* The possible results of the next token. */
static GtkWidget *
new_prospects (WizDrawing *self)
{
  GtkWidget *grid = gtk_grid_new ();
  WizBag bag;

  wiz_view_bag (self->look.match, self->look.state, &bag);
  gtk_grid_set_column_spacing (GTK_GRID (grid), 8);
  gtk_grid_set_row_spacing (GTK_GRID (grid), 3);
  gtk_widget_set_halign (grid, GTK_ALIGN_CENTER);
  gtk_widget_set_margin_top (grid, 8);
  /* Translators: a token that may be drawn next */
  add_prospect (grid, 0, "wiz-token-flower", _("an element"), bag.element);
  /* Translators: a token that may be drawn next */
  add_prospect (grid, 1, "wiz-gem", _("a gem of any color"), bag.gem);
  g_autofree char *add = gn_thing_name (self->look.match, GN_THING (WIZ_DOMAIN_TOKEN, WIZ_TOKEN_ADD));
  g_autofree char *level = gn_thing_name (self->look.match, GN_THING (WIZ_DOMAIN_TOKEN, WIZ_TOKEN_LEVEL));
  add_prospect (grid, 2, "wiz-token-add", add, bag.next[WIZ_TOKEN_ADD]);
  add_prospect (grid, 3, "wiz-token-level", level, bag.next[WIZ_TOKEN_LEVEL]);
  return grid;
}

static GtkWidget *
new_slot (WizDrawing *self,
          guint       i)
{
  const WizDraw *draw = &self->pulled.draw;
  const int size = picture_size (draw);
  const gboolean out = i < self->pulled.n;
  const gboolean next = !out && i == self->pulled.n && draw->open && !draw->over && !self->pulled.lingers;
  GtkWidget *slot = g_object_new (GTK_TYPE_OVERLAY, "accessible-role", GTK_ACCESSIBLE_ROLE_IMG, NULL);
  GtkWidget *face = gn_column (3, NULL);
  /* At the end there is room for the names, and nobody needs the effects any longer. */
  const gboolean words = draw->all <= 6;
  const gboolean named = words || draw->won;

  gtk_widget_add_css_class (slot, "wiz-slot-token");
  gn_set_class (slot, "open", next);
  gtk_widget_set_valign (face, GTK_ALIGN_CENTER);
  if (out)
    {
      const guint token = self->pulled.token[i];
      const int seat = wiz_view_token_seat (self->look.match, token);
      g_autofree char *name = wiz_title (self->look.match, WIZ_DOMAIN_TOKEN, token);
      /* Translators: the owner of a gem */
      g_autofree char *owner = seat >= 0 ? gn_fill (_("{who}’s gem"), "who", wiz_look_name (&self->look, seat), NULL)
                                         : NULL;
      const char *effect = effect_text (&self->pulled, &self->look, token);

      gtk_box_append (GTK_BOX (face), wiz_fit_new (wiz_token_picture (&self->look, token, size), LEAST));
      if (named)
        {
          GtkWidget *called = gn_name_new_head (name, "wiz-slot-name");
          if (owner)
            {
              g_autofree char *first = gn_name_first (wiz_look_name (&self->look, seat));
              gn_name_set_words (GN_NAME (called), owner, first);
            }
          gtk_widget_set_vexpand (called, FALSE);
          gtk_box_append (GTK_BOX (face), called);
        }
      if (words)
        {
          GtkWidget *told = gn_label (effect, "small-note");
          gtk_label_set_wrap (GTK_LABEL (told), TRUE);
          gtk_label_set_justify (GTK_LABEL (told), GTK_JUSTIFY_CENTER);
          gtk_box_append (GTK_BOX (face), told);
        }
      gn_set_class (slot, "wins", draw->wizard && seat >= 0 && seat == self->pulled.seat);
      g_autofree char *said = g_strdup_printf ("%s: %s", owner ? owner : name, effect);
      gn_say_name (slot, said);
      gn_set_tooltip (slot, said);
    }
  else
    {
      GtkWidget *back = gn_piece_new ("wiz-token-back", size);

      gn_piece_set_dim (GN_PIECE (back), !next);
      gtk_box_append (GTK_BOX (face), wiz_fit_new (back, LEAST));
      if (next && draw->wizard && self->look.odds)
        {
          GtkWidget *chance = gn_chance_new ();
          gn_chance_set (GN_CHANCE_BAR (chance), wiz_odds (draw->now), NULL);
          gtk_widget_add_css_class (chance, "large");
          gtk_widget_set_halign (chance, GTK_ALIGN_CENTER);
          gtk_box_append (GTK_BOX (face), chance);
          if (words)
            /* Translators: below a chance: the player's gem can still come in this draw */
            gtk_box_append (GTK_BOX (face), gn_label (draw->all - self->pulled.n == 1 ? _("with the last token")
                                                                                      : _("with the tokens to come"),
                                                      "small-note"));
        }
      if (next && !draw->wizard && self->look.odds && draw->all <= 3)
        gtk_box_append (GTK_BOX (face), new_prospects (self));
      if (next)
        self->open = slot;
    }
  gtk_overlay_set_child (GTK_OVERLAY (slot), face);
  GtkWidget *number = gn_label_number (i + 1, "wiz-slot-number numeric");
  gtk_widget_set_halign (number, GTK_ALIGN_START);
  gtk_widget_set_valign (number, GTK_ALIGN_START);
  gtk_overlay_add_overlay (GTK_OVERLAY (slot), number);
  gtk_widget_set_hexpand (slot, TRUE);
  gtk_widget_set_vexpand (slot, TRUE);
  return slot;
}

/* For a win that was entered without its token: the gem came after the tokens entered so far. */
static void
add_winner (WizDrawing *self)
{
  const guint gem = self->pulled.draw.won ? wiz_view_seat_token (self->look.match, self->pulled.seat) : WIZ_TOKENS;

  for (guint i = 0; i < self->pulled.n; i++)
    if (self->pulled.token[i] == gem)
      return;
  if (self->pulled.draw.won && self->pulled.n < WIZ_MOST_PULLS)
    self->pulled.token[self->pulled.n++] = gem;
}

static void
make_slots (WizDrawing *self)
{
  add_winner (self);
  /* After a win no more tokens come out. */
  const guint all = self->pulled.draw.won ? self->pulled.n : MAX (self->pulled.draw.all, self->pulled.n);
  const guint rows = all <= 8 ? 1 : all <= 24 ? 2 : all <= 60 ? 3 : 4;
  const guint columns = (all + rows - 1) / MAX (rows, 1);
  struct {
    guint8    token[WIZ_MOST_PULLS];
    guint     n, all, odds;
    int       seat;
    gboolean  open, over, won, wizard, lingers;
    WizChance now;
  } figures;

  memset (&figures, 0, sizeof figures);
  memcpy (figures.token, self->pulled.token, self->pulled.n);
  figures.n = self->pulled.n;
  figures.all = all;
  figures.odds = self->look.odds;
  figures.seat = self->pulled.seat;
  figures.open = self->pulled.draw.open;
  figures.over = self->pulled.draw.over;
  figures.won = self->pulled.draw.won;
  figures.wizard = self->pulled.draw.wizard;
  figures.lingers = self->pulled.lingers;
  figures.now = self->pulled.draw.now;
  if (gn_unchanged (self->slots, &figures, sizeof figures))
    return;

  GtkWidget *child;
  self->open = NULL;
  while ((child = gtk_widget_get_first_child (self->slots)))
    gtk_grid_remove (GTK_GRID (self->slots), child);
  for (guint i = 0; i < all && columns; i++)
    gtk_grid_attach (GTK_GRID (self->slots), new_slot (self, i), i % columns, i / columns, 1, 1);
}

/* ---- Possible ends ------------------------------------------------------------------ */

static void
show_ends (WizDrawing *self)
{
  const WizLook *look = &self->look;
  const WizDraw *draw = &self->pulled.draw;
  /* the whole name is in the line above */
  g_autofree char *who = gn_name_first (self->pulled.seat >= 0 ? wiz_look_name (look, self->pulled.seat) : "");
  g_autofree char *n = gn_number_text (draw->all);

  gtk_widget_set_visible (self->ends, draw->wizard && !draw->won);
  if (!draw->wizard || draw->won)
    return;

  gn_piece_set_colour (GN_PIECE (self->win_gem), wiz_look_paint (look, self->pulled.seat));
  /* Translators: one of the two ways in which the Wizard's draw can end */
  g_autofree char *win = gn_fill (_("{who}’s gem: {who} wins"), "who", who, NULL);
  gtk_label_set_label (GTK_LABEL (self->win), win);
  /* Translators: below "A gem of Cem: Cem wins" */
  gtk_label_set_label (GTK_LABEL (self->win_note), _("The game ends at once."));
  if (self->pulled.lingers)
    {
      /* Translators: the result of the Wizard's draw */
      g_autofree char *miss = gn_fill (_("None of {who}’s gems"), "who", who, NULL);
      gtk_label_set_label (GTK_LABEL (self->miss), miss);
      /* Translators: below "No gem of Cem" */
      g_autofree char *note = gn_fill (
        look->sets_after ? ngettext ("{n} token goes back into the bag.", "All {n} go back into the bag.", draw->all)
                         : ngettext ("{n} token goes back into the bag; the turn is over.",
                                     "All {n} go back into the bag; the turn is over.", draw->all),
        "n", n, NULL);
      gtk_label_set_label (GTK_LABEL (self->miss_note), note);
    }
  else
    {
      /* Translators: the other way in which the Wizard's draw can end */
      g_autofree char *miss = gn_fill (
        ngettext ("Anything else: it goes back", "Anything else: all {n} go back", draw->all), "n", n, NULL);
      gtk_label_set_label (GTK_LABEL (self->miss), miss);
      /* Translators: below "Anything else: all 3 go back" */
      g_autofree char *note = gn_fill (look->sets_after ? _("{who} may turn in sets.")
                                                        : _("{who}’s turn ends without sets."), "who", who, NULL);
      gtk_label_set_label (GTK_LABEL (self->miss_note), note);
    }
  gn_set_class (gtk_widget_get_first_child (self->ends), "wins", !self->pulled.lingers);
  gn_set_class (gtk_widget_get_last_child (self->ends), "wins", self->pulled.lingers);
}

/* ---- The whole ------------------------------------------------------------------------ */

static void
show_head (WizDrawing *self)
{
  const WizLook *look = &self->look;
  const WizDraw *draw = &self->pulled.draw;
  g_autofree char *title = title_text (look, &self->pulled);
  g_autofree char *about = about_text (look, &self->pulled);
  WizTile tile;

  wiz_view_tile (look->match, look->state, CLAMP (self->pulled.number, 1, WIZ_TILES), &tile);
  gn_piece_set_name (GN_PIECE (self->art), draw->wizard ? "wiz-wizard" : tile.tile >= 0 ? tile.icon : "wiz-character");
  gtk_label_set_label (GTK_LABEL (self->title), title);
  gtk_label_set_label (GTK_LABEL (self->about), about);
  gtk_widget_set_visible (self->about, *about != '\0');
  gtk_widget_set_visible (self->before, draw->wizard && (look->odds || draw->won));
  if (draw->wizard)
    {
      g_autofree char *cases = gn_odds_cases (wiz_odds (draw->first));
      /* Translators: below a chance: that of the whole draw; {cases}: "81/406" */
      g_autofree char *note = gn_fill (_("before the draw, {cases}"), "cases", cases ? cases : "", NULL);

      gn_chance_set (GN_CHANCE_BAR (self->before), wiz_odds (draw->first),
                     cases && !self->tight ? note : _("before the draw"));
    }
  gn_set_class (self->stage, "won", draw->won);
  gtk_widget_set_visible (self->stars, draw->won);
}

static void
show_foot (WizDrawing *self)
{
  const WizDraw *draw = &self->pulled.draw;
  const gboolean can_press = self->look.present && !self->alone;
  const gboolean app = self->look.match->dealer[WIZ_FAMILY_BAG] == GN_DEALER_APP;
  const gboolean due = can_press && !self->pulled.lingers && !draw->over && draw->open
                       && self->look.step == WIZ_STEP_TOKENS;

  gtk_widget_set_visible (self->keypad, due && !app);
  gtk_widget_set_visible (self->deal, due && app);
  gtk_widget_set_visible (self->deal_all, due && app && draw->all > 1);
  gtk_widget_set_visible (self->go_on, can_press && self->pulled.lingers);
  gtk_widget_set_visible (self->result, can_press && draw->won);
  gtk_widget_set_visible (self->foot, can_press && ((due && app) || self->pulled.lingers || draw->won));
  if (due && !app)
    wiz_keypad_update (WIZ_KEYPAD (self->keypad), &self->look, &self->pulled);
}

void
wiz_drawing_update (WizDrawing      *self,
                    const WizLook   *look,
                    const WizPulled *pulled)
{
  self->look = *look;
  self->pulled = *pulled;
  show_head (self);
  make_slots (self);
  show_ends (self);
  show_foot (self);
  gtk_widget_set_visible (self->small_row, !self->alone && !pulled->draw.won);
  for (guint i = 0; i < WIZ_TILES && !self->alone; i++)
    wiz_tile_small_update (self->small[i], look, i + 1);
}

/* In a narrow window words wrap. */
void
wiz_drawing_set_tight (WizDrawing *self,
                       gboolean    tight)
{
  GtkWidget *words[] = { self->title, self->win, self->win_note, self->miss, self->miss_note };

  self->tight = tight;
  if (self->look.match)
    show_head (self);
  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    {
      gtk_label_set_wrap (GTK_LABEL (words[i]), tight);
      gtk_label_set_lines (GTK_LABEL (words[i]), tight ? 3 : -1);
      gtk_widget_queue_resize (gtk_widget_get_parent (words[i]));
    }
  gtk_widget_set_size_request (self->portrait, tight ? 52 : 88, tight ? 52 : 76);
  gtk_widget_set_valign (self->portrait, tight ? GTK_ALIGN_CENTER : GTK_ALIGN_FILL);
  gn_piece_set_size (GN_PIECE (self->art), tight ? 46 : 72);
  gtk_widget_set_size_request (self->deal, tight ? -1 : 260, -1);
  gtk_widget_set_size_request (self->deal_all, tight ? -1 : 260, -1);
  gtk_widget_set_hexpand (self->deal, tight);
  gtk_widget_set_hexpand (self->deal_all, tight);
}

/* If there is only one button, Enter and Space press it. If there are two, the panel's keys handle Space first. */
void
wiz_drawing_grab (WizDrawing *self)
{
  GtkWidget *buttons[] = { self->go_on, self->result, self->deal_all, self->deal };

  for (guint i = 0; i < G_N_ELEMENTS (buttons); i++)
    if (gtk_widget_get_visible (buttons[i]) && gtk_widget_get_mapped (buttons[i]))
      {
        gtk_widget_grab_focus (buttons[i]);
        return;
      }
}

static gboolean
press (GtkWidget *button)
{
  if (!gtk_widget_get_mapped (button))
    return FALSE;
  g_signal_emit_by_name (button, "clicked");
  return TRUE;
}

gboolean
wiz_drawing_key (WizDrawing *self,
                 guint       keyval)
{
  switch (keyval)
    {
    case GDK_KEY_space:
    case GDK_KEY_KP_Space:
      return press (self->deal) || press (self->go_on);
    case GDK_KEY_Return:
    case GDK_KEY_KP_Enter:
      return press (self->go_on) || press (self->result) || press (self->deal_all) || press (self->deal);
    default:
      return gtk_widget_get_mapped (self->keypad) && wiz_keypad_key (WIZ_KEYPAD (self->keypad), keyval);
    }
}

gboolean
wiz_drawing_can_draw (WizDrawing *self)
{
  return gtk_widget_get_visible (self->deal);
}

GtkWidget *
wiz_drawing_get_open (WizDrawing *self)
{
  return self->open;
}

void
wiz_drawing_set_alone (WizDrawing *self)
{
  self->alone = TRUE;
  gtk_widget_set_visible (self->small_row, FALSE);
}

/* ---- The widget -------------------------------------------------------------------------- */

static void
on_deal (GtkWidget *button)
{
  gtk_widget_activate_action (button, "table.deal", "i", 1);
}

static void
on_deal_all (GtkWidget *button)
{
  gtk_widget_activate_action (button, "table.deal", "i", 0);
}

static void
on_result (GtkWidget *button)
{
  gtk_widget_activate_action (button, "table.result", NULL);
}

static void
on_go_on (GtkWidget *button)
{
  gtk_widget_activate_action (button, "wizard.go-on", NULL);
}

/* The child fills the whole area. By default an overlay gives its children the height of their text when broken at
 * every space. */
static gboolean
on_position (GtkWidget    *stage,
             GtkWidget    *child,
             GdkRectangle *place)
{
  *place = (GdkRectangle) { 0, 0, gtk_widget_get_width (stage), gtk_widget_get_height (stage) };
  return TRUE;
}

static void
wiz_drawing_class_init (WizDrawingClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  g_type_ensure (GN_TYPE_CHANCE);
  g_type_ensure (GN_TYPE_PIECE);
  g_type_ensure (WIZ_TYPE_KEYPAD);
  g_type_ensure (WIZ_TYPE_STARS);
  gtk_widget_class_set_template_from_resource (widget_class, GN_RESOURCE_PATH "/ui/wizard/drawing.ui");
  gn_bind_children (widget_class, WizDrawing, column, small_row, stage, stars, inside, portrait, art, title, about,
                    before, slots, ends, win_gem, win, win_note, miss, miss_note, keypad, foot, deal, deal_all, go_on,
                    result);
  gtk_widget_class_bind_template_callback (widget_class, on_deal);
  gtk_widget_class_bind_template_callback (widget_class, on_deal_all);
  gtk_widget_class_bind_template_callback (widget_class, on_go_on);
  gtk_widget_class_bind_template_callback (widget_class, on_result);
  gtk_widget_class_bind_template_callback (widget_class, on_position);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "drawing");
}

static void
wiz_drawing_init (WizDrawing *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_overlay_set_measure_overlay (GTK_OVERLAY (self->stage), self->inside, TRUE);
  for (guint i = 0; i < WIZ_TILES; i++)
    {
      self->small[i] = wiz_tile_small_new ();
      gtk_box_append (GTK_BOX (self->small_row), self->small[i]);
    }
}
