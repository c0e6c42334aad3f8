/* entry-form.c: form that records what turned up on the table
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "entry-form.h"

#include <glib/gi18n.h>

#include "panels/drawing/parts.h"
#include "core/words/component.h"
#include "app/widgets/unavailable.h"
#include "sheets/pieces.h"
#include "app/widgets/rich-label.h"
#include "app/widgets/template.h"
#include "core/words/text.h"

#define MOST_SHOWN 80
#define FEW        9    /* up to this number, each choice has a digit and needs no search field */

/* A choice; its widgets are reused. */
typedef struct {
  GtkWidget *row;
  GtkWidget *key;
  GnRichLabel  *text;
  GnMove     move;
} Choice;

/* Entries that differ in only one figure: "3 horns", "40 cards". */
typedef struct {
  const GnArg *arg;      /* NULL if they differ in something else */
  GnMove       usual;    /* the first in the list */
  gint         least, most;
} Figure;

struct _GnEntryForm {
  GnContainer parent_instance;

  GnTableModel      *model;
  GPtrArray   *choices;      /* Choice */
  guint        n_choices;
  GnMove       fits;         /* the entry for the new component, with its argument still open */
  const GnArg *new_arg;      /* the argument for it; NULL if the user cannot enter a new one */
  guint        new_family;
  int          taught;       /* index of the last component taught */
  gboolean     only_teach;   /* teaches the set without making an entry */
  Figure       figure;

  GtkStack       *stack;
  GtkLabel       *title;
  GtkLabel       *hint;
  GtkLabel       *aloud;
  GtkSearchEntry *search;
  GtkListBox     *list;
  GtkWidget      *scroller;
  GtkWidget      *number_box;
  GtkSpinButton  *number;
  GtkWidget      *done_button;
  GtkLabel       *nothing;
  GtkButton      *new_button;
  GtkLabel       *problem;
  GnTeachForm    *teach;

  GnSet          *sample;    /* the stand-in, for the figures of effects */
};

G_DEFINE_FINAL_TYPE (GnEntryForm, gn_entry_form, GN_TYPE_CONTAINER)

enum { DONE, N_SIGNALS };
static guint signals[N_SIGNALS];

static void
show_problem (GnEntryForm *self,
              const char  *problem)
{
  gtk_label_set_label (self->problem, problem ? problem : "");
  gtk_widget_set_visible (GTK_WIDGET (self->problem), problem != NULL);
}

/* Made for no seat; the form shows the reason for a refusal. */
static gboolean
enter (GnEntryForm  *self,
       const GnMove *move)
{
  GnReply reply = { .private_to = -1 };
  GnMove copy = *move;

  if (gn_match_table_do (gn_table_model_get_table (self->model), &copy, 1, &reply))
    {
      show_problem (self, NULL);
      g_signal_emit (self, signals[DONE], 0);
      return TRUE;
    }

  g_autofree char *reason = gn_unavailable_reason (gn_table_model_get_match (self->model), &reply.why, FALSE);

  show_problem (self, reason);
  return FALSE;
}

static gboolean
has_all_words (const char *text,
               char      **words)
{
  g_autofree char *folded = gn_fold (text);

  for (guint i = 0; words[i]; i++)
    if (*words[i] && !strstr (folded, words[i]))
      return FALSE;
  return TRUE;
}

/* The thing that the entry is about, if any: its picture and name are shown instead of the whole phrase. */
static gboolean
lone_thing (const GnMatch *match,
            const GnMove  *move,
            GnThing       *thing)
{
  guint n = 0;

  for (const GnArg *arg = match->game->verbs[move->verb].args; arg->kind; arg++)
    if (move->arg[arg->at] != GN_NONE)
      {
        n++;
        *thing = GN_THING (arg->domain, move->arg[arg->at]);
        if (arg->kind != GN_ARG_THING)
          return FALSE;
      }
  return n == 1;
}

static Choice *
choice_at (GnEntryForm *self,
           guint        i)
{
  if (i >= self->choices->len)
    {
      Choice *choice = g_new0 (Choice, 1);

      choice->row = gn_template_new ("entry/entry-choice");
      choice->key = gn_template_part (choice->row, "key");
      choice->text = gn_template_part (choice->row, "text");
      gtk_list_box_append (self->list, choice->row);
      g_ptr_array_add (self->choices, choice);
    }
  return self->choices->pdata[i];
}

