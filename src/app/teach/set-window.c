/* set-window.c: window for a component set: everything known of each family, to view, complete and correct
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "set-window.h"

#include <glib/gi18n.h>

#include "app/widgets/grow-dialog.h"
#include "app/widgets/messages.h"
#include "app/widgets/toast.h"
#include "core/library/library.h"
#include "core/match/match.h"
#include "panels/panel/panel.h"
#include "panels/panel/set-editor.h"
#include "teach-form.h"
#include "core/words/text.h"
#include "panels/drawing/parts.h"
#include "panels/drawing/piece.h"
#include "sheets/tile.h"
#include "panels/layout/grow.h"
#include "panels/layout/container.h"

struct _GnSetWindow {
  AdwWindow        parent_instance;

  GnMatch         *match;    /* a match without players, for the names of things */
  GnMatch         *before;   /* the match before the last component was entered */
  GnSet           *shipped;  /* the shipped set, or NULL */
  guint            family;   /* the family of the form */

  AdwWindowTitle  *title;
  GtkWidget       *back;
  GtkOverlay      *over;
  GtkWidget       *toast;
  GtkStack        *stack;
  GtkWidget       *groups;
  GnTeachForm     *form;
  GnSetEditor     *editor;   /* the game's own editor, in place of the form, or NULL */
};

G_DEFINE_FINAL_TYPE (GnSetWindow, gn_set_window, ADW_TYPE_WINDOW)

enum { CHANGED, KEPT, N_SIGNALS };
static guint signals[N_SIGNALS];

static void show_list (GnSetWindow *self);
static void show_title (GnSetWindow *self);

/* ---- A component in words ------------------------------------------------------------------------------------ */

static char *
bag_text (GnSetWindow  *self,
          const GnAttr *attr,
          guint         family,
          guint         index)
{
  gint16 counts[64] = { 0 };
  guint n = MIN (gn_match_domain_size (self->match, attr->domain), G_N_ELEMENTS (counts));
  GString *text = g_string_new (NULL);

  if (!gn_set_bag (self->match->set, family, index, attr->id, counts, n))
    return g_string_free (text, TRUE);
  for (guint i = 0; i < n; i++)
    if (counts[i])
      {
        g_autofree char *counted = gn_thing_counted (self->match, GN_THING (attr->domain, i), counts[i]);
        g_string_append_printf (text, "%s%s", text->len ? C_("list", ", ") : "", counted);
      }
  if (!text->len)
    g_string_append (text, C_("in a sum", "none"));
  return g_string_free (text, FALSE);
}

static char *
attr_text (GnSetWindow  *self,
           const GnAttr *attr,
           guint         family,
           guint         index)
{
  const GnSet *set = self->match->set;
  gint number;

  switch (attr->kind)
    {
    case GN_ATTR_NUMBER:
      return gn_set_number (set, family, index, attr->id, &number) ? g_strdup_printf ("%d", number) : NULL;
    case GN_ATTR_THING:
      {
        gint16 thing = gn_set_thing (set, family, index, attr->id);
        return thing == GN_NONE ? NULL : gn_thing_name (self->match, GN_THING (attr->domain, thing));
      }
    case GN_ATTR_BAG:
      return bag_text (self, attr, family, index);
    case GN_ATTR_TEXT:
      return g_strdup (gn_set_text (set, family, index, attr->id));
    default:
      return NULL;
    }
}

/* "Cost: 2 rubies · Points: 3", without what the row shows beside it; @missing: a value is not known yet. */
static char *
component_text (GnSetWindow *self,
                guint        family,
                guint        index,
                gboolean     pictured,
                gboolean    *missing)
{
  GString *text = g_string_new (NULL);

  *missing = FALSE;
  for (const GnAttr *attr = self->match->game->families[family].attrs; attr && attr->kind != GN_ATTR_END; attr++)
    {
      g_autofree char *value = attr_text (self, attr, family, index);
      if (g_str_equal (attr->id, "name") || (pictured && gn_tile_is_made_of (attr->id)))
        continue;
      if (!value)
        {
          *missing |= attr->kind == GN_ATTR_NUMBER || attr->kind == GN_ATTR_THING || attr->kind == GN_ATTR_BAG
                        ? attr->nullable
                        : FALSE;
          continue;
        }
      /* Translators: an attribute of a component and its value: "Cost: 2 rubies". */
      g_autofree char *item = gn_fill (_("{name}: {value}"), "name", gn_tr (attr->title), "value", value, NULL);
      g_string_append_printf (text, "%s%s", text->len ? " · " : "", item);
    }
  return g_string_free (text, FALSE);
}

