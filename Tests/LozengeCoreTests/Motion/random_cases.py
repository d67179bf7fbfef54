#!/usr/bin/env python3
"""Random cases of motion with the model's answers, one JSON object a line: random_cases.py SEED COUNT"""

import json
import os
import random
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.join(os.path.dirname(os.path.realpath(__file__)), "..", "..", "Fixtures", "motion"))
from evaluate import evaluate, plain  # noqa: E402


def simple(r):
    kind = r.choice(["linear", "easeIn", "easeOut", "easeInOut", "timingCurve", "spring", "springResponse",
                     "interpolatingSpring", "interpolatingDuration"])
    if kind in ("linear", "easeIn", "easeOut", "easeInOut"):
        return [kind, round(r.uniform(0.05, 1.5), 3)]
    if kind == "timingCurve":
        return [kind, r.random(), r.uniform(-0.5, 1.5), r.random(), r.uniform(-0.5, 1.5), round(r.uniform(0.1, 1), 3)]
    if kind == "spring":
        return [kind, round(r.uniform(0.1, 1.5), 3), round(r.uniform(-0.5, 0.8), 3)]
    if kind == "springResponse":
        return [kind, round(r.uniform(0.1, 1.2), 3), round(r.uniform(0.2, 1.5), 3), r.choice([0, 0.25, 0.5])]
    if kind == "interpolatingSpring":
        return [kind, 1.0, r.uniform(20, 400), r.uniform(2, 40), r.choice([0, 0, 5.0])]
    return [kind, round(r.uniform(0.2, 1), 3), round(r.uniform(0, 0.7), 3), 0]


def animation(r, depth=2, repeats=True):
    """The model keeps one round for all repetitions, so none is inside of another."""
    if depth == 0 or r.random() < 0.6:
        return simple(r)
    kind = r.choice(["delay", "speed", "logically"] + ["repeat"] * repeats)
    base = animation(r, depth - 1, repeats and kind != "repeat")
    if kind == "repeat":
        return [kind, r.choice([None, 1, 2, 3]), r.random() < 0.5, base]
    return [kind, round(r.uniform(0.05, 1) if kind != "speed" else r.uniform(0.3, 3), 3), base]


def spring(r):
    kind = r.choice(["duration", "response", "physical"])
    if kind == "duration":
        return [kind, r.uniform(0.1, 3), r.uniform(-0.9, 1)]
    if kind == "response":
        return [kind, r.uniform(0.1, 3), r.uniform(0, 4)]
    return [kind, r.uniform(0.2, 4), r.uniform(1, 500), r.uniform(0, 90), r.random() < 0.5]


def keyframe(r):
    kind = r.choice(["linear", "cubic", "cubic", "spring", "move"])
    made = {"kind": kind, "to": r.uniform(-100, 100)}
    if kind in ("linear", "cubic"):
        made["duration"] = r.uniform(0.1, 2)
    if kind == "linear" and r.random() < 0.5:
        made["curve"] = r.choice(["linear", "easeIn", "easeInOut", "circularEaseOut"])
    if kind == "spring":
        made["spring"] = ["duration", r.uniform(0.2, 1), r.uniform(0, 0.5)]
        if r.random() < 0.5:
            made["duration"] = r.uniform(0.1, 1)
    if kind in ("cubic", "spring") and r.random() < 0.3:
        made["v0"] = r.uniform(-100, 100)
    if kind == "cubic" and r.random() < 0.3:
        made["v1"] = r.uniform(-100, 100)
    return made


def case(r, number):
    kind = r.choice(["curve", "spring.value", "spring.velocity", "animation", "run", "run", "keyframes", "velocity"])
    times = sorted(round(r.uniform(0, 3), 4) for _ in range(12))
    if kind == "curve":
        points = [r.random(), r.uniform(-0.5, 1.5), r.random(), r.uniform(-0.5, 1.5)]
        made = {"curve": points, "at": [r.random() for _ in range(12)]}
    elif kind.startswith("spring"):
        made = {"spring": spring(r), "target": r.uniform(-100, 100), "velocity": r.uniform(-300, 300), "at": times}
    elif kind == "animation":
        made = {"animation": animation(r), "change": r.uniform(1, 300), "at": [n / 60 for n in range(150)]}
    elif kind == "run":
        begins = sorted([0] + [r.randrange(90) / 60 for _ in range(r.randrange(4))])
        changes = [[t, r.uniform(-200, 200), None if t and r.random() < 0.15 else animation(r)] for t in begins]
        made = {"from": r.uniform(-200, 200), "changes": changes, "frames": [n / 60 for n in range(150)]}
    elif kind == "keyframes":
        made = {"from": r.uniform(-100, 100), "keyframes": [keyframe(r) for _ in range(r.randrange(1, 6))], "at": times}
    else:
        begin = r.uniform(0, 5)
        samples = [[r.uniform(-9, 9), begin + n * r.uniform(0.004, 0.1)] for n in range(r.randrange(1, 6))]
        made = {"samples": samples, "at": max(t for _, t in samples) + r.uniform(0, 1)}
    return {"id": f"random-{number}", "kind": kind, "input": made}


def main():
    r = random.Random(int(sys.argv[1]))
    count = 0
    while count < int(sys.argv[2]):
        made = case(r, count)
        try:
            made["expect"] = plain(evaluate(made))
        except (ZeroDivisionError, OverflowError):
            continue  # The model has no answer, as between keyframes that take no time.
        made["tolerance"] = 2e-3
        print(json.dumps(made))
        count += 1


main()
