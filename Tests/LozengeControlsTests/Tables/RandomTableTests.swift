import Foundation
import LozengeCore
import LozengeTesting
import LozengeViews
import Observation
import RandomFixtures
import Testing

@testable import LozengeControls

/// Random input and random changes of a table, beside a plain model of its rows, their state and the selection.
@Suite("Random input to a table")
struct RandomTableTests {
    nonisolated struct Item: Identifiable, Equatable {
        let id: Int
        /// Several items have the same.
        var group: Int { id * 7 % 5 }
    }

    @Observable
    final class Model {
        var items = (0..<40).map { Item(id: $0) }
        var chosen: Set<Int> = []
        var order: [KeyPathComparator<Item>] = []
    }

    private struct Cell: View {
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
            }
            .frame(height: number % 11 == 5 ? 60 : 20)
        }
    }

    private struct Items: View {
        @Bindable var model: Model

        var body: some View {
            Table(model.items, selection: $model.chosen, sortOrder: $model.order) {
                TableColumn("Number", value: \.id) { Cell(number: $0.id) }
                    .width(120)
                TableColumn("Group", value: \.group) { Text(verbatim: "g\($0.group)") }
                    .width(60)
                TableColumn("Note") { _ in Text(verbatim: "n") }
            }
            .onChange(of: model.order) { model.items.sort(using: model.order) }
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
        var expected = SelectionModel(rows: Array(0..<40))
        var counts: [Int: Int] = [:]
        /// The columns by which the rows are sorted, and true for ascending rows.
        var order: [(column: String, isAscending: Bool)] = []
        var next = 1000
        var generator: SeededGenerator
        /// The differences between the screen and the model.
        var differences: [String] = []

        init(seed: Int) {
            generator = SeededGenerator(seed: Seeds.seed(0) &+ UInt64(seed))
            let model = model
            screen = Screen(320, 200) { Items(model: model) }
            // So that the rows have the keyboard.
            screen.press(.tab)
            while screen.focus?.height ?? 200 < 100 { screen.press(.tab) }
        }

        func random(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &generator) }
        func chance() -> Bool { random(0...1) == 0 }
        func expect(_ isTrue: Bool, _ rule: @autoclosure () -> String) {
            if !isTrue { differences.append(rule()) }
        }
    }

    @Test("What is seen and selected is what the model says, after each step", arguments: 0..<12)
    func steps(seed: Int) {
        let run = Run(seed: seed)
        for step in 0..<Seeds.count("LOZENGE_EDITS", 80) {
            let action = run.step()
            run.check()
            #expect(run.differences == [], "seed \(seed), step \(step): \(action)")
            // Later steps of a run with a difference say nothing more.
            if !run.differences.isEmpty { return }
        }
    }
}

// MARK: Steps

extension RandomTableTests.Run {
    private var held: SelectionModel<Int>.Held {
        SelectionModel.Held(shift: random(0...2) == 0, control: random(0...3) == 0)
    }

    fileprivate func step() -> String {
        // Later clicks are no double clicks.
        screen.advance(by: .seconds(1))
        switch random(0...18) {
        case 0...2: return scroll()
        case 3...6: return click()
        case 7, 8: return pressButton()
        case 9, 10: return change()
        case 11...13: return sort()
        case 14, 15: return moveCursor()
        case 16:
            screen.press(.character("a"), modifiers: .control)
            expected.selectAll()
            return "Ctrl A"
        case 17:
            let (width, height) = (CGFloat(random(150...500)), CGFloat(random(120...300)))
            screen.resize(width, height)
            return "resize to \(width) × \(height)"
        default:
            screen.textSize =
                [.xSmall, .large, .xxxLarge, .accessibility3].randomElement(using: &generator)
                ?? .large
            return "text size \(screen.textSize)"
        }
    }

    private func scroll() -> String {
        let distance = CGSize(
            width: random(0...3) == 0 ? random(-200...200) : 0, height: random(-300...300))
        screen.scroll(by: distance, at: CGPoint(x: 60, y: 80))
        return "scroll by \(distance)"
    }

    private var reachable: RandomTableTests.Seen? {
        // Without the scroll bar at the lower edge.
        let rows = area.minY + 1...max(area.minY + 1, area.maxY - 14)
        return seen.filter { rows.contains($0.frame.midY) && $0.frame.midX > 0 }
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
        // The column is 120 wide; the text begins at its start.
        let button = CGPoint(x: row.frame.minX + 105, y: row.frame.midY)
        guard button.x > 0, button.x < screen.size.width - 20 else { return "no button" }
        screen.click(at: button)
        counts[row.number, default: 0] += 1
        return "button of \(row.number)"
    }

    private func moveCursor() -> String {
        let (held, step) = (held, chance() ? 1 : -1)
        screen.press(step > 0 ? .downArrow : .upArrow, modifiers: KeyModifiers(held))
        expected.move(by: step, held)
        return "arrow \(step) with \(held)"
    }

