import LozengeCore

/// What of a window has to be painted again because its display list changed.
///
/// Both lists are compared as trees, group by group: commands that are equal at the beginning and at
/// the end of a group stay; of what lies between, everything is damaged that it touched or touches.
/// A change inside a group damages no more than the group's effect lets through.
nonisolated struct Damage {
    /// More rectangles cost more in going through the list than they save in pixels.
    static let mostRects = 4
    /// Two that nearly touch are one, if that paints at most this part of it for nothing: each takes
    /// a walk over the list, a copy to the window, and whatever reaches over both twice.
    private static let wastedShare = 16

    private let old: PlacedCommands
    private let new: PlacedCommands
    private var found: [PixelRect] = []

    /// At most ``mostRects`` rectangles inside `bounds`, none empty.
    static func rects(
        from old: PlacedCommands, to new: PlacedCommands, in bounds: PixelRect
    ) -> [PixelRect] {
        guard old.grid == new.grid else { return [bounds] }
        var damage = Damage(old: old, new: new)
        damage.compare(old.commands.indices, new.commands.indices, through: [])
        return merged(damage.found.map { $0.intersection(bounds) }.filter { !$0.isEmpty })
    }

    private init(old: PlacedCommands, new: PlacedCommands) {
        self.old = old
        self.new = new
    }

    /// Compares the insides of two groups, which lie in groups with `effects`, outermost first.
    private mutating func compare(
        _ oldRange: Range<Int>, _ newRange: Range<Int>, through effects: [DrawEffect]
    ) {
        var before = old.topLevel(of: oldRange)[...]
        var after = new.topLevel(of: newRange)[...]
        while let first = before.first, let other = after.first, isEqual(first, other) {
            before.removeFirst()
            after.removeFirst()
        }
        while let last = before.last, let other = after.last, isEqual(last, other) {
            before.removeLast()
            after.removeLast()
        }
        guard before.count == after.count else {
            for index in before { add(old.bounds[index], through: effects) }
            for index in after { add(new.bounds[index], through: effects) }
            return
        }
        for (first, other) in zip(before, after) where !isEqual(first, other) {
            compareCommand(first, other, through: effects)
        }
    }

    private mutating func compareCommand(
        _ first: Int, _ other: Int, through effects: [DrawEffect]
    ) {
        if case .push(let effect) = old.commands[first], old.commands[first] == new.commands[other],
            let passing = passingEffects(effect, first, other)
        {
            compare(
                old.content(ofGroupAt: first), new.content(ofGroupAt: other),
                through: effects + passing)
        } else {
            add(old.bounds[first], through: effects)
            // What stays in its place has been added.
            if new.bounds[other] != old.bounds[first] {
                add(new.bounds[other], through: effects)
            }
        }
    }

    /// What a change inside both groups passes through on its way out; `nil` where a change may
    /// show anywhere in the group, since it is painted another way now.
    private func passingEffects(
        _ effect: DrawEffect, _ first: Int, _ other: Int
    ) -> [DrawEffect]? {
        switch effect {
        case .clip:
            return [effect]
        case .opacity:
            let isOne = old.isSinglePrimitive(old.content(ofGroupAt: first))
            return isOne == new.isSinglePrimitive(new.content(ofGroupAt: other)) ? [effect] : nil
        case .shadow:
            let silhouette = old.silhouette(of: old.content(ofGroupAt: first))
            guard silhouette == new.silhouette(of: new.content(ofGroupAt: other)) else {
                return nil
            }
            // The outline is the same: the shadow stays whatever happens inside.
            return silhouette == nil ? [effect] : []
        }
    }

    private func isEqual(_ first: Int, _ other: Int) -> Bool {
        let (end, otherEnd) = (old.ends[first], new.ends[other])
        guard end - first == otherEnd - other else { return false }
        if end == first { return old.commands[first] == new.commands[other] }
        // A group without an end has no pop to compare.
        return old.commands[first..<min(end + 1, old.commands.count)]
            .elementsEqual(new.commands[other..<min(otherEnd + 1, new.commands.count)])
    }

    private mutating func add(_ rect: PixelRect, through effects: [DrawEffect]) {
        guard !rect.isEmpty else { return }
        guard !effects.isEmpty else { return found.append(rect) }
        found.append(
            effects.reversed().reduce(rect) { LozengeX11.reach(of: $1, around: $0, on: new.grid) })
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
