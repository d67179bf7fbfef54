"""Prints the functions that a program called, each once, from the notes of valgrind's callgrind.

    called.py PROGRAM NOTES

The notes are told by instruction (--dump-instr=yes) and in full (--compress-strings=no --compress-pos=no): what
callgrind calls a function leaves out those that are only jumped to, and has one of several names for the rest.
"""

import bisect
import os
import subprocess
import sys


def functions(program):
    """Returns the start of each function, in ascending order, with its name."""
    table = subprocess.run(["nm", "--numeric-sort", "--defined-only", program],
                           capture_output=True, text=True, check=True).stdout
    entries = [line.split(maxsplit=2) for line in table.splitlines()]
    code = [(int(address, 16), name) for address, kind, name in entries if kind in "tTwW"]
    return [address for address, _ in code], [name for _, name in code]


def addresses(program, notes):
    inside = False
    for line in notes:
        if line.startswith("ob="):
            inside = line[len("ob="):].rstrip() == program
        elif inside and line.startswith("0x"):
            yield int(line.split(maxsplit=1)[0], 16)


def main():
    program, path = os.path.realpath(sys.argv[1]), sys.argv[2]
    starts, names = functions(program)
    with open(path, encoding="utf-8") as notes:
        called = (names[bisect.bisect_right(starts, address) - 1] for address in addresses(program, notes))
        print("\n".join(dict.fromkeys(called)))


main()
