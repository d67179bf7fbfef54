"""A run as a picture: Lozenge's ratio to the best other toolkit, on a logarithmic scale."""

import math
from xml.sax.saxutils import escape

from .figures import figures

LEFT, WIDTH, ROW, TOP, BOTTOM, RIGHT = 300, 460, 18, 56, 34, 150
FASTER, SLOWER, INK, LINES = "#2f7d4f", "#b4552d", "#222222", "#d8d8d8"


def svg(run):
    rows = [row for row in map(_row, _chosen(run["results"])) if row]
    least = math.floor(min(math.log10(ratio) for _, ratio, _ in rows))
    most = max(1, math.ceil(max(math.log10(ratio) for _, ratio, _ in rows)))
    height = TOP + ROW * len(rows) + BOTTOM

    def place(ratio):
        return LEFT + WIDTH * (math.log10(ratio) - least) / (most - least)

    parts = [f'<svg xmlns="http://www.w3.org/2000/svg" width="{LEFT + WIDTH + RIGHT}" height="{height}" '
             f'viewBox="0 0 {LEFT + WIDTH + RIGHT} {height}" font-family="DejaVu Sans, sans-serif" font-size="11">',
             '<rect width="100%" height="100%" fill="white"/>',
             _text(12, 22, "Lozenge as a multiple of the best other: left of 1 × it is ahead", size=14),
             _text(12, 40, "Medians of one run, on a logarithmic scale; where there is no peer, against the floor of raw Xlib and Xft")]
    for power in range(least, most + 1):
        x = place(10 ** power)
        parts.append(f'<line x1="{x:.1f}" y1="{TOP - 6}" x2="{x:.1f}" y2="{height - BOTTOM + 4}" '
                     f'stroke="{INK if power == 0 else LINES}"/>')
        parts.append(_text(x, height - BOTTOM + 18, f"{figures(10.0 ** power).rstrip('0').rstrip('.') or 1} ×", "middle"))
    for index, (name, ratio, other) in enumerate(rows):
        y = TOP + ROW * index
        left, right = sorted((place(1), place(ratio)))
        parts.append(f'<rect x="{left:.1f}" y="{y + 3}" width="{max(right - left, 1):.1f}" height="{ROW - 6}" '
                     f'fill="{FASTER if ratio <= 1 else SLOWER}"/>')
        parts.append(_text(LEFT - 8, y + 13, name, "end"))
        parts.append(_text(max(place(1), right) + 6, y + 13, f"{figures(ratio)} × {other}"))
    return "\n".join([*parts, "</svg>"]) + "\n"


def _chosen(results):
    """The quantities with a goal, and the first of each line; all of them would not fit into a picture."""
    seen = set()
    for result in results:
        if result["goals"] or result["line"] not in seen:
            yield result
        seen.add(result["line"])


def _row(result):
    """The label, the ratio, and the reference; None without a reference."""
    name = f"{result['line']} {result['quantity']}"
    if result["ratio_to_best_peer"]:
        return name, result["ratio_to_best_peer"], result["best_peer_title"]
    if result["ratio_to_floor"]:
        return name, result["ratio_to_floor"], "raw Xft"
    return None


def _text(x, y, text, anchor="start", size=None):
    larger = f' font-size="{size}"' if size else ""
    return f'<text x="{x:.1f}" y="{y}" text-anchor="{anchor}" fill="{INK}"{larger}>{escape(text)}</text>'
