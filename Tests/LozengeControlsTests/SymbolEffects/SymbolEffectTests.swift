import Foundation
import LozengeTesting
import Testing
import ViewFixtures

@testable import LozengeControls
@testable import LozengeViews

@Suite("Symbol effects")
struct SymbolEffectTests {
    /// A window with a flag that a click changes.
    private struct Stage<Content: View>: View {
        let content: (Bool) -> Content
        @State private var isOn = false

        var body: some View {
            VStack {
                content(isOn)
                Button("Change") { isOn.toggle() }.buttonStyle(.plain)
            }
        }
    }

    private func stage(@ViewBuilder _ content: @escaping (Bool) -> some View) -> Screen {
        Screen(100, 100) { Stage(content: content) }
    }

    private func symbols(_ screen: Screen) -> [ShownCommand] {
        screen.displayList.shown.filter { if case .picture = $0.command { true } else { false } }
    }

    /// The scale and the opacity of the first symbol; `nil` if there is none.
    private func look(_ screen: Screen) -> (scale: CGFloat, opacity: Double)? {
        symbols(screen).first.map { shown in
            let transform = shown.transform
            return (
                (transform.a * transform.a + transform.b * transform.b).squareRoot(), shown.opacity
            )
        }
    }

    @Test("A bounce plays once when its value changes, and rests again")
    func bounce() throws {
        let screen = stage { Image(systemName: "star").symbolEffect(.bounce, value: $0) }
        #expect(try #require(look(screen)).scale == 1)
        #expect(screen.timeToNextUpdate == nil)
        screen.click("Change")
        screen.advance(by: .milliseconds(260))
        #expect(try #require(look(screen)).scale > 1.15)
        screen.advance(by: .seconds(1))
        #expect(try #require(look(screen)).scale == 1)
        #expect(screen.timeToNextUpdate == nil)
    }

    @Test("A pulse goes on while it is active")
    func pulse() throws {
        let screen = stage { Image(systemName: "wifi").symbolEffect(.pulse, isActive: $0) }
        #expect(screen.timeToNextUpdate == nil)
        screen.click("Change")
        for _ in 0..<3 {
            screen.advance(by: .milliseconds(600))
            #expect(try #require(look(screen)).opacity < 0.45)
            screen.advance(by: .milliseconds(600))
            #expect(try #require(look(screen)).opacity > 0.85)
        }
        screen.click("Change")
        screen.advance(by: .milliseconds(100))
        #expect(try #require(look(screen)).opacity == 1)
        #expect(screen.timeToNextUpdate == nil)
    }

    @Test("A number of rounds and the speed are options")
    func options() throws {
        let screen = stage {
            Image(systemName: "star")
                .symbolEffect(.bounce, options: .speed(2).repeat(2), value: $0)
        }
        screen.click("Change")
        screen.advance(by: .milliseconds(135))
        #expect(try #require(look(screen)).scale > 1.15)
        screen.advance(by: .milliseconds(250))
        #expect(try #require(look(screen)).scale > 1.15)
        screen.advance(by: .milliseconds(250))
        #expect(try #require(look(screen)).scale == 1)
        screen.advance(by: .milliseconds(100))
        #expect(screen.timeToNextUpdate == nil)
    }

    @Test("Rounds that are counted end as soon as the effect is no longer active")
    func inactive() throws {
        let screen = stage {
            Image(systemName: "star")
                .symbolEffect(.bounce, options: .repeat(.periodic(1000, delay: 1)), isActive: $0)
        }
        screen.click("Change")
        screen.advance(by: .milliseconds(260))
        #expect(try #require(look(screen)).scale > 1.15)
        screen.click("Change")
        screen.advance(by: .milliseconds(100))
        #expect(try #require(look(screen)).scale == 1)
        #expect(screen.timeToNextUpdate == nil)
    }

    @Test("Rounds without an end keep their pace, however long they go on")
    func pace() throws {
        let screen = stage {
            Image(systemName: "star")
                .symbolEffect(.bounce, options: .repeat(.periodic(delay: 5)), value: $0)
        }
        screen.click("Change")
        screen.advance(by: .milliseconds(5760))
        #expect(try #require(look(screen)).scale > 1.15)
        screen.advance(by: .milliseconds(1000))
        #expect(try #require(look(screen)).scale == 1)
    }

    @Test("A symbol rests exactly as it was", arguments: [1, 3])
    func rest(rounds: Int) throws {
        let screen = stage {
            Image(systemName: "star")
                .symbolEffect(.wiggle, options: .repeat(.periodic(rounds)), value: $0)
                .symbolEffect(.breathe, options: .repeat(.periodic(rounds)), value: $0)
        }
        let before = screen.displayList.description
        screen.click("Change")
        screen.advance(by: .milliseconds(400))
        #expect(screen.displayList.description != before)
        screen.advance(by: .seconds(3 * rounds))
        #expect(screen.displayList.description == before)
    }

    @Test("The effect animates symbols, and nothing else of the view")
    func content() throws {
        let screen = stage { isOn in
            HStack(spacing: 0) {
                Image(systemName: "star")
                Color.red.frame(width: isOn ? 30 : 10, height: 10)
            }
            .symbolEffect(.scale.up, isActive: isOn)
        }
        screen.click("Change")
        screen.advance(by: .milliseconds(60))
        let widths = screen.displayList.shown.compactMap { shown -> CGFloat? in
            if case .fill(let shape, _) = shown.command { shape.bounds.width } else { nil }
        }
        #expect(widths.contains(30))
        #expect(try #require(look(screen)).scale < 1.25)
    }