/* Whether it matches the typed text: by its words, or by its printed values ("5r 2"). */
static gboolean
is_meant (GnEntryForm *self,
          GnThing      thing,
          const char  *name,
          const char  *told,
          char       **words,
          JsonObject  *said)
{
  const GnMatch *match = gn_table_model_get_match (self->model);
  guint family = thing.value != GN_NONE && thing.domain < GN_DOMAIN_SEAT ? match->game->domains[thing.domain].family
                                                                         : 0;

  if (has_all_words (name, words) || (told && has_all_words (told, words)))
    return TRUE;
  return said && family && json_object_get_size (said) && gn_component_fits (match, family - 1, thing.value, said);
}

/* The seat that the prompt asks, or GN_NONE. */
static gint16
asked_seat (const GnMatch  *match,
            const GnPrompt *prompt)
{
  const char *gaps = match->game->texts[prompt->what.text].gaps;

  return prompt->chance && gaps && g_str_has_prefix (gaps, "who:seat") ? (gint16) prompt->what.arg[0] : GN_NONE;
}

/* Whether the entry is asked for now. Other entries come when this one is done, those of other players too. */
static gboolean
is_asked (GnEntryForm  *self,
          const GnMove *move)
{
  const GnMatch *match = gn_table_model_get_match (self->model);
  const GnPrompt *prompt = gn_table_model_prompt (self->model);
  const gint16 seat = asked_seat (match, prompt);

  if (move->seat >= 0 || (prompt->chance && move->verb != prompt->verb))
    return FALSE;
  for (const GnArg *arg = match->game->verbs[move->verb].args; seat != GN_NONE && arg->kind; arg++)
    if (arg->kind == GN_ARG_THING && arg->domain == GN_DOMAIN_SEAT && move->arg[arg->at] != seat)
      return FALSE;
  return TRUE;
}

static gboolean
differ_only_by (const GnVerb *verb,
                const GnMove *a,
                const GnMove *b,
                const GnArg **by)
{
  if (a->verb != b->verb || a->seat != b->seat)
    return FALSE;
  for (const GnArg *arg = verb->args; arg->kind; arg++)
    if (a->arg[arg->at] != b->arg[arg->at])
      {
        if ((*by && *by != arg) || arg->kind != GN_ARG_NUMBER)
          return FALSE;
        *by = arg;
      }
  return TRUE;
}

/* Figures are typed rather than picked from a list; a digit is the digit itself. */
static void
find_figure (GnEntryForm *self)
{
  const GnMoveList *legal = gn_table_model_legal (self->model);
  const GnVerb *verb = NULL;
  const GnArg *by = NULL;
  gint n = 0;

  self->figure = (Figure) { NULL };
  for (guint i = 0; i < legal->n; i++)
    {
      const GnMove *move = &legal->move[i];

      if (!is_asked (self, move))
        continue;
      if (n++ == 0)
        {
          self->figure.usual = *move;
          verb = &gn_table_model_get_match (self->model)->game->verbs[move->verb];
        }
      else if (!differ_only_by (verb, &self->figure.usual, move, &by))
        return;
    }
  if (!by)
    return;
  self->figure.least = self->figure.most = self->figure.usual.arg[by->at];
  for (guint i = 0; i < legal->n; i++)
    if (is_asked (self, &legal->move[i]))
      {
        self->figure.least = MIN (self->figure.least, legal->move[i].arg[by->at]);
        self->figure.most = MAX (self->figure.most, legal->move[i].arg[by->at]);
      }
  if (self->figure.most - self->figure.least + 1 == n)
    self->figure.arg = by;
}

/* Many figures: an entry field with the usual one. */
static gboolean
has_field (GnEntryForm *self)
{
  return self->figure.arg && self->figure.most > FEW;
}

static void
show_key (GnEntryForm *self,
          Choice      *choice,
          guint        i,
          gboolean     few)
{
  g_autofree char *digit = g_strdup_printf ("%d",
                                            self->figure.arg ? choice->move.arg[self->figure.arg->at] : (int) i + 1);

  gtk_label_set_label (GTK_LABEL (choice->key), digit);
  gtk_widget_set_visible (choice->key, few);
}

