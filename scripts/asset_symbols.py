#!/usr/bin/env python3
"""Makes Swift symbols for the pictures and colours of asset catalogs, as Xcode does: `Image(.logo)`, `Color(.paper)`.

    scripts/asset_symbols.py FOLDER

Each target of the package in FOLDER with an asset catalog gets a file AssetSymbols.swift, which is made anew each time.
"""

import json
import os
import re
import sys

FILE = "AssetSymbols.swift"
KEYWORDS = set(
    "as break case catch class continue default defer deinit do else enum extension fallthrough false fileprivate for func "
    "guard if import in init inout internal is let nil operator precedencegroup private protocol public repeat rethrows "
    "return self static struct subscript super switch throw throws true try typealias var where while".split())
# Colours that exist already: a symbol of the same name would be ambiguous.
COLORS = set(
    "red orange yellow green mint teal cyan blue indigo purple pink brown white gray black clear primary secondary accentColor "
    "accent tertiary quaternary quinary tint background foreground separator placeholder link fill selection".split())


def identifier(name, suffix):
    """The symbol of an asset: in camel case, without a word at its end that says what it is; a name of capitals stays."""
    words = re.findall(r"[^\W_]+", name)
    if not words:
        return None
    if len(words) == 1 and len(name) > 1 and name.isalpha() and name.isupper():
        return name
    first = re.sub(r"^[A-Z]+(?=[A-Z][a-z]|\d|$)|^[A-Z]", lambda m: m[0].lower(), words[0])
    symbol = first + "".join(w[0].upper() + w[1:] for w in words[1:])
    if suffix and symbol.endswith(suffix) and symbol != suffix:
        symbol = symbol[: -len(suffix)]
    if symbol[0].isdigit():
        symbol = "_" + symbol
    return f"`{symbol}`" if symbol in KEYWORDS else symbol


def has_namespace(folder):
    try:
        with open(os.path.join(folder, "Contents.json"), encoding="utf-8") as file:
            return bool(json.load(file).get("properties", {}).get("provides-namespace"))
    except (OSError, ValueError, AttributeError):
        return False


def assets(folder, kind, path=()):
    """The names of the assets of a kind in a folder of a catalog, each with the namespaces around it."""
    for entry in sorted(os.scandir(folder), key=lambda e: e.name):
        if not entry.is_dir(follow_symlinks=False):
            continue
        name, extension = os.path.splitext(entry.name)
        if extension == kind:
            yield path, name
        elif not extension:
            inner = path + (entry.name,) if has_namespace(entry.path) else path
            yield from assets(entry.path, kind, inner)


def symbols(catalogs, kind, suffix):
    """The assets by their symbols; of two with one symbol, the first."""
    found = {}
    for catalog in catalogs:
        for path, name in assets(catalog, kind):
            symbol = identifier(name, suffix)
            spaces = tuple(identifier(p, "") for p in path)
            if symbol is None or None in spaces:
                continue
            key = (tuple(s[:1].upper() + s[1:] for s in spaces), symbol)
            if key in found:
                print(f"{'/'.join(path + (name,))} has the symbol of {found[key]}; it gets none.", file=sys.stderr)
            else:
                found[key] = "/".join(path + (name,))
    return found


def resources(found, type_name):
    """The extension of a type of resources."""
    lines = [f"nonisolated extension {type_name} {{"]
    opened = ()
    for (spaces, symbol), name in sorted(found.items()):
        if spaces != opened:
            lines += ["    " * (n + 1) + "}" for n in reversed(range(len(opened)))]
            lines += ["    " * (n + 1) + f"enum {space} {{" for n, space in enumerate(spaces)]
            opened = spaces
        indent = "    " * (len(spaces) + 1)
        quoted = name.replace("\\", "\\\\").replace('"', '\\"')
        lines.append(f'{indent}static let {symbol} = {type_name}(name: "{quoted}")')
    lines += ["    " * (n + 1) + "}" for n in reversed(range(len(opened)))]
    return lines + ["}"]


def source(catalogs):
    """The Swift source with the symbols of catalogs; empty if they have none."""
    pictures = symbols(catalogs, ".imageset", "Image")
    colors = symbols(catalogs, ".colorset", "Color")
    parts = []
    if pictures:
        parts.append(resources(pictures, "ImageResource"))
    if colors:
        parts.append(resources(colors, "ColorResource"))
        plain = sorted(symbol for spaces, symbol in colors if not spaces and symbol not in COLORS)
        for extended in ("Color", "ShapeStyle where Self == Color") if plain else ():
            parts.append(
                [f"nonisolated extension {extended} {{"]
                + [f"    static var {symbol}: Color {{ Color(.{symbol}) }}" for symbol in plain] + ["}"])
    if not parts:
        return ""
    head = "// Made from the asset catalogs by `make symbols`: changes are lost when it is made again.\n\nimport SwiftUI\n\n"
    return head + "\n\n".join("\n".join(part) for part in parts) + "\n"


def catalogs(folder):
    """The asset catalogs in a folder."""
    found = []
    for path, folders, _ in os.walk(folder):
        found += [os.path.join(path, f) for f in folders if f.endswith(".xcassets")]
        folders[:] = [f for f in folders if not f.startswith(".") and not f.endswith(".xcassets")]
    return sorted(found)


def targets(folder):
    """The folders of the targets of a package."""
    sources = os.path.join(folder, "Sources")
    inner = [e.path for e in os.scandir(sources) if e.is_dir()] if os.path.isdir(sources) else []
    return sorted(inner) or [folder]


def main(folder):
    made = 0
    for target in targets(folder):
        text = source(catalogs(target))
        if not text:
            continue
        path = os.path.join(target, FILE)
        with open(path, "w", encoding="utf-8") as file:
            file.write(text)
        print(path)
        made += 1
    if not made:
        sys.exit(f"There are no pictures or colours in asset catalogs of {folder}.")


if __name__ == "__main__":
    if len(sys.argv) != 2 or not os.path.isdir(sys.argv[1]):
        sys.exit(__doc__)
    main(sys.argv[1])
