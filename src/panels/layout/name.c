/* name.c: a player's name that stays readable where there is little room
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "name.h"

#include "panels/drawing/parts.h"

#define LEAST_WHOLE 0.7   /* smaller than this the first word is better read */
#define LEAST_SAID  0.94  /* of a sentence, fewer words */
#define LEAST_WORD  0.55
#define MOST_LINES  4.5   /* as many lines high is a turned name at most */

struct _GnName {
  GnContainer parent_instance;

  GtkWidget *whole;
  GtkWidget *word;    /* the first of several, or of two that are joined; or fewer words */
  gboolean   heads;   /* a column */
  gboolean   says;    /* a sentence */
  gboolean   turned;
};

G_DEFINE_FINAL_TYPE (GnName, gn_name, GN_TYPE_CONTAINER)

/* The label for a width, in lines of a height, and how much smaller it is drawn; NULL: there is no room for any. */
static GtkWidget *
label_for (GnName *self,
           int     width,
           int     height,
           double *scale)
{
  GtkWidget *label[] = { self->whole, self->word };
  const double least[] = { self->says ? LEAST_SAID : LEAST_WHOLE, LEAST_WORD };

  for (guint i = 0; i < G_N_ELEMENTS (label); i++)
    {
      const int wish = gn_width_of (label[i]), tall = gn_height_of (label[i]);

      *scale = MIN (wish > width ? (double) width / wish : 1, tall > height ? (double) height / tall : 1);
      if (*scale >= least[i])
        return label[i];
    }
  return NULL;
}

static void
gn_name_measure (GtkWidget      *widget,
                 GtkOrientation  orientation,
                 int             for_size,
                 int            *minimum,
                 int            *natural,
                 int            *minimum_baseline,
                 int            *natural_baseline)
{
  /* One line is as high, however small its words are: nothing beside it moves. */
  gn_measure (GN_NAME (widget)->whole, orientation, -1, minimum, natural);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    *minimum = 0;
}

static void
gn_name_size_allocate (GtkWidget *widget,
                       int        width,
                       int        height,
                       int        baseline)
{
  GnName *self = GN_NAME (widget);
  double scale;
  GtkWidget *shown = self->turned ? label_for (self, MIN (height, gn_name_length (self)), width, &scale)
                                  : label_for (self, width, G_MAXINT, &scale);
  const gboolean rtl = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;

  gtk_widget_set_child_visible (self->whole, shown == self->whole);
  gtk_widget_set_child_visible (self->word, shown == self->word);
  if (!shown)
    return;

  const int wide = gn_width_of (shown);
  const int tall = gn_height_of (shown);
  const double rest = width - wide * scale;
  g_autoptr (GskTransform) place = NULL;

  if (self->turned)
    place = gsk_transform_rotate (
      gsk_transform_translate (NULL, &GRAPHENE_POINT_INIT ((float) (width - tall * scale) / 2, (float) height)), -90);
  else
    place = gsk_transform_translate (NULL, &GRAPHENE_POINT_INIT ((float) (self->heads ? rest / 2 : rtl ? rest : 0),
                                                                 (float) (height - tall * scale) / 2));
  gtk_widget_allocate (shown, wide, tall, -1,
                       scale < 1 ? gsk_transform_scale (g_steal_pointer (&place), scale, scale)
                                 : g_steal_pointer (&place));
}

static void
gn_name_class_init (GnNameClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  widget_class->measure = gn_name_measure;
  widget_class->size_allocate = gn_name_size_allocate;
}

static void
gn_name_init (GnName *self)
{
  self->whole = gtk_label_new (NULL);
  self->word = gtk_label_new (NULL);
  gtk_widget_set_parent (self->whole, GTK_WIDGET (self));
  gtk_widget_set_parent (self->word, GTK_WIDGET (self));
}

GtkWidget *
gn_name_new (const char *name,
             const char *classes)
{
  GtkWidget *self = g_object_new (GN_TYPE_NAME, NULL);

  if (classes)
    gn_add_classes (self, classes);
  gn_name_set (GN_NAME (self), name);
  return self;
}

GtkWidget *
gn_name_new_head (const char *name,
                  const char *classes)
{
  GtkWidget *self = gn_name_new (name, classes);

  GN_NAME (self)->heads = TRUE;
  gtk_widget_set_vexpand (self, TRUE);
  return self;
}

void
gn_name_turn (GnName  *self,
              gboolean turned)
{
  if (self->turned == turned)
    return;
  self->turned = turned;
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

gboolean
gn_name_fits (GnName *self,
              int     width)
{
  double scale;

  return label_for (self, width, G_MAXINT, &scale) != NULL;
}

int
gn_name_length (GnName *self)
{
  const int most = (int) (gn_height_of (self->whole) * MOST_LINES), whole = gn_width_of (self->whole);

  return whole <= most ? whole : MIN (gn_width_of (self->word), most);
}

char *
gn_name_first (const char *name)
{
  return g_strndup (name, strcspn (name, " -"));
}

static void
set_words (GnName     *self,
           const char *whole,
           const char *brief)
{
  gtk_label_set_label (GTK_LABEL (self->whole), whole);
  gtk_label_set_label (GTK_LABEL (self->word), brief);
  gn_set_tooltip (GTK_WIDGET (self), whole);
}

void
gn_name_set (GnName     *self,
             const char *name)
{
  g_autofree char *first = gn_name_first (name ? name : "");

  set_words (self, name ? name : "", first);
}

void
gn_name_set_words (GnName     *self,
                   const char *words,
                   const char *brief)
{
  self->says = TRUE;
  set_words (self, words, brief);
}

void
gn_name_set_sentence (GnName        *self,
                      const GnMatch *match,
                      const char    *words)
{
  g_autoptr (GString) brief = g_string_new (words);

  for (guint seat = 0; seat < match->n_seats; seat++)
    {
      g_autofree char *first = gn_name_first (gn_match_name (match, (int) seat));

      g_string_replace (brief, gn_match_name (match, (int) seat), first, 0);
    }
  gn_name_set_words (self, words, brief->str);
}
