/* style.h: which style sheets are loaded when, and whose colour is "your turn"
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/** gn_style_apply: the house's own sheet, and those for a dark table and for high contrast while they are wanted */
void gn_style_apply       (gboolean dark, gboolean high_contrast);
/** gn_style_load: a sheet of the resources, once: "pages" for pages.css. Sheets are not needed before what they dress:
 * reading them all would take a third of the time to the first frame */
void gn_style_load       (const char *sheet);
/** gn_style_tables: what every table needs: the pages' sheet, the frame's and the panels', in this order */
void gn_style_tables     (void);
/** gn_style_accent: what wears a game's colours wherever it stands (accent.css); a game without colours in the palette
 * wears the house's */
void gn_style_accent     (const char *accent);
/** gn_style_accents: of @n games at once, as one sheet: each sheet is asked for each widget */
void gn_style_accents    (const char *const *accents, guint n);
/** gn_style_game: both, and the game's own sheet where it has one: "<accent>.css" */
void gn_style_game       (const char *accent);
/**
 * gn_style_set_accent:
 * @accent: (nullable): GnGame.accent of the table in front; %NULL: the house's own
 *
 * From then on @accent_fill, @accent_ink, @accent_text, @accent_soft and @accent_ring mean the game's colours (in the
 * palette: `wizard_fill` …, with `_` for `-`): sheets say "your turn", never whose game it is.
 */
void gn_style_set_accent (const char *accent);

/** gn_restyled: a css_changed() for widgets that paint with the palette's named colours: they have to be painted anew
 * when these change (light, dark, high contrast) */
void       gn_restyled     (GtkWidget *widget, GtkCssStyleChange *change);

G_END_DECLS
