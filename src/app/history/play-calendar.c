/* play-calendar.c: calendar of the days on which there was play
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "play-calendar.h"

#include <glib/gi18n.h>
#include <langinfo.h>

#include "app/widgets/chart-export.h"
#include "core/base/csv.h"
#include "core/base/language.h"
#include "history/index.h"
#include "panels/drawing/parts.h"
#include "panels/layout/container.h"

#define SHADES 4

struct _GnPlayCalendar {
  GtkBox     parent_instance;

  GtkWidget *head;
  GtkWidget *back;
  GtkWidget *forward;
  GtkWidget *grids;

  int        n_months;
  GArray    *days;      /* GnHistoryCount */
  guint32    chosen;
  guint32    month;     /* of the first grid: year · 12 + month - 1 */
  gboolean   quiet;     /* buttons follow, nobody presses them */
};

G_DEFINE_FINAL_TYPE (GnPlayCalendar, gn_play_calendar, GTK_TYPE_BOX)

static guint chosen_signal;

/* ---- Days and months ---------------------------------------------------------------------------------------- */

static guint32
month_of (guint32 julian)
{
  GDate day;

  g_date_clear (&day, 1);
  g_date_set_julian (&day, julian);
  return g_date_get_year (&day) * 12u + g_date_get_month (&day) - 1;
}

static const GnHistoryCount *
nth_day (GnPlayCalendar *self,
         guint           i)
{
  return &g_array_index (self->days, GnHistoryCount, i);
}

/* The nearest month with play before or after @month; 0 if there is none. */
static guint32
next_month (GnPlayCalendar *self,
            guint32         month,
            int             step)
{
  guint32 found = 0;

  for (guint i = 0; self->days && i < self->days->len; i++)
    {
      const guint32 other = month_of (nth_day (self, i)->number);

      if (step < 0 && other < month)
        found = other;
      if (step > 0 && other > month)
        return other;
    }
  return found;
}

/* By day, as strftime() writes it. */
static char *
date_text (const char *format,
           guint32     julian)
{
  GDate day;

  g_date_clear (&day, 1);
  g_date_set_julian (&day, julian);

  g_autoptr (GDateTime) noon = g_date_time_new_local (g_date_get_year (&day), g_date_get_month (&day),
                                                      g_date_get_day (&day), 12, 0, 0);

  return noon ? g_date_time_format (noon, format) : g_strdup ("");
}

/* 0 for Monday. */
static guint
first_weekday (void)
{
#ifdef __GLIBC__
  /* A day, counted from one that is Sunday or Monday. */
  const guint first = (guint) *nl_langinfo (_NL_TIME_FIRST_WEEKDAY);
  const gboolean since_monday = GPOINTER_TO_UINT (nl_langinfo (_NL_TIME_WEEK_1STDAY)) == 19971201;

  return (first + (since_monday ? 6 : 5)) % 7;
#else
  return 0;
#endif
}

/* ---- A month ------------------------------------------------------------------------------------------------ */

static void
on_day (GtkToggleButton *button,
        GnPlayCalendar  *self)
{
  const guint32 julian = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "day"));

  if (!self->quiet)
    g_signal_emit (self, chosen_signal, 0, gtk_toggle_button_get_active (button) ? julian : 0);
}

static GtkWidget *
day_new (GnPlayCalendar       *self,
         guint                 of_month,
         guint32               julian,
         const GnHistoryCount *count)
{
  g_autofree char *text = g_strdup_printf ("%u", of_month);

  if (!count)
    return gn_label (text, "calendar-day quiet");

  GtkWidget *button = gtk_toggle_button_new (), *column = gn_column (0, NULL);
  /* Figure and shade: nothing is told by color alone. */
  const guint shade = count->n >= 5 ? 4 : count->n >= 3 ? 3 : count->n;
  g_autofree char *class = g_strdup_printf ("calendar-day plays plays-%u", MIN (shade, SHADES));
  g_autofree char *n = g_strdup_printf ("%u", count->n);
  /* Translators: a day, as strftime() writes it. */
  g_autofree char *day = date_text (_("%A, %B %-e, %Y"), julian);
  /* Translators: a day in the calendar, and how many matches there were. */
  g_autofree char *name = gn_fill (ngettext ("{day}: {n} match", "{day}: {n} matches", count->n), "day", day, "n", n,
                                   NULL);
  /* Translators: how many matches there were on a day, in its square of the calendar: "3×". */
  g_autofree char *times = gn_fill (C_("calendar", "{n}×"), "n", n, NULL);

  gn_append (column, gn_label (text, "calendar-number"), gn_label (times, "calendar-count"), NULL);
  gtk_widget_set_valign (column, GTK_ALIGN_CENTER);
  gtk_button_set_child (GTK_BUTTON (button), column);
  gn_add_classes (button, class);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (button), julian == self->chosen);
  gn_say_name (button, name);
  gn_set_tooltip (button, name);
  g_object_set_data (G_OBJECT (button), "day", GUINT_TO_POINTER (julian));
  g_signal_connect_object (button, "toggled", G_CALLBACK (on_day), self, 0);
  return button;
}