/* ---- The form -------------------------------------------------------------------------------------------------- */

static void
leave (GnSetWindow *self)
{
  gtk_stack_set_visible_child_name (self->stack, "list");
  gtk_widget_set_visible (self->back, FALSE);
  show_title (self);
}

static void
on_discard (GnAsk       *dialog,
            const char  *response,
            GnSetWindow *self)
{
  if (g_str_equal (response, "discard"))
    leave (self);
}

/* Protects a drawing from being discarded by accident. */
static void
on_back (GnSetWindow *self)
{
  if (!self->editor || gtk_stack_get_visible_child (self->stack) != GTK_WIDGET (self->editor)
      || !gn_set_editor_is_changed (self->editor))
    {
      leave (self);
      return;
    }

  GtkWidget *dialog = gn_ask_new (_("Discard changes?"), _("Your changes will be lost."));

  gn_ask_add_responses (GN_ASK (dialog), "stay", _("_Keep editing"),
                        "discard", _("_Discard"), NULL);
  gn_ask_set_response_appearance (GN_ASK (dialog), "discard", ADW_RESPONSE_DESTRUCTIVE);
  gn_ask_set_default_response (GN_ASK (dialog), "stay");
  gn_ask_set_close_response (GN_ASK (dialog), "stay");
  g_signal_connect_object (dialog, "response", G_CALLBACK (on_discard), self, 0);
  gn_ask_open (dialog, GTK_WIDGET (self));
}

/* ---- A game's own editor
 * ------------------------------------------------------------------------------------------- */

static void on_told (GnSetWindow *self, JsonNode *component);

static gboolean
has_editor (GnSetWindow *self,
            guint        family)
{
  const GnGame *game = self->match->game;

  return gn_panel_editor_for (game->id, game->families[family].id) != G_TYPE_INVALID;
}

static void
ask_editor (GnSetWindow *self,
            guint        family,
            int          index,
            gboolean     copy)
{
  const GnGame *game = self->match->game;

  self->family = family;
  if (!self->editor)
    {
      self->editor = g_object_new (gn_panel_editor_for (game->id, game->families[family].id), NULL);
      g_signal_connect_object (self->editor, "told", G_CALLBACK (on_told), self, G_CONNECT_SWAPPED);
      g_signal_connect_object (self->editor, "cancelled", G_CALLBACK (on_back), self, G_CONNECT_SWAPPED);
      gtk_stack_add_named (self->stack, GTK_WIDGET (self->editor), "editor");
      /* Large enough to draw, but no larger than the parent window. */
      GtkWindow *parent = gtk_window_get_transient_for (GTK_WINDOW (self));
      const int width = parent ? gtk_widget_get_width (GTK_WIDGET (parent)) : 0,
                height = parent ? gtk_widget_get_height (GTK_WIDGET (parent)) : 0;
      const double scale = parent ? gn_grow_window_scale (parent) : 1;

      gtk_window_set_default_size (GTK_WINDOW (self), width > 0 ? CLAMP (width, 360, (int) (1180 * scale)) : 1180,
                                   height > 0 ? CLAMP (height, 480, (int) (740 * scale)) : 740);
    }
  gn_set_editor_ask (self->editor, self->match, family, index, copy);
  gtk_stack_set_visible_child (self->stack, GTK_WIDGET (self->editor));
  gtk_widget_set_visible (self->back, TRUE);
  adw_window_title_set_title (self->title, gn_tr (game->families[family].title));
  gtk_widget_child_focus (GTK_WIDGET (self->editor), GTK_DIR_TAB_FORWARD);
}

/* Whether it came with Gnomon. */
static gboolean
is_shipped (GnSetWindow *self,
            guint        family,
            guint        index)
{
  return self->shipped && gn_set_find (self->shipped, family, gn_set_id (self->match->set, family, index)) >= 0;
}

