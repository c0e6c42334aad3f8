/* setup-options.c: options of a new table: who deals, the component set, and the game's options with a sentence each
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "setup-options.h"

#include <glib/gi18n.h>

#include "app/widgets/compat.h"
#include "app/widgets/dealers.h"
#include "core/library/library.h"
#include "core/match/option.h"
#include "panels/panel/panel.h"
#include "app/widgets/segments.h"
#include "panels/layout/split-layout.h"
#include "core/words/text.h"
#include "app/widgets/messages.h"
#include "panels/drawing/parts.h"

typedef struct {
  GtkWidget *row;
  GtkWidget *segments;  /* or a drop-down, if there are more than three choices */
  GtkWidget *drop;
  guint8     choice[256];   /* the choices in the drop-down's lines: those that suit this number of players */
  guint      n_choices;
} OptionLine;

struct _GnSetupOptions {
  GnContainer parent_instance;

  GnDraft      *draft;
  const GnGame *made_for;
  gboolean      quiet;
  gboolean      set_by_hand;   /* the user chose the component set; it is not the default */

  GtkLabel     *changed;
  GtkWidget    *reset;
  GtkWidget    *legend;
  GtkListBox   *list;

  OptionLine    line[GN_MAX_OPTIONS];
  GtkWidget    *group[GN_MAX_OPTIONS];      /* the row of the group that begins with that option */
  GtkWidget    *expert;
  GtkWidget    *deal;                       /* expander: the dealers */
  GtkWidget    *deal_all;
  GtkWidget    *family[GN_MAX_FAMILIES];
  GtkWidget    *set_row;
  GPtrArray    *sets;                       /* GnSet */
};

G_DEFINE_FINAL_TYPE (GnSetupOptions, gn_setup_options, GN_TYPE_CONTAINER)

static void
on_reset (GnSetupOptions *self)
{
  gn_draft_reset_options (self->draft);
}

/* ---- Dealers -------------------------------------------------------------------------------------------------- */

static void
refused (GnSetupOptions *self,
         const GError   *error)
{
  gn_toast (GTK_WIDGET (self), error->message);
  gn_setup_options_show (self, self->draft);
}

static gboolean
all_from_box (GnSetupOptions *self)
{
  for (guint i = 0; i < gn_game_n_families (gn_draft_get_game (self->draft)); i++)
    if (gn_draft_get_dealer (self->draft, i) != GN_DEALER_BOX)
      return FALSE;
  return TRUE;
}

/* The host asked for something else, so says what else has changed. */
static void
tell_set (GnSetupOptions *self,
          GnSet          *set)
{
  g_autofree char *text = gn_set_is_stand_in (set)
    ? g_strdup (_("Back to the stand-in set: Gnomon deals only components that it knows completely."))
    /* Translators: {set} is the name of a component set */
    : gn_fill (_("The component set is now “{set}”, with the names and values in the box."), "set",
               gn_set_get_title (set), NULL);

  gn_toast (GTK_WIDGET (self), text);
}

/* A host with the box on the table plays with its contents, not with the names and values of our stand-in, unless
 * the user chose that. */
static void
follow_box (GnSetupOptions *self)
{
  GnSet *set = gn_draft_get_set (self->draft);
  guint n = self->sets ? self->sets->len : 0;

  if (self->set_by_hand || self->quiet || !set || !n)
    return;
  if (all_from_box (self) && gn_set_is_stand_in (set))
    {
      g_autoptr (GnSet) own = NULL;

      for (guint i = 0; i < n && !own; i++)
        if (!gn_set_is_stand_in (self->sets->pdata[i]))
          own = gn_set_ref (self->sets->pdata[i]);
      if (!own)
        own = gn_set_new_empty (gn_draft_get_game (self->draft), "own-box", _("Your own box"));
      if (gn_draft_set_set (self->draft, own, NULL))
        tell_set (self, own);
    }
}

/* Gnomon deals only what it knows completely. It cannot deal from a partly known box, so use the stand-in again, also
 * if the box was chosen by hand: to let Gnomon deal is the later wish. */