static void
fill (GnEntryForm *self)
{
  const GnMatch *match = gn_table_model_get_match (self->model);
  const GnMoveList *legal = gn_table_model_legal (self->model);
  g_autofree char *folded = gn_fold (gtk_editable_get_text (GTK_EDITABLE (self->search)));
  g_auto (GStrv) words = g_strsplit (folded, " ", -1);
  if (self->new_arg && *folded && !self->sample)
    self->sample = gn_set_new_stand_in (match->game, NULL);

  g_autoptr (JsonNode) typed = self->new_arg && *folded
                                 ? gn_component_typed (match, self->new_family, self->sample, NULL, NULL,
                                                       gtk_editable_get_text (GTK_EDITABLE (self->search)), NULL)
                                 : NULL;
  guint n = 0, all = 0;

  for (guint i = 0; i < legal->n; i++)
    {
      const GnMove *move = &legal->move[i];
      GnThing thing = { 0, GN_NONE };

      if (!is_asked (self, move))
        continue;
      all++;

      g_autofree char *name = lone_thing (match, move, &thing) ? gn_thing_name (match, thing)
                                                               : gn_move_text (match, move);
      GnSay about = { 0 };
      g_autofree char *told = NULL;

      if (thing.value != GN_NONE && thing.domain < GN_DOMAIN_SEAT && match->game->describe)
        {
          match->game->describe (match, gn_table_model_state (self->model), thing, &about);
          told = gn_say_text (match, &about, FALSE);
        }
      if (n >= MOST_SHOWN || !is_meant (self, thing, name, told, words, typed ? json_node_get_object (typed) : NULL))
        continue;

      Choice *choice = choice_at (self, n++);
      g_autofree char *upper = gn_upper_first (name);
      const char *icon = thing.value != GN_NONE && thing.domain != GN_DOMAIN_NUMBER ? gn_thing_icon (match, thing)
                                                                                    : NULL;

      choice->move = *move;
      gn_rich_label_clear (choice->text);
      if (thing.value != GN_NONE && thing.domain == GN_DOMAIN_SEAT)
        {
          gn_rich_label_add_seat (choice->text, gn_pieces_seat_paint (match, thing.value), NULL);
          gn_rich_label_add (choice->text, "  ");
        }
      else if (icon)
        {
          gn_rich_label_add_icon (choice->text, icon, NULL);
          gn_rich_label_add (choice->text, "  ");
        }
      gboolean repeats = told && g_str_has_prefix (told, name);

      gn_rich_label_add_strong (choice->text, upper);
      if (repeats)
        gn_rich_label_add (choice->text, told + strlen (name));
      else if (told && *told)
        {
          gn_rich_label_add (choice->text, "   ");
          gn_rich_label_add_say (choice->text, match, &about, FALSE, FALSE);
        }
      gn_rich_label_done (choice->text);
      gn_say_name (choice->row, gn_rich_label_get_text (choice->text));
      gtk_widget_set_visible (choice->row, TRUE);
    }
  self->n_choices = n;
  for (guint i = n; i < self->choices->len; i++)
    gtk_widget_set_visible (((Choice *) self->choices->pdata[i])->row, FALSE);
  gboolean few = (all <= FEW || self->figure.arg) && !has_field (self) && !self->new_arg;

  for (guint i = 0; i < n; i++)
    show_key (self, self->choices->pdata[i], i, few);
  gtk_widget_set_visible (GTK_WIDGET (self->search), !few && !has_field (self));
  gtk_widget_set_visible (self->scroller, !has_field (self));
  gtk_widget_set_visible (self->number_box, has_field (self));
  gtk_widget_set_visible (GTK_WIDGET (self->nothing), n == 0);
  gtk_label_set_label (self->nothing, all && self->new_arg ? _("Nothing known matches. Press Enter to describe it.")
                                      : all ? _("Nothing that can still turn up matches.")
                                                           : _("Nothing of this kind is known yet. Describe it."));
  if (n)
    gtk_list_box_select_row (self->list, GTK_LIST_BOX_ROW (choice_at (self, 0)->row));
}