    @Test("A shake forward begins towards the end of the line")
    func forward() throws {
        func shift(_ direction: LayoutDirection) throws -> CGFloat {
            let screen = stage {
                Image(systemName: "star").symbolEffect(.wiggle.forward, value: $0)
                    .environment(\.layoutDirection, direction)
            }
            let rest = try #require(symbols(screen).first).transform.tx
            screen.click("Change")
            screen.advance(by: .milliseconds(60))
            return try #require(symbols(screen).first).transform.tx - rest
        }
        #expect(try shift(.leftToRight) > 0)
        #expect(try shift(.rightToLeft) < 0)
    }

    @Test("A scale lasts while it is active")
    func scale() throws {
        let screen = stage { Image(systemName: "star").symbolEffect(.scale.down, isActive: $0) }
        screen.click("Change")
        screen.advance(by: .seconds(1))
        #expect(abs(try #require(look(screen)).scale - 0.8) < 0.001)
        #expect(screen.timeToNextUpdate == nil)
        screen.click("Change")
        screen.advance(by: .seconds(1))
        #expect(abs(try #require(look(screen)).scale - 1) < 0.001)
    }

    @Test("While an effect of disappearance is active, the symbol is hidden")
    func disappear() throws {
        let screen = stage { Image(systemName: "star").symbolEffect(.disappear, isActive: $0) }
        screen.click("Change")
        screen.advance(by: .milliseconds(100))
        #expect(try #require(look(screen)).opacity < 1)
        screen.advance(by: .seconds(1))
        #expect(look(screen) == nil)
        screen.click("Change")
        screen.advance(by: .seconds(1))
        #expect(try #require(look(screen)).opacity == 1)
    }

    @Test("Effects move symbols, not other views, and can be removed inside")
    func reach() throws {
        let screen = stage { isOn in
            HStack {
                Color.red.frame(width: 10, height: 10)
                Image(systemName: "star")
                Image(systemName: "heart").symbolEffectsRemoved()
            }
            .symbolEffect(.scale.up, isActive: isOn)
        }
        screen.click("Change")
        screen.advance(by: .seconds(1))
        let scales = symbols(screen).map { $0.transform.a }
        try #require(scales.count == 2)
        #expect(abs(scales[0] - 1.25) < 0.001 && scales[1] == 1)
        let red = screen.displayList.shown.first {
            if case .fill(let shape, _) = $0.command { shape.bounds.width == 10 } else { false }
        }
        #expect(red?.transform.a == 1)
    }

    @Test("A symbol that goes with an effect shrinks and fades, and comes back the same way")
    func transition() throws {
        let screen = stage { isOn in
            ZStack {
                if !isOn { Image(systemName: "star").transition(.symbolEffect) }
            }
            .frame(width: 40, height: 40)
            .animation(.linear(duration: 1), value: isOn)
        }
        screen.click("Change")
        screen.advance(by: .milliseconds(500))
        let going = try #require(look(screen))
        #expect(abs(going.scale - 0.75) < 0.02 && abs(going.opacity - 0.5) < 0.05)
        screen.advance(by: .seconds(1))
        #expect(look(screen) == nil)
        screen.click("Change")
        screen.advance(by: .milliseconds(500))
        let coming = try #require(look(screen))
        #expect(abs(coming.scale - 0.75) < 0.02 && abs(coming.opacity - 0.5) < 0.05)
        screen.advance(by: .seconds(1))
        let back = try #require(look(screen))
        #expect(back.scale == 1 && back.opacity == 1)
        #expect(screen.timeToNextUpdate == nil)
    }

    @Test("A symbol that is replaced shrinks away before the next one grows")
    func replace() throws {
        struct Player: View {
            @State private var isPlaying = false

            var body: some View {
                Button {
                    withAnimation(.linear(duration: 1)) { isPlaying.toggle() }
                } label: {
                    Image(systemName: isPlaying ? "pause" : "play")
                        .contentTransition(.symbolEffect(.replace.downUp))
                }
            }
        }
        let screen = Screen(100, 100) { Player() }
        screen.click(at: CGPoint(x: 50, y: 50))
        for (time, name) in [(250, "play"), (500, "pause")] {
            screen.advance(by: .milliseconds(time))
            let shown = symbols(screen)
            #expect(shown.count == 1)
            #expect("\(shown[0].command)".contains(name))
            #expect(shown[0].opacity < 0.6)
        }
        screen.advance(by: .seconds(1))
        #expect(try #require(look(screen)).opacity == 1)
    }

    @Test("With less motion only fades play")
    func reducedMotion() throws {
        let screen = Screen(100, 100) {
            Stage { isOn in
                HStack {
                    Image(systemName: "star").symbolEffect(.bounce, value: isOn)
                    Image(systemName: "heart").symbolEffect(.pulse, value: isOn)
                }
            }
            .environment(\.accessibilityReduceMotion, true)
        }
        screen.click("Change")
        screen.advance(by: .milliseconds(250))
        let shown = symbols(screen)
        try #require(shown.count == 2)
        #expect(shown[0].transform.a == 1)
        #expect(shown[1].opacity < 0.9)
    }
}
