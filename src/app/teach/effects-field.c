/* effects-field.c: field for the effects of a card, in words of its game's vocabulary
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "effects-field.h"

#include <glib/gi18n.h>

#include "core/base/json.h"
#include "panels/drawing/parts.h"
#include "core/words/text.h"
#include "app/widgets/wrap-layout.h"

/* One effect. */
#define FEW_PARAMS 4   /* more than these do not fit side by side */

typedef struct {
  const GnEffectWord *word;
  JsonObject         *object;              /* the effect as it is, with the parts that cannot be edited here */
  GtkWidget          *row;
  GtkWidget          *param[GN_MAX_PARAMS];  /* by parameter; NULL: cannot be edited here */
  GtkWidget          *cell[GN_MAX_PARAMS];   /* it and its label, or NULL */
  GtkWidget          *more;                  /* shows rarely used parameters */
} Effect;

struct _GnEffectsField {
  GnContainer parent_instance;

  const GnAttr *attr;
  GPtrArray    *effects;    /* Effect */
  gboolean      quiet;
  GtkWidget    *column;
  GtkWidget    *box;
  GtkWidget    *nothing;    /* marks that nothing is printed there; NULL: the field does not need that */
};

G_DEFINE_FINAL_TYPE (GnEffectsField, gn_effects_field, GN_TYPE_CONTAINER)

enum { CHANGED, N_SIGNALS };
static guint signals[N_SIGNALS];

static void
effect_free (gpointer data)
{
  Effect *effect = data;

  json_object_unref (effect->object);
  g_free (effect);
}

gboolean
gn_effect_word_is_plain (const GnEffectWord *word)
{
  for (const GnParam *param = word->params; param->kind != GN_PARAM_END; param++)
    if (param->kind == GN_PARAM_LISTS || param->kind == GN_PARAM_ROWS)
      return FALSE;
  return TRUE;
}

/* Nothing can be nested in it, so it may be nested in another effect. */
static gboolean
is_flat (const GnEffectWord *word)
{
  for (const GnParam *param = word->params; param->kind != GN_PARAM_END; param++)
    if (param->kind == GN_PARAM_LIST)
      return FALSE;
  return gn_effect_word_is_plain (word);
}

static const GnEffectWord *
find_word (const GnAttr *attr,
           const char   *id)
{
  for (const GnEffectWord *word = attr->vocabulary; id && word && word->word; word++)
    if (g_str_equal (word->word, id))
      return word;
  return NULL;
}

/* ---- Parameters that apply now ------------------------------------------------ */

static gboolean
is_one_of (const char *list,
           const char *word)
{
  g_auto (GStrv) each = g_strsplit (list, ",", -1);

  return g_strv_contains ((const char *const *) each, word);
}

/* The word chosen in the drop-down of a parameter, or NULL if there is none. */
static const char *
said_word (Effect *effect,
           guint   k)
{
  const GnParam *param = &effect->word->params[k];
  const guint chosen = effect->param[k] && param->kind == GN_PARAM_WORD
                         ? gtk_drop_down_get_selected (GTK_DROP_DOWN (effect->param[k]))
                         : GTK_INVALID_LIST_POSITION;

  return chosen == GTK_INVALID_LIST_POSITION ? NULL : param->words[chosen];
}

/* A distance needs a figure only for "within" and "exactly", and nothing at all for the caster itself. */
static gboolean
has_meaning (Effect *effect,
             guint   k)
{
  const GnParam *params = effect->word->params;

  if (!params[k].when)
    return TRUE;
  for (guint i = 0; params[i].kind != GN_PARAM_END; i++)
    if (i != k && is_one_of (params[k].when, params[i].id))
      {
        const char *word = said_word (effect, i);

        if (word && has_meaning (effect, i) && is_one_of (params[k].is, word) != params[k].unless)
          return TRUE;
      }
  return FALSE;
}

/* Whether 0 and 1 mean no and yes. */
static gboolean
is_switch (const GnParam *param)
{
  return param->kind == GN_PARAM_NUMBER && param->min == 0 && param->max == 1;
}

/* The usual value: 1 of whatever it counts; 0 if it may be negative, or is yes or no. */
static gint
usual_number (const GnParam *param)
{
  return param->min < 0 || is_switch (param) ? 0 : CLAMP (1, param->min, param->max);
}

