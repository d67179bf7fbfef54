import Foundation
import LozengeCore
import LozengeTesting
import LozengeViews
import Testing
import ViewFixtures

@Suite("Tooltips")
struct HelpTests {
    private let screen = Screen(200, 100) {
        VStack(spacing: 0) {
            Color.red.help("Rolls a die.")
            Color.blue
        }
    }
    private let red = CGPoint(x: 50, y: 20)

    @Test("A tooltip appears below a resting pointer, after a delay")
    func rest() throws {
        screen.send(.pointerMoved(to: red))
        screen.advance(by: .milliseconds(400))
        #expect(screen.popups.isEmpty)
        screen.send(.pointerMoved(to: CGPoint(x: 52, y: 20)))
        screen.advance(by: .milliseconds(400))
        #expect(screen.popups.isEmpty)
        screen.advance(by: .milliseconds(300))
        let tooltip = try #require(screen.popups.first)
        #expect(tooltip.popup?.kind == .tooltip)
        #expect(tooltip.popup?.anchor.minX == 52)
        #expect(tooltip.frame(of: "Rolls a die.") != nil)
    }

    @Test("A tooltip ends when the pointer leaves, and presses are handled as usual")
    func leave() {
        func rest() {
            screen.send(.pointerMoved(to: CGPoint(x: 50, y: 80)))
            screen.send(.pointerMoved(to: red))
            screen.advance(by: .seconds(1))
            #expect(screen.popups.count == 1)
        }
        rest()
        screen.send(.pointerMoved(to: CGPoint(x: 50, y: 80)))
        #expect(screen.popups.isEmpty)
        rest()
        screen.click(at: red)
        #expect(screen.popups.isEmpty)
        screen.advance(by: .seconds(2))
        #expect(screen.popups.isEmpty)
        rest()
        screen.send(.pointerExited)
        #expect(screen.popups.isEmpty)
    }

    @Test(
        "A key, and another window with the keyboard, end the rest of the pointer before it opens one"
    )
    func interrupted() {
        for event in [
            InputEvent.focused(false), .key(KeyEvent(.character("b"), modifiers: .control)),
        ] {
            screen.send(.pointerMoved(to: CGPoint(x: 50, y: 80)))
            screen.send(.pointerMoved(to: red))
            screen.send(event)
            screen.advance(by: .seconds(1))
            #expect(screen.popups.isEmpty, "\(event)")
        }
        // A palette never has the keyboard, but tooltips.
        screen.send(.pointerMoved(to: CGPoint(x: 50, y: 80)))
        screen.send(.pointerMoved(to: red))
        screen.advance(by: .seconds(1))
        #expect(screen.popups.count == 1)
    }

    @Test("A long text has several lines")
    func long() throws {
        let long = String(repeating: "many words ", count: 20)
        let screen = Screen(200, 100) { Color.red.help(long) }
        screen.send(.pointerMoved(to: red))
        screen.advance(by: .seconds(1))
        let tooltip = try #require(screen.popups.first)
        #expect(tooltip.size.width <= 336)
        #expect(tooltip.size.height > 40)
    }

    @Test("Without a pointer over a view no frame is requested")
    func idle() { #expect(screen.timeToNextUpdate == nil) }
}
