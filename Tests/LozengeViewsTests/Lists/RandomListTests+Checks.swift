import Foundation
import LozengeCore
import LozengeTesting
import RandomFixtures
import Testing

@testable import LozengeViews

// MARK: Checks

extension RandomListTests.Run {
    func height(of number: Int) -> CGFloat {
        RandomListTests.height(of: number, screen.textSize)
    }

    /// The rows that reach into the window, from top to bottom.
    var seen: [RandomListTests.Seen] {
        screen.displayList.primitives.compactMap { command -> RandomListTests.Seen? in
            guard case .text(let layout, let origin, _) = command else { return nil }
            let words = layout.text.string.split(separator: ":").compactMap { Int($0) }
            guard words.count == 2 else { return nil }
            let height = height(of: words[0])
            let top = origin.y + layout.measurement.size.height / 2 - height / 2
            guard top < screen.size.height, top + height > 0 else { return nil }
            return RandomListTests.Seen(number: words[0], count: words[1], top: top, height: height)
        }.sorted { $0.top < $1.top }
    }

    /// Compares what is seen with the model.
    func check() {
        let (now, rows) = (seen, expected.rows)
        expect(model.items == rows, "rows \(model.items), not \(rows)")
        expect(
            model.chosen == expected.selected,
            "selected \(model.chosen.sorted()), not \(expected.selected.sorted())")
        // The visible rows follow each other as in the model, without a gap.
        let numbers = now.map(\.number)
        let start = numbers.first.flatMap(rows.firstIndex) ?? 0
        let wanted = Array(rows[start...].prefix(numbers.count))
        expect(numbers == wanted, "\(numbers) are seen, not \(wanted)")
        for (row, following) in zip(now, now.dropFirst()) {
            expect(
                abs(row.bottom - following.top) < 0.01,
                "a gap between \(row.number) and \(following.number)")
        }
        let length = rows.reduce(0) { $0 + height(of: $1) }
        if length > screen.size.height {
            expect(
                now.last.map { $0.bottom > screen.size.height - 0.01 } == true,
                "nothing at the bottom")
            expect(now.first.map { $0.top < 0.01 } == true, "nothing at the top")
        } else {
            expect(numbers == rows, "\(numbers) are seen, not all of \(rows)")
        }
        for row in now {
            let count = counts[row.number] ?? 0
            expect(row.count == count, "the state of \(row.number) is \(row.count), not \(count)")
        }
        if let revealed {
            let isSeen = now.contains { row in
                let isWhole = row.top > -0.01 && row.bottom < screen.size.height + 0.01
                return row.number == revealed && (isWhole || row.height > screen.size.height)
            }
            expect(isSeen, "the cursor on \(revealed) is not seen")
        }
        let marked = Set(
            screen.elements(.listItem).filter { $0.states.contains(.selected) }
                .flatMap(\.semantics.flattened)
                .compactMap { $0.label.split(separator: ":").first.flatMap { Int($0) } })
        let selected = Set(numbers).intersection(expected.selected)
        expect(
            marked.intersection(numbers) == selected, "\(marked) are marked, not \(selected)")
        expect(screen.focus?.size == screen.size, "the focus is not in the list")
    }
}
