#!/usr/bin/env python3
"""Writes docs/compatibility.md from the `Matches:` and `Differs:` lines of the sources.

    scripts/compatibility.py                      writes the page
    scripts/compatibility.py --check              fails when the page is not what it would write
    scripts/compatibility.py --compiled PRODUCTS  fails when a name that counts as matching is not in
                                                  the modules as the compiler built them in PRODUCTS
"""
import json
import re
import subprocess
import sys
import tempfile
from pathlib import Path

root = Path(__file__).parent.parent
page = root / "docs/compatibility.md"
modules = ["LozengeViews", "LozengeControls", "LozengeCore", "Lozenge", "Combine", "os", "UniformTypeIdentifiers",
           "CoreTransferable", "Accessibility", "LozengeDocuments", "LozengeMarkdown"]
# Conformances that the sources declare for types of the standard library.
standard = {"Optional"}


def declarations():
    """Yields (name in SwiftUI, difference, why it is unavailable, file) for every `Matches:` line."""
    for file in sorted((root / "Sources").rglob("*.swift")):
        comment, attributes = [], ""
        for line in file.read_text().splitlines():
            text = line.strip()
            if text.startswith("///"):
                if attributes:
                    comment, attributes = [], ""
                comment.append(text[3:].strip())
                continue
            if not comment:
                continue
            attributes += text + " "
            if text.startswith("@") and ")" not in text and "(" not in text:
                continue
            if attributes.startswith("@") and not is_declared(attributes):
                continue
            yield from documented(comment, attributes, file.relative_to(root))
            comment, attributes = [], ""


def is_declared(attributes):
    """True if a declaration follows the attributes, whose brackets may span lines."""
    rest = attributes.strip()
    while rest.startswith("@"):
        rest = re.sub(r"^@\w+", "", rest)
        if rest.startswith("("):
            depth, end, quoted = 0, None, False
            for place, letter in enumerate(rest):
                quoted ^= letter == '"'
                depth += 0 if quoted else {"(": 1, ")": -1}.get(letter, 0)
                if depth == 0:
                    end = place
                    break
            if end is None:
                return False
            rest = rest[end + 1 :]
        rest = rest.strip()
    return bool(rest)


def documented(comment, attributes, file):
    names, difference = [], None
    for line in comment:
        if line.startswith("Matches: "):
            names.append(line.removeprefix("Matches: "))
        elif line.startswith("Differs: "):
            difference = line.removeprefix("Differs: ")
        elif difference and line and not line.startswith("Source:"):
            difference += " " + line
    message = re.search(r'@available\(\s*\*,\s*unavailable,\s*message:\s*"([^"]*)"', attributes)
    for name in names:
        yield name, difference, message and message.group(1), file


def entries():
    """Yields (name, difference, file) for available declarations."""
    for name, difference, message, file in declarations():
        if message is None:
            yield name, difference, file


def refused():
    """Yields (name, message, file) for declarations that the compiler refuses with a message."""
    for name, _, message, file in declarations():
        if message is not None:
            yield name, message, file


def ordered(rows):
    return sorted(set(rows), key=lambda row: (row[0].lower(), row[0], str(row[2]), row[1] or ""))


def table(rows):
    return [
        f"| `{name.removeprefix('SwiftUI.')}` | {file.parent.name}/{file.name} | {words or ''} |"
        for name, words, file in rows
    ]


def written():
    rows, missing = ordered(entries()), ordered(refused())
    differing = [row for row in rows if row[1]]
    lines = [
        "# What of SwiftUI there is",
        "",
        "Written by `make compatibility` from the `Matches:` and `Differs:` lines of the sources; a name that is not",
        "here is not there yet. What is there does what SwiftUI's does, but for the differences told.",
        "A test finds each of them in the modules as they were compiled.",
        "",
        f"{len(rows)} declarations match, {len(differing)} of them with a difference. {len(missing)} more are declared so that the",
        "compiler refuses them with a reason; they are at the end of the page.",
        "",
        "| SwiftUI | where | differs |",
        "|---|---|---|",
    ]
    lines += table(rows)
    lines += [
        "",
        "## Not there, with a reason",
        "",
        "| SwiftUI | where | the compiler says |",
        "|---|---|---|",
    ]
    lines += table(missing)
    return "\n".join(lines) + "\n"


