"""Makes a view of the model from a tree that is data.

A tree is {"kind", "numbers", "words", "children", "extras"}: the name of a view or a modifier, its
parameters, the views inside or the one modified, and what else it shows: the views of an overlay, the
tracks of a lazy grid. What is missing is nil or empty.
"""
import math

import model as m

m.CUSTOM[('h', 'quarter')] = lambda d: d.width / 4
m.CUSTOM[('v', 'third')] = lambda d: d.height / 3

SHAPES = {'Rectangle': 'Rectangle()', 'Capsule': 'Capsule()', 'Ellipse': 'Ellipse()',
          'RoundedRectangle': 'RoundedRectangle(cornerRadius: 4)'}


class Conditional(m.Group):
    """The content of an `if`: never statically a stack's only view (STACK-10)."""

    def __init__(self, shown, *kids):
        m.Group.__init__(self, *(kids if shown else ()))
        self.shown, self.all, self.dynamic = shown, kids, True

    def src(self):
        return 'if %s { %s }' % (str(self.shown).lower(), '; '.join(k.src() for k in self.all))


def each(kids):
    """A ForEach with another view for each element."""
    *first, last = [k.src() for k in kids]
    cases = ['case %d: %s' % (i, s) for i, s in enumerate(first)] + ['default: ' + last]
    return m.ForEach(len(kids), lambda i: kids[i], 'switch i { %s }' % '; '.join(cases))


def length(value):
    return math.inf if value == 'inf' else value


def view(tree):
    kind = tree['kind']
    numbers = {k: length(v) for k, v in tree.get('numbers', {}).items()}
    words = tree.get('words', {})
    kids = [view(t) for t in tree.get('children', [])] if kind != 'Grid' else tree['children']
    if kind in MODIFIERS:
        return MODIFIERS[kind](kids[0], numbers, words, tree.get('extras', []))
    return VIEWS[kind](kids, numbers, words, tree.get('extras', []))


def both(words):
    lines = words.get('horizontal'), words.get('vertical')
    return tuple(line or 'center' for line in lines) if any(lines) else None


def arranged(numbers, words):
    return {'spacing': numbers.get('spacing'), 'alignment': words.get('alignment')}


def text(k, n, w, x):
    baseline = m.round_up(n['ascender'], n['pixelLength'])
    return m.MetricsText(n['width'], n['height'], n['ascender'], n['descender'], n['capHeight'],
                         n['leading'], n['pixelLength'], first=baseline, last=baseline)


def tracks(extras):
    for t in extras:
        n = {k: length(v) for k, v in t['numbers'].items()}
        limits = ('length',) if t['kind'] == 'fixed' else ('minimum', 'maximum')
        yield (t['kind'], *(n[limit] for limit in limits))


def lazy_grid(axis):
    def make(k, n, w, x):
        return m.LazyGrid(axis, list(tracks(x)), k, n.get('spacing'), w.get('alignment', 'center'),
                          [t['numbers'].get('spacing') for t in x])
    return make


def cell(tree):
    if tree['kind'] != 'cell':
        return m.Cell(view(tree))
    n, w = tree.get('numbers', {}), tree.get('words', {})
    anchor = (n['x'], n['y']) if 'x' in n else None
    return m.Cell(view(tree['children'][0]), int(n.get('columns', 1)), w.get('column'), anchor,
                  w.get('unsized', ''))


def grid(rows, n, w, x):
    def row(tree):
        if tree['kind'] != 'GridRow':
            return cell(tree)
        cells = [cell(t) for t in tree['children']]
        aligned = tree.get('words', {}).get('alignment')
        return (aligned, cells) if aligned else cells
    return m.Grid(*map(row, rows), alignment=both(w), hs=n.get('columns'), vs=n.get('rows'))


