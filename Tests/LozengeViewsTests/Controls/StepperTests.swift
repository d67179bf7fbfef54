import Foundation
import LozengeTesting
import Testing

@testable import LozengeViews

@Suite("Stepper")
struct StepperTests {
    private struct Scale: View {
        @State private var scale = 1.5
        var body: some View {
            Stepper(
                "Scale", value: $scale, in: 1...2, step: 0.25,
                format: .number.precision(.fractionLength(2)).locale(Locale(identifier: "en_US"))
            )
        }
    }

    @Test(
        "The formatted number is beside the buttons, and follows the steps to the bounds")
    func format() {
        let screen = Screen(300, 60) { Scale() }
        #expect(screen.words == ["Scale", "1.50"])
        screen.press(.tab)
        screen.press(.upArrow)
        #expect(screen.words == ["Scale", "1.75"])
        for _ in 0..<3 { screen.press(.upArrow) }
        #expect(screen.words == ["Scale", "2.00"])
        for _ in 0..<9 { screen.press(.downArrow) }
        #expect(screen.words == ["Scale", "1.00"])
    }

    @Test("Without a format only the label is shown")
    func plain() {
        let screen = Screen(300, 60) {
            Stepper(String("Count"), value: .constant(3))
        }
        #expect(screen.words == ["Count"])
    }
}
