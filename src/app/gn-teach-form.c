/* gn-teach-form.c: a component written out as printed
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "gn-teach-form.h"

#include <glib/gi18n.h>

#include "gn-off.h"
#include "gn-piece.h"
#include "gn-saying.h"
#include "gn-text.h"
#include "gn-parts.h"

/* One attribute. */
typedef struct {
  const GnAttr *attr;
  GtkWidget    *row;
  GtkWidget    *known;     /* GtkCheckButton of what may stay open, or NULL */
  GtkWidget    *number;    /* GtkSpinButton */
  GtkWidget    *choice;    /* GtkDropDown: things, effects */
  GtkWidget    *text;      /* GtkEntry */
  GPtrArray    *counts;    /* GtkSpinButton by value: bags and lists */
  GtkWidget    *figure;    /* of an effect that has one */
} Field;

struct _GnTeachForm {
  GtkWidget parent_instance;

  const GnMatch *match;
  guint          family;
  int            index;
  char          *id;        /* of a new one, where it is settled */
  GPtrArray     *fields;
  GnSet         *sample;    /* the stand-in: which figures effects have */

  GtkWidget *box;
  GtkLabel  *title;
  GtkGrid   *grid;
  GtkLabel  *preview;
  GtkLabel  *problem;
  GtkButton *accept_button;
};

G_DEFINE_FINAL_TYPE (GnTeachForm, gn_teach_form, GTK_TYPE_WIDGET)

enum { TAUGHT, CANCELLED, N_SIGNALS };
static guint signals[N_SIGNALS];

static void
field_free (gpointer data)
{
  Field *field = data;

  g_clear_pointer (&field->counts, g_ptr_array_unref);
  g_free (field);
}

static Field *
find_field (GnTeachForm *self,
            const char  *id)
{
  for (guint i = 0; i < self->fields->len; i++)
    if (g_str_equal (((Field *) self->fields->pdata[i])->attr->id, id))
      return self->fields->pdata[i];
  return NULL;
}

/* The figure's key in an effect's object ("gold", "n"), as other components of the game have it; NULL: it has none. */
static char *
figure_key (GnTeachForm *self,
            const Field *field,
            const char  *word)
{
  if (!self->sample)
    return NULL;

  g_autoptr (JsonNode) node = gn_set_to_json (self->sample);
  JsonObject *components = json_object_get_object_member (json_node_get_object (node), "components");
  const char *family = self->match->game->families[self->family].id;
  JsonArray *all = components && json_object_has_member (components, family) ? json_object_get_array_member (components, family) : NULL;

  for (guint i = 0; all && i < json_array_get_length (all); i++)
    {
      JsonObject *one = json_array_get_object_element (all, i);
      JsonNode *effect = json_object_get_member (one, field->attr->id);

      if (!effect || !JSON_NODE_HOLDS_OBJECT (effect))
        continue;

      JsonObject *object = json_node_get_object (effect);

      if (g_strcmp0 (json_object_get_string_member_with_default (object, "do", NULL), word) != 0)
        continue;

      g_autoptr (GList) keys = json_object_get_members (object);

      for (GList *l = keys; l; l = l->next)
        if (!g_str_equal (l->data, "do"))
          return g_strdup (l->data);
      return NULL;
    }
  return NULL;
}

static gboolean
is_known (const Field *field)
{
  return !field->known || gtk_check_button_get_active (GTK_CHECK_BUTTON (field->known));
}

/* Is the attribute printed on what is described so far? */
static gboolean
is_printed (GnTeachForm *self,
            const Field *field)
{
  const Field *on;

  if (!field->attr->when)
    return TRUE;
  on = find_field (self, field->attr->when);
  return on && on->choice && is_known (on) && (int) gtk_drop_down_get_selected (GTK_DROP_DOWN (on->choice)) == field->attr->is;
}

/* ---- As JSON ------------------------------------------------------------- */

