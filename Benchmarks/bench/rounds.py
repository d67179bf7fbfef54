import sys
import time

from .failure import Failure
from .gap import spare

# Lets the server finish with the last client, which would otherwise slow the next program.
PAUSE = 0.02


def interleaved(programs, run, measure):
    """Returns toolkit -> readings, taken A B C A B C …, so that a disturbance affects all alike.

    A peer that fails once is excluded from then on, with its readings, and recorded in `run.gaps`.
    """
    readings = {program.toolkit: [] for program in programs}
    for index in range(run.warm_ups + run.rounds):
        _progress(f"round {index + 1} of {run.warm_ups + run.rounds}")
        for program in programs:
            if program.toolkit not in readings:
                continue
            try:
                reading = measure(program)
            except Failure as failure:
                spare(program, run, failure)
                del readings[program.toolkit]
                continue
            if index >= run.warm_ups:
                readings[program.toolkit].append(reading)
            time.sleep(PAUSE)
    _progress("")
    return readings


def _progress(text):
    if sys.stderr.isatty():
        print(f"\r\x1b[K{text}", end="", file=sys.stderr, flush=True)
