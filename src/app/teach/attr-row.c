/* attr-row.c: row for one printed attribute of a component, to choose or count
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "attr-row-private.h"

#include <glib/gi18n.h>

#include "core/words/component.h"
#include "dice-field.h"
#include "effects-field.h"
#include "panels/drawing/parts.h"
#include "panels/drawing/piece.h"
#include "core/words/text.h"
#include "app/widgets/wrap-layout.h"

#define MOST_CHIPS   12   /* more things than these go into a drop-down list */
#define MOST_FIGURE  999  /* of an effect, or where no other is given */
#define MOST_NUMBERS 9    /* 0 … 8 are chips; larger numbers are typed */

G_DEFINE_FINAL_TYPE (GnAttrRow, gn_attr_row, GN_TYPE_CONTAINER)

enum { CHANGED, N_SIGNALS };
static guint signals[N_SIGNALS];

void
gn_attr_row_changed (GnAttrRow *self)
{
  if (!self->quiet)
    g_signal_emit (self, signals[CHANGED], 0);
}

GtkWidget *
gn_attr_row_new_chip (const char *piece,
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
  gn_say_name (chip, name);
  gn_set_tooltip (chip, name);
  g_object_set_data (G_OBJECT (chip), "value", GINT_TO_POINTER (value));
  return chip;
}

int
gn_attr_row_chip_value (GtkWidget *chip)
{
  return GPOINTER_TO_INT (g_object_get_data (G_OBJECT (chip), "value"));
}

/* Presses one chip of @chips, or none. */
void
gn_attr_row_press (GnAttrRow *self,
                   GPtrArray *chips,
                   gboolean   any,
                   int        value)
{
  gboolean quiet = self->quiet;

  self->quiet = TRUE;
  for (guint i = 0; i < chips->len; i++)
    gtk_toggle_button_set_active (chips->pdata[i], any && gn_attr_row_chip_value (chips->pdata[i]) == value);
  self->quiet = quiet;
}

int
gn_attr_row_pressed (GPtrArray *chips)
{
  for (guint i = 0; i < chips->len; i++)
    if (gtk_toggle_button_get_active (chips->pdata[i]))
      return gn_attr_row_chip_value (chips->pdata[i]);
  return -1;
}

/* ---- Numbers ------------------------------------------------------------- */

static int
most (GnAttrRow *self)
{
  return self->attr->max > self->attr->min ? self->attr->max : MOST_FIGURE;
}

static int
least (GnAttrRow *self)
{
  return self->attr->kind == GN_ATTR_NUMBER ? self->attr->min : 0;
}

static int
greatest (GnAttrRow *self)
{
  return self->attr->kind == GN_ATTR_NUMBER ? most (self) : MOST_FIGURE;
}

char *
gn_attr_row_get_problem (GnAttrRow *self)
{
  const char *typed = self->figure ? gtk_editable_get_text (GTK_EDITABLE (self->figure)) : "";
  g_autofree char *from = gn_number_text (least (self)), *to = gn_number_text (greatest (self));

  /* Translators: {attribute} is the title of a field: "Target"; {what} is what was typed there */
  return *typed && !self->number_known
           ? gn_fill (_("{attribute}: “{what}” is not a number from {least} to {most}."), "attribute",
                      gn_tr (self->attr->title), "what", typed, "least", from, "most", to, NULL)
           : NULL;
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
      g_autofree char *n = self->number_known && gn_attr_row_pressed (chips) < 0 ? g_strdup_printf ("%d", self->number)
                                                                                 : g_strdup ("");

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

  if (on || gn_attr_row_may_be_empty (self))
    {
      self->number_known = on;
      self->number = on ? gn_attr_row_chip_value (GTK_WIDGET (chip)) : 0;
    }
  gn_attr_row_show_number (self);
  gn_attr_row_changed (self);
}

static void
on_figure (GnAttrRow *self)
{
  const char *text = gtk_editable_get_text (GTK_EDITABLE (self->figure));
  gint64 n;

  if (self->quiet)
    return;
  self->number_known = g_ascii_string_to_signed (text, 10, least (self), greatest (self), &n, NULL);
  self->number = self->number_known ? (int) n : 0;
  gn_attr_row_press (self, self->attr->kind == GN_ATTR_EFFECT ? self->figure_chips : self->chips, self->number_known,
                     self->number);
  gn_attr_row_changed (self);
}