static void
add_value (GnTeachForm *self,
           JsonBuilder *builder,
           const Field *field)
{
  const GnAttr *attr = field->attr;

  json_builder_set_member_name (builder, attr->id);
  if (!is_known (field))
    {
      json_builder_add_null_value (builder);
      return;
    }
  switch (attr->kind)
    {
    case GN_ATTR_NUMBER:
      json_builder_add_int_value (builder, gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (field->number)));
      break;
    case GN_ATTR_THING:
      json_builder_add_string_value (builder, gn_thing_id (self->match, GN_THING (attr->domain, gtk_drop_down_get_selected (GTK_DROP_DOWN (field->choice)))));
      break;
    case GN_ATTR_BAG:
      json_builder_begin_object (builder);
      for (guint i = 0; i < field->counts->len; i++)
        {
          int n = gtk_spin_button_get_value_as_int (field->counts->pdata[i]);

          if (n == 0)
            continue;
          json_builder_set_member_name (builder, gn_thing_id (self->match, GN_THING (attr->domain, i)));
          json_builder_add_int_value (builder, n);
        }
      json_builder_end_object (builder);
      break;
    case GN_ATTR_LIST:
      json_builder_begin_array (builder);
      for (guint i = 0; i < field->counts->len; i++)
        for (int n = gtk_spin_button_get_value_as_int (field->counts->pdata[i]); n > 0; n--)
          json_builder_add_string_value (builder, gn_thing_id (self->match, GN_THING (attr->domain, i)));
      json_builder_end_array (builder);
      break;
    case GN_ATTR_TEXT:
      json_builder_add_string_value (builder, gtk_editable_get_text (GTK_EDITABLE (field->text)));
      break;
    case GN_ATTR_EFFECT:
      {
        const char *word = attr->effects[gtk_drop_down_get_selected (GTK_DROP_DOWN (field->choice))];
        g_autofree char *key = figure_key (self, field, word);

        json_builder_begin_object (builder);
        json_builder_set_member_name (builder, "do");
        json_builder_add_string_value (builder, word);
        if (key)
          {
            json_builder_set_member_name (builder, key);
            json_builder_add_int_value (builder, gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (field->figure)));
          }
        json_builder_end_object (builder);
        break;
      }
    case GN_ATTR_END:
    default:
      json_builder_add_null_value (builder);
    }
}

/* The schema knows kinds and ranges; what goes with what, only the game: it is asked with a copy of the set. */
static gboolean
fits_the_game (GnTeachForm  *self,
               JsonNode     *node,
               GError      **error)
{
  g_autoptr (GnSet) copy = gn_set_copy (self->match->set);
  g_autoptr (GError) problem = NULL;
  g_autofree gpointer compiled = NULL;
  const char *reason;

  if (gn_set_teach (copy, self->family, node, &problem) >= 0
      && (!self->match->game->compile || (compiled = self->match->game->compile (copy, &problem))))
    return TRUE;

  /* Where in the set's file it would stand is of no use to who looks at a card. */
  reason = strstr (problem->message, "): ");
  g_set_error_literal (error, problem->domain, problem->code, reason ? reason + 3 : problem->message);
  return FALSE;
}

JsonNode *
gn_teach_form_get_component (GnTeachForm  *self,
                             GError      **error)
{
  g_autoptr (JsonBuilder) builder = json_builder_new ();
  g_autoptr (JsonNode) node = NULL;

  json_builder_begin_object (builder);
  if (self->id)
    {
      json_builder_set_member_name (builder, "id");
      json_builder_add_string_value (builder, self->id);
    }
  else if (self->index >= 0)
    {
      json_builder_set_member_name (builder, "id");
      json_builder_add_string_value (builder, gn_set_id (self->match->set, self->family, self->index));
    }
  for (guint i = 0; i < self->fields->len; i++)
    {
      const Field *field = self->fields->pdata[i];

      if (!is_printed (self, field))
        continue;
      if (field->attr->kind == GN_ATTR_TEXT && !*gtk_editable_get_text (GTK_EDITABLE (field->text)))
        continue;
      add_value (self, builder, field);
    }
  json_builder_end_object (builder);
  node = json_builder_get_root (builder);
  if (!gn_set_check_component (self->match->set, self->family, node, error) || !fits_the_game (self, node, error))
    return NULL;
  return g_steal_pointer (&node);
}

