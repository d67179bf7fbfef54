import Foundation
import LozengeTesting
import RandomFixtures
import ViewFixtures

extension Part {
    /// Returns the parts for `seed`.
    static func random(seed: UInt64) -> Part {
        var generator = SeededGenerator(seed: seed)
        var count = 0
        let depth = Int.random(in: 2...6, using: &generator)
        return make(depth, &count, &generator)
    }

    private static func make(
        _ depth: Int, _ count: inout Int, _ generator: inout SeededGenerator
    ) -> Part {
        count += 1
        let id = count
        var parts: [Part] = []
        var kind = Kind.leaves.randomElement(using: &generator) ?? .text
        // A limit on the size of a tree.
        if depth > 0, count < 120, id == 1 || Int.random(in: 0..<8, using: &generator) > 0 {
            var wanted = 1
            switch id == 1 ? 0 : Int.random(in: 0..<10, using: &generator) {
            case 0..<4:
                kind = Kind.containers.randomElement(using: &generator) ?? .row
                let isLong = Int.random(in: 0..<5, using: &generator) == 0
                wanted = Int.random(in: isLong ? 8...12 : 0...4, using: &generator)
            case 4: (kind, wanted) = (Kind.pairs.randomElement(using: &generator) ?? .overlaid, 2)
            default: kind = Kind.wrappers.randomElement(using: &generator) ?? .padded
            }
            let inner = wanted > 6 ? min(depth - 1, 2) : depth - 1
            for _ in 0..<wanted { parts.append(make(inner, &count, &generator)) }
        }
        let variant = Int.random(in: 0..<60, using: &generator)
        return Part(id, kind, variant: variant, parts, .random(&generator))
    }
}

extension Look {
    static func random(_ generator: inout SeededGenerator) -> Look {
        func length() -> CGFloat { CGFloat(Int.random(in: 0...80, using: &generator)) / 2 }
        func maybe() -> CGFloat? { Bool.random(using: &generator) ? length() : nil }
        func index(of count: Int) -> Int { Int.random(in: 0..<count, using: &generator) }
        return Look(
            text: index(of: texts.count), font: index(of: fonts.count), width: maybe(),
            height: maybe(), length: length() / 2, spacing: maybe().map { $0 / 2 - 5 },
            alignment: index(of: aligned.count), edges: index(of: 5), number: index(of: 4),
            isOn: .random(using: &generator), isThinned: index(of: 6) == 0,
            isShown: index(of: 8) > 0)
    }
}

/// An edit of a window.
struct Edit {
    let title: String
    /// True if a frame is made before the next edit.
    let isShown: Bool
    let apply: (EditedWindow) -> Void
}

extension Edit {
    static let sizes: [CGSize] = [
        CGSize(300, 200), CGSize(120, 90), CGSize(301.5, 200), CGSize(40, 400), CGSize(0, 0),
        CGSize(700, 500),
    ]

    /// Returns the edits of a window with `root` for `seed`.
    static func script(_ count: Int, for root: Part, seed: UInt64) -> [Edit] {
        var generator = SeededGenerator(seed: seed &* 7919 &+ 1)
        let parts = root.all
        return (0..<count).compactMap { _ in random(parts, &generator) }
    }

    private static func random(_ parts: [Part], _ generator: inout SeededGenerator) -> Edit? {
        let isShown = Int.random(in: 0..<4, using: &generator) > 0
        switch Int.random(in: 0..<20, using: &generator) {
        case 0:
            let size = sizes.randomElement(using: &generator) ?? .zero
            return Edit(title: "resize to \(size)", isShown: isShown) { $0.size = size }
        case 1:
            let to = DynamicTypeSize.allCases.randomElement(using: &generator) ?? .large
            return Edit(title: "text size \(to)", isShown: isShown) {
                $0.environment.dynamicTypeSize = to
            }
        case 2:
            let isTurned = Bool.random(using: &generator)
            return Edit(title: "right to left: \(isTurned)", isShown: isShown) {
                $0.environment.layoutDirection = isTurned ? .rightToLeft : .leftToRight
            }
        case 3:
            let delta = CGSize(
                Bool.random(using: &generator) ? 0 : 13,
                CGFloat.random(in: -30...60, using: &generator))
            let point = CGPoint(
                x: CGFloat.random(in: 0...300, using: &generator),
                y: CGFloat.random(in: 0...200, using: &generator))
            return Edit(title: "scroll by \(delta) at \(point)", isShown: true) {
                $0.scroll(by: delta, at: point)
            }
        default:
            guard let part = parts.randomElement(using: &generator) else { return nil }
            let look = Look.random(&generator)
            guard let aspect = part.kind.aspects.randomElement(using: &generator) else {
                return nil
            }
            let id = part.id
            return Edit(title: "#\(id) \(aspect.told(look))", isShown: isShown) {
                $0.change(id) { aspect.set(&$0, look) }
            }
        }
    }
}
