/* teach-form.c: form for the printed values of a component
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "teach-form-private.h"

#include <glib/gi18n.h>

#include "core/words/component.h"
#include "panels/layout/split-layout.h"
#include "app/widgets/unavailable.h"
#include "panels/drawing/parts.h"
#include "panels/drawing/style.h"
#include "panels/layout/container.h"
#include "core/words/text.h"
#include "sheets/tile.h"

#define NARROW 400  /* below this width titles are above their fields */
#define EXAMPLE_CHARS 42   /* as many characters fit into the line, */
#define LETTERS_CHARS 60   /* and as many can be taken in at a glance below it */

G_DEFINE_FINAL_TYPE (GnTeachForm, gn_teach_form, GN_TYPE_CONTAINER)

enum { TAUGHT, NAMED, CANCELLED, N_SIGNALS };
static guint signals[N_SIGNALS];

/* ---- As JSON ------------------------------------------------------------- */

/* The component in the fields now; (transfer full). */
static JsonNode *
fields_node (GnTeachForm *self)
{
  g_autoptr (JsonObject) object = json_object_new ();

  if (json_object_has_member (self->base, "id"))
    json_object_set_string_member (object, "id", json_object_get_string_member (self->base, "id"));
  for (const GnAttr *attr = self->match->game->families[self->family].attrs; attr && attr->id; attr++)
    if (attr->fixed && json_object_has_member (self->base, attr->id))
      json_object_set_member (object, attr->id, json_object_dup_member (self->base, attr->id));
  for (guint i = 0; i < self->rows->len; i++)
    {
      const GnAttr *attr = gn_attr_row_get_attr (self->rows->pdata[i]);
      JsonNode *value;

      if (!gn_attr_printed (self->match, self->family, attr, object))
        continue;
      value = gn_attr_row_get_value (self->rows->pdata[i]);
      if (value)
        json_object_set_member (object, attr->id, value);
      /* nothing is printed there: leave it out, or forget a known value */
      else if (attr->kind != GN_ATTR_TEXT && (!attr->optional || json_object_has_member (self->base, attr->id)))
        json_object_set_null_member (object, attr->id);
    }
  return json_node_init_object (json_node_alloc (), object);
}

/* The schema knows only kinds and ranges. The game knows which values go together, so it checks a copy of the set. */
static gboolean
fits_the_game (GnTeachForm  *self,
               GnSet        *copy,
               JsonNode     *node,
               GError      **error)
{
  g_autoptr (GError) problem = NULL;
  g_autofree gpointer compiled = NULL;
  const char *reason;

  if (gn_set_teach (copy, self->family, node, &problem) >= 0
      && (!self->match->game->compile || (compiled = self->match->game->compile (copy, &problem))))
    return TRUE;

  /* The position in the set's file does not help somebody who looks at a card. */
  reason = strstr (problem->message, "): ");
  g_set_error_literal (error, problem->domain, problem->code, reason ? reason + 3 : problem->message);
  return FALSE;
}

/* The set with the components that are named but not entered yet. */
static GnSet *
with_named (GnTeachForm *self)
{
  GnSet *copy = gn_set_copy (self->match->set);

  for (guint i = 0; i < self->rows->len; i++)
    {
      guint family;
      g_autoptr (GPtrArray) named = gn_attr_row_get_named (self->rows->pdata[i], &family);

      for (guint k = 0; k < named->len; k++)
        gn_set_teach (copy, family, named->pdata[k], NULL);
    }
  return copy;
}

JsonNode *
gn_teach_form_get_component (GnTeachForm  *self,
                             GError      **error)
{
  g_autoptr (JsonNode) node = fields_node (self);

  g_autoptr (GnSet) copy = with_named (self);

  if (!gn_set_check_component (copy, self->family, node, error) || !fits_the_game (self, copy, node, error))
    return NULL;
  return g_steal_pointer (&node);
}

void
gn_teach_form_set_needed (GnTeachForm *self,
                          GPtrArray   *ids)
{
  g_autoptr (JsonNode) fields = fields_node (self);

  g_clear_pointer (&self->now, g_ptr_array_unref);
  self->now = ids ? g_ptr_array_ref (ids) : NULL;
  gn_teach_form_show_fields (self, json_node_get_object (fields));
  gn_teach_form_show_needed (self, json_node_get_object (fields));
  gn_teach_form_fit_height (self);
  /* after the layout */
  g_idle_add_full (G_PRIORITY_LOW, gn_teach_form_scroll_to_needed, g_object_ref (self), g_object_unref);
}