static void
follow_app (GnSetupOptions *self)
{
  GnSet *set = gn_draft_get_set (self->draft);
  gboolean complete = TRUE;

  for (guint i = 0; set && i < gn_game_n_families (gn_draft_get_game (self->draft)); i++)
    complete &= !gn_draft_get_game (self->draft)->families[i].expected || gn_set_complete (set, i);
  if (complete)
    return;
  for (guint i = 0; i < self->sets->len; i++)
    if (gn_set_is_stand_in (self->sets->pdata[i]))
      {
        gboolean done;

        /* as long as the box still deals, follow_box() would take it back */
        self->set_by_hand = FALSE;
        self->quiet = TRUE;
        done = gn_draft_set_set (self->draft, self->sets->pdata[i], NULL);
        self->quiet = FALSE;
        if (done)
          tell_set (self, self->sets->pdata[i]);
        return;
      }
}

static void
on_deal_all (GnSegments     *segments,
             int             chosen,
             GnSetupOptions *self)
{
  g_autoptr (GError) error = NULL;

  if (chosen == 1)
    follow_app (self);
  for (guint i = 0; i < gn_game_n_families (gn_draft_get_game (self->draft)); i++)
    if (!gn_draft_set_dealer (self->draft, i, chosen == 1 ? GN_DEALER_APP : GN_DEALER_BOX, &error))
      {
        refused (self, error);
        return;
      }
}

static void
on_deal_family (GnSegments     *segments,
                int             chosen,
                GnSetupOptions *self)
{
  guint family = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (segments), "family"));
  g_autoptr (GError) error = NULL;

  if (!gn_draft_set_dealer (self->draft, family, chosen == 1 ? GN_DEALER_APP : GN_DEALER_BOX, &error))
    refused (self, error);
}

static void
make_dealers (GnSetupOptions *self)
{
  const GnGame *game = gn_draft_get_game (self->draft);

  self->deal = adw_expander_row_new ();
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->deal), _("Who shuffles and deals"));
  self->deal_all = gn_dealer_segments_new ();
  g_signal_connect_object (self->deal_all, "chosen", G_CALLBACK (on_deal_all), self, 0);
  gn_say_name (GTK_WIDGET (self->deal_all), _("Who shuffles and deals"));
  adw_expander_row_add_action (ADW_EXPANDER_ROW (self->deal), self->deal_all);
  gn_split_row (self->deal);

  for (guint i = 0; i < gn_game_n_families (game); i++)
    {
      GtkWidget *row = adw_action_row_new ();
      adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), gn_tr (game->families[i].title));
      if (game->families[i].hint)
        adw_action_row_set_subtitle (ADW_ACTION_ROW (row), gn_tr (game->families[i].hint));
      self->family[i] = gn_dealer_segments_new ();
      g_object_set_data (G_OBJECT (self->family[i]), "family", GUINT_TO_POINTER (i));
      gn_say_name (GTK_WIDGET (self->family[i]), gn_tr (game->families[i].title));
      g_signal_connect_object (self->family[i], "chosen", G_CALLBACK (on_deal_family), self, 0);
      adw_action_row_add_suffix (ADW_ACTION_ROW (row), self->family[i]);
      gn_split_row (row);
      adw_expander_row_add_row (ADW_EXPANDER_ROW (self->deal), row);
    }
  gtk_widget_set_visible (self->deal, gn_game_is_dealt (game));
  gtk_list_box_append (self->list, self->deal);
}

static void
show_dealers (GnSetupOptions *self)
{
  guint n = gn_game_n_families (gn_draft_get_game (self->draft)), app = 0;

  for (guint i = 0; i < n; i++)
    {
      GnDealer dealer = gn_draft_get_dealer (self->draft, i);
      gn_segments_set_selected (GN_SEGMENTS (self->family[i]), dealer == GN_DEALER_APP);
      app += dealer == GN_DEALER_APP;
    }
  gn_segments_set_selected (GN_SEGMENTS (self->deal_all), app == n ? 1 : app == 0 ? 0 : -1);
  adw_expander_row_set_subtitle (ADW_EXPANDER_ROW (self->deal),
                                 app == n ? _("Gnomon shuffles and deals; no box is needed")
                                 : app == 0 ? _("you enter what comes up on the table")
                                 : _("partly from the box, partly from Gnomon: see the list"));
}

/* ---- Component set --------------------------------------------------------------------------------------------- */

#define NAME_LETTERS 20   /* of the name of a set that are shown in any case */

static void
on_name_setup (GtkListItemFactory *factory,
               GtkListItem        *item)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_list_item_set_child (item, label);
}

