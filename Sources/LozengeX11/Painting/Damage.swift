import LozengeCore

/// The parts of a window that have to be painted again because its display list changed.
///
/// Both lists are compared as trees; identical fragments at the same position are skipped. Equal
/// commands at the beginning and the end of a list stay. Commands in between damage all that they
/// touched and touch now. A change inside a group damages at most the area that its effect lets
/// through.
nonisolated struct Damage {
    /// The maximum number of rectangles.
    ///
    /// More would cost more in walks over the list than they save in pixels.
    static let mostRects = 4
    /// The largest share (1 / n) of a joined rectangle that may be painted needlessly.
    ///
    /// Each rectangle costs a walk over the list and a copy to the window; commands that reach into
    /// both are drawn twice.
    private static let wastedShare = 16

    private var found: [PixelRect] = []

    /// Returns at most ``mostRects`` non-empty rectangles inside `bounds`.
    static func rects(
        from old: DisplayList, to new: DisplayList, on grid: PixelGrid, in bounds: PixelRect
    ) -> [PixelRect] {
        var damage = Damage()
        damage.compare(old, new, in: Context(grid: grid, area: bounds))
        return merged(damage.found.map { $0.intersection(bounds) }.filter { !$0.isEmpty })
    }

    /// The surroundings of two lists that are compared.
    private struct Context {
        var grid: PixelGrid
        /// The area in which the lists are visible.
        var area: PixelRect
        /// The effects around the lists, the outermost first.
        var effects: [(effect: DrawEffect, grid: PixelGrid)] = []

        func inside(_ effect: DrawEffect) -> Context {
            var inner = self
            inner.area = grid.source(of: area, through: effect)
            if case .transform(let transform) = effect {
                inner.grid = grid.applying(transform)
            } else {
                inner.effects.append((effect, grid))
            }
            return inner
        }

        func bounds(of command: DrawCommand) -> PixelRect { grid.bounds(of: command, in: area) }
    }

    private mutating func compare(_ old: DisplayList, _ new: DisplayList, in context: Context) {
        // By index, since an iterator copies large commands, most of which are equal.
        var first = 0
        let fewer = min(old.commands.count, new.commands.count)
        while first < fewer, old.commands[first].isSurelyEqual(to: new.commands[first]) {
            first += 1
        }
        var (end, newEnd) = (old.commands.count, new.commands.count)
        while end > first, newEnd > first,
            old.commands[end - 1].isSurelyEqual(to: new.commands[newEnd - 1])
        {
            end -= 1
            newEnd -= 1
        }
        guard end == newEnd else {
            for index in first..<end { add(context.bounds(of: old.commands[index]), in: context) }
            for index in first..<newEnd {
                add(context.bounds(of: new.commands[index]), in: context)
            }
            return
        }
        for index in first..<end
        where !old.commands[index].isSurelyEqual(to: new.commands[index]) {
            compare(old.commands[index], new.commands[index], in: context)
        }
    }

    private mutating func compare(_ old: DrawCommand, _ new: DrawCommand, in context: Context) {
        switch (old, new) {
        case (.fragment(let old, let origin), .fragment(let new, let target)) where origin == target:
            var inner = context
            inner.grid = context.grid.moved(to: origin)
            compare(old.list, new.list, in: inner)
        case (.layer(let old, let origin), .layer(let new, let target))
        where old === new && origin == target:
            return
        case (.group(let effect, let old), .group(let same, let new))
        where effect == same && isDrawnAlike(old, new, with: effect, on: context.grid):
            // The shadow of an unchanged outline stays unchanged.
            let hasShape =
                if case .shadow = effect { context.grid.silhouette(of: new.list) != nil } else {
                    false
                }
            compare(old.list, new.list, in: hasShape ? context : context.inside(effect))
        default:
            let was = context.bounds(of: old)
            guard !old.isRepainted(as: new) else { return add(was, in: context) }
            let becomes = context.bounds(of: new)
            // Areas that overlap are joined in the end.
            if was.intersection(becomes).isEmpty {
                add(was, in: context)
                add(becomes, in: context)
            } else {
                add(was.union(becomes), in: context)
            }
        }
    }

    /// Returns true if a change inside a group has no effect outside of the changed area.
    ///
    /// A group that is painted in another way now may change anywhere.
    private func isDrawnAlike(
        _ old: DisplayFragment, _ new: DisplayFragment, with effect: DrawEffect,
        on grid: PixelGrid
    ) -> Bool {
        switch effect {
        // The blur ends at the bounds of the group.
        case .blur(_, isOpaque: true): grid.bounds(of: old) == grid.bounds(of: new)
        case .clip, .mask, .blur, .filter, .threshold, .blend, .transform, .projection: true
        case .opacity: old.list.isSinglePrimitive == new.list.isSinglePrimitive
        case .shadow: grid.silhouette(of: old.list) == grid.silhouette(of: new.list)
        }
    }

    private mutating func add(_ rect: PixelRect, in context: Context) {
        guard !rect.isEmpty else { return }
        found.append(
            context.effects.reversed().reduce(rect) {
                $1.grid.paintBounds(of: $1.effect, around: $0)
            })
    }

    /// Joins rectangles, those with the least waste first, until there are few, none overlaps, and
    /// none is nearly a part of another.
    private static func merged(_ rects: [PixelRect]) -> [PixelRect] {
        var result: [PixelRect] = []
        for rect in rects {
            if result.contains(where: { $0.contains(rect) }) { continue }
            result.append(rect)
            joinOverlaps(&result)
            if result.count > mostRects, let pair = cheapestPair(of: result) {
                join(pair, in: &result)
            }
        }
        while let pair = cheapestPair(of: result) {
            let both = result[pair.0].union(result[pair.1])
            guard waste(of: pair, in: result) <= both.area / wastedShare else { break }
            join(pair, in: &result)
        }
        return result
    }

    private static func joinOverlaps(_ rects: inout [PixelRect]) {
        guard var last = rects.popLast() else { return }
        while let index = rects.firstIndex(where: { !$0.intersection(last).isEmpty }) {
            last = last.union(rects.remove(at: index))
        }
        rects.append(last)
    }

    private static func join(_ pair: (Int, Int), in rects: inout [PixelRect]) {
        let other = rects.remove(at: pair.1)
        rects.append(rects.remove(at: pair.0).union(other))
        joinOverlaps(&rects)
    }

    /// Returns the pair with the least waste if joined.
    private static func cheapestPair(of rects: [PixelRect]) -> (Int, Int)? {
        var best: (pair: (Int, Int), waste: Int)?
        for first in rects.indices {
            for second in first + 1..<max(first + 1, rects.count) {
                let waste = waste(of: (first, second), in: rects)
                if waste < best?.waste ?? .max { best = ((first, second), waste) }
            }
        }
        return best?.pair
    }

    /// Returns the number of pixels that are painted needlessly if a pair is joined.
    private static func waste(of pair: (Int, Int), in rects: [PixelRect]) -> Int {
        let (first, second) = (rects[pair.0], rects[pair.1])
        return first.union(second).area - first.area - second.area
    }
}

nonisolated extension DrawCommand {
    /// Returns true if both draw the same.
    ///
    /// Fragments are compared by identity, since their contents are compared later.
    fileprivate func isSurelyEqual(to other: DrawCommand) -> Bool {
        switch (self, other) {
        case (.fragment(let fragment, let origin), .fragment(let same, let place)):
            fragment === same && origin == place
        case (.layer(let fragment, let origin), .layer(let same, let place)):
            fragment === same && origin == place
        default: self == other
        }
    }

    /// Returns true if both differ at most in colour.
    fileprivate func isRepainted(as other: DrawCommand) -> Bool {
        switch (self, other) {
        case (.fill(let shape, _), .fill(let same, _)): shape == same
        case (.text(let layout, let origin, _), .text(let same, let place, _)):
            layout === same && origin == place
        default: false
        }
    }
}
