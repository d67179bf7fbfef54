import LozengeCore

/// What of a window has to be painted again because its display list changed.
///
/// Both lists are compared as trees, group by group: commands that are equal at the beginning and at
/// the end of a group stay; of what lies between, everything is damaged that it touched or touches.
/// A change inside a group damages no more than the group's effect lets through.
struct Damage {
    /// More rectangles cost more in going through the list than they save in pixels.
    static let mostRects = 4

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
            add(new.bounds[other], through: effects)
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
        // A group without an end has no pop to compare.
        return old.commands[first..<min(end + 1, old.commands.count)]
            .elementsEqual(new.commands[other..<min(otherEnd + 1, new.commands.count)])
    }

    private mutating func add(_ rect: PixelRect, through effects: [DrawEffect]) {
        guard !rect.isEmpty else { return }
        found.append(
            effects.reversed().reduce(rect) { LozengeX11.reach(of: $1, around: $0, on: new.grid) })
    }

    /// Joins rectangles, those first that waste least, until there are few and none overlaps.
    private static func merged(_ rects: [PixelRect]) -> [PixelRect] {
        var result: [PixelRect] = []
        for rect in rects {
            result.append(rect)
            joinOverlaps(&result)
            if result.count > mostRects { joinCheapest(&result) }
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

    private static func joinCheapest(_ rects: inout [PixelRect]) {
        let pairs = rects.indices.flatMap { a in rects.indices.filter { $0 > a }.map { (a, $0) } }
        func waste(_ pair: (Int, Int)) -> Int {
            let (a, b) = (rects[pair.0], rects[pair.1])
            let both = a.union(b)
            return both.width * both.height - a.width * a.height - b.width * b.height
        }
        guard let best = pairs.min(by: { waste($0) < waste($1) }) else { return }
        let other = rects.remove(at: best.1)
        rects.append(rects.remove(at: best.0).union(other))
        joinOverlaps(&rects)
    }
}
