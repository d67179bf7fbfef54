import Foundation
import LozengeTesting
import Testing
import ViewFixtures

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

    /// A stepper from 0 to 2, whose actions are noted.
    private struct Players: View {
        let diary: Diary
        @State private var count = 1
        var body: some View {
            Stepper(
                "\(count)", value: $count, in: 0...2,
                onEditingChanged: { diary.note($0 ? "begins" : "ends") })
        }
    }

    /// The middle of each half at the trailing edge of 300 × 34 points; a half is 34 × 34.
    private let minus = CGPoint(x: 300 - 52, y: 17)
    private let plus = CGPoint(x: 300 - 17, y: 17)

    @Test("A press steps at once, and a held button again after half a second")
    func press() {
        let diary = Diary()
        let screen = Screen(300, 34) { Players(diary: diary) }
        screen.send(.pointerDown(.primary, at: minus))
        screen.send(.pointerUp(.primary, at: minus))
        #expect(screen.words == ["0"])
        #expect(diary.lines == ["begins", "ends"])
        screen.send(.pointerDown(.primary, at: plus))
        #expect(screen.words == ["1"])
        screen.advance(by: .milliseconds(499))
        #expect(screen.words == ["1"])
        screen.advance(by: .milliseconds(2))
        #expect(screen.words == ["2"])
        screen.send(.pointerUp(.primary, at: plus))
    }

    @Test("At a bound, and while it is disabled, a stepper stays as it is")
    func bounds() {
        let screen = Screen(300, 34) { Players(diary: Diary()) }
        for _ in 0..<3 { screen.click(at: plus) }
        #expect(screen.words == ["2"])
        for _ in 0..<4 { screen.click(at: minus) }
        #expect(screen.words == ["0"])
        let disabled = Screen(300, 34) { Players(diary: Diary()).disabled(true) }
        disabled.click(at: plus)
        #expect(disabled.words == ["1"])
    }

    @Test("Without a format only the label is shown")
    func plain() {
        let screen = Screen(300, 60) {
            Stepper(String("Count"), value: .constant(3))
        }
        #expect(screen.words == ["Count"])
    }
}
