import Foundation
import LozengeCore
import LozengeTesting
import Observation
import RandomFixtures
import Testing

@testable import LozengeViews

/// Random changes of a list, beside a plain model of what has to be seen.
@Suite("Random changes of a lazy list")
struct RandomRowsTests {
    @Observable
    final class Model {
        var items = Array(0..<60)
        var isAnimated = false
    }

    private struct Row: View {
        let number: Int
        @State private var count = 0

        var body: some View {
            Button {
                count += 1
            } label: {
                Text(verbatim: "\(number):\(count)")
            }
            .frame(height: RandomRowsTests.height(of: number))
        }
    }

    /// Rows are of several heights; some are higher than the window.
    private static func height(of number: Int) -> CGFloat {
        number % 23 == 5 ? 150 : 16 + CGFloat(number * 7 % 5) * 6
    }

    private struct List: View {
        let model: Model
        var body: some View {
            ScrollView {
                LazyVStack(spacing: 0) {
                    Text("head").frame(height: 12)
                    ForEach(model.items, id: \.self) { Row(number: $0) }
                }
            }
        }
    }

    private struct Seen: Equatable {
        let number: Int
        let count: Int
        let top: CGFloat
    }

    /// Returns the rows that reach into the window, from top to bottom.
    private func seen(_ screen: Screen) -> [Seen] {
        screen.displayList.primitives.compactMap { command -> Seen? in
            guard case .text(let layout, let origin, _) = command else { return nil }
            let words = layout.text.string.split(separator: ":").compactMap { Int($0) }
            guard words.count == 2 else { return nil }
            let height = Self.height(of: words[0])
            let top = origin.y + layout.measurement.size.height / 2 - height / 2
            guard top < 100, top + height > 0 else { return nil }
            return Seen(number: words[0], count: words[1], top: top)
        }.sorted { $0.top < $1.top }
    }

    private func middle(of row: Seen) -> CGFloat { row.top + Self.height(of: row.number) / 2 }

    @Test("What is seen is what the model says, after each step", arguments: 0..<12)
    func steps(seed: Int) throws {
        var generator = SeededGenerator(seed: Seeds.seed(0) &+ UInt64(seed))
        let model = Model()
        let screen = Screen(200, 100) { List(model: model) }
        var counts: [Int: Int] = [:]
        var next = 1000
        for step in 0..<80 {
            let before = seen(screen)
            switch Int.random(in: 0..<10, using: &generator) {
            case 0...3:
                let distance = CGFloat(Int.random(in: -400...400, using: &generator))
                screen.send(
                    .scroll(
                        by: CGSize(width: 0, height: distance), at: CGPoint(x: 100, y: 50)))
            case 4, 5:
                let reachable = before.filter { (0..<100).contains(middle(of: $0)) }
                guard let row = reachable.randomElement(using: &generator) else { continue }
                screen.click(at: CGPoint(x: 100, y: middle(of: row)))
                counts[row.number, default: 0] += 1
            default:
                let isAtTop = before.first.map { $0.number == model.items.first && $0.top >= 12 }
                change(model, &next, &generator)
                counts = counts.filter { model.items.contains($0.key) }
                if isAtTop == false {
                    expectAnchored(before, screen, model, "seed \(seed), step \(step)")
                }
            }
            let now = seen(screen)
            let label: Comment = "seed \(seed), step \(step)"
            // The visible rows follow each other as in the model, without a gap.
            let numbers = now.map(\.number)
            if let first = numbers.first, let start = model.items.firstIndex(of: first) {
                #expect(
                    numbers == Array(model.items[start...].prefix(numbers.count)), label)
            }
            for (row, following) in zip(now, now.dropFirst()) {
                #expect(abs(row.top + Self.height(of: row.number) - following.top) < 0.01, label)
            }
            let length = 12 + model.items.reduce(0) { $0 + Self.height(of: $1) }
            if length > 100, let last = now.last {
                #expect(last.top + Self.height(of: last.number) >= 99.99, label)
            }
            for row in now { #expect(row.count == counts[row.number] ?? 0, label) }
        }
    }

    private func change(_ model: Model, _ next: inout Int, _ generator: inout SeededGenerator) {
        var items = model.items
        switch Int.random(in: 0..<6, using: &generator) {
        case 0:
            let count = Int.random(in: 1...30, using: &generator)
            let place = Int.random(in: 0...items.count, using: &generator)
            items.insert(contentsOf: next..<next + count, at: place)
            next += count
        case 1 where !items.isEmpty:
            let start = Int.random(in: 0..<items.count, using: &generator)
            items.removeSubrange(
                start..<min(items.count, start + Int.random(in: 1...20, using: &generator)))
        case 2 where !items.isEmpty:
            let from = Int.random(in: 0..<items.count, using: &generator)
            let item = items.remove(at: from)
            items.insert(item, at: Int.random(in: 0...items.count, using: &generator))
        case 3: items.reverse()
        case 4: items.shuffle(using: &generator)
        default:
            items.insert(next, at: 0)
            next += 1
        }
        model.items = items
    }

    /// Expects the first row that was seen and is still there where it was, if it can be.
    private func expectAnchored(
        _ before: [Seen], _ screen: Screen, _ model: Model, _ label: Comment
    ) {
        let now = seen(screen)
        guard let anchor = before.first(where: { model.items.contains($0.number) }),
            let index = model.items.firstIndex(of: anchor.number)
        else { return }
        let above = 12 + model.items[..<index].reduce(0) { $0 + Self.height(of: $1) }
        let below = model.items[index...].reduce(0) { $0 + Self.height(of: $1) }
        // Nothing before it or too little after it: the ends of the list hold it elsewhere.
        guard above >= max(anchor.top, 0) + 300, below >= 400 else { return }
        #expect(
            now.first { $0.number == anchor.number }.map { abs($0.top - anchor.top) < 0.01 }
                == true, label)
    }
}
