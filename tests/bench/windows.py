#!/usr/bin/env python3
# windows.py BARE WINDOW GAME…: first frame against a bare libadwaita window, entries and memory of a table
#
# The windows take turns, so that a busy moment of the machine falls on all; medians are told. Each run is a
# process of its own with folders of its own.
#
# Copyright 2026 The Gnomon authors
# SPDX-License-Identifier: GPL-3.0-or-later
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time

RUNS = 9


def run(command):
    with tempfile.TemporaryDirectory() as own:
        environment = dict(os.environ, XDG_DATA_HOME=own + "/data", XDG_CONFIG_HOME=own + "/config",
                           GSETTINGS_BACKEND="memory", GSK_RENDERER="cairo")
        environment.pop("G_DEBUG", None)
        environment["GNOMON_BENCH_BEGAN"] = str(time.monotonic_ns() // 1000)
        done = subprocess.run(command, env=environment, stdout=subprocess.PIPE, timeout=120, check=True)
    return json.loads(done.stdout)


def main():
    bare, window, games = sys.argv[1], sys.argv[2], sys.argv[3:]
    run([bare])
    run([window])
    frames = {"bare": [], "gnomon": []}
    for _ in range(RUNS):
        frames["bare"].append(run([bare]))
        frames["gnomon"].append(run([window]))

    def median(name, figure):
        return statistics.median(one[figure] for one in frames[name])

    figures = {
        "first_frame_bare_ms": median("bare", "first_frame_ms"),
        "first_frame_ms": median("gnomon", "first_frame_ms"),
        "first_frame_ratio": round(median("gnomon", "first_frame_ms") / median("bare", "first_frame_ms"), 2),
        "first_frame_bare_cpu_ms": median("bare", "first_frame_cpu_ms"),
        "first_frame_cpu_ms": median("gnomon", "first_frame_cpu_ms"),
        "first_frame_cpu_ratio": round(median("gnomon", "first_frame_cpu_ms") / median("bare", "first_frame_cpu_ms"), 2),
        "tables": [run([window, "table", game]) for game in games],
    }
    print(json.dumps(figures, indent=2))


main()
