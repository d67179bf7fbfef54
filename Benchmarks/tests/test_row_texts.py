"""The rows of a list are found in a picture, and compared."""

import sys
import unittest
from pathlib import Path

sys.dont_write_bytecode = True
sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from bench.picture import Picture  # noqa: E402
from bench.row_texts import PITCH, RowTexts, is_blue  # noqa: E402

WIDTH, BLACK, GREY, WHITE, BLUE = 200, b"\0\0\0\0", b"\xdd\xdd\xdd\0", b"\xff\xff\xff\0", b"\xff\0\0\0"


def picture(*widths, ink=BLACK):
    """Rows with a text of some width, ten pixels high, above a grey line."""
    rows = []
    for width in widths:
        text = WHITE * 20 + ink * width + WHITE * (WIDTH - 20 - width)
        rows += [WHITE * WIDTH] * 9 + [text] * 10 + [WHITE * WIDTH] * (PITCH - 20) + [GREY * WIDTH]
    return Picture(WIDTH, len(rows), tuple(rows))


class Rows(unittest.TestCase):
    def test_texts_are_found_without_lines(self):
        rows = RowTexts.of(picture(50, 60, 70, 80))
        self.assertEqual(rows.tops, [PITCH + 9, 2 * PITCH + 9])
        self.assertEqual(rows.widths, [59, 69])

    def test_columns_to_the_right_do_not_count(self):
        self.assertEqual(RowTexts.of(picture(50, 60, 70, 80), columns=50).widths, [29, 29])

    def test_texts_of_another_colour_do_not_count(self):
        blue = picture(50, 60, 70, 80, ink=BLUE)
        self.assertEqual(RowTexts.of(blue, has_ink=is_blue).widths, [59, 69])
        self.assertEqual(RowTexts.of(blue).widths, [])
        self.assertEqual(RowTexts.of(picture(50, 60, 70, 80), has_ink=is_blue).widths, [])

    def test_the_same_rows_resemble_each_other(self):
        rows = RowTexts.of(picture(50, 60, 90, 60, 100, 50))
        wider = RowTexts.of(picture(53, 63, 95, 63, 105, 53))
        shifted = RowTexts.of(picture(50, 90, 60, 100, 70, 50))
        self.assertTrue(rows.resembles(wider))
        self.assertTrue(rows.resembles(shifted))

    def test_another_order_does_not(self):
        rows = RowTexts.of(picture(50, 60, 90, 60, 100, 50))
        self.assertFalse(rows.resembles(RowTexts.of(picture(50, 60, 100, 60, 90, 50))))

    def test_no_rows_do_not(self):
        self.assertFalse(RowTexts.of(picture(50, 60, 90, 60)).resembles(RowTexts.of(picture())))


if __name__ == "__main__":
    unittest.main()
