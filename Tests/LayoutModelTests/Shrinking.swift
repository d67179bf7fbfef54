import Foundation

extension Tree {
    /// Returns slightly simpler trees, the much simpler ones first.
    var simpler: [Tree] {
        var trees = children + extras
        if !children.isEmpty || !extras.isEmpty { trees += [Tree("Color"), Tree("EmptyView")] }
        func changed(_ change: (inout Tree) -> Void) {
            var tree = self
            change(&tree)
            trees.append(tree)
        }
        for index in children.indices { changed { $0.children.remove(at: index) } }
        for index in extras.indices { changed { $0.extras.remove(at: index) } }
        for name in words.keys.sorted() where name != "name" {
            changed { $0.words[name] = nil }
        }
        for (name, number) in numbers.sorted(by: { $0.key < $1.key }) {
            changed { $0.numbers[name] = nil }
            for simple in Length.simple(below: number) {
                changed { $0.numbers[name] = simple }
            }
        }
        for (index, child) in children.enumerated() {
            for simple in child.simpler { changed { $0.children[index] = simple } }
        }
        for (index, extra) in extras.enumerated() {
            for simple in extra.simpler { changed { $0.extras[index] = simple } }
        }
        return trees
    }
}

extension Length {
    /// Returns rounder and smaller numbers.
    static func simple(below length: Length) -> [Length] {
        guard let value = length.value, value.isFinite else { return [] }
        let candidates: [CGFloat] = [0, 10, 100, value.rounded(), (value / 2).rounded()]
        return candidates.filter { weight($0) < weight(value) }.map(Length.init)
    }

    private static func weight(_ value: CGFloat) -> CGFloat {
        abs(value) + (value == value.rounded() ? 0 : 1000) + (value < 0 ? 500 : 0)
            + (value.truncatingRemainder(dividingBy: 10) == 0 ? 0 : 200)
    }
}

extension Tree {
    /// Returns the smallest tree on a path of simplifications for which `isSo` holds.
    func shrunk(while isSo: (Tree) -> Bool) -> Tree {
        var smallest = self
        while let next = smallest.simpler.first(where: isSo) { smallest = next }
        return smallest
    }
}

extension Case {
    /// Returns the smallest case on a path of simplifications that still differs.
    func shrunk(asking model: Model) -> Case {
        var smallest = self
        func stillDiffers(_ tree: Tree, _ proposal: [Length]) -> Bool {
            guard let answered = model.answer(tree, proposal), !answered.differences.isEmpty
            else { return false }
            smallest = answered
            return true
        }
        repeat {
            let offer = smallest.proposal
            _ = smallest.tree.shrunk { stillDiffers($0, offer) }
        } while smallest.simplerProposals.contains { stillDiffers(smallest.tree, $0) }
        return smallest
    }

    private var simplerProposals: [[Length]] {
        proposal.indices.flatMap { axis in
            Length.simple(below: proposal[axis]).map { simple in
                var simpler = proposal
                simpler[axis] = simple
                return simpler
            }
        }
    }
}
