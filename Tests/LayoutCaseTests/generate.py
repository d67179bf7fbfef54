#!/usr/bin/env python3
"""Writes the views of Tests/Fixtures/layout/cases.jsonl as Swift, so that the tests can lay them out.

    Tests/LayoutCaseTests/generate.py

The expected numbers stay in the data; only the expressions are compiled.
"""
import json
from pathlib import Path

here = Path(__file__).parent
cases = [
    json.loads(line)
    for line in (here.parent / "Fixtures/layout/cases.jsonl").read_text().splitlines()
]
cases = [case for case in cases if "unsupported" not in case]

size = 40
for old in here.glob("Generated*.swift"):
    old.unlink()
names = []
for start in range(0, len(cases), size):
    name = f"generated{start // size}"
    names.append(name)
    entries = "\n".join(
        f'    "{case["id"]}": {{ layoutReport(of: {case["swiftui"]}, in: $0) }},'
        for case in cases[start : start + size]
    )
    (here / f"G{name[1:]}.swift").write_text(
        "// Written by generate.py.\n\n// swift-format-ignore-file\n\nimport LozengeTesting\n\n"
        f"let {name}: [String: (ProposedViewSize) -> LayoutReport] = [\n{entries}\n]\n"
    )
(here / "GeneratedAll.swift").write_text(
    "// Written by generate.py.\n\n// swift-format-ignore-file\n\nimport LozengeTesting\n\n"
    f"let generated = [{', '.join(names)}]\n"
)