/* Whether who opens this component gets another one like it. */
static gboolean
copies (GnSetWindow *self,
        guint        family,
        int          index)
{
  return index >= 0 && (has_editor (self, family) || gn_set_is_stand_in (self->match->set))
         && is_shipped (self, family, (guint) index);
}

/* Opens the form or editor of a component, or of a new one (-1). @copy: what is kept is another one, for which
 * @name is proposed. A shipped component of the stand-in never changes, nor does one that has an editor. */
static void
ask (GnSetWindow *self,
     guint        family,
     int          index,
     gboolean     copy,
     const char  *name)
{
  copy = copy || copies (self, family, index);
  if (has_editor (self, family))
    {
      ask_editor (self, family, index, copy);
      return;
    }
  self->family = family;
  if (copy)
    gn_teach_form_ask_like (self->form, self->match, family, (guint) index, name);
  else
    gn_teach_form_ask (self->form, self->match, family, index);
  gtk_stack_set_visible_child_name (self->stack, "form");
  gtk_widget_set_visible (self->back, TRUE);
  gtk_widget_child_focus (GTK_WIDGET (self->form), GTK_DIR_TAB_FORWARD);
}

/* Makes this the current set: saves it in the library, shows it, and emits the signals. */
static gboolean
take_set (GnSetWindow  *self,
          GnSet        *set,
          GError      **error)
{
  if (!gn_library_save_set (set, error))
    return FALSE;

  GnMatch *match = gn_match_new (self->match->game, self->match->game->min_seats, gn_set_ref (set), error);
  if (!match)
    return FALSE;
  /* The form that emitted this may still use the old match. */
  g_clear_pointer (&self->before, gn_match_free);
  self->before = self->match;
  self->match = match;
  g_signal_emit (self, signals[CHANGED], 0, set);
  show_list (self);
  return TRUE;
}

gboolean
gn_set_window_teach (GnSetWindow  *self,
                     guint         family,
                     JsonNode     *component,
                     GError      **error)
{
  g_autoptr (GnSet) set = gn_set_copy (self->match->set);
  const int index = gn_set_teach (set, family, component, error);

  if (index < 0 || !take_set (self, set, error))
    return FALSE;
  g_signal_emit (self, signals[KEPT], 0, family, gn_set_id (self->match->set, family, (guint) index));
  return TRUE;
}

gboolean
gn_set_window_forget (GnSetWindow  *self,
                      guint         family,
                      guint         index,
                      GError      **error)
{
  g_autoptr (GnSet) set = gn_set_copy (self->match->set);

  gn_set_forget (set, family, index);
  return take_set (self, set, error);
}

static void
on_taught (GnSetWindow *self,
           JsonNode    *component)
{
  g_autoptr (GError) error = NULL;

  if (gn_set_window_teach (self, self->family, component, &error))
    leave (self);
  else if (gtk_stack_get_visible_child (self->stack) == GTK_WIDGET (self->editor))
    gn_complain (GTK_WIDGET (self), _("The component set cannot be saved"), error->message);
  else
    gn_teach_form_refuse (self->form, error->message);
}

/* An editor keeps a board as the form keeps a card. */
static void
on_told (GnSetWindow *self,
         JsonNode    *component)
{
  on_taught (self, component);
}

/* ---- The list --------------------------------------------------------------------------------------------------- */

static void
on_row (AdwActionRow *row,
        GnSetWindow  *self)
{
  const guint place = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (row), "place")), family = place >> 16,
              index = place & 0xffff;

  ask (self, family, (int) index, FALSE, NULL);
}

/* The set before a component was removed. */
typedef struct {
  GnSetWindow *window;
  GnSet       *set;
} Removed;

static void
removed_free (gpointer data)
{
  Removed *removed = data;

  gn_set_unref (removed->set);
  g_free (removed);
}

static void
on_forget_undone (gpointer data)
{
  Removed *removed = data;
  g_autoptr (GError) error = NULL;

  if (!take_set (removed->window, removed->set, &error))
    gn_complain (GTK_WIDGET (removed->window), _("The component set cannot be saved"), error->message);
}

