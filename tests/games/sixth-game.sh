#!/bin/sh
# sixth-game.sh: what src/games/README.md says about adding a game works, word for word, and all tests are as content with it
#
# Copies the sources and what is built of them, runs the commands of steps 1 to 3, builds what is new, and runs the tests of that tree,
# but for the windows of one other game each (suites of-GAME) and what says the same again in other languages (suite again), which
# the tree without it has run. That takes long, so it is in the long run only (GNOMON_LONG=1).
# GNOMON_SIXTH=DIR keeps copy and build in DIR.
#
# Copyright 2026 The Gnomon authors
# SPDX-License-Identifier: GPL-3.0-or-later
set -eu
[ -n "${GNOMON_LONG-}" ] || exit 77
unset GNOMON_LONG
# The tests of the copy have settings of their own: these would end those that are heard at the first warning of AT-SPI.
unset G_DEBUG GTK_A11Y GSETTINGS_BACKEND

# What a game is to bring: nothing else may change but its own files, one line of one list, and po/.
its_own='/orchard/|/((game|match)-)?orchard\.|/orchard-'
shared='src/games/meson.build'

source=$(dirname "$G_TEST_SRCDIR")
# On a disk: it is too large for what tests keep in memory.
own=${GNOMON_SIXTH-$(mktemp -d -p /var/tmp)}
[ -n "${GNOMON_SIXTH-}" ] || trap 'rm -rf "$own"' EXIT
mkdir -p "$own"
rm -rf "$own/tree"
mkdir "$own/tree"
cd "$source"
tar -c --exclude='./build' --exclude='./build-as*' --exclude='./build-[!a]*' --exclude=./.git . | tar -x -C "$own/tree"
cp -a "$(dirname "$G_TEST_BUILDDIR")" "$own/tree/build"
rm -rf "$own/tree/build/meson-logs"
cd "$own/tree"

# say WHAT COMMAND…: what the command says is read only where it fails
say () {
  echo "$1 …"
  shift
  "$@" >"$own/log" 2>&1 || { tail -n 60 "$own/log"; exit 1; }
}

say "The copy is configured" meson setup --reconfigure build
# Without GTK there are only the rules.
[ -f build/src/app/gnomon ] && app=true || app=false
say "Its catalogues are up to date" sh -eu -c 'python3 po/strings.py --check && meson compile -C build update-catalogues'
diff -r "$source/po" po --exclude=__pycache__ --exclude='*.gmo'

awk '/^```sh/ { n++; inside = 1; next } /^```/ { inside = 0 } inside && n <= 3' src/games/README.md >"$own/steps"
say "The game is added" sh -eu "$own/steps"
changed=$(diff -rq --exclude=__pycache__ --exclude=build --exclude='build-*' --exclude=.git --exclude=log "$source" . | sed -n 's|^Files .* and \./\(.*\) differ$|\1|p; s|^Only in \.\(.*\): |.\1/|p' | sed 's|^\./||')
echo "$changed"
if echo "$changed" | grep -vE "$its_own|/orchard\$|^po/|^$shared\$"; then
  echo "A game is to bring its own files and one line of one list; these have changed, too."
  exit 1
fi
[ "$(diff "$source/$shared" "$shared" | grep -c '^[<>]')" = 1 ] || { echo "$shared has changed in more than a line"; exit 1; }

# Step 11, as a translator would do it who knows no other language.
say "Its strings are merged" meson compile -C build update-catalogues
for language in de fr; do
  msgattrib --clear-fuzzy --clear-previous "po/$language.po" | msgen - >"$own/filled.po"
  mv "$own/filled.po" "po/$language.po"
done
say "They are as ./dev strings leaves them" meson compile -C build update-catalogues

say "All is built" meson compile -C build
# Random matches of all games are played at length elsewhere, and whole matches are heard by hand.
export GNOMON_QUICK=1
others=$(sed -n "s/^  '\(.*\)',$/--no-suite of-\1/p" "$source/src/games/meson.build")

# tested SUITES…: their tests
tested () {
  meson test -C build --print-errorlogs -t 4 --num-processes $((2 * $(nproc))) "$@" >"$own/log" 2>&1 || { tail -n 200 "$own/log"; exit 1; }
  tail -n 12 "$own/log"
}

tested --no-suite whole-plays --no-suite again --no-suite of-orchard $others
grep -q 'orchard-clauses .*OK' "$own/log"
# Its own windows, however long that takes.
! $app || tested --suite of-orchard
! $app || grep -q 'table-match-orchard-clicks .*OK' "$own/log"
