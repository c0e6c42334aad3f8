/* option.c: the choices of an option: those in its table, then components of the set
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "option.h"
#include "core/base/language.h"

static guint
n_in_table (const GnOption *option)
{
  guint n = 0;

  while (option->choices[n].id)
    n++;
  return n;
}

/* The index of the component for a choice, or -1 if the choice is in the table. */
static int
component_of (const GnOption *option,
              guint           choice)
{
  const guint n = n_in_table (option);

  return choice < n ? -1 : (int) (choice - n);
}

guint
gn_option_n_choices (const GnOption *option,
                     const GnSet    *set)
{
  return n_in_table (option) + (option->family && set ? gn_set_size (set, option->family - 1u) : 0);
}

const char *
gn_option_id (const GnOption *option,
              const GnSet    *set,
              guint           choice)
{
  if (choice >= gn_option_n_choices (option, set))
    return NULL;

  const int component = component_of (option, choice);

  return component < 0 ? option->choices[choice].id : gn_set_id (set, option->family - 1u, (guint) component);
}

char *
gn_option_title (const GnOption *option,
                 const GnSet    *set,
                 guint           choice)
{
  if (choice >= gn_option_n_choices (option, set))
    return g_strdup ("?");

  const int component = component_of (option, choice);

  return component < 0 ? g_strdup (gn_tr (option->choices[choice].title))
                       : gn_set_name (set, option->family - 1u, (guint) component);
}

const char *
gn_option_hint (const GnOption *option,
                const GnSet    *set,
                guint           choice)
{
  const char *hint = choice < n_in_table (option) && option->choices[choice].hint ? option->choices[choice].hint
                                                                                  : option->hint;

  return hint ? gn_tr (hint) : NULL;
}

int
gn_option_find (const GnOption *option,
                const GnSet    *set,
                const char     *id)
{
  const guint n = gn_option_n_choices (option, set);

  for (guint choice = 0; id && choice < n; choice++)
    if (g_str_equal (gn_option_id (option, set, choice), id))
      return (int) choice;
  return -1;
}

gboolean
gn_option_suits (const GnOption *option,
                 const GnSet    *set,
                 guint           choice,
                 guint           n_seats)
{
  const int component = component_of (option, choice);

  return choice < gn_option_n_choices (option, set)
         && (component < 0 || !option->suits || option->suits (set, (guint) component, n_seats));
}
