/* wiz-tile.c: a character in the row
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "wiz-tile.h"

#include <glib/gi18n.h>

#include "panels/layout/name.h"
#include "panels/layout/shrink.h"
#include "panels/layout/upright-layout.h"
#include "panels/things/chance.h"
#include "panels/drawing/parts.h"
#include "panels/drawing/piece.h"
#include "panels/things/space.h"
#include "core/words/text.h"

#define ACTION 24   /* size of an action's picture */
#define TIGHT  16   /* and in a narrow window */
#define LEAST_WORD 0.7
#define OWNER  42   /* size of the owner's token */

struct _WizTileCard {
  GnContainer   parent_instance;

  guint      number;
  GtkWidget *space;
  GtkWidget *art;
  GtkWidget *place;
  GtkWidget *name;
  GtkWidget *actions;
  GtkWidget *action[WIZ_ACTIONS];
  GtkWidget *note;
  GtkWidget *odds;      /* the Wizard's chance */
  GtkWidget *chance;
  GtkWidget *owner;
  GtkWidget *taken;     /* "taken by Anna" */
  gboolean   tight;
};

G_DEFINE_FINAL_TYPE (WizTileCard, wiz_tile_card, GN_TYPE_CONTAINER)

/* ---- Who has it ---------------------------------------------------------- */

/* Words that wrap, or nothing where one of them is too wide: the token on the card has letter, shape and color. */
#define WIZ_TYPE_TAKEN (wiz_taken_get_type ())
G_DECLARE_FINAL_TYPE (WizTaken, wiz_taken, WIZ, TAKEN, GnContainer)

struct _WizTaken {
  GnContainer parent_instance;

  GtkWidget *label;
};

G_DEFINE_FINAL_TYPE (WizTaken, wiz_taken, GN_TYPE_CONTAINER)

static GtkSizeRequestMode
wiz_taken_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
wiz_taken_measure (GtkWidget      *widget,
                   GtkOrientation  orientation,
                   int             for_size,
                   int            *minimum,
                   int            *natural,
                   int            *minimum_baseline,
                   int            *natural_baseline)
{
  gn_measure (WIZ_TAKEN (widget)->label, orientation, for_size, minimum, natural);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    *minimum = 0;
}

static void
wiz_taken_size_allocate (GtkWidget *widget,
                         int        width,
                         int        height,
                         int        baseline)
{
  WizTaken *self = WIZ_TAKEN (widget);
  const gboolean fits = gn_least_of (self->label, GTK_ORIENTATION_HORIZONTAL) <= width;

  gtk_widget_set_child_visible (self->label, fits);
  if (fits)
    gtk_widget_allocate (self->label, width, height, -1, NULL);
}

static void
wiz_taken_class_init (WizTakenClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  widget_class->get_request_mode = wiz_taken_get_request_mode;
  widget_class->measure = wiz_taken_measure;
  widget_class->size_allocate = wiz_taken_size_allocate;
}

static void
wiz_taken_init (WizTaken *self)
{
  self->label = gn_label (NULL, "wiz-taken");
  gtk_label_set_wrap (GTK_LABEL (self->label), TRUE);
  gtk_label_set_justify (GTK_LABEL (self->label), GTK_JUSTIFY_CENTER);
  gtk_widget_set_parent (self->label, GTK_WIDGET (self));
}

/* ---- Actions ------------------------------------------------------------- */

static GtkWidget *
new_action (const char *icon,
            const char *text)
{
  GtkWidget *row = gn_words_row (6, "wiz-action");
  GtkWidget *picture = gtk_overlay_new ();
  GtkWidget *tick = gtk_image_new_from_icon_name ("object-select-symbolic");
  GtkWidget *label = gn_label (text, NULL), *whole = gn_shrink_new (label);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_set_hexpand (whole, TRUE);
  /* a word that is longer than the column is smaller instead of broken */
  gn_shrink_set_least (GN_SHRINK (whole), LEAST_WORD);
  gtk_widget_set_halign (tick, GTK_ALIGN_END);
  gtk_widget_set_valign (tick, GTK_ALIGN_END);
  gtk_widget_set_visible (tick, FALSE);
  gtk_widget_add_css_class (tick, "wiz-tick");
  gtk_overlay_set_child (GTK_OVERLAY (picture), gn_piece_new (icon, ACTION));
  gtk_overlay_add_overlay (GTK_OVERLAY (picture), tick);
  gtk_widget_set_valign (picture, GTK_ALIGN_CENTER);
  gn_words_row_add (row, picture);
  gn_words_row_add (row, whole);
  return row;
}

