#!/usr/bin/env python3
"""Builds pages of the public declarations with DocC, as those of one module.

    scripts/documentation.py PRODUCTS FOLDER [--pictures PICTURES] [--base PATH] [--strict]
    scripts/documentation.py --check      fails with a sentence if the toolchain has no DocC

PRODUCTS is the folder of a debug build. The pages are written into FOLDER, for any server of files. PICTURES is
the folder of the pictures and the list of examples that ExamplePicturesTests writes; without it the pages have
none. PATH is the folder of the pages on their server. With --strict a warning is an error.
"""
import argparse
import json
import re
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

sys.dont_write_bytecode = True
import compatibility
import listings

root = Path(__file__).parent.parent
# A program that imports SwiftUI has the names of the former modules; it imports the latter itself.
passed_on = ["LozengeCore", "LozengeDocuments", "LozengeMarkdown", "LozengeViews", "LozengeControls", "Lozenge",
             "Combine", "CoreTransferable"]
separate = ["os", "UniformTypeIdentifiers", "Accessibility", "LozengeTesting"]
# The protocols of types that have a look, and the types whose members change a look.
visible = {"s:12LozengeViews4ViewP", "s:12LozengeViews5ShapeP", "s:12LozengeViews10ShapeStyleP"}
changed = {"View", "Shape", "InsettableShape", "ShapeStyle", "Text", "Image"}


def merged(folder):
    """Returns the symbol graphs of one module that has the declarations of all, by the name of the extended module."""
    graphs = {}
    for file in sorted(folder.glob("*.symbols.json")):
        name, _, extended = file.name.removesuffix(".symbols.json").partition("@")
        graph = json.loads(file.read_text())
        if extended in passed_on + separate:
            extended = ""
            graph = without_extensions(graph)
        # The name under which programs import it.
        extended = extended.replace("FoundationEssentials", "Foundation")
        for symbol in graph["symbols"]:
            explain_origin(symbol, name)
            if "swiftExtension" in symbol:
                symbol["swiftExtension"]["extendedModule"] = extended or "SwiftUI"
        whole = graphs.setdefault(extended, graph | {"symbols": [], "relationships": []})
        whole["module"]["name"] = "SwiftUI"
        whole["symbols"] += graph["symbols"]
        whole["relationships"] += [link for link in graph["relationships"] if not is_obvious(link)]
    return graphs


def without_extensions(graph):
    """A graph whose extensions are part of the types that they extend."""
    extended = {link["source"]: link["target"] for link in graph["relationships"] if link["kind"] == "extensionTo"}
    symbols = [symbol for symbol in graph["symbols"] if symbol["identifier"]["precise"] not in extended]
    links = [link | {end: extended.get(link[end], link[end]) for end in ("source", "target")}
             for link in graph["relationships"] if link["kind"] != "extensionTo"]
    return graph | {"symbols": symbols, "relationships": links}


def is_obvious(link):
    """True for a conformance of nearly every type."""
    return link.get("targetFallback") in ("Swift.Copyable", "Swift.Escapable")


def explain_origin(symbol, module):
    """Makes notes of the lines about SwiftUI in a comment, and leaves out those for maintainers."""
    notes = {"Differs": "> Differs from SwiftUI: ", "Extension": "> Not in SwiftUI: "}
    lines, is_left_out = [], False
    for line in symbol.get("docComment", {}).get("lines", []):
        match = re.match(r"(Matches|Source|Differs|Extension): ", line["text"])
        is_left_out = match[1] not in notes if match else is_left_out and line["text"].strip() != ""
        if match and not is_left_out:
            lines.append({"text": ""})
            line = line | {"text": notes[match[1]] + line["text"][match.end() :]}
        if not is_left_out:
            lines.append(line)
    if lines:
        symbol["docComment"]["lines"] = lines
    if module in separate and len(symbol["pathComponents"]) == 1:
        add(f"> Important: Import it with `import {module}`.", symbol)


def add(text, symbol):
    """Appends a paragraph to the comment of a symbol that has one."""
    if "docComment" in symbol:
        symbol["docComment"]["lines"] += [{"text": line} for line in ["", *text.split("\n")]]


def group_modifiers(graphs):
    """Adds topics to the page of View: its members by the rooms of their sources, deprecated ones last."""
    rooms = {}
    for symbol in graphs[""]["symbols"]:
        path = symbol["pathComponents"]
        if len(path) == 2 and path[0] == "View" and "location" in symbol:
            room = "Deprecated" if is_deprecated(symbol) else Path(symbol["location"]["uri"]).parent.name
            rooms.setdefault(room, []).append(f"- ``{path[1]}-{identity(symbol)}``")
    view = next(symbol for symbol in graphs[""]["symbols"] if symbol["pathComponents"] == ["View"])
    add("## Topics", view)
    for room in sorted(rooms, key=lambda room: (room == "Deprecated", room)):
        title = re.sub("(?<=[a-z])([A-Z])", lambda match: " " + match[1].lower(), room)
        add(f"### {title}\n\n" + "\n".join(sorted(rooms[room])), view)


