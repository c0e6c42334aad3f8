#!/bin/sh
# release.sh: ./dev release names what is missing, and writes a manifest with the tag and its commit
#
# Copyright 2026 The Gnomon authors
# SPDX-License-Identifier: GPL-3.0-or-later
set -eu
source=$(cd "$(dirname "$0")/.." && pwd)
here=$(mktemp -d)
trap 'rm -rf "$here"' EXIT
mkdir -p "$here/flatpak" "$here/data"
cp "$source/meson.build" "$here"
cp "$source/flatpak/release" "$source/flatpak/gnomon.json.in" "$here/flatpak"
cp "$source/data/gnomon.metainfo.xml.in.in" "$here/data"
cd "$here"
export GIT_CONFIG_GLOBAL=/dev/null GIT_CONFIG_SYSTEM=/dev/null
git init -q .
git add .
git -c user.name=Berta -c user.email=berta@example.org commit -q -m "Release"
version=$(sed -n "s/^  version: '\(.*\)',/\1/p" meson.build)

# refuses WORDS COMMAND…: it fails, says WORDS, and writes no manifest
refuses () {
  words=$1
  shift
  if "$@" >manifest 2>said; then echo "not refused: $*"; exit 1; fi
  grep -q "$words" said || { cat said; exit 1; }
  [ ! -s manifest ]
}

refuses "address" flatpak/release
refuses "address" flatpak/release git@example.org
refuses "no tag v$version" flatpak/release https://example.org/gnomon.git
git tag "v$version"
flatpak/release https://example.org/gnomon.git >manifest
python3 - "$(git rev-parse HEAD)" "v$version" <<'END'
import json, sys
module = json.load(open('manifest'))['modules'][0]
assert module['sources'] == [{'type': 'git', 'url': 'https://example.org/gnomon.git', 'tag': sys.argv[2], 'commit': sys.argv[1]}], module
assert not {'run-tests', 'test-rule', 'test-commands', 'build-options'} & set(module), module
assert '-Dtests=none' in module['config-opts'], module
END
sed -i "s/  version: '.*',/  version: '9.9.9',/" meson.build
refuses "what is new in 9.9.9" flatpak/release https://example.org/gnomon.git