static void
show_action (GtkWidget      *row,
             WizActionState  state,
             const char     *text)
{
  GtkWidget *picture = gtk_widget_get_first_child (row);

  gn_set_class (row, "now", state == WIZ_ACTION_NOW);
  gn_set_class (row, "done", state == WIZ_ACTION_DONE);
  gtk_widget_set_visible (gtk_widget_get_last_child (picture), state == WIZ_ACTION_DONE);
  gtk_label_set_label (GTK_LABEL (gtk_widget_get_first_child (gtk_widget_get_last_child (row))), text);
}

/* The effect whose picture is shown: the Wizard's draw looks like a draw, and has its purpose below. */
static WizEffect
effect_shown (const WizAction *action)
{
  return action->effect == WIZ_EFFECT_WIZARD ? WIZ_EFFECT_DRAW_LEVEL : (WizEffect) action->effect;
}

static void
size_pictures (WizTileCard *self)
{
  for (GtkWidget *row = gtk_widget_get_first_child (self->actions); row; row = gtk_widget_get_next_sibling (row))
    if (GTK_IS_OVERLAY (gtk_widget_get_first_child (row)))
      gn_piece_set_size (GN_PIECE (gtk_overlay_get_child (GTK_OVERLAY (gtk_widget_get_first_child (row)))),
                         self->tight ? TIGHT : ACTION);
}

/* Makes the rows of another tile. */
static void
make_actions (WizTileCard   *self,
              const WizTile *tile)
{
  guint8 kinds[WIZ_ACTIONS][2] = { 0 };

  for (guint i = 0; i < tile->n_actions; i++)
    {
      kinds[i][0] = tile->action[i].effect;
      kinds[i][1] = tile->action[i].list;
    }
  if (gn_unchanged (self->actions, kinds, tile->n_actions * sizeof *kinds))
    return;

  gn_box_clear (self->actions);
  for (guint i = 0; i < tile->n_actions; i++)
    {
      const WizAction *action = &tile->action[i];

      /* The actions of a list are together, with "or" between two lists. */
      if (i > 0 && action->list && tile->action[i - 1].list && action->list != tile->action[i - 1].list)
        /* Translators: between two lists of actions on a character; the player chooses one list */
        gtk_box_append (GTK_BOX (self->actions), gn_label (_("or"), "wiz-or"));
      self->action[i] = new_action (wiz_view_action_icon (effect_shown (action)), NULL);
      gtk_box_append (GTK_BOX (self->actions), self->action[i]);
      if (action->effect == WIZ_EFFECT_WIZARD)
        /* Translators: on the Wizard: drawing the player's own gem wins the game */
        gtk_box_append (GTK_BOX (self->actions), new_action ("wiz-wizard-draw", _("Your gem wins")));
    }
  size_pictures (self);
}

static void
update_actions (WizTileCard   *self,
                const WizLook *look,
                const WizTile *tile,
                int            seat)
{
  const gboolean mine = tile->by >= 0 && tile->by == look->acting;

  make_actions (self, tile);
  for (guint i = 0; i < tile->n_actions; i++)
    {
      WizAction shown = tile->action[i];
      GnSay say = { 0 };

      shown.effect = effect_shown (&shown);
      wiz_view_action_label (look->match, look->state, &shown, seat, &say);
      g_autofree char *text = gn_say_text (look->match, &say, FALSE);
      show_action (self->action[i], mine ? shown.state : WIZ_ACTION_AHEAD, text);
    }
}

/* ---- The whole ------------------------------------------------------------ */

/* "Farmer, 5: Draw 2 cards, Draw a token, Play a card" */
static char *
say_tile (const WizLook *look,
          const WizTile *tile,
          const char    *name,
          int            seat)
{
  GString *list = g_string_new (NULL);
  g_autofree char *number = gn_number_text (tile->number);

  for (guint i = 0; i < tile->n_actions; i++)
    {
      GnSay say = { 0 };

      wiz_view_action_label (look->match, look->state, &tile->action[i], seat, &say);
      g_autofree char *text = gn_say_text (look->match, &say, FALSE);
      g_string_append_printf (list, "%s%s", i ? C_("list", ", ") : "", text);
    }
  g_autofree char *actions = g_string_free (list, FALSE);
  /* Translators: a character, for a screen reader: its name, its number in the row, its actions */
  return gn_fill (_("{character}, {number}: {actions}"), "character", name, "number", number, "actions", actions, NULL);
}