/* ---- What it would be ------------------------------------------------------ */

static char *
describe (GnTeachForm *self)
{
  g_autoptr (GPtrArray) parts = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < self->fields->len; i++)
    {
      const Field *field = self->fields->pdata[i];
      const GnAttr *attr = field->attr;
      g_autofree char *value = NULL;

      if (!is_printed (self, field) || (attr->kind == GN_ATTR_TEXT && !*gtk_editable_get_text (GTK_EDITABLE (field->text))))
        continue;
      if (!is_known (field))
        continue;
      else if (attr->kind == GN_ATTR_NUMBER)
        value = gn_number_text (gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (field->number)));
      else if (attr->kind == GN_ATTR_TEXT)
        value = g_strdup (gtk_editable_get_text (GTK_EDITABLE (field->text)));
      else if (attr->kind == GN_ATTR_THING)
        value = gn_thing_name (self->match, GN_THING (attr->domain, gtk_drop_down_get_selected (GTK_DROP_DOWN (field->choice))));
      else if (attr->kind == GN_ATTR_BAG || attr->kind == GN_ATTR_LIST)
        {
          g_autoptr (GString) list = g_string_new (NULL);

          for (guint k = 0; k < field->counts->len; k++)
            {
              int n = gtk_spin_button_get_value_as_int (field->counts->pdata[k]);

              if (n)
                {
                  g_autofree char *counted = gn_thing_counted (self->match, GN_THING (attr->domain, k), n);

                  g_string_append_printf (list, "%s%s", list->len ? ", " : "", counted);
                }
            }
          value = g_strdup (list->len ? list->str : _("nothing"));
        }
      else
        continue;
      /* Translators: an attribute of a card and its value: "Cost: 2 rubies" */
      g_ptr_array_add (parts, gn_fill (_("{what}: {value}"), "what", gn_tr (attr->title), "value", value, NULL));
    }
  g_ptr_array_add (parts, NULL);
  return g_strjoinv (" · ", (char **) parts->pdata);
}

static void
refresh (GnTeachForm *self)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) node = NULL;
  g_autofree char *text = NULL;

  for (guint i = 0; i < self->fields->len; i++)
    {
      const Field *field = self->fields->pdata[i];
      gboolean shown = is_printed (self, field), known = is_known (field);
      GtkWidget *label = g_object_get_data (G_OBJECT (field->row), "label");

      gtk_widget_set_visible (field->row, shown);
      gtk_widget_set_visible (label, shown);
      if (field->number)
        gtk_widget_set_visible (field->number, known);
      if (field->choice)
        gtk_widget_set_visible (field->choice, known);
      for (guint k = 0; field->counts && k < field->counts->len; k++)
        gtk_widget_set_visible (gtk_widget_get_parent (field->counts->pdata[k]), known);
      if (field->figure)
        {
          g_autofree char *key = figure_key (self, field, field->attr->effects[gtk_drop_down_get_selected (GTK_DROP_DOWN (field->choice))]);

          gtk_widget_set_visible (field->figure, known && key != NULL);
        }
    }

  text = describe (self);
  gtk_label_set_label (self->preview, text);
  gtk_widget_set_visible (GTK_WIDGET (self->preview), *text != '\0');
  node = gn_teach_form_get_component (self, &error);
  gtk_label_set_label (self->problem, error ? error->message : "");
  gtk_widget_set_visible (GTK_WIDGET (self->problem), error != NULL);
  gn_off_set (GTK_WIDGET (self->accept_button), error ? error->message : NULL);
}

/* ---- The fields ------------------------------------------------------------- */

static GtkWidget *
new_spin (GnTeachForm *self,
          int          min,
          int          max,
          int          value)
{
  GtkWidget *spin = gtk_spin_button_new_with_range (min, MAX (max, min + 1), 1);

  gtk_spin_button_set_value (GTK_SPIN_BUTTON (spin), value);
  gtk_widget_set_halign (spin, GTK_ALIGN_START);
  g_signal_connect_swapped (spin, "value-changed", G_CALLBACK (refresh), self);
  return spin;
}

