import Foundation
import LozengeTesting
import Testing
import ViewFixtures

@Suite("Texts that count within an interval")
struct TimerTextTests {
    private let opening = Date(timeIntervalSinceReferenceDate: 0)

    /// Returns the text at each second.
    private func seen(_ text: Text, after seconds: [Int64]) -> [String] {
        let screen = Screen(200, 20) { text }
        var time: Int64 = 0
        return seconds.flatMap { second in
            screen.advance(by: .seconds(second - time))
            time = second
            return screen.words
        }
    }

    private func interval(_ start: TimeInterval, _ end: TimeInterval) -> ClosedRange<Date> {
        opening.addingTimeInterval(start)...opening.addingTimeInterval(end)
    }

    @Test("Down from its length to zero, constant before and after")
    func down() {
        let text = Text(timerInterval: interval(2, 4))
        #expect(
            seen(text, after: [0, 1, 2, 3, 4, 9]) == [
                "0:02", "0:02", "0:02", "0:01", "0:00", "0:00",
            ])
    }

    @Test("Up from zero to its length")
    func up() {
        let text = Text(timerInterval: interval(1, 3), countsDown: false)
        #expect(seen(text, after: [0, 1, 2, 3, 9]) == ["0:00", "0:00", "0:01", "0:02", "0:02"])
    }

    @Test("It stops at its pause")
    func pause() {
        let text = Text(timerInterval: interval(0, 9), pauseTime: opening.addingTimeInterval(2))
        #expect(seen(text, after: [0, 1, 2, 3, 9]) == ["0:09", "0:08", "0:07", "0:07", "0:07"])
    }

    @Test("With hours or without")
    func hours() {
        #expect(seen(Text(timerInterval: interval(0, 3725)), after: [0]) == ["1:02:05"])
        #expect(
            seen(Text(timerInterval: interval(0, 3725), showsHours: false), after: [0]) == ["62:05"]
        )
    }

    @Test("A window wakes up for it only while it counts")
    func waking() {
        func wait(_ text: Text) -> Duration? { Screen(200, 20) { text }.timeToNextUpdate }
        #expect(wait(Text(timerInterval: interval(-9, -1))) == nil)
        #expect(wait(Text(timerInterval: interval(5, 9))) == .seconds(6))
        #expect(wait(Text(timerInterval: interval(0, 9), pauseTime: opening)) == nil)
    }
}
