"""The list of rows that Lozenge and its peers lay out; each program checks where the last label came to lie."""

from .failure import Failure
from .self_timed import asked


def measure(run, what, names, repetitions):
    """The samples of a line.

    `names` are those of its quantities for what the programs call it, such as “new”; `repetitions` says for a number
    of rows how often a program repeats what it measures.
    """
    samples = {}
    for rows, times in repetitions.items():
        answers = asked(run.programs("rows"), run, what, rows, times)
        _check_alike(answers)
        for key, name in names.items():
            samples[quantity_name(rows, name)] = {
                toolkit: [answer[key] for answer in taken] for toolkit, taken in answers.items()}
    return samples


def quantity_name(rows, name):
    return f"{rows:,} rows, {name}"


def _check_alike(answers):
    """Everyone says how high a row and its title are."""
    for part in ("row", "title"):
        heights = {toolkit: taken[0][part] for toolkit, taken in answers.items()}
        if max(heights.values()) > 1.1 * min(heights.values()):
            said = ", ".join(f"{height:g} in {toolkit.title}" for toolkit, height in heights.items())
            raise Failure(f"The {part} is not of one height, so not one thing is compared: {said}.")
