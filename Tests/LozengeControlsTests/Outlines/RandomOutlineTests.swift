import Foundation
import LozengeCore
import LozengeTesting
import LozengeViews
import Observation
import RandomFixtures
import Testing

@testable import LozengeControls

/// Random input and random changes of an outline, beside a plain model of its rows, their state and the selection.
@Suite("Random input to an outline")
struct RandomOutlineTests {
    struct Place: Identifiable {
        let id: Int
        /// The places inside; `nil` for a leaf.
        var places: [Place]?
    }

    @Observable
    final class Model {
        var places: [Place] = (0..<8).map { number in
            Place(
                id: number,
                places: number % 4 == 3
                    ? nil
                    : (0..<5).map { inner in
                        let id = 100 + 10 * number + inner
                        return Place(
                            id: id,
                            places: inner == 1
                                ? (0..<12).map { Place(id: 10 * id + $0) } : inner == 2 ? [] : nil)
                    })
        }
        var chosen: Set<Int> = []
    }

    private struct Row: View {
        let number: Int
        @State private var count = 0

        var body: some View {
            HStack(spacing: 0) {
                Text(verbatim: "\(number):\(count)")
                Spacer(minLength: 0)
                Button {
                    count += 1
                } label: {
                    Color.gray.frame(width: 30)
                }
                .buttonStyle(.plain)
                // The scroll bar is at the edge.
                .padding(.trailing, 20)
            }
            .frame(height: 20)
        }
    }

    private struct Atlas: View {
        @Bindable var model: Model

        var body: some View {
            List(model.places, children: \.places, selection: $model.chosen) {
                Row(number: $0.id)
            }
            .listStyle(.plain)
        }
    }

    struct Seen {
        let number: Int
        let count: Int
        let frame: CGRect
    }

    final class Run {
        let model = Model()
        let screen: Screen
        var expected = SelectionModel<Int>(rows: [])
        var expanded: Set<Int> = []
        var counts: [Int: Int] = [:]
        var next = 100_000
        var generator: SeededGenerator
        /// The differences between the screen and the model.
        var differences: [String] = []

        init(seed: Int) {
            generator = SeededGenerator(seed: Seeds.seed(0) &+ UInt64(seed))
            let model = model
            screen = Screen(260, 240) { Atlas(model: model) }
            screen.press(.tab)
            updateRows()
        }

        func random(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &generator) }
        func chance() -> Bool { random(0...1) == 0 }
        func expect(_ isTrue: Bool, _ rule: @autoclosure () -> String) {
            if !isTrue { differences.append(rule()) }
        }

        /// Lists the rows of the expanded groups; the state of all others ends.
        func updateRows() {
            func append(_ places: [Place], _ rows: inout [Int]) {
                for place in places {
                    rows.append(place.id)
                    if let inner = place.places, expanded.contains(place.id) {
                        append(inner, &rows)
                    }
                }
            }
            expected.rows = []
            append(model.places, &expected.rows)
            counts = counts.filter { expected.rows.contains($0.key) }
        }

        /// The place of a row, the row around it and its level.
        func find(_ id: Int) -> (place: Place, parent: Int?)? {
            func find(in places: [Place], _ parent: Int?) -> (place: Place, parent: Int?)? {
                for place in places {
                    if place.id == id { return (place, parent) }
                    if let found = find(in: place.places ?? [], place.id) { return found }
                }
                return nil
            }
            return find(in: model.places, nil)
        }
    }

    @Test("What is seen and selected is what the model says, after each step", arguments: 0..<12)
    func steps(seed: Int) {
        let run = Run(seed: seed)
        for step in 0..<Seeds.count("LOZENGE_EDITS", 80) {
            let action = run.step()
            // The rows have moved.
            run.screen.advance(by: .seconds(1))
            run.check()
            #expect(run.differences == [], "seed \(seed), step \(step): \(action)")
            // Later steps of a run with a difference say nothing more.
            if !run.differences.isEmpty { return }
        }
    }
}

// MARK: Steps

extension RandomOutlineTests.Run {
    private var held: SelectionModel<Int>.Held {
        SelectionModel.Held(shift: random(0...2) == 0, control: random(0...3) == 0)
    }

    fileprivate func step() -> String {
        switch random(0...16) {
        case 0, 1:
            let distance = CGFloat(random(-300...300))
            screen.scroll(by: CGSize(width: 0, height: distance), at: CGPoint(x: 60, y: 80))
            return "scroll by \(distance)"
        case 2, 3: return click()
        case 4: return pressButton()
        case 5, 6: return pressChevron()
        case 7: return doubleClick()
        case 8, 9: return moveCursor()
        case 10, 11: return moveAhead()
        case 12, 13: return moveBack()
        case 14: return change()
        case 15:
            screen.press(.character("a"), modifiers: .control)
            expected.selectAll()
            return "Ctrl A"
        default:
            let (width, height) = (CGFloat(random(200...400)), CGFloat(random(120...300)))
            screen.resize(width, height)
            return "resize to \(width) × \(height)"
        }
    }

    private var reachable: RandomOutlineTests.Seen? {
        seen.filter { (1..<screen.size.height - 1).contains($0.frame.midY) }
            .randomElement(using: &generator)
    }

    private func click() -> String {
        guard let row = reachable else { return "no click" }
        let held = held
        screen.click(at: row.frame.center, modifiers: KeyModifiers(held))
        expected.click(row.number, held)
        return "click \(row.number) with \(held)"
    }

