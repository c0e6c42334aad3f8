/* preferences.c: the preferences
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "preferences.h"

#include "settings.h"
#include "app/widgets/whole-choice.h"
#include "panels/drawing/parts.h"
#include "panels/drawing/style.h"

struct _GnPreferences {
  AdwPreferencesPage parent_instance;

  AdwComboRow *color_scheme;
  GtkSwitch   *motion;
  AdwComboRow *dealer_cards;
  AdwComboRow *dealer_dice;
  GtkSwitch   *forced_moves;
  GtkSwitch   *slow_draws;
  GtkSwitch   *show_odds;
  GtkSwitch   *turn_clock;
  GtkSwitch   *show_ratings;
  AdwComboRow *paper_size;
};

G_DEFINE_FINAL_TYPE (GnPreferences, gn_preferences, ADW_TYPE_PREFERENCES_PAGE)

/* The values of a key in the order of its row. */
static const char *const schemes[] = { "default", "light", "dark", NULL };
static const char *const dealers[] = { "app", "box", NULL };
static const char *const papers[] = { "locale", "a4", "letter", NULL };

static gboolean
to_row (GValue   *value,
        GVariant *variant,
        gpointer  values)
{
  for (guint i = 0; ((const char *const *) values)[i]; i++)
    if (g_str_equal (((const char *const *) values)[i], g_variant_get_string (variant, NULL)))
      {
        g_value_set_uint (value, i);
        return TRUE;
      }
  return FALSE;
}

static GVariant *
from_row (const GValue       *value,
          const GVariantType *type,
          gpointer            values)
{
  guint selected = g_value_get_uint (value);

  return selected < g_strv_length (values) ? g_variant_new_string (((const char *const *) values)[selected]) : NULL;
}

static void
bind_choice (AdwComboRow       *row,
             const char        *key,
             const char *const *values)
{
  gn_whole_choice (row);
  g_settings_bind_with_mapping (gn_settings (), key, row, "selected", G_SETTINGS_BIND_DEFAULT,
                                to_row, from_row, (gpointer) values, NULL);
}

static void
gn_preferences_class_init (GnPreferencesClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_template_from_resource (widget_class, GN_RESOURCE_PATH "/ui/settings/preferences.ui");
  gn_bind_children (widget_class, GnPreferences, color_scheme, motion, dealer_cards, dealer_dice, forced_moves,
                    slow_draws, show_odds, turn_clock, show_ratings, paper_size);
}

static void
gn_preferences_init (GnPreferences *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));

  bind_choice (self->color_scheme, "color-scheme", schemes);
  bind_choice (self->dealer_cards, "dealer-cards", dealers);
  bind_choice (self->dealer_dice, "dealer-dice", dealers);
  bind_choice (self->paper_size, "paper-size", papers);
  g_settings_bind (gn_settings (), "motion", self->motion, "active", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (gn_settings (), "forced-moves", self->forced_moves, "active", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (gn_settings (), "slow-draws", self->slow_draws, "active", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (gn_settings (), "show-odds", self->show_odds, "active", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (gn_settings (), "turn-clock", self->turn_clock, "active", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (gn_settings (), "show-ratings", self->show_ratings, "active", G_SETTINGS_BIND_DEFAULT);
}

GtkWidget *
gn_preferences_open (GtkWindow *parent)
{
  gn_style_load ("pages");
  return gn_rows_open (parent, g_object_new (GN_TYPE_PREFERENCES, NULL));
}
