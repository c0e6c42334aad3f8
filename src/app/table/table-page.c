/* table-page.c: page of a table: the players, the game's panel, the actions, and the side pane
 *
 * The table model has the state; this file updates all widgets from it, and lays them out by width.
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "table-page-private.h"

#include "panels/drawing/announce.h"
#include "panels/drawing/parts.h"
#include "player-card.h"

G_DEFINE_FINAL_TYPE (GnTablePage, gn_table_page, GTK_TYPE_WIDGET)

enum { PROP_0, PROP_TABLE, PROP_SUBTITLE, PROP_PANE_SHOWN, PROP_ODDS, PROP_PATIENT, N_PROPS };
static GParamSpec *props[N_PROPS];

static guint over_signal;

/* ---- The curtain ----------------------------------------------------------- */

void
gn_table_page_raise (GnTablePage   *self,
                     int            seat,
                     const GnStory *story,
                     gboolean       decision)
{
  gn_table_page_clear (self);
  gn_curtain_raise (self->curtain, seat, story, decision);
  gn_table_page_hear_raised (self);
}

static void
on_private (GnTablePage   *self,
            int            seat,
            const GnStory *story)
{
  /* Entered too early, before looking: the curtain itself offers the choice. */
  gboolean decision = seat == gn_table_model_get_seat (self->model) && gn_table_model_secret_decision (self->model);

  gn_table_page_raise (self, seat, decision ? NULL : story, decision);
}

/* ---- Updates from the table model ------------------------------------------- */

static void
show_panel (GnTablePage   *self,
            const GnStory *story)
{
  const GnMatch *match = gn_match_table_get_match (self->table);
  gboolean covered = match->game->covered && match->game->covered (match) && !gn_match_table_is_over (self->table);

  /* The viewer sees their own figures; those of the others stay covered. */
  g_object_set (self->panel, "viewer", gn_table_model_get_viewer (self->model), "covered", covered, NULL);
  if (gn_table_model_is_past (self->model))
    gn_panel_show_state (self->panel, gn_table_model_state (self->model));
  else
    gn_panel_refresh (self->panel, story);
}

/* Secrets: a choice that only one player may see, or something that only some have just learned. */
static void
follow_secrets (GnTablePage   *self,
                const GnStory *story)
{
  const GnMatch *match = gn_match_table_get_match (self->table);
  guint seats = gn_table_model_private_seats (story);
  int seat = gn_table_model_get_seat (self->model);

  if (gn_table_model_get_viewer (self->model) != GN_PUBLIC || gn_table_model_is_past (self->model))
    {
      const int behind = gn_curtain_get_seat (self->curtain);

      /* An entry has been made behind the curtain: it is lowered when nothing secret is left to do there. As long as
       * the same player goes on, it stays open. */
      if (!story || behind < 0)
        return;
      if (gn_table_model_secret_decision (self->model) && seat == behind)
        gn_curtain_go_on (self->curtain, story);
      else
        gn_curtain_lower (self->curtain);
      return;
    }
  if (gn_table_model_secret_decision (self->model))
    {
      if (story || !gn_curtain_is_up (self->curtain))
        gn_table_page_raise (self, seat, story, TRUE);
      return;
    }
  if (gn_curtain_is_decision (self->curtain))
    gn_curtain_lower (self->curtain);
  for (guint i = 0; story && i < match->n_seats; i++)
    if (seats & GN_SEES (i))
      {
        gn_table_page_raise (self, (int) i, story, FALSE);
        break;
      }
}

static gboolean
refresh_pane (gpointer data)
{
  GnTablePage *self = data;

  g_clear_handle_id (&self->pane_idle, g_source_remove);
  gn_table_page_keep_focus (self);
  gn_moves_pane_refresh (self->moves_pane);
  gn_log_pane_refresh (self->log_pane);
  gn_odds_pane_refresh (self->odds_pane);
  gn_rules_pane_refresh (self->rules_pane);
  return G_SOURCE_REMOVE;
}

/* Paints the table first and the widgets around it one frame later, because they take as long to paint. Not if
 * they may have shown a secret. */
static void
follow_with_pane (GnTablePage *self,
                  gboolean     later)
{
  if (!later)
    refresh_pane (self);
  else if (!self->pane_idle)
    self->pane_idle = g_idle_add_full (G_PRIORITY_DEFAULT_IDLE, refresh_pane, self, NULL);
}