/* Which typed text was not understood, in a sentence; NULL if there is none. (transfer full) */
static char *
not_understood (GnTeachForm *self)
{
  char *problem = NULL;

  for (guint i = 0; i < self->rows->len && !problem; i++)
    problem = gn_attr_row_get_problem (self->rows->pdata[i]);
  if (problem)
    return problem;
  if (self->leftover)
    /* Translators: below the line where a card is typed: {what} is typed text that means nothing there: "2 3" */
    return gn_fill (_("“{what}” is not understood here. Leave it out, or use the fields."), "what", self->leftover,
                    NULL);
  return NULL;
}

/* Why it cannot be accepted: some of the typed text was not understood, or it has no name. NULL if it can.
 * (transfer full) */
static char *
why_not (GnTeachForm *self,
         JsonObject  *known)
{
  char *why = not_understood (self);

  if (why)
    return why;
  if (gn_teach_form_lacks_name (self, known))
    return g_strdup (_("Enter a name: it is used in lists and in the log."));
  return NULL;
}

static void
refresh (GnTeachForm *self)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) fields = NULL, node = NULL;
  g_autofree char *text = NULL, *why = NULL, *unclear = NULL;

  if (self->quiet)
    return;
  fields = fields_node (self);
  gn_teach_form_show_fields (self, json_node_get_object (fields));
  gn_teach_form_show_needed (self, json_node_get_object (fields));
  text = gn_teach_form_describe (self, json_node_get_object (fields));
  gtk_label_set_label (self->preview, text);
  gtk_widget_set_visible (GTK_WIDGET (self->preview), *text != '\0');
  node = gn_teach_form_get_component (self, &error);
  gn_teach_form_show_picture (self, node);
  why = error ? g_strdup (error->message) : why_not (self, json_node_get_object (fields));
  /* a missing name is marked, and reported only when the user tries to go on without it */
  unclear = not_understood (self);
  const gboolean wrong = self->touched && (error || unclear);

  gtk_label_set_label (self->problem, wrong ? why : "");
  gtk_widget_set_visible (GTK_WIDGET (self->problem), wrong);
  gn_unavailable_set (GTK_WIDGET (self->accept_button), why);
  gn_teach_form_fit_height (self);
}

/* A user who edits a field sees its values, so the note about text that was not understood goes. */
static void
on_row (GnTeachForm *self)
{
  if (!self->quiet)
    {
      g_clear_pointer (&self->leftover, g_free);
      self->touched = TRUE;
    }
  refresh (self);
}

/* ---- The typed line --------------------------------------------------------- */

/* For an existing component, the first attribute that is needed now and unknown; NULL if there is none, or for a
 * new one. */
static const char *
first_lacking (GnTeachForm *self)
{
  for (guint i = 0; self->index >= 0 && self->now && i < self->rows->len; i++)
    {
      const char *id = gn_attr_row_get_attr (self->rows->pdata[i])->id;

      if (g_ptr_array_find_with_equal_func (self->now, id, g_str_equal, NULL)
          && (!json_object_has_member (self->base, id) || json_object_get_null_member (self->base, id)))
        return id;
    }
  return NULL;
}

static void
on_line (GnTeachForm *self)
{
  const char *text = gtk_editable_get_text (GTK_EDITABLE (self->line));
  g_autoptr (JsonNode) typed = NULL;
  JsonObject *said;

  if (!self->match || self->quiet)
    return;
  const char *lacking = first_lacking (self);
  self->touched = TRUE;
  g_clear_pointer (&self->leftover, g_free);
  typed = gn_component_typed (self->match, self->family, self->sample, self->base, lacking, text, &self->leftover);
  said = json_node_get_object (typed);
  self->quiet = TRUE;
  for (guint i = 0; i < self->rows->len; i++)
    {
      const char *id = gn_attr_row_get_attr (self->rows->pdata[i])->id;

      if (!gn_teach_form_is_settled (self, id))
        gn_attr_row_set_value (self->rows->pdata[i],
                               json_object_has_member (said, id) ? json_object_get_member (said, id)
                               : json_object_has_member (self->base, id) ? json_object_get_member (self->base, id)
                                                                         : NULL);
      /* a component that nobody has entered yet goes by its name */
      if (g_strcmp0 (id, lacking) == 0
          && gn_attr_row_type_names (self->rows->pdata[i], json_object_has_member (said, id) ? "" : text))
        g_clear_pointer (&self->leftover, g_free);
    }
  self->quiet = FALSE;
  refresh (self);
}

