import sys
import time

# Lets the server finish with the client that has just gone, or the next program would pay for it.
PAUSE = 0.02


def interleaved(programs, run, measure):
    """Toolkit -> readings, taken A B C A B C …, so that whatever else the machine does meets all alike."""
    readings = {program.toolkit: [] for program in programs}
    for index in range(run.warm_ups + run.rounds):
        _progress(f"round {index + 1} of {run.warm_ups + run.rounds}")
        for program in programs:
            reading = measure(program)
            if index >= run.warm_ups:
                readings[program.toolkit].append(reading)
            time.sleep(PAUSE)
    _progress("")
    return readings


def _progress(text):
    if sys.stderr.isatty():
        print(f"\r\x1b[K{text}", end="", file=sys.stderr, flush=True)
