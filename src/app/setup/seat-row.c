/* seat-row.c: row for one person at a table being set up
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "seat-row.h"

#include <glib/gi18n.h>

#include "core/match/option.h"
#include "panels/layout/split-layout.h"
#include "panels/drawing/piece.h"
#include "sheets/pieces.h"
#include "core/words/text.h"
#include "panels/drawing/parts.h"
#include "panels/layout/container.h"

struct _GnSeatRow {
  GtkListBoxRow       parent_instance;

  GnDraft            *draft;
  guint               seat;
  GSimpleActionGroup *actions;
  const GnGame       *shown;      /* the game that the menus were made for */
  gboolean            quiet;      /* the name is being set by our own code, not typed */

  GtkWidget          *handle;
  GtkMenuButton      *colour;
  GnSeatToken        *token;
  GtkEntry           *name;
  GtkWidget          *options;
  GtkWidget          *option[GN_MAX_SEAT_OPTIONS];   /* the options that each seat sets for itself: a tribe */
  GtkWidget          *roles;
  GtkMenuButton      *more;
};

G_DEFINE_FINAL_TYPE (GnSeatRow, gn_seat_row, GTK_TYPE_LIST_BOX_ROW)

enum { MOVED, ENTERED, N_SIGNALS };
static guint signals[N_SIGNALS];

/* The names of the seat colors for a box with colors of its own. Translators: letter and shape of a seat, then the
 * color of its pieces. */
static const char *const own_colours[GN_MAX_SEATS] = {
  N_("A, circle, {colour}"), N_("B, triangle, {colour}"), N_("C, square, {colour}"),
  N_("D, diamond, {colour}"), N_("E, star, {colour}"), N_("F, hexagon, {colour}"),
  N_("G, triangle, point down, {colour}"), N_("H, cross, {colour}"), N_("I, house, {colour}"),
  N_("J, crown, {colour}"), N_("K, parallelogram, {colour}"), N_("L, arrow, {colour}"),
};

/* For games in which the pieces have the color of the option chosen. */
static const char *const shapes[GN_MAX_SEATS] = {
  N_("A, circle"), N_("B, triangle"), N_("C, square"), N_("D, diamond"), N_("E, star"), N_("F, hexagon"),
  N_("G, triangle, point down"), N_("H, cross"), N_("I, house"), N_("J, crown"), N_("K, parallelogram"),
  N_("L, arrow"),
};

static char *
colour_name (GnSeatRow *self,
             int        colour)
{
  const GnGame *game = gn_draft_get_game (self->draft);

  if (game->seat_fill)
    return g_strdup (_(shapes[colour]));
  return game->colours ? gn_fill (_ (own_colours[colour]), "colour", gn_tr (game->colours[colour].name), NULL)
                       : g_strdup (gn_draft_colour_words (colour));
}

static void
on_name_changed (GnSeatRow *self)
{
  if (!self->quiet && self->draft && self->seat < gn_draft_get_n_seats (self->draft))
    gn_draft_set_name (self->draft, self->seat, gtk_editable_get_text (GTK_EDITABLE (self->name)));
}

/* ---- Roles -------------------------------------------------------------------------------------------------- */

static const char *
role_piece (const char *role)
{
  return g_str_equal (role, "starter") ? "start-player"
         : g_str_equal (role, "banker") ? "gold"
         : g_str_equal (role, "observer") ? "arrow-ruby" : NULL;
}

static void
show_roles (GnSeatRow *self)
{
  const GnGame *game = gn_draft_get_game (self->draft);

  gn_container_clear (self->roles);
  for (guint i = 0; i < gn_draft_get_n_roles (self->draft); i++)
    {
      if (gn_draft_get_role (self->draft, i) != (int) self->seat)
        continue;
      GtkWidget *chip = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4), *label;
      const char *piece = role_piece (game->roles[i]);

      if (piece)
        gtk_box_append (GTK_BOX (chip), gn_piece_new (piece, 18));
      label = gtk_label_new (gn_tr (game->role_titles[i]));
      gtk_box_append (GTK_BOX (chip), label);
      gtk_widget_add_css_class (chip, "chip");
      if ((int) i == gn_draft_starter_role (self->draft))
        gtk_widget_add_css_class (chip, "accent");
      gtk_box_append (GTK_BOX (self->roles), chip);
    }
}

/* Enter confirms the name and does not start the game: the next name gets the focus. */
static void
on_name_entered (GnSeatRow *self)
{
  g_signal_emit (self, signals[ENTERED], 0);
}

/* ---- Actions ------------------------------------------------------------------------------------------------ */

