#!/bin/sh
# own-display.sh COMMAND…: runs it with an X server of its own, where no other program takes the focus from its windows;
# GNOMON_SCREEN is its size
#
# Nor does any ask there what it has on its clipboard: GTK leaks a little of its answer, and the leak checker would complain.
# Without Xvfb, or where that does not start, the command has the display that there is.
#
# Copyright 2026 The Gnomon authors
# SPDX-License-Identifier: GPL-3.0-or-later
set -eu
[ -n "${DISPLAY-}" ] && command -v Xvfb >/dev/null || exec "$@"
own=$(mktemp -d)
Xvfb -displayfd 3 -screen 0 ${GNOMON_SCREEN-2560x1440}x24 -nolisten tcp 3>"$own/display" >"$own/log" 2>&1 &
server=$!
trap 'kill $server 2>/dev/null; rm -rf "$own"' EXIT
tries=0
until [ -s "$own/display" ]; do
  tries=$((tries + 1))
  [ $tries -lt 600 ] && kill -0 $server 2>/dev/null || break
  sleep .1
done
[ ! -s "$own/display" ] || DISPLAY=":$(cat "$own/display")"
status=0
"$@" || status=$?
exit $status
