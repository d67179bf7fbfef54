import Foundation
import LozengeCore
import LozengeTesting
import LozengeViews
import RandomFixtures
import Testing
import ViewFixtures

@testable import LozengeControls

@Suite("Panes")
struct PaneSplitTests {
    private struct Case: View {
        var count = 2
        var body: some View {
            HSplitView {
                ForEach(0..<count, id: \.self) { index in
                    Color.blue.frame(minWidth: 100, maxWidth: index == 0 ? 400 : .infinity)
                        .tagged("\(index)")
                }
            }
        }
    }

    private func widths(_ screen: Screen, _ count: Int = 2) -> [CGFloat?] {
        (0..<count).map { screen.frame(of: "\($0)")?.width }
    }

    @Test("Panes share the width, and an edge is dragged within the limits of its panes")
    func drags() {
        let screen = Screen(800, 200) { Case() }
        #expect(widths(screen) == [400, 400])
        screen.drag(from: CGPoint(x: 400, y: 100), to: CGPoint(x: 300, y: 100))
        #expect(widths(screen) == [300, 500])
        screen.drag(from: CGPoint(x: 300, y: 100), to: CGPoint(x: 790, y: 100))
        #expect(widths(screen) == [400, 400])
        screen.drag(from: CGPoint(x: 400, y: 100), to: CGPoint(x: -50, y: 100))
        #expect(widths(screen) == [100, 700])
    }

    @Test("Shares stay when the window is resized, and a double click gives them up")
    func resizing() {
        let screen = Screen(800, 200) { Case() }
        screen.drag(from: CGPoint(x: 400, y: 100), to: CGPoint(x: 200, y: 100))
        screen.resize(1200, 200)
        #expect(widths(screen) == [300, 900])
        screen.doubleClick(at: CGPoint(x: 300, y: 100))
        #expect(widths(screen) == [400, 800])
    }

    @Test("An edge between two panes does not move the third")
    func three() {
        let screen = Screen(900, 200) { Case(count: 3) }
        #expect(widths(screen, 3) == [300, 300, 300])
        screen.drag(from: CGPoint(x: 600, y: 100), to: CGPoint(x: 500, y: 100))
        #expect(widths(screen, 3) == [300, 200, 400])
    }

    @Test("Rows are dragged up and down, and columns are mirrored from right to left")
    func directions() {
        let rows = Screen(200, 400) {
            VSplitView {
                Color.red.tagged("0")
                Color.blue.tagged("1")
            }
        }
        rows.drag(from: CGPoint(x: 100, y: 200), to: CGPoint(x: 100, y: 100))
        #expect(rows.frame(of: "0")?.height == 100)
        #expect(rows.frame(of: "1")?.height == 300)
        let mirrored = Screen(800, 200) {
            Case().environment(\.layoutDirection, .rightToLeft)
        }
        mirrored.drag(from: CGPoint(x: 400, y: 100), to: CGPoint(x: 500, y: 100))
        #expect(widths(mirrored) == [300, 500])
    }

    @Test("A text stands in the middle of its pane")
    func middle() {
        let screen = Screen(800, 200) {
            HSplitView {
                Text("a").tagged("0")
                Color.blue
            }
        }
        #expect(screen.frame(of: "0")?.minX == 0)
        let wide = Screen(800, 200) {
            HSplitView {
                Text("a").tagged("0").frame(maxWidth: .infinity)
                Color.blue
            }
        }
        #expect(wide.frame(of: "0")?.midX == 200)
    }

    @Test("A reader and the keyboard change the width")
    func reader() {
        let screen = Screen(800, 200) { Case() }
        #expect(screen.accessibilityAudit() == [])
        screen.slider("Pane 1 Width").increment()
        #expect(widths(screen) == [400, 400])
        screen.slider("Pane 1 Width").decrement()
        #expect(widths(screen) == [380, 420])
    }

    @Test("Lengths fill the whole where the limits allow it", arguments: 0..<200)
    func lengths(seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        let limits = (0..<Int.random(in: 1...5, using: &random)).map { _ in
            let least = CGFloat(Int.random(in: 0...100, using: &random))
            return PaneLengths.Limits(
                least: least, greatest: least + CGFloat(Int.random(in: 0...300, using: &random)))
        }
        let shares = limits.map { _ in
            Bool.random(using: &random) ? CGFloat.random(in: 0...1, using: &random) : nil
        }
        let total = CGFloat(Int.random(in: 0...800, using: &random))
        let lengths = PaneLengths.of(limits, shares: shares, in: total)
        for (length, limit) in zip(lengths, limits) {
            #expect(length >= limit.least && length <= limit.greatest)
        }
        let least = limits.reduce(0) { $0 + $1.least }
        let greatest = limits.reduce(0) { $0 + $1.greatest }
        #expect(abs(lengths.reduce(0, +) - min(max(total, least), greatest)) < 0.001)
    }
}
