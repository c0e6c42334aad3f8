/* panels.c: which game has a panel of its own
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "panels.h"

#include "panels/example/ex-panel.h"
#include "panels/gnomes-wizards/gw-editor.h"
#include "panels/gnomes-wizards/gw-panel.h"
#include "panels/invasion/inv-panel.h"
#include "panels/rise/rise-panel.h"
#include "panels/wizard/wiz-panel.h"
#include "panels/zavandor/zav-panel.h"

/* One line a game. */
static const struct {
  const char *game_id;
  GType     (*type) (void);
} panels[] = {
  { "example", ex_panel_get_type },
  { "gnomes-wizards", gw_panel_get_type },
  { "invasion", inv_panel_get_type },
  { "rise", rise_panel_get_type },
  { "wizard", wiz_panel_get_type },
  { "zavandor", zav_panel_get_type },
  { NULL, NULL },
};

GType
gn_panel_type_for (const char *game_id)
{
  for (guint i = 0; panels[i].game_id; i++)
    if (g_str_equal (panels[i].game_id, game_id))
      return panels[i].type ();
  return G_TYPE_INVALID;
}

/* One line a family that is drawn, not written. */
static const struct {
  const char *game_id, *family_id;
  GType     (*type) (void);
} editors[] = {
  { "gnomes-wizards", "layouts", gw_editor_get_type },
  { NULL, NULL, NULL },
};

GType
gn_set_editor_type_for (const char *game_id,
                        const char *family_id)
{
  for (guint i = 0; editors[i].game_id; i++)
    if (g_str_equal (editors[i].game_id, game_id) && g_str_equal (editors[i].family_id, family_id))
      return editors[i].type ();
  return G_TYPE_INVALID;
}
