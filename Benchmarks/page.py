#!/usr/bin/env python3
"""Writes docs/performance.md and its chart from the JSON of one full run of the benchmarks."""

import argparse
import json
import sys
from pathlib import Path

sys.dont_write_bytecode = True

from bench import chart, page  # noqa: E402
from bench.failure import Failure  # noqa: E402
from bench.lines import LINES  # noqa: E402
from bench.workshop import PROJECT  # noqa: E402

PICTURE = "pictures/performance.svg"


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", type=Path, default=PROJECT / ".build" / "bench.json", metavar="PATH",
                        help="the JSON of the run (default: .build/bench.json)")
    options = parser.parse_args()
    try:
        run = json.loads(options.json.read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise Failure(f"There is no {options.json}; `make bench` leaves it.") from None
    measured = {result["line"] for result in run["results"]}
    missing = [line.name for line in LINES if line.name not in measured and not line.is_slow]
    if missing:
        raise Failure(f"That was not a full run: {', '.join(missing)} is missing.")
    docs = PROJECT / "docs"
    (docs / PICTURE).write_text(chart.svg(run), encoding="utf-8")
    (docs / "performance.md").write_text(page.markdown(run, PICTURE), encoding="utf-8")


if __name__ == "__main__":
    try:
        main()
    except Failure as failure:
        sys.exit(f"page: {failure}")
