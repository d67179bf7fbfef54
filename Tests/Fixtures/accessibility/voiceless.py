"""Orca without a voice, whose debug file has each line at once: voiceless.py FILE."""

import builtins
import runpy
import sys

_open = builtins.open


def open_by_lines(file, mode="r", *rest, **options):
    if mode == "w" and not rest:
        options.setdefault("buffering", 1)
    return _open(file, mode, *rest, **options)


builtins.open = open_by_lines
sys.argv = ["orca", "--replace", f"--debug-file={sys.argv[1]}", "-d", "braille"]
runpy.run_path("/usr/bin/orca", run_name="__main__")
