from dataclasses import dataclass, field


@dataclass(frozen=True, eq=False)
class Toolkit:
    """A toolkit for a window.

    Its programs are `peers/<key>-<scene><suffix>`, compiled against the pkg-config `modules`; the first of
    these names its version. Lozenge's own programs are built by SwiftPM instead.
    """

    key: str
    title: str
    suffix: str = ".c"
    modules: tuple = ()
    environment: dict = field(default_factory=dict)


LOZENGE = Toolkit("lozenge", "Lozenge")
QT = Toolkit("qt", "Qt 6", ".cpp", ("Qt6Widgets", "xcb"), {"QT_QPA_PLATFORM": "xcb"})
# GTK's best case: by default GTK 4.8 loads OpenGL even for the cairo renderer, which doubles its start.
GTK = Toolkit("gtk", "GTK 4", ".c", ("gtk4", "gtk4-x11", "x11"),
              {"GDK_BACKEND": "x11", "GSK_RENDERER": "cairo", "GDK_DEBUG": "gl-disable", "GTK_A11Y": "none"})
# The text library of all: without a toolkit around it.
PANGO = Toolkit("pango", "Pango", ".c", ("pangoft2",))
RAW = Toolkit("raw", "raw Xft", ".c", ("xft", "xrender", "fontconfig", "x11"))

# The alternatives; and the lower bound.
PEERS = (QT, GTK, PANGO)
FLOOR = RAW
TOOLKITS = (LOZENGE, *PEERS, FLOOR)