/* @letters: that have room in any case, the rest being cut; 0 if the name wraps */
static void
on_name_bind (GtkListItemFactory *factory,
              GtkListItem        *item,
              gpointer            letters)
{
  const char *name = gtk_string_object_get_string (gtk_list_item_get_item (item));
  GtkLabel *label = GTK_LABEL (gtk_list_item_get_child (item));
  const int most = GPOINTER_TO_INT (letters);
  const gboolean cut = most && g_utf8_strlen (name, -1) > most;

  gtk_label_set_text (label, name);
  gtk_label_set_wrap (label, !most);
  /* a short name has its own width, which is less than that of so many letters: the title needs the rest */
  gtk_label_set_ellipsize (label, cut ? PANGO_ELLIPSIZE_END : PANGO_ELLIPSIZE_NONE);
  gtk_label_set_width_chars (label, cut ? most : -1);
}

/* The lines of GTK’s own drop-downs, which cut the chosen one to nothing beside a long sentence, stay in the list that
 * opens. @drop: a drop-down or combo row; @letters: as above */
static void
name_chosen (GtkWidget *drop,
             int        letters)
{
  g_autoptr (GtkListItemFactory) chosen = gtk_signal_list_item_factory_new (), lines = NULL;

  g_signal_connect (chosen, "setup", G_CALLBACK (on_name_setup), NULL);
  g_signal_connect (chosen, "bind", G_CALLBACK (on_name_bind), GINT_TO_POINTER (letters));
  g_object_get (drop, "factory", &lines, NULL);
  g_object_set (drop, "list-factory", lines, "factory", chosen, NULL);
}

static void
on_set_chosen (GObject        *row,
               GParamSpec     *pspec,
               GnSetupOptions *self)
{
  guint chosen = adw_combo_row_get_selected (ADW_COMBO_ROW (row));
  g_autoptr (GError) error = NULL;

  if (self->quiet || chosen >= self->sets->len + 1)
    return;

  g_autoptr (GnSet) set = chosen < self->sets->len
                          ? gn_set_ref (g_ptr_array_index (self->sets, chosen))
                          : gn_set_new_empty (gn_draft_get_game (self->draft), "own-box", _("Your own box"));
  self->set_by_hand = TRUE;
  if (!gn_draft_set_set (self->draft, set, &error))
    refused (self, error);
}

static gboolean
has_own_box (GPtrArray *sets)
{
  for (guint i = 0; i < sets->len; i++)
    if (g_str_equal (gn_set_get_id (g_ptr_array_index (sets, i)), "own-box"))
      return TRUE;
  return FALSE;
}

static GtkWidget *
flat_button (const char *icon,
             const char *name,
             const char *action)
{
  GtkWidget *button = gtk_button_new_from_icon_name (icon);

  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_tooltip_text (button, name);
  gn_say_name (button, name);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  return button;
}

static void
make_sets (GnSetupOptions *self)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

  g_clear_pointer (&self->sets, g_ptr_array_unref);
  self->sets = gn_library_sets (gn_draft_get_game (self->draft));
  for (guint i = 0; i < self->sets->len; i++)
    {
      GnSet *set = g_ptr_array_index (self->sets, i);
      /* Translators: the component set that comes with Gnomon, with names and values of its own. */
      gtk_string_list_append (names, gn_set_is_stand_in (set) ? _("Stand-in set") : gn_set_get_title (set));
    }
  if (!has_own_box (self->sets))
    gtk_string_list_append (names, _("Your own box"));

  self->quiet = TRUE;
  self->set_row = adw_combo_row_new ();
  name_chosen (self->set_row, NAME_LETTERS);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->set_row), _("Component set"));
  adw_combo_row_set_model (ADW_COMBO_ROW (self->set_row), G_LIST_MODEL (names));
  g_signal_connect_object (self->set_row, "notify::selected", G_CALLBACK (on_set_chosen), self, 0);
  adw_action_row_add_suffix (ADW_ACTION_ROW (self->set_row),
                             flat_button ("view-list-symbolic", _("Look at the components"), "draft.show-set"));
  gtk_list_box_append (self->list, self->set_row);
  self->quiet = FALSE;
}

