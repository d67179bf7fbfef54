"""Prints which functions a program called, by what valgrind's callgrind noted, each once, in that order.

    called.py PROGRAM NOTES

A name that several functions of the program have is left out: nobody knows which was meant.
"""

import collections
import os
import re
import subprocess
import sys

ENTRY = re.compile(r"(c?)(ob|fn)=\((\d+)\)(?: (.*))?")


def unique_names(program):
    table = subprocess.run(["nm", "--defined-only", program], capture_output=True, text=True, check=True).stdout
    counts = collections.Counter(line.split()[-1] for line in table.splitlines())
    return {name for name, count in counts.items() if count == 1}


def called(program, notes):
    """The names of the program's functions in the order of the notes, which name a thing once and number it."""
    names = {"ob": {}, "fn": {}}
    inside = None
    for line in notes:
        entry = ENTRY.match(line)
        if not entry:
            continue
        is_callee, kind, number, name = entry.groups()
        if name:
            names[kind][number] = name
        if is_callee:
            continue
        if kind == "ob":
            inside = names[kind][number]
        elif inside == program:
            yield names[kind][number].split("'")[0]


def main():
    program, path = os.path.realpath(sys.argv[1]), sys.argv[2]
    known = unique_names(program)
    with open(path, encoding="utf-8") as notes:
        for name in dict.fromkeys(called(program, notes)):
            if name in known:
                print(name)


main()
