/* set-name.c: names of components
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "set.h"

#include <glib/gi18n-lib.h>

#include "core/base/language.h"

/* The figure of its effect, if known; the game defines which key it has. */
static char *
effect_figure_text (const GnSet *set,
                    guint        family,
                    guint        index,
                    const char  *attr)
{
  g_autoptr (JsonNode) component = gn_set_component_to_json (set, family, index);
  JsonNode *effect = json_object_get_member (json_node_get_object (component), attr);
  g_autoptr (GList) keys = effect && JSON_NODE_HOLDS_OBJECT (effect)
                             ? json_object_get_members (json_node_get_object (effect))
                             : NULL;
  gint figure;

  for (GList *l = keys; l; l = l->next)
    if (gn_set_effect (set, family, index, attr, l->data, &figure))
      return gn_number_text (figure);
  return NULL;
}

/* For a component without a name: its kind with the figure, "Alchemister 10", or with a number, "jewelry 3". */
static char *
name_by_kind (const GnSet *set,
              guint        family,
              guint        index,
              const char  *number)
{
  const GnAttr *attrs = gn_set_game (set)->families[family].attrs;

  for (GnNaming naming = GN_NAMES_IT; naming <= GN_NAMES_NUMBERED; naming++)
    for (const GnAttr *attr = attrs; attr->id; attr++)
      {
        gint16 value = attr->names == naming ? gn_set_thing (set, family, index, attr->id) : GN_NONE;
        g_autofree char *kind = value >= 0
                                  ? gn_domain_name (&gn_set_game (set)->domains[attr->domain], (guint) value, FALSE)
                                  : NULL;
        g_autofree char *figure = NULL;

        if (!kind)
          continue;
        for (const GnAttr *effect = attrs; naming == GN_NAMES_IT && effect->id; effect++)
          if (effect->kind == GN_ATTR_EFFECT && g_strcmp0 (effect->effect_of, attr->id) == 0
              && (effect->telling >> value & 1))
            figure = effect_figure_text (set, family, index, effect->id);
        if (naming == GN_NAMES_NUMBERED)
          figure = g_strdup (number);
        if (!figure)
          return g_steal_pointer (&kind);
        /* Translators: a card or tile of the host's box that has no name: "card 3", "Alchemister 10" */
        return gn_fill (_("{one} {n}"), "one", kind, "n", figure, NULL);
      }
  return NULL;
}

/* From the whole that it belongs to and the part that it is: "Turquefoss 3". */
static char *
name_by_parts (const GnSet *set,
               guint        family,
               guint        index)
{
  const GnAttr *attrs = gn_set_game (set)->families[family].attrs;
  g_autoptr (GPtrArray) part = g_ptr_array_new_with_free_func (g_free);

  for (const GnAttr *attr = attrs; attr->id && part->len < 2; attr++)
    {
      const gint16 value = attr->names == GN_NAMES_PART ? gn_set_thing (set, family, index, attr->id) : GN_NONE;

      if (value >= 0)
        g_ptr_array_add (part, gn_domain_name (&gn_set_game (set)->domains[attr->domain], (guint) value, FALSE));
    }
  /* Translators: a card or tile of the host's box that has no name: "card 3", "Alchemister 10" */
  return part->len == 2 ? gn_fill (_("{one} {n}"), "one", part->pdata[0], "n", part->pdata[1], NULL) : NULL;
}

/* "game turn 2", "space II-2". */
static char *
numbered (const GnFamily *table,
          const char     *n)
{
  /* Translators: a card or tile of the host's box that has no name: "card 3", "Alchemister 10" */
  return gn_fill (_("{one} {n}"), "one", gn_tr (table->one), "n", n, NULL);
}

/* Returns whether the name is only a number or a sign, "2" or "II-2". */
static gboolean
is_sign (const char *name)
{
  for (; *name; name++)
    if ((guchar) *name >= 0x80 || g_ascii_islower (*name))
      return FALSE;
  return TRUE;
}

/* For things printed on a place that is the same in every match: the place's name, "brewery box 2". The family has
 * the same id as the domain of the places, and its components have the places' ids. */
static char *
name_by_place (const GnSet *set,
               guint        family,
               const char  *id)
{
  const GnFamily *table = &gn_set_game (set)->families[family];

  for (const GnDomain *domain = gn_set_game (set)->domains; domain->id; domain++)
    {
      const gint16 value = !domain->family && g_str_has_prefix (table->id, domain->id) ? gn_domain_find (domain, id)
                                                                                       : GN_NONE;

      if (value >= 0)
        {
          g_autofree char *name = gn_domain_name (domain, (guint) value, TRUE);

          return is_sign (name) ? numbered (table, name) : gn_domain_name (domain, (guint) value, FALSE);
        }
    }
  return NULL;
}

char *
gn_set_name (const GnSet *set,
             guint        family,
             guint        index)
{
  const GnFamily *table = &gn_set_game (set)->families[family];
  const char *name = gn_set_text (set, family, index, "name");
  const char *id = gn_set_id (set, family, index);
  gsize stem = MIN (strlen (table->id), 24);
  char *parts;

  if (name)
    return g_strdup (name);
  if ((parts = name_by_parts (set, family, index)))
    return parts;
  /* Components entered at the table have only a number: nobody calls a card "items-1". */
  if (!strncmp (id, table->id, stem) && id[stem] == '-' && g_ascii_isdigit (id[stem + 1]))
    {
      char *kind = name_by_kind (set, family, index, id + stem + 1);

      return kind ? kind : numbered (table, id + stem + 1);
    }
  parts = name_by_place (set, family, id);
  return parts ? parts : g_strdup (id);
}

char *
gn_set_name_by_id (const GnSet *set,
                   guint        family,
                   const char  *id)
{
  const int index = gn_set_find (set, family, id);
  char *place = index < 0 ? name_by_place (set, family, id) : NULL;

  if (index >= 0)
    return gn_set_name (set, family, (guint) index);
  return place ? place : g_strdup (id);
}