static GtkWidget *
new_choice (GnTeachForm       *self,
            const char *const *names,
            guint              selected)
{
  GtkWidget *choice = gtk_drop_down_new_from_strings (names);

  gtk_drop_down_set_selected (GTK_DROP_DOWN (choice), selected);
  gtk_widget_set_halign (choice, GTK_ALIGN_START);
  g_signal_connect_swapped (choice, "notify::selected", G_CALLBACK (refresh), self);
  return choice;
}

static void
make_counts (GnTeachForm *self,
             Field       *field)
{
  const GnAttr *attr = field->attr;
  const GnDomain *domain = &self->match->game->domains[attr->domain];
  guint n = domain->hidden ? domain->hidden : gn_match_domain_size (self->match, attr->domain);
  GtkWidget *grid = gtk_grid_new ();
  gint16 counts[64] = { 0 }, list[64];

  gtk_grid_set_column_spacing (GTK_GRID (grid), 12);
  gtk_grid_set_row_spacing (GTK_GRID (grid), 4);
  n = MIN (n, G_N_ELEMENTS (counts));
  if (self->index >= 0 && attr->kind == GN_ATTR_BAG)
    gn_set_bag (self->match->set, self->family, self->index, attr->id, counts, n);
  else if (self->index >= 0)
    for (gint i = gn_set_list (self->match->set, self->family, self->index, attr->id, list, G_N_ELEMENTS (list)) - 1; i >= 0; i--)
      if (list[i] >= 0 && list[i] < (int) n)
        counts[list[i]]++;

  field->counts = g_ptr_array_new ();
  for (guint i = 0; i < n; i++)
    {
      GnThing thing = GN_THING (attr->domain, i);
      g_autofree char *name = gn_thing_name (self->match, thing);
      GtkWidget *cell = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
      GtkWidget *saying = gn_saying_new ();
      GtkWidget *spin = new_spin (self, 0, attr->max ? attr->max : 20, MAX (counts[i], 0));

      gn_saying_set_wrap (GN_SAYING (saying), FALSE);
      if (gn_thing_icon (self->match, thing))
        {
          gn_saying_clear (GN_SAYING (saying));
          gn_saying_add_icon (GN_SAYING (saying), gn_thing_icon (self->match, thing), name);
          gn_saying_done (GN_SAYING (saying));
        }
      else
        gn_saying_set_text (GN_SAYING (saying), name);
      gn_set_tooltip (saying, name);
      gn_accessible_name (spin, name);
      gtk_box_append (GTK_BOX (cell), saying);
      gtk_box_append (GTK_BOX (cell), spin);
      gtk_grid_attach (GTK_GRID (grid), cell, i % 2, i / 2, 1, 1);
      g_ptr_array_add (field->counts, spin);
    }
  gtk_box_append (GTK_BOX (field->row), grid);
}

static gboolean
attr_known (GnTeachForm  *self,
            const GnAttr *attr)
{
  const GnSet *set = self->match->set;
  gint value;
  gint16 counts[64];

  if (self->index < 0)
    return !attr->nullable;
  switch (attr->kind)
    {
    case GN_ATTR_NUMBER:
      return gn_set_number (set, self->family, self->index, attr->id, &value);
    case GN_ATTR_THING:
      return gn_set_thing (set, self->family, self->index, attr->id) != GN_NONE;
    case GN_ATTR_BAG:
      return gn_set_bag (set, self->family, self->index, attr->id, counts, MIN (gn_match_domain_size (self->match, attr->domain), 64));
    case GN_ATTR_LIST:
      return gn_set_list (set, self->family, self->index, attr->id, counts, 64) >= 0;
    case GN_ATTR_EFFECT:
      return gn_set_effect_word (set, self->family, self->index, attr->id) != NULL;
    default:
      return TRUE;
    }
}

