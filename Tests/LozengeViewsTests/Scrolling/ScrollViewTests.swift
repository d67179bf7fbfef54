import Foundation
import LozengeTesting
import Testing
import ViewFixtures

@Suite("ScrollView")
struct ScrollViewTests {
    /// Ten rows of 30 × 20 points.
    private static var rows: some View {
        ForEach(0..<10) { box(30, 20).tagged("row \($0)") }
    }

    @Test("Its length is the proposal, and its width the content's")
    func size() {
        let view = ScrollView { VStack(spacing: 0) { Self.rows } }
        #expect(layoutReport(of: view, in: ProposedViewSize(100, 50)).size == CGSize(30, 50))
        #expect(layoutReport(of: view, in: ProposedViewSize(100, nil)).size == CGSize(30, 200))
        #expect(layoutReport(of: view, in: ProposedViewSize(100, 900)).size == CGSize(30, 900))
    }

    @Test("Horizontal: its width is the proposal, and its height the content's")
    func horizontal() {
        let view = ScrollView(.horizontal) { HStack(spacing: 0) { Self.rows } }
        #expect(layoutReport(of: view, in: ProposedViewSize(100, 50)).size == CGSize(100, 20))
    }

    @Test("On both axes it takes the proposal")
    func bothWays() {
        let view = ScrollView([.horizontal, .vertical]) { box(500, 500) }
        #expect(layoutReport(of: view, in: ProposedViewSize(100, 50)).size == CGSize(100, 50))
    }

    @Test("Several views are a column with the usual spacing, from the top")
    func severalViews() {
        let frames = frames(100, 50) { ScrollView { Self.rows } }
        #expect(frames["row 0"] == CGRect(0, 0, 30, 20))
        #expect(frames["row 1"] == CGRect(0, 28, 30, 20))
    }

    @Test("Content may be as wide as the scroll view's proposal")
    func wideContent() {
        let report = layoutReport(
            of: ScrollView { Color.red.frame(height: 10).tagged("a") },
            in: ProposedViewSize(100, 50))
        #expect(report.size == CGSize(100, 50))
        #expect(report.frames["a"] == CGRect(0, 0, 100, 10))
    }

    @Test(
        "The wheel scrolls the content, up to its end",
        arguments: [(30, -30), (1000, -150), (-10, 0)] as [(CGFloat, CGFloat)])
    func wheel(delta: CGFloat, top: CGFloat) {
        let screen = screen()
        screen.scroll(by: CGSize(5, delta), at: CGPoint(x: 50, y: 25))
        #expect(screen.frame(of: "row 0") == CGRect(35, top, 30, 20))
    }

    @Test("Scrolled down and up again, everything is in its former position")
    func backAgain() {
        let screen = screen()
        let before = screen.text
        screen.scroll(by: CGSize(0, 60), at: CGPoint(x: 50, y: 25))
        #expect(screen.text != before)
        screen.scroll(by: CGSize(0, -60), at: CGPoint(x: 50, y: 25))
        #expect(screen.text == before)
    }

    @Test("Beside it the wheel scrolls nothing")
    func beside() {
        let screen = screen()
        screen.scroll(by: CGSize(0, 30), at: CGPoint(x: 10, y: 25))
        #expect(screen.frame(of: "row 0")?.minY == 0)
    }

    @Test("A larger window scrolls back as far as necessary")
    func resize() {
        let screen = screen()
        screen.scroll(by: CGSize(0, 1000), at: CGPoint(x: 50, y: 25))
        screen.resize(100, 120)
        #expect(screen.frame(of: "row 9")?.maxY == 120)
        screen.resize(100, 300)
        #expect(screen.frame(of: "row 0")?.minY == 0)
    }

    @Test("Overflowing content is clipped, and cannot be clicked")
    func clip() {
        var clicks = 0
        let screen = Screen(100, 80) {
            ScrollView {
                box(30, 40)
                Button("low") { clicks += 1 }.buttonStyle(.plain)
            }
            .frame(height: 40)
        }
        #expect(screen.text.hasPrefix("clip rectangle 35 20 30×40 {"))
        screen.click("low")
        #expect(clicks == 0)
        screen.scroll(by: CGSize(0, 100), at: CGPoint(x: 50, y: 40))
        screen.click("low")
        #expect(clicks == 1)
    }

