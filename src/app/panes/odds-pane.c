/* odds-pane.c: pane with odds and forecasts that the table may know
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "odds-pane.h"

#include <glib/gi18n.h>

#include "core/game/odds.h"
#include "app/widgets/unavailable.h"
#include "app/widgets/rich-label.h"
#include "app/widgets/template.h"
#include "core/words/text.h"
#include "panels/drawing/parts.h"

/* A line of a card; its widgets are reused. */
typedef struct {
  GtkWidget   *box;
  GnRichLabel    *head;
  GtkLevelBar *bar;
  GtkLabel    *figure;
} Line;

/* Insights with the same label are grouped. */
typedef struct {
  GtkWidget    *box;
  GnRichLabel     *title;
  GPtrArray    *lines;
  GtkSizeGroup *heads;     /* aligns the start of the bars */
  GtkSizeGroup *figures;   /* and the end, so that their lengths can be compared */
} Card;

struct _GnOddsPane {
  GnContainer parent_instance;

  GnTableModel    *model;
  guint      serial;
  gboolean   odds;
  GPtrArray *cards;

  GtkBox    *card_box;
  GtkLabel  *nothing;
};

G_DEFINE_FINAL_TYPE (GnOddsPane, gn_odds_pane, GN_TYPE_CONTAINER)

enum { PROP_0, PROP_ODDS };

char *
gn_insight_figure (const GnInsight *insight)
{
  g_autofree char *a = gn_number_text (insight->a);
  g_autofree char *b = gn_number_text (insight->b);
  g_autofree char *figure = NULL;

  switch (insight->kind)
    {
    case GN_INSIGHT_NUMBER:
      figure = g_steal_pointer (&a);
      break;
    case GN_INSIGHT_RANGE:
      figure = insight->a == insight->b ? g_steal_pointer (&a)
               /* Translators: a range of figures: "8–10" */
               : gn_fill (_("{from}–{to}"), "from", a, "to", b, NULL);
      break;
    case GN_INSIGHT_FRACTION:
      figure = insight->odds ? gn_odds_text (gn_odds (insight->a, insight->b))
               /* Translators: so many of all: "3 of 5" */
               : gn_fill (_("{n} of {all}"), "n", a, "all", b, NULL);
      break;
    case GN_INSIGHT_NOTE:
    default:
      return g_strdup ("");
    }
  /* Translators: a figure that is not exact */
  return insight->about ? gn_fill (_("about {n}"), "n", figure, NULL) : g_steal_pointer (&figure);
}

static void
card_free (gpointer data)
{
  Card *card = data;

  g_ptr_array_unref (card->lines);
  g_object_unref (card->heads);
  g_object_unref (card->figures);
  g_free (card);
}

static Line *
new_line (void)
{
  Line *line = g_new0 (Line, 1);

  line->box = gn_template_new ("panes/odds-line");
  line->head = gn_template_part (line->box, "head");
  line->bar = gn_template_part (line->box, "bar");
  line->figure = gn_template_part (line->box, "figure");
  gtk_level_bar_add_offset_value (line->bar, GTK_LEVEL_BAR_OFFSET_FULL, 1.0);
  return line;
}

static Card *
card_at (GnOddsPane *self,
         guint       i)
{
  if (i >= self->cards->len)
    {
      Card *card = g_new0 (Card, 1);

      card->lines = g_ptr_array_new_with_free_func (g_free);
      card->heads = gtk_size_group_new (GTK_SIZE_GROUP_HORIZONTAL);
      card->figures = gtk_size_group_new (GTK_SIZE_GROUP_HORIZONTAL);
      card->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
      gn_add_classes (card->box, "card odds-card");
      card->title = GN_RICH_LABEL (gn_rich_label_new ());
      gtk_widget_add_css_class (GTK_WIDGET (card->title), "strong");
      gtk_box_append (GTK_BOX (card->box), GTK_WIDGET (card->title));
      gtk_box_append (self->card_box, card->box);
      g_ptr_array_add (self->cards, card);
    }
  return self->cards->pdata[i];
}

static Line *
line_at (Card *card,
         guint i)
{
  if (i >= card->lines->len)
    {
      Line *line = new_line ();

      gtk_box_append (GTK_BOX (card->box), line->box);
      gtk_size_group_add_widget (card->heads, GTK_WIDGET (line->head));
      gtk_size_group_add_widget (card->figures, GTK_WIDGET (line->figure));
      g_ptr_array_add (card->lines, line);
    }
  return card->lines->pdata[i];
}