static void
on_copy (GtkButton   *button,
         GnSetWindow *self)
{
  const guint place = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "place"));

  ask (self, place >> 16, (int) (place & 0xffff), TRUE, NULL);
}

static void
on_forget (GtkButton   *button,
           GnSetWindow *self)
{
  const guint place = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "place"));
  g_autofree char *name = gn_set_name (self->match->set, place >> 16, place & 0xffff);
  g_autofree char *text = gn_fill (_("“{name}” was removed from the set."), "name", name, NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (GnSet) before = gn_set_ref (self->match->set);

  if (!gn_set_window_forget (self, place >> 16, place & 0xffff, &error))
    {
      gn_complain (GTK_WIDGET (self), _("The component set cannot be saved"), error->message);
      return;
    }

  Removed *removed = g_new (Removed, 1);

  *removed = (Removed) { self, g_steal_pointer (&before) };
  gn_toast_offer (self->toast, text, _("_Undo"), on_forget_undone, removed, removed_free);
}

/* A button at the end of a component's row. */
static void
add_suffix (GnSetWindow *self,
            GtkWidget   *row,
            guint        place,
            const char  *icon,
            const char  *name,
            GCallback    callback)
{
  GtkWidget *button = gtk_button_new_from_icon_name (icon);

  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_tooltip_text (button, name);
  gn_say_name (button, name);
  g_object_set_data (G_OBJECT (button), "place", GUINT_TO_POINTER (place));
  g_signal_connect_object (button, "clicked", callback, self, 0);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), button);
}

static void
on_add (GtkButton   *button,
        GnSetWindow *self)
{
  const guint family = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "family"));

  ask (self, family, -1, FALSE, NULL);
}

static void
add_family (GnSetWindow *self,
            guint        index)
{
  const GnFamily *family = &self->match->game->families[index];
  const GnSet *set = self->match->set;
  const gboolean designed = family->designed, fixed = gn_set_is_stand_in (set) && !designed;
  guint n = gn_set_size (set, index);
  GtkWidget *group = adw_preferences_group_new (), *add = gtk_button_new_with_mnemonic (_("_Add…"));
  g_autofree char *known = g_strdup_printf ("%u", n);
  g_autofree char *all = g_strdup_printf ("%u", family->expected);
  g_autofree char *note = family->expected ? gn_fill (_("{n} of {all} known"), "n", known, "all", all, NULL)
                                           : gn_fill (ngettext ("{n} known", "{n} known", n), "n", known, NULL);

  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (group), gn_tr (family->title));
  adw_preferences_group_set_description (ADW_PREFERENCES_GROUP (group), note);
  g_object_set_data (G_OBJECT (add), "family", GUINT_TO_POINTER (index));
  g_signal_connect_object (add, "clicked", G_CALLBACK (on_add), self, 0);
  gtk_widget_set_valign (add, GTK_ALIGN_CENTER);
  gtk_widget_set_visible (add, !fixed);
  adw_preferences_group_set_header_suffix (ADW_PREFERENCES_GROUP (group), add);

  for (guint i = 0; i < n; i++)
    {
      GtkWidget *row = adw_action_row_new ();
      gboolean missing;
      g_autofree char *name = gn_set_name (set, index, i);
      g_autofree char *tile = gn_tile_of (set, index, i);
      g_autofree char *text = component_text (self, index, i, tile != NULL, &missing);

      if (tile)
        adw_action_row_add_prefix (ADW_ACTION_ROW (row), gn_piece_new (tile, 32));
      adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
      adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), name);
      adw_action_row_set_subtitle (ADW_ACTION_ROW (row), text);
      adw_action_row_set_subtitle_lines (ADW_ACTION_ROW (row), 2);
      if (missing && !gn_set_knows_all (set, index, i))
        {
          /* Translators: something printed on this component is not known yet. */
          GtkWidget *chip = gtk_label_new (_("incomplete"));

          gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                          gtk_label_get_text (GTK_LABEL (chip)), -1);
          gn_add_classes (chip, "chip accent");
          gtk_widget_set_valign (chip, GTK_ALIGN_CENTER);
          adw_action_row_add_suffix (ADW_ACTION_ROW (row), chip);
        }
      if (!fixed)
        {
          if (!copies (self, index, (int) i))
            adw_action_row_add_suffix (ADW_ACTION_ROW (row), gtk_image_new_from_icon_name ("document-edit-symbolic"));
          gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
          g_object_set_data (G_OBJECT (row), "place", GUINT_TO_POINTER (index << 16 | i));
          g_signal_connect_object (row, "activated", G_CALLBACK (on_row), self, 0);
        }
      if (designed)
        add_suffix (self, row, index << 16 | i, "edit-copy-symbolic", _("Use this as a template for a new one"),
                    G_CALLBACK (on_copy));
      if (designed && !is_shipped (self, index, i))
        add_suffix (self, row, index << 16 | i, "user-trash-symbolic", _("Remove it from the set"),
                    G_CALLBACK (on_forget));
      adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), row);
    }
  gtk_box_append (GTK_BOX (self->groups), group);
}

