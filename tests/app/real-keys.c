/* real-keys.c: keys as a person presses them: by way of the X server, to the window that has the keyboard
 *
 * GTK 4 has no synthetic events. The server hands these on before it answers, so they are there when XSync() returns.
 * libXtst has no header on every machine: the one function that is needed is looked up.
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "real-keys.h"

#include "app-fixture.h"

#include <X11/XKBlib.h>
#include <X11/Xlib.h>
#include <dlfcn.h>
#include <gdk/x11/gdkx.h>

#define PATIENCE 5000   /* milliseconds that a window may take until it has the keyboard */

typedef int (*FakeKey) (Display *display, unsigned code, int down, unsigned long delay);

static Display *display;
static FakeKey fake;

gboolean
real_keys_can (void)
{
  GdkDisplay *gdk = gdk_display_get_default ();
  int number;

  if (fake)
    return TRUE;
  if (!gdk || !GDK_IS_X11_DISPLAY (gdk))
    return FALSE;

  void *library = dlopen ("libXtst.so.6", RTLD_NOW);

  display = gdk_x11_display_get_xdisplay (gdk);
  if (library && XQueryExtension (display, "XTEST", &number, &number, &number))
    *(void **) &fake = dlsym (library, "XTestFakeKeyEvent");
  /* where everything is slow, a key would be held for long */
  if (fake)
    XAutoRepeatOff (display);
  return fake != NULL;
}

static void
drain (void)
{
  XSync (display, False);
  while (g_main_context_iteration (NULL, FALSE))
    ;
}

void
real_keys_to (GtkWindow *window)
{
  GdkSurface *surface = gtk_native_get_surface (GTK_NATIVE (window));
  Window has;
  int revert;

  XGetInputFocus (display, &has, &revert);
  if (has == gdk_x11_surface_get_xid (surface) && gtk_window_is_active (window))
    return;
  XSetInputFocus (display, gdk_x11_surface_get_xid (surface), RevertToParent, CurrentTime);
  drain ();
  for (guint i = 0; i < PATIENCE && !gtk_window_is_active (window); i++)
    {
      g_usleep (1000);
      drain ();
    }
}

/* The key that is marked with it, and whether Shift is held for it. */
static KeyCode
code_of (guint     keyval,
         gboolean *shifted)
{
  const KeyCode code = XKeysymToKeycode (display, keyval);

  *shifted = code && XkbKeycodeToKeysym (display, code, 0, 0) != keyval;
  return code;
}

void
real_key_hold (guint    keyval,
               gboolean down)
{
  gboolean shifted;

  fake (display, code_of (keyval, &shifted), down, 0);
  drain ();
}

gboolean
real_key (guint           keyval,
          GdkModifierType modifiers)
{
  gboolean shifted;
  const KeyCode code = code_of (keyval == GDK_KEY_ISO_Left_Tab ? GDK_KEY_Tab : keyval, &shifted);
  const struct { GdkModifierType modifier; guint key; } held[] = {
    { GDK_CONTROL_MASK, GDK_KEY_Control_L },
    { GDK_ALT_MASK, GDK_KEY_Alt_L },
    { GDK_SHIFT_MASK, GDK_KEY_Shift_L },
  };
  gboolean is_held;

  if (!code)
    return FALSE;
  if (shifted || keyval == GDK_KEY_ISO_Left_Tab)
    modifiers |= GDK_SHIFT_MASK;
  for (guint i = 0; i < G_N_ELEMENTS (held); i++)
    if (modifiers & held[i].modifier)
      fake (display, code_of (held[i].key, &is_held), True, 0);
  fake (display, code, True, 0);
  drain ();
  fake (display, code, False, 0);
  for (guint i = 0; i < G_N_ELEMENTS (held); i++)
    if (modifiers & held[i].modifier)
      fake (display, code_of (held[i].key, &is_held), False, 0);
  drain ();
  return TRUE;
}

void
real_key_settled (guint           keyval,
                  GdkModifierType modifiers)
{
  real_key (keyval, modifiers);
  fixture_settle ();
}

GtkWidget *
real_keys_to_question (void)
{
  GnAsk *dialog = fixture_question ();

  g_assert_nonnull (dialog);
  real_keys_to (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (dialog))));
  fixture_settle ();
  return GTK_WIDGET (dialog);
}

void
real_key_answer (guint keyval)
{
  GnAsk *dialog = fixture_question ();
  gpointer there = dialog;

  g_object_add_weak_pointer (G_OBJECT (dialog), &there);
  real_keys_to (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (dialog))));
  real_key (keyval, 0);
  for (guint i = 0; i < 4 * PATIENCE && there && gn_ask_is_open (there); i++)
    {
      g_usleep (1000);
      drain ();
    }
  if (there && gn_ask_is_open (there))
    {
      GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (there));

      g_error ("the question “%s” stays after %s, the focus is on %s", gn_ask_get_heading (there),
               gdk_keyval_name (keyval), focus ? G_OBJECT_TYPE_NAME (focus) : "nothing");
    }
  if (there)
    g_object_remove_weak_pointer (G_OBJECT (dialog), &there);
  fixture_settle ();
}