static gint
number_in (const GnParam *param,
           GtkWidget     *widget)
{
  return is_switch (param) ? gtk_check_button_get_active (GTK_CHECK_BUTTON (widget))
                           : gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (widget));
}

static gboolean
is_usual (Effect *effect,
          guint   k)
{
  const GnParam *param = &effect->word->params[k];

  switch (param->kind)
    {
    case GN_PARAM_WORD:
      return gtk_drop_down_get_selected (GTK_DROP_DOWN (effect->param[k])) == 0;
    case GN_PARAM_TEXT:
    case GN_PARAM_DICE:
      return !*gtk_editable_get_text (GTK_EDITABLE (effect->param[k]));
    default:
      return !json_object_has_member (effect->object, param->id)
             && number_in (param, effect->param[k]) == usual_number (param);
    }
}

/* What does not apply is hidden. */
static void
show_params (Effect *effect)
{
  gboolean any = FALSE;

  for (guint k = 0; k < GN_MAX_PARAMS; k++)
    {
      if (!effect->param[k])
        continue;

      const gboolean meant = has_meaning (effect, k), aside = effect->word->params[k].aside && is_usual (effect, k);
      const gboolean shown = meant && (!aside || gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (effect->more)));

      any = any || (meant && aside);
      gtk_widget_set_visible (effect->cell[k] ? effect->cell[k] : effect->param[k], shown);
    }
  gtk_widget_set_visible (effect->more, any);
}

static void
changed (GnEffectsField *self)
{
  if (self->quiet)
    return;
  for (guint i = 0; i < self->effects->len; i++)
    show_params (self->effects->pdata[i]);
  if (self->nothing)
    gtk_widget_set_visible (self->nothing, self->effects->len == 0);
  g_signal_emit (self, signals[CHANGED], 0);
}

/* ---- Reading the widgets ------------------------------------------------------ */

static void
read_param (const GnParam *param,
            GtkWidget     *widget,
            JsonObject    *object)
{
  switch (param->kind)
    {
    case GN_PARAM_NUMBER:
      if (is_switch (param) && !number_in (param, widget))
        json_object_remove_member (object, param->id);
      else
        json_object_set_int_member (object, param->id, number_in (param, widget));
      break;
    case GN_PARAM_WORD:
      json_object_set_string_member (object, param->id,
                                     param->words[gtk_drop_down_get_selected (GTK_DROP_DOWN (widget))]);
      break;
    case GN_PARAM_TEXT:
    case GN_PARAM_DICE:
      if (*gtk_editable_get_text (GTK_EDITABLE (widget)))
        json_object_set_string_member (object, param->id, gtk_editable_get_text (GTK_EDITABLE (widget)));
      else
        json_object_remove_member (object, param->id);
      break;
    case GN_PARAM_LIST:
      {
        JsonNode *effects = gn_effects_field_get_value (g_object_get_data (G_OBJECT (widget), "gn-effects"));

        if (effects)
          json_object_set_member (object, param->id, effects);
        else
          json_object_remove_member (object, param->id);
        break;
      }
    default:
      break;
    }
}

static gboolean
says_nothing (GnEffectsField *self)
{
  return !self->effects->len && self->nothing && gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (self->nothing));
}

JsonNode *
gn_effects_field_get_value (GnEffectsField *self)
{
  g_autoptr (JsonArray) list = json_array_new ();

  if (!self->effects->len && !says_nothing (self))
    return NULL;
  for (guint i = 0; i < self->effects->len; i++)
    {
      Effect *effect = self->effects->pdata[i];
      guint k = 0;

      for (const GnParam *param = effect->word->params; param->kind != GN_PARAM_END; param++, k++)
        /* optional values that do not apply are left out */
        if (effect->param[k] && has_meaning (effect, k) && !(param->aside && is_usual (effect, k)))
          read_param (param, effect->param[k], effect->object);
        else if (effect->param[k])
          json_object_remove_member (effect->object, param->id);

      g_autoptr (JsonNode) node = json_node_init_object (json_node_alloc (), effect->object);
      json_array_add_element (list, json_node_copy (node));
    }
  return json_node_init_array (json_node_alloc (), list);
}

