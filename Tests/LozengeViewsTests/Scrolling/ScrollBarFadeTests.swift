import Foundation
import LozengeTesting
import Observation
import Testing

@testable import LozengeViews

@Suite("Fading scroll bars")
struct ScrollBarFadeTests {
    /// The opacity of each bar that is drawn, from 0 to 1.
    private func bars(_ screen: Screen) -> [Float] {
        screen.displayList.primitives.compactMap { command in
            guard case .fill(let shape, .color(let color)) = command,
                shape.roundedRectangle?.rect.width == 5
            else { return nil }
            return color.opacity
        }
    }

    private func rows(_ visibility: ScrollIndicatorVisibility = .automatic) -> Screen {
        Screen(100, 100) {
            ScrollView { Color.red.frame(width: 100, height: 400) }.scrollIndicators(visibility)
        }
    }

    @Test("Bars are shown when a view appears, and fade unless they are used")
    func appearance() throws {
        let screen = rows()
        let full = try #require(bars(screen).first)
        screen.advance(by: .milliseconds(1400))
        #expect(bars(screen) == [full])
        screen.advance(by: .milliseconds(200))
        let fading = try #require(bars(screen).first)
        #expect(fading > 0 && fading < full)
        screen.advance(by: .milliseconds(200))
        #expect(bars(screen).isEmpty)
        #expect(screen.timeToNextUpdate == nil)
    }

    @Test("The wheel, a key and the pointer in the view show them again")
    func uses() {
        let screen = rows()
        func isShown(after use: () -> Void) -> Bool {
            screen.advance(by: .seconds(3))
            #expect(bars(screen).isEmpty)
            use()
            return !bars(screen).isEmpty
        }
        #expect(
            isShown {
                screen.send(.scroll(by: CGSize(width: 0, height: 48), at: CGPoint(x: 50, y: 50)))
            })
        #expect(isShown { screen.send(.pointerMoved(to: CGPoint(x: 40, y: 40))) })
        screen.advance(by: .seconds(1))
        screen.send(.pointerMoved(to: CGPoint(x: 41, y: 40)))
        screen.advance(by: .seconds(1))
        #expect(bars(screen).count == 1)
        #expect(screen.timeToNextUpdate != nil)
    }

    @Test("Content that fits needs no frame")
    func fitting() {
        let screen = Screen(100, 100) { ScrollView { Color.red.frame(height: 50) } }
        screen.send(.pointerMoved(to: CGPoint(x: 40, y: 40)))
        #expect(screen.timeToNextUpdate == nil)
    }

    @Test("A bar stays under the pointer, without a frame")
    func pointed() {
        let screen = rows()
        screen.send(.pointerMoved(to: CGPoint(x: 95, y: 60)))
        screen.advance(by: .seconds(5))
        screen.drag(from: CGPoint(x: 95, y: 10), to: CGPoint(x: 95, y: 20))
        #expect(screen.timeToNextUpdate == nil)
        screen.send(.pointerMoved(to: CGPoint(x: 50, y: 60)))
        #expect(bars(screen).count == 1)
        screen.advance(by: .seconds(3))
        #expect(bars(screen).isEmpty)
    }

    @Test("A bar that is not shown takes no press")
    func hiddenBar() {
        let screen = Screen(100, 100) {
            ScrollView {
                Color.red.frame(width: 100, height: 400)
                    .overlay(alignment: .topLeading) { Text("top") }
            }
        }
        screen.advance(by: .seconds(3))
        screen.send(.pointerDown(.primary, at: CGPoint(x: 95, y: 90)))
        screen.send(.pointerUp(.primary, at: CGPoint(x: 95, y: 90)))
        #expect(screen.frame(of: "top")?.minY == 0)
    }

    @Test("Visible bars, and those of high contrast, never fade")
    func steadyBars() {
        let visible = rows(.visible)
        visible.advance(by: .seconds(5))
        #expect(bars(visible).count == 1)
        #expect(visible.timeToNextUpdate == nil)
    }

    @Test("A flash shows the bars for a moment")
    func flash() {
        let model = Trigger()
        let screen = Screen(100, 100) {
            Flashing(model: model)
        }
        screen.advance(by: .seconds(3))
        #expect(bars(screen).isEmpty)
        model.count += 1
        #expect(bars(screen).count == 1)
        screen.advance(by: .seconds(3))
        #expect(bars(screen).isEmpty)
    }
}

@Observable
private final class Trigger {
    var count = 0
}

private struct Flashing: View {
    let model: Trigger

    var body: some View {
        ScrollView { Color.red.frame(width: 100, height: 400) }
            .scrollIndicatorsFlash(trigger: model.count)
    }
}
