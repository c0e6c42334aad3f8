/* game-name.c: entry for the name of the game that is played, where one game scores any game
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "game-name.h"

#include <glib/gi18n.h>

#include "app/model/record-summary.h"
#include "app/widgets/template.h"
#include "app/widgets/wrap-layout.h"
#include "core/match/option.h"
#include "core/record/record.h"
#include "core/words/text.h"
#include "panels/drawing/parts.h"

#define MOST_OFFERED 6

struct _GnGameName {
  GnContainer parent_instance;

  GnDraft   *draft;
  GPtrArray *records;   /* GnRecordInfo: all; NULL until a name is asked for */
  GPtrArray *named;     /* GnRecordInfo: the last of each name; not owned */
  GtkEntry  *entry;
  GtkWidget *offers;
  guint      n_offers;
  int        offers_height;   /* in pixels, before anything was typed; -1: nothing is */
  gboolean   quiet;     /* the entry follows the draft, not the other way around */
};

G_DEFINE_FINAL_TYPE (GnGameName, gn_game_name, GN_TYPE_CONTAINER)

/* The game's first option that offers components by name, or -1. */
static int
kind_option (GnDraft *draft)
{
  const GnGame *game = gn_draft_get_game (draft);

  for (guint i = 0; i < gn_game_n_options (game); i++)
    if (game->options[i].family)
      return (int) i;
  return -1;
}

static gboolean
is_name (const char *name,
         const char *entered)
{
  g_autofree char *a = g_utf8_casefold (name, -1);
  g_autofree char *b = g_utf8_casefold (entered, -1);

  return g_str_equal (a, b);
}

static const GnRecordInfo *
find_named (GnGameName *self,
            const char *name)
{
  for (guint i = 0; i < self->named->len; i++)
    {
      const GnRecordInfo *info = g_ptr_array_index (self->named, i);

      if (is_name (info->title, name))
        return info;
    }
  return NULL;
}

/* A game that was played before is scored as it was last time. */
static void
take_terms (GnGameName         *self,
            const GnRecordInfo *info)
{
  g_autoptr (GnMatch) match = NULL;
  g_autoptr (JsonNode) position = NULL;
  g_autoptr (GPtrArray) lines = NULL;
  g_autoptr (GnRecord) record = gn_record_open (info->file, FALSE, &match, &position, &lines, NULL, NULL);

  if (record && match->game == gn_draft_get_game (self->draft))
    gn_draft_take_terms (self->draft, match);
}

static void
on_changed (GnGameName *self)
{
  const char *name = gtk_editable_get_text (GTK_EDITABLE (self->entry));
  const GnRecordInfo *info;

  if (self->quiet || !self->draft)
    return;
  gn_draft_set_title (self->draft, name);
  info = find_named (self, name);
  if (info)
    take_terms (self, info);
}

/* ---- What is offered --------------------------------------------------------------------------------------------- */

static void
on_offer (GtkButton  *chip,
          GnGameName *self)
{
  const int choice = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (chip), "choice"));
  g_autofree char *name = g_strdup (g_object_get_data (G_OBJECT (chip), "name"));

  /* From here on the chips are others. */
  if (choice > 0)
    gn_draft_set_option (self->draft, (guint) kind_option (self->draft), (guint) choice - 1);
  gtk_editable_set_text (GTK_EDITABLE (self->entry), name);
  gtk_widget_grab_focus (GTK_WIDGET (self->entry));
  gtk_editable_set_position (GTK_EDITABLE (self->entry), -1);
}

/* @choice: 1 + the choice of the game's first option that @name stands for; 0 for a name that was entered before */
static void
offer (GnGameName *self,
       const char *name,
       guint       choice)
{
  const char *entered = gn_draft_get_title (self->draft);
  g_autofree char *folded = g_utf8_casefold (name, -1);
  g_autofree char *wanted = g_utf8_casefold (entered, -1);

  if (self->n_offers >= MOST_OFFERED || !g_str_has_prefix (folded, wanted) || g_str_equal (folded, wanted))
    return;
  self->n_offers++;

  GtkWidget *chip = gn_template_new ("setup/person-chip");
  /* Translators: a button that enters the name of a game; {game} is that name. */
  g_autofree char *words = gn_fill (_("Play {game}"), "game", name, NULL);

  gn_template_write (chip, "name", name);
  gtk_widget_set_tooltip_text (chip, words);
  gn_say_name (chip, words);
  g_object_set_data_full (G_OBJECT (chip), "name", g_strdup (name), g_free);
  g_object_set_data (G_OBJECT (chip), "choice", GUINT_TO_POINTER (choice));
  g_signal_connect_object (chip, "clicked", G_CALLBACK (on_offer), self, 0);
  gtk_box_append (GTK_BOX (self->offers), chip);
}

