import LozengeTesting
import Testing
import ViewFixtures

@testable import LozengeViews

@Suite("Views with the trait of a control, by the keyboard")
struct TraitKeyboardTests {
    private final class Taps { var count = 0 }

    private func focusedLabel(_ screen: Screen) -> String? { screen.speech.last }

    @Test(
        "Tab reaches a view with a gesture that is called a button; Space and Return perform it",
        arguments: [true, false])
    func button(gestureIsInside: Bool) {
        let taps = Taps()
        let screen = Screen(200, 200) {
            Button("First") {}
            if gestureIsInside {
                Text("Star").onTapGesture { taps.count += 1 }.accessibilityAddTraits(.isButton)
            } else {
                Text("Star").accessibilityAddTraits(.isButton).onTapGesture { taps.count += 1 }
            }
            Button("Last") {}
        }
        screen.press(.tab)
        screen.press(.tab)
        screen.press(.space)
        #expect(taps.count == 1)
        screen.press(.return)
        #expect(taps.count == 2)
        screen.press(.return, modifiers: .control)
        #expect(taps.count == 2)
        screen.press(.tab)
        #expect(focusedLabel(screen) == "Last, button")
        screen.press(.space)
        #expect(taps.count == 2)
    }

    @Test("The element that a label makes for a shape has the action of the shape's gesture")
    func shape() {
        let taps = Taps()
        let screen = Screen(200, 200) {
            Circle().onTapGesture { taps.count += 1 }.accessibilityLabel("Moon")
                .accessibilityAddTraits(.isButton)
        }
        screen.button("Moon").press()
        #expect(taps.count == 1)
        screen.press(.tab)
        screen.press(.space)
        #expect(taps.count == 2)
    }

    @Test("The arrow keys adjust a view with an adjustable action", arguments: [false, true])
    func adjustable(isRightToLeft: Bool) {
        final class Rating { var stars = 3 }
        let rating = Rating()
        let screen = Screen(200, 200) {
            Button("First") {}
            Circle().accessibilityElement().accessibilityLabel("Rating")
                .accessibilityAdjustableAction { rating.stars += $0 == .increment ? 1 : -1 }
                .environment(\.layoutDirection, isRightToLeft ? .rightToLeft : .leftToRight)
        }
        screen.press(.tab)
        screen.press(.rightArrow)
        #expect(rating.stars == 3)
        screen.press(.tab)
        #expect(focusedLabel(screen)?.hasPrefix("Rating") == true)
        screen.press(.upArrow)
        screen.press(.rightArrow)
        #expect(rating.stars == (isRightToLeft ? 3 : 5))
        screen.press(.downArrow)
        screen.press(.space)
        #expect(rating.stars == (isRightToLeft ? 2 : 4))
    }

    @Test("It has a focus ring while the keyboard is used")
    func ring() {
        let screen = Screen(200, 200) {
            Text("Star").onTapGesture {}.accessibilityAddTraits(.isButton)
        }
        let before = screen.displayList.commands.count
        screen.press(.tab)
        #expect(screen.displayList.commands.count == before + 1)
    }

    @Test(
        "Disabled and hidden ones, those without an action, and controls inside are no further stops"
    )
    func others() {
        let screen = Screen(300, 300) {
            Text("Disabled").onTapGesture {}.accessibilityAddTraits(.isButton).disabled(true)
            Text("Hidden").onTapGesture {}.accessibilityAddTraits(.isButton)
                .accessibilityHidden(true)
            Text("Idle").accessibilityAddTraits(.isButton)
            Text("Tapped").onTapGesture {}
            Button("Inside") {}.accessibilityAddTraits(.isLink)
            Button("Last") {}
        }
        screen.press(.tab)
        #expect(focusedLabel(screen)?.hasPrefix("Inside") == true)
        screen.press(.tab)
        #expect(focusedLabel(screen) == "Last, button")
        screen.press(.tab)
        #expect(focusedLabel(screen)?.hasPrefix("Inside") == true)
    }
}