static GtkWidget *
month_new (GnPlayCalendar *self,
           guint32         month)
{
  GtkWidget *grid = gtk_grid_new ();
  GDate day;
  guint at = 0;
  const guint first = first_weekday ();

  gtk_grid_set_column_homogeneous (GTK_GRID (grid), TRUE);
  gtk_grid_set_row_spacing (GTK_GRID (grid), 2);
  gtk_grid_set_column_spacing (GTK_GRID (grid), 2);
  g_date_clear (&day, 1);
  g_date_set_dmy (&day, 1, (GDateMonth) (month % 12 + 1), (GDateYear) (month / 12));

  const guint begin = ((guint) g_date_get_weekday (&day) - 1 + 7 - first) % 7;
  const guint n = g_date_get_days_in_month (g_date_get_month (&day), g_date_get_year (&day));
  const guint32 julian = g_date_get_julian (&day);

  for (guint i = 0; i < 7; i++)
    {
      /* June 1, 2020 was a Monday. */
      g_autoptr (GDateTime) weekday = g_date_time_new_local (2020, 6, 1 + (int) ((i + first) % 7), 12, 0, 0);
      /* Translators: the name of a weekday at the top of the calendar, as strftime() writes it: "Fri". */
      g_autofree char *name = g_date_time_format (weekday, C_("calendar", "%a"));

      gtk_grid_attach (GTK_GRID (grid), gn_label (name, "calendar-weekday quiet"), (int) i, 0, 1, 1);
    }
  for (guint i = 0; i < n; i++)
    {
      while (at < self->days->len && nth_day (self, at)->number < julian + i)
        at++;

      const GnHistoryCount *count = at < self->days->len ? nth_day (self, at) : NULL;
      const gboolean played = count && count->number == julian + i;

      gtk_grid_attach (GTK_GRID (grid), day_new (self, i + 1, julian + i, played ? count : NULL),
                       (int) ((begin + i) % 7), 1 + (int) ((begin + i) / 7), 1, 1);
    }
  return grid;
}

static char *
month_title (guint32 month)
{
  GDate day;

  g_date_clear (&day, 1);
  g_date_set_dmy (&day, 1, (GDateMonth) (month % 12 + 1), (GDateYear) (month / 12));
  /* Translators: a month and its year, as strftime() writes it: "November 2026". */
  g_autofree char *text = date_text (_("%B %Y"), g_date_get_julian (&day));

  return gn_upper_first (text);
}

static void
show (GnPlayCalendar *self)
{
  guint32 month = self->month;

  gn_container_clear (self->grids);
  gtk_widget_set_sensitive (self->back, next_month (self, self->month, -1) != 0);
  gtk_widget_set_sensitive (self->forward, next_month (self, self->month, 1) != 0);
  for (int i = 0; i < self->n_months && month; i++)
    {
      g_autofree char *title = month_title (month);
      GtkWidget *heading = gn_label (title, "calendar-title");

      g_object_set (heading, "accessible-role", GTK_ACCESSIBLE_ROLE_HEADING, NULL);
      gn_append (self->grids, heading, month_new (self, month), NULL);
      month = next_month (self, month, -1);
    }
}

/* ---- Other months ------------------------------------------------------------------------------------------- */

static gboolean
go (GnPlayCalendar *self,
    int             step)
{
  const guint32 month = next_month (self, self->month, step);

  if (!month)
    return FALSE;

  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (self)));
  const gboolean on_day_of = focus && gtk_widget_is_ancestor (focus, self->grids);

  self->month = month;
  show (self);
  if (on_day_of)
    gtk_widget_child_focus (self->grids, GTK_DIR_TAB_FORWARD);
  return TRUE;
}

static void
on_back (GnPlayCalendar *self)
{
  if (go (self, -1) && !gtk_widget_get_sensitive (self->back))
    gtk_widget_grab_focus (self->forward);
}

static void
on_forward (GnPlayCalendar *self)
{
  if (go (self, 1) && !gtk_widget_get_sensitive (self->forward))
    gtk_widget_grab_focus (self->back);
}