static void
update_odds (WizTileCard   *self,
             const WizLook *look,
             const WizTile *tile)
{
  const gboolean wizard = tile->n_actions > 0 && tile->action[tile->n_actions - 1].effect == WIZ_EFFECT_WIZARD;
  const gboolean shown = wizard && look->odds && tile->by < 0 && look->acting >= 0 && look->step == WIZ_STEP_CHOOSE;
  WizOdds odds;

  gtk_widget_set_visible (self->odds, shown);
  if (!shown)
    return;
  wiz_view_odds (look->match, look->state, look->acting, &odds);
  g_autofree char *first = gn_name_first (wiz_look_name (look, look->acting));
  /* Translators: under a chance: that of the player who would take the Wizard now */
  g_autofree char *whose = gn_fill (_("{who}, now"), "who", first, NULL);
  gn_chance_set (GN_CHANCE_BAR (self->chance), wiz_odds (odds.now), whose);
}

void
wiz_tile_card_update (WizTileCard   *self,
                      const WizLook *look)
{
  WizTile tile;

  wiz_view_tile (look->match, look->state, self->number, &tile);
  if (tile.tile < 0)
    {
      gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
      return;
    }

  const int seat = tile.by >= 0 ? tile.by : look->acting;
  const gboolean mine = tile.by >= 0 && tile.by == look->acting && !wiz_view_done (look->state, tile.by);
  const gboolean gone = tile.by >= 0 && !mine;
  g_autofree char *name = wiz_title (look->match, WIZ_DOMAIN_TILE, tile.tile);
  g_autofree char *said = say_tile (look, &tile, name, seat);
  g_autofree char *spec = g_strdup_printf ("take tile=%s",
                                           gn_thing_id (look->match, GN_THING (WIZ_DOMAIN_TILE, tile.tile)));

  gn_piece_set_name (GN_PIECE (self->art), tile.icon);
  gtk_label_set_label (GTK_LABEL (self->name), name);
  update_actions (self, look, &tile, seat);
  gtk_label_set_label (GTK_LABEL (self->note), tile.note ? tile.note : "");
  gtk_widget_set_visible (self->note, tile.note != NULL);
  update_odds (self, look, &tile);

  gn_space_bind (GN_SPACE (self->space), look->panel, said, NULL, look->step == WIZ_STEP_OVER ? NULL : spec, said);
  gn_set_class (self->space, "wizard",
                tile.n_actions > 0 && tile.action[tile.n_actions - 1].effect == WIZ_EFFECT_WIZARD);
  gn_set_state (self->space, GTK_STATE_FLAG_VISITED, gone);
  gn_set_state (self->space, GTK_STATE_FLAG_SELECTED, mine);
  /* A tile that cannot be taken because nobody chooses now keeps its normal looks. */
  gn_set_state (self->space, GTK_STATE_FLAG_LINK, tile.by < 0 && look->step != WIZ_STEP_CHOOSE);

  gtk_widget_set_visible (self->owner, tile.by >= 0);
  gtk_widget_set_visible (self->taken, gone);
  if (tile.by >= 0)
    {
      /* Translators: on a character that a player has this round */
      g_autofree char *taken = gn_fill (_("taken by {who}"), "who", wiz_look_name (look, tile.by), NULL);

      gn_seat_token_set_colour (GN_SEAT_TOKEN (self->owner), wiz_look_paint (look, tile.by));
      g_object_set (self->owner, "size", mine ? 26 : OWNER, NULL);
      gtk_widget_set_halign (self->owner, mine ? GTK_ALIGN_END : GTK_ALIGN_CENTER);
      gtk_widget_set_margin_top (self->owner, mine ? 7 : 24);
      gtk_widget_set_margin_end (self->owner, mine ? 7 : 0);
      g_autofree char *both = g_strconcat (said, C_("list", ", "), taken, NULL);

      /* as below the tile: with the whole of a long name its plate would lie on the actions */
      g_autofree char *first = gn_name_first (wiz_look_name (look, tile.by));
      g_autofree char *brief = gn_fill (_("taken by {who}"), "who", first, NULL);

      gtk_label_set_label (GTK_LABEL (gtk_widget_get_first_child (self->taken)), brief);
      gn_say_name (self->space, both);
    }
}

