import Foundation
import LozengeCore
import LozengeTesting
import Observation
import RandomFixtures
import Testing

@testable import LozengeViews

/// Random input and random changes of a list, beside a plain model of its rows, their state and the selection.
@Suite("Random input to a list")
struct RandomListTests {
    @Observable
    final class Model {
        var items = Array(0..<40)
        var chosen: Set<Int> = []
        var deletions: [[Int]] = []
        var moves: [String] = []
    }

    private struct Row: View {
        let number: Int
        @State private var count = 0
        @Environment(\.dynamicTypeSize) private var textSize

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
            .frame(height: RandomListTests.height(of: number, textSize))
            .listRowInsets(EdgeInsets())
        }
    }

    /// Rows are of several heights; some are higher than the window.
    static func height(of number: Int, _ textSize: DynamicTypeSize) -> CGFloat {
        let height = number % 23 == 5 ? 190 : 20 + CGFloat(number * 7 % 5) * 6
        return textSize.isAccessibilitySize ? 1.5 * height : height
    }

    private struct Rows: View {
        @Bindable var model: Model

        var body: some View {
            List(selection: $model.chosen) {
                ForEach(model.items, id: \.self) { Row(number: $0) }
                    .onDelete {
                        model.deletions.append(Array($0))
                        model.items.remove(atOffsets: $0)
                    }
                    .onMove {
                        model.moves.append("\(Array($0)) to \($1)")
                        model.items.move(fromOffsets: $0, toOffset: $1)
                    }
            }
            .listStyle(.plain)
            .environment(\.defaultMinListRowHeight, 1)
        }
    }

    struct Seen: Equatable {
        let number: Int
        let count: Int
        let top: CGFloat
        let height: CGFloat
        var middle: CGFloat { top + height / 2 }
        var bottom: CGFloat { top + height }
    }

    /// The list, its model, and the expected rows, selection and state.
    final class Run {
        let model = Model()
        let screen: Screen
        var expected = SelectionModel(rows: Array(0..<40))
        var counts: [Int: Int] = [:]
        var next = 1000
        var generator: SeededGenerator
        /// The differences between the screen and the model.
        var differences: [String] = []
        /// The row that a key has moved the cursor to: it has to be seen.
        var revealed: Int?

        init(seed: Int) {
            generator = SeededGenerator(seed: Seeds.seed(0) &+ UInt64(seed))
            let model = model
            screen = Screen(200, 160) { Rows(model: model) }
            screen.press(.tab)
        }

        func random(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &generator) }
        func expect(_ isTrue: Bool, _ rule: @autoclosure () -> String) {
            if !isTrue { differences.append(rule()) }
        }

        func chance() -> Bool { random(0...1) == 0 }
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

extension RandomListTests.Run {
    private var held: SelectionModel<Int>.Held {
        SelectionModel.Held(shift: random(0...2) == 0, control: random(0...3) == 0)
    }

    /// Performs a random step.
    ///
    /// - Returns: Its description.
    func step() -> String {
        revealed = nil
        // Later clicks are no double clicks.
        screen.advance(by: .seconds(1))
        switch random(0...23) {
        case 0...2: return scroll()
        case 3...6: return click()
        case 7: return pressButton()
        case 8...11: return change()
        case 12...15: return moveCursor()
        case 16: return moveToEnd()
        case 17: return movePage()
        case 18: return selectByKeys()
        case 19: return delete()
        case 20: return moveRows()
        case 21: return drag()
        case 22: return chance() ? resize() : changeTextSize()
        default: return select()
        }
    }

    private func scroll() -> String {
        let distance = CGFloat(random(-400...400))
        screen.scroll(by: CGSize(width: 0, height: distance), at: CGPoint(x: 100, y: 50))
        return "scroll by \(distance)"
    }

    /// A row whose middle is seen.
    private var reachable: RandomListTests.Seen? {
        seen.filter { (1..<screen.size.height - 1).contains($0.middle) }
            .randomElement(using: &generator)
    }

    private func click() -> String {
        guard let row = reachable else { return "no click" }
        let held = held
        screen.click(at: CGPoint(x: 60, y: row.middle), modifiers: KeyModifiers(held))
        expected.click(row.number, held)
        return "click \(row.number) with \(held)"
    }

    private func pressButton() -> String {
        guard let row = reachable else { return "no button" }
        screen.click(at: CGPoint(x: screen.size.width - 35, y: row.middle))
        counts[row.number, default: 0] += 1
        return "button of \(row.number)"
    }

    private func moveCursor() -> String {
        let (held, step) = (held, chance() ? 1 : -1)
        let before = expected.cursor
        screen.press(step > 0 ? .downArrow : .upArrow, modifiers: KeyModifiers(held))
        expected.move(by: step, held)
        if expected.cursor != before { revealed = expected.cursor }
        return "arrow \(step) with \(held)"
    }

    private func moveToEnd() -> String {
        let (held, isEnd) = (held, chance())
        screen.press(isEnd ? .end : .home, modifiers: KeyModifiers(held))
        expected.moveToEnd(isEnd, held)
        // In an empty list the cursor stays on the row that is gone.
        if !expected.rows.isEmpty { revealed = expected.cursor }
        return "\(isEnd ? "End" : "Home") with \(held)"
    }

    private func movePage() -> String {
        let isDown = chance()
        let before = expected.cursorIndex
        screen.press(isDown ? .pageDown : .pageUp)
        guard let chosen = model.chosen.first, let index = model.items.firstIndex(of: chosen) else {
            expected.moveToEnd(false, SelectionModel.Held())
            return "page"
        }
        if let before {
            let way = index - before
            expect(isDown ? way >= 0 : way <= 0, "a page moved the cursor by \(way)")
        }
        expected.move(to: chosen)
        revealed = chosen
        return "page \(isDown ? "down" : "up")"
    }

