import LozengeTesting
import Testing
import ViewFixtures

@testable import LozengeViews

@Suite("Slider")
struct SliderTests {
    /// A slider whose knob travels 100 points, above its value in per cent.
    private struct Volume: View {
        var step: Double?
        let diary: Diary
        @State private var volume = 0.5

        var body: some View {
            VStack(spacing: 0) {
                if let step {
                    Slider(value: $volume, in: 0...1, step: step, onEditingChanged: note)
                } else {
                    Slider(value: $volume, onEditingChanged: note)
                }
                Text(verbatim: "\(Int((volume * 100).rounded()))")
            }
        }

        private func note(_ isEditing: Bool) { diary.note(isEditing ? "begins" : "ends") }
    }

    private let diary = Diary()

    private func screen(step: Double? = nil, _ direction: LayoutDirection = .leftToRight) -> Screen
    {
        Screen(128, 44) {
            Volume(step: step, diary: diary).environment(\.layoutDirection, direction)
        }
    }

    /// Returns the point at which the middle of the knob is for `part` of the range.
    private func point(_ part: CGFloat) -> CGPoint { CGPoint(x: 10 + 108 * part, y: 17) }

    @Test("The knob follows the pointer to both ends, and editing begins and ends once")
    func drag() {
        let screen = screen()
        screen.send(.pointerDown(.primary, at: point(0.25)))
        #expect(screen.words == ["25"])
        screen.send(.pointerMoved(to: point(0.75)))
        #expect(screen.words == ["75"])
        screen.send(.pointerMoved(to: point(3)))
        #expect(screen.words == ["100"])
        screen.send(.pointerMoved(to: point(-3)))
        #expect(screen.words == ["0"])
        #expect(diary.lines == ["begins"])
        screen.send(.pointerUp(.primary, at: point(-3)))
        #expect(screen.words == ["0"])
        #expect(diary.lines == ["begins", "ends"])
    }

    @Test("With a step the value is the nearest multiple of it")
    func step() {
        let screen = screen(step: 0.25)
        screen.click(at: point(0.6))
        #expect(screen.words == ["50"])
        screen.click(at: point(0.65))
        #expect(screen.words == ["75"])
        screen.press(.tab)
        screen.press(.rightArrow)
        #expect(screen.words == ["100"])
    }

    @Test("Changes by dragging are part of a series; one by a key is not")
    func continuous() {
        let diary = diary
        let screen = Screen(128, 44) {
            Slider(
                value: Binding(
                    get: { 0.5 },
                    set: { diary.note($1.isContinuous ? "series" : "single") }))
        }
        screen.drag(from: point(0.5), to: point(0.7))
        #expect(Set(diary.lines) == ["series"])
        screen.press(.tab)
        screen.press(.rightArrow)
        #expect(diary.lines.last == "single")
    }

    @Test("Arrow keys move by a twentieth of the range, Home and End to its bounds")
    func keys() {
        let screen = screen()
        screen.press(.tab)
        screen.press(.rightArrow)
        screen.press(.upArrow)
        #expect(screen.words == ["60"])
        screen.press(.leftArrow)
        screen.press(.downArrow)
        screen.press(.downArrow)
        #expect(screen.words == ["45"])
        screen.press(.end)
        #expect(screen.words == ["100"])
        screen.press(.rightArrow)
        #expect(screen.words == ["100"])
        screen.press(.home)
        #expect(screen.words == ["0"])
    }

    @Test("From right to left the least value is at the right, and arrows keep their direction")
    func rightToLeft() {
        let screen = screen(.rightToLeft)
        screen.click(at: point(0.75))
        #expect(screen.words == ["25"])
        screen.press(.tab)
        screen.press(.leftArrow)
        #expect(screen.words == ["30"])
        screen.press(.rightArrow)
        #expect(screen.words == ["25"])
    }

    @Test("A disabled slider does not move")
    func disabled() {
        let screen = Screen(128, 44) { Volume(diary: diary).disabled(true) }
        screen.click(at: point(0.75))
        screen.press(.tab)
        screen.press(.end)
        #expect(screen.words == ["50"])
        #expect(diary.lines == [])
    }

    @Test("A slider narrower than its knob, and a range of one value, stay as they are")
    func degenerate() {
        let narrow = Screen(20, 44) { Volume(diary: diary) }
        narrow.click(at: CGPoint(x: 10, y: 14))
        #expect(narrow.words == ["50"])
        let single = Screen(128, 28) { Slider(value: .constant(3.0), in: 3...3) }
        single.click(at: point(0.75))
        #expect(single.element(.slider, "")?.value == "0%")
    }
}
