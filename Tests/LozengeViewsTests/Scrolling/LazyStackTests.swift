import Foundation
import LozengeCore
import LozengeTesting
import Observation
import RandomFixtures
import Testing
import ViewFixtures

@Suite("Lazy stacks")
struct LazyStackTests {
    private struct Row: View {
        let number: Int
        let diary: Diary?
        @State private var taps = 0
        var body: some View {
            Button {
                taps += 1
            } label: {
                Text(verbatim: "row \(number) \(taps)")
            }
            .buttonStyle(.plain)
            .frame(height: height(of: number))
            .onAppear { diary?.note("+\(number)") }
            .onDisappear { diary?.note("-\(number)") }
        }
    }

    /// Rows are of several heights.
    private static func height(of number: Int) -> CGFloat { 20 + CGFloat(number * 7 % 5) * 4 }

    private func list(
        _ count: Int, diary: Diary? = nil, changes: PassthroughSubject<[Int], Never> = .init()
    ) -> Screen {
        struct Rows: View {
            @State var rows: [Int]
            let diary: Diary?
            let changes: PassthroughSubject<[Int], Never>
            var body: some View {
                ScrollView {
                    LazyVStack(spacing: 2) {
                        ForEach(rows, id: \.self) { Row(number: $0, diary: diary) }
                    }
                }.onReceive(changes) { rows = $0 }
            }
        }
        return Screen(200, 100) {
            Rows(rows: Array(0..<count), diary: diary, changes: changes)
        }
    }

    private func scroll(_ screen: Screen, by distance: CGFloat) {
        screen.scroll(by: CGSize(width: 0, height: distance), at: CGPoint(x: 100, y: 50))
    }

    /// Returns the drawn rows by number, with the positions of their centres.
    private func rows(_ screen: Screen) -> [(number: Int, y: CGFloat)] {
        screen.displayList.primitives.compactMap { command in
            guard case .text(let layout, let origin, _) = command else { return nil }
            let words = layout.text.string.split(separator: " ")
            guard words.count == 3, let number = Int(words[1]) else { return nil }
            return (number, origin.y + layout.measurement.size.height / 2)
        }
    }

    /// Expects the visible rows to follow each other without a gap.
    private func expectWhole(_ screen: Screen) {
        let rows = rows(screen).sorted { $0.number < $1.number }
        for (row, next) in zip(rows, rows.dropFirst()) where next.number == row.number + 1 {
            let pitch =
                (Self.height(of: row.number) + Self.height(of: next.number)) / 2 + 2
            #expect(abs(next.y - row.y - pitch) < 0.01)
        }
        let seen = rows.filter { $0.y > -10 && $0.y < 110 }
        #expect(seen.count >= 3)
        #expect(zip(seen, seen.dropFirst()).allSatisfy { $0.number + 1 == $1.number })
    }

    @Test("Of ten thousand rows a few are created, at any position")
    func few() {
        let screen = list(10_000)
        expectWhole(screen)
        #expect(screen.bodyEvaluations < 40)
        for _ in 0..<50 { scroll(screen, by: 1000) }
        expectWhole(screen)
        #expect(screen.bodyEvaluations < 2000)
        screen.press(.end)
        expectWhole(screen)
        #expect(rows(screen).map(\.number).max() == 9999)
        #expect(rows(screen).first { $0.number == 9999 }.map { abs($0.y - 90) < 20 } == true)
        screen.press(.home)
        expectWhole(screen)
        #expect(rows(screen).map(\.number).min() == 0)
    }

    @Test("Visible rows stay in position while rows before them turn out longer or shorter")
    func steady() {
        let screen = list(1000)
        screen.press(.end)
        var generator = SeededGenerator(seed: Seeds.seed(3))
        for _ in 0..<200 {
            let before = rows(screen)
            let step = CGFloat(Int.random(in: -60...40, using: &generator))
            scroll(screen, by: step)
            expectWhole(screen)
            let after = Dictionary(uniqueKeysWithValues: rows(screen).map { ($0.number, $0.y) })
            // A row that is visible before and after has moved by the scrolled distance, or less at the ends.
            for row in before where row.y > 0 && row.y < 100 && step < 0 {
                guard let y = after[row.number], y > 0, y < 100 else { continue }
                #expect(abs(y - row.y) < abs(step) + 0.01, "\(row) \(y) \(step)")
            }
        }
    }