def is_deprecated(symbol):
    return any(known.get("isUnconditionallyDeprecated") for known in symbol.get("availability", []))


def identity(symbol):
    """The hash by which DocC distinguishes declarations with one name: FNV-1 of 32 bits, folded to 24."""
    value = 2166136261
    for byte in symbol["identifier"]["precise"].encode():
        value = value * 16777619 % 2**32 ^ byte
    value = value >> 24 ^ value % 2**24
    digits = ""
    while value:
        value, digit = divmod(value, 36)
        digits = "0123456789abcdefghijklmnopqrstuvwxyz"[digit] + digits
    return digits


def add_examples(graphs, entries):
    """Adds the examples that show a symbol to its page; returns the number of such pages."""
    views = {link["source"] for graph in graphs.values() for link in graph["relationships"]
             if link["kind"] == "conformsTo" and link["target"] in visible}
    count = 0
    for symbol in graphs[""]["symbols"]:
        path = symbol["pathComponents"]
        if len(path) > 2 or len(path) == 2 and path[0] not in changed:
            continue
        is_look = len(path) == 2 or symbol["identifier"]["precise"] in views
        found = listings.showing(path[-1].split("(")[0], entries, is_look)
        if found and "docComment" in symbol:
            add(markdown(found), symbol)
            count += 1
    return count


def markdown(found):
    """Returns a section with the examples, and each declaration that they use once."""
    lines, shown = ["## Examples"], set()
    for entry in found:
        caption = re.sub(r"([\\`*_\[\]<>])", r"\\\1", entry["caption"])
        listing = [part for part in entry["listing"] if part not in shown]
        shown.update(listing)
        pictures = [f"![{caption}]({picture})" for picture in entry["pictures"]]
        lines += ["", f"**{caption}**", "", "\n\n".join(pictures), ""]
        lines += ["```swift", "\n\n".join(listing), "```"]
    return "\n".join(lines)


def toolchain_docc():
    """The path of the toolchain's DocC; ends with a sentence if there is none."""
    swift = shutil.which("swift")
    docc = Path(swift).resolve().parent / "docc" if swift else Path("docc")
    if not docc.exists():
        sys.exit(f"The toolchain has no DocC at {docc}. The pages cannot be built. Install a toolchain from swift.org.")
    return docc


def convert(catalog, symbols, arguments):
    """Runs DocC; ends with its status if that is not 0."""
    command = [toolchain_docc(), "convert", catalog, "--additional-symbol-graph-dir", symbols, "--output-dir",
               arguments.folder, "--transform-for-static-hosting", "--fallback-bundle-identifier", "lozenge.SwiftUI"]
    command += ["--hosting-base-path", arguments.base] if arguments.base else []
    command += ["--warnings-as-errors"] if arguments.strict else []
    status = subprocess.run(command).returncode
    if status:
        sys.exit(status)


def main():
    if sys.argv[1:] == ["--check"]:
        toolchain_docc()
        return
    start = time.monotonic()
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("products", type=Path)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--pictures", type=Path)
    parser.add_argument("--base", default="")
    parser.add_argument("--strict", action="store_true")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        modules, symbols, catalog = (Path(folder) / name for name in ("modules", "symbols", "SwiftUI.docc"))
        modules.mkdir()
        symbols.mkdir()
        compatibility.write_symbol_graphs(
            passed_on + separate, arguments.products.resolve(), modules,
            ["-skip-synthesized-members", "-emit-extension-block-symbols"])
        graphs = merged(modules)
        shutil.copytree(root / "docs/SwiftUI.docc", catalog)
        if arguments.pictures:
            entries = listings.entries(arguments.pictures)
            count = add_examples(graphs, entries)
            for file in arguments.pictures.glob("*.png"):
                shutil.copy(file, catalog)
            print(f"{count} pages have pictures; there are {len(entries)} examples.")
        group_modifiers(graphs)
        for extended, graph in graphs.items():
            name = f"SwiftUI@{extended}" if extended else "SwiftUI"
            (symbols / f"{name}.symbols.json").write_text(json.dumps(graph))
        convert(catalog, symbols, arguments)
    pages = sum(1 for _ in arguments.folder.glob("documentation/**/index.html"))
    first = f"{arguments.base}/documentation/swiftui/"
    (arguments.folder / "index.html").write_text(f'<meta http-equiv="refresh" content="0; url={first}">\n')
    print(f"{pages} pages are in {arguments.folder}, built in {time.monotonic() - start:.0f} s.")


if __name__ == "__main__":
    main()
