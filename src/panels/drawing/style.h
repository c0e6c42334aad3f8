/* style.h: loading of style sheets, and the accent color of the current table
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/** gn_style_apply: loads the program's own sheet, and those for dark style and high contrast while they are wanted */
void gn_style_apply       (gboolean dark, gboolean high_contrast);
/** gn_style_load: loads a sheet from the resources, once: "pages" for pages.css. Load a sheet only when its widgets
 * appear: reading all of them would take a third of the time to the first frame */
void gn_style_load       (const char *sheet);
/** gn_style_tables: loads the sheets that every table needs: the pages' sheet, the frame's and the panels', in this
 * order */
void gn_style_tables     (void);
/** gn_style_accent: loads the rules for widgets that show a game's colors anywhere (accent.css). A game without
 * colors in the palette gets the program's */
void gn_style_accent     (const char *accent);
/** gn_style_accents: the same for @n games at once, in one sheet: GTK matches every sheet against every widget */
void gn_style_accents    (const char *const *accents, guint n);
/** gn_style_game: loads the tables' sheets, the accent, and the game's own sheet "<accent>.css" if it has one */
void gn_style_game       (const char *accent);
/**
 * gn_style_set_accent:
 * @accent: (nullable): GnGame.accent of the table in front; %NULL: the program's own
 *
 * From then on @accent_fill, @accent_ink, @accent_text, @accent_soft and @accent_ring mean the game's colors (in
 * the palette: `wizard_fill` …, with `_` for `-`). Sheets say "your turn" and never name a game.
 */
void gn_style_set_accent (const char *accent);
/** gn_style_grow: @scale: 1 to 2; how much larger than the desktop's the type of menus, tooltips and libadwaita's
 * dialogs is, which nobody else can enlarge */
void       gn_style_grow       (double scale);

/** gn_style_type: how large the desktop's type is: 1 as usual, 2 at most */
double     gn_style_type (void);
/** gn_style_has_large_type: whether the desktop's type is larger than usual */
gboolean   gn_style_has_large_type (void);

/** gn_restyled: a css_changed() for widgets that paint with the palette's named colors. It redraws them when these
 * change (light, dark, high contrast) */
void       gn_restyled     (GtkWidget *widget, GtkCssStyleChange *change);

G_END_DECLS