static void
on_new (GnEntryForm *self)
{
  const GnMatch *match = gn_table_model_get_match (self->model);
  const GnPrompt *prompt = gn_table_model_prompt (self->model);
  g_autofree char *typed = g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->search)));
  g_autofree char *question = gn_say_text (match, &prompt->what, FALSE);

  if (!self->new_arg)
    return;
  gn_teach_form_ask (self->teach, match, self->new_family, -1);

  if (prompt->is)
    gn_teach_form_settle (self->teach, prompt->is, prompt->is_value);
  if (*question)
    gn_teach_form_set_question (self->teach, question);

  /* Required values are marked from the start. */
  g_autoptr (JsonNode) blank = gn_teach_form_get_component (self->teach, NULL);
  g_autoptr (GPtrArray) needed = blank ? gn_table_model_lacking (self->model, &self->fits, self->new_arg,
                                                                 self->new_family, blank)
                                       : NULL;

  gn_teach_form_set_needed (self->teach, needed);
  /* Use the text typed for the search as the start of its entry. */
  if (*typed)
    gn_teach_form_type (self->teach, typed);
  gtk_stack_set_visible_child_name (self->stack, "teach");
  gn_teach_form_grab (self->teach);
}

void
gn_entry_form_set_aloud (GnEntryForm *self,
                         const char  *words)
{
  gtk_label_set_label (self->aloud, words ? words : "");
  gtk_widget_set_visible (GTK_WIDGET (self->aloud), words && *words);
}

void
gn_entry_form_refresh (GnEntryForm *self)
{
  const GnMatch *match = gn_table_model_get_match (self->model);
  const GnPrompt *prompt = gn_table_model_prompt (self->model);
  const GnVerb *verb = prompt->chance ? &match->game->verbs[prompt->verb] : NULL;
  g_autofree char *what = gn_say_text (match, &prompt->what, FALSE);
  g_autofree char *how = gn_say_text (match, &prompt->how, FALSE);

  self->only_teach = FALSE;
  self->new_arg = NULL;
  gtk_label_set_label (self->title, *what ? what : _("What came up?"));
  gtk_label_set_label (self->hint, *how ? how : verb && verb->hint ? gn_tr (verb->hint) : "");
  gtk_widget_set_visible (GTK_WIDGET (self->hint), *gtk_label_get_label (self->hint) != '\0');
  gn_entry_form_set_aloud (self, NULL);
  show_problem (self, NULL);

  if (verb)
    {
      gn_move_open (match->game, &self->fits, GN_CHANCE, prompt->verb);
      for (const GnArg *arg = verb->args; arg->kind && !self->new_arg; arg++)
        if ((arg->flags & GN_ARG_NEW) && arg->domain < GN_DOMAIN_SEAT && match->game->domains[arg->domain].family)
          {
            guint family = match->game->domains[arg->domain].family - 1;

            /* A complete list contains everything that can turn up. */
            if (!gn_set_complete (match->set, family) && match->game->families[family].attrs)
              {
                self->new_arg = arg;
                self->new_family = family;
              }
          }
    }
  gtk_widget_set_visible (GTK_WIDGET (self->new_button), self->new_arg != NULL);
  if (self->new_arg)
    {
      g_autofree char *label = gn_fill (_("Another {one}: describe it"), "one",
                                        gn_tr (match->game->families[self->new_family].one), NULL);

      gtk_button_set_label (self->new_button, label);
    }
  if (*gtk_editable_get_text (GTK_EDITABLE (self->search)))
    gtk_editable_set_text (GTK_EDITABLE (self->search), "");
  find_figure (self);
  if (has_field (self))
    {
      gtk_spin_button_set_range (self->number, self->figure.least, self->figure.most);
      gtk_spin_button_set_value (self->number, self->figure.usual.arg[self->figure.arg->at]);
    }
  fill (self);
  gtk_stack_set_visible_child_name (self->stack, "pick");
  /* Nothing to pick from: ask for the printed values at once. */
  if (self->new_arg && self->n_choices == 0)
    on_new (self);
}

void
gn_entry_form_teach (GnEntryForm *self,
                     guint        family,
                     int          index,
                     const char  *id)
{
  self->only_teach = TRUE;
  self->taught = -1;
  self->new_family = family;
  gn_teach_form_ask_for (self->teach, gn_table_model_get_match (self->model), family, index, id);
  gtk_stack_set_visible_child_name (self->stack, "teach");
}

