#!/usr/bin/env python3
"""Writes the views of Tests/Fixtures/controls as Swift, so that the tests can use them.

    Tests/ControlCaseTests/generate.py

The steps and the expected results stay in the data; only the views are compiled.
"""
import json
import re
from pathlib import Path

# The cases that cannot be compiled yet, by the declaration that they wait for, named as in the
# `Matches:` line that it will have. A case may wait for several.
#
# When a declaration is there: delete its entry and run this file. The cases that wait for nothing else
# are compiled and run from then on; a test fails until the entry is deleted. A case that compiles and
# does not pass is a defect of the toolkit: it does not belong here.
waiting = {}

# The cases that use deprecated declarations: their bodies are marked as deprecated, too, so that the
# compiler does not warn. The build fails with a warning where one is missing.
deprecated = ["old-callbacks", "nav-old-is-active"]

# The recordings of lists, forms, boxes and groups; those of other controls are not compared.
recorded = """
    n-list-mac-inset n-list-mac-style-inset n-list-mac-style-plain n-list-mac-style-sidebar
    n-list-ios-inset-grouped n-list-ios-plain n-nav-ios-large n-splitview-mac n-form-mac-columns
    n-form-ios n-groupbox-mac n-disclosure-mac n-table-mac-3-in-360 n-table-mac-2-in-240
    n-table-mac-2-in-200
""".split()

# The sources of recordings that are abbreviated there, or that have another style here by default.
completed = {
    "n-groupbox-mac": """VStack(spacing: 12) {
        GroupBox("Titled") {
            VStack(alignment: .leading) {
                Text("Inside").tagged("inside")
                Toggle("Toggle", isOn: .constant(true)).tagged("toggle")
            }.tagged("content")
        }.tagged("titled")
        GroupBox { Text("Without label").tagged("plainContent") }.tagged("plain")
        GroupBox { Text("Content") } label: {
            Label("Custom", image: "icon").tagged("customLabel")
        }.tagged("custom")
        GroupBox("Wide") {
            Text("Content").frame(maxWidth: .infinity).tagged("wideContent")
        }.tagged("wide")
        GroupBox("Outer") {
            GroupBox("Inner") { Text("Nested").tagged("nested") }.tagged("inner")
        }.tagged("outer")
    }""",
    "n-form-mac-columns": lambda source: source.replace(
        '.tagged("form")', '.formStyle(.columns).tagged("form")'),
    "n-list-ios-inset-grouped": lambda source: source.replace(
        '.tagged("list")', '.listStyle(.insetGrouped).tagged("list")'),
}

here = Path(__file__).parent
header = "// Written by generate.py.\n\n// swift-format-ignore-file\n\nimport LozengeTesting\nimport UniformTypeIdentifiers\n\n"
screens = "[String: (CGFloat, CGFloat) -> Screen]"


def read(name):
    lines = (here.parent / "Fixtures/controls" / name).read_text().splitlines()
    return [json.loads(line) for line in lines]


def declarations(source):
    """Splits a source into its declarations, each of which begins at the start of a line."""
    parts = re.split(r"\n(?=\S)", source)
    joined = [parts[0]]
    for part in parts[1:]:
        if part.startswith("}"):
            joined[-1] += "\n" + part
        else:
            joined.append(part)
    return joined


def namespace(case):
    """Writes the declarations of a case in an enumeration, and its extensions below it.

    Extensions have to be at the top level: there, the names of the other declarations are qualified.
    """
    name = "".join(word.capitalize() for word in case["id"].split("-")) + "Case"
    inside = [part for part in declarations(case["swiftui"]) if not part.startswith("extension")]
    outside = [part for part in declarations(case["swiftui"]) if part.startswith("extension")]
    if case["id"] in deprecated:
        inside = [
            part.replace("var body:", "@available(*, deprecated) var body:") for part in inside
        ]
    for declared in re.findall(r"^\w+ (\w+)", "\n".join(inside), re.M):
        outside = [re.sub(rf"\b{declared}\b", f"{name}.{declared}", part) for part in outside]
    declared = "\n".join(inside)
    return name, f"enum {name} {{\n{declared}\n}}\n" + "".join(f"{part}\n" for part in outside)


waiting = {declaration: cases.split() for declaration, cases in waiting.items()}
late = {case for cases in waiting.values() for case in cases}
cases = read("cases.jsonl")
recordings = read("recorded.jsonl")
assert late <= {case["id"] for case in cases + recordings}, "A waiting case is not in the data."

for old in here.glob("Generated*.swift"):
    old.unlink()

# Cases with the same source share a namespace.
size = 20
names, written = [], {}
ready = [case for case in cases if case["id"] not in late]
for start in range(0, len(ready), size):
    name = f"generated{start // size}"
    names.append(name)
    types, entries = "", ""
    for case in ready[start : start + size]:
        if case["swiftui"] not in written:
            written[case["swiftui"]], text = namespace(case)
            types += text + "\n"
        view = written[case["swiftui"]] + ".Case()"
        entries += f'    "{case["id"]}": {{ Screen($0, $1) {{ {view} }} }},\n'
    (here / f"G{name[1:]}.swift").write_text(
        f"{header}{types}let {name}: {screens} = [\n{entries}]\n"
    )

entries = ""
for case in recordings:
    if case["id"] not in recorded or case["id"] in late:
        continue
    source = completed.get(case["id"], case["swiftui"])
    source = source(case["swiftui"]) if callable(source) else source
    view = f'Screen($0, $1, pictures: recordedPictures) {{\n    {source}\n    }}'
    entries += f'    "{case["id"]}": {{ {view} }},\n'
(here / "GeneratedRecordings.swift").write_text(
    f"{header}let generatedRecordings: {screens} = [\n{entries}]\n"
)

entries = "".join(
    f'\n    "{declaration}": [\n'
    + "".join(f'        "{case}",\n' for case in cases)
    + "    ],"
    for declaration, cases in waiting.items()
)
beside = [case["id"] for case in recordings if case["id"] not in recorded]
(here / "GeneratedAll.swift").write_text(
    f"{header}let generated = [{', '.join(names)}]\n\n"
    "/// The cases that wait for a declaration, by its name.\n"
    f"nonisolated let waiting: [String: [String]] = [{entries or ':'}]\n\n"
    "/// The recordings that are not compared.\n"
    "nonisolated let uncompared: Set<String> = [\n"
    + "".join(f'    "{case}",\n' for case in beside)
    + "]\n"
)