static void
on_role (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       data)
{
  GnSeatRow *self = data;
  guint role = atoi (g_action_get_name (G_ACTION (action)) + strlen ("role-"));
  gboolean held = gn_draft_get_role (self->draft, role) == (int) self->seat;

  gn_draft_set_role (self->draft, role, held ? -1 : (int) self->seat);
}

static void
on_colour (GSimpleAction *action,
           GVariant      *parameter,
           gpointer       data)
{
  GnSeatRow *self = data;

  gn_draft_set_colour (self->draft, self->seat, g_variant_get_int32 (parameter));
}

static void
on_option (GSimpleAction *action,
           GVariant      *parameter,
           gpointer       data)
{
  GnSeatRow *self = data;
  const guint k = atoi (g_action_get_name (G_ACTION (action)) + strlen ("option-"));

  gn_draft_set_seat_option (self->draft, self->seat, k, (guint) g_variant_get_int32 (parameter));
}

static void
move_to (GnSeatRow *self,
         int        to)
{
  if (to < 0 || to >= (int) gn_draft_get_n_seats (self->draft) || to == (int) self->seat)
    return;
  gn_draft_move (self->draft, self->seat, to);
  g_signal_emit (self, signals[MOVED], 0, (guint) to);
}

static void
act_up (GtkWidget  *widget,
        const char *action,
        GVariant   *parameter)
{
  move_to (GN_SEAT_ROW (widget), (int) GN_SEAT_ROW (widget)->seat - 1);
}

static void
act_down (GtkWidget  *widget,
          const char *action,
          GVariant   *parameter)
{
  move_to (GN_SEAT_ROW (widget), (int) GN_SEAT_ROW (widget)->seat + 1);
}

static void
act_remove (GtkWidget  *widget,
            const char *action,
            GVariant   *parameter)
{
  gn_draft_remove_person (GN_SEAT_ROW (widget)->draft, GN_SEAT_ROW (widget)->seat);
}

/* A button with a list for each option, shown here with the people, not among the options of the whole table. */
static void
make_options (GnSeatRow *self)
{
  const GnOption *option;

  gn_container_clear (self->options);
  for (guint k = 0; k < GN_MAX_SEAT_OPTIONS && (option = gn_draft_seat_option (self->draft, k)); k++)
    {
      g_autofree char *name = g_strdup_printf ("option-%u", k);
      g_autofree char *full = g_strconcat ("person.", name, NULL);
      g_autoptr (GSimpleAction) action = g_simple_action_new_stateful (name, G_VARIANT_TYPE_INT32,
                                                                       g_variant_new_int32 (-1));
      g_autoptr (GMenu) menu = g_menu_new ();
      const GnSet *set = gn_draft_get_set (self->draft);

      g_signal_connect (action, "activate", G_CALLBACK (on_option), self);
      g_action_map_add_action (G_ACTION_MAP (self->actions), G_ACTION (action));
      for (guint i = 0; i < gn_option_n_choices (option, set); i++)
        {
          g_autofree char *title = gn_option_title (option, set, i);
          g_autoptr (GMenuItem) item = g_menu_item_new (title, NULL);

          g_menu_item_set_action_and_target (item, full, "i", (int) i);
          g_menu_append_item (menu, item);
        }
      self->option[k] = gtk_menu_button_new ();
      gtk_widget_add_css_class (self->option[k], "flat");
      gtk_menu_button_set_menu_model (GTK_MENU_BUTTON (self->option[k]), G_MENU_MODEL (menu));
      gtk_box_append (GTK_BOX (self->options), self->option[k]);
    }
}

static void
show_options (GnSeatRow  *self,
              const char *who)
{
  const GnOption *option;

  for (guint k = 0; k < GN_MAX_SEAT_OPTIONS && (option = gn_draft_seat_option (self->draft, k)); k++)
    {
      const guint choice = gn_draft_get_seat_option (self->draft, self->seat, k);
      g_autofree char *action = g_strdup_printf ("option-%u", k);
      g_autofree char *title = gn_option_title (option, gn_draft_get_set (self->draft), choice);
      /* Translators: a player's own choice before the game: "Tribe of Anna: Turquefoss" */
      g_autofree char *label = gn_fill (_("{what} of {who}: {choice}"), "what", gn_tr (option->title), "who", who,
                                        "choice", title, NULL);

      gtk_menu_button_set_label (GTK_MENU_BUTTON (self->option[k]), title);
      gn_say_name (GTK_WIDGET (self->option[k]), label);
      gtk_widget_set_tooltip_text (self->option[k], label);
      g_simple_action_set_state (G_SIMPLE_ACTION (g_action_map_lookup_action (G_ACTION_MAP (self->actions), action)),
                                 g_variant_new_int32 ((int) choice));
    }
}

