import Foundation
import LozengeCore
import LozengeTesting
import Testing
import ViewFixtures

@Suite("Button")
struct ButtonTests {
    /// A button in the middle of 100 × 100 points, and its number of actions.
    final class Fixture {
        private(set) var actions = 0
        private(set) var screen: Screen

        init(disabled: Bool = false) {
            var act: () -> Void = {}
            screen = Screen(100, 100) {
                Button("act") { act() }.buttonStyle(.plain).disabled(disabled)
            }
            act = { [unowned self] in actions += 1 }
        }

        let inside = CGPoint(x: 50, y: 50)
        let outside = CGPoint(x: 5, y: 5)
        var isDimmed: Bool { screen.text.hasPrefix("opacity 0.") }
    }

    @Test("A button acts when the pointer is released over it")
    func click() {
        let button = Fixture()
        button.screen.send(.pointerDown(.primary, at: button.inside))
        #expect(button.actions == 0)
        #expect(button.isDimmed)
        button.screen.send(.pointerUp(.primary, at: button.inside))
        #expect(button.actions == 1)
        #expect(!button.isDimmed)
    }

    @Test(
        "The title of a button with a ground wraps between words, and is cut rather than broken in one"
    )
    func wholeWords() {
        func lines(_ width: CGFloat, isFramed: Bool = true) -> CGFloat? {
            let title = Text("Save everything").tagged("title")
            return Screen(width, 400) {
                Group {
                    if isFramed {
                        Button {
                        } label: {
                            title
                        }
                    } else {
                        title
                    }
                }
                .font(.system(size: 17))
            }
            .frame(of: "title").map { $0.height / 16 }
        }
        #expect(lines(300) == 1)
        #expect(lines(125) == 2)
        #expect(lines(70) == 1)
        #expect(lines(40, isFramed: false) == 3)
    }

    @Test("Released outside, it does nothing")
    func releaseOutside() {
        let button = Fixture()
        button.screen.send(.pointerDown(.primary, at: button.inside))
        button.screen.send(.pointerMoved(to: button.outside))
        #expect(!button.isDimmed)
        button.screen.send(.pointerUp(.primary, at: button.outside))
        #expect(button.actions == 0)
        #expect(!button.isDimmed)
    }

    @Test("Moved out and back in, it acts")
    func outAndIn() {
        let button = Fixture()
        button.screen.send(.pointerDown(.primary, at: button.inside))
        button.screen.send(.pointerMoved(to: button.outside))
        button.screen.send(.pointerMoved(to: button.inside))
        #expect(button.isDimmed)
        button.screen.send(.pointerUp(.primary, at: button.inside))
        #expect(button.actions == 1)
    }

    @Test("A press that began elsewhere has no effect")
    func pressedElsewhere() {
        let button = Fixture()
        button.screen.send(.pointerDown(.primary, at: button.outside))
        button.screen.send(.pointerMoved(to: button.inside))
        button.screen.send(.pointerUp(.primary, at: button.inside))
        #expect(button.actions == 0)
    }

    @Test(
        "Other buttons of the mouse are ignored", arguments: [PointerButton.middle, .secondary])
    func otherButtons(pointer: PointerButton) {
        let button = Fixture()
        button.screen.send(.pointerDown(pointer, at: button.inside))
        button.screen.send(.pointerUp(pointer, at: button.inside))
        #expect(button.actions == 0)
        #expect(!button.isDimmed)
    }

    @Test("A disabled button is paler and does nothing")
    func disabled() {
        let button = Fixture(disabled: true)
        #expect(button.isDimmed)
        button.screen.click("act")
        #expect(button.actions == 0)
    }

    @Test("A disabled container disables all views inside")
    func disabledInside() {
        var actions = 0
        let screen = Screen(100, 100) {
            VStack { Button("act") { actions += 1 }.disabled(false) }.disabled(true)
        }
        screen.click("act")
        #expect(actions == 0)
    }

    @Test("A button has a ground, which follows the pointer and the press")
    func ground() {
        let screen = Screen(100, 100) { Button("a") {} }
        func ground() -> String { screen.text.split(separator: "\n").first.map(String.init) ?? "" }
        #expect(ground() == "fill rounded rectangle 29 36 42×28 radius 9 #000006 8%")
        screen.send(.pointerMoved(to: CGPoint(x: 35, y: 50)))
        #expect(ground().hasSuffix("#000006 12%"))
        screen.send(.pointerDown(.primary, at: CGPoint(x: 35, y: 50)))
        #expect(ground().hasSuffix("#000006 22%"))
        screen.send(.pointerUp(.primary, at: CGPoint(x: 35, y: 50)))
        screen.send(.pointerExited)
        #expect(ground().hasSuffix("#000006 8%"))
    }

    @Test("A label that has a background, a border or a shape is no button in a button")
    func drawnLabel() {
        func text(_ label: some View) -> String {
            Screen(100, 100) { Button(action: {}, label: { label }) }.text
        }
        let ground = "#000006 8%"
        #expect(text(Text("a")).contains(ground) && text(Text("a").padding(2)).contains(ground))
        #expect(
            text(
                HStack {
                    Text("a"); Text("b")
                }
            ).contains(ground))
        #expect(!text(Text("a").padding().background(.red)).contains(ground))
        #expect(!text(Text("a").background(.red, in: .capsule).padding()).contains(ground))
        #expect(!text(Text("a").overlay { Capsule().stroke() }).contains(ground))
        #expect(
            !text(
                ZStack {
                    Circle(); Text("a")
                }
            ).contains(ground))
        struct Drawn: View { var body: some View { Text("a").border(.red) } }
        #expect(!text(Drawn()).contains(ground))
    }

    @Test("In a row of a list a button is its label; a prominent one is readable in any tint")
    func places() {
        let row = Screen(300, 100) { List { Button("a") {} } }
        #expect(row.text.contains("#0058b4 \"a\""))
        #expect(!row.text.contains("radius 9 #000006 8%"))
        for tint in [Color.yellow, .green, .blue, .white] {
            let screen = Screen(300, 100) {
                Button("a") {}.buttonStyle(.borderedProminent).tint(tint)
            }
            #expect(screen.text.contains("#ffffff \"a\"") && screen.lowestContrast >= 4.5)
        }
    }

    @Test("A custom style gets the label and the press")
    func style() {
        struct Loud: ButtonStyle {
            func makeBody(configuration: Configuration) -> some View {
                configuration.label.padding(configuration.isPressed ? 10 : 0).border(.red)
            }
        }
        let screen = Screen(100, 100) { Button("act") {}.buttonStyle(Loud()) }
        #expect(screen.text.contains("border 38 42 24×16"))
        screen.send(.pointerDown(.primary, at: CGPoint(x: 50, y: 50)))
        #expect(screen.text.contains("border 28 32 44×36"))
    }

    @Test("A button that is removed while it is pressed gets no release")
    func goes() {
        struct Once: View {
            @State private var isThere = true
            var body: some View {
                if isThere { Button("act") { isThere = false } }
                Text("after")
            }
        }
        let screen = Screen(100, 100) { Once() }
        screen.click("act")
        #expect(screen.words == ["after"])
        screen.send(.pointerUp(.primary, at: CGPoint(x: 50, y: 50)))
        #expect(screen.words == ["after"])
    }
}

extension Screen {
    /// The least contrast of the grounds with white.
    fileprivate var lowestContrast: Double {
        displayList.primitives.compactMap { command -> Double? in
            guard case .fill(_, .color(let color)) = command, color.opacity == 1 else { return nil }
            return color.contrast(with: Color.white.resolve(in: .light))
        }.min() ?? 0
    }
}
