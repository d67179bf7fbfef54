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
