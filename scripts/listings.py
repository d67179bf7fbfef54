"""The listings of the Gallery's examples, and the choice of examples that show a name.

    scripts/listings.py PICTURES      fails if an example in the list of PICTURES has no listing
"""
import json
import re
import sys
from pathlib import Path

gallery = Path(__file__).parent.parent / "Apps/Gallery"
string = r'"((?:[^"\\]|\\.)*)"'


def entries(pictures):
    """Returns page, caption, pictures and listing of each example in the list that ExamplePicturesTests writes.

    The second picture is that of its popup. A listing is the code of the example, followed by the declarations that it uses.
    """
    code = {}
    for file in sorted(gallery.rglob("*.swift")):
        text = file.read_text()
        declarations = declared(text)
        for page, caption, listing in examples(text):
            code[page, caption] = with_declarations(listing, declarations)
    found = json.loads((pictures / "examples.json").read_text())
    for entry in found:
        page, caption, name = entry["page"], entry["caption"], entry["picture"]
        entry["pictures"] = [name] + [f"open-{name}"] * (pictures / f"open-{name}@2x.png").exists()
        entry["listing"] = code.get((page, caption)) or code.get((page, None))
        if not entry["listing"]:
            sys.exit(f"The page {page} has an example {caption} that is not in its source as `Example(…) {{`.")
    return found


def examples(text):
    """Yields title of the page, caption and code of each example of a source; the caption is None in a loop."""
    page = None
    for match in re.finditer(rf"Page\(\s*{string}|^( *)Example\(\s*(.*?)\s*\) \{{(.*)$", text, re.M):
        if match[1] is not None:
            page = match[1]
            continue
        literal = re.fullmatch(string, match[3])
        # A caption with a value in it is that of many examples.
        has_value = not literal or re.search(r"(?<!\\)(\\\\)*\\\(", literal[1])
        caption = None if has_value else re.sub(r'\\(["\\])', r"\1", literal[1])
        if match[4].endswith("}"):
            yield page, caption, match[4][:-1].strip()
        else:
            yield page, caption, block(text[match.end() + 1 :], match[2])


def block(text, indentation):
    """Returns the lines up to the closing brace at the indentation, without their own."""
    lines = text.split("\n")
    return "\n".join(line[len(indentation) + 4 :] for line in lines[: lines.index(indentation + "}")])


def declared(text):
    """Returns the private declarations of a source by name, without members of types."""
    pattern = r"^(?:@\w+ )?private (?:final )?(?:struct|class|enum|func|let) (\w+)[^\n]*\{$.*?^\}$"
    return {match[1]: match[0] for match in re.finditer(pattern, text, re.M | re.S)}


def with_declarations(code, declarations):
    """Returns the code, and the declarations that it names or one of them does."""
    parts = [code]
    for part in parts:
        for word in re.findall(r"\w+", part):
            if word in declarations and declarations[word] not in parts:
                parts.append(declarations[word])
    return parts


def subjects(title):
    """Returns the names that a page is about: `Text`, or `onHover` and `onContinuousHover`."""
    names = re.split(r"\s*(?:&|,)\s*", title.split(":")[0])
    return [re.sub(r"\(.*|^@", "", name) for name in names]


def showing(name, entries, is_look, limit=6):
    """Returns the examples that show a name: of the pages about it or, for a look, the first two that use it."""
    word = re.compile(rf"\b{re.escape(name)}\b")
    pages = [entry for entry in entries if entry["page"] == name]
    pages = pages or [entry for entry in entries if name in subjects(entry["page"])]
    using = [entry for entry in pages or entries if any(map(word.search, entry["listing"]))]
    if pages:
        return (using or pages)[:limit]
    return using[:2] if is_look else []


if __name__ == "__main__":
    entries(Path(sys.argv[1]))