/* Numbers beyond the chips are typed. */
static GtkWidget *
new_figure (GnAttrRow *self)
{
  GtkWidget *figure = gtk_entry_new ();
  g_autofree char *from = g_strdup_printf ("%d", least (self)), *to = g_strdup_printf ("%d", greatest (self));
  const int length = (int) MAX (strlen (from), strlen (to)), width = MAX (length, 3);

  gtk_entry_set_max_length (GTK_ENTRY (figure), length);
  gtk_entry_set_input_purpose (GTK_ENTRY (figure), GTK_INPUT_PURPOSE_DIGITS);
  gtk_entry_set_placeholder_text (GTK_ENTRY (figure), "…");
  gtk_editable_set_width_chars (GTK_EDITABLE (figure), width);
  gtk_editable_set_max_width_chars (GTK_EDITABLE (figure), width);
  gtk_widget_set_valign (figure, GTK_ALIGN_CENTER);
  gn_say_name (figure, gn_tr (self->attr->title));
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
  GtkWidget *chip = gn_attr_row_new_chip (NULL, text, name, value);

  gn_add_classes (chip, "number");
  g_signal_connect_object (chip, "toggled", G_CALLBACK (on_number), self, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (box), chip);
  g_ptr_array_add (chips, chip);
}

static GtkWidget *
make_numbers (GnAttrRow *self)
{
  const GnAttr *attr = self->attr;
  GtkWidget *box = gn_even_box (0);

  /* Where figures below zero are possible, none is likelier than others. */
  for (int i = attr->min; attr->min >= 0 && i <= MIN (most (self), attr->min + MOST_NUMBERS - 1); i++)
    add_number_chip (self, box, self->chips, i);
  if (attr->min < 0 || most (self) >= attr->min + MOST_NUMBERS)
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

  gboolean on = gtk_toggle_button_get_active (chip) || !gn_attr_row_may_be_empty (self);

  gn_attr_row_press (self, self->chips, on, gn_attr_row_chip_value (GTK_WIDGET (chip)));
  gn_attr_row_changed (self);
}

static void
on_drop_down (GnAttrRow *self)
{
  gn_attr_row_changed (self);
}

guint
gn_attr_row_n_values (GnAttrRow *self)
{
  return gn_match_domain_shown (self->match, self->attr->domain);
}

static GtkWidget *
make_things (GnAttrRow *self)
{
  guint n = gn_attr_row_n_values (self);
  const int columns = n <= 5 ? 5 : 4;
  GtkWidget *box;

  if (n > MOST_CHIPS)
    {
      g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);

      if (gn_attr_row_may_be_empty (self))
        g_ptr_array_add (names, g_strdup ("–"));
      for (guint i = 0; i < n; i++)
        g_ptr_array_add (names, gn_thing_name (self->match, GN_THING (self->attr->domain, i)));
      g_ptr_array_add (names, NULL);
      self->drop_down = gtk_drop_down_new_from_strings ((const char *const *) names->pdata);
      gtk_widget_set_halign (self->drop_down, GTK_ALIGN_START);
      gn_say_name (self->drop_down, gn_tr (self->attr->title));
      g_signal_connect_object (self->drop_down, "notify::selected", G_CALLBACK (on_drop_down), self, G_CONNECT_SWAPPED);
      return self->drop_down;
    }

  box = gn_even_box (columns);
  for (guint i = 0; i < n; i++)
    {
      GnThing thing = GN_THING (self->attr->domain, i);
      g_autofree char *name = gn_thing_name (self->match, thing);
      const char *piece = gn_thing_icon (self->match, thing);
      /* Something that the card counts elsewhere is known by its picture. */
      gboolean gem = FALSE;

      for (const GnAttr *other = self->match->game->families[self->family].attrs; other->id; other++)
        gem |= (other->kind == GN_ATTR_BAG || other->kind == GN_ATTR_LIST) && other->domain == self->attr->domain;

      GtkWidget *chip = gn_attr_row_new_chip (piece, piece && gem ? NULL : name, name, i);

      g_signal_connect_object (chip, "toggled", G_CALLBACK (on_thing), self, G_CONNECT_SWAPPED);
      gtk_box_append (GTK_BOX (box), chip);
      g_ptr_array_add (self->chips, chip);
    }
  return box;
}

/* ---- Components not entered yet ----------------------------------------------- */

static void
on_names (GnAttrRow *self)
{
  if (self->quiet)
    return;
  self->counted = self->counted || *gtk_editable_get_text (GTK_EDITABLE (self->names)) || !self->attr->nullable;
  gn_attr_row_show_counts (self);
  gn_attr_row_changed (self);
}

