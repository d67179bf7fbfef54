#!/usr/bin/env python3
"""Counts the instructions of relayout, re-break, update and paint of fixed scenes, and compares them with those recorded.

Unlike times they are nearly constant, so an increase of a few per cent comes from the program.
"""

import argparse
import json
import sys
from pathlib import Path

sys.dont_write_bytecode = True

from bench.failure import Failure  # noqa: E402
from bench.figures import figures  # noqa: E402
from bench.instructions import SCENES, counted  # noqa: E402
from bench.surroundings import surroundings  # noqa: E402
from bench.workshop import BENCHMARKS, BUILT  # noqa: E402

RECORDED = BENCHMARKS / "instructions.json"
TOLERANCE = 0.03


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--record", action="store_true", help=f"write the counts to {RECORDED.name}")
    parser.add_argument("--lozenge", type=Path, default=BUILT, metavar="DIRECTORY",
                        help="where Lozenge's programs are (default: .build/bench)")
    options = parser.parse_args()
    here = surroundings()
    if options.record:
        counts = {scene.name: round(counted(scene, options.lozenge)) for scene in SCENES}
        content = {"surroundings": here, "instructions": counts}
        RECORDED.write_text(json.dumps(content, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")
        return
    recorded = json.loads(RECORDED.read_text(encoding="utf-8"))
    changed = [scene.name for scene in SCENES if not _is_as_recorded(scene, recorded, here, options.lozenge)]
    if changed:
        raise Failure(f"{', '.join(changed)}: not within {TOLERANCE:.0%} of what is recorded. If that is meant, "
                      "`make instructions RECORD=1` records it.")


def _is_as_recorded(scene, recorded, here, directory):
    """Compares only if the libraries counted along with our code are the same."""
    then = recorded["surroundings"]
    others = [f"{name} is {here[name]} here and was {then[name]}" for name in scene.surroundings
              if here[name] != then[name]]
    if others:
        print(f"instructions {scene.name}: not compared, since {'; '.join(others)}.")
        return True
    before = recorded["instructions"][scene.name]
    change = counted(scene, directory) / before - 1
    print(f"instructions {scene.name}: {figures(before * (1 + change) / 1e6)} million, "
          f"{change:+.1%} against what is recorded.")
    return abs(change) <= TOLERANCE


if __name__ == "__main__":
    try:
        main()
    except Failure as failure:
        sys.exit(f"instructions: {failure}")
