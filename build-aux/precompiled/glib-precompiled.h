/* glib-precompiled.h: see README.md */
#include <gio/gio.h>
