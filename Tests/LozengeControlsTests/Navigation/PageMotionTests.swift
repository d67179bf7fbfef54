import Foundation
import LozengeCore
import LozengeTesting
import LozengeViews
import Testing
import ViewFixtures

/// Pages and sheets on their way, in a window of 300 by 200 points.
@Suite("Motion of pages")
struct PageMotionTests {
    private struct Rooms: View {
        @State private var path: [Int] = []
        @State private var isOpen = false

        var body: some View {
            NavigationStack(path: $path) {
                VStack {
                    Button("Slide") { path = [1] }
                    Button("Jump") { still { path = [1] } }
                    Button("Show") { still { isOpen = true } }
                }
                .navigationDestination(for: Int.self) { _ in
                    VStack {
                        Text("New")
                        Button("Jump Back") { still { path = [] } }
                    }
                }
            }
            .sheet(isPresented: $isOpen) {
                Text("Sheet")
                Button("Hide") { still { isOpen = false } }
            }
        }

        private func still(_ change: () -> Void) {
            withTransaction(\.disablesAnimations, true, change)
        }
    }

    private func x(_ text: String, in screen: Screen) throws -> CGFloat {
        try #require(screen.shownFrame(of: text)).midX
    }

    /// Source: `docs/navigation.md`, NAV-17.
    @Test("A small page comes over the whole width of the window, and covers all of the old one")
    func width() throws {
        let screen = Screen(300, 200) { Rooms() }
        screen.click("Slide")
        screen.advance(by: .milliseconds(1))
        #expect(try x("New", in: screen) > 430)
        screen.advance(by: .milliseconds(50))
        let way = try x("New", in: screen) - 150
        #expect(way > 100 && way < 250)
        #expect(abs(try x("Jump", in: screen) - 150 + (300 - way) / 3) < 2)
        // The ground of the new page, in front of the old one.
        #expect(screen.grounds.contains { abs($0.minX - way) < 2 && $0.width == 300 })
        screen.advanceToEnd()
        #expect(try x("New", in: screen) == 150)
    }

    /// Source: `docs/navigation.md`, BAR-1.
    @Test("In the window of an app the bar is there before the first page is pushed")
    func bar() throws {
        let screen = Screen(withMainMenu: 300, 200) { Rooms() }
        #expect(screen.elements().map(\.label).contains("Main Menu"))
        let y = try #require(screen.shownFrame(of: "Slide")).minY
        screen.click("Slide")
        screen.advance(by: .milliseconds(1))
        screen.advance(by: .milliseconds(50))
        #expect(try #require(screen.shownFrame(of: "Slide")).minY == y)
    }

    @Test("Without animations, pages and sheets are there and gone at once")
    func disabled() {
        let screen = Screen(300, 200) { Rooms() }
        screen.click("Jump")
        #expect(screen.texts.contains("New") && !screen.texts.contains("Slide"))
        #expect(screen.timeToNextUpdate == nil)
        screen.click("Jump Back")
        #expect(!screen.texts.contains("New") && screen.texts.contains("Slide"))
        screen.click("Show")
        #expect(screen.opacity(of: "Sheet") == 1)
        screen.click("Hide")
        #expect(!screen.texts.contains("Sheet"))
        #expect(screen.timeToNextUpdate == nil)
    }

    @Test("With reduced motion a page fades in in its place, in front of the old one")
    func reduced() throws {
        let screen = Screen(300, 200, reducesMotion: true) { Rooms() }
        screen.click("Slide")
        screen.advance(by: .milliseconds(1))
        screen.advance(by: .milliseconds(50))
        #expect(try x("New", in: screen) == 150)
        #expect(try x("Jump", in: screen) == 150)
        let opacity = try #require(screen.opacity(of: "New"))
        #expect(opacity > 0.1 && opacity < 0.9)
        #expect(screen.grounds.contains { $0.width == 300 && $0.minX == 0 })
        screen.advanceToEnd()
        #expect(!screen.texts.contains("Slide") && screen.texts.contains("New"))
    }

    private struct Album: View {
        @Namespace private var album
        @State private var isShown = false

