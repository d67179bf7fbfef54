import Foundation
import LozengeTesting
import Testing
import ViewFixtures

@Suite("safeAreaInset")
struct SafeAreaInsetTests {
    /// Ten rows of 30 × 20 points.
    private static var rows: some View {
        ForEach(0..<10) { box(30, 20).tagged("row \($0)") }
    }

    /// A window of 100 × 100 points: the list is 50 high, between bars of 20 and 5 points away.
    private func list() -> Screen {
        Screen(100, 100) {
            ScrollView { VStack(spacing: 0) { Self.rows }.frame(maxWidth: .infinity) }
                .tagged("list").barred()
        }
    }

    @Test("A list starts below the top bar, in the space between the bars")
    func start() {
        let screen = list()
        #expect(screen.frame(of: "list") == CGRect(0, 25, 100, 50))
        #expect(screen.frame(of: "row 0") == CGRect(35, 25, 30, 20))
    }

    @Test("Rows are visible under the bars, up to the window's edge")
    func clip() {
        #expect(list().text.hasPrefix("clip rectangle 0 0 100×100 {"))
    }

    @Test("Scrolled to its end, the list ends above the bottom bar")
    func end() {
        let screen = list()
        screen.scroll(by: CGSize(0, 1000), at: CGPoint(x: 50, y: 50))
        #expect(screen.frame(of: "row 0") == CGRect(35, -125, 30, 20))
        #expect(screen.frame(of: "row 9") == CGRect(35, 55, 30, 20))
    }

    @Test("Content beside or under a bar gets the wheel and the pointer")
    func underBar() {
        var clicks = 0
        let screen = Screen(100, 100) {
            ScrollView {
                Button("low") { clicks += 1 }.buttonStyle(.plain).frame(maxWidth: .infinity)
                box(10, 300)
            }
            .safeAreaInset(edge: .top, spacing: 0) {
                Button("menu") {}.frame(width: 40, height: 20).frame(maxWidth: .infinity)
            }
            .safeAreaInset(edge: .bottom, spacing: 0) { Text("sum").frame(height: 30) }
        }
        screen.scroll(by: CGSize(0, 15), at: CGPoint(x: 5, y: 95))
        let low = screen.frame(of: "low")
        #expect(low?.minY == 5)
        // The bar is in front.
        screen.click("low")
        #expect(clicks == 0)
        screen.scroll(by: CGSize(0, -15), at: CGPoint(x: 5, y: 5))
        #expect(screen.frame(of: "low")?.minY == 20)
        screen.click("low")
        #expect(clicks == 1)
    }

    @Test("A list that does not touch the bar is clipped at its own edge")
    func apart() {
        let screen = Screen(100, 100) {
            ScrollView { VStack(spacing: 0) { Self.rows }.frame(maxWidth: .infinity) }
                .padding(.top, 10).barred()
        }
        #expect(screen.text.hasPrefix("clip rectangle 0 35 100×65 {"))
    }

    @Test("Content extends under bars at all four edges")
    func allEdges() {
        let screen = Screen(100, 100) {
            ScrollView([.horizontal, .vertical]) { box(300, 300).tagged("map") }
                .safeAreaInset(edge: .leading, spacing: 0) { Color.gray.frame(width: 10) }
                .safeAreaInset(edge: .top, spacing: 0) { Color.gray.frame(height: 20) }
                .safeAreaInset(edge: .trailing, spacing: 0) { Color.gray.frame(width: 30) }
                .safeAreaInset(edge: .bottom, spacing: 0) { Color.gray.frame(height: 40) }
        }
        #expect(screen.text.hasPrefix("clip rectangle 0 0 100×100 {"))
        #expect(screen.frame(of: "map")?.origin == CGPoint(x: 10, y: 20))
        screen.scroll(by: CGSize(1000, 1000), at: CGPoint(x: 50, y: 50))
        #expect(screen.frame(of: "map") == CGRect(-230, -240, 300, 300))
    }

    @Test("Right to left, the list is visible under the leading bar on the right")
    func rightToLeft() {
        let screen = Screen(100, 100) {
            ScrollView { Color.red.frame(height: 300).tagged("row") }
                .safeAreaInset(edge: .leading, spacing: 0) { Color.gray.frame(width: 20) }
                .padding(.leading, 10)
                .environment(\.layoutDirection, .rightToLeft)
        }
        #expect(screen.text.hasPrefix("clip rectangle 0 0 90×100 {"))
        #expect(screen.frame(of: "row") == CGRect(0, 0, 70, 300))
    }

    @Test("The rows of a list touch no bar, wherever they are scrolled")
    func insideList() {
        let screen = Screen(100, 100) {
            ScrollView {
                Color.red.tagged("row").ignoresSafeArea().frame(height: 300)
            }
            .barred()
        }
        #expect(screen.frame(of: "row") == CGRect(0, 25, 100, 300))
    }

    @Test("The default spacing between bar and content is the usual one")
    func spacing() {
        let frames = frames(100, 100) {
            Color.red.tagged("red").ignoresSafeArea().tagged("in layout")
                .safeAreaInset(edge: .top) { box(100, 20) }
        }
        #expect(frames["in layout"] == CGRect(0, 28, 100, 72))
        #expect(frames["red"] == CGRect(0, 0, 100, 100))
    }

    @Test("Larger text makes the bar taller, and the list starts below it")
    func textSize() throws {
        let screen = Screen(200, 200) {
            ScrollView { VStack(spacing: 0) { Self.rows }.frame(maxWidth: .infinity) }
                .safeAreaInset(edge: .top, spacing: 0) { Text("Bar") }
        }
        #expect(screen.frame(of: "row 0")?.minY == 16)
        screen.textSize = .accessibility5
        let bar = try #require(screen.frame(of: "Bar"))
        #expect(bar.height > 16)
        #expect(screen.frame(of: "row 0")?.minY == bar.maxY)
        #expect(screen.text.hasPrefix("clip rectangle 0 0 200×200 {"))
    }
}
