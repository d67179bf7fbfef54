import Foundation
import LozengeTesting
import Testing

@Suite("ScrollView")
struct ScrollViewTests {
    /// Ten rows of 30 × 20 points.
    private static var rows: some View {
        ForEach(0..<10) { box(30, 20).tagged("row \($0)") }
    }

    @Test("It is as long as offered, and exactly as wide as its content")
    func size() {
        let view = ScrollView { VStack(spacing: 0) { Self.rows } }
        #expect(layoutReport(of: view, in: ProposedViewSize(100, 50)).size == CGSize(30, 50))
        #expect(layoutReport(of: view, in: ProposedViewSize(100, nil)).size == CGSize(30, 200))
        #expect(layoutReport(of: view, in: ProposedViewSize(100, 900)).size == CGSize(30, 900))
    }

    @Test("Sideways it is as wide as offered, and as high as its content")
    func horizontal() {
        let view = ScrollView(.horizontal) { HStack(spacing: 0) { Self.rows } }
        #expect(layoutReport(of: view, in: ProposedViewSize(100, 50)).size == CGSize(100, 20))
    }

    @Test("Both ways it takes all that is offered")
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

    @Test("Content may be as wide as the scroll view is offered")
    func wideContent() {
        let report = layoutReport(
            of: ScrollView { Color.red.frame(height: 10).tagged("a") },
            in: ProposedViewSize(100, 50))
        #expect(report.size == CGSize(100, 50))
        #expect(report.frames["a"] == CGRect(0, 0, 100, 10))
    }

    @Test(
        "The wheel moves the content, as far as there is any",
        arguments: [(30, -30), (1000, -150), (-10, 0)] as [(CGFloat, CGFloat)])
    func wheel(delta: CGFloat, top: CGFloat) {
        let screen = screen()
        screen.send(.scroll(by: CGSize(5, delta), at: CGPoint(x: 50, y: 25)))
        #expect(screen.frame(of: "row 0") == CGRect(35, top, 30, 20))
    }

    @Test("Moved down and up again, everything is where it was")
    func backAgain() {
        let screen = screen()
        let before = screen.text
        screen.send(.scroll(by: CGSize(0, 60), at: CGPoint(x: 50, y: 25)))
        #expect(screen.text != before)
        screen.send(.scroll(by: CGSize(0, -60), at: CGPoint(x: 50, y: 25)))
        #expect(screen.text == before)
    }

    @Test("Beside it the wheel moves nothing")
    func beside() {
        let screen = screen()
        screen.send(.scroll(by: CGSize(0, 30), at: CGPoint(x: 10, y: 25)))
        #expect(screen.frame(of: "row 0")?.minY == 0)
    }

    @Test("In a larger window it moves back as far as it has to")
    func resize() {
        let screen = screen()
        screen.send(.scroll(by: CGSize(0, 1000), at: CGPoint(x: 50, y: 25)))
        screen.resize(100, 120)
        #expect(screen.frame(of: "row 9")?.maxY == 120)
        screen.resize(100, 300)
        #expect(screen.frame(of: "row 0")?.minY == 0)
    }

    @Test("What sticks out is cut off, and cannot be clicked")
    func clip() {
        var clicks = 0
        let screen = Screen(100, 80) {
            ScrollView {
                box(30, 40)
                Button("low") { clicks += 1 }
            }
            .frame(height: 40)
        }
        #expect(screen.text.hasPrefix("clip rectangle 35 20 30×40 {"))
        screen.click("low")
        #expect(clicks == 0)
        screen.send(.scroll(by: CGSize(0, 100), at: CGPoint(x: 50, y: 40)))
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
        screen.send(.scroll(by: CGSize(0, 1000), at: point))
        #expect(screen.frame(of: "below")?.minY == 48)
        screen.send(.scroll(by: CGSize(0, 10), at: point))
        #expect(screen.frame(of: "below")?.minY == 38)
    }

    private func screen() -> Screen {
        Screen(100, 50) { ScrollView { VStack(spacing: 0) { Self.rows } } }
    }
}
