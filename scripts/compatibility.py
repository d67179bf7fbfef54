#!/usr/bin/env python3
"""Writes docs/compatibility.md from the `Matches:` and `Differs:` lines of the sources.

    scripts/compatibility.py            writes the page
    scripts/compatibility.py --check    fails when the page is not what it would write
"""
import sys
from pathlib import Path

root = Path(__file__).parent.parent
page = root / "docs/compatibility.md"


def entries():
    """Yields (name in SwiftUI, difference, file) for every `Matches:` line."""
    for file in sorted((root / "Sources").rglob("*.swift")):
        comment = []
        for line in file.read_text().splitlines():
            text = line.strip()
            if text.startswith("///"):
                comment.append(text[3:].strip())
                continue
            if comment and not text.startswith("@"):
                yield from documented(comment, file.relative_to(root))
                comment = []


def documented(comment, file):
    name = difference = None
    for line in comment:
        if line.startswith("Matches: "):
            name = line.removeprefix("Matches: ")
        elif line.startswith("Differs: "):
            difference = line.removeprefix("Differs: ")
        elif difference and line and not line.startswith("Source:"):
            difference += " " + line
    if name:
        yield name, difference, file


def written():
    rows = sorted(set(entries()), key=lambda row: (row[0].lower(), row[0], str(row[2]), row[1] or ""))
    differing = [row for row in rows if row[1]]
    lines = [
        "# What of SwiftUI there is",
        "",
        "Written by `make docs` from the `Matches:` and `Differs:` lines of the sources; a name that is not",
        "here is not there yet. What is there does what SwiftUI's does, but for the differences told.",
        "",
        f"{len(rows)} declarations match, {len(differing)} of them with a difference.",
        "",
        "| SwiftUI | where | differs |",
        "|---|---|---|",
    ]
    for name, difference, file in rows:
        lines.append(f"| `{name.removeprefix('SwiftUI.')}` | {file.parent.name}/{file.name} | {difference or ''} |")
    return "\n".join(lines) + "\n"


if "--check" in sys.argv[1:]:
    if not page.exists() or page.read_text() != written():
        sys.exit("docs/compatibility.md is not what the sources say; run `make docs`.")
else:
    page.parent.mkdir(exist_ok=True)
    page.write_text(written())
