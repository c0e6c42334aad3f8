/* adwaita-precompiled.h: see README.md */
#include <adwaita.h>