    private func selectByKeys() -> String {
        switch random(0...3) {
        case 0:
            screen.press(.character("a"), modifiers: .control)
            expected.selectAll()
            return "Ctrl A"
        case 1:
            screen.press(.character("a"), modifiers: [.control, .shift])
            expected.selectNone()
            return "Ctrl Shift A"
        default:
            let control = chance()
            screen.press(.space, modifiers: control ? .control : [])
            expected.space(control: control)
            return control ? "Ctrl Space" : "Space"
        }
    }

    private func select() -> String {
        let values = Set(
            (0..<random(0...3)).compactMap { _ in
                expected.rows.randomElement(using: &generator)
            })
        model.chosen = values
        expected.set(values)
        return "select \(values)"
    }

    private func resize() -> String {
        let (width, height) = (CGFloat(random(120...300)), CGFloat(random(90...240)))
        screen.resize(width, height)
        return "resize to \(width) × \(height)"
    }

    private func changeTextSize() -> String {
        screen.textSize = DynamicTypeSize.allCases.randomElement(using: &generator) ?? .large
        return "text size \(screen.textSize)"
    }

    // MARK: Edits of the user

    private func delete() -> String {
        let gone = expected.commanded
        let indices = expected.rows.indices.filter { gone.contains(expected.rows[$0]) }
        let before = model.deletions.count
        screen.press(chance() ? .deleteForward : .delete)
        let calls = Array(model.deletions.dropFirst(before))
        expect(
            calls == (indices.isEmpty ? [] : [indices]), "onDelete \(calls), not once \(indices)")
        remove(gone)
        return "delete \(gone)"
    }

    private func moveRows() -> String {
        let moved = expected.commanded
        let isDown = chance()
        screen.press(isDown ? .downArrow : .upArrow, modifiers: .option)
        let indices = expected.rows.indices.filter { moved.contains(expected.rows[$0]) }
        if let first = indices.first, let last = indices.last {
            move(moved, to: isDown ? min(expected.rows.count, last + 2) : max(0, first - 1))
        }
        return "Alt \(isDown ? "down" : "up"): \(moved)"
    }

    /// Drags a row where the list does not scroll.
    private func drag() -> String {
        guard let row = reachable else { return "no drag" }
        let end = CGFloat(random(26...Int(screen.size.height) - 26))
        guard abs(end - row.middle) > 4, let last = seen.last, end < last.bottom else {
            return "no drag"
        }
        let place =
            seen.first { $0.middle > end }.flatMap { expected.rows.firstIndex(of: $0.number) }
            ?? (expected.rows.firstIndex(of: last.number) ?? 0) + 1
        screen.drag(from: CGPoint(x: 60, y: row.middle), to: CGPoint(x: 60, y: end))
        expected.dragBegins(at: row.number)
        let moved = expected.rows.filter(expected.selected.contains)
        move(moved, to: place)
        return "drag \(row.number) with \(moved) to \(place)"
    }

    private func move(_ moved: [Int], to place: Int) {
        let before = expected.rows[..<place].filter { !moved.contains($0) }
        let after = expected.rows[place...].filter { !moved.contains($0) }
        expected.rows = before + moved + after
    }

    private func remove(_ gone: [Int]) {
        expected.delete(gone)
        for number in gone { counts[number] = nil }
    }

    // MARK: Edits of the program

    private func change() -> String {
        let before = seen
        let isAtTop = before.first.map { $0.number == model.items.first && $0.top >= 0 } ?? true
        var items = model.items
        let kind = random(0...5)
        switch kind {
        case 0:
            let place = random(0...items.count)
            let count = random(1...15)
            items.insert(contentsOf: next..<next + count, at: place)
            next += count
        case 1 where items.count > 20:
            let start = random(0...items.count - 1)
            items.removeSubrange(start..<min(items.count, start + random(1...12)))
        case 2 where !items.isEmpty:
            let item = items.remove(at: random(0...items.count - 1))
            items.insert(item, at: random(0...items.count))
        case 3: items.reverse()
        case 4: items.shuffle(using: &generator)
        default:
            items.insert(next, at: 0)
            next += 1
        }
        model.items = items
        expected.rows = items
        counts = counts.filter { items.contains($0.key) }
        if !isAtTop { expectAnchored(before) }
        return "change \(kind)"
    }

    /// Expects the first row that was seen and is still there where it was, if it can be.
    private func expectAnchored(_ before: [RandomListTests.Seen]) {
        let now = seen
        guard let anchor = before.first(where: { model.items.contains($0.number) }),
            let index = model.items.firstIndex(of: anchor.number)
        else { return }
        let above = model.items[..<index].reduce(0) { $0 + height(of: $1) }
        let below = model.items[index...].reduce(0) { $0 + height(of: $1) }
        // Nothing before it or too little after it: the ends of the list hold it elsewhere.
        guard above >= max(anchor.top, 0) + 300, below >= 400 else { return }
        let top = now.first { $0.number == anchor.number }?.top
        expect(
            top.map { abs($0 - anchor.top) < 0.01 } == true,
            "\(anchor.number) was at \(anchor.top) and is at \(String(describing: top))")
    }
}

extension KeyModifiers {
    fileprivate init(_ held: SelectionModel<Int>.Held) {
        self = []
        if held.shift { insert(.shift) }
        if held.control { insert(.control) }
    }
}
