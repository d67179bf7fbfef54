"""The list of rows of Lozenge and its peers; each program checks the position of the last label."""

from .failure import Failure
from .line import Line, Quantity
from .self_timed import asked

# The two kinds: a text may wrap, so that its height depends on its width, or not.
WRAPPED, UNWRAPPED = "wrapped", "unwrapped"


def lines(what, about, unit, names, repetitions, goals, reason=""):
    """Two lines, one of each kind; the goals belong to the wrapped one, which is the job that SwiftUI's Text does.

    `names` are those of the quantities for what the programs call it, such as “new”; `repetitions` says for a number
    of rows how often a program repeats what it measures; `goals(rows, name)` are those of a quantity.
    """

    def line(name, kind, said, goals):
        quantities = tuple(Quantity(quantity_name(rows, each), unit, goals(rows, each), reason)
                           for each in names.values() for rows in repetitions)
        return Line(name, f"{about}; {said}", quantities,
                    lambda run: _measure(run, kind, what, names, repetitions))

    return (
        line(f"layout.{what}", WRAPPED, "a text that does not fit breaks into lines, as SwiftUI's do", goals),
        line(f"layout.{what}.unwrapped", UNWRAPPED, "a text is one line, the peers' best case", lambda *_: ()),
    )


def _measure(run, kind, what, names, repetitions):
    samples = {}
    for rows, times in repetitions.items():
        answers = asked(run.programs("rows"), run, what, rows, times, kind)
        _check_alike(answers)
        _check_kind(answers, kind)
        for key, name in names.items():
            samples[quantity_name(rows, name)] = {
                toolkit: [answer[key] for answer in taken] for toolkit, taken in answers.items()}
    return samples


def quantity_name(rows, name):
    return f"{rows:,} rows, {name}"


def _check_alike(answers):
    """Fails unless all report the same heights of a row, its title, and a wrapped row."""
    for part, said in {"row": "row", "title": "title", "narrow": "narrow row"}.items():
        heights = {toolkit: taken[0][part] for toolkit, taken in answers.items()}
        if max(heights.values()) > 1.1 * min(heights.values()):
            all_said = ", ".join(f"{height:g} in {toolkit.title}" for toolkit, height in heights.items())
            raise Failure(f"The {said} is not of one height, so not one thing is compared: {all_said}.")


def _check_kind(answers, kind):
    for toolkit, taken in answers.items():
        if (taken[0]["narrow"] > 1.1 * taken[0]["row"]) != (kind == WRAPPED):
            raise Failure(f"In {toolkit.title} a text that does not fit is not {kind}.")
