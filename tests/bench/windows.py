#!/usr/bin/env python3
# windows.py BARE WINDOW YEARS GAME…: first frame against a bare libadwaita window, and with ten thousand records, with
# and without their index; entries and memory of a table
#
# The windows take turns, so that a busy moment of the machine falls on all; medians are told. Each run is a process of
# its own with folders of its own; the records are made once.
#
# Copyright 2026 The Gnomon authors
# SPDX-License-Identifier: GPL-3.0-or-later
import json
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

RUNS = 9
RECORDS = 10000


def run(command, data=None, index=None):
    with tempfile.TemporaryDirectory() as own:
        environment = dict(os.environ, XDG_DATA_HOME=data or own + "/data", XDG_CONFIG_HOME=own + "/config",
                           XDG_CACHE_HOME=own + "/cache", GSETTINGS_BACKEND="memory", GSK_RENDERER="cairo")
        if index:
            shutil.copytree(index, own + "/cache")
        environment.pop("G_DEBUG", None)
        environment["GNOMON_BENCH_BEGAN"] = str(time.monotonic_ns() // 1000)
        done = subprocess.run(command, env=environment, stdout=subprocess.PIPE, timeout=120, check=True)
    return json.loads(done.stdout)


def first_frames(bare, window, years):
    with tempfile.TemporaryDirectory() as data, tempfile.TemporaryDirectory() as index:
        subprocess.run([years, str(RECORDS), "index"], check=True, stdout=subprocess.DEVNULL,
                       env=dict(os.environ, XDG_DATA_HOME=data, XDG_CACHE_HOME=index))
        ways = {"bare": ([bare],), "gnomon": ([window],), "years": ([window], data, index),
                "years_no_index": ([window], data)}
        frames = {way: [] for way in ways}
        for turn in range(RUNS + 1):
            for way, how in ways.items():
                told = run(*how)
                if turn:
                    frames[way].append(told)
    return frames


def main():
    bare, window, years, games = sys.argv[1], sys.argv[2], sys.argv[3], sys.argv[4:]
    frames = first_frames(bare, window, years)

    def median(way, figure):
        return statistics.median(one[figure] for one in frames[way])

    figures = {}
    for figure in ["first_frame", "first_frame_cpu"]:
        for way in frames:
            name = figure.replace("frame", "frame_" + way) if way != "gnomon" else figure
            figures[name + "_ms"] = median(way, figure + "_ms")
        figures[figure + "_ratio"] = round(figures[figure + "_ms"] / median("bare", figure + "_ms"), 2)
    figures["tables"] = [run([window, "table", game]) for game in games]
    print(json.dumps(figures, indent=2))


main()
