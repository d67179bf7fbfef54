"""A page over a list is compared with that of Lozenge."""

import sys
import unittest
from pathlib import Path
from unittest import mock

sys.dont_write_bytecode = True
sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from bench import opened  # noqa: E402
from bench.failure import Failure  # noqa: E402
from bench.picture import Picture  # noqa: E402
from bench.program import Program  # noqa: E402
from bench.row_texts import PITCH  # noqa: E402
from bench.run import Run  # noqa: E402
from bench.toolkits import GTK, LOZENGE, QT  # noqa: E402

WIDTH, BLACK, WHITE, BLUE = 200, b"\0\0\0\0", b"\xff\xff\xff\0", b"\xff\0\0\0"
LIST, PAGE = [50 + index * 7 % 40 for index in range(21)], [30, 60, 90, 40, 70]


def picture(ink, widths):
    rows = []
    for width in widths:
        rows += [WHITE * WIDTH] * 9 + [ink * width + WHITE * (WIDTH - width)] * 10 + [WHITE * WIDTH] * (PITCH - 19)
    return Picture(WIDTH, len(rows), tuple(rows))


class Pages(unittest.TestCase):
    def checked(self, **pages):
        """Returns the toolkits that pass, and the reasons for the others; `pages` has the widths of their texts."""
        toolkits = {toolkit.key: toolkit for toolkit in (LOZENGE, QT, GTK)}
        programs = [Program(toolkits[key], "pages", Path(key)) for key in pages]
        pictures = {toolkits[key]: {opened.BEFORE: picture(BLACK, before), opened.AFTER: picture(BLUE, after)}
                    for key, (before, after) in pages.items()}
        run = Run(1, 0)
        with mock.patch.object(opened, "_pictures", lambda program, *_: pictures[program.toolkit]):
            passed = opened.check(programs, run, "driver", "push", len(PAGE))
        return [program.toolkit for program in passed], " ".join(gap.reason for gap in run.gaps)

    def test_the_same_list_and_page(self):
        self.assertEqual(self.checked(lozenge=(LIST, PAGE), qt=(LIST, PAGE)), ([LOZENGE, QT], ""))

    def test_another_page(self):
        passed, reasons = self.checked(lozenge=(LIST, PAGE), qt=(LIST, PAGE[:-1]), gtk=(LIST, [30, 90, 60, 40, 70]))
        self.assertEqual(passed, [LOZENGE])
        self.assertIn("qt push opens something else", reasons)
        self.assertIn("gtk push opens something else", reasons)

    def test_another_list(self):
        passed, reasons = self.checked(lozenge=(LIST, PAGE), qt=(LIST[::-1], PAGE))
        self.assertEqual(passed, [LOZENGE])
        self.assertIn("qt push shows other rows", reasons)

    def test_lozenge_opens_nothing(self):
        with self.assertRaises(Failure):
            self.checked(lozenge=(LIST, []), qt=(LIST, PAGE))


if __name__ == "__main__":
    unittest.main()