void
gn_teach_form_type (GnTeachForm *self,
                    const char  *text)
{
  gtk_editable_set_text (GTK_EDITABLE (self->line), text);
}

static void
show_example (GnTeachForm *self)
{
  g_autofree char *example = gn_component_example (self->match, self->family, self->sample, self->base);
  g_autofree char *words = example ? gn_component_example_within (example, EXAMPLE_CHARS) : NULL;
  /* Translators: in an empty line where a card can be typed: {example} is "Gnomunculus 3 diamonds 1 emerald 1" */
  g_autofree char *hint = example ? gn_fill (_("Type it: {example}"), "example", g_strstrip (words), NULL)
                                  : g_strdup (_("Type it as you read it aloud"));

  gtk_entry_set_placeholder_text (self->line, hint);

  g_autofree char *shortest = example
                                ? gn_component_shortest (self->match, self->family, self->sample, self->base, example)
                                : NULL;
  const gboolean shorter = shortest && !g_str_equal (shortest, example);
  g_autofree char *letters = shorter ? gn_component_example_within (shortest, LETTERS_CHARS) : NULL;
  /* Translators: below the line where a card is typed: {example} is the line's own example with each word
   * shortened: "f hi bd fo sw" */
  g_autofree char *enough = shorter ? gn_fill (_("First letters are enough: {example}"), "example", letters, NULL)
                                    : NULL;

  gtk_label_set_label (self->hint, enough ? enough : "");
  gtk_widget_set_visible (GTK_WIDGET (self->hint), shorter);
}

/* ---- The fields ------------------------------------------------------------- */

static void
add_row (GnTeachForm  *self,
         const GnAttr *attr)
{
  GtkWidget *row = gn_attr_row_new (self->match, self->family, attr, self->sample);
  GtkWidget *label = gn_label (gn_tr (attr->title), "quiet");
  /* the title above where the form is narrow */
  GtkWidget *line = gn_row (0, NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 14);
  if (json_object_has_member (self->base, attr->id))
    gn_attr_row_set_value (GN_ATTR_ROW (row), json_object_get_member (self->base, attr->id));
  if (attr->nullable)
    gn_set_tooltip (label, _("Anything left blank is asked for when it is needed"));
  if (self->offers_names)
    gn_attr_row_offer_names (GN_ATTR_ROW (row));
  g_signal_connect_object (row, "changed", G_CALLBACK (on_row), self, G_CONNECT_SWAPPED);
  gtk_size_group_add_widget (self->titles, label);
  gtk_widget_set_hexpand (row, TRUE);
  gn_append (line, label, row, NULL);
  gtk_widget_set_layout_manager (line, g_object_new (GN_TYPE_SPLIT_LAYOUT, "narrow", NARROW, "end-width", -1,
                                                     "spacing", 8, NULL));
  g_object_bind_property (row, "visible", line, "visible", G_BINDING_SYNC_CREATE);
  gtk_box_append (self->fields, line);
  g_ptr_array_add (self->rows, row);
  g_ptr_array_add (self->labels, label);
}

/* Scrolls the last added effect into view, with all its parts. */
static gboolean
scroll_to_effects (gpointer data)
{
  GnTeachForm *self = data;

  for (guint i = 0; self->match && i < self->rows->len; i++)
    if (self->rows->pdata[i] == self->grown)
      {
        GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (self->scroller);
        graphene_rect_t bounds;

        if (gtk_widget_compute_bounds (self->rows->pdata[i], GTK_WIDGET (self->fields), &bounds))
          gtk_adjustment_set_value (adjustment,
                                    bounds.origin.y + bounds.size.height - gtk_adjustment_get_page_size (adjustment));
      }
  return G_SOURCE_REMOVE;
}

static void
on_add_effect (GnTeachForm        *self,
               const GnAttr       *attr,
               const GnEffectWord *word)
{
  GnAttrRow *row = gn_teach_form_find_row (self, attr->id);

  if (!row)
    return;
  gn_attr_row_add_effect (row, word);
  self->grown = row;
  /* after the layout */
  g_idle_add_full (G_PRIORITY_LOW, scroll_to_effects, g_object_ref (self), g_object_unref);
}