static void
show_list (GnSetWindow *self)
{
  gn_container_clear (self->groups);
  /* (too long for a header) */
  if (gn_set_is_stand_in (self->match->set) && gn_game_is_printed (self->match->game))
    gtk_box_append (GTK_BOX (self->groups), gn_paragraph (_("Gnomon’s own names and values, not the publisher’s"),
                                                             "quiet"));
  for (guint i = 0; i < gn_game_n_families (self->match->game); i++)
    if (self->match->game->families[i].attrs)
      add_family (self, i);
  show_title (self);
}

static void
show_title (GnSetWindow *self)
{
  const GnSet *set = self->match->set;
  const GnGame *game = self->match->game;

  adw_window_title_set_title (self->title, gn_set_is_stand_in (set) && gn_game_is_printed (game)
                                           ? _("Stand-in set") : gn_set_get_title (set));
  adw_window_title_set_subtitle (self->title, gn_tr (game->title));
}

/* ---- The object
 * --------------------------------------------------------------------------------------------------- */

static void
gn_set_window_finalize (GObject *object)
{
  g_clear_pointer (&GN_SET_WINDOW (object)->match, gn_match_free);
  g_clear_pointer (&GN_SET_WINDOW (object)->before, gn_match_free);
  g_clear_pointer (&GN_SET_WINDOW (object)->shipped, gn_set_unref);
  G_OBJECT_CLASS (gn_set_window_parent_class)->finalize (object);
}

static void
gn_set_window_class_init (GnSetWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = gn_set_window_finalize;
  g_type_ensure (GN_TYPE_TEACH_FORM);
  signals[CHANGED] = g_signal_new ("changed", GN_TYPE_SET_WINDOW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                                   1, G_TYPE_POINTER);
  signals[KEPT] = g_signal_new ("kept", GN_TYPE_SET_WINDOW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 2,
                                G_TYPE_UINT, G_TYPE_STRING);

  gtk_widget_class_set_template_from_resource (widget_class, GN_RESOURCE_PATH "/ui/teach/set-window.ui");
  gn_bind_children (widget_class, GnSetWindow, title, back, over, stack, groups, form);
  gtk_widget_class_bind_template_callback (widget_class, on_back);
  gtk_widget_class_bind_template_callback (widget_class, on_taught);
}

static void
gn_set_window_init (GnSetWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->toast = gn_toast_slot (self->over);
  gn_grow_dialog (ADW_WINDOW (self));
}

GtkWidget *
gn_set_window_new (GnSet *set)
{
  const GnGame *game = gn_set_game (set);
  g_autoptr (GError) error = NULL;
  GnMatch *match = gn_match_new (game, game->min_seats, gn_set_copy (set), &error);

  if (!match)
    {
      g_message ("%s", error->message);
      return NULL;
    }
  GnSetWindow *self = g_object_new (GN_TYPE_SET_WINDOW, NULL);
  self->match = match;
  self->shipped = gn_set_new_stand_in (game, NULL);
  show_list (self);
  return GTK_WIDGET (self);
}

void
gn_set_window_open (GnSetWindow *self,
                    guint        family,
                    int          index,
                    const char  *name)
{
  if (self->match->game->families[family].designed || !gn_set_is_stand_in (self->match->set))
    ask (self, family, index, FALSE, name);
}