static void
show_set (GnSetupOptions *self)
{
  GnSet *set = gn_draft_get_set (self->draft);
  guint chosen = self->sets->len;

  for (guint i = 0; set && i < self->sets->len; i++)
    if (g_str_equal (gn_set_get_id (g_ptr_array_index (self->sets, i)), gn_set_get_id (set)))
      chosen = i;
  self->quiet = TRUE;
  adw_combo_row_set_selected (ADW_COMBO_ROW (self->set_row), chosen);
  self->quiet = FALSE;
  /* What the host designs goes into the stand-in as well, so that one set is enough. */
  gtk_widget_set_visible (self->set_row, chosen > 0 || self->sets->len > 1
                                         || gn_game_is_printed (gn_draft_get_game (self->draft)));
  adw_action_row_set_subtitle (ADW_ACTION_ROW (self->set_row),
                               set && gn_set_is_stand_in (set)
                               ? _("Gnomon’s own names and values, not the publisher’s")
                               : _("Gnomon asks for anything new once, as printed, and then knows it"));
}

/* ---- The game's options ------------------------------------------------------------------------------------------ */

static void
on_option_chosen (GnSegments     *segments,
                  int             chosen,
                  GnSetupOptions *self)
{
  gn_draft_set_option (self->draft, GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (segments), "option")), chosen);
}

static void
on_option_dropped (GtkDropDown    *drop,
                   GParamSpec     *pspec,
                   GnSetupOptions *self)
{
  const guint option = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (drop), "option")),
              chosen = gtk_drop_down_get_selected (drop);

  if (!self->quiet && chosen < self->line[option].n_choices)
    gn_draft_set_option (self->draft, option, self->line[option].choice[chosen]);
}

/* So many letters fit side by side in a frame; longer choices, with a sentence each, become a list. */
#define MOST_LETTERS 44

static guint
titles_length (const GnOption *option)
{
  guint length = 0;

  for (guint i = 0; option->choices[i].id; i++)
    length += (guint) g_utf8_strlen (gn_tr (option->choices[i].title), -1);
  return length;
}

static GtkWidget *
make_option (GnSetupOptions *self,
             guint           index)
{
  const GnGame *game = gn_draft_get_game (self->draft);
  const GnOption *option = &game->options[index];
  OptionLine *line = &self->line[index];
  const guint n = gn_option_n_choices (option, NULL);

  line->row = adw_action_row_new ();
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (line->row), gn_tr (option->title));
  adw_action_row_set_subtitle_lines (ADW_ACTION_ROW (line->row), 0);

  if (n <= 3 && !option->family && titles_length (option) <= MOST_LETTERS)
    {
      line->segments = gn_segments_new ();
      for (guint i = 0; i < n; i++)
        gn_segments_add (GN_SEGMENTS (line->segments), gn_tr (option->choices[i].title),
                         option->choices[i].hint ? gn_tr (option->choices[i].hint) : NULL, i == 0);
      g_object_set_data (G_OBJECT (line->segments), "option", GUINT_TO_POINTER (index));
      gn_say_name (GTK_WIDGET (line->segments), gn_tr (option->title));
      g_signal_connect_object (line->segments, "chosen", G_CALLBACK (on_option_chosen), self, 0);
      adw_action_row_add_suffix (ADW_ACTION_ROW (line->row), line->segments);
    }
  else
    {
      line->drop = gtk_drop_down_new (NULL, NULL);
      name_chosen (line->drop, 0);   /* in two lines in a narrow window */
      gtk_widget_set_valign (line->drop, GTK_ALIGN_CENTER);
      g_object_set_data (G_OBJECT (line->drop), "option", GUINT_TO_POINTER (index));
      gn_say_name (GTK_WIDGET (line->drop), gn_tr (option->title));
      g_signal_connect_object (line->drop, "notify::selected", G_CALLBACK (on_option_dropped), self, 0);
      GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
      gtk_box_append (GTK_BOX (box), line->drop);
      if (option->family && game->families[option->family - 1].designed)
        {
          const GnFamily *family = &game->families[option->family - 1];
          const gboolean drawn = gn_panel_editor_for (game->id, family->id) != G_TYPE_INVALID;
          GtkWidget *edit = flat_button ("document-edit-symbolic", drawn ? _("Draw your own") : _("Make your own"),
                                         "draft.edit-choice");

          gtk_actionable_set_action_target (GTK_ACTIONABLE (edit), "u", index);
          gtk_box_append (GTK_BOX (box), edit);
          if (!gn_game_is_printed (game))
            gtk_box_append (GTK_BOX (box), flat_button ("view-list-symbolic", gn_tr (family->title), "draft.show-set"));
        }
      adw_action_row_add_suffix (ADW_ACTION_ROW (line->row), box);
    }
  gn_split_row (line->row);
  return line->row;
}