    private func pressButton() -> String {
        guard let row = reachable else { return "no button" }
        screen.click(at: CGPoint(x: screen.size.width - 40, y: row.frame.midY))
        counts[row.number, default: 0] += 1
        return "button of \(row.number)"
    }

    private func pressChevron() -> String {
        guard
            let row = seen.filter({ find($0.number)?.place.places != nil }).filter({
                (1..<screen.size.height - 1).contains($0.frame.midY)
            }).randomElement(using: &generator)
        else { return "no chevron" }
        screen.click(at: CGPoint(x: row.frame.minX - 12, y: row.frame.midY))
        toggle(row.number)
        return "chevron of \(row.number)"
    }

    private func doubleClick() -> String {
        guard let row = reachable else { return "no double click" }
        screen.doubleClick(at: row.frame.center)
        expected.click(row.number)
        if find(row.number)?.place.places != nil { toggle(row.number) }
        return "double click \(row.number)"
    }

    private func toggle(_ id: Int) {
        expanded.formSymmetricDifference([id])
        updateRows()
    }

    private func moveCursor() -> String {
        let (held, step) = (held, chance() ? 1 : -1)
        screen.press(step > 0 ? .downArrow : .upArrow, modifiers: KeyModifiers(held))
        expected.move(by: step, held)
        return "arrow \(step) with \(held)"
    }

    /// Right expands the group of the cursor, or moves to the first row inside.
    private func moveAhead() -> String {
        let cursor = expected.cursorIndex.map { expected.rows[$0] }
        screen.press(.rightArrow)
        guard let cursor, let places = find(cursor)?.place.places else {
            return "Right at \(String(describing: cursor))"
        }
        if !expanded.contains(cursor) {
            toggle(cursor)
        } else if let first = places.first {
            expected.move(to: first.id)
        }
        return "Right at \(cursor)"
    }

    /// Left collapses the group of the cursor, or moves to the row around it.
    private func moveBack() -> String {
        let cursor = expected.cursorIndex.map { expected.rows[$0] }
        screen.press(.leftArrow)
        guard let cursor, let found = find(cursor) else {
            return "Left at \(String(describing: cursor))"
        }
        if found.place.places != nil, expanded.contains(cursor) {
            toggle(cursor)
        } else if let parent = found.parent {
            expected.move(to: parent)
        }
        return "Left at \(cursor)"
    }

    private func change() -> String {
        let kind = random(0...3)
        let group = random(0...model.places.count - 1)
        switch kind {
        case 0:
            model.places.shuffle(using: &generator)
        case 1:
            let place = random(0...(model.places[group].places?.count ?? 0))
            model.places[group].places?.insert(RandomOutlineTests.Place(id: next), at: place)
            next += 1
        case 2:
            if model.places[group].places?.isEmpty == false {
                model.places[group].places?.removeFirst()
            }
        default: model.places[group].places?.reverse()
        }
        updateRows()
        return "change \(kind) of group \(group)"
    }
}

// MARK: Checks

extension RandomOutlineTests.Run {
    /// The rows that reach into the window, from top to bottom, with the frames of their texts.
    private var seen: [RandomOutlineTests.Seen] {
        screen.displayList.primitives.compactMap { command -> RandomOutlineTests.Seen? in
            guard case .text(let layout, let origin, _) = command else { return nil }
            let words = layout.text.string.split(separator: ":").compactMap { Int($0) }
            guard words.count == 2 else { return nil }
            let frame = CGRect(origin: origin, size: layout.measurement.size)
            guard frame.maxY > 0, frame.minY < screen.size.height else { return nil }
            return RandomOutlineTests.Seen(number: words[0], count: words[1], frame: frame)
        }.sorted { $0.frame.minY < $1.frame.minY }
    }

    /// Compares what is seen with the model.
    fileprivate func check() {
        let (now, rows) = (seen, expected.rows)
        expect(
            model.chosen == expected.selected,
            "selected \(model.chosen.sorted()), not \(expected.selected.sorted())")
        let numbers = now.map(\.number)
        let start = numbers.first.flatMap(rows.firstIndex) ?? 0
        let wanted = Array(rows[start...].prefix(numbers.count))
        expect(numbers == wanted, "\(numbers) are seen, not \(wanted)")
        for row in now {
            let count = counts[row.number] ?? 0
            expect(
                row.count == count, "the state of \(row.number) is \(row.count), not \(count)")
        }
        // Rows of a level begin at one place, each level further in.
        let starts = Dictionary(grouping: now) { level(of: $0.number) }.mapValues { rows in
            Set(rows.map { $0.frame.minX.rounded() })
        }
        expect(starts.values.allSatisfy { $0.count == 1 }, "levels begin at \(starts)")
        let edges = starts.sorted { $0.key < $1.key }.compactMap(\.value.first)
        expect(edges == Array(Set(edges)).sorted(), "levels begin at \(edges)")
        expect(screen.focus?.size == screen.size, "the focus is not in the list")
    }

    private func level(of id: Int) -> Int {
        find(id)?.parent.map { level(of: $0) + 1 } ?? 0
    }
}

extension CGRect {
    fileprivate var center: CGPoint { CGPoint(x: midX, y: midY) }
}

extension KeyModifiers {
    fileprivate init(_ held: SelectionModel<Int>.Held) {
        self = []
        if held.shift { insert(.shift) }
        if held.control { insert(.control) }
    }
}
