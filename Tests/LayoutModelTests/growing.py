"""Grows random view trees."""

HORIZONTAL = ['leading', 'center', 'trailing', 'quarter']
VERTICAL = ['top', 'center', 'bottom', 'firstTextBaseline', 'lastTextBaseline', 'third']
EDGES = ['top', 'leading', 'bottom', 'trailing']
LEAVES = ['Color', 'Rectangle', 'Circle', 'RoundedRectangle', 'Capsule', 'Ellipse', 'FixtureImage',
          'ResizableImage', 'MetricsText', 'MetricsText', 'Spacer', 'Spacer', 'Divider', 'box', 'box']
# Views without a box of their own: they may be several, so that a name for them would not be unique.
PLURAL = ['Group', 'ForEach', 'if', 'EmptyView']


def node(kind, numbers=None, words=None, children=(), extras=()):
    tree = {'kind': kind}
    numbers = {k: v for k, v in (numbers or {}).items() if v is not None}
    words = {k: v for k, v in (words or {}).items() if v is not None}
    parts = {'numbers': numbers, 'words': words, 'children': list(children), 'extras': list(extras)}
    return tree | {name: part for name, part in parts.items() if part}


def is_single(tree):
    """True if the tree is exactly one view for its container."""
    from building import MODIFIERS
    if tree['kind'] in MODIFIERS:
        return is_single(tree['children'][0])
    return tree['kind'] not in PLURAL


def without_tags(tree):
    if tree['kind'] == 'tagged':
        return without_tags(tree['children'][0])
    return tree | {k: [without_tags(t) for t in tree[k]] for k in ('children', 'extras') if k in tree}


