"""Gets the model's layout of a tree, and excludes cases that the rules do not determine."""
import math

import building
import growing
import model as m


class Undetermined(Exception):
    """The rules are silent or ambiguous about this tree."""


def is_nan(values):
    return any(isinstance(v, float) and math.isnan(v) for v in values)


def remember(kind, name):
    """The model asks each child again and again; remembering makes depth 8 cheap. It also shows what
    became NaN on the way (∞ − ∞, 0 × ∞), which the rules leave open: a NaN proposal counts as none in
    one reading and spreads in another, and max(NaN, 1) is 1 in one language and NaN in another."""
    plain = kind.__dict__[name]

    def remembering(self, *asked):
        known = self.__dict__.setdefault('known', {})
        key = (kind, name, asked)
        if key not in known:
            if name == 'size' and is_nan(asked[0]):
                raise Undetermined('a NaN proposal')
            known[key] = plain(self, *asked)
            if name == 'size' and is_nan(known[key]):
                raise Undetermined('a NaN size')
            if name == 'size' and min(known[key]) < 0:
                # Negative spacing, larger than what is spaced. LEAF-1: nothing is less than nothing;
                # the model does not clamp.
                raise Undetermined('a negative size')
            if name == 'explicit' and is_nan([known[key]]):
                raise Undetermined('a NaN line')
        return known[key]
    setattr(kind, name, remembering)


def kinds_below(kind):
    yield kind
    for below in kind.__subclasses__():
        yield from kinds_below(below)


for kind in list(kinds_below(m.E)):
    for name in ('size', 'explicit', 'placement', 'geometries', 'solve', 'pick', 'spacing', 'priority'):
        if name in kind.__dict__:
            remember(kind, name)


AXES = {'HStack': 'h', 'VStack': 'v', 'LazyVStack': 'v', 'ScrollView': 'v', 'ZStack': None,
        'GeometryReader': None, 'Grid': None, 'LazyVGrid': None, 'LazyHGrid': None}


def demand_settled(tree, axis=None, is_borrowed=False):
    """Trees whose very shape is not settled. `axis` is that of the stack around, and borrowed if an
    overlay, a background or a bar is in between."""
    kind, children = tree['kind'], tree.get('children', [])
    if is_borrowed and (kind, axis) in (('Spacer', 'h'), ('Spacer', 'v'), ('Divider', 'h')):
        # SPACER-1 and DIVIDER-1 name the overlay as one that clears the axis, the model passes it on.
        raise Undetermined('the axis of a stack around an overlay')
    if kind in AXES:
        axis, is_borrowed = AXES[kind], False
    if kind == 'Grid':
        rows = [row for row in children if row['kind'] == 'GridRow']
        if not (rows and all(row.get('children') for row in rows)):
            raise Undetermined('a grid without cells')
    if kind == 'cell':
        if tree.get('numbers', {}).get('columns', 1) < 1:
            raise Undetermined('a cell across no columns')
        if not growing.is_single(children[0]):
            raise Undetermined('a cell that is no view, or several')
        if 'v' in tree.get('words', {}).get('unsized', ''):
            # GRID-5 says that the cell does not make its row higher; the model lets it.
            raise Undetermined('a cell not sized vertically')
    if kind in building.MODIFIERS and is_nothing(children[0]):
        # Whether a modified EmptyView is still nothing by its type decides if STACK-10 holds of the
        # stack around it; no source says.
        raise Undetermined('a modified EmptyView')
    for below in children:
        demand_settled(below, axis, is_borrowed)
    for below in tree.get('extras', []):
        demand_settled(below, axis, axis is not None)


def is_nothing(tree):
    if tree['kind'] in building.MODIFIERS or tree['kind'] == 'Group':
        return all(map(is_nothing, tree.get('children', [])))
    return tree['kind'] == 'EmptyView'


def demand_settled_cells(grid):
    """Unsettled: flexible cells of different least widths, spans over flexible columns, vertical
    flexibility. A cell is rigid, or as wide as it is offered from nothing on, or breaks its lines as a text
    does, which is never wider than its ideal width."""
    for row in grid.rows:
        for cell, span, *_ in row['cells']:
            least, ideal, greatest = (cell.size((v, v)) for v in (0.0, None, m.INF))
            is_rigid = least[0] == greatest[0] == ideal[0]
            is_text = ideal[0] == greatest[0]
            if is_text and span == 1:
                continue
            if least[1] != greatest[1] or not (is_rigid or (least[0] == 0 and greatest[0] == m.INF)):
                raise Undetermined('a flexible cell')
            if span > 1 and not row['bare'] and not is_rigid:
                raise Undetermined('a flexible span')


def whole(plain):
    def made(self, *given):
        plain(self, *given)
        demand_settled_cells(self)
    return made


m.GridE.__init__ = whole(m.GridE.__init__)