/* None of them may fit the game. */
static void
offer_own (GnGameName *self,
           guint       option)
{
  GtkWidget *chip = gn_template_new ("setup/person-chip");

  gn_template_write (chip, "name", _("Make your own…"));
  gn_say_name (chip, _("Make your own…"));
  gtk_actionable_set_action_name (GTK_ACTIONABLE (chip), "draft.edit-choice");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (chip), "u", option);
  gtk_box_append (GTK_BOX (self->offers), chip);
}

static void
show_offers (GnGameName *self)
{
  const GnGame *game = gn_draft_get_game (self->draft);
  const GnSet *set = gn_draft_get_set (self->draft);
  const int kind = kind_option (self->draft);
  const GnOption *option = kind >= 0 ? &game->options[kind] : NULL;

  /* What lies below stays where it is while a name is typed. */
  if (!*gn_draft_get_title (self->draft))
    self->offers_height = -1;
  else if (self->offers_height < 0)
    self->offers_height = gtk_widget_get_height (self->offers);
  gtk_widget_set_size_request (self->offers, -1, self->offers_height);
  gn_container_clear (self->offers);
  self->n_offers = 0;
  for (guint i = 0; i < self->named->len; i++)
    offer (self, ((const GnRecordInfo *) self->named->pdata[i])->title, 0);
  for (guint i = 0; option && i < gn_option_n_choices (option, set); i++)
    {
      g_autofree char *title = gn_option_title (option, set, i);

      if (gn_option_suits (option, set, i, gn_draft_get_n_seats (self->draft)) && !find_named (self, title))
        offer (self, title, i + 1);
    }
  if (option)
    offer_own (self, (guint) kind);
}

void
gn_game_name_show (GnGameName *self,
                   GnDraft    *draft)
{
  const GnGame *game = gn_draft_get_game (draft);

  self->draft = draft;
  gtk_widget_set_visible (GTK_WIDGET (self), game->another);
  if (!game->another)
    return;
  if (!self->records)
    {
      self->records = gn_library_list (NULL);
      if (!self->records)
        self->records = g_ptr_array_new ();
      self->named = gn_record_titles (self->records, game->id);
    }
  if (!g_str_equal (gtk_editable_get_text (GTK_EDITABLE (self->entry)), gn_draft_get_title (draft)))
    {
      self->quiet = TRUE;
      gtk_editable_set_text (GTK_EDITABLE (self->entry), gn_draft_get_title (draft));
      self->quiet = FALSE;
    }
  show_offers (self);
}

/* ---- The object -------------------------------------------------------------------------------------------------- */

static gboolean
gn_game_name_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (GTK_WIDGET (GN_GAME_NAME (widget)->entry));
}

static void
gn_game_name_finalize (GObject *object)
{
  GnGameName *self = GN_GAME_NAME (object);

  g_clear_pointer (&self->named, g_ptr_array_unref);
  g_clear_pointer (&self->records, g_ptr_array_unref);

  G_OBJECT_CLASS (gn_game_name_parent_class)->finalize (object);
}

static void
gn_game_name_class_init (GnGameNameClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = gn_game_name_finalize;
  widget_class->grab_focus = gn_game_name_grab_focus;

  gtk_widget_class_set_template_from_resource (widget_class, GN_RESOURCE_PATH "/ui/setup/game-name.ui");
  gn_bind_children (widget_class, GnGameName, entry);
  gtk_widget_class_bind_template_callback (widget_class, on_changed);
}

static void
gn_game_name_init (GnGameName *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->offers_height = -1;
  self->offers = gn_wrap_box (0, FALSE);
  gtk_widget_set_parent (self->offers, GTK_WIDGET (self));
}
