/* gn-attr-row.c: one thing that is printed on a component, to be chosen or counted
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "gn-attr-row-private.h"

#include <glib/gi18n.h>

#include "gn-component.h"
#include "gn-dice-field.h"
#include "gn-effects-field.h"
#include "gn-off.h"
#include "gn-parts.h"
#include "gn-piece.h"
#include "gn-text.h"

#define MOST_CHIPS   12   /* more things than these are a list to drop down */
#define MOST_NUMBERS 9    /* 0 … 8 are chips; what lies beyond is typed */

G_DEFINE_FINAL_TYPE (GnAttrRow, gn_attr_row, GTK_TYPE_WIDGET)

enum { CHANGED, N_SIGNALS };
static guint signals[N_SIGNALS];

static void
changed (GnAttrRow *self)
{
  if (!self->quiet)
    g_signal_emit (self, signals[CHANGED], 0);
}

static GtkWidget *
new_chip (const char *piece,
          const char *text,
          const char *name,
          int         value)
{
  GtkWidget *chip = gtk_toggle_button_new ();
  GtkWidget *box = gn_row (5, NULL);

  if (piece)
    gtk_box_append (GTK_BOX (box), gn_piece_new (piece, 20));
  if (text)
    gtk_box_append (GTK_BOX (box), gn_label (text, NULL));
  gtk_widget_set_halign (box, GTK_ALIGN_CENTER);
  gtk_button_set_child (GTK_BUTTON (chip), box);
  gn_add_classes (chip, "attr-chip");
  gn_accessible_name (chip, name);
  gn_set_tooltip (chip, name);
  g_object_set_data (G_OBJECT (chip), "value", GINT_TO_POINTER (value));
  return chip;
}

static int
value_of (GtkWidget *chip)
{
  return GPOINTER_TO_INT (g_object_get_data (G_OBJECT (chip), "value"));
}

/* One chip of @chips is pressed, or none. */
void
gn_attr_row_press (GnAttrRow *self,
                   GPtrArray *chips,
                   gboolean   any,
                   int        value)
{
  gboolean quiet = self->quiet;

  self->quiet = TRUE;
  for (guint i = 0; i < chips->len; i++)
    gtk_toggle_button_set_active (chips->pdata[i], any && value_of (chips->pdata[i]) == value);
  self->quiet = quiet;
}

int
gn_attr_row_pressed (GPtrArray *chips)
{
  for (guint i = 0; i < chips->len; i++)
    if (gtk_toggle_button_get_active (chips->pdata[i]))
      return value_of (chips->pdata[i]);
  return -1;
}

/* ---- Numbers ------------------------------------------------------------- */

static int
most (GnAttrRow *self)
{
  return self->attr->max > self->attr->min ? self->attr->max : 999;
}

void
gn_attr_row_show_number (GnAttrRow *self)
{
  GPtrArray *chips = self->attr->kind == GN_ATTR_EFFECT ? self->figure_chips : self->chips;
  gboolean quiet = self->quiet;

  gn_attr_row_press (self, chips, self->number_known, self->number);
  self->quiet = TRUE;
  if (self->figure)
    {
      g_autofree char *n = self->number_known && gn_attr_row_pressed (chips) < 0 ? g_strdup_printf ("%d", self->number) : g_strdup ("");

      gtk_editable_set_text (GTK_EDITABLE (self->figure), n);
    }
  self->quiet = quiet;
}

static void
on_number (GnAttrRow       *self,
           GtkToggleButton *chip)
{
  if (self->quiet)
    return;

  gboolean on = gtk_toggle_button_get_active (chip);

  if (on || self->attr->nullable)
    {
      self->number_known = on;
      self->number = on ? value_of (GTK_WIDGET (chip)) : 0;
    }
  gn_attr_row_show_number (self);
  changed (self);
}

static void
on_figure (GnAttrRow *self)
{
  const char *text = gtk_editable_get_text (GTK_EDITABLE (self->figure));
  gint64 n;

  if (self->quiet)
    return;
  self->number_known = g_ascii_string_to_signed (text, 10, self->attr->kind == GN_ATTR_NUMBER ? self->attr->min : 0,
                                                 self->attr->kind == GN_ATTR_NUMBER ? most (self) : 999, &n, NULL);
  self->number = self->number_known ? (int) n : 0;
  gn_attr_row_press (self, self->attr->kind == GN_ATTR_EFFECT ? self->figure_chips : self->chips, self->number_known, self->number);
  changed (self);
}