def compiler_options(products):
    options = ["-I", f"{products}/Modules"]
    for map in [*root.glob("Sources/*/module.modulemap"), *products.glob("*.build/module.modulemap")]:
        options += ["-Xcc", f"-fmodule-map-file={map}"]
    packages = ["xft", "pangoft2", "gio-2.0"]
    flags = subprocess.run(["pkg-config", "--cflags"] + packages, capture_output=True, text=True, check=True)
    for flag in flags.stdout.split():
        options += ["-Xcc", flag]
    return options


def write_symbol_graphs(modules, products, folder, options=()):
    """Writes the public declarations of modules in the compiler's output, with their comments."""
    target = subprocess.run(["swiftc", "-print-target-info"], capture_output=True, text=True, check=True)
    triple = json.loads(target.stdout)["target"]["triple"]
    for module in modules:
        subprocess.run(
            ["swift", "symbolgraph-extract", "-module-name", module, "-target", triple,
             "-minimum-access-level", "public", "-output-dir", folder, *options, *compiler_options(products)],
            check=True, capture_output=True, text=True)


def compiled_names(products):
    """The public names of the modules in the compiler's output, without unavailable ones."""
    names = set(standard)
    with tempfile.TemporaryDirectory() as folder:
        write_symbol_graphs(modules, products, folder)
        for graph in Path(folder).glob("*.json"):
            for symbol in json.loads(graph.read_text())["symbols"]:
                if not any(known.get("isUnconditionallyUnavailable") for known in symbol.get("availability", [])):
                    names.update(called_names(symbol))
    return names


def called_names(symbol):
    """The names by which a symbol can be called: without some of the arguments that have a default, too."""
    *outer, name = symbol["pathComponents"]
    base, bracket, labels = name.partition("(")
    names = [[]]
    declared = "".join(part["spelling"] for part in symbol.get("declarationFragments", []))
    parameters = list(split_parameters(declared))
    for number, label in enumerate(labels.split(":")[:-1]):
        has_default = number < len(parameters) and " = " in parameters[number]
        names = [taken + [label + ":"] for taken in names] + (names if has_default else [])
    return [".".join([*outer, base + bracket + "".join(taken) + (")" if bracket else "")]) for taken in names]


def split_parameters(declared):
    """Yields the parameters in the first round brackets of a declaration."""
    depth, parameter, quoted = 0, "", False
    for letter in declared[declared.find("(") + 1 :] if "(" in declared else "":
        quoted ^= letter == '"'
        if quoted:
            continue
        if letter == "," and depth == 0:
            yield parameter
            parameter = ""
            continue
        depth += {"(": 1, "[": 1, "<": 1, ")": -1, "]": -1}.get(letter, 0) - (letter == ">" and parameter[-1:] != "-")
        if depth < 0:
            break
        parameter += letter
    yield parameter


def refusal(names, products):
    """The compiler's answer for names with an underscore, which it does not list."""
    lines = ["import Lozenge"]
    for number, name in enumerate(names):
        if name.endswith(")"):
            kind, member = name.rsplit(".", 1)
            lines.append(f"@MainActor func use{number}<T: {kind}>(_: T.Type) {{ _ = T.{member} }}")
        else:
            lines.append(f"typealias Use{number} = {name}")
    with tempfile.NamedTemporaryFile("w", suffix=".swift") as file:
        file.write("\n".join(lines) + "\n")
        file.flush()
        result = subprocess.run(
            ["swiftc", "-typecheck", file.name] + compiler_options(products), capture_output=True, text=True)
        return result.stderr if result.returncode else ""


def check_compiled(products):
    names = compiled_names(products)
    plain = {}
    for name, _, file in entries():
        # The text after a closing bracket or a word distinguishes declarations with one name.
        plain[re.sub(r"(?<=[\w)])-[\w-]+$", "", name).split(".", 1)[1]] = file
    hidden = sorted(name for name in plain if any(part.startswith("_") for part in name.split(".")))
    missing = sorted(name for name in plain if name not in names and name not in hidden)
    for name in missing:
        print(f"{plain[name]}: {name} counts as matching, and is not in the compiled modules.")
    words = refusal(hidden, products)
    if missing or words:
        sys.exit(words or "docs/compatibility.md counts names that do not compile.")
    print(f"{len(plain)} names are in the compiled modules.")


def main():
    if sys.argv[1:2] == ["--compiled"]:
        check_compiled(Path(sys.argv[2]).resolve())
    elif "--check" in sys.argv[1:]:
        if not page.exists() or page.read_text() != written():
            sys.exit("docs/compatibility.md is not what the sources say; run `make compatibility`.")
    else:
        page.parent.mkdir(exist_ok=True)
        page.write_text(written())


if __name__ == "__main__":
    main()