static void
make_rows (GnTeachForm *self)
{
  const GnAttr *attrs = self->match->game->families[self->family].attrs;

  gn_container_clear (GTK_WIDGET (self->fields));
  g_ptr_array_set_size (self->rows, 0);
  g_ptr_array_set_size (self->labels, 0);
  /* The name comes first if a card is identified by it; rarely needed attributes come last. */
  const GnAttr *name = gn_component_its_name (self->match->game, self->family, self->sample);

  if (name && !name->fixed)
    add_row (self, name);
  for (guint pass = 0; pass < 2; pass++)
    for (guint i = 0; attrs && attrs[i].id; i++)
      if (!g_str_equal (attrs[i].id, "icon")   /* our own picture, not printed there */
          && &attrs[i] != name && !attrs[i].fixed && (guint) attrs[i].aside == pass)
        add_row (self, &attrs[i]);

  /* A field that would like more width does not take it from its title: all fields begin below each other. */
  int widest = 0;

  for (guint i = 0; i < self->labels->len; i++)
    widest = MAX (widest, gn_width_of (self->labels->pdata[i]));
  for (guint i = 0; i < self->labels->len; i++)
    gtk_widget_set_size_request (self->labels->pdata[i], widest, -1);
}

void
gn_teach_form_ask_for (GnTeachForm   *self,
                       const GnMatch *match,
                       guint          family,
                       int            index,
                       const char    *id)
{
  gn_teach_form_ask (self, match, family, index);
  if (!id)
    return;

  g_autofree char *name = gn_set_name_by_id (match->set, family, id);
  g_autofree char *title = gn_fill (_("What is printed on {thing}?"), "thing", name, NULL);

  if (index < 0)
    {
      gtk_label_set_label (self->title, title);
      json_object_set_string_member (self->base, "id", id);
    }

  /* The district of "II-2" is "II": the name of a thing contains the thing it is part of. */
  for (guint i = 0; i < self->rows->len; i++)
    {
      const GnAttr *attr = gn_attr_row_get_attr (self->rows->pdata[i]);
      guint n = attr->kind == GN_ATTR_THING && !attr->nullable ? gn_match_domain_size (match, attr->domain) : 0;

      for (guint value = 0; value < n; value++)
        {
          const char *of = gn_thing_id (match, GN_THING (attr->domain, value));
          const gboolean fits = index < 0
                                || g_strcmp0 (json_object_get_string_member_with_default (self->base, attr->id, NULL),
                                              of)
                                     == 0;

          if (fits && g_str_has_prefix (id, of) && id[strlen (of)] == '-')
            gn_teach_form_settle (self, attr->id, value);
        }
    }
  refresh (self);
}

void
gn_teach_form_settle (GnTeachForm *self,
                      const char  *id,
                      gint16       value)
{
  GnAttrRow *row = gn_teach_form_find_row (self, id);
  const GnAttr *attr = row ? gn_attr_row_get_attr (row) : NULL;

  if (!attr || attr->kind != GN_ATTR_THING)
    return;
  json_object_set_string_member (self->base, id, gn_thing_id (self->match, GN_THING (attr->domain, value)));
  gn_attr_row_set_value (row, json_object_get_member (self->base, id));
  g_ptr_array_add (self->settled, g_strdup (id));
  show_example (self);
  refresh (self);
}

/* Enter does what the button says. */
static void
name_button (GnTeachForm *self,
             gboolean     designed)
{
  gn_button_enter (GTK_WIDGET (self->accept_button), gn_label (designed ? _("Save") : _("Save as printed"), NULL));
}

/* What the form asks for; (transfer full). What the host designs is printed nowhere. */
static char *
question (const GnMatch *match,
          guint          family,
          int            index,
          int            like)
{
  const GnFamily *f = &match->game->families[family];
  g_autofree char *name = MAX (index, like) >= 0 ? gn_set_name (match->set, family, (guint) MAX (index, like)) : NULL;

  if (index >= 0)
    return f->designed ? g_steal_pointer (&name) : gn_fill (_("What is printed on {thing}?"), "thing", name, NULL);
  if (like >= 0)
    /* Translators: {one} is a kind of component that the host makes: "score pad"; {thing} is the name of the one that
     * the new one begins with */
    return gn_fill (_("A new {one}, like “{thing}”"), "one", gn_tr (f->one), "thing", name, NULL);
  /* Translators: {one} is a kind of component that the host makes: "score pad" */
  return f->designed ? gn_fill (_("A new {one}"), "one", gn_tr (f->one), NULL)
                     /* Translators: {one} is a kind of component: "card", "tile" */
                     : gn_fill (_("A new {one}, as printed"), "one", gn_tr (f->one), NULL);
}

