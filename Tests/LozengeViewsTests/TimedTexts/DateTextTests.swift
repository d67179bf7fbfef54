import Foundation
import LozengeTesting
import Testing
import ViewFixtures

/// The window opens in the first second of 2001.
@Suite("Texts that update themselves")
struct DateTextTests {
    private let opening = Date(timeIntervalSinceReferenceDate: 0)

    private func date(_ seconds: TimeInterval) -> Date { opening.addingTimeInterval(seconds) }

    private func shown(_ text: Text, locale: String = "en_US") -> String? {
        Screen(2000, 20, locale: Locale(identifier: locale)) { text }.words.first
    }

    @Test(
        "Relative: the distance of a date, past or future, in the two largest fields",
        arguments: [
            (0, "0 sec"), (-5, "5 sec"), (-125, "2 min, 5 sec"), (-3605, "1 hr"),
            (-3725, "1 hr, 2 min"), (-90_000, "1 day, 1 hr"), (125, "2 min, 5 sec"),
            (3725, "1 hr, 2 min"),
        ])
    func relative(away: TimeInterval, text: String) {
        #expect(shown(Text(date(away), style: .relative)) == text)
    }

    @Test(
        "Offset: the time since a date in the largest field, negative for a future date",
        arguments: [
            (-125, "+2 minutes"), (-1, "+1 second"), (-7300, "+2 hours"), (674, "-11 minutes"),
            (0, "+0 seconds"),
        ])
    func offset(away: TimeInterval, text: String) {
        #expect(shown(Text(date(away), style: .offset)) == text)
    }

    @Test(
        "Timer: as on a clock",
        arguments: [
            (-125, "2:05"), (-3725, "1:02:05"), (125, "2:05"), (0, "0:00"), (59.5, "1:00"),
        ])
    func timer(away: TimeInterval, text: String) {
        #expect(shown(Text(date(away), style: .timer)) == text)
    }

    @Test("They are in the language of the environment")
    func languages() {
        #expect(shown(Text(date(-125), style: .relative), locale: "de_DE") == "2 Min., 5 Sek.")
        #expect(shown(Text(date(-125), style: .offset), locale: "de_DE") == "+2 Minuten")
    }

    @Test("A countdown changes every second, is zero at its end, and counts up then")
    func countdown() {
        let screen = Screen(200, 20) { Text(date(2), style: .timer) }
        var seen = screen.words
        for _ in 0..<4 {
            screen.advance(by: .seconds(1))
            seen += screen.words
        }
        #expect(seen == ["0:02", "0:01", "0:00", "0:01", "0:02"])
    }

    @Test("A window wakes up when a text changes, and not earlier")
    func exactTimes() {
        #expect(wait(Text(date(-125), style: .relative)) == .seconds(1))
        #expect(wait(Text(date(-125.25), style: .relative)) == .milliseconds(750))
        #expect(wait(Text(date(-3725), style: .relative)) == .seconds(55))
        #expect(wait(Text(date(-125), style: .offset)) == .seconds(55))
        #expect(wait(Text(date(674), style: .offset)) == .seconds(15))
        #expect(wait(Text(date(1.5), style: .timer)) == .milliseconds(500))
        #expect(wait(Text(opening, style: .date)) == nil)
        #expect(wait(Text("a")) == nil)
    }

    private func wait(_ text: Text) -> Duration? {
        Screen(200, 20) { text }.timeToNextUpdate
    }

    @Test("Only running texts are formatted again")
    func cost() {
        let screen = Screen(200, 100) {
            VStack {
                Counter(name: "other")
                Text(date(0), style: .timer)
            }
        }
        let before = screen.bodyEvaluations
        screen.advance(by: .seconds(60))
        #expect(screen.bodyEvaluations == before)
        #expect(screen.words.last == "1:00")
    }

    @Test("A window sleeps again once such a text is removed or changed")
    func gone() {
        struct Stopping: View {
            @State private var isStopped = false
            let start: Date
            var body: some View {
                VStack {
                    if !isStopped { Text(start, style: .timer) }
                    Text(start, style: isStopped ? .time : .timer)
                    Change("stop", $isStopped) { $0 = true }
                }
            }
        }
        let screen = Screen(200, 100) { Stopping(start: opening) }
        #expect(screen.timeToNextUpdate == .seconds(1))
        screen.click("stop")
        #expect(screen.timeToNextUpdate == nil)
    }

    @Test("A date can be part of another text")
    func part() {
        let screen = Screen(400, 20) {
            Text("since \(opening, style: .timer)") + Text(", ") + Text(opening, style: .offset)
        }
        screen.advance(by: .seconds(61))
        #expect(screen.words == ["since 1:01, +1 minute"])
    }

    @Test("A text of another length is laid out again")
    func lengths() {
        let screen = Screen(200, 20) { Text(opening, style: .timer) }
        #expect(screen.frame(of: "0:00")?.width == 32)
        screen.advance(by: .seconds(3600))
        #expect(screen.words == ["1:00:00"])
        #expect(screen.frame(of: "1:00:00")?.width == 56)
    }

    @Test("An invalid date does not trap")
    func noDate() {
        for date in [Date.distantPast, .distantFuture] {
            #expect(shown(Text(date, style: .relative))?.isEmpty == false)
        }
        let nowhere = Date(timeIntervalSinceReferenceDate: .nan)
        #expect(shown(Text(nowhere, style: .timer)) == "0:00")
    }

    @Test(
        "Dates beyond the range of the calendar are shown, and do not request continuous frames",
        arguments: [
            -TimeInterval.greatestFiniteMagnitude, -1e14, -9.3e12, -2e12, -1.000_000_000_5e12,
            1e12, 1e14, .greatestFiniteMagnitude, .infinity, -.infinity,
        ])
    func farAway(seconds: TimeInterval) {
        let far = Date(timeIntervalSinceReferenceDate: seconds)
        let styles: [Text.DateStyle] = [.date, .time, .relative, .offset, .timer]
        var texts = styles.map { Text(far, style: $0) }
        let interval = min(far, opening)...max(far, opening)
        texts += [true, false].map { Text(timerInterval: interval, countsDown: $0) }
        for text in texts {
            let screen = Screen(2000, 20) { text }
            #expect(screen.words.first?.isEmpty == false)
            #expect(screen.timeToNextUpdate.map { $0 > .zero } ?? true, "\(screen.words)")
        }
    }
}