    @Test("At its end the inner one leaves the wheel to the outer one")
    func nested() {
        let screen = Screen(100, 50) {
            ScrollView {
                ScrollView { Self.rows.frame(height: 10) }.frame(height: 40)
                box(30, 100).tagged("below")
            }
        }
        let point = CGPoint(x: 50, y: 20)
        screen.scroll(by: CGSize(0, 1000), at: point)
        #expect(screen.frame(of: "below")?.minY == 48)
        screen.scroll(by: CGSize(0, 10), at: point)
        #expect(screen.frame(of: "below")?.minY == 38)
    }

    private func screen() -> Screen {
        Screen(100, 50) { ScrollView { VStack(spacing: 0) { Self.rows } } }
    }

    private func rows(_ axes: Axis.Set = .vertical, shows: Bool = true) -> Screen {
        Screen(100, 100) {
            ScrollView(axes, showsIndicators: shows) {
                Color.red.frame(width: axes.contains(.horizontal) ? 400 : 100, height: 400)
                    .overlay(alignment: .topLeading) { Text("top") }
            }
        }
    }

    @Test("The scroll bar can be dragged; a press beside it scrolls by a page")
    func bar() {
        let screen = rows()
        func top() -> CGFloat { screen.frame(of: "top")?.minY ?? 999 }
        // 100 points of 400: the bar is 25 high, and scrolls 4 points for each.
        screen.drag(from: CGPoint(x: 95, y: 10), to: CGPoint(x: 60, y: 20))
        #expect(top() == -40)
        screen.click(at: CGPoint(x: 95, y: 90))
        #expect(top() == -140)
        screen.click(at: CGPoint(x: 95, y: 2))
        #expect(top() == -40)
        screen.drag(from: CGPoint(x: 95, y: 20), to: CGPoint(x: 95, y: 500))
        #expect(top() == -300)
    }

    @Test("A bar is wider under the pointer, and stays so while it is dragged")
    func wideBar() {
        let screen = rows()
        func widths() -> [CGFloat] {
            screen.displayList.primitives.compactMap { command in
                guard case .fill(let shape, _) = command else { return nil }
                return shape.roundedRectangle?.rect.width
            }
        }
        #expect(widths() == [5])
        screen.send(.pointerMoved(to: CGPoint(x: 95, y: 60)))
        // The trough and the bar in it.
        #expect(widths() == [8, 8])
        screen.send(.pointerDown(.primary, at: CGPoint(x: 95, y: 10)))
        screen.send(.pointerMoved(to: CGPoint(x: 20, y: 20)))
        #expect(widths() == [8, 8])
        screen.send(.pointerUp(.primary, at: CGPoint(x: 20, y: 20)))
        screen.send(.pointerMoved(to: CGPoint(x: 20, y: 21)))
        #expect(widths() == [5])
    }

    @Test("There are scroll bars along the scrolled axes, on the left in right-to-left windows")
    func bars() {
        func count(_ screen: Screen) -> Int {
            screen.displayList.primitives.count { command in
                guard case .fill(let shape, _) = command else { return false }
                return shape.roundedRectangle != nil
            }
        }
        #expect(count(rows([.horizontal, .vertical])) == 2)
        #expect(count(rows(.horizontal)) == 1)
        #expect(count(rows(shows: false)) == 0)
        let hidden = Screen(100, 100) {
            ScrollView { Color.red.frame(height: 400) }.scrollIndicators(.hidden)
        }
        #expect(count(hidden) == 0)
        let mirrored = Screen(100, 100) {
            ScrollView([.horizontal, .vertical]) {
                Color.red.frame(width: 400, height: 400)
                    .overlay(alignment: .topLeading) { Text("top") }
            }.environment(\.layoutDirection, .rightToLeft)
        }
        mirrored.drag(from: CGPoint(x: 5, y: 10), to: CGPoint(x: 5, y: 20))
        #expect(mirrored.frame(of: "top")?.minY == -40)
        let before = mirrored.frame(of: "top")?.minX ?? 0
        mirrored.drag(from: CGPoint(x: 90, y: 95), to: CGPoint(x: 80, y: 95))
        #expect(mirrored.frame(of: "top")?.minX == before + 40)
    }
}