char *
gn_effects_field_get_text (GnEffectsField *self)
{
  GString *text = g_string_new (says_nothing (self) ? _("nothing") : NULL);

  for (guint i = 0; i < self->effects->len; i++)
    g_string_append_printf (text, "%s%s", text->len ? C_("list", ", ") : "",
                            gn_tr (((Effect *) self->effects->pdata[i])->word->title));
  return g_string_free (text, text->len == 0);
}

/* ---- Making them ---------------------------------------------------------------- */

/* "team-rooms" as people write it. */
static char *
word_text (const GnParam *param,
           guint          i)
{
  return param->titles ? g_strdup (gn_tr (param->titles[i]))
                       : g_strdelimit (g_strdup (gn_tr (param->words[i])), "-", ' ');
}

static void
on_add_within (GtkWidget *list)
{
  GnEffectsField *within = g_object_get_data (G_OBJECT (list), "gn-effects");
  const guint chosen = gtk_drop_down_get_selected (g_object_get_data (G_OBJECT (list), "gn-words"));
  guint n = 0;

  for (const GnEffectWord *word = within->attr->vocabulary; word && word->word; word++)
    if (is_flat (word) && n++ == chosen)
      {
        gn_effects_field_add (within, word);
        return;
      }
}

/* In a nested effect an empty list means nothing special. */
static void
forget_nothing (GnEffectsField *self)
{
  if (self->nothing)
    gtk_box_remove (GTK_BOX (self->column), self->nothing);
  self->nothing = NULL;
}