/* What lies beyond the chips is typed. */
static GtkWidget *
new_figure (GnAttrRow *self)
{
  GtkWidget *figure = gtk_entry_new ();

  gtk_entry_set_max_length (GTK_ENTRY (figure), 3);
  gtk_entry_set_input_purpose (GTK_ENTRY (figure), GTK_INPUT_PURPOSE_DIGITS);
  gtk_entry_set_placeholder_text (GTK_ENTRY (figure), "…");
  gtk_editable_set_width_chars (GTK_EDITABLE (figure), 3);
  gtk_editable_set_max_width_chars (GTK_EDITABLE (figure), 3);
  gtk_widget_set_valign (figure, GTK_ALIGN_CENTER);
  gn_accessible_name (figure, gn_tr (self->attr->title));
  gn_add_classes (figure, "attr-figure");
  g_signal_connect_object (figure, "changed", G_CALLBACK (on_figure), self, G_CONNECT_SWAPPED);
  return figure;
}

static void
add_number_chip (GnAttrRow *self,
                 GtkWidget *box,
                 GPtrArray *chips,
                 int        value)
{
  g_autofree char *text = gn_number_text (value);
  g_autofree char *name = gn_fill (_("{what}: {value}"), "what", gn_tr (self->attr->title), "value", text, NULL);
  GtkWidget *chip = new_chip (NULL, text, name, value);

  gn_add_classes (chip, "number");
  g_signal_connect_object (chip, "toggled", G_CALLBACK (on_number), self, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (box), chip);
  g_ptr_array_add (chips, chip);
}

static GtkWidget *
make_numbers (GnAttrRow *self)
{
  const GnAttr *attr = self->attr;
  GtkWidget *box = gn_row (4, NULL);

  for (int i = attr->min; i <= MIN (most (self), attr->min + MOST_NUMBERS - 1); i++)
    add_number_chip (self, box, self->chips, i);
  if (most (self) >= attr->min + MOST_NUMBERS)
    {
      self->figure = new_figure (self);
      gtk_box_append (GTK_BOX (box), self->figure);
    }
  return box;
}

/* ---- Things -------------------------------------------------------------- */

static void
on_thing (GnAttrRow       *self,
          GtkToggleButton *chip)
{
  if (self->quiet)
    return;

  gboolean on = gtk_toggle_button_get_active (chip) || !self->attr->nullable;

  gn_attr_row_press (self, self->chips, on, value_of (GTK_WIDGET (chip)));
  changed (self);
}

static void
on_drop_down (GnAttrRow *self)
{
  changed (self);
}

static guint
n_values (GnAttrRow *self)
{
  const GnDomain *domain = &self->match->game->domains[self->attr->domain];

  return domain->hidden ? domain->hidden : gn_match_domain_size (self->match, self->attr->domain);
}

static GtkWidget *
make_things (GnAttrRow *self)
{
  guint n = n_values (self), columns = n <= 4 ? 4 : 3;
  GtkWidget *grid;

  if (n > MOST_CHIPS)
    {
      g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);

      if (self->attr->nullable)
        g_ptr_array_add (names, g_strdup ("–"));
      for (guint i = 0; i < n; i++)
        g_ptr_array_add (names, gn_thing_name (self->match, GN_THING (self->attr->domain, i)));
      g_ptr_array_add (names, NULL);
      self->drop_down = gtk_drop_down_new_from_strings ((const char *const *) names->pdata);
      gtk_widget_set_halign (self->drop_down, GTK_ALIGN_START);
      gn_accessible_name (self->drop_down, gn_tr (self->attr->title));
      g_signal_connect_object (self->drop_down, "notify::selected", G_CALLBACK (on_drop_down), self, G_CONNECT_SWAPPED);
      return self->drop_down;
    }

  grid = gtk_grid_new ();
  gtk_grid_set_column_spacing (GTK_GRID (grid), 4);
  gtk_grid_set_row_spacing (GTK_GRID (grid), 4);
  for (guint i = 0; i < n; i++)
    {
      GnThing thing = GN_THING (self->attr->domain, i);
      g_autofree char *name = gn_thing_name (self->match, thing);
      const char *piece = gn_thing_icon (self->match, thing);
      /* What is counted elsewhere on the card is known by its picture. */
      gboolean gem = FALSE;

      for (const GnAttr *other = self->match->game->families[self->family].attrs; other->id; other++)
        gem |= (other->kind == GN_ATTR_BAG || other->kind == GN_ATTR_LIST) && other->domain == self->attr->domain;

      GtkWidget *chip = new_chip (piece, piece && gem ? NULL : name, name, i);

      g_signal_connect_object (chip, "toggled", G_CALLBACK (on_thing), self, G_CONNECT_SWAPPED);
      gtk_grid_attach (GTK_GRID (grid), chip, i % columns, i / columns, 1, 1);
      g_ptr_array_add (self->chips, chip);
    }
  return grid;
}

