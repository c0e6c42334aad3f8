#!/usr/bin/env python3
"""only-leaks.py REPORT: which programs of a report of meson (testlog.json) failed by nothing but leaks; takes them out of it

They are run again with whole stacks, which alone tell a leak of the system's own libraries from one of ours. With many of
them it is no chance meeting: then none is named, and the report stays as it is.

Copyright 2026 The Gnomon authors
SPDX-License-Identifier: GPL-3.0-or-later
"""
import json
import pathlib
import re
import sys

MOST = 6
FAULT = re.compile(r"^(not ok|Bail out!)|ERROR: AddressSanitizer|runtime error:|(CRITICAL|ERROR) \*\*", re.M)

report = pathlib.Path(sys.argv[1])
kept, leaked = [], []
for line in report.read_text().splitlines() if report.exists() else []:
    test = json.loads(line)
    said = (test.get("stdout") or "") + (test.get("stderr") or "")
    if test["result"] in ("FAIL", "ERROR") and "ERROR: LeakSanitizer" in said and not FAULT.search(said):
        leaked.append(test["name"].split(" / ")[-1])
    else:
        kept.append(line)
if 0 < len(leaked) <= MOST:
    report.write_text("".join(line + "\n" for line in kept))
    print("\n".join(leaked))
