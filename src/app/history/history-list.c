/* history-list.c: the matches found, as a list model that reads from the index only what is asked for
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "history-list.h"

/* ---- A match ------------------------------------------------------------------------------------------------ */

struct _GnHistoryItem {
  GObject         parent_instance;

  GnHistoryIndex *index;
  gint64          id;
  GnHistoryEntry *entry;
};

G_DEFINE_FINAL_TYPE (GnHistoryItem, gn_history_item, G_TYPE_OBJECT)

gint64
gn_history_item_get_id (GnHistoryItem *self)
{
  return self->id;
}

const GnHistoryEntry *
gn_history_item_get_entry (GnHistoryItem *self)
{
  if (!self->entry)
    self->entry = gn_history_index_load (self->index, self->id);
  return self->entry;
}

static void
gn_history_item_finalize (GObject *object)
{
  GnHistoryItem *self = GN_HISTORY_ITEM (object);

  g_object_unref (self->index);
  gn_history_entry_free (self->entry);
  G_OBJECT_CLASS (gn_history_item_parent_class)->finalize (object);
}

static void
gn_history_item_class_init (GnHistoryItemClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = gn_history_item_finalize;
}

static void
gn_history_item_init (GnHistoryItem *self)
{
}

/* ---- The list ----------------------------------------------------------------------------------------------- */

struct _GnHistoryList {
  GObject         parent_instance;

  GnHistoryIndex *index;
  GArray         *places;   /* GnHistoryPlace */
};

static void list_model_init (GListModelInterface *interface);

G_DEFINE_FINAL_TYPE_WITH_CODE (GnHistoryList, gn_history_list, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, list_model_init))

static GType
get_item_type (GListModel *model)
{
  return GN_TYPE_HISTORY_ITEM;
}

static guint
get_n_items (GListModel *model)
{
  return GN_HISTORY_LIST (model)->places->len;
}

static gpointer
get_item (GListModel *model,
          guint       position)
{
  GnHistoryList *self = GN_HISTORY_LIST (model);
  GnHistoryItem *item;

  if (position >= self->places->len)
    return NULL;
  item = g_object_new (GN_TYPE_HISTORY_ITEM, NULL);
  item->index = g_object_ref (self->index);
  item->id = g_array_index (self->places, GnHistoryPlace, position).id;
  return item;
}

static void
list_model_init (GListModelInterface *interface)
{
  interface->get_item_type = get_item_type;
  interface->get_n_items = get_n_items;
  interface->get_item = get_item;
}

static gint64
id_at (GArray *places,
       guint   position)
{
  return g_array_index (places, GnHistoryPlace, position).id;
}

void
gn_history_list_ask (GnHistoryList        *self,
                     const GnHistoryQuery *query)
{
  g_autoptr (GArray) before = self->places;
  GArray *now = gn_history_index_find (self->index, query);
  const guint least = MIN (before->len, now->len);
  guint front = 0, back = 0;

  while (front < least && id_at (before, front) == id_at (now, front))
    front++;
  while (back < least - front && id_at (before, before->len - 1 - back) == id_at (now, now->len - 1 - back))
    back++;
  self->places = now;
  if (front + back < before->len || front + back < now->len)
    g_list_model_items_changed (G_LIST_MODEL (self), front, before->len - front - back, now->len - front - back);
}

const GnHistoryPlace *
gn_history_list_get_place (GnHistoryList *self,
                           guint          position)
{
  g_return_val_if_fail (position < self->places->len, NULL);

  return &g_array_index (self->places, GnHistoryPlace, position);
}

/* ---- Evenings and months ------------------------------------------------------------------------------------ */

static guint32
day_of (GnHistoryList *self,
        guint          position)
{
  return g_array_index (self->places, GnHistoryPlace, position).day;
}

static guint32
month_of (GnHistoryList *self,
          guint          position)
{
  const guint32 julian = day_of (self, position);
  GDate day;

  if (!g_date_valid_julian (julian))
    return 0;
  g_date_clear (&day, 1);
  g_date_set_julian (&day, julian);
  return g_date_get_year (&day) * 12u + g_date_get_month (&day);
}

/* How many from @position on have the same @value, if the one before has another. */
static guint
run_from (GnHistoryList *self,
          guint          position,
          guint32      (*value) (GnHistoryList *, guint))
{
  const guint32 same = value (self, position);
  guint n = 0;

  if (position > 0 && value (self, position - 1) == same)
    return 0;
  while (position + n < self->places->len && value (self, position + n) == same)
    n++;
  return n;
}

guint
gn_history_list_evening (GnHistoryList *self,
                         guint          position)
{
  return run_from (self, position, day_of);
}

guint
gn_history_list_month (GnHistoryList *self,
                       guint          position)
{
  return run_from (self, position, month_of);
}

gboolean
gn_history_list_ends_evening (GnHistoryList *self,
                              guint          position)
{
  return position + 1 == self->places->len || day_of (self, position + 1) != day_of (self, position);
}

/* ---- The object --------------------------------------------------------------------------------------------- */

static void
gn_history_list_finalize (GObject *object)
{
  GnHistoryList *self = GN_HISTORY_LIST (object);

  g_object_unref (self->index);
  g_array_unref (self->places);
  G_OBJECT_CLASS (gn_history_list_parent_class)->finalize (object);
}

static void
gn_history_list_class_init (GnHistoryListClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = gn_history_list_finalize;
}

static void
gn_history_list_init (GnHistoryList *self)
{
  self->places = g_array_new (FALSE, TRUE, sizeof (GnHistoryPlace));
}

GnHistoryList *
gn_history_list_new (GnHistoryIndex *index)
{
  GnHistoryList *self = g_object_new (GN_TYPE_HISTORY_LIST, NULL);

  self->index = g_object_ref (index);
  return self;
}