    @Test(
        "Rows are created and removed while scrolling; visible ones keep their state")
    func state() {
        let (diary, changes) = (Diary(), PassthroughSubject<[Int], Never>())
        let screen = list(200, diary: diary, changes: changes)
        #expect(diary.lines.contains("+0") && !diary.lines.contains("+50"))
        screen.click("row 2 0")
        #expect(screen.words.contains("row 2 1"))
        changes.send([5, 2, 0] + Array(10..<200))
        #expect(screen.words.contains("row 2 1") && screen.words.contains("row 5 0"))
        #expect(!screen.words.contains("row 1 0"))
        for _ in 0..<40 { scroll(screen, by: 100) }
        #expect(diary.lines.contains("-2"))
        changes.send([7])
        #expect(screen.words == ["row 7 0"])
        changes.send([])
        #expect(screen.words == [])
    }

    @Test("A change of one row's state evaluates one body; another list evaluates the visible rows")
    func evaluations() {
        let changes = PassthroughSubject<[Int], Never>()
        let screen = list(5000, changes: changes)
        // The pressed button, the row, and the button with its new label.
        #expect(screen.evaluations { screen.click("row 1 0") } == 3)
        let made = rows(screen).count
        let changed = screen.evaluations {
            changes.send(Array((0..<5000).reversed()))
        }
        #expect(changed <= 3 * made + 10)
        expectReversed(screen)
    }

    private func expectReversed(_ screen: Screen) {
        #expect(rows(screen).map(\.number).max() == 4999)
    }

    @Test("Views before, between and after the rows; groups and conditions")
    func mixed() {
        let screen = Screen(200, 100) {
            ScrollView {
                LazyVStack(alignment: .leading, spacing: 0) {
                    Text("header").frame(height: 30)
                    Group {
                        ForEach(0..<100, id: \.self) { Text("a\($0)").frame(height: 20) }
                    }
                    if true { Text("middle").frame(height: 30) }
                    ForEach(0..<100, id: \.self) {
                        Text("b\($0)").frame(height: 20)
                        Text("c\($0)").frame(height: 20)
                    }
                    Text("footer").frame(height: 30)
                }
            }
        }
        #expect(screen.frame(of: "a0")?.midY == 40)
        #expect(!screen.words.contains("b0"))
        scroll(screen, by: 2000)
        #expect(screen.frame(of: "middle")?.midY == 45)
        #expect(screen.frame(of: "b0")?.midY == 70 && screen.frame(of: "c0")?.midY == 90)
        screen.press(.end)
        #expect(screen.frame(of: "footer")?.midY == 85)
        #expect(screen.frame(of: "c99")?.midY == 60)
    }

    @Test("A resized window shows the rows that fit")
    func resized() {
        let screen = list(1000)
        scroll(screen, by: 3000)
        screen.resize(200, 600)
        expectWhole(screen)
        #expect(rows(screen).count { $0.y > 0 && $0.y < 600 } >= 15)
        screen.resize(80, 100)
        expectWhole(screen)
    }

    @Test("Tab continues to rows that did not exist, and scrolls to them")
    func keyboard() throws {
        let screen = list(300)
        for _ in 0..<60 {
            screen.press(.tab)
            let focus = try #require(screen.focus)
            #expect(focus.minY >= 0 && focus.maxY <= 100)
        }
        #expect(rows(screen).contains { $0.number == 59 })
    }

    private struct Reading: View {
        let wishes: PassthroughSubject<(Int, UnitPoint?), Never>
        var body: some View {
            ScrollViewReader { proxy in
                ScrollView {
                    LazyVStack(spacing: 2) {
                        ForEach(0..<2000, id: \.self) { Row(number: $0, diary: nil) }
                    }
                    Text("end").id("end")
                }
                .onReceive(wishes) { number, anchor in
                    if number < 0 {
                        proxy.scrollTo("end")
                    } else {
                        proxy.scrollTo(number, anchor: anchor)
                    }
                }
            }
        }
    }