/* ---- Counts -------------------------------------------------------------- */

/* Where in the row @value stands: "2", "1 3". */
static char *
places_of (GnAttrRow *self,
           guint      value)
{
  GString *places = g_string_new (NULL);

  for (guint k = 0; k < self->n_line; k++)
    if (self->line[k] == value)
      {
        g_autofree char *place = gn_number_text (k + 1);

        g_string_append_printf (places, "%s%s", places->len ? " " : "", place);
      }
  return g_string_free (places, FALSE);
}

void
gn_attr_row_show_counts (GnAttrRow *self)
{
  gboolean quiet = self->quiet;

  for (guint i = 0; self->counts && i < self->counts->len; i++)
    {
      GtkWidget *label = self->counts->pdata[i];
      GtkWidget *less = g_object_get_data (G_OBJECT (label), "less");
      g_autofree char *n = self->attr->ordered ? places_of (self, i) : gn_number_text (self->count[i]);

      gtk_label_set_label (GTK_LABEL (label), self->count[i] ? n : "");
      gtk_widget_set_opacity (less, self->count[i] ? 1 : 0);
      gtk_widget_set_can_target (less, self->count[i] > 0);
      gn_set_class (gtk_widget_get_ancestor (label, GTK_TYPE_BUTTON), "counted", self->count[i] > 0);
    }
  if (self->nothing)
    {
      gboolean none = self->counted && !(self->numbers && *gtk_editable_get_text (GTK_EDITABLE (self->numbers)))
                      && !(self->names && *gtk_editable_get_text (GTK_EDITABLE (self->names)));

      for (guint i = 0; self->counts && i < self->counts->len; i++)
        none &= self->count[i] == 0;
      self->quiet = TRUE;
      gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->nothing), none);
      self->quiet = quiet;
    }
}

void
gn_attr_row_line_up (GnAttrRow *self,
                     guint      value)
{
  int held = 0;

  for (guint i = 0; i < self->n_line; i++)
    held += self->line[i] == value;
  for (; held < self->count[value] && self->n_line < MOST_LINE; held++)
    self->line[self->n_line++] = (guint8) value;
  for (guint i = self->n_line; i-- > 0 && held > self->count[value];)
    if (self->line[i] == value)
      {
        memmove (self->line + i, self->line + i + 1, self->n_line - i - 1);
        self->n_line--;
        held--;
      }
}

static void
count (GnAttrRow *self,
       guint      value,
       int        n)
{
  self->count[value] = CLAMP (n, 0, self->attr->max ? self->attr->max : 99);
  gn_attr_row_line_up (self, value);
  self->counted = FALSE;
  for (guint i = 0; i < self->counts->len; i++)
    self->counted |= self->count[i] > 0;
  self->counted |= !self->attr->nullable;
  gn_attr_row_show_counts (self);
  changed (self);
}

static void
on_count (GnAttrRow *self,
          GtkWidget *button)
{
  count (self, value_of (button), self->count[value_of (button)] + 1);
}

static void
on_less (GnAttrRow *self,
         GtkWidget *button)
{
  count (self, value_of (button), self->count[value_of (button)] - 1);
}