void
gn_attr_row_offer_names (GnAttrRow *self)
{
  GtkWidget *known = gtk_widget_get_first_child (GTK_WIDGET (self)), *column;

  if (self->attr->kind != GN_ATTR_LIST || self->attr->domain >= GN_DOMAIN_SEAT
      || !self->match->game->domains[self->attr->domain].family || self->names)
    return;
  self->names = gtk_entry_new ();
  gtk_entry_set_max_length (GTK_ENTRY (self->names), 300);
  gtk_widget_set_hexpand (self->names, TRUE);
  /* Translators: in an empty line: components that nobody has entered yet, by name and with commas between; Gnomon
   * asks later what each does */
  gtk_entry_set_placeholder_text (GTK_ENTRY (self->names), _("New ones, by name: Malt, Hops"));
  gn_say_name (self->names, gn_tr (self->attr->title));
  g_signal_connect_object (self->names, "changed", G_CALLBACK (on_names), self, G_CONNECT_SWAPPED);
  gtk_widget_add_css_class (self->names, "attr-names");
  g_object_ref (known);
  gtk_widget_unparent (known);
  column = gn_column (4, NULL);
  gn_append (column, known, self->names, NULL);
  g_object_unref (known);
  gtk_widget_set_parent (column, GTK_WIDGET (self));
}

gboolean
gn_attr_row_type_names (GnAttrRow  *self,
                        const char *names)
{
  if (self->names)
    gtk_editable_set_text (GTK_EDITABLE (self->names), names);
  return self->names != NULL;
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
  g_auto (GStrv) names = self->names ? g_strsplit_set (gtk_editable_get_text (GTK_EDITABLE (self->names)), ",;", -1)
                                     : NULL;

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

/* The possible figures of such an effect; a figure that is always the same is not asked for. */
gboolean
gn_attr_row_make_figures (GnAttrRow *self)
{
  const char *word = gn_attr_row_effect_word (self);
  g_autoptr (GArray) figures = gn_effect_figures (self->sample, self->family, self->attr->id, word);
  gboolean asked = figures->len > 1;

  gn_container_clear (self->figures);
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
  gn_attr_row_press (self, self->chips, gtk_toggle_button_get_active (chip) || !self->attr->nullable,
                     gn_attr_row_chip_value (GTK_WIDGET (chip)));
  gn_attr_row_make_figures (self);
  gn_attr_row_changed (self);
}

static GtkWidget *
make_effects (GnAttrRow *self)
{
  GtkWidget *box = gn_column (4, NULL), *words = gn_even_box (3);

  for (guint i = 0; self->attr->effects && self->attr->effects[i]; i++)
    {
      GtkWidget *chip = gn_attr_row_new_chip (NULL, effect_title (self->attr, i), effect_title (self->attr, i), i);

      g_signal_connect_object (chip, "toggled", G_CALLBACK (on_effect), self, G_CONNECT_SWAPPED);
      gtk_box_append (GTK_BOX (words), chip);
      g_ptr_array_add (self->chips, chip);
    }
  self->figures = gn_even_box (0);
  gtk_widget_set_visible (words, !self->attr->effect_of);
  gtk_widget_set_visible (self->figures, FALSE);
  gn_append (box, words, self->figures, NULL);
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
gn_attr_row_finalize (GObject *object)
{
  GnAttrRow *self = GN_ATTR_ROW (object);

  g_ptr_array_unref (self->chips);
  g_ptr_array_unref (self->figure_chips);
  g_clear_pointer (&self->counts, g_ptr_array_unref);
  g_free (self->base64);
  G_OBJECT_CLASS (gn_attr_row_parent_class)->finalize (object);
}

static void
gn_attr_row_class_init (GnAttrRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

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
      content = attr->domain == GN_DOMAIN_NUMBER ? gn_attr_row_make_number_list (self) : gn_attr_row_make_counts (self);
      break;
    case GN_ATTR_TEXT:
      content = self->text = gtk_entry_new ();
      gtk_entry_set_max_length (GTK_ENTRY (self->text), 200);
      gtk_widget_set_hexpand (self->text, TRUE);
      gn_say_name (self->text, gn_tr (attr->title));
      g_signal_connect_object (self->text, "changed", G_CALLBACK (gn_attr_row_changed), self, G_CONNECT_SWAPPED);
      break;
    case GN_ATTR_PICTURE:
      content = gn_attr_row_make_picture (self);
      break;
    case GN_ATTR_EFFECT:
      content = make_effects (self);
      break;
    case GN_ATTR_DICE:
      content = self->dice = gn_dice_field_new (gn_tr (attr->title), !attr->optional);
      g_signal_connect_object (self->dice, "changed", G_CALLBACK (gn_attr_row_changed), self, G_CONNECT_SWAPPED);
      break;
    case GN_ATTR_EFFECTS:
      content = self->effects = gn_effects_field_new (attr);
      g_signal_connect_object (self->effects, "changed", G_CALLBACK (gn_attr_row_changed), self, G_CONNECT_SWAPPED);
      break;
    case GN_ATTR_END:
    default:
      break;
    }
  if (content)
    gtk_widget_set_parent (content, GTK_WIDGET (self));
  gn_say_name (GTK_WIDGET (self), gn_tr (attr->title));
  gn_attr_row_set_value (self, NULL);
  return GTK_WIDGET (self);
}
