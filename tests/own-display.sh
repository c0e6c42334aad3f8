#!/bin/sh
# own-display.sh COMMAND…: runs it with an X server of its own, where no other program asks what it has on its clipboard
#
# GTK leaks a little of its answer, so that tests side by side on one display make the leak checker complain of each other.
#
# Copyright 2026 The Gnomon authors
# SPDX-License-Identifier: GPL-3.0-or-later
set -eu
[ -n "${DISPLAY-}" ] || exec "$@"
own=$(mktemp -d)
Xvfb -displayfd 3 -screen 0 1600x1000x24 -nolisten tcp 3>"$own/display" 2>"$own/log" &
server=$!
trap 'kill $server 2>/dev/null; rm -rf "$own"' EXIT
tries=0
until [ -s "$own/display" ]; do
  tries=$((tries + 1))
  [ $tries -lt 300 ] && kill -0 $server 2>/dev/null || { cat "$own/log" >&2; exit 1; }
  sleep .1
done
status=0
DISPLAY=":$(cat "$own/display")" "$@" || status=$?
exit $status
