import Foundation
import LozengeCore
import LozengeTesting
import Observation
import Testing
import ViewFixtures

@testable import LozengeViews

/// Animations of a modifier, while the boxes around have none.
@Suite("Motion of the content of a modifier")
struct ScopedMotionTests {
    @Observable
    fileprivate final class Lamp {
        var isOn = false
    }

    private struct Square: View {
        let lamp: Lamp

        var body: some View {
            Color.red.frame(width: lamp.isOn ? 80 : 40, height: lamp.isOn ? 80 : 40)
        }
    }

    /// A view that reads the lamp.
    private struct Lit<Content: View>: View {
        let lamp: Lamp
        @ViewBuilder let content: (Square, Lamp) -> Content

        var body: some View { content(Square(lamp: lamp), lamp) }
    }

    /// Returns the squares that are shown before a change, half a second after it and after its end.
    private func frames(_ content: @escaping (Square, Lamp) -> some View) -> [CGRect] {
        let lamp = Lamp()
        let screen = Screen(100, 100) { Lit(lamp: lamp, content: content) }
        func shown() -> CGRect {
            screen.displayList.shown.compactMap { command -> CGRect? in
                guard case .fill(let shape, .color(let color)) = command.command,
                    color.red > 0.9, color.green < 0.5
                else { return nil }
                return shape.bounds.applying(command.transform)
            }.last ?? .null
        }
        let rest = shown()
        lamp.isOn = true
        _ = screen.displayList
        screen.advance(by: .milliseconds(500))
        let half = shown()
        screen.advance(by: .seconds(1))
        return [rest, half, shown()]
    }

    private let centred = [
        CGRect(x: 30, y: 30, width: 40, height: 40), CGRect(x: 20, y: 20, width: 60, height: 60),
        CGRect(x: 10, y: 10, width: 80, height: 80),
    ]
    private let second = Animation.linear(duration: 1)

    @Test("A view that grows stays centred, whatever moves around it")
    func growth() {
        #expect(frames { $0.animation(second, value: $1.isOn) } == centred)
        #expect(
            frames { $0.animation(second, value: $1.isOn).frame(maxWidth: .infinity) } == centred)
        #expect(
            frames { square, lamp in VStack { square.animation(second, value: lamp.isOn) } }
                == centred)
        #expect(
            frames { square, lamp in
                VStack { square.animation(second, value: lamp.isOn).padding(4) }.padding(3)
            } == centred)
        #expect(
            frames { square, lamp in
                ZStack {
                    Color.gray
                    square.padding().overlay { Text("o") }.animation(second, value: lamp.isOn)
                }
            } == centred)
    }

    @Test("A view that updates by itself moves inside of a transaction")
    func inside() {
        #expect(frames { square, _ in square.transaction { $0.animation = second } } == centred)
        #expect(
            frames { square, _ in
                ZStack {
                    Color.gray
                    square.transaction { $0.animation = second }
                }
            } == centred)
    }

    @Test("A view in a modifier moves with a sibling that grows without an animation")
    func sibling() {
        let lamp = Lamp()
        let screen = Screen(100, 100) {
            Lit(lamp: lamp) { square, lamp in
                VStack(spacing: 0) {
                    square
                    Color.blue.frame(width: 10, height: 10).padding(5)
                        .animation(second, value: lamp.isOn)
                }
            }
        }
        func y() -> CGFloat {
            screen.displayList.shown.compactMap { command -> CGFloat? in
                guard case .fill(let shape, .color(let color)) = command.command, color.blue > 0.9
                else { return nil }
                return shape.bounds.applying(command.transform).minY
            }.last ?? -1
        }
        #expect(y() == 65)
        lamp.isOn = true
        _ = screen.displayList
        screen.advance(by: .milliseconds(500))
        #expect(y() == 75)
        screen.advance(by: .seconds(1))
        #expect(y() == 85)
    }
}

@Suite("Motion of colours")
struct ColourMotionTests {
    @Observable
    fileprivate final class Lamp {
        var isOn = false
        var color: Color {
            isOn ? Color(red: 1, green: 0, blue: 0) : Color(red: 0, green: 0, blue: 1)
        }
    }

    /// Returns true if the drawing half-way is neither that before nor that after a change.
    private func moves(_ content: (Lamp) -> some View) -> Bool {
        let lamp = Lamp()
        let screen = Screen(100, 60) { content(lamp) }
        let rest = screen.text
        withAnimation(.linear(duration: 1)) { lamp.isOn = true }
        _ = screen.displayList
        screen.advance(by: .milliseconds(500))
        let half = screen.text
        screen.advance(by: .seconds(1))
        return half != rest && half != screen.text && rest != screen.text
    }

    private struct Lit<Content: View>: View {
        let lamp: Lamp
        let content: (Color) -> Content

        var body: some View { content(lamp.color) }
    }

    @Test(
        "Backgrounds, overlays, borders, template images and grounds of controls change step by step"
    )
    func colours() {
        #expect(moves { Lit(lamp: $0) { Text("x").background($0) } })
        #expect(moves { Lit(lamp: $0) { Text("x").background($0.gradient) } })
        #expect(moves { Lit(lamp: $0) { Text("x").overlay($0.opacity(0.5)) } })
        #expect(moves { Lit(lamp: $0) { Text("x").border($0, width: 2) } })
        #expect(
            moves { lamp in
                Lit(lamp: lamp) {
                    Text("x").border(.black, width: $0 == .clear ? 1 : lamp.isOn ? 8 : 2)
                }
            })
        #expect(moves { Lit(lamp: $0) { Image(systemName: "star").foregroundStyle($0) } })
        #expect(moves { Lit(lamp: $0) { Button("b") {}.buttonStyle(.borderedProminent).tint($0) } })
    }
}
