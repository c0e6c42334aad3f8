/* real-keys.h: keys as a person presses them: by way of the X server, to the window that has the keyboard
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

/** real_keys_can: returns whether keys can be pressed: an X server with the extension XTEST, and its library */
gboolean   real_keys_can         (void);
/** real_keys_to: gives the keyboard to @window. There is no window manager that would do it */
void       real_keys_to          (GtkWindow *window);
/** real_key: presses @keyval with @modifiers, and lets go of it. All that follows from it without waiting is done.
 * Returns: FALSE if the keyboard has no such key */
gboolean   real_key              (guint keyval, GdkModifierType modifiers);
/** real_key_settled: the same, and then waits until nothing is left to do */
void       real_key_settled      (guint keyval, GdkModifierType modifiers);
/** real_keys_to_question: gives the keyboard to the question that has come up. Returns: it */
GtkWidget *real_keys_to_question (void);
/** real_key_answer: presses @keyval, and waits until the question is gone, which takes GTK a moment */
void       real_key_answer       (guint keyval);
/** real_key_hold: presses @keyval, or lets go of it */
void       real_key_hold         (guint keyval, gboolean down);
