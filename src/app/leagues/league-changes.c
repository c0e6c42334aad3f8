/* league-changes.c: changes of leagues: carried out, and the last one undone, for all windows
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "league-changes.h"

#include <glib/gi18n.h>

#include "app/people/people-changes.h"
#include "app/widgets/compat.h"
#include "app/widgets/messages.h"
#include "core/words/text.h"

struct _GnLeagueChanges {
  GObject  parent_instance;

  char    *text, *id;   /* of the last change */
  GBytes  *before;      /* its file, or %NULL if there was none */
};

G_DEFINE_FINAL_TYPE (GnLeagueChanges, gn_league_changes, G_TYPE_OBJECT)

static guint changed_signal;

static void
forget_last (GnLeagueChanges *self)
{
  g_clear_pointer (&self->text, g_free);
  g_clear_pointer (&self->id, g_free);
  g_clear_pointer (&self->before, g_bytes_unref);
}

static void
did (GnLeagueChanges *self,
     const char      *id,
     GBytes          *before,
     char            *text)
{
  forget_last (self);
  self->id = g_strdup (id);
  self->before = before ? g_bytes_ref (before) : NULL;
  self->text = text;
  g_signal_emit (self, changed_signal, 0);
}

const char *
gn_league_changes_text (GnLeagueChanges *self)
{
  return self->text;
}

gboolean
gn_league_changes_save (GnLeagueChanges *self,
                        GtkWidget       *widget,
                        GnLeague        *league,
                        char            *text)
{
  g_autoptr (GBytes) before = league->id ? gn_league_bytes (league->id) : NULL;
  g_autoptr (GError) error = NULL;

  if (gn_league_save (league, &error))
    {
      did (self, league->id, before, text);
      return TRUE;
    }
  g_free (text);
  gn_complain (widget, _("The league cannot be saved"), error->message);
  return FALSE;
}

void
gn_league_changes_delete (GnLeagueChanges *self,
                          GtkWidget       *widget,
                          const GnLeague  *league)
{
  g_autoptr (GBytes) before = gn_league_bytes (league->id);
  g_autofree char *id = g_strdup (league->id);
  g_autofree char *text = gn_fill (_("Deleted “{league}”"), "league", league->name, NULL);
  g_autoptr (GError) error = NULL;

  if (before && gn_league_restore (id, NULL, &error))
    did (self, id, before, g_steal_pointer (&text));
  else
    gn_complain (widget, _("The league cannot be deleted"), error ? error->message : NULL);
}

void
gn_league_changes_undo (GnLeagueChanges *self,
                        GtkWidget       *widget)
{
  g_autofree char *id = g_steal_pointer (&self->id);
  g_autoptr (GBytes) before = g_steal_pointer (&self->before);
  g_autoptr (GError) error = NULL;

  if (!id)
    return;
  forget_last (self);
  if (!gn_league_restore (id, before, &error))
    gn_complain (widget, _("The league cannot be saved"), error->message);
  g_signal_emit (self, changed_signal, 0);
}

static void
on_names_changed (GtkWidget  *dialog,
                  const char *old,
                  const char *now)
{
  if (old || now)
    gn_dialog_close (dialog);
}

void
gn_league_changes_guard (GtkWidget *dialog)
{
  g_signal_connect_object (gn_people_changes_get (), "changed", G_CALLBACK (on_names_changed), dialog,
                           G_CONNECT_SWAPPED);
}

/* A file from before may still have the name of somebody who was forgotten. */
static void
on_people_changed (GnLeagueChanges *self,
                   const char      *old,
                   const char      *now)
{
  if (!old && !now)
    return;
  forget_last (self);
  g_signal_emit (self, changed_signal, 0);
}

static void
gn_league_changes_class_init (GnLeagueChangesClass *class)
{
  changed_signal = g_signal_new ("changed", GN_TYPE_LEAGUE_CHANGES, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                                 0);
}

static void
gn_league_changes_init (GnLeagueChanges *self)
{
  g_signal_connect_object (gn_people_changes_get (), "changed", G_CALLBACK (on_people_changed), self,
                           G_CONNECT_SWAPPED);
}

GnLeagueChanges *
gn_league_changes_get (void)
{
  static GnLeagueChanges *only;

  if (!only)
    only = g_object_new (GN_TYPE_LEAGUE_CHANGES, NULL);
  return only;
}