static void
on_refreshed (GnTablePage   *self,
              const GnStory *story)
{
  const gboolean over = gn_match_table_is_over (self->table), ends = over && !self->was_over && story != NULL;
  const GtkWidget *in_hand = gn_table_page_table_focus (self);

  /* a move made behind the curtain calls this function again before it returns */
  self->was_over = over;

  gtk_popover_popdown (GTK_POPOVER (self->why));
  gtk_popover_popdown (self->thing_popover);
  show_panel (self, story);
  for (guint i = 0; i < self->cards->len; i++)
    gn_player_card_refresh (self->cards->pdata[i], story != NULL);
  gn_bottom_bar_refresh (self->bottom);
  gn_table_page_hear_entry (self);
  gn_table_page_show_messages (self, story);
  gn_table_page_hear_pieces (self, story);
  follow_with_pane (self, story != NULL && gn_table_model_get_viewer (self->model) == GN_PUBLIC);
  gn_table_page_show_subtitle (self);
  gn_curtain_set_here (self->curtain, gn_table_model_get_seat (self->model));
  follow_secrets (self, story);
  gn_hand_view_show (self->hand, self->peeking ? gn_table_model_get_viewer (self->model) : -1);

  if (!gn_table_page_asks_owed (self) && story)
    gtk_popover_popdown (self->entry_popover);
  if (gn_table_page_asks_owed (self) && self->owed_serial != gn_table_model_serial (self->model))
    {
      self->owed_serial = gn_table_model_serial (self->model);
      gn_table_page_ask_owed (self);
    }

  if (ends)
    gn_table_page_hear_result (self);

  GnPanelClass *klass = GN_PANEL_GET_CLASS (self->panel);
  if (ends && !(klass->celebrates && klass->celebrates (self->panel, gn_table_model_state (self->model))))
    g_signal_emit (self, over_signal, 0);
  /* The focused widget may be gone now. Make sure that the next key goes to the table, and does not press a button
   * elsewhere. */
  if (in_hand && !over && gn_table_page_table_focus (self) != in_hand && !gn_curtain_is_up (self->curtain))
    {
      /* focus the current question, not the widget beside it */
      gtk_root_set_focus (gtk_widget_get_root (GTK_WIDGET (self)), NULL);
      gn_table_page_home (self);
    }
}

void
gn_table_page_peek (GnTablePage *self,
                    gboolean     peek)
{
  int seat = gn_table_model_get_seat (self->model);

  if (self->peeking == peek || gn_curtain_is_up (self->curtain) || (peek && seat < 0))
    return;
  /* "Later": the way back to a decision that is made behind the curtain */
  if (peek && !gn_table_model_is_past (self->model) && gn_table_model_secret_decision (self->model))
    {
      gn_table_page_raise (self, seat, NULL, TRUE);
      gn_curtain_key (self->curtain, GDK_KEY_space, TRUE);
      return;
    }

  self->peeking = peek;
  gn_table_model_set_viewer (self->model, peek ? seat : GN_PUBLIC);
  gn_table_page_hear_looking (self, peek ? seat : -1, NULL);
}

static void
on_curtain_held (GnTablePage *self,
                 gboolean     held)
{
  gn_table_model_set_viewer (self->model, held ? gn_curtain_get_seat (self->curtain) : GN_PUBLIC);
  gn_table_page_hear_looking (self, held ? gn_curtain_get_seat (self->curtain) : -1,
                              gn_curtain_get_story (self->curtain));
}

static void
on_curtain_finished (GnTablePage *self)
{
  gn_table_model_set_viewer (self->model, GN_PUBLIC);

  /* One secret decision follows another: the laptop goes on to the next player. A player who chose "Later" is not
   * asked again at once. */
  if (gn_table_model_secret_decision (self->model)
      && gn_table_model_get_seat (self->model) != gn_curtain_get_last (self->curtain))
    {
      gn_table_page_raise (self, gn_table_model_get_seat (self->model), NULL, TRUE);
      return;
    }
  if (self->prompt_due)
    gn_table_page_hear_prompt (self);
  gn_table_page_home (self);
  gn_table_page_ask_owed (self);
}

/* A banner may tell what only the one who looks may know: it is told when nobody does. */
static void
on_told (GnTablePage  *self,
         GnMessageKind kind,
         const char   *text)
{
  if (kind >= GN_MESSAGE_BANNER && kind < GN_MESSAGE_BANNER + GN_MESSAGE_BANNERS
      && gn_table_model_get_viewer (self->model) != GN_PUBLIC)
    self->untold |= 1u << kind;
  else
    gn_table_page_hear (self, text);
}