static void
make_field (GnTeachForm  *self,
            const GnAttr *attr,
            guint         at)
{
  Field *field = g_new0 (Field, 1);
  GtkWidget *label = gtk_label_new (gn_tr (attr->title));
  const GnSet *set = self->match->set;
  gint value = 0;

  field->attr = attr;
  field->row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, "quiet");
  g_object_set_data (G_OBJECT (field->row), "label", label);

  if (attr->nullable)
    {
      field->known = gtk_check_button_new_with_label (_("known"));
      gtk_check_button_set_active (GTK_CHECK_BUTTON (field->known),
                                   self->index >= 0 ? attr_known (self, attr)
                                   : attr->kind == GN_ATTR_NUMBER || attr->kind == GN_ATTR_BAG || attr->kind == GN_ATTR_LIST);
      gn_set_tooltip (field->known, _("What is not read off yet is asked for when it matters"));
    }

  switch (attr->kind)
    {
    case GN_ATTR_NUMBER:
      if (self->index < 0 || !gn_set_number (set, self->family, self->index, attr->id, &value))
        value = attr->min;
      field->number = new_spin (self, attr->min, attr->max, value);
      gn_accessible_name (field->number, gn_tr (attr->title));
      gtk_box_append (GTK_BOX (field->row), field->number);
      break;
    case GN_ATTR_THING:
      {
        const GnDomain *domain = &self->match->game->domains[attr->domain];
        guint n = domain->hidden ? domain->hidden : gn_match_domain_size (self->match, attr->domain);
        g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
        gint16 now = self->index >= 0 ? gn_set_thing (set, self->family, self->index, attr->id) : 0;

        for (guint i = 0; i < n; i++)
          g_ptr_array_add (names, gn_thing_name (self->match, GN_THING (attr->domain, i)));
        g_ptr_array_add (names, NULL);
        field->choice = new_choice (self, (const char *const *) names->pdata, now == GN_NONE ? 0 : now);
        gn_accessible_name (field->choice, gn_tr (attr->title));
        gtk_box_append (GTK_BOX (field->row), field->choice);
        break;
      }
    case GN_ATTR_BAG:
    case GN_ATTR_LIST:
      make_counts (self, field);
      break;
    case GN_ATTR_TEXT:
      field->text = gtk_entry_new ();
      gtk_entry_set_max_length (GTK_ENTRY (field->text), 200);
      gtk_widget_set_hexpand (field->text, TRUE);
      if (self->index >= 0 && gn_set_text (set, self->family, self->index, attr->id))
        gtk_editable_set_text (GTK_EDITABLE (field->text), gn_set_text (set, self->family, self->index, attr->id));
      gn_accessible_name (field->text, gn_tr (attr->title));
      g_signal_connect_swapped (field->text, "changed", G_CALLBACK (refresh), self);
      gtk_box_append (GTK_BOX (field->row), field->text);
      break;
    case GN_ATTR_EFFECT:
      {
        g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
        const char *word = self->index >= 0 ? gn_set_effect_word (set, self->family, self->index, attr->id) : NULL;
        guint selected = 0;

        for (guint i = 0; attr->effects && attr->effects[i]; i++)
          {
            char *name = g_strdelimit (g_strdup (attr->effects[i]), "-", ' ');

            g_ptr_array_add (names, name);
            if (g_strcmp0 (word, attr->effects[i]) == 0)
              selected = i;
          }
        g_ptr_array_add (names, NULL);
        if (word)
          {
            g_autofree char *key = figure_key (self, field, word);

            if (key && !gn_set_effect (set, self->family, self->index, attr->id, key, &value))
              value = 0;
          }
        field->choice = new_choice (self, (const char *const *) names->pdata, selected);
        field->figure = new_spin (self, 0, 999, value);
        gn_accessible_name (field->choice, gn_tr (attr->title));
        gn_accessible_name (field->figure, _("Figure of the effect"));
        gtk_box_append (GTK_BOX (field->row), field->choice);
        gtk_box_append (GTK_BOX (field->row), field->figure);
        break;
      }
    case GN_ATTR_END:
    default:
      break;
    }
  if (field->known)
    {
      g_signal_connect_swapped (field->known, "toggled", G_CALLBACK (refresh), self);
      gtk_widget_set_valign (field->known, GTK_ALIGN_CENTER);
      gtk_box_append (GTK_BOX (field->row), field->known);
    }
  gtk_grid_attach (self->grid, label, 0, at, 1, 1);
  gtk_grid_attach (self->grid, field->row, 1, at, 1, 1);
  g_ptr_array_add (self->fields, field);
}