GtkWidget *
wiz_tile_card_get_space (WizTileCard *self)
{
  return self->space;
}

void
wiz_tile_card_set_tight (WizTileCard *self,
                         gboolean     tight)
{
  self->tight = tight;
  size_pictures (self);
}

static void
wiz_tile_card_class_init (WizTileCardClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  /* All characters are of one width, so no height makes a tile wider. */
  gtk_widget_class_set_layout_manager_type (widget_class, GN_TYPE_UPRIGHT_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "character");
  g_type_ensure (GN_TYPE_CHANCE);
  g_type_ensure (GN_TYPE_PIECE);
  g_type_ensure (GN_TYPE_SEAT_TOKEN);
  g_type_ensure (GN_TYPE_SPACE);
  g_type_ensure (wiz_taken_get_type ());
  gtk_widget_class_set_template_from_resource (widget_class, GN_RESOURCE_PATH "/ui/wizard/tile.ui");
  gn_bind_children (widget_class, WizTileCard, space, art, place, name, actions, note, odds, chance, owner, taken);
}

static void
wiz_tile_card_init (WizTileCard *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gn_panel_set_state_classes (self->space, GN_STATE_CLASSES_STATES);
}

GtkWidget *
wiz_tile_card_new (guint number)
{
  WizTileCard *self = g_object_new (WIZ_TYPE_TILE_CARD, NULL);
  g_autofree char *text = gn_number_text (number);

  self->number = number;
  gtk_label_set_label (GTK_LABEL (self->place), text);
  return GTK_WIDGET (self);
}

/* ---- Above a draw ----------------------------------------------------------- */

GtkWidget *
wiz_tile_small_new (void)
{
  GtkWidget *small = g_object_new (GTK_TYPE_OVERLAY, "accessible-role", GTK_ACCESSIBLE_ROLE_IMG, NULL);
  GtkWidget *row = gn_row (5, NULL);
  GtkWidget *owner = gn_seat_token_new (0, 22);

  gn_add_classes (small, "card wiz-small");
  gtk_widget_set_halign (row, GTK_ALIGN_CENTER);
  gn_append (row, gn_label (NULL, "strong numeric"), gn_piece_new ("wiz-character", 40), NULL);
  gtk_overlay_set_child (GTK_OVERLAY (small), row);
  gtk_widget_set_halign (owner, GTK_ALIGN_END);
  gtk_widget_set_valign (owner, GTK_ALIGN_END);
  gtk_overlay_add_overlay (GTK_OVERLAY (small), owner);
  return small;
}

void
wiz_tile_small_update (GtkWidget     *small,
                       const WizLook *look,
                       guint          number)
{
  GtkWidget *row = gtk_overlay_get_child (GTK_OVERLAY (small));
  GtkWidget *label = gtk_widget_get_first_child (row);
  GtkWidget *piece = gtk_widget_get_last_child (row);
  GtkWidget *owner = gtk_widget_get_last_child (small);
  g_autofree char *text = gn_number_text (number);
  WizTile tile;

  wiz_view_tile (look->match, look->state, number, &tile);
  gtk_widget_set_visible (small, tile.tile >= 0);
  if (tile.tile < 0)
    return;

  g_autofree char *name = wiz_title (look->match, WIZ_DOMAIN_TILE, tile.tile);
  gtk_label_set_label (GTK_LABEL (label), text);
  gn_piece_set_name (GN_PIECE (piece), tile.icon);
  gtk_widget_set_visible (owner, tile.by >= 0);
  if (tile.by >= 0)
    gn_seat_token_set_colour (GN_SEAT_TOKEN (owner), wiz_look_paint (look, tile.by));
  gn_set_class (small, "now", tile.by >= 0 && tile.by == look->acting);
  gn_set_class (small, "gone", tile.by >= 0 && tile.by != look->acting);
  gn_say_name (small, name);
  gn_set_tooltip (small, name);
}