/* Digits say how many, minus and backspace take away. */
static gboolean
on_count_key (GtkEventControllerKey *keys,
              guint                  keyval,
              guint                  keycode,
              GdkModifierType        state,
              GnAttrRow             *self)
{
  int value = value_of (gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (keys)));
  gunichar c = gdk_keyval_to_unicode (keyval);

  if (state & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK))
    return FALSE;
  if (g_unichar_isdigit (c))
    count (self, value, g_unichar_digit_value (c));
  else if (c == '+')
    count (self, value, self->count[value] + 1);
  else if (c == '-' || keyval == GDK_KEY_BackSpace || keyval == GDK_KEY_Delete)
    count (self, value, self->count[value] - 1);
  else
    return FALSE;
  return TRUE;
}

static void
on_nothing (GnAttrRow       *self,
            GtkToggleButton *chip)
{
  if (self->quiet)
    return;
  memset (self->count, 0, sizeof self->count);
  self->n_line = 0;
  if (self->numbers)
    {
      self->quiet = TRUE;
      gtk_editable_set_text (GTK_EDITABLE (self->numbers), "");
      self->quiet = FALSE;
    }
  self->counted = gtk_toggle_button_get_active (chip) || !self->attr->nullable;
  gn_attr_row_show_counts (self);
  changed (self);
}

static GtkWidget *
new_nothing (GnAttrRow *self)
{
  self->nothing = new_chip (NULL, _("nothing"), _("nothing"), 0);
  g_signal_connect_object (self->nothing, "toggled", G_CALLBACK (on_nothing), self, G_CONNECT_SWAPPED);
  return self->nothing;
}

/* ---- Figures in a row ------------------------------------------------------ */

GArray *
gn_attr_row_numbers (GnAttrRow *self)
{
  GArray *numbers = g_array_new (FALSE, FALSE, sizeof (gint64));
  g_auto (GStrv) words = g_strsplit_set (gtk_editable_get_text (GTK_EDITABLE (self->numbers)), " ,;/", -1);

  for (guint i = 0; words[i]; i++)
    {
      gint64 n;

      if (g_ascii_string_to_signed (words[i], 10, G_MININT16, G_MAXINT16, &n, NULL))
        g_array_append_val (numbers, n);
    }
  return numbers;
}

static void
on_numbers (GnAttrRow *self)
{
  if (self->quiet)
    return;

  g_autoptr (GArray) numbers = gn_attr_row_numbers (self);

  self->counted = numbers->len > 0 || !self->attr->nullable;
  gn_attr_row_show_counts (self);
  changed (self);
}

/* One of the sample's lists shows how it is typed. */
static char *
sample_numbers (GnAttrRow *self)
{
  GString *text = g_string_new (NULL);
  gint16 value[MOST_VALUES];

  for (guint i = 0; self->sample && !text->len && i < gn_set_size (self->sample, self->family); i++)
    for (gint k = 0, n = gn_set_list (self->sample, self->family, i, self->attr->id, value, MOST_VALUES); k < n; k++)
      g_string_append_printf (text, "%s%d", k ? " " : "", value[k]);
  return g_string_free (text, FALSE);
}

static GtkWidget *
make_number_list (GnAttrRow *self)
{
  GtkWidget *box = gn_row (4, NULL);
  g_autofree char *sample = sample_numbers (self);

  self->numbers = gtk_entry_new ();
  gtk_entry_set_max_length (GTK_ENTRY (self->numbers), 120);
  gtk_widget_set_hexpand (self->numbers, TRUE);
  gn_accessible_name (self->numbers, gn_tr (self->attr->title));
  if (*sample)
    {
      /* Translators: in an empty line for several figures: "such as 8 13 18" */
      g_autofree char *hint = gn_fill (_("such as {figures}"), "figures", sample, NULL);

      gtk_entry_set_placeholder_text (GTK_ENTRY (self->numbers), hint);
    }
  g_signal_connect_object (self->numbers, "changed", G_CALLBACK (on_numbers), self, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (box), self->numbers);
  if (self->attr->nullable)
    gtk_box_append (GTK_BOX (box), new_nothing (self));
  self->counted = !self->attr->nullable;
  return box;
}

