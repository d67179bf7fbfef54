"""Compares the rows of lists on the screen by the widths of their texts, which are black, or blue."""

from dataclasses import dataclass

from .failure import Failure
from .gap import kept
from .toolkits import LOZENGE
from .witness import last_picture

DARK = 128  # levels of 255, below which a pixel belongs to a black text
BLUE = 128  # levels of 255, by which blue is more than the other colours in a pixel of a blue text
PITCH = 28  # pixels from row to row
LEAST_ROWS = 18
# The toolkits round the widths of glyphs, or do not; names that follow each other differ by a fourth.
INEXACTNESS = 0.1


@dataclass(frozen=True)
class RowTexts:
    """The texts that are visible as a whole, but for the first and the last row: their tops and widths."""

    tops: list
    widths: list

    @classmethod
    def of(cls, picture, columns=None, has_ink=None):
        extents = [_extent(row[:4 * columns] if columns else row, has_ink or is_black) for row in picture.rows]
        tops, widths = [], []
        for y, extent in enumerate(extents):
            if not extent:
                continue
            if y == 0 or not extents[y - 1]:
                tops.append(y)
                widths.append(extent)
            widths[-1] = (min(extent[0], widths[-1][0]), max(extent[1], widths[-1][1]))
        return cls(tops[1:-1], [end - start for start, end in widths[1:-1]])

    def resembles(self, other):
        """Returns true for the same texts; the first row of one may not be visible in the other."""
        return any(_are_close(self.widths[mine:], other.widths[its:]) for mine, its in ((0, 0), (0, 1), (1, 0)))


def is_black(blue, green, red):
    return max(blue, green, red) < DARK


def is_blue(blue, green, red):
    return blue - max(green, red) > BLUE


def _extent(row, has_ink):
    """Returns the first and the last column with ink; None if there is none."""
    inked = [x for x in range(len(row) // 4) if has_ink(*row[4 * x:4 * x + 3])]
    return (inked[0], inked[-1]) if inked else None


def _are_close(one, other):
    both = list(zip(one, other))
    if not both:
        return False
    scale = sum(width for width, _ in both) / sum(its for _, its in both)
    return all(abs(width - scale * its) <= INEXACTNESS * width for width, its in both)


def check(programs, run, *arguments, columns=None):
    """Returns the programs whose rows are those of Lozenge; other peers are recorded in `run.gaps`.

    Only the pixels left of `columns` are compared, if it is given.
    """
    pictures = kept(programs, run, lambda program: last_picture(program, *arguments))
    return check_alike(pictures, run, *arguments, columns=columns)


def check_alike(pictures, run, *arguments, columns=None):
    """Returns the programs whose pictures, which are given, show the rows of Lozenge for the arguments."""
    own = next(RowTexts.of(picture, columns) for program, picture in pictures.items() if program.toolkit is LOZENGE)

    def compare(program):
        rows = RowTexts.of(pictures[program], columns)
        said = " ".join(map(str, arguments))
        if len(rows.tops) < LEAST_ROWS or any(abs(below - above - PITCH) > 1 for above, below in zip(rows.tops, rows.tops[1:])):
            raise Failure(f"{program.path} {said} does not show rows of {PITCH} pixels; their tops are {rows.tops}.")
        if not rows.resembles(own):
            raise Failure(f"{program.path} {said} shows other rows than Lozenge: the widths of their texts are "
                          f"{rows.widths} instead of {own.widths}.")

    return list(kept(pictures, run, compare))


def check_step(programs, run, step, *arguments):
    """Returns the programs that move their rows by `step` pixels with each frame, whose number is the last argument."""

    def move(program):
        before, after = (RowTexts.of(last_picture(program, *arguments, frames)) for frames in (4, 5))
        moved = (before.tops[0] - after.tops[0]) % PITCH
        # A digit is higher by a pixel than another one.
        if abs(moved - step % PITCH) > 1:
            raise Failure(f"{program.path} {' '.join(arguments)} has moved its rows by {moved} pixels instead of "
                          f"{step % PITCH}.")

    return list(kept(programs, run, move))