/* @like: the component that a new one begins with, all but its picture and its name, which is @name; or -1 */
static void
begin (GnTeachForm   *self,
       const GnMatch *match,
       guint          family,
       int            index,
       int            like,
       const char    *name)
{
  const GnFamily *f = &match->game->families[family];
  g_autofree char *title = question (match, family, index, like);

  self->match = match;
  self->family = family;
  self->index = index;
  self->touched = FALSE;
  g_ptr_array_set_size (self->settled, 0);
  g_clear_pointer (&self->now, g_ptr_array_unref);
  g_clear_pointer (&self->base, json_object_unref);
  g_clear_pointer (&self->leftover, g_free);
  self->base = json_object_new ();
  if (!self->sample || gn_set_game (self->sample) != match->game)
    {
      g_clear_pointer (&self->sample, gn_set_unref);
      self->sample = gn_set_new_stand_in (match->game, NULL);
    }
  if (MAX (index, like) >= 0)
    {
      g_autoptr (JsonNode) component = gn_set_component_to_json (match->set, family, (guint) MAX (index, like));
      g_autoptr (GList) keys = json_object_get_members (json_node_get_object (component));

      for (GList *l = keys; l; l = l->next)
        json_object_set_member (self->base, l->data,
                                json_node_copy (json_object_get_member (json_node_get_object (component), l->data)));
      if (index >= 0)
        json_object_set_string_member (self->base, "id", gn_set_id (match->set, family, (guint) index));
      else
        {
          json_object_remove_member (self->base, "id");
          json_object_remove_member (self->base, "name");
          /* The new one is in the host's language from the start. */
          for (const GnAttr *attr = f->attrs; attr && attr->id; attr++)
            if (gn_tile_is_made_of (attr->id))
              json_object_remove_member (self->base, attr->id);
            else if (attr->kind == GN_ATTR_TEXT && json_object_has_member (self->base, attr->id))
              json_object_set_string_member (self->base, attr->id,
                                             gn_set_text (match->set, family, (guint) like, attr->id));
          if (name && *name)
            json_object_set_string_member (self->base, "name", name);
        }
    }

  gtk_label_set_label (self->title, title);
  name_button (self, f->designed);
  gtk_label_set_label (self->needed,
                       f->designed ? _("• is needed. Anything left blank is as usual.")
                                   : _("• is needed now. Anything left blank is asked for when it is needed."));
  self->quiet = TRUE;
  gtk_editable_set_text (GTK_EDITABLE (self->line), "");
  self->quiet = FALSE;
  make_rows (self);
  gn_effect_adder_set_attrs (self->adder, f->attrs);
  gn_teach_form_show_picture (self, NULL);
  show_example (self);
  refresh (self);
}

void
gn_teach_form_ask (GnTeachForm   *self,
                   const GnMatch *match,
                   guint          family,
                   int            index)
{
  begin (self, match, family, index, -1, NULL);
}

void
gn_teach_form_ask_like (GnTeachForm   *self,
                        const GnMatch *match,
                        guint          family,
                        guint          like,
                        const char    *name)
{
  begin (self, match, family, -1, (int) like, name);
}

void
gn_teach_form_offer_names (GnTeachForm *self)
{
  self->offers_names = TRUE;
}

void
gn_teach_form_set_question (GnTeachForm *self,
                            const char  *question)
{
  gtk_label_set_label (self->title, question);
}

void
gn_teach_form_grab (GnTeachForm *self)
{
  gtk_entry_grab_focus_without_selecting (self->line);
  gtk_editable_set_position (GTK_EDITABLE (self->line), -1);
}

void
gn_teach_form_refuse (GnTeachForm *self,
                      const char  *why)
{
  gtk_label_set_label (self->problem, why);
  gtk_widget_set_visible (GTK_WIDGET (self->problem), TRUE);
  gn_teach_form_fit_height (self);
  gtk_widget_error_bell (GTK_WIDGET (self));
}