static void
on_typed_left (GnTablePage *self)
{
  g_string_truncate (self->typed, 0);
  gn_table_page_home (self);
}

/* ---- The widget ---------------------------------------------------------------- */

static void
gn_table_page_constructed (GObject *object)
{
  GnTablePage *self = GN_TABLE_PAGE (object);
  const GnMatch *match = gn_match_table_get_match (self->table);
  g_autofree char *accent = g_strconcat ("game-", match->game->accent ? match->game->accent : match->game->id, NULL);

  G_OBJECT_CLASS (gn_table_page_parent_class)->constructed (object);

  self->was_over = gn_match_table_is_over (self->table);
  gn_say_name (GTK_WIDGET (self), gn_tr (match->game->title));
  gtk_widget_add_css_class (GTK_WIDGET (self), accent);
  self->model = gn_table_model_new (self->table);
  self->panel = gn_panel_new_for (self->table);
  gtk_widget_set_hexpand (GTK_WIDGET (self->panel), TRUE);
  gtk_widget_set_vexpand (GTK_WIDGET (self->panel), TRUE);
  gtk_scrolled_window_set_child (self->panel_place, GTK_WIDGET (self->panel));
  gn_table_page_make_popovers (self);

  GnPanelClass *klass = GN_PANEL_GET_CLASS (self->panel);
  if (klass->make_above)
    gn_players_box_add (self->player_box, self->above = klass->make_above (self->panel), FALSE);
  for (guint i = 0; i < match->n_seats; i++)
    {
      GtkWidget *card = gn_player_card_new (self->model, self->panel, i);

      g_ptr_array_add (self->cards, card);
      gn_players_box_add (self->player_box, card, TRUE);
    }
  if (klass->make_below)
    {
      gn_players_box_add (self->player_box, self->below = klass->make_below (self->panel), FALSE);
      gtk_widget_add_css_class (GTK_WIDGET (self->player_box), "crowded");
    }
  gtk_widget_set_visible (GTK_WIDGET (self->player_scroller), !klass->shows_players);
  gn_table_page_place_players (self);
  gn_bottom_bar_set_model (self->bottom, self->model, self->panel);
  gn_moves_pane_set_model (self->moves_pane, self->model);
  gn_log_pane_set_model (self->log_pane, self->model);
  gn_odds_pane_set_model (self->odds_pane, self->model);
  gn_rules_pane_set_model (self->rules_pane, self->model);
  gn_hand_view_set_model (self->hand, self->model, self->panel);
  gn_curtain_set_model (self->curtain, self->model, self->panel,
                        gn_message_bar_get_instructions (gn_bottom_bar_get_messages (self->bottom)));

  g_signal_connect_swapped (self->model, "refreshed", G_CALLBACK (on_refreshed), self);
  g_signal_connect_swapped (self->model, "private", G_CALLBACK (on_private), self);
  g_signal_connect_swapped (self->curtain, "held", G_CALLBACK (on_curtain_held), self);
  g_signal_connect_swapped (self->curtain, "finished", G_CALLBACK (on_curtain_finished), self);
  g_signal_connect_swapped (gn_bottom_bar_get_entry (self->bottom), "left", G_CALLBACK (on_typed_left), self);

  gn_table_page_install_actions (self);
  gn_table_page_install_keys (self);
  self->heard_steps = gn_match_table_get_n_steps (self->table);
  g_signal_connect_swapped (gn_bottom_bar_get_messages (self->bottom), "told", G_CALLBACK (on_told), self);
  on_refreshed (self, NULL);
}

/* When the focus comes from outside, it goes to the table, not to the first widget of the page. */
static gboolean
gn_table_page_focus (GtkWidget        *widget,
                     GtkDirectionType  direction)
{
  GnTablePage *self = GN_TABLE_PAGE (widget);
  GtkRoot *root = gtk_widget_get_root (widget);
  GtkWidget *focus = root ? gtk_root_get_focus (root) : NULL;

  /* only the curtain can be seen then */
  if (gn_curtain_is_up (self->curtain))
    return gtk_widget_child_focus (GTK_WIDGET (self->curtain), direction);
  if ((!focus || !gtk_widget_is_ancestor (focus, widget)) && direction == GTK_DIR_TAB_FORWARD)
    {
      gn_table_page_home (self);
      return TRUE;
    }

  GPtrArray *closed = gn_table_page_close_scrollers (self);

  self->leaving = direction == GTK_DIR_TAB_FORWARD || direction == GTK_DIR_TAB_BACKWARD;

  /* Before its first stop is the header bar: on the page itself nothing could be done. */
  const gboolean moved = GTK_WIDGET_CLASS (gn_table_page_parent_class)->focus (widget, direction)
                         && !(self->leaving && gtk_root_get_focus (root) == widget);

  self->leaving = self->leaving && !moved;
  gn_table_page_open_scrollers (closed);
  return moved;
}

