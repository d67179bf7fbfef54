#!/usr/bin/env python3
"""Measures Lozenge beside other toolkits, and prints the ratios."""

import argparse
import os
import signal
import sys
from pathlib import Path

sys.dont_write_bytecode = True

from bench import report, table  # noqa: E402
from bench.failure import Failure  # noqa: E402
from bench.lines import LINES  # noqa: E402
from bench.machine import Machine  # noqa: E402
from bench.result import results  # noqa: E402
from bench.run import Run  # noqa: E402
from bench.workshop import BUILT, PROJECT  # noqa: E402


def arguments():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", default=os.environ.get("ONLY", ""), metavar="PREFIX",
                        help="measure only the lines whose name starts with this (also: ONLY=)")
    parser.add_argument("--all", action="store_true", default=bool(os.environ.get("ALL")),
                        help="also measure the lines that take long (also: ALL=1)")
    parser.add_argument("--rounds", type=int, default=15, help="measured rounds (default: 15)")
    parser.add_argument("--warm-ups", type=int, default=2, help="rounds before those, not counted (default: 2)")
    parser.add_argument("--lozenge", type=Path, default=BUILT, metavar="DIRECTORY",
                        help="where Lozenge's programs are (default: .build/bench)")
    parser.add_argument("--json", default=PROJECT / ".build" / "bench.json", metavar="PATH",
                        help="where the same goes as JSON (default: .build/bench.json)")
    return parser.parse_args()


def main():
    options = arguments()
    if options.rounds < 1 or options.warm_ups < 0:
        raise Failure("--rounds has to be at least 1 and --warm-ups at least 0.")
    lines = [line for line in LINES
             if line.name.startswith(options.only) and (options.only or options.all or not line.is_slow)]
    if not lines:
        raise Failure(f"No line starts with “{options.only}”. There are: {', '.join(line.name for line in LINES)}.")

    run = Run(options.rounds, options.warm_ups, options.lozenge.absolute())
    machine = Machine.described()
    found, failures = [], []
    for line in lines:
        run.gaps.clear()
        try:
            measured = results(line, line.measure(run), tuple(run.gaps))
        except Exception as error:
            # A failed line does not discard the others.
            said = error if isinstance(error, Failure) else f"{type(error).__name__}: {error}"
            failures.append(f"{line.name} is not measured: {said}")
            print(f"bench: {failures[-1]}", file=sys.stderr, flush=True)
        else:
            found += measured
            print(table.line(measured), flush=True)
        # Printed and stored, whatever becomes of the following lines.
        report.write(options.json, machine, run, found, failures, is_complete=False)
    if found:
        print("", table.text(machine, run, found), sep="\n")
    report.write(options.json, machine, run, found, failures)
    if failures:
        raise Failure("\nbench: ".join(failures))


if __name__ == "__main__":
    # The private server ends with this process, also after a signal.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
    try:
        main()
    except Failure as failure:
        sys.exit(f"bench: {failure}")
    except KeyboardInterrupt:
        sys.exit(130)