static GtkWidget *
make_counts (GnAttrRow *self)
{
  guint n = MIN (n_values (self), MOST_VALUES);
  GtkWidget *box = gtk_grid_new ();

  gtk_grid_set_column_spacing (GTK_GRID (box), 4);
  gtk_grid_set_row_spacing (GTK_GRID (box), 4);
  self->counts = g_ptr_array_new ();
  for (guint i = 0; i < n; i++)
    {
      GnThing thing = GN_THING (self->attr->domain, i);
      g_autofree char *name = gn_thing_name (self->match, thing);
      g_autofree char *more_name = gn_fill (_("More: {thing}"), "thing", name, NULL);
      g_autofree char *less_name = gn_fill (_("Fewer: {thing}"), "thing", name, NULL);
      const char *piece = gn_thing_icon (self->match, thing);
      GtkWidget *cell = gn_row (0, "attr-count");
      GtkWidget *more = gtk_button_new (), *less = gtk_button_new_from_icon_name ("list-remove-symbolic");
      GtkWidget *inside = gn_row (5, NULL), *label = gn_label ("", "count");
      GtkEventController *keys = gtk_event_controller_key_new ();

      gtk_box_append (GTK_BOX (inside), piece ? gn_piece_new (piece, 24) : gn_label (name, NULL));
      gtk_label_set_width_chars (GTK_LABEL (label), 1);
      gtk_box_append (GTK_BOX (inside), label);
      gtk_button_set_child (GTK_BUTTON (more), inside);
      gn_add_classes (more, "attr-chip");
      gn_add_classes (less, "flat less");
      gtk_widget_set_focusable (less, FALSE);
      gtk_widget_set_valign (less, GTK_ALIGN_CENTER);
      gn_set_tooltip (more, more_name);
      gn_accessible_name (more, more_name);
      gn_set_tooltip (less, less_name);
      gn_accessible_name (less, less_name);
      for (guint k = 0; k < 2; k++)
        g_object_set_data (G_OBJECT (k ? less : more), "value", GINT_TO_POINTER ((int) i));
      g_object_set_data (G_OBJECT (label), "less", less);
      g_signal_connect_object (more, "clicked", G_CALLBACK (on_count), self, G_CONNECT_SWAPPED);
      g_signal_connect_object (less, "clicked", G_CALLBACK (on_less), self, G_CONNECT_SWAPPED);
      g_signal_connect_object (keys, "key-pressed", G_CALLBACK (on_count_key), self, 0);
      gtk_widget_add_controller (more, keys);
      gtk_box_append (GTK_BOX (cell), more);
      gtk_box_append (GTK_BOX (cell), less);
      gtk_grid_attach (GTK_GRID (box), cell, i % 5, i / 5, 1, 1);
      g_ptr_array_add (self->counts, label);
    }
  if (self->attr->kind == GN_ATTR_LIST && self->attr->nullable)
    gtk_grid_attach (GTK_GRID (box), new_nothing (self), n % 5, n / 5, 1, 1);
  self->counted = !self->attr->nullable;
  return box;
}

/* ---- Components not told yet -------------------------------------------------- */

static void
on_names (GnAttrRow *self)
{
  if (self->quiet)
    return;
  self->counted = self->counted || *gtk_editable_get_text (GTK_EDITABLE (self->names)) || !self->attr->nullable;
  gn_attr_row_show_counts (self);
  changed (self);
}

void
gn_attr_row_offer_names (GnAttrRow *self)
{
  GtkWidget *grid = gtk_widget_get_first_child (GTK_WIDGET (self));

  if (self->attr->kind != GN_ATTR_LIST || self->attr->domain >= GN_DOMAIN_SEAT || !self->match->game->domains[self->attr->domain].family || self->names)
    return;
  self->names = gtk_entry_new ();
  gtk_entry_set_max_length (GTK_ENTRY (self->names), 300);
  gtk_widget_set_hexpand (self->names, TRUE);
  /* Translators: in an empty line: components that nobody has told yet, by name and with commas between; what each does is asked later */
  gtk_entry_set_placeholder_text (GTK_ENTRY (self->names), _("New ones, by name: Malt, Hops"));
  gn_accessible_name (self->names, gn_tr (self->attr->title));
  g_signal_connect_object (self->names, "changed", G_CALLBACK (on_names), self, G_CONNECT_SWAPPED);
  gtk_widget_add_css_class (self->names, "attr-names");
  gtk_grid_attach_next_to (GTK_GRID (grid), self->names, NULL, GTK_POS_BOTTOM, 5, 1);
}

