"""A window with a toolbar is compared with the same window without it."""

import sys
import unittest
from pathlib import Path
from unittest import mock

sys.dont_write_bytecode = True
sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from bench.failure import Failure  # noqa: E402
from bench.lines import window_resizing  # noqa: E402
from bench.lines.window_resizing import GAP, ITEMS  # noqa: E402
from bench.picture import Picture  # noqa: E402

WIDTH, HEIGHT, BAR = 300, 100, 20
BLACK, WHITE, BLUE = b"\0\0\0\0", b"\xff\xff\xff\0", b"\xff\0\0\0"


def picture(*rows):
    return Picture(WIDTH, len(rows), rows)


def columns(count, length=50):
    """Rows with a blue text in every third."""
    return [(BLUE if y % 3 == 1 else WHITE) * length + WHITE * (WIDTH - length) for y in range(count)]


def bar(items):
    row = (BLACK * 10 + WHITE * (GAP + 2)) * items
    return [(row + WHITE * WIDTH)[:4 * WIDTH]] * BAR


class Windows(unittest.TestCase):
    def check(self, plain, framed):
        with mock.patch.object(window_resizing, "last_picture", side_effect=[plain, framed]):
            window_resizing.check(mock.Mock(path="bench"))

    def test_the_same_columns_below_all_items(self):
        self.check(picture(*columns(HEIGHT)), picture(*bar(ITEMS), *columns(HEIGHT - BAR)))

    def test_a_missing_item(self):
        with self.assertRaisesRegex(Failure, "toolbar"):
            self.check(picture(*columns(HEIGHT)), picture(*bar(ITEMS - 1), *columns(HEIGHT - BAR)))

    def test_no_toolbar(self):
        with self.assertRaisesRegex(Failure, "toolbar"):
            self.check(picture(*columns(HEIGHT)), picture(*columns(HEIGHT)))

    def test_other_columns(self):
        with self.assertRaisesRegex(Failure, "other columns"):
            self.check(picture(*columns(HEIGHT)), picture(*bar(ITEMS), *columns(HEIGHT - BAR, length=60)))


if __name__ == "__main__":
    unittest.main()
