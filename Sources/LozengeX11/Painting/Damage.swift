import LozengeCore

/// What of a window has to be painted again because its display list changed.
///
/// Both lists are compared as trees: what is the same fragment at the same place is not looked into.
/// Commands that are equal at the beginning and at the end of a list stay; of what lies between,
/// everything is damaged that it touched or touches. A change inside a group damages no more than
/// the group's effect lets through.
nonisolated struct Damage {
    /// More rectangles cost more in going through the list than they save in pixels.
    static let mostRects = 4
    /// Two that nearly touch are one, if that paints at most this part of it for nothing: each takes
    /// a walk over the list, a copy to the window, and whatever reaches over both twice.
    private static let wastedShare = 16

    private var found: [PixelRect] = []

    /// At most ``mostRects`` rectangles inside `bounds`, none empty.
    static func rects(
        from old: DisplayList, to new: DisplayList, on grid: PixelGrid, in bounds: PixelRect
    ) -> [PixelRect] {
        var damage = Damage()
        damage.compare(old, new, at: Place(grid: grid, area: bounds))
        return merged(damage.found.map { $0.intersection(bounds) }.filter { !$0.isEmpty })
    }

    /// Where two lists are that are compared.
    private struct Place {
        var grid: PixelGrid
        /// Where what they draw can be seen.
        var area: PixelRect
        /// What a change passes through on its way out, outermost first.
        var effects: [(effect: DrawEffect, grid: PixelGrid)] = []

        func inside(_ effect: DrawEffect) -> Place {
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

    private mutating func compare(_ old: DisplayList, _ new: DisplayList, at place: Place) {
        // By index: commands are large, and long lists of them mostly the same.
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
            for index in first..<end { add(place.bounds(of: old.commands[index]), at: place) }
            for index in first..<newEnd { add(place.bounds(of: new.commands[index]), at: place) }
            return
        }
        for index in first..<end
        where !old.commands[index].isSurelyEqual(to: new.commands[index]) {
            compare(old.commands[index], new.commands[index], at: place)
        }
    }

    private mutating func compare(_ old: DrawCommand, _ new: DrawCommand, at place: Place) {
        switch (old, new) {
        case (.fragment(let old, let origin), .fragment(let new, let target)) where origin == target:
            var inner = place
            inner.grid = place.grid.moved(to: origin)
            compare(old.list, new.list, at: inner)
        case (.group(let effect, let old), .group(let same, let new))
        where effect == same && isDrawnAlike(old, new, with: effect, on: place.grid):
            // A shadow of an outline that is the same stays whatever happens inside.
            let hasShape =
                if case .shadow = effect { place.grid.silhouette(of: new.list) != nil } else {
                    false
                }
            compare(old.list, new.list, at: hasShape ? place : place.inside(effect))
        default:
            let was = place.bounds(of: old)
            add(was, at: place)
            guard !old.isRepainted(as: new) else { return }
            let becomes = place.bounds(of: new)
            // What stays in its place has been added.
            if becomes != was { add(becomes, at: place) }
        }
    }

    /// Whether a change inside a group shows no further than where it is; if the group is painted
    /// another way now, it may show anywhere.
    private func isDrawnAlike(
        _ old: DisplayFragment, _ new: DisplayFragment, with effect: DrawEffect,
        on grid: PixelGrid
    ) -> Bool {
        switch effect {
        // The blur ends where the group does.
        case .blur(_, isOpaque: true): grid.bounds(of: old) == grid.bounds(of: new)
        case .clip, .mask, .blur, .filter, .blend, .transform, .projection: true
        case .opacity: old.list.isSinglePrimitive == new.list.isSinglePrimitive
        case .shadow: grid.silhouette(of: old.list) == grid.silhouette(of: new.list)
        }
    }

    private mutating func add(_ rect: PixelRect, at place: Place) {
        guard !rect.isEmpty else { return }
        found.append(
            place.effects.reversed().reduce(rect) { $1.grid.reach(of: $1.effect, around: $0) })
    }

    /// Joins rectangles, those first that waste least, until there are few, none overlaps, and none
    /// is nearly a part of another.
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

    /// The two that waste least if they are joined.
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

    /// How many pixels are painted for nothing where two rectangles are painted as one.
    private static func waste(of pair: (Int, Int), in rects: [PixelRect]) -> Int {
        let (first, second) = (rects[pair.0], rects[pair.1])
        return first.union(second).area - first.area - second.area
    }
}

nonisolated extension DrawCommand {
    /// Whether both draw the same; fragments only count where they are the same one, the others are
    /// looked into anyway.
    fileprivate func isSurelyEqual(to other: DrawCommand) -> Bool {
        switch (self, other) {
        case (.fragment(let fragment, let origin), .fragment(let same, let place)):
            fragment === same && origin == place
        default: self == other
        }
    }

    /// Whether both are surely the same but for their colours.
    fileprivate func isRepainted(as other: DrawCommand) -> Bool {
        switch (self, other) {
        case (.fill(let shape, _), .fill(let same, _)): shape == same
        case (.text(let layout, let origin, _), .text(let same, let place, _)):
            layout === same && origin == place
        default: false
        }
    }
}