class Grower:
    def __init__(self, random, room):
        self.random, self.room = random, room
        self.tags, self.has_container = 0, False

    def one(self, choices):
        return self.random.choice(choices)

    def chance(self, share):
        return self.random.random() < share

    def length(self, low=0, high=120):
        # Fractions of two: sums are exact, so that no view fits or not by an error of rounding.
        whole = self.random.randint(low, high)
        return self.one([whole, whole, whole + 0.5, whole + 0.375])

    def maybe(self, value, share=0.5):
        return value() if self.chance(share) else None

    def maybe_one(self, choices, share=0.5):
        return self.one(choices) if self.chance(share) else None

    def alignment(self):
        if self.chance(0.3):
            return {}
        return {'horizontal': self.one(HORIZONTAL), 'vertical': self.one(VERTICAL)}

    def spacing(self):
        return self.one([None, None, 0, self.length(0, 20), -self.length(0, 12)])

    # ------------------------------------------------------------ views
    def tree(self, depth):
        self.room -= 1
        if depth <= 1 or self.room <= 0 or (self.has_container and self.chance(0.22)):
            tree = self.leaf()
        else:
            self.has_container = True
            tree = getattr(self, self.one(CONTAINERS))(depth)
        tree = self.tagged(tree, 0.4)
        while self.room > 0 and self.chance(0.42):
            tree = getattr(self, self.one(MODIFIERS))(tree, depth)
            self.room -= 0.5
        return self.tagged(tree, 0.4)

    def tagged(self, tree, share):
        if tree['kind'] == 'tagged' or not is_single(tree) or not self.chance(share):
            return tree
        self.tags += 1
        return node('tagged', words={'name': f't{self.tags}'}, children=[tree])

    def trees(self, depth, least=0, most=4):
        count = self.random.choices([0, 1, 2, 3, 4], [1, 3, 6, 5, 3])[0]
        return [self.tree(depth - 1) for _ in range(min(max(count, least), most))]

    def single(self, depth):
        tree = self.tree(depth)
        if is_single(tree):
            return tree
        return self.tagged(node('ZStack', children=[tree, self.leaf()]), 0.5)

    def leaf(self):
        kind = self.one(LEAVES)
        size = {'width': self.length(), 'height': self.length()}
        if kind == 'box':
            return node('frame', size, children=[node('Color')])
        if kind in ('FixtureImage', 'ResizableImage'):
            return node(kind, size)
        if kind == 'Spacer':
            return node(kind, {'minLength': self.maybe(lambda: self.length(0, 30))})
        if kind == 'MetricsText':
            ascender, descender = self.one([(12.625, 3.125), (16.5, 4.25), (20, 5), (9.25, 2.25)])
            height = ascender + descender + self.one([0, 1.5])
            return node(kind, {
                'width': self.length(4, 90), 'height': height, 'ascender': ascender, 'descender': descender,
                'capHeight': ascender * 0.75, 'leading': self.one([0, 0.25, 1.25]),
                'pixelLength': self.one([0.5, 0.5, 1])})
        return node(kind)

    def stack(self, depth):
        kind = self.one(['HStack', 'VStack'])
        lines = VERTICAL if kind == 'HStack' else HORIZONTAL
        return node(kind, {'spacing': self.spacing()}, {'alignment': self.maybe_one(lines, 0.7)}, self.trees(depth))

    def pile(self, depth):
        return node('ZStack', words=self.alignment(), children=self.trees(depth))

    def plural(self, depth):
        kind = self.one(PLURAL)
        if kind == 'EmptyView':
            return node(kind)
        words = {'shown': self.one(['true', 'true', 'false'])} if kind == 'if' else {}
        return node(kind, words=words, children=self.trees(depth, least=1, most=3))

    def reader(self, depth):
        return node('GeometryReader', children=self.trees(depth, least=1))

    def choice(self, depth):
        return node('ViewThatFits', words={'axes': self.one(['h', 'v', 'hv'])},
                    children=[self.single(depth - 1) for _ in range(self.random.randint(1, 3))])

    def scroll(self, depth):
        axes = self.one(['h', 'v', 'v', 'hv'])
        return node('ScrollView', words={'axes': axes}, children=self.trees(depth, least=1))

    def lazy_stack(self, depth):
        # Unsettled: the default spacing.
        words = {'alignment': self.maybe_one(['leading', 'center', 'trailing'])}
        return node('LazyVStack', {'spacing': self.length(0, 12)}, words, self.trees(depth, least=1))

    def lazy_grid(self, depth):
        kind = self.one(['LazyVGrid', 'LazyHGrid'])
        lines = ['leading', 'center', 'trailing'] if kind == 'LazyVGrid' else ['top', 'center', 'bottom']
        tracks = [self.track() for _ in range(self.random.randint(1, 3))]
        words = {'alignment': self.maybe_one(lines)}
        grid = node(kind, {'spacing': self.spacing()}, words, self.trees(depth, least=1), tracks)
        if self.chance(0.3):
            return grid
        # Tracks do not come to a number in infinite room, which every stack proposes along.
        across = 'width' if kind == 'LazyVGrid' else 'height'
        return node('frame', {across: self.length(20, 200)}, children=[self.tagged(grid, 0.5)])

    def track(self):
        kind = self.one(['fixed', 'flexible', 'flexible', 'adaptive'])
        numbers = {'spacing': self.maybe(lambda: self.length(0, 12), 0.3)}
        if kind == 'fixed':
            return node(kind, {**numbers, 'length': self.length()})
        least = self.length(10, 50)
        most = self.one(['inf', 'inf', least + self.length(0, 60)])
        return node(kind, {**numbers, 'minimum': least, 'maximum': most})

    def grid(self, depth):
        columns = self.random.randint(1, 3)
        rows = [node('GridRow', words={'alignment': self.maybe_one(VERTICAL, 0.3)}, children=self.cells(columns, depth))
                for _ in range(self.random.randint(1, 3))]
        if self.chance(0.3):
            rows.insert(self.random.randint(0, len(rows)), self.cell(depth))
        gaps = {'columns': self.maybe(lambda: self.length(0, 12)), 'rows': self.maybe(lambda: self.length(0, 12))}
        return node('Grid', gaps, self.alignment(), rows)

    def cells(self, columns, depth):
        cells, left = [], columns
        while left > 0 and (not cells or self.chance(0.85)):
            span = self.random.randint(2, left) if left > 1 and self.chance(0.2) else 1
            cells.append(self.cell(depth, span))
            left -= span
        return cells

    def cell(self, depth, span=1):
        # Unsettled: columns whose flexible cells have different least widths, spans over flexible
        # columns and vertical flexibility. A cell is rigid, or flexible from nothing, or between two widths
        # like a text.
        if self.chance(0.25) and span == 1:
            view = node('frame', {'height': self.length(0, 40)}, children=[node('Color')])
        elif self.chance(0.25) and span == 1:
            most = self.length(10, 120)
            view = node('flexibleFrame', {'minWidth': self.random.randint(0, int(most)), 'idealWidth': most, 'maxWidth': most,
                                          'minHeight': 20, 'idealHeight': 20, 'maxHeight': 20},
                        children=[node('Color')])
        else:
            view = node('fixedSize', words={'axes': 'hv'}, children=[self.single(min(depth - 1, 3))])
        anchor = {'x': self.one([0, 0.5, 1]), 'y': self.one([0, 0.5, 1])} if self.chance(0.15) else {}
        words = {'column': self.maybe_one(HORIZONTAL, 0.15), 'unsized': 'h' if self.chance(0.1) else None}
        return node('cell', {'columns': span if span > 1 else None, **anchor}, words, [self.tagged(view, 0.7)])

    # ------------------------------------------------------------ modifiers
    def frame(self, tree, depth):
        size = {'width': self.maybe(self.length, 0.6), 'height': self.maybe(self.length, 0.6)}
        return node('frame', size, self.alignment(), [tree])

    def flexible(self, tree, depth):
        numbers = {}
        for axis in ('Width', 'Height'):
            least, ideal = (self.maybe(lambda: self.length(0, 80), 0.4) for _ in range(2))
            most = self.maybe(lambda: self.one(['inf', self.length()]), 0.5)
            if None not in (least, most) and ideal is None and most != 'inf':
                # Unsettled: min > max, which an ideal between them repairs.
                least, most = min(least, most), max(least, most)
            numbers |= {'min' + axis: least, 'ideal' + axis: ideal, 'max' + axis: most}
        return node('flexibleFrame', numbers, self.alignment(), [tree])

    def padding(self, tree, depth):
        if self.chance(0.3):
            return node('padding', {edge: self.length(-12, 20) for edge in EDGES}, children=[tree])
        edges = self.one(['all', 'all', 'horizontal', 'vertical'] + EDGES)
        return node('padding', {'length': self.maybe(lambda: self.length(-12, 20), 0.8)}, {'edges': edges}, [tree])

    def aspect(self, tree, depth):
        ratio = self.one([None, 1, 2, 0.5, 1.5, 0.75])
        if self.chance(0.5):
            return node('aspectRatio', {'ratio': ratio}, {'mode': 'fit'}, [tree])
        tree = node('aspectRatio', {'ratio': ratio}, {'mode': 'fill'}, [tree])
        size = {'width': self.length(), 'height': self.length()}
        return node('frame', size, self.alignment(), [self.tagged(tree, 0.5)])

    def fixed(self, tree, depth):
        return node('fixedSize', words={'axes': self.one(['h', 'v', 'hv'])}, children=[tree])

    def priority(self, tree, depth):
        return node('layoutPriority', {'priority': self.one([-1, 1, 2, 0.5])}, children=[tree])

    def position(self, tree, depth):
        return node('position', {'x': self.length(-10, 60), 'y': self.length(-10, 60)}, children=[tree])

    def offset(self, tree, depth):
        return node('offset', {'x': self.length(-30, 30), 'y': self.length(-30, 30)}, children=[tree])

    def guide(self, tree, depth):
        axis, lines, extent = self.one([('h', HORIZONTAL, 'width'), ('v', VERTICAL, 'height')])
        words = {'axis': axis, 'guide': self.one(lines), 'of': self.one(lines + [extent, extent])}
        numbers = {'times': self.one([0, 0.25, 0.5, 1, 1]), 'plus': self.length(-12, 12)}
        return node('alignmentGuide', numbers, words, [tree])

    def layer(self, tree, depth):
        layers = self.trees(min(depth, 4), least=1, most=2)
        if not is_single(tree):
            layers = [without_tags(t) for t in layers]
        return node(self.one(['overlay', 'background']), words=self.alignment(), children=[tree], extras=layers)

    def plain(self, tree, depth):
        return node(self.one(['border', 'hidden']), children=[tree])

    def direction(self, tree, depth):
        to = self.one(['rightToLeft', 'rightToLeft', 'leftToRight'])
        return node('layoutDirection', words={'to': to}, children=[tree])

    def bar(self, tree, depth):
        edge = self.one(EDGES)
        lines = HORIZONTAL if edge in ('top', 'bottom') else VERTICAL
        words = {'edge': edge, 'alignment': self.one(['center', 'center', self.one(lines)])}
        bar = self.single(min(depth - 1, 3))
        bar = bar if is_single(tree) else without_tags(bar)
        return node('safeAreaInset', {'spacing': self.maybe(lambda: self.length(0, 12))}, words, [tree], [bar])


CONTAINERS = (['stack'] * 8 + ['pile'] * 3 + ['plural'] * 2
              + ['reader', 'choice', 'scroll', 'lazy_stack', 'lazy_grid', 'grid'])
MODIFIERS = ['frame', 'frame', 'flexible', 'flexible', 'padding', 'padding', 'aspect', 'fixed', 'priority', 'position',
             'offset', 'guide', 'guide', 'layer', 'plain', 'direction', 'bar']


def grown(random, depth):
    """A tree nested at most `depth` deep, and a proposal for it."""
    grower = Grower(random, room=random.choice([6, 12, 25, 40]))
    tree = grower.tree(random.randint(min(2, depth), depth))
    if grower.chance(0.15):
        tree = node('layoutDirection', words={'to': 'rightToLeft'}, children=[tree])
    return tree, [grower.one([None, 0, 'inf'] + [grower.length(1, 300)] * 5) for _ in range(2)]