        var body: some View {
            NavigationStack {
                VStack(alignment: .leading, spacing: 0) {
                    Text("Small")
                        .frame(width: 60, height: 40)
                        .matchedTransitionSource(id: "small", in: album)
                    NavigationLink("Grow") {
                        picture.navigationTransition(.zoom(sourceID: "small", in: album))
                    }
                    NavigationLink("Lost") {
                        picture.navigationTransition(.zoom(sourceID: "lost", in: album))
                    }
                    NavigationLink("Fade") { picture.navigationTransition(.crossFade) }
                }
                .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
            }
        }

        private var picture: some View {
            Color.pureRed.overlay { Text("Large") }
        }
    }

    private func album(opening link: String) -> Screen {
        let screen = Screen(300, 200) { Album() }
        screen.click(link)
        screen.advance(by: .milliseconds(1))
        return screen
    }

    /// Source: `docs/navigation.md`, NAV-18.
    @Test("A page grows out of its source, and goes back into it")
    func zoom() throws {
        let screen = album(opening: "Grow")
        // All that the page moves across, with the bar above it, shrinks to 60 by 40 points.
        let source = try #require(screen.shownFrame(of: "Small"))
        let first = try #require(screen.reds.first?.frame)
        #expect(abs(first.width - 60) < 12 && abs(first.height - 40 * 154 / 200) < 8)
        #expect(first.contains(CGPoint(x: source.midX, y: source.midY)))
        #expect(try #require(screen.opacity(of: "Large")) < 0.2)
        screen.advance(by: .milliseconds(50))
        let next = try #require(screen.reds.first?.frame)
        #expect(next.width > first.width + 20 && next.width < 300)
        #expect(next.minX == 0 && abs(next.height / next.width - 154 / 300) < 0.02)
        #expect(try x("Small", in: screen) == 30)
        screen.advanceToEnd()
        #expect(screen.reds.first?.frame == CGRect(x: 0, y: 46, width: 300, height: 154))
        #expect(!screen.texts.contains("Small"))
        screen.press(.leftArrow, modifiers: .option)
        for _ in 0..<11 { screen.advance(by: .milliseconds(16)) }
        let last = try #require(screen.reds.first?.frame)
        #expect(last.width < 100 && last.minX == 0)
        screen.advanceToEnd()
        #expect(screen.reds.isEmpty && screen.texts.contains("Small"))
    }

    /// Source: `docs/navigation.md`, NAV-18.
    @Test("A page whose source is not below it slides")
    func lostSource() throws {
        let screen = album(opening: "Lost")
        #expect(try x("Large", in: screen) > 400)
    }

    /// Source: `docs/navigation.md`, NAV-18.
    @Test("A page fades in in its place, and what it covers stays")
    func crossFade() throws {
        let screen = album(opening: "Fade")
        screen.advance(by: .milliseconds(50))
        #expect(try x("Large", in: screen) == 150 && x("Small", in: screen) == 30)
        let opacity = try #require(screen.opacity(of: "Large"))
        #expect(opacity > 0.1 && opacity < 0.9)
    }
}

extension Screen {
    /// The frame of a text as it is drawn; `nil` if there is none.
    fileprivate func shownFrame(of text: String) -> CGRect? {
        displayList.shown.compactMap { shown -> CGRect? in
            guard case .text(let layout, let origin, _) = shown.command,
                layout.text.string == text
            else { return nil }
            return CGRect(origin: origin, size: layout.measurement.size).applying(shown.transform)
        }.first
    }

    fileprivate func opacity(of text: String) -> Double? {
        displayList.shown.compactMap { shown -> Double? in
            guard case .text(let layout, _, _) = shown.command, layout.text.string == text
            else { return nil }
            return shown.opacity
        }.first
    }

    /// The frames of filled figures as they are drawn.
    fileprivate var grounds: [CGRect] {
        displayList.shown.compactMap { shown -> CGRect? in
            guard case .fill(let shape, _) = shown.command else { return nil }
            return shape.bounds.applying(shown.transform)
        }
    }
}