static gboolean
on_page (GtkWidget *widget,
         GVariant  *args,
         gpointer   data)
{
  return go (GN_PLAY_CALENDAR (widget), g_variant_get_int32 (args));
}

static gboolean
are_same (GArray *one,
          GArray *other)
{
  for (guint i = 0; one->len == other->len && i < one->len; i++)
    {
      const GnHistoryCount *x = &g_array_index (one, GnHistoryCount, i), *y = &g_array_index (other, GnHistoryCount, i);

      if (x->number != y->number || x->n != y->n)
        return FALSE;
    }
  return one->len == other->len;
}

/* The buttons stay, so that the focus does. */
static void
follow_chosen (GnPlayCalendar *self)
{
  self->quiet = TRUE;
  for (GtkWidget *grid = gtk_widget_get_first_child (self->grids); grid; grid = gtk_widget_get_next_sibling (grid))
    for (GtkWidget *day = gtk_widget_get_first_child (grid); day; day = gtk_widget_get_next_sibling (day))
      if (GTK_IS_TOGGLE_BUTTON (day))
        {
          const guint32 julian = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (day), "day"));

          gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (day), julian == self->chosen);
        }
  self->quiet = FALSE;
}

void
gn_play_calendar_set_days (GnPlayCalendar *self,
                           GArray         *days,
                           guint32         chosen)
{
  const guint32 first = days->len ? month_of (g_array_index (days, GnHistoryCount, 0).number) : 0;
  const guint32 last = days->len ? month_of (g_array_index (days, GnHistoryCount, days->len - 1).number) : 0;
  const gboolean same = are_same (self->days, days);

  self->chosen = chosen;
  if (same)
    {
      follow_chosen (self);
      return;
    }
  g_array_unref (self->days);
  self->days = g_array_ref (days);
  if (self->month < first || self->month > last)
    self->month = last;
  show (self);
}

void
gn_play_calendar_focus (GnPlayCalendar *self)
{
  for (GtkWidget *grid = gtk_widget_get_first_child (self->grids); grid; grid = gtk_widget_get_next_sibling (grid))
    for (GtkWidget *day = gtk_widget_get_first_child (grid); day; day = gtk_widget_get_next_sibling (day))
      if (GTK_IS_TOGGLE_BUTTON (day) && gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (day)))
        {
          gtk_widget_grab_focus (day);
          return;
        }
  gtk_widget_child_focus (self->grids, GTK_DIR_TAB_FORWARD);
}

char *
gn_play_calendar_csv (GnPlayCalendar *self)
{
  GString *text = g_string_new (NULL);

  gn_csv_row (text, "", _("Matches"), NULL);
  for (guint i = 0; i < self->days->len; i++)
    {
      g_autofree char *day = date_text ("%Y-%m-%d", nth_day (self, i)->number);
      g_autofree char *n = g_strdup_printf ("%u", nth_day (self, i)->n);

      gn_csv_row (text, day, n, NULL);
    }
  return g_string_free (text, FALSE);
}

static char *
figures_of (GtkWidget *grids)
{
  return gn_play_calendar_csv (GN_PLAY_CALENDAR (gtk_widget_get_ancestor (grids, GN_TYPE_PLAY_CALENDAR)));
}

static void
gn_play_calendar_dispose (GObject *object)
{
  GnPlayCalendar *self = GN_PLAY_CALENDAR (object);

  g_clear_pointer (&self->days, g_array_unref);
  G_OBJECT_CLASS (gn_play_calendar_parent_class)->dispose (object);
}

static void
gn_play_calendar_class_init (GnPlayCalendarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = gn_play_calendar_dispose;
  gn_class_field (G_OBJECT_CLASS (klass), G_TYPE_INT, "months", G_STRUCT_OFFSET (GnPlayCalendar, n_months));
  chosen_signal = g_signal_new ("chosen", GN_TYPE_PLAY_CALENDAR, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                                G_TYPE_UINT);
  gtk_widget_class_set_template_from_resource (widget_class, GN_RESOURCE_PATH "/ui/history/play-calendar.ui");
  gn_bind_children (widget_class, GnPlayCalendar, head, back, forward, grids);
  gtk_widget_class_bind_template_callback (widget_class, on_back);
  gtk_widget_class_bind_template_callback (widget_class, on_forward);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Page_Up, 0, on_page, "i", -1);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Page_Down, 0, on_page, "i", 1);
}

static void
gn_play_calendar_init (GnPlayCalendar *self)
{
  self->days = g_array_new (FALSE, FALSE, sizeof (GnHistoryCount));
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_box_append (GTK_BOX (self->head), gn_chart_export_button (_("Days of play"), self->grids, figures_of,
                                                                self->grids));
}