/* "Malt Kiln" is "malt-kiln". */
static char *
id_of (GnAttrRow  *self,
       const char *name)
{
  g_autofree char *plain = g_str_to_ascii (name, NULL);
  GString *id = g_string_new (NULL);

  for (const char *c = plain; *c; c++)
    if (g_ascii_isalnum (*c))
      g_string_append_c (id, g_ascii_tolower (*c));
    else if (id->len && id->str[id->len - 1] != '-')
      g_string_append_c (id, '-');
  while (id->len && id->str[id->len - 1] == '-')
    g_string_truncate (id, id->len - 1);
  if (!id->len)
    g_string_append_printf (id, "new-%u", g_str_hash (name));
  return g_string_free (id, FALSE);
}

GPtrArray *
gn_attr_row_get_named (GnAttrRow *self,
                       guint     *family)
{
  GPtrArray *named = g_ptr_array_new_with_free_func ((GDestroyNotify) json_node_unref);
  g_auto (GStrv) names = self->names ? g_strsplit_set (gtk_editable_get_text (GTK_EDITABLE (self->names)), ",;", -1) : NULL;

  *family = self->attr->domain < GN_DOMAIN_SEAT ? self->match->game->domains[self->attr->domain].family - 1 : 0;
  for (guint i = 0; names && names[i]; i++)
    if (*g_strstrip (names[i]))
      {
        g_autoptr (JsonObject) object = json_object_new ();
        g_autofree char *id = id_of (self, names[i]);

        json_object_set_string_member (object, "id", id);
        json_object_set_string_member (object, "name", names[i]);
        g_ptr_array_add (named, json_node_init_object (json_node_alloc (), object));
      }
  return named;
}

/* ---- Effects ------------------------------------------------------------- */

static const char *
effect_title (const GnAttr *attr,
              guint         i)
{
  return attr->effect_titles ? gn_tr (attr->effect_titles[i]) : attr->effects[i];
}

const char *
gn_attr_row_effect_word (GnAttrRow *self)
{
  int chosen = gn_attr_row_pressed (self->chips);

  return self->attr->effect_of ? self->effect : chosen >= 0 ? self->attr->effects[chosen] : NULL;
}

/* The figures that such an effect can have; one that is always the same is not asked for. */
gboolean
gn_attr_row_make_figures (GnAttrRow *self)
{
  const char *word = gn_attr_row_effect_word (self);
  g_autoptr (GArray) figures = gn_effect_figures (self->sample, self->family, self->attr->id, word);
  GtkWidget *child;
  gboolean asked = figures->len > 1;

  while ((child = gtk_widget_get_first_child (self->figures)))
    gtk_box_remove (GTK_BOX (self->figures), child);
  g_ptr_array_set_size (self->figure_chips, 0);
  self->figure = NULL;
  for (guint i = 0; asked && i < figures->len; i++)
    add_number_chip (self, self->figures, self->figure_chips, g_array_index (figures, gint, i));
  if (asked)
    {
      self->figure = new_figure (self);
      gtk_box_append (GTK_BOX (self->figures), self->figure);
    }
  gtk_widget_set_visible (self->figures, asked);
  self->number_known = figures->len == 1;
  self->number = figures->len == 1 ? g_array_index (figures, gint, 0) : 0;
  gn_attr_row_show_number (self);
  return asked;
}

static void
on_effect (GnAttrRow       *self,
           GtkToggleButton *chip)
{
  if (self->quiet)
    return;
  gn_attr_row_press (self, self->chips, gtk_toggle_button_get_active (chip) || !self->attr->nullable, value_of (GTK_WIDGET (chip)));
  gn_attr_row_make_figures (self);
  changed (self);
}

static GtkWidget *
make_effects (GnAttrRow *self)
{
  GtkWidget *box = gn_column (4, NULL), *grid = gtk_grid_new ();

  gtk_grid_set_column_spacing (GTK_GRID (grid), 4);
  gtk_grid_set_row_spacing (GTK_GRID (grid), 4);
  for (guint i = 0; self->attr->effects && self->attr->effects[i]; i++)
    {
      GtkWidget *chip = new_chip (NULL, effect_title (self->attr, i), effect_title (self->attr, i), i);

      g_signal_connect_object (chip, "toggled", G_CALLBACK (on_effect), self, G_CONNECT_SWAPPED);
      gtk_grid_attach (GTK_GRID (grid), chip, i % 3, i / 3, 1, 1);
      g_ptr_array_add (self->chips, chip);
    }
  self->figures = gn_row (4, NULL);
  gtk_widget_set_visible (grid, !self->attr->effect_of);
  gtk_widget_set_visible (self->figures, FALSE);
  gtk_box_append (GTK_BOX (box), grid);
  gtk_box_append (GTK_BOX (box), self->figures);
  return box;
}