    /// Clicks on a header, of which two sort.
    private func sort() -> String {
        let column = ["Number", "Group", "Note"].randomElement(using: &generator) ?? ""
        let adds = random(0...2) == 0
        guard let frame = screen.frame(of: column), frame.minX > 0,
            frame.midX < screen.size.width
        else { return "no header" }
        screen.click(column, modifiers: adds ? .control : [])
        guard column != "Note" else { return "click on Note" }
        if adds, let index = order.firstIndex(where: { $0.column == column }) {
            order[index].isAscending.toggle()
        } else if adds {
            order.append((column, true))
        } else if let first = order.first, first.column == column {
            order = [(column, !first.isAscending)]
        } else {
            order = [(column, true)]
        }
        sortRows()
        return "\(adds ? "Ctrl " : "")click on \(column)"
    }

    private func sortRows() {
        let key = { (column: String, id: Int) in
            column == "Number" ? id : RandomTableTests.Item(id: id).group
        }
        let order = order
        expected.rows = expected.rows.enumerated().sorted { first, second in
            for (column, isAscending) in order {
                let (a, b) = (key(column, first.element), key(column, second.element))
                if a != b { return isAscending ? a < b : a > b }
            }
            return first.offset < second.offset
        }.map(\.element)
    }

    private func change() -> String {
        var items = model.items
        let kind = random(0...3)
        switch kind {
        case 0:
            let count = random(1...10)
            let new = (next..<next + count).map { RandomTableTests.Item(id: $0) }
            items.insert(contentsOf: new, at: random(0...items.count))
            next += count
        case 1 where items.count > 20:
            let start = random(0...items.count - 1)
            items.removeSubrange(start..<min(items.count, start + random(1...10)))
        case 2: items.reverse()
        default: items.insert(items.removeLast(), at: random(0...items.count - 1))
        }
        model.items = items
        expected.rows = items.map(\.id)
        counts = counts.filter { expected.rows.contains($0.key) }
        return "change \(kind)"
    }
}

// MARK: Checks

extension RandomTableTests.Run {
    /// The area of the rows, below the header.
    private var area: CGRect {
        let rows = screen.focus ?? .zero
        return rows.intersection(CGRect(origin: .zero, size: screen.size))
    }

    /// The rows that reach into the area, from top to bottom, with the frames of their texts.
    private var seen: [RandomTableTests.Seen] {
        let area = area
        return screen.displayList.primitives.compactMap { command -> RandomTableTests.Seen? in
            guard case .text(let layout, let origin, _) = command else { return nil }
            let words = layout.text.string.split(separator: ":").compactMap { Int($0) }
            guard words.count == 2 else { return nil }
            let frame = CGRect(origin: origin, size: layout.measurement.size)
            guard frame.maxY > area.minY, frame.minY < area.maxY else { return nil }
            return RandomTableTests.Seen(number: words[0], count: words[1], frame: frame)
        }.sorted { $0.frame.minY < $1.frame.minY }
    }

    /// Compares what is seen with the model.
    fileprivate func check() {
        let (now, rows) = (seen, expected.rows)
        expect(model.items.map(\.id) == rows, "rows \(model.items.map(\.id)), not \(rows)")
        expect(
            model.chosen == expected.selected,
            "selected \(model.chosen.sorted()), not \(expected.selected.sorted())")
        let numbers = now.map(\.number)
        let start = numbers.first.flatMap(rows.firstIndex) ?? 0
        let wanted = Array(rows[start...].prefix(numbers.count))
        expect(numbers == wanted, "\(numbers) are seen, not \(wanted)")
        expect(!now.isEmpty, "no row is seen")
        // The highest row is 60 points and a margin, or a text of the largest size.
        if rows.count > 30 {
            expect(
                now.last.map { $0.frame.maxY > area.maxY - 90 } == true, "nothing at the bottom")
            expect(now.first.map { $0.frame.minY < area.minY + 90 } == true, "nothing at the top")
        }
        for row in now {
            let count = counts[row.number] ?? 0
            expect(
                row.count == count, "the state of \(row.number) is \(row.count), not \(count)")
        }
        // The header and the first column move sideways together.
        if let header = screen.frame(of: "Number"), let cell = now.first {
            expect(abs(header.minX - cell.frame.minX) < 0.01, "the header is beside its column")
        }
        for column in ["Number", "Group"] {
            let value = order.first.flatMap { first in
                first.column == column ? first.isAscending ? "ascending" : "descending" : nil
            }
            let shown = screen.element(.columnHeader, column)?.value ?? ""
            expect(shown == value ?? "", "\(column) is \(shown), not \(value ?? "unsorted")")
        }
        expect(area.height > 60, "the focus is not in the rows")
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