/* A covered curtain hides the whole page: what lies below is not drawn. */
static void
gn_table_page_snapshot (GtkWidget   *widget,
                        GtkSnapshot *snapshot)
{
  GnTablePage *self = GN_TABLE_PAGE (widget);

  if (!gn_curtain_is_covered (self->curtain))
    {
      gtk_widget_snapshot_child (widget, self->content, snapshot);
      gtk_widget_snapshot_child (widget, GTK_WIDGET (self->hand), snapshot);
    }
  gtk_widget_snapshot_child (widget, GTK_WIDGET (self->curtain), snapshot);
}

static void
gn_table_page_map (GtkWidget *widget)
{
  GnTablePage *self = GN_TABLE_PAGE (widget);

  GTK_WIDGET_CLASS (gn_table_page_parent_class)->map (widget);
  gn_table_page_hear_prompt (self);
  if (gn_table_page_asks_owed (self))
    gn_table_page_ask_owed (self);
}

static void
gn_table_page_unmap (GtkWidget *widget)
{
  GnTablePage *self = GN_TABLE_PAGE (widget);

  /* Secrets do not stay open on a page that is hidden. */
  gn_table_page_peek (self, FALSE);
  gn_curtain_hold (self->curtain, FALSE);
  gtk_popover_popdown (GTK_POPOVER (self->why));
  gn_table_model_cancel (self->model);
  GTK_WIDGET_CLASS (gn_table_page_parent_class)->unmap (widget);
}