/* The effects that follow: effects within an effect, and a line that adds another. */
static GtkWidget *
new_list (GnEffectsField *self,
          const GnParam  *param,
          JsonObject     *object)
{
  GtkWidget *list = gn_column (4, "effect-list");
  GtkWidget *within = gn_effects_field_new (self->attr);
  GtkWidget *row = gn_wrap_box (0, FALSE);
  GtkWidget *add = gtk_button_new_with_label (_("Add"));
  g_autoptr (GPtrArray) names = g_ptr_array_new ();
  GtkWidget *words;

  for (const GnEffectWord *word = self->attr->vocabulary; word && word->word; word++)
    if (is_flat (word))
      g_ptr_array_add (names, (gpointer) gn_tr (word->title));
  g_ptr_array_add (names, NULL);
  words = gtk_drop_down_new_from_strings ((const char *const *) names->pdata);
  gn_say_name (words, gn_tr (param->title));
  gn_say_name (add, _("Add the effect"));
  forget_nothing (GN_EFFECTS_FIELD (within));
  gn_effects_field_set_value (GN_EFFECTS_FIELD (within), json_object_get_member (object, param->id));
  g_object_set_data (G_OBJECT (list), "gn-effects", within);
  g_object_set_data (G_OBJECT (list), "gn-words", words);
  g_signal_connect_object (within, "changed", G_CALLBACK (changed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (add, "clicked", G_CALLBACK (on_add_within), list, G_CONNECT_SWAPPED);
  gtk_widget_set_hexpand (list, TRUE);
  gn_append (row, words, add, NULL);
  gn_append (list, within, row, NULL);
  return list;
}

static GtkWidget *
new_param (GnEffectsField *self,
           const GnParam  *param,
           JsonObject     *object)
{
  GtkWidget *widget = NULL;

  switch (param->kind)
    {
    case GN_PARAM_NUMBER:
      if (is_switch (param))
        {
          widget = gtk_check_button_new_with_label (gn_tr (param->title));
          gtk_check_button_set_active (GTK_CHECK_BUTTON (widget),
                                       json_object_get_int_member_with_default (object, param->id, 0) != 0);
          g_signal_connect_swapped (widget, "toggled", G_CALLBACK (changed), self);
          break;
        }
      widget = gtk_spin_button_new_with_range (param->min, MAX (param->max, param->min + 1), 1);
      gtk_spin_button_set_value (GTK_SPIN_BUTTON (widget), (double) json_object_get_int_member_with_default (
                                                             object, param->id, usual_number (param)));
      gtk_editable_set_width_chars (GTK_EDITABLE (widget), 2);
      g_signal_connect_swapped (widget, "value-changed", G_CALLBACK (changed), self);
      break;
    case GN_PARAM_WORD:
      {
        g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
        const char *now = json_object_get_string_member_with_default (object, param->id, NULL);
        guint selected = 0;

        for (guint i = 0; param->words && param->words[i]; i++)
          {
            g_ptr_array_add (names, word_text (param, i));
            if (g_strcmp0 (now, param->words[i]) == 0)
              selected = i;
          }
        g_ptr_array_add (names, NULL);
        widget = gtk_drop_down_new_from_strings ((const char *const *) names->pdata);
        gtk_drop_down_set_selected (GTK_DROP_DOWN (widget), selected);
        g_signal_connect_swapped (widget, "notify::selected", G_CALLBACK (changed), self);
        break;
      }
    case GN_PARAM_TEXT:
    case GN_PARAM_DICE:
      widget = gtk_entry_new ();
      gtk_entry_set_max_length (GTK_ENTRY (widget), param->kind == GN_PARAM_TEXT ? 300 : 20);
      gtk_editable_set_width_chars (GTK_EDITABLE (widget), param->kind == GN_PARAM_TEXT ? 18 : 5);
      gtk_widget_set_hexpand (widget, param->kind == GN_PARAM_TEXT);
      gtk_entry_set_placeholder_text (GTK_ENTRY (widget), gn_tr (param->title));
      gtk_editable_set_text (GTK_EDITABLE (widget), json_object_get_string_member_with_default (object, param->id, ""));
      g_signal_connect_swapped (widget, "changed", G_CALLBACK (changed), self);
      break;
    case GN_PARAM_LIST:
      return new_list (self, param, object);
    default:
      return NULL;
    }
  gn_say_name (widget, gn_tr (param->title));
  gn_set_tooltip (widget, gn_tr (param->title));
  return widget;
}

static void
on_remove (GnEffectsField *self,
           GtkWidget      *button)
{
  for (guint i = 0; i < self->effects->len; i++)
    {
      Effect *effect = self->effects->pdata[i];

      if (gtk_widget_is_ancestor (button, effect->row))
        {
          gtk_box_remove (GTK_BOX (self->box), effect->row);
          g_ptr_array_remove_index (self->effects, i);
          changed (self);
          return;
        }
    }
}

static void
on_more (GnEffectsField *self)
{
  for (guint i = 0; i < self->effects->len; i++)
    show_params (self->effects->pdata[i]);
}

static guint
count_params (const GnEffectWord *word)
{
  guint n = 0;

  for (const GnParam *param = word->params; param->kind != GN_PARAM_END && n < GN_MAX_PARAMS; param++)
    n++;
  return n;
}

/* A few figures and words are clear side by side; many go into columns, each with a label. Returns what holds both. */
static GtkWidget *
place_param (GtkWidget     *fields,
             gboolean       many,
             const GnParam *param,
             GtkWidget     *widget)
{
  GtkWidget *cell, *label;

  if (!many)
    {
      gtk_box_append (GTK_BOX (fields), widget);
      return NULL;
    }
  cell = gn_row (6, NULL);
  label = gn_label (gn_tr (param->title), "note");
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_widget_set_hexpand (label, TRUE);
  gn_append (cell, label, widget, NULL);
  gtk_box_append (GTK_BOX (fields), cell);
  return cell;
}

/* The title is above; the figures and words, if any, are below it. */
static void
add_effect (GnEffectsField     *self,
            const GnEffectWord *word,
            JsonObject         *object)
{
  Effect *effect = g_new0 (Effect, 1);
  GtkWidget *head = gn_row (4, NULL);
  const gboolean many = count_params (word) > FEW_PARAMS;
  GtkWidget *line = gn_wrap_box (many ? 2 : 0, many);
  GtkWidget *remove = gtk_button_new_from_icon_name ("list-remove-symbolic");
  GtkWidget *title = gn_label (gn_tr (word->title), "strong");
  /* Translators: removes one effect from the card that is being entered */
  g_autofree char *name = gn_fill (_("Remove: {what}"), "what", gn_tr (word->title), NULL);
  guint k = 0;
  gboolean any = FALSE;

  effect->word = word;
  effect->object = json_object_ref (object);
  effect->row = gn_column (2, "effect-row");
  gtk_label_set_xalign (GTK_LABEL (title), 0);
  gtk_widget_set_hexpand (title, TRUE);
  gn_add_classes (remove, "flat less");
  gn_say_name (remove, name);
  gn_set_tooltip (remove, name);
  g_signal_connect_swapped (remove, "clicked", G_CALLBACK (on_remove), self);
  /* Translators: on a button: shows the rarely used parts of a card's effect */
  effect->more = gtk_toggle_button_new_with_label (_("More"));
  gn_add_classes (effect->more, "flat less");
  g_signal_connect_swapped (effect->more, "toggled", G_CALLBACK (on_more), self);
  gn_append (head, title, effect->more, remove, NULL);
  gtk_box_append (GTK_BOX (effect->row), head);
  for (const GnParam *param = word->params; param->kind != GN_PARAM_END && k < GN_MAX_PARAMS; param++, k++)
    {
      effect->param[k] = new_param (self, param, object);
      if (effect->param[k])
        effect->cell[k] = place_param (line, many, param, effect->param[k]);
      any |= effect->param[k] != NULL;
    }
  if (any)
    gtk_box_append (GTK_BOX (effect->row), line);
  else
    g_object_unref (g_object_ref_sink (line));
  gtk_box_append (GTK_BOX (self->box), effect->row);
  g_ptr_array_add (self->effects, effect);
  show_params (effect);
}

void
gn_effects_field_add (GnEffectsField     *self,
                      const GnEffectWord *word)
{
  g_autoptr (JsonObject) object = json_object_new ();

  json_object_set_string_member (object, "do", word->word);
  add_effect (self, word, object);
  changed (self);
}

void
gn_effects_field_set_value (GnEffectsField *self,
                            JsonNode       *value)
{
  JsonArray *list = value && JSON_NODE_HOLDS_ARRAY (value) ? json_node_get_array (value) : NULL;

  self->quiet = TRUE;
  gn_box_clear (self->box);
  g_ptr_array_set_size (self->effects, 0);
  for (guint i = 0; list && i < json_array_get_length (list); i++)
    {
      JsonNode *node = json_array_get_element (list, i);
      JsonObject *object = gn_json_node_object (node);
      const GnEffectWord *word = object ? find_word (self->attr,
                                                     json_object_get_string_member_with_default (object, "do", NULL))
                                        : NULL;

      if (!word)
        continue;
      /* leave the set's own object unchanged: edits go into a copy */
      g_autoptr (JsonNode) copy = json_node_copy (node);
      g_autoptr (JsonObject) own = json_object_new ();
      g_autoptr (GList) keys = json_object_get_members (json_node_get_object (copy));
      for (GList *l = keys; l; l = l->next)
        json_object_set_member (own, l->data,
                                json_node_copy (json_object_get_member (json_node_get_object (copy), l->data)));
      add_effect (self, word, own);
    }
  if (self->nothing)
    {
      gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->nothing), list && !self->effects->len);
      gtk_widget_set_visible (self->nothing, self->effects->len == 0);
    }
  self->quiet = FALSE;
}