/* Named on another component but not entered yet: Gnomon asks for its printed values when they matter. */
static void
on_named (GnEntryForm *self,
          guint        family,
          JsonNode    *component)
{
  g_autoptr (GError) error = NULL;

  if (!gn_match_table_teach (gn_table_model_get_table (self->model), family, component, NULL, &error))
    show_problem (self, error->message);
}

static void
on_taught (GnEntryForm *self,
           JsonNode    *component)
{
  GnMatchTable *table = gn_table_model_get_table (self->model);
  g_autoptr (GError) error = NULL;
  gboolean only_teach = self->only_teach;
  const GnArg *arg = self->new_arg;
  guint family = self->new_family;
  GnMove move = self->fits;
  int index = -1;

  /* Partly known, and more is needed now: nothing is taught or cleared, and missing values are marked. */
  if (!only_teach && arg)
    {
      g_autoptr (GPtrArray) lacking = gn_table_model_lacking (self->model, &move, arg, family, component);

      if (lacking->len)
        {
          gn_teach_form_set_needed (self->teach, lacking);
          gtk_widget_error_bell (GTK_WIDGET (self));
          return;
        }
    }
  if (!gn_match_table_teach (table, family, component, &index, &error))
    {
      show_problem (self, error->message);
      return;
    }
  self->taught = index;
  if (only_teach || !arg)
    {
      g_signal_emit (self, signals[DONE], 0);
      return;
    }

  /* The lawful entry that has the new component. */
  g_auto (GnWays) ways = { 0 };

  move.arg[arg->at] = index;
  gn_match_table_ask (table, GN_PUBLIC, &move, &ways);
  if (ways.ways == 0)
    {
      g_autofree char *reason = gn_unavailable_reason (gn_table_model_get_match (self->model), &ways.why, FALSE);

      gn_entry_form_refresh (self);
      show_problem (self, reason);
      return;
    }
  enter (self, &ways.only);
}

static void
on_cancelled (GnEntryForm *self)
{
  if (self->only_teach)
    g_signal_emit (self, signals[DONE], 0);
  else
    gtk_stack_set_visible_child_name (self->stack, "pick");
}

static void
on_row (GnEntryForm   *self,
        GtkListBoxRow *row)
{
  gn_entry_form_choose (self, gtk_list_box_row_get_index (row));
}

static void
on_search (GnEntryForm *self)
{
  if (self->model)
    fill (self);
}

/* A search field consumes Escape; close the list all the same. */
static void
on_search_left (GnEntryForm *self)
{
  GtkWidget *popover = gtk_widget_get_ancestor (GTK_WIDGET (self), GTK_TYPE_POPOVER);

  if (popover)
    gtk_popover_popdown (GTK_POPOVER (popover));
}

/* Enter in the search field takes the first match. */
static void
on_search_enter (GnEntryForm *self)
{
  fill (self);   /* the search field reports the last letters with a delay */
  if (self->n_choices)
    gn_entry_form_choose (self, 0);
  else
    on_new (self);
}

/* The figure in the field, as typed. */
static void
on_number (GnEntryForm *self)
{
  GnMove move = self->figure.usual;

  gtk_spin_button_update (self->number);
  move.arg[self->figure.arg->at] = (gint16) gtk_spin_button_get_value_as_int (self->number);
  enter (self, &move);
}

/* A digit takes the choice that it labels. */
static gboolean
on_key (GnEntryForm     *self,
        guint            keyval,
        guint            keycode,
        GdkModifierType  state)
{
  gunichar c = gdk_keyval_to_unicode (keyval);

  if (gtk_widget_get_visible (GTK_WIDGET (self->search)) || (state & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK))
      || g_strcmp0 (gtk_stack_get_visible_child_name (self->stack), "pick") != 0)
    return FALSE;
  if (has_field (self) && (keyval == GDK_KEY_Return || keyval == GDK_KEY_KP_Enter))
    {
      on_number (self);
      return TRUE;
    }
  if (has_field (self) || c < '0' || c > '9')
    return FALSE;
  if (!self->figure.arg)
    return c > '0' && gn_entry_form_choose (self, c - '1');
  for (guint i = 0; i < self->n_choices; i++)
    if (((Choice *) self->choices->pdata[i])->move.arg[self->figure.arg->at] == (gint16) (c - '0'))
      return gn_entry_form_choose (self, i);
  return FALSE;
}

