#!/bin/sh
# sixth-game.sh: what src/games/README.md says about adding a game works, word for word
#
# Copies the sources, runs the commands of steps 1 to 3, builds, and plays random matches of the new game; where there is GTK its panel
# is compiled too.
# It takes a build of its own, so it runs in the long run only (GNOMON_LONG=1).
#
# Copyright 2026 The Gnomon authors
# SPDX-License-Identifier: GPL-3.0-or-later
set -eu
[ -n "${GNOMON_LONG-}" ] || exit 77

source=$(dirname "$G_TEST_SRCDIR")
own=$(mktemp -d)
trap 'rm -rf "$own"' EXIT

cd "$source"
mkdir "$own/tree"
tar -c --exclude=./build\* --exclude=./.git . | tar -x -C "$own/tree"
cd "$own/tree"
awk '/^```sh/ { n++; inside = 1; next } /^```/ { inside = 0 } inside && n <= 3' src/games/README.md >"$own/steps"
sh -eu "$own/steps"

unset GNOMON_LONG
app=false
panel=
if pkg-config --exists 'gtk4 >= 4.8' 'libadwaita-1 >= 1.2'; then
  app=true
  panel=src/panels/libgnomon-panels.a
fi
meson setup "$own/build" "-Dapp=$app" >"$own/log" || { cat "$own/log"; exit 1; }
ninja -C "$own/build" tests/conformance/test-conformance $panel >"$own/log" || { tail -40 "$own/log"; exit 1; }
"$own/build/tests/conformance/test-conformance" -p /conformance/playouts/orchard | tee "$own/log"
grep -q '^ok 1 /conformance/playouts/orchard' "$own/log"