/* Of "II-2" the district is "II": what a thing is part of stands in its name. */
static void
read_off_name (GnTeachForm *self,
               const char  *id)
{
  for (guint i = 0; id && i < self->fields->len; i++)
    {
      const Field *field = self->fields->pdata[i];
      guint n;

      if (field->attr->kind != GN_ATTR_THING || field->attr->nullable)
        continue;
      n = gn_match_domain_size (self->match, field->attr->domain);
      for (guint value = 0; value < n; value++)
        {
          const char *of = gn_thing_id (self->match, GN_THING (field->attr->domain, value));

          if (g_str_has_prefix (id, of) && id[strlen (of)] == '-')
            gtk_drop_down_set_selected (GTK_DROP_DOWN (field->choice), value);
        }
    }
}

void
gn_teach_form_ask_for (GnTeachForm   *self,
                       const GnMatch *match,
                       guint          family,
                       int            index,
                       const char    *id)
{
  gn_teach_form_ask (self, match, family, index);
  if (index >= 0 || !id)
    return;

  g_autofree char *title = gn_fill (_("What is printed on {thing}?"), "thing", id, NULL);

  self->id = g_strdup (id);
  gtk_label_set_label (self->title, title);
  read_off_name (self, self->id);
  refresh (self);
}

void
gn_teach_form_hint (GnTeachForm *self,
                    const char  *place)
{
  read_off_name (self, place);
  refresh (self);
}

void
gn_teach_form_ask (GnTeachForm   *self,
                   const GnMatch *match,
                   guint          family,
                   int            index)
{
  const GnFamily *f = &match->game->families[family];
  g_autofree char *name = index >= 0 ? gn_set_name (match->set, family, index) : NULL;
  g_autofree char *title = name ? gn_fill (_("What is printed on {thing}?"), "thing", name, NULL)
                           /* Translators: {one} is a kind of component: "card", "tile" */
                           : gn_fill (_("A new {one}, as printed"), "one", gn_tr (f->one), NULL);
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->grid))))
    gtk_grid_remove (self->grid, child);
  g_ptr_array_set_size (self->fields, 0);
  self->match = match;
  self->family = family;
  self->index = index;
  g_clear_pointer (&self->id, g_free);
  if (!self->sample || gn_set_game (self->sample) != match->game)
    {
      g_clear_pointer (&self->sample, gn_set_unref);
      self->sample = gn_set_new_stand_in (match->game, NULL);
    }

  gtk_label_set_label (self->title, title);
  for (guint i = 0; f->attrs && f->attrs[i].id; i++)
    if (!g_str_equal (f->attrs[i].id, "icon"))   /* a picture of ours, not printed there */
      make_field (self, &f->attrs[i], i);
  refresh (self);
}

/* To the first figure that is to be read off; what comes before mostly stands as it should. */
void
gn_teach_form_grab (GnTeachForm *self)
{
  for (guint i = 0; i < self->fields->len; i++)
    {
      const Field *field = self->fields->pdata[i];
      GtkWidget *first = field->counts && field->counts->len ? field->counts->pdata[0] : field->number;

      if (first && gtk_widget_get_visible (field->row) && gtk_widget_get_visible (first) && gtk_widget_grab_focus (first))
        return;
    }
  gtk_widget_child_focus (GTK_WIDGET (self), GTK_DIR_TAB_FORWARD);
}

gboolean
gn_teach_form_accept (GnTeachForm *self)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) node = gn_teach_form_get_component (self, &error);

  if (!node)
    {
      refresh (self);
      return FALSE;
    }
  g_signal_emit (self, signals[TAUGHT], 0, node);
  return TRUE;
}