gboolean
gn_teach_form_accept (GnTeachForm *self)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) node = gn_teach_form_get_component (self, &error);
  g_autofree char *why = node ? why_not (self, json_node_get_object (node)) : NULL;

  if (!node || why)
    {
      self->touched = TRUE;
      refresh (self);
      if (why)
        gn_teach_form_refuse (self, why);
      else
        gtk_widget_error_bell (GTK_WIDGET (self));
      return FALSE;
    }
  for (guint i = 0; i < self->rows->len; i++)
    {
      guint family;
      g_autoptr (GPtrArray) named = gn_attr_row_get_named (self->rows->pdata[i], &family);

      for (guint k = 0; k < named->len; k++)
        g_signal_emit (self, signals[NAMED], 0, family, named->pdata[k]);
    }
  g_signal_emit (self, signals[TAUGHT], 0, node);
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

/* Whether Enter belongs to it: a list that is open makes its choice first, and what cancels does not save. */
static gboolean
has_enter (GnTeachForm *self,
           GtkWidget   *focus)
{
  return focus == self->cancel_button
         || gtk_widget_get_native (focus) != gtk_widget_get_native (GTK_WIDGET (self));
}

/* Enter accepts, as it is marked, also from a field that was clicked; with Ctrl from anywhere. */
static gboolean
on_key (GnTeachForm     *self,
        guint            keyval,
        guint            keycode,
        GdkModifierType  state)
{
  if (keyval != GDK_KEY_Return && keyval != GDK_KEY_KP_Enter)
    return FALSE;
  if (!(state & GDK_CONTROL_MASK))
    {
      GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
      GtkWidget *focus = root ? gtk_root_get_focus (root) : NULL;

      if (!focus || has_enter (self, focus))
        return FALSE;
    }
  gn_teach_form_accept (self);
  return TRUE;
}

static void
gn_teach_form_dispose (GObject *object)
{
  GnTeachForm *self = GN_TEACH_FORM (object);

  self->match = NULL;
  g_clear_pointer (&self->sample, gn_set_unref);
  g_clear_pointer (&self->base, json_object_unref);
  G_OBJECT_CLASS (gn_teach_form_parent_class)->dispose (object);
}

static void
gn_teach_form_finalize (GObject *object)
{
  GnTeachForm *self = GN_TEACH_FORM (object);

  g_ptr_array_unref (self->rows);
  g_ptr_array_unref (self->labels);
  g_object_unref (self->titles);
  g_ptr_array_unref (self->settled);
  g_clear_pointer (&self->now, g_ptr_array_unref);
  g_free (self->leftover);
  G_OBJECT_CLASS (gn_teach_form_parent_class)->finalize (object);
}

static void
gn_teach_form_class_init (GnTeachFormClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = gn_teach_form_dispose;
  G_OBJECT_CLASS (klass)->finalize = gn_teach_form_finalize;
  g_type_ensure (GN_TYPE_EFFECT_ADDER);
  g_type_ensure (GN_TYPE_SPLIT_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class, GN_RESOURCE_PATH "/ui/teach/teach-form.ui");
  gn_bind_children (widget_class, GnTeachForm, box, title, line, fields, scroller, picture, adder);
  gtk_widget_class_bind_template_callback (widget_class, on_add_effect);
  gn_bind_children (widget_class, GnTeachForm, hint, needed, preview, problem, accept_button,
                    cancel_button);
  gtk_widget_class_bind_template_callback (widget_class, on_line);
  gtk_widget_class_bind_template_callback (widget_class, on_accept);
  gtk_widget_class_bind_template_callback (widget_class, on_cancel);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "teachform");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_FORM);

  signals[TAUGHT] = g_signal_new ("taught", GN_TYPE_TEACH_FORM, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                                  JSON_TYPE_NODE);
  signals[NAMED] = g_signal_new ("named", GN_TYPE_TEACH_FORM, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 2,
                                 G_TYPE_UINT, JSON_TYPE_NODE);
  signals[CANCELLED] = g_signal_new ("cancelled", GN_TYPE_TEACH_FORM, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                     G_TYPE_NONE, 0);
}

static void
gn_teach_form_init (GnTeachForm *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  self->base = json_object_new ();
  self->rows = g_ptr_array_new ();
  self->labels = g_ptr_array_new ();
  self->titles = gtk_size_group_new (GTK_SIZE_GROUP_HORIZONTAL);
  self->settled = g_ptr_array_new_with_free_func (g_free);
  self->index = -1;
  /* the window of a set may open before any table */
  gn_style_tables ();
  gtk_widget_init_template (GTK_WIDGET (self));
  name_button (self, FALSE);
  g_signal_connect (self, "map", G_CALLBACK (gn_teach_form_fit_height), NULL);
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (on_key), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
}