/* Whether it belongs to a group that an earlier option began. */
static gboolean
goes_on (const GnGame *game,
         guint         index)
{
  return index && game->options[index].group
         && g_strcmp0 (game->options[index].group, game->options[index - 1].group) == 0;
}

/* A group counts as one ruling and has one row, folded. */
static void
make_experts (GnSetupOptions *self)
{
  const GnGame *game = gn_draft_get_game (self->draft);
  GtkWidget *group = NULL;

  for (guint i = 0; i < gn_game_n_options (game); i++)
    {
      GtkWidget *row;

      if (game->options[i].per_seat || !game->options[i].expert)
        continue;
      row = make_option (self, i);
      if (game->options[i].group && !goes_on (game, i))
        {
          self->group[i] = group = adw_expander_row_new ();
          adw_preferences_row_set_title (ADW_PREFERENCES_ROW (group), gn_tr (game->options[i].group));
          adw_expander_row_add_row (ADW_EXPANDER_ROW (self->expert), group);
        }
      adw_expander_row_add_row (ADW_EXPANDER_ROW (game->options[i].group ? group : self->expert), row);
    }
}

/* The choices in the group, so that they can be read without opening it. */
static void
show_group (GnSetupOptions *self,
            guint           first)
{
  const GnGame *game = gn_draft_get_game (self->draft);
  g_autoptr (GString) all = g_string_new (NULL);
  gboolean changed = FALSE;
  guint i = first;

  do
    {
      const guint chosen = gn_draft_get_option (self->draft, i);
      g_autofree char *title = gn_option_title (&game->options[i], gn_draft_get_set (self->draft), chosen);

      g_string_append_printf (all, i == first ? "%s" : " · %s", title);
      changed |= chosen != 0;
    }
  while (++i < gn_game_n_options (game) && goes_on (game, i));
  adw_expander_row_set_subtitle (ADW_EXPANDER_ROW (self->group[first]), all->str);
  gn_set_class (self->group[first], "changed", changed);
}

static void
make_options (GnSetupOptions *self)
{
  const GnGame *game = gn_draft_get_game (self->draft);
  GtkWidget *row;
  guint experts = 0;

  while ((row = GTK_WIDGET (gtk_list_box_get_row_at_index (self->list, 0))))
    gtk_list_box_remove (self->list, row);
  memset (self->line, 0, sizeof self->line);
  memset (self->group, 0, sizeof self->group);
  memset (self->family, 0, sizeof self->family);
  self->expert = NULL;

  make_dealers (self);
  make_sets (self);
  for (guint i = 0; i < gn_game_n_options (game); i++)
    if (!game->options[i].per_seat && !game->options[i].expert)
      gtk_list_box_append (self->list, make_option (self, i));
    else
      experts += !game->options[i].per_seat && !goes_on (game, i);
  if (experts)
    {
      g_autofree char *n = g_strdup_printf ("%u", experts);
      g_autofree char *title = gn_fill (game->another ? ngettext ("{n} more option", "{n} more options", experts)
                                                      : ngettext ("{n} more ruling", "{n} more rulings", experts),
                                        "n", n, NULL);
      self->expert = adw_expander_row_new ();
      adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->expert), title);
      make_experts (self);
      gtk_list_box_append (self->list, self->expert);
    }
  self->made_for = game;
}

/* The choices that suit this number of players, and the chosen one even if it does not: then the page says why the
 * table cannot start. */
