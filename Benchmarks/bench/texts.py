"""The input of the programs of `text`, one text a line; the same in every run."""

import random

from .workshop import BUILT

WORDS = """a about after again all also an and another any around as at back be because been before blue book but by call
came can chair close come could cut day did do door down draft each early end even every far few file find first folder
for found from garden get give go good great half hand has have he head her here him his home hour house how if in into
is it its just keep key kind know large last late left letter life light like line list little long look made make man
many may meeting message minute more morning most move much must name near never new next night no nothing now number of
off office old on once one only open or other our out over own paper part people picture place plan point read rest right
room said same saw say second see send set she should show side small so some soon sound start still stop story street
such take talk tell than that the their them then there they thing think third this three through time to today together
too town train tree try turn two under until up us use very wait walk want was water way we week well went were what when
where which while white who why will window with word work world would write year yes yesterday yet you young your""".split()

LATIN, CYRILLIC = "abcdefghijklmnopqrstuvwxyz", "абцдефгхийклмнопярстужвчыз"


def paragraph(length):
    return file(f"paragraph-{length}.txt", [_prose(random.Random(length), length)])


def paragraphs(count, length):
    numbers = random.Random(count)
    return file(f"paragraphs-{count}.txt", [_prose(numbers, length) for _ in range(count)])


def labels(count):
    """Labels as on buttons and in lists: one to four words, often with a number; all different."""
    numbers = random.Random(count)
    found = {}
    while len(found) < count:
        words = " ".join(numbers.choices(WORDS, k=numbers.randint(1, 4))).capitalize()
        ending = numbers.choice(("", f" {numbers.randint(1, 999)}", f" ({numbers.randint(1, 9999)})",
                                 f", {numbers.randint(10, 23)}:{numbers.randint(10, 59)}"))
        found[words + ending] = None
    return file(f"labels-{count}.txt", found)


def cyrillic_labels(count):
    """Returns the same with each letter replaced by a Cyrillic one."""
    letters = str.maketrans(LATIN + LATIN.upper(), CYRILLIC + CYRILLIC.upper())
    return file(f"cyrillic-{count}.txt", labels(count).read_text(encoding="utf-8").translate(letters).splitlines())


def _prose(numbers, length):
    text = ""
    while len(text) < length:
        sentence = numbers.choices(WORDS, k=numbers.randint(6, 14))
        sentence[numbers.randrange(len(sentence) - 1)] += numbers.choice(("", ","))
        text += " ".join(sentence).capitalize() + ". "
    return text[:length - 1].rstrip() + "."


def file(name, texts):
    path = BUILT / "texts" / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("".join(f"{text}\n" for text in texts), encoding="utf-8")
    return path