/* Whether they say the same about different things: exactly one gap of their label differs, the same one in both. */
static gboolean
kin (const GnInsight *a,
     const GnInsight *b,
     int             *gap)
{
  int differs = -1;

  if (a->kind != GN_INSIGHT_FRACTION || b->kind != GN_INSIGHT_FRACTION || a->label.text != b->label.text)
    return FALSE;
  for (guint i = 0; i < G_N_ELEMENTS (a->label.arg); i++)
    if (a->label.arg[i] != b->label.arg[i])
      {
        if (differs >= 0)
          return FALSE;
        differs = i;
      }
  if (differs < 0 || (*gap >= 0 && *gap != differs))
    return FALSE;
  *gap = differs;
  return TRUE;
}

/* The span that differs in @b, or -1. */
static int
other_span (const GnMatch   *match,
            const GnInsight *a,
            const GnInsight *b,
            gboolean         covered)
{
  g_autoptr (GArray) x = gn_say_spans (match, &a->label, FALSE, covered);
  g_autoptr (GArray) y = gn_say_spans (match, &b->label, FALSE, covered);

  for (guint i = 0; i < MIN (x->len, y->len); i++)
    {
      const GnSpan *p = &g_array_index (x, GnSpan, i), *q = &g_array_index (y, GnSpan, i);

      if (p->thing.value != q->thing.value || p->thing.domain != q->thing.domain)
        return i;
    }
  return -1;
}

/* "The tile on II-1 shows …" */
static void
write_title (GnOddsPane      *self,
             GnRichLabel        *title,
             const GnInsight *insight,
             int              span)
{
  const GnMatch *match = gn_table_model_get_match (self->model);
  const gboolean covered = gn_table_model_get_covered_of (self->model, -1);
  g_autoptr (GArray) spans = gn_say_spans (match, &insight->label, FALSE, covered);

  gn_rich_label_clear (title);
  for (guint i = 0; i < spans->len; i++)
    gn_rich_label_add (title, (int) i == span ? "…" : g_array_index (spans, GnSpan, i).text);
  gn_rich_label_done (title);
}

/* A line of a card. @span: the span of its label at its head, before the bar; -1: the whole label, and no bar. */
static void
write_line (GnOddsPane      *self,
            Line            *line,
            const GnInsight *insight,
            int              span)
{
  const GnMatch *match = gn_table_model_get_match (self->model);
  gboolean covered = gn_table_model_get_covered_of (self->model, -1);
  g_autofree char *figure = gn_insight_figure (insight);
  gboolean bar = span >= 0 && insight->b > 0;

  gn_rich_label_clear (line->head);
  if (span < 0)
    gn_rich_label_add_say (line->head, match, &insight->label, FALSE, covered);
  else
    {
      g_autoptr (GArray) spans = gn_say_spans (match, &insight->label, FALSE, covered);
      const GnSpan *head = &g_array_index (spans, GnSpan, span);
      const char *icon = head->thing.value != GN_NONE && head->thing.domain != GN_DOMAIN_SEAT
                           ? gn_thing_icon (match, head->thing)
                           : NULL;

      if (icon)
        gn_rich_label_add_icon (line->head, icon, head->text);
      else
        gn_rich_label_add (line->head, head->text);
      gn_set_tooltip (GTK_WIDGET (line->head), head->text);
    }
  gn_rich_label_done (line->head);

  gtk_widget_set_visible (GTK_WIDGET (line->bar), bar);
  gtk_widget_set_hexpand (GTK_WIDGET (line->head), !bar);
  gn_rich_label_set_lines (line->head, bar ? 1 : 0);
  if (bar)
    gtk_level_bar_set_value (line->bar, CLAMP (insight->a / (double) insight->b, 0, 1));
  gtk_label_set_label (line->figure, figure);
  gtk_widget_set_visible (GTK_WIDGET (line->figure), *figure != '\0');
}

/* Chances first, in the game's order; then forecasts and counts, grouped by kind. */
static GPtrArray *
in_order (GnOddsPane       *self,
          const GnInsights *insights)
{
  GPtrArray *order = g_ptr_array_new ();

  for (guint i = 0; i < insights->n; i++)
    if (insights->insight[i].odds && self->odds)
      g_ptr_array_add (order, &insights->insight[i]);
  for (guint i = 0; i < insights->n; i++)
    {
      if (insights->insight[i].odds || g_ptr_array_find (order, &insights->insight[i], NULL))
        continue;
      for (guint k = i; k < insights->n; k++)
        if (!insights->insight[k].odds && insights->insight[k].label.text == insights->insight[i].label.text)
          g_ptr_array_add (order, &insights->insight[k]);
    }
  return order;
}

