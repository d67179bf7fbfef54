import struct
import zlib
from collections import Counter
from dataclasses import dataclass


@dataclass(frozen=True)
class Picture:
    """Pixels of four bytes each: blue, green, red, unused."""

    width: int
    height: int
    rows: tuple

    @property
    def ink(self):
        """Returns the number of pixels that differ from the most frequent colour."""
        colours = Counter(pixel for row in self.rows for pixel, in struct.iter_unpack("4s", row))
        return self.width * self.height - max(colours.values(), default=0)

    def differing(self, other, levels=0):
        """Returns the number of pixels that differ by more than some levels; all if the sizes differ."""
        if (self.width, self.height) != (other.width, other.height):
            return max(self.width * self.height, other.width * other.height)
        return sum(any(abs(level - there) > levels for level, there in zip(pixel[:3], pixel_there[:3]))
                   for row, row_there in zip(self.rows, other.rows) if row != row_there
                   for (pixel,), (pixel_there,) in zip(struct.iter_unpack("4s", row), struct.iter_unpack("4s", row_there)))

    def column(self, x):
        """Blue, green and red of the pixels from top to bottom."""
        return [row[4 * x:4 * x + 3] for row in self.rows]

    def write_png(self, path):
        lines = b"".join(b"\0" + b"".join(struct.pack("3B", r, g, b) for b, g, r, _ in struct.iter_unpack("4B", row))
                         for row in self.rows)
        header = struct.pack(">2I5B", self.width, self.height, 8, 2, 0, 0, 0)
        chunks = ((b"IHDR", header), (b"IDAT", zlib.compress(lines)), (b"IEND", b""))
        path.write_bytes(b"\x89PNG\r\n\x1a\n" + b"".join(
            struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))
            for name, data in chunks))


def only_window(server):
    """Returns the screen without the black around it. The server keeps its screen in an XWD file."""
    data = (server.directory / "Xvfb_screen0").read_bytes()
    header = struct.unpack_from(">25I", data)
    header_size, height, bytes_per_line, colours = header[0], header[5], header[12], header[19]
    pixels = data[header_size + colours * 12:]
    rows = [pixels[y * bytes_per_line:(y + 1) * bytes_per_line] for y in range(height)]

    lit = [y for y, row in enumerate(rows) if row.strip(b"\0")]
    if not lit:
        return Picture(0, 0, ())
    rows = rows[lit[0]:lit[-1] + 1]
    left = min(_blank_before(row) for row in rows)
    right = max(-(-len(row.rstrip(b"\0")) // 4) for row in rows)
    return Picture(right - left, len(rows), tuple(row[left * 4:right * 4] for row in rows))


def _blank_before(row):
    return (len(row) - len(row.lstrip(b"\0"))) // 4