static void
show_choices (GnSetupOptions *self,
              guint           index)
{
  const GnOption *option = &gn_draft_get_game (self->draft)->options[index];
  const GnSet *set = gn_draft_get_set (self->draft);
  OptionLine *line = &self->line[index];
  g_auto (GStrv) names = g_new0 (char *, G_N_ELEMENTS (line->choice) + 1);
  const guint n = gn_option_n_choices (option, set), chosen = gn_draft_get_option (self->draft, index);
  GtkStringList *shown = GTK_STRING_LIST (gtk_drop_down_get_model (GTK_DROP_DOWN (line->drop)));
  guint at = 0;
  gboolean same;

  line->n_choices = 0;
  for (guint i = 0; i < n && i < G_N_ELEMENTS (line->choice); i++)
    if (i == chosen || gn_option_suits (option, set, i, gn_draft_get_n_seats (self->draft)))
      {
        g_autofree char *title = gn_option_title (option, set, i);

        names[line->n_choices] = g_strdup_printf (i ? "%s" : "%s •", title);
        line->choice[line->n_choices++] = (guint8) i;
      }
  same = shown && g_list_model_get_n_items (G_LIST_MODEL (shown)) == line->n_choices;
  for (guint i = 0; i < line->n_choices; i++)
    {
      same = same && g_str_equal (gtk_string_list_get_string (shown, i), names[i]);
      if (line->choice[i] == chosen)
        at = i;
    }
  if (!same)
    {
      g_autoptr (GtkStringList) list = gtk_string_list_new ((const char *const *) names);

      gtk_drop_down_set_model (GTK_DROP_DOWN (line->drop), G_LIST_MODEL (list));
    }
  gtk_drop_down_set_selected (GTK_DROP_DOWN (line->drop), at);
}

static void
show_option (GnSetupOptions *self,
             guint           index)
{
  const GnOption *option = &gn_draft_get_game (self->draft)->options[index];
  OptionLine *line = &self->line[index];
  guint chosen = gn_draft_get_option (self->draft, index);

  if (!line->row)
    return;
  const char *hint = gn_option_hint (option, gn_draft_get_set (self->draft), chosen);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (line->row), hint ? hint : "");
  gn_set_class (line->row, "changed", chosen != 0);
  self->quiet = TRUE;
  if (line->segments)
    gn_segments_set_selected (GN_SEGMENTS (line->segments), chosen);
  else
    show_choices (self, index);
  self->quiet = FALSE;
}

void
gn_setup_options_show (GnSetupOptions *self,
                       GnDraft        *draft)
{
  const GnGame *game = gn_draft_get_game (draft);
  guint changed = gn_draft_n_changed_options (draft), experts = 0;

  g_set_object (&self->draft, draft);
  if (self->made_for != game)
    {
      self->set_by_hand = FALSE;
      make_options (self);
    }

  follow_box (self);
  show_dealers (self);
  show_set (self);
  for (guint i = 0; i < gn_game_n_options (game); i++)
    {
      show_option (self, i);
      if (self->group[i])
        show_group (self, i);
      experts += game->options[i].expert && gn_draft_get_option (draft, i) != 0;
    }

  g_autofree char *n = g_strdup_printf ("%u", changed);
  g_autofree char *text = gn_fill (ngettext ("{n} differs from the rulebook", "{n} differ from the rulebook", changed),
                                   "n", n, NULL);
  gtk_label_set_text (self->changed, text);
  /* A game that scores any game has no rulebook. */
  gtk_widget_set_visible (GTK_WIDGET (self->changed), changed > 0 && !game->another);
  gtk_widget_set_visible (self->reset, changed > 0 && !game->another);
  gtk_widget_set_visible (self->legend, !game->another);
  if (self->expert && !game->another)
    {
      g_autofree char *e = g_strdup_printf ("%u", experts);
      g_autofree char *differ = gn_fill (
        ngettext ("{n} differs from the rules reference", "{n} differ from the rules reference", experts), "n", e,
        NULL);
      adw_expander_row_set_subtitle (ADW_EXPANDER_ROW (self->expert),
                                     experts ? differ
                                             : _("open points in the rulebook: all as in the rules reference"));
    }
}

static void
gn_setup_options_dispose (GObject *object)
{
  GnSetupOptions *self = GN_SETUP_OPTIONS (object);

  self->quiet = TRUE;
  gtk_widget_dispose_template (GTK_WIDGET (self), GN_TYPE_SETUP_OPTIONS);
  g_clear_object (&self->draft);
  g_clear_pointer (&self->sets, g_ptr_array_unref);

  G_OBJECT_CLASS (gn_setup_options_parent_class)->dispose (object);
}

static void
gn_setup_options_class_init (GnSetupOptionsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = gn_setup_options_dispose;
  gtk_widget_class_set_template_from_resource (widget_class, GN_RESOURCE_PATH "/ui/setup/setup-options.ui");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gn_bind_children (widget_class, GnSetupOptions, changed, reset, legend, list);
  gtk_widget_class_bind_template_callback (widget_class, on_reset);
}

static void
gn_setup_options_init (GnSetupOptions *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