VIEWS = {
    'Color': lambda k, n, w, x: m.Color(),
    'Circle': lambda k, n, w, x: m.Circle(),
    'FixtureImage': lambda k, n, w, x: m.Image(n['width'], n['height']),
    'ResizableImage': lambda k, n, w, x: m.ResizableImage(n['width'], n['height']),
    'MetricsText': text,
    'Spacer': lambda k, n, w, x: m.Spacer(n.get('minLength')),
    'Divider': lambda k, n, w, x: m.Divider(),
    'EmptyView': lambda k, n, w, x: m.Empty(),
    'Group': lambda k, n, w, x: m.Group(*k),
    'ForEach': lambda k, n, w, x: each(k),
    'if': lambda k, n, w, x: Conditional(w['shown'] == 'true', *k),
    'HStack': lambda k, n, w, x: m.HStack(*k, **arranged(n, w)),
    'VStack': lambda k, n, w, x: m.VStack(*k, **arranged(n, w)),
    'LazyVStack': lambda k, n, w, x: m.LazyVStack(*k, **arranged(n, w)),
    'ZStack': lambda k, n, w, x: m.ZStack(*k, alignment=both(w)),
    'GeometryReader': lambda k, n, w, x: m.Geo(lambda size: k, '; '.join(v.src() for v in k)),
    'ViewThatFits': lambda k, n, w, x: m.ViewThatFits(*k, axes=w['axes']),
    'ScrollView': lambda k, n, w, x: m.ScrollView(*k, axes=w['axes']),
    'LazyVGrid': lazy_grid('v'),
    'LazyHGrid': lazy_grid('h'),
    'Grid': grid,
}
for name, source in SHAPES.items():
    VIEWS[name] = lambda k, n, w, x, source=source: m.Shape(source)


def padding(v, n, w, x):
    if 'top' in n:
        return v.padding((n['top'], n['leading'], n['bottom'], n['trailing']))
    amount = (n['length'],) if 'length' in n else ()
    return v.padding(*amount) if w['edges'] == 'all' else v.padding(w['edges'], *amount)


def guide(v, n, w, x):
    times, plus = n['times'], n['plus']
    key, of = (w['axis'], w['guide']), w['of']
    if of in ('width', 'height'):
        base, written = (lambda d: getattr(d, of)), 'd.' + of
    else:
        typed = {'h': 'HorizontalAlignment.', 'v': 'VerticalAlignment.'}[w['axis']]
        base, written = (lambda d: d[(w['axis'], of)]), 'd[%s%s]' % (typed, of)
    source = 'd in %s * %s + %s' % (written, m.num(times), m.num(plus))
    return v.guide(key, lambda d: base(d) * times + plus, source)


def bar(v, n, w, x):
    return v.safeAreaInset(w['edge'], view(x[0]), n.get('spacing'), w['alignment'])


def layer(kind):
    return lambda v, n, w, x: v.layer(kind, [view(t) for t in x], both(w))


MODIFIERS = {
    'tagged': lambda v, n, w, x: v.tagged(w['name']),
    'frame': lambda v, n, w, x: v.frame(n.get('width'), n.get('height'), both(w)),
    'flexibleFrame': lambda v, n, w, x: v.flex(**n, alignment=both(w)),
    'padding': padding,
    'aspectRatio': lambda v, n, w, x: v.aspect(n.get('ratio'), w['mode']),
    'fixedSize': lambda v, n, w, x: v.fixedSize('h' in w['axes'], 'v' in w['axes']),
    'layoutPriority': lambda v, n, w, x: v.layoutPriority(n['priority']),
    'position': lambda v, n, w, x: v.position(n['x'], n['y']),
    'offset': lambda v, n, w, x: v.offset(n['x'], n['y']),
    'alignmentGuide': guide,
    'overlay': layer('overlay'),
    'background': layer('background'),
    'border': lambda v, n, w, x: v.border(),
    'hidden': lambda v, n, w, x: v.hidden(),
    'layoutDirection': lambda v, n, w, x: v.direction(w['to'] == 'rightToLeft'),
    'safeAreaInset': bar,
}