gboolean
gn_attr_row_set_effect (GnAttrRow  *self,
                        const char *word)
{
  if (g_strcmp0 (word, self->effect) == 0)
    return self->figure_chips->len > 0;
  self->effect = g_intern_string (word);
  return gn_attr_row_make_figures (self);
}

void
gn_attr_row_add_effect (GnAttrRow          *self,
                        const GnEffectWord *word)
{
  g_return_if_fail (self->effects);

  gn_effects_field_add (GN_EFFECTS_FIELD (self->effects), word);
}

const GnAttr *
gn_attr_row_get_attr (GnAttrRow *self)
{
  return self->attr;
}

/* ---- The widget ----------------------------------------------------------- */

static void
gn_attr_row_dispose (GObject *object)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))))
    gtk_widget_unparent (child);
  G_OBJECT_CLASS (gn_attr_row_parent_class)->dispose (object);
}

static void
gn_attr_row_finalize (GObject *object)
{
  GnAttrRow *self = GN_ATTR_ROW (object);

  g_ptr_array_unref (self->chips);
  g_ptr_array_unref (self->figure_chips);
  g_clear_pointer (&self->counts, g_ptr_array_unref);
  G_OBJECT_CLASS (gn_attr_row_parent_class)->finalize (object);
}

static void
gn_attr_row_class_init (GnAttrRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = gn_attr_row_dispose;
  G_OBJECT_CLASS (klass)->finalize = gn_attr_row_finalize;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "attrrow");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);

  signals[CHANGED] = g_signal_new ("changed", GN_TYPE_ATTR_ROW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
gn_attr_row_init (GnAttrRow *self)
{
  self->chips = g_ptr_array_new ();
  self->figure_chips = g_ptr_array_new ();
}

GtkWidget *
gn_attr_row_new (const GnMatch *match,
                 guint          family,
                 const GnAttr  *attr,
                 const GnSet   *sample)
{
  GnAttrRow *self = g_object_new (GN_TYPE_ATTR_ROW, NULL);
  GtkWidget *content = NULL;

  self->match = match;
  self->family = family;
  self->attr = attr;
  self->sample = sample;
  switch (attr->kind)
    {
    case GN_ATTR_NUMBER:
      content = make_numbers (self);
      break;
    case GN_ATTR_THING:
      content = make_things (self);
      break;
    case GN_ATTR_BAG:
    case GN_ATTR_LIST:
      content = attr->domain == GN_DOMAIN_NUMBER ? make_number_list (self) : make_counts (self);
      break;
    case GN_ATTR_TEXT:
      content = self->text = gtk_entry_new ();
      gtk_entry_set_max_length (GTK_ENTRY (self->text), 200);
      gtk_widget_set_hexpand (self->text, TRUE);
      gn_accessible_name (self->text, gn_tr (attr->title));
      g_signal_connect_object (self->text, "changed", G_CALLBACK (changed), self, G_CONNECT_SWAPPED);
      break;
    case GN_ATTR_EFFECT:
      content = make_effects (self);
      break;
    case GN_ATTR_DICE:
      content = self->dice = gn_dice_field_new (gn_tr (attr->title), !attr->optional);
      g_signal_connect_object (self->dice, "changed", G_CALLBACK (changed), self, G_CONNECT_SWAPPED);
      break;
    case GN_ATTR_EFFECTS:
      content = self->effects = gn_effects_field_new (attr);
      g_signal_connect_object (self->effects, "changed", G_CALLBACK (changed), self, G_CONNECT_SWAPPED);
      break;
    case GN_ATTR_END:
    default:
      break;
    }
  if (content)
    gtk_widget_set_parent (content, GTK_WIDGET (self));
  gn_accessible_name (GTK_WIDGET (self), gn_tr (attr->title));
  gn_attr_row_set_value (self, NULL);
  return GTK_WIDGET (self);
}
