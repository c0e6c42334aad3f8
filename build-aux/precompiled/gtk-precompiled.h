/* gtk-precompiled.h: see README.md */
#include <gtk/gtk.h>