/* ---- The widget ------------------------------------------------------------------- */

static void
gn_effects_field_finalize (GObject *object)
{
  g_ptr_array_unref (GN_EFFECTS_FIELD (object)->effects);
  G_OBJECT_CLASS (gn_effects_field_parent_class)->finalize (object);
}

static void
gn_effects_field_class_init (GnEffectsFieldClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->finalize = gn_effects_field_finalize;
  gtk_widget_class_set_css_name (widget_class, "effectsfield");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  signals[CHANGED] = g_signal_new ("changed", GN_TYPE_EFFECTS_FIELD, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 0);
}

static void
gn_effects_field_init (GnEffectsField *self)
{
  self->effects = g_ptr_array_new_with_free_func (effect_free);
  self->column = gn_column (5, NULL);
  self->box = gn_column (5, NULL);
  gtk_box_append (GTK_BOX (self->column), self->box);
  gtk_widget_set_parent (self->column, GTK_WIDGET (self));
}

GtkWidget *
gn_effects_field_new (const GnAttr *attr)
{
  GnEffectsField *self = g_object_new (GN_TYPE_EFFECTS_FIELD, NULL);

  self->attr = attr;
  gn_say_name (GTK_WIDGET (self), gn_tr (attr->title));
  if (attr->nullable)
    {
      self->nothing = gtk_toggle_button_new_with_label (_("nothing"));
      gtk_widget_set_halign (self->nothing, GTK_ALIGN_START);
      gn_add_classes (self->nothing, "attr-chip");
      g_signal_connect_swapped (self->nothing, "toggled", G_CALLBACK (changed), self);
      gtk_box_append (GTK_BOX (self->column), self->nothing);
    }
  return GTK_WIDGET (self);
}