gboolean
gn_teach_form_set (GnTeachForm *self,
                   const char  *attr,
                   const char  *value)
{
  g_auto (GStrv) part = g_strsplit (attr, ".", 2);
  Field *field = find_field (self, part[0]);

  if (!field)
    return FALSE;
  if (field->known)
    gtk_check_button_set_active (GTK_CHECK_BUTTON (field->known), value != NULL);
  if (!value)
    return field->known != NULL;
  if (field->number)
    gtk_spin_button_set_value (GTK_SPIN_BUTTON (field->number), g_ascii_strtoll (value, NULL, 10));
  else if (field->text)
    gtk_editable_set_text (GTK_EDITABLE (field->text), value);
  else if (field->counts && part[1])
    {
      gint16 key = gn_thing_find (self->match, field->attr->domain, part[1]);

      if (key < 0 || key >= (int) field->counts->len)
        return FALSE;
      gtk_spin_button_set_value (field->counts->pdata[key], g_ascii_strtoll (value, NULL, 10));
    }
  else if (field->attr->kind == GN_ATTR_THING)
    {
      gint16 key = gn_thing_find (self->match, field->attr->domain, value);

      if (key < 0)
        return FALSE;
      gtk_drop_down_set_selected (GTK_DROP_DOWN (field->choice), key);
    }
  else if (field->attr->kind == GN_ATTR_EFFECT)
    {
      for (guint i = 0; field->attr->effects[i]; i++)
        if (g_str_equal (field->attr->effects[i], value))
          {
            gtk_drop_down_set_selected (GTK_DROP_DOWN (field->choice), i);
            return TRUE;
          }
      return FALSE;
    }
  return TRUE;
}

static void
on_accept (GnTeachForm *self)
{
  gn_teach_form_accept (self);
}

static void
on_cancel (GnTeachForm *self)
{
  g_signal_emit (self, signals[CANCELLED], 0);
}

static void
gn_teach_form_dispose (GObject *object)
{
  GnTeachForm *self = GN_TEACH_FORM (object);

  g_clear_pointer (&self->box, gtk_widget_unparent);
  g_clear_pointer (&self->sample, gn_set_unref);
  G_OBJECT_CLASS (gn_teach_form_parent_class)->dispose (object);
}

static void
gn_teach_form_finalize (GObject *object)
{
  g_ptr_array_unref (GN_TEACH_FORM (object)->fields);
  g_free (GN_TEACH_FORM (object)->id);
  G_OBJECT_CLASS (gn_teach_form_parent_class)->finalize (object);
}

static void
gn_teach_form_class_init (GnTeachFormClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = gn_teach_form_dispose;
  G_OBJECT_CLASS (klass)->finalize = gn_teach_form_finalize;
  gtk_widget_class_set_template_from_resource (widget_class, GN_RESOURCE_PATH "/ui/gn-teach-form.ui");
  gtk_widget_class_bind_template_child (widget_class, GnTeachForm, box);
  gtk_widget_class_bind_template_child (widget_class, GnTeachForm, title);
  gtk_widget_class_bind_template_child (widget_class, GnTeachForm, grid);
  gtk_widget_class_bind_template_child (widget_class, GnTeachForm, preview);
  gtk_widget_class_bind_template_child (widget_class, GnTeachForm, problem);
  gtk_widget_class_bind_template_child (widget_class, GnTeachForm, accept_button);
  gtk_widget_class_bind_template_callback (widget_class, on_accept);
  gtk_widget_class_bind_template_callback (widget_class, on_cancel);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "teachform");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_FORM);

  signals[TAUGHT] = g_signal_new ("taught", GN_TYPE_TEACH_FORM, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, JSON_TYPE_NODE);
  signals[CANCELLED] = g_signal_new ("cancelled", GN_TYPE_TEACH_FORM, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
gn_teach_form_init (GnTeachForm *self)
{
  self->fields = g_ptr_array_new_with_free_func (field_free);
  self->index = -1;
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
gn_teach_form_new (void)
{
  return g_object_new (GN_TYPE_TEACH_FORM, NULL);
}