static void
make_menus (GnSeatRow *self)
{
  const GnGame *game = gn_draft_get_game (self->draft);
  g_autoptr (GMenu) menu = g_menu_new ();
  g_autoptr (GMenu) roles = g_menu_new ();
  g_autoptr (GMenu) places = g_menu_new ();
  g_autoptr (GMenu) colour = g_menu_new ();
  GSimpleAction *action;

  g_clear_object (&self->actions);
  self->actions = g_simple_action_group_new ();
  for (guint i = 0; i < gn_draft_get_n_roles (self->draft); i++)
    {
      g_autofree char *name = g_strdup_printf ("role-%u", i);
      g_autofree char *full = g_strconcat ("person.", name, NULL);
      action = g_simple_action_new_stateful (name, NULL, g_variant_new_boolean (FALSE));
      g_signal_connect (action, "activate", G_CALLBACK (on_role), self);
      g_action_map_add_action (G_ACTION_MAP (self->actions), G_ACTION (action));
      g_object_unref (action);
      g_menu_append (roles, gn_tr (game->role_titles[i]), full);
    }
  action = g_simple_action_new_stateful ("colour", G_VARIANT_TYPE_INT32, g_variant_new_int32 (-1));
  g_signal_connect (action, "activate", G_CALLBACK (on_colour), self);
  g_action_map_add_action (G_ACTION_MAP (self->actions), G_ACTION (action));
  g_object_unref (action);
  gtk_widget_insert_action_group (GTK_WIDGET (self), "person", G_ACTION_GROUP (self->actions));

  for (int i = 0; i < gn_draft_get_n_colours (self->draft); i++)
    {
      g_autofree char *name = colour_name (self, i);
      g_autoptr (GMenuItem) item = g_menu_item_new (name, NULL);
      g_menu_item_set_action_and_target (item, "person.colour", "i", i);
      g_menu_append_item (colour, item);
    }
  g_menu_append (places, _("Move _up"), "seat.up");
  g_menu_append (places, _("Move _down"), "seat.down");
  g_menu_append (places, _("_Remove from the table"), "seat.remove");
  make_options (self);
  g_menu_append_section (menu, NULL, G_MENU_MODEL (roles));
  g_menu_append_section (menu, NULL, G_MENU_MODEL (places));
  gtk_menu_button_set_menu_model (self->more, G_MENU_MODEL (menu));
  gtk_menu_button_set_menu_model (self->colour, G_MENU_MODEL (colour));
}

/* ---- Updates ------------------------------------------------------------------------------------------------ */

void
gn_seat_row_follow (GnSeatRow *self)
{
  guint n = gn_draft_get_n_seats (self->draft);

  gtk_widget_set_visible (GTK_WIDGET (self), self->seat < n);
  if (self->seat >= n)
    return;

  if (!self->actions || self->shown != gn_draft_get_game (self->draft))
    {
      make_menus (self);
      self->shown = gn_draft_get_game (self->draft);
    }

  const char *name = gn_draft_get_name (self->draft, self->seat);
  g_autofree char *shown = gn_draft_show_name (self->draft, self->seat);
  g_autofree char *number = g_strdup_printf ("%u", self->seat + 1);
  int colour = gn_draft_get_colour (self->draft, self->seat);

  /* Blanks at the ends are not part of the name, but must not vanish during typing. */
  g_autofree char *typed = g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->name))));
  self->quiet = TRUE;
  if (g_strcmp0 (typed, name))
    gtk_editable_set_text (GTK_EDITABLE (self->name), name);
  self->quiet = FALSE;
  g_autofree char *placeholder = gn_fill (_("Player {n}"), "n", number, NULL);
  gtk_entry_set_placeholder_text (self->name, placeholder);

  g_autofree char *label = gn_fill (_("Name of player {n}"), "n", number, NULL);
  g_autofree char *called = colour_name (self, colour);
  g_autofree char *colour_label = gn_fill (_("Color of {who}: {colour}"), "who", shown, "colour", called, NULL);
  g_autofree char *more = gn_fill (_("Roles and seat of {who}"), "who", shown, NULL);
  gn_say_name (GTK_WIDGET (self->name), label);
  gn_say_name (GTK_WIDGET (self->colour), colour_label);
  gn_say_name (GTK_WIDGET (self->more), more);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->colour), colour_label);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->more), more);

  const GnMatch *match = gn_draft_trial (self->draft);

  gn_seat_token_set_colour (self->token, match ? gn_pieces_seat_paint (match, (int) self->seat)
                                               : gn_pieces_paint (gn_draft_get_game (self->draft), colour));
  show_roles (self);
  show_options (self, shown);
  for (guint i = 0; i < gn_draft_get_n_roles (self->draft); i++)
    {
      g_autofree char *role = g_strdup_printf ("role-%u", i);
      g_simple_action_set_state (G_SIMPLE_ACTION (g_action_map_lookup_action (G_ACTION_MAP (self->actions), role)),
                                 g_variant_new_boolean (gn_draft_get_role (self->draft, i) == (int) self->seat));
    }
  g_simple_action_set_state (G_SIMPLE_ACTION (g_action_map_lookup_action (G_ACTION_MAP (self->actions), "colour")),
                             g_variant_new_int32 (colour));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "seat.up", self->seat > 0);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "seat.down", self->seat + 1 < n);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "seat.remove", n > gn_draft_get_game (self->draft)->min_seats);
}

