import Foundation
import LozengeTesting
import Testing
import ViewFixtures

@testable import LozengeViews

@Suite("Links")
struct LinkTests {
    private let home = "https://example.org"

    @Test("A click on a link opens it with the desktop; a click beside it does not")
    func markdown() {
        let screen = Screen(200, 16) { Text("see [here](https://example.org) now") }
        let frame = screen.frame(of: "see here now") ?? .zero
        func point(_ column: CGFloat) -> CGPoint {
            CGPoint(x: frame.minX + (column + 0.5) * 8, y: frame.midY)
        }
        screen.click(at: point(1))
        screen.click(at: point(9))
        #expect(screen.opened.isEmpty)
        screen.click(at: point(4))
        screen.click(at: point(7))
        #expect(screen.opened.map(\.absoluteString) == [home, home])
        // Released elsewhere, the click is cancelled.
        screen.drag(from: point(4), to: point(0))
        screen.drag(from: point(0), to: point(4))
        #expect(screen.opened.count == 2)
        screen.send(.pointerMoved(to: point(5)))
        #expect(screen.pointerShape == .link)
        screen.send(.pointerMoved(to: point(1)))
        #expect(screen.pointerShape == .arrow)
    }

    @Test("In text that can be selected, a click opens and a drag selects")
    func selectable() {
        let screen = Screen(200, 16) {
            Text("[all of it](https://example.org)").textSelection(.enabled)
        }
        let frame = screen.frame(of: "all of it") ?? .zero
        screen.click("all of it")
        #expect(screen.opened.count == 1)
        screen.drag(
            from: CGPoint(x: frame.minX, y: frame.midY),
            to: CGPoint(x: frame.minX + 24, y: frame.midY))
        #expect(screen.opened.count == 1)
        #expect(screen.offer(on: .selected) == "all")
    }

    @Test("Shift and a click open a link, too, in text that cannot be selected")
    func shift() {
        let screen = Screen(200, 16) { Text("[one](a:b) and [two](c:d)") }
        let frame = screen.frame(of: "one and two") ?? .zero
        screen.click(at: CGPoint(x: frame.minX + 4, y: frame.midY))
        let second = CGPoint(x: frame.maxX - 4, y: frame.midY)
        screen.drag(from: second, to: second, modifiers: .shift)
        #expect(screen.opened.map(\.absoluteString) == ["a:b", "c:d"])
        #expect(screen.offer(on: .selected) == nil)
    }

    @Test("Links in disabled views are plain text, with an arrow as pointer")
    func disabled() throws {
        let url = try #require(URL(string: home))
        let screen = Screen(200, 40) {
            VStack(spacing: 0) {
                Text("[words](https://example.org)")
                Link("link", destination: url)
            }
            .disabled(true)
        }
        for name in ["words", "link"] {
            screen.click(name)
            #expect(screen.pointerShape == .arrow)
        }
        #expect(screen.opened.isEmpty)
    }

    @Test("Adjacent links are separate")
    func neighbours() {
        let screen = Screen(200, 16) { Text("[ab](a:b)[cd](c:d)") }
        let frame = screen.frame(of: "abcd") ?? .zero
        screen.click(at: CGPoint(x: frame.minX + 12, y: frame.midY))
        screen.click(at: CGPoint(x: frame.minX + 20, y: frame.midY))
        #expect(screen.opened.map(\.absoluteString) == ["a:b", "c:d"])
    }

    @Test("Link is a label that opens an address")
    func link() throws {
        let url = try #require(URL(string: home))
        let screen = Screen(200, 16) { Link("Home", destination: url) }
        screen.click("Home")
        #expect(screen.opened == [url])
        screen.send(.pointerMoved(to: CGPoint(x: 100, y: 8)))
        #expect(screen.pointerShape == .link)
    }

    @Test("An app may open links, refuse them, or send others to the desktop")
    func actions() throws {
        let (url, other) = try (#require(URL(string: home)), #require(URL(string: "a:b")))
        var asked: [URL] = []
        func opened(_ result: OpenURLAction.Result) -> [URL] {
            let screen = Screen(200, 16) {
                Link("Home", destination: url)
                    .environment(
                        \.openURL,
                        OpenURLAction {
                            asked.append($0)
                            return result
                        })
            }
            screen.click("Home")
            return screen.opened
        }
        #expect(opened(.handled).isEmpty)
        #expect(opened(.discarded).isEmpty)
        #expect(opened(.systemAction) == [url])
        #expect(opened(.systemAction(other)) == [other])
        #expect(asked == [url, url, url, url])
    }

    @Test("A view can open an address and learn whether it was accepted")
    func completion() throws {
        let url = try #require(URL(string: home))
        var answers: [Bool] = []
        OpenURLAction { _ in .handled }(url) { answers.append($0) }
        OpenURLAction { _ in .discarded }(url) { answers.append($0) }
        // Without a window there is no desktop.
        OpenURLAction { _ in .systemAction }(url) { answers.append($0) }
        #expect(answers == [true, false, false])
    }
}