    @Test("scrollTo finds a row by its id, also one that does not exist yet")
    func reader() {
        let wishes = PassthroughSubject<(Int, UnitPoint?), Never>()
        let screen = Screen(200, 100) { Reading(wishes: wishes) }
        for (number, anchor, range) in [
            (1000, UnitPoint.center, 49.0...51.0), (3, .top, 0...25), (1999, .bottom, 60...100),
            (500, .top, 0...25),
        ] as [(Int, UnitPoint, ClosedRange<CGFloat>)] {
            wishes.send((number, anchor))
            let place = rows(screen).first { $0.number == number }?.y ?? -1
            #expect(range.contains(place), "\(number) is at \(place)")
        }
        wishes.send((503, nil))
        let before = rows(screen).first { $0.number == 503 }?.y
        wishes.send((503, nil))
        let after = rows(screen).first { $0.number == 503 }?.y
        #expect(abs((after ?? 0) - (before ?? 1000)) < 0.01)
        wishes.send((-1, nil))
        #expect(screen.words.contains("end"))
        wishes.send((99_999, .center))
    }

    @Test("A stack in a hidden alternative creates no rows; conditions have no ids")
    func leftOut() {
        let wishes = PassthroughSubject<Int, Never>()
        let screen = Screen(100, 100) {
            ScrollViewReader { reader in
                ScrollView {
                    if true { Color.red.frame(height: 300) }
                    ViewThatFits(in: .horizontal) {
                        HStack {
                            LazyVStack { ForEach(0..<50, id: \.self) { Text("a\($0)") } }
                            Color.red.frame(width: 500)
                        }
                        Text("narrow")
                    }
                    LazyVStack { ForEach(0..<50, id: \.self) { Text("b\($0)") } }
                }.onReceive(wishes) { reader.scrollTo($0, anchor: .top) }
            }
        }
        // Once the scroll bars have faded.
        screen.advance(by: .seconds(2))
        #expect(screen.timeToNextUpdate == nil)
        wishes.send(1)
        #expect(screen.frame(of: "b1").map { $0.minY < 30 && $0.minY >= 0 } == true)
    }

    @Test("Without a scroll view along its axis, a lazy stack creates all rows")
    func unscrolled() {
        let screen = Screen(200, 100) {
            ScrollView(.horizontal) {
                LazyVStack(spacing: 0) {
                    ForEach(0..<40, id: \.self) { Text("\($0)").frame(height: 20) }
                }
            }
        }
        #expect(screen.words.count == 40)
    }

    @Test("A horizontal lazy stack creates visible views only, also from right to left")
    func horizontal() {
        for direction in [LayoutDirection.leftToRight, .rightToLeft] {
            let screen = Screen(100, 50) {
                ScrollView(.horizontal) {
                    LazyHStack(spacing: 0) {
                        ForEach(0..<400, id: \.self) { Text("\($0)").frame(width: 30) }
                    }
                }.environment(\.layoutDirection, direction)
            }
            #expect(screen.words.count < 20, "\(direction)")
            screen.scroll(by: CGSize(width: 6000, height: 0), at: CGPoint(x: 50, y: 25))
            let seen = screen.words.compactMap(Int.init).sorted()
            #expect(seen.count < 20 && seen.count >= 4, "\(seen)")
            #expect(zip(seen, seen.dropFirst()).allSatisfy { $0 + 1 == $1 })
        }
    }

    @Test("At the end, rows stay when others before them go and some are appended")
    func endAfterTallRow() {
        for (tall, removed) in [(5, 6), (5, 3), (0, 1), (2, 6), (8, 12)] {
            for appended in 1...3 {
                let model = Numbers()
                let screen = Screen(200, 160) {
                    ScrollView {
                        LazyVStack(spacing: 0) {
                            ForEach(model.items, id: \.self) {
                                Text(verbatim: "\($0)").frame(height: $0 == tall ? 190 : 30)
                            }
                        }
                    }
                }
                screen.scroll(by: CGSize(width: 0, height: 5000), at: CGPoint(x: 50, y: 80))
                let place = screen.frame(of: "36")
                #expect(place != nil)
                model.items += (0..<appended).map { 100 + $0 }
                model.items.removeFirst(removed)
                #expect(
                    screen.frame(of: "36") == place,
                    "row \(tall) is tall, \(removed) go, \(appended) are appended")
            }
        }
    }

    @Observable
    final class Numbers {
        var items = Array(0..<40)
    }
}