gboolean
gn_entry_form_choose (GnEntryForm *self,
                      guint        n)
{
  return n < self->n_choices && enter (self, &((Choice *) self->choices->pdata[n])->move);
}

int
gn_entry_form_get_taught (GnEntryForm *self)
{
  return self->taught;
}

gboolean
gn_entry_form_grab (GnEntryForm *self)
{
  if (g_strcmp0 (gtk_stack_get_visible_child_name (self->stack), "teach") == 0)
    {
      gn_teach_form_grab (self->teach);
      return TRUE;
    }
  if (has_field (self))
    {
      gboolean taken = gtk_widget_grab_focus (GTK_WIDGET (self->number));

      /* typing replaces the usual figure */
      gtk_editable_select_region (GTK_EDITABLE (self->number), 0, -1);
      return taken;
    }
  if (gtk_widget_get_visible (GTK_WIDGET (self->search)))
    return gtk_widget_grab_focus (GTK_WIDGET (self->search));
  if (self->n_choices)
    return gtk_widget_grab_focus (((Choice *) self->choices->pdata[0])->row);
  return gtk_widget_grab_focus (GTK_WIDGET (self->new_button));
}

GnTeachForm *
gn_entry_form_get_teach (GnEntryForm *self)
{
  return self->teach;
}

static void
gn_entry_form_dispose (GObject *object)
{
  GnEntryForm *self = GN_ENTRY_FORM (object);

  g_clear_object (&self->model);
  G_OBJECT_CLASS (gn_entry_form_parent_class)->dispose (object);
}

static void
gn_entry_form_finalize (GObject *object)
{
  g_ptr_array_unref (GN_ENTRY_FORM (object)->choices);
  g_clear_pointer (&GN_ENTRY_FORM (object)->sample, gn_set_unref);
  G_OBJECT_CLASS (gn_entry_form_parent_class)->finalize (object);
}

static void
gn_entry_form_class_init (GnEntryFormClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = gn_entry_form_dispose;
  G_OBJECT_CLASS (klass)->finalize = gn_entry_form_finalize;
  g_type_ensure (GN_TYPE_TEACH_FORM);
  gtk_widget_class_set_template_from_resource (widget_class, GN_RESOURCE_PATH "/ui/entry/entry-form.ui");
  gn_bind_children (widget_class, GnEntryForm, stack, title, hint, aloud, search, list, scroller, number_box,
                    number, done_button, nothing, new_button, problem, teach);
  gtk_widget_class_bind_template_callback (widget_class, on_search);
  gtk_widget_class_bind_template_callback (widget_class, on_search_enter);
  gtk_widget_class_bind_template_callback (widget_class, on_search_left);
  gtk_widget_class_bind_template_callback (widget_class, on_row);
  gtk_widget_class_bind_template_callback (widget_class, on_new);
  gtk_widget_class_bind_template_callback (widget_class, on_number);
  gtk_widget_class_bind_template_callback (widget_class, on_named);
  gtk_widget_class_bind_template_callback (widget_class, on_taught);
  gtk_widget_class_bind_template_callback (widget_class, on_cancelled);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "entryform");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_FORM);

  signals[DONE] = g_signal_new ("done", GN_TYPE_ENTRY_FORM, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
gn_entry_form_init (GnEntryForm *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  self->choices = g_ptr_array_new_with_free_func (g_free);
  gtk_widget_init_template (GTK_WIDGET (self));
  gn_button_enter (self->done_button, gn_label (gtk_button_get_label (GTK_BUTTON (self->done_button)), NULL));
  gn_teach_form_offer_names (self->teach);
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (on_key), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
}

GtkWidget *
gn_entry_form_new (GnTableModel *model)
{
  GnEntryForm *self = g_object_new (GN_TYPE_ENTRY_FORM, NULL);

  self->model = g_object_ref (model);
  return GTK_WIDGET (self);
}