static void
gn_table_page_get_property (GObject    *object,
                            guint       id,
                            GValue     *value,
                            GParamSpec *pspec)
{
  GnTablePage *self = GN_TABLE_PAGE (object);

  switch (id)
    {
    case PROP_TABLE:
      g_value_set_object (value, self->table);
      break;
    case PROP_SUBTITLE:
      g_value_set_string (value, self->subtitle);
      break;
    case PROP_PANE_SHOWN:
      g_value_set_boolean (value, adw_flap_get_reveal_flap (self->flap));
      break;
    case PROP_ODDS:
      g_object_get_property (G_OBJECT (self->odds_pane), "odds", value);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
gn_table_page_set_property (GObject      *object,
                            guint         id,
                            const GValue *value,
                            GParamSpec   *pspec)
{
  GnTablePage *self = GN_TABLE_PAGE (object);

  switch (id)
    {
    case PROP_TABLE:
      self->table = g_value_dup_object (value);
      break;
    case PROP_PANE_SHOWN:
      self->wants_pane = g_value_get_boolean (value);
      adw_flap_set_reveal_flap (self->flap, g_value_get_boolean (value));
      break;
    case PROP_ODDS:
      gn_odds_pane_set_odds (self->odds_pane, g_value_get_boolean (value));
      break;
    case PROP_PATIENT:
      gn_match_table_set_patient (self->table, g_value_get_boolean (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
gn_table_page_dispose (GObject *object)
{
  GnTablePage *self = GN_TABLE_PAGE (object);

  g_clear_handle_id (&self->focus_source, g_source_remove);
  g_clear_weak_pointer (&self->refused_cell);
  g_clear_weak_pointer (&self->made_with);
  g_clear_weak_pointer (&self->was_at);
  GtkWidget *popover[] = { GTK_WIDGET (self->form_popover), GTK_WIDGET (self->entry_popover), GTK_WIDGET (self->why),
                           GTK_WIDGET (self->thing_popover) };

  if (self->model)
    g_signal_handlers_disconnect_by_data (self->model, self);
  g_clear_handle_id (&self->mode_idle, g_source_remove);
  g_clear_handle_id (&self->pane_idle, g_source_remove);
  for (guint i = 0; i < G_N_ELEMENTS (popover); i++)
    if (popover[i])
      gtk_widget_unparent (popover[i]);
  self->form_popover = self->entry_popover = self->thing_popover = NULL;
  self->why = NULL;
  g_clear_handle_id (&self->heard_source, g_source_remove);
  g_clear_pointer (&self->region, gtk_widget_unparent);
  g_clear_pointer (&self->content, gtk_widget_unparent);
  if (self->hand)
    gtk_widget_unparent (GTK_WIDGET (self->hand));
  self->hand = NULL;
  if (self->curtain)
    gtk_widget_unparent (GTK_WIDGET (self->curtain));
  self->curtain = NULL;
  g_clear_object (&self->actions);
  g_clear_object (&self->model);
  G_OBJECT_CLASS (gn_table_page_parent_class)->dispose (object);
}

static void
gn_table_page_finalize (GObject *object)
{
  GnTablePage *self = GN_TABLE_PAGE (object);

  g_clear_object (&self->table);
  g_clear_pointer (&self->again, gn_replay_rest_free);
  g_clear_pointer (&self->later, gn_replay_rest_free);
  g_ptr_array_unref (self->cards);
  g_ptr_array_unref (self->heard);
  g_free (self->heard_moment);
  g_string_free (self->typed, TRUE);
  g_string_free (self->keyed, TRUE);
  g_free (self->subtitle);
  G_OBJECT_CLASS (gn_table_page_parent_class)->finalize (object);
}

static void
gn_table_page_class_init (GnTablePageClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->constructed = gn_table_page_constructed;
  object_class->get_property = gn_table_page_get_property;
  object_class->set_property = gn_table_page_set_property;
  object_class->dispose = gn_table_page_dispose;
  object_class->finalize = gn_table_page_finalize;
  widget_class->measure = gn_table_page_measure;
  widget_class->size_allocate = gn_table_page_size_allocate;
  widget_class->snapshot = gn_table_page_snapshot;
  widget_class->focus = gn_table_page_focus;
  widget_class->map = gn_table_page_map;
  widget_class->unmap = gn_table_page_unmap;

  props[PROP_TABLE] = g_param_spec_object ("table", NULL, NULL, GN_TYPE_MATCH_TABLE,
                                           G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS);
  props[PROP_SUBTITLE] = g_param_spec_string ("subtitle", NULL, NULL, NULL, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  props[PROP_PANE_SHOWN] = g_param_spec_boolean ("pane-shown", NULL, NULL, TRUE,
                                                 G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  props[PROP_ODDS] = g_param_spec_boolean ("odds", NULL, NULL, TRUE, G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  props[PROP_PATIENT] = g_param_spec_boolean ("patient", NULL, NULL, FALSE, G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);

  over_signal = g_signal_new ("over", GN_TYPE_TABLE_PAGE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  g_type_ensure (GN_TYPE_RICH_LABEL);
  g_type_ensure (GN_TYPE_MOVES_PANE);
  g_type_ensure (GN_TYPE_LOG_PANE);
  g_type_ensure (GN_TYPE_ODDS_PANE);
  g_type_ensure (GN_TYPE_RULES_PANE);
  g_type_ensure (GN_TYPE_BOTTOM_BAR);
  g_type_ensure (GN_TYPE_PLAYERS_BOX);
  g_type_ensure (GN_TYPE_CURTAIN);
  g_type_ensure (GN_TYPE_HAND_VIEW);
  gtk_widget_class_set_template_from_resource (widget_class, GN_RESOURCE_PATH "/ui/table/table-page.ui");
  gn_bind_children (widget_class, GnTablePage, content, flap, body, player_scroller, player_box, panel_place, hand,
                    side, stack, moves_pane, log_pane, odds_pane, rules_pane, bottom, curtain);
  gtk_widget_class_bind_template_callback_full (widget_class, "on_reveal", G_CALLBACK (gn_table_page_on_reveal));
  gtk_widget_class_set_css_name (widget_class, "tablepage");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
gn_table_page_init (GnTablePage *self)
{
  self->cards = g_ptr_array_new ();
  self->heard = g_ptr_array_new_with_free_func (g_free);
  self->typed = g_string_new (NULL);
  self->keyed = g_string_new (NULL);
  self->wants_pane = TRUE;
  self->to_do_steps = G_MAXUINT;
  gtk_widget_init_template (GTK_WIDGET (self));
  self->region = gn_announce_region (GTK_WIDGET (self));
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
}

GtkWidget *
gn_table_page_new (GnMatchTable *table)
{
  return g_object_new (GN_TYPE_TABLE_PAGE, "table", table, "hexpand", TRUE, "vexpand", TRUE, NULL);
}

GActionGroup *
gn_table_page_get_actions (GnTablePage *self)
{
  return G_ACTION_GROUP (self->actions);
}
