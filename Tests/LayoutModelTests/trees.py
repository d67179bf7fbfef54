#!/usr/bin/env python3
"""Prints random view trees with the model's layout, one JSON object a line.

    trees.py --count 1000 --seed 1 --depth 8
    trees.py --answer        # answers for trees read from standard input, one JSON object a line

The same seed gives the same trees.
"""
import argparse
import json
import random
import sys
from pathlib import Path

sys.dont_write_bytecode = True
sys.path.insert(0, str(Path(__file__).resolve().parent.parent / 'Fixtures/layout'))

import answering
import growing


def trees(count, seed, depth):
    number = 0
    while count > 0:
        tree, proposal = growing.grown(random.Random(f'{seed}.{number}'), depth)
        number += 1
        try:
            yield {'number': number - 1, **answering.record(tree, proposal)}
            count -= 1
        except answering.Undetermined:
            pass


def answers(lines):
    for line in lines:
        question = json.loads(line)
        try:
            yield answering.record(question['tree'], question['proposal'])
        except Exception as error:
            # Shrinking makes invalid trees, such as a grid without rows.
            yield {'error': repr(error)}


if __name__ == '__main__':
    parser = argparse.ArgumentParser()
    parser.add_argument('--count', type=int, default=1000)
    parser.add_argument('--seed', default='0')
    parser.add_argument('--depth', type=int, default=8)
    parser.add_argument('--answer', action='store_true')
    given = parser.parse_args()
    for record in answers(sys.stdin) if given.answer else trees(given.count, given.seed, given.depth):
        print(json.dumps(record), flush=given.answer)