void
gn_seat_row_grab (GnSeatRow *self)
{
  gtk_entry_grab_focus_without_selecting (self->name);
}

/* ---- Dragging ----------------------------------------------------------------------------------------------- */

static GdkContentProvider *
on_drag_prepare (GtkDragSource *source,
                 double         x,
                 double         y,
                 GnSeatRow     *self)
{
  return gdk_content_provider_new_typed (G_TYPE_UINT, self->seat);
}

static void
on_drag_begin (GtkDragSource *source,
               GdkDrag       *drag,
               GnSeatRow     *self)
{
  g_autoptr (GdkPaintable) picture = gtk_widget_paintable_new (GTK_WIDGET (self));

  gtk_drag_source_set_icon (source, picture, 12, gtk_widget_get_height (GTK_WIDGET (self)) / 2);
}

static gboolean
on_drop (GtkDropTarget *target,
         const GValue  *value,
         double         x,
         double         y,
         GnSeatRow     *self)
{
  guint from = g_value_get_uint (value);

  if (from >= gn_draft_get_n_seats (self->draft))
    return FALSE;
  gn_draft_move (self->draft, from, self->seat);
  return TRUE;
}

/* ---- The object --------------------------------------------------------------------------------------------- */

static void
gn_seat_row_dispose (GObject *object)
{
  GnSeatRow *self = GN_SEAT_ROW (object);

  gtk_widget_insert_action_group (GTK_WIDGET (self), "person", NULL);
  g_clear_object (&self->actions);
  g_clear_object (&self->draft);

  G_OBJECT_CLASS (gn_seat_row_parent_class)->dispose (object);
}

static void
gn_seat_row_class_init (GnSeatRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = gn_seat_row_dispose;
  g_type_ensure (GN_TYPE_SEAT_TOKEN);
  g_type_ensure (GN_TYPE_SPLIT_LAYOUT);
  signals[MOVED] = g_signal_new ("moved", GN_TYPE_SEAT_ROW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                                 G_TYPE_UINT);

  signals[ENTERED] = g_signal_new ("entered", GN_TYPE_SEAT_ROW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_set_template_from_resource (widget_class, GN_RESOURCE_PATH "/ui/setup/seat-row.ui");
  gn_bind_children (widget_class, GnSeatRow, handle, colour, token, name, options, roles, more);
  gtk_widget_class_bind_template_callback (widget_class, on_name_changed);
  gtk_widget_class_bind_template_callback (widget_class, on_name_entered);

  gtk_widget_class_install_action (widget_class, "seat.up", NULL, act_up);
  gtk_widget_class_install_action (widget_class, "seat.down", NULL, act_down);
  gtk_widget_class_install_action (widget_class, "seat.remove", NULL, act_remove);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Up, GDK_ALT_MASK, "seat.up", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Down, GDK_ALT_MASK, "seat.down", NULL);
}

static void
gn_seat_row_init (GnSeatRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));

  GtkDragSource *source = gtk_drag_source_new ();
  gtk_drag_source_set_actions (source, GDK_ACTION_MOVE);
  g_signal_connect_object (source, "prepare", G_CALLBACK (on_drag_prepare), self, 0);
  g_signal_connect_object (source, "drag-begin", G_CALLBACK (on_drag_begin), self, 0);
  gtk_widget_add_controller (self->handle, GTK_EVENT_CONTROLLER (source));

  GtkDropTarget *target = gtk_drop_target_new (G_TYPE_UINT, GDK_ACTION_MOVE);
  g_signal_connect_object (target, "drop", G_CALLBACK (on_drop), self, 0);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (target));
}

GtkWidget *
gn_seat_row_new (GnDraft *draft,
                 guint    seat)
{
  GnSeatRow *self = g_object_new (GN_TYPE_SEAT_ROW, NULL);

  self->draft = g_object_ref (draft);
  self->seat = seat;
  gn_seat_row_follow (self);
  return GTK_WIDGET (self);
}