def demand_settled_lines(plain):
    """GRID-2 names the lines on which cells are aligned. The model puts the line of a cell on that of its slot, so
    that texts aligned by their baselines hang out of it; the engine aligns a row as a stack does. No source says
    more than that they are aligned, so only rows in which both are the same are compared."""
    def made(self, proposal):
        widths, gap = self.columns(proposal[0])
        for row in self.rows:
            line = ('v', row['valign']) if row.get('valign') else m.akeys(self.align)[1]
            above = below = height = 0.0
            column = 0
            for cell, span, _, anchor, _ in row['cells']:
                size = cell.dims((sum(widths[column:column + span]) + gap * (span - 1), None))
                column += span
                height = max(height, size.height)
                above, below = max(above, size[line]), max(below, size.height - size[line])
            slot = m.default_guide(line, m.Dims(m.Leaf(), (0.0, height, 0.0, height)))
            if abs(above - slot) > 1e-6 or abs(above + below - height) > 1e-6:
                raise Undetermined('a row of a grid aligned on another line than its slot')
        return plain(self, proposal)
    return made


m.GridE.solve = demand_settled_lines(m.GridE.solve)


def demand_same_both_ways(plain):
    """Spacing is kept by physical edge (SPACE-1), so that neighbours from right to left are apart by what
    the left edge of the first and the right one of the second want. The model takes the other edges."""
    def made(self, kids, ctx, axis, spacing, key):
        plain(self, kids, ctx, axis, spacing, key)
        if axis == 'h' and ctx.rtl and spacing is None:
            for first, second in zip(kids, kids[1:]):
                wishes = first.spacing(), second.spacing()
                if m.distance(*wishes, 'h') != m.distance(*reversed(wishes), 'h'):
                    raise Undetermined('a distance from right to left')
    return made


m.StackE.__init__ = demand_same_both_ways(m.StackE.__init__)


def demand_equal_gaps(plain):
    """Which edges of a bar and its view face each other depends on the edge that the bar is at; the model
    always takes the view's trailing edge and the bar's leading one."""
    def made(self, view, ctx, bar, edge, spacing, alignment):
        plain(self, view, ctx, bar, edge, spacing, alignment)
        wishes = view.spacing(), bar.spacing()
        if spacing is None and self.sp != m.distance(*reversed(wishes), self.ax):
            raise Undetermined('the distance of a bar')
    return made


m.InsetE.__init__ = demand_equal_gaps(m.InsetE.__init__)


def demand_settled_tracks(plain):
    """How wide the tracks are where nothing is proposed across, no source says; the model guesses their
    least, and forgets gaps of their own."""
    def solved(self, p):
        across = p[0] if self.ax == 'v' else p[1]
        if across is None and any(gap is not None for gap in self.gaps):
            raise Undetermined('a lazy grid without room')
        return plain(self, p)
    return solved


def demand_views(plain):
    """EMPTY-2 speaks of stacks; how an empty lazy container is served and spaced, no source says."""
    def made(self, kids, *given):
        if not kids:
            raise Undetermined('an empty lazy container')
        plain(self, kids, *given)
    return made


m.LazyGridE.__init__ = demand_views(m.LazyGridE.__init__)
m.LazyVStackE.__init__ = demand_views(m.LazyVStackE.__init__)


m.LazyGridE.solve = demand_settled_tracks(m.LazyGridE.solve)


def demand_settled_scrolling(plain):
    """Whether one view that may become several (an `if`) is already in the implicit stack of a scroll
    view: STACK-10 and SCROLL-1 together leave it open."""
    def listed(self, ctx):
        if any(kid.dynamic for kid in self.kids) and sum(len(kid.list(ctx)) for kid in self.kids) == 1:
            raise Undetermined('one view to scroll, by chance')
        return plain(self, ctx)
    return listed


m.ScrollView.list = demand_settled_scrolling(m.ScrollView.list)


def demand_plain_cells(plain):
    """LAZYGRID-4 says "centred"; whether a line of the cell's own counts, no source says."""
    def placed(self, vs):
        placed = plain(self, vs)
        if any(d.explicit((axis, 'center')) is not None for _, _, d in placed for axis in 'hv'):
            raise Undetermined('a line of a cell of a lazy grid')
        return placed
    return placed


m.LazyGridE.geometries = demand_plain_cells(m.LazyGridE.geometries)


def answer(tree, proposal):
    """The size and the frames of `tree`; raises Undetermined."""
    demand_settled(tree)
    try:
        size, frames = m.evaluate(building.view(tree), tuple(building.length(v) for v in proposal))
    except (ZeroDivisionError, OverflowError, ValueError):
        # The ratio of a box without extent; the tracks that fit into infinity.
        raise Undetermined('no number to go on with') from None
    if is_nan(size) or any(is_nan(frame) for frame in frames.values()):
        raise Undetermined('a NaN frame')
    return size, frames


def written(value):
    if value is None or not math.isinf(value):
        return value
    return 'inf' if value > 0 else '-inf'


def record(tree, proposal):
    size, frames = answer(tree, proposal)
    return {'tree': tree, 'source': building.view(tree).src(), 'proposal': proposal,
            'size': [written(v) for v in size],
            'frames': {tag: [written(v) for v in frame] for tag, frame in frames.items()}}