void
gn_odds_pane_refresh (GnOddsPane *self)
{
  g_auto (GnInsights) insights = { 0 };
  g_autoptr (GPtrArray) order = NULL;
  guint n_cards = 0;

  if (!self->model || !gtk_widget_get_mapped (GTK_WIDGET (self)))
    {
      self->serial = 0;
      return;
    }
  self->serial = gn_table_model_serial (self->model);

  if (!gn_table_model_is_past (self->model))
    gn_match_table_insights (gn_table_model_get_table (self->model), gn_table_model_get_viewer (self->model),
                             &insights);
  order = in_order (self, &insights);
  for (guint i = 0; i < order->len;)
    {
      const GnInsight *first = order->pdata[i];
      guint k = i + 1, n_lines = 0;

      int gap = -1, span = -1;

      /* One sentence about several things: it is above, with bars below. Others of a kind: each beside its figure. */
      while (k < order->len && kin (first, order->pdata[k], &gap))
        k++;
      if (k > i + 1)
        span = other_span (gn_table_model_get_match (self->model), first, order->pdata[i + 1],
                           gn_table_model_get_covered_of (self->model, -1));
      while (span < 0 && k < order->len && ((const GnInsight *) order->pdata[k])->label.text == first->label.text)
        k++;

      Card *card = card_at (self, n_cards++);

      gtk_widget_set_visible (card->box, TRUE);
      gtk_widget_set_visible (GTK_WIDGET (card->title), span >= 0);
      if (span >= 0)
        write_title (self, card->title, first, span);
      for (; i < k; i++)
        {
          Line *line = line_at (card, n_lines++);

          gtk_widget_set_visible (line->box, TRUE);
          write_line (self, line, order->pdata[i], span);
        }
      for (guint l = n_lines; l < card->lines->len; l++)
        gtk_widget_set_visible (((Line *) card->lines->pdata[l])->box, FALSE);
    }
  for (guint i = n_cards; i < self->cards->len; i++)
    gtk_widget_set_visible (((Card *) self->cards->pdata[i])->box, FALSE);

  gtk_label_set_label (self->nothing, gn_table_model_is_past (self->model) ? _("Odds are shown for the present only.")
                                      : !self->odds && insights.n ? _("Odds are turned off in the preferences.")
                                      : _("Nothing is left to chance now."));
  gtk_widget_set_visible (GTK_WIDGET (self->nothing), n_cards == 0);
}

void
gn_odds_pane_set_odds (GnOddsPane *self,
                       gboolean    odds)
{
  self->odds = odds;
  gn_odds_pane_refresh (self);
}

static void
gn_odds_pane_map (GtkWidget *widget)
{
  GnOddsPane *self = GN_ODDS_PANE (widget);

  GTK_WIDGET_CLASS (gn_odds_pane_parent_class)->map (widget);
  if (self->model && self->serial != gn_table_model_serial (self->model))
    gn_odds_pane_refresh (self);
}

static void
gn_odds_pane_set_property (GObject      *object,
                           guint         id,
                           const GValue *value,
                           GParamSpec   *pspec)
{
  if (id == PROP_ODDS)
    gn_odds_pane_set_odds (GN_ODDS_PANE (object), g_value_get_boolean (value));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
gn_odds_pane_get_property (GObject    *object,
                           guint       id,
                           GValue     *value,
                           GParamSpec *pspec)
{
  if (id == PROP_ODDS)
    g_value_set_boolean (value, GN_ODDS_PANE (object)->odds);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
gn_odds_pane_dispose (GObject *object)
{
  GnOddsPane *self = GN_ODDS_PANE (object);

  g_clear_object (&self->model);
  G_OBJECT_CLASS (gn_odds_pane_parent_class)->dispose (object);
}

static void
gn_odds_pane_finalize (GObject *object)
{
  g_ptr_array_unref (GN_ODDS_PANE (object)->cards);
  G_OBJECT_CLASS (gn_odds_pane_parent_class)->finalize (object);
}

static void
gn_odds_pane_class_init (GnOddsPaneClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = gn_odds_pane_dispose;
  object_class->finalize = gn_odds_pane_finalize;
  object_class->set_property = gn_odds_pane_set_property;
  object_class->get_property = gn_odds_pane_get_property;
  widget_class->map = gn_odds_pane_map;
  g_object_class_install_property (
    object_class, PROP_ODDS,
    g_param_spec_boolean ("odds", NULL, NULL, TRUE, G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS));
  gtk_widget_class_set_template_from_resource (widget_class, GN_RESOURCE_PATH "/ui/panes/odds-pane.ui");
  gn_bind_children (widget_class, GnOddsPane, card_box, nothing);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "oddspane");
}

static void
gn_odds_pane_init (GnOddsPane *self)
{
  self->odds = TRUE;
  self->cards = g_ptr_array_new_with_free_func (card_free);
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
gn_odds_pane_set_model (GnOddsPane   *self,
                        GnTableModel *model)
{
  g_set_object (&self->model, model);
  gn_odds_pane_refresh (self);
}
