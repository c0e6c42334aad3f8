/* compat.h: the only files that depend on versions of libadwaita and GTK
 *
 * Gnomon needs at least GTK 4.8 and libadwaita 1.2. What newer versions have in another widget is behind a function
 * here, and is what the version that Gnomon is built with has: AdwAboutDialog, AdwAlertDialog, AdwPreferencesDialog.
 * Others they deprecate, too, and they are used without a warning: AdwFlap, AdwTabBar's own look. Include this instead
 * of <adwaita.h>.
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#define ADW_DISABLE_DEPRECATION_WARNINGS 1
#include <adwaita.h>

#if !ADW_CHECK_VERSION (1, 2, 0)
# error "libadwaita 1.2 is the floor"
#endif

G_BEGIN_DECLS

/**
 * gn_credits_open:
 * @parent: (nullable): the window behind it
 * @property: the first property of AdwAboutDialog, which AdwAboutWindow has too; values and others follow, and %NULL
 *
 * Shows who has made the program: from libadwaita 1.5 on within @parent, before in a window of its own.
 *
 * Returns: (transfer none): what is shown
 */
GtkWidget *gn_credits_open (GtkWindow *parent, const char *property, ...) G_GNUC_NULL_TERMINATED;

/**
 * gn_rows_open:
 * @parent: (nullable): the window behind it
 * @page: a page of rows, such as the preferences
 *
 * Shows @page: from libadwaita 1.5 on within @parent, before in a window of its own.
 *
 * Returns: (transfer none): what is shown
 */
GtkWidget *gn_rows_open (GtkWindow *parent, AdwPreferencesPage *page);

/**
 * GnAsk:
 * A question with its answers, or a small form: from libadwaita 1.5 on an AdwAlertDialog, which lies within the window,
 * before an AdwMessageDialog, a window of its own. Both have the properties `heading` and `body`, the signal "response"
 * and the functions that have the same name here. Nobody else needs to know which of them it is.
 */
#if ADW_CHECK_VERSION (1, 5, 0)
typedef AdwAlertDialog GnAsk;
typedef AdwAlertDialogClass GnAskClass;
#else
typedef AdwMessageDialog GnAsk;
typedef AdwMessageDialogClass GnAskClass;
#endif
G_DEFINE_AUTOPTR_CLEANUP_FUNC (GnAsk, g_object_unref)

#define GN_TYPE_ASK (gn_ask_get_type ())
#define GN_ASK(object) (G_TYPE_CHECK_INSTANCE_CAST ((object), GN_TYPE_ASK, GnAsk))
#define GN_IS_ASK(object) (G_TYPE_CHECK_INSTANCE_TYPE ((object), GN_TYPE_ASK))
GType       gn_ask_get_type                (void);

GtkWidget  *gn_ask_new                     (const char *heading, const char *body);
void        gn_ask_set_heading             (GnAsk *self, const char *heading);
const char *gn_ask_get_heading             (GnAsk *self);
void        gn_ask_set_body                (GnAsk *self, const char *body);
const char *gn_ask_get_body                (GnAsk *self);
void        gn_ask_set_extra_child         (GnAsk *self, GtkWidget *child);
GtkWidget  *gn_ask_get_extra_child         (GnAsk *self);
void        gn_ask_add_response            (GnAsk *self, const char *id, const char *label);
/** gn_ask_add_responses: ids and labels in turn, and %NULL */
void        gn_ask_add_responses           (GnAsk *self, const char *id, ...) G_GNUC_NULL_TERMINATED;
const char *gn_ask_get_response_label      (GnAsk *self, const char *id);
void        gn_ask_set_response_appearance (GnAsk *self, const char *id, AdwResponseAppearance appearance);
void        gn_ask_set_response_enabled    (GnAsk *self, const char *id, gboolean enabled);
gboolean    gn_ask_get_response_enabled    (GnAsk *self, const char *id);
void        gn_ask_set_default_response    (GnAsk *self, const char *id);
void        gn_ask_set_close_response      (GnAsk *self, const char *id);

/** gn_ask_open: shows @dialog over the window of @widget, which has no key until it is answered */
void        gn_ask_open                    (GtkWidget *dialog, GtkWidget *widget);
/** gn_ask_is_open: whether @dialog is still to be answered */
gboolean    gn_ask_is_open                 (GtkWidget *dialog);

/** gn_dialog_close: closes what one of these functions shows, as Esc does */
void        gn_dialog_close (GtkWidget *dialog);

/** gn_window_dialog: the dialog that lies within @window (of any type); %NULL if there is none, and always before
 * libadwaita 1.5, whose dialogs are windows */
GtkWidget  *gn_window_dialog               (GtkWidget *window);

/** gn_header_keep_title: lets both sides of @bar (an AdwHeaderBar) shrink before its title does, as they do before
 * libadwaita 1.4 */
void gn_header_keep_title (GtkWidget *bar);

G_END_DECLS
