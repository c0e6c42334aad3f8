#!/bin/sh
# make-locale.sh LOCALE DIR: makes a locale like de_DE.UTF-8 in DIR, for LOCPATH; fails where the system has no sources of it
#
# Copyright 2026 The Gnomon authors
# SPDX-License-Identifier: GPL-3.0-or-later
set -eu
mkdir -p "$2"
localedef --no-archive -i "${1%.*}" -f "${1#*.}" "$2/$1"
