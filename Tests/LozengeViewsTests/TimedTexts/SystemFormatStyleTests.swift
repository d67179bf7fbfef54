import Foundation
import LozengeTesting
import Testing
import ViewFixtures

@Suite("Formats of the present time")
struct SystemFormatStyleTests {
    private let start = Date(timeIntervalSinceReferenceDate: 0)
    private let english = Locale(identifier: "en_US")

    private func words<Style: DiscreteFormatStyle>(
        _ format: Style, at seconds: TimeInterval
    ) -> String where Style.FormatInput == Date, Style.FormatOutput == AttributedString {
        String(format.locale(english).format(start.addingTimeInterval(seconds)).characters)
    }

    @Test("A timer counts between the start and the end of its interval")
    func timer() {
        let interval = start..<start.addingTimeInterval(300)
        func down(_ seconds: TimeInterval) -> String {
            words(.timer(countingDownIn: interval), at: seconds)
        }
        #expect(
            [-9, 0, 60, 270, 299.5, 300, 999].map(down) == [
                "5:00", "5:00", "4:00", "0:30", "0:01", "0:00", "0:00",
            ])
        func up(_ seconds: TimeInterval) -> String {
            words(.timer(countingUpIn: interval), at: seconds)
        }
        #expect(
            [-9, 0, 59.9, 60, 300, 999].map(up) == ["0:00", "0:00", "0:59", "1:00", "5:00", "5:00"])
    }

    @Test(
        "Hours are shown from one on, or become minutes; two fields of a long time are hours and minutes"
    )
    func fields() {
        let day = start..<start.addingTimeInterval(86_400)
        #expect(words(.timer(countingUpIn: day), at: 5025) == "1:23:45")
        #expect(words(.timer(countingUpIn: day, showsHours: false), at: 5025) == "83:45")
        #expect(words(.timer(countingUpIn: day, maxFieldCount: 2), at: 5025) == "1:23")
        #expect(
            words(.timer(countingUpIn: day, maxPrecision: .seconds(60)), at: 1425) == "23 minutes")
    }

    @Test("A stopwatch shows hundredths, and pads its fields")
    func stopwatch() {
        #expect(words(.stopwatch(startingAt: start), at: -1) == "00:00.00")
        #expect(words(.stopwatch(startingAt: start), at: 5.23) == "00:05.23")
        #expect(words(.stopwatch(startingAt: start), at: 3600) == "01:00:00.00")
        #expect(words(.stopwatch(startingAt: start), at: 90_061) == "25:01:01.00")
        #expect(words(.stopwatch(startingAt: start, showsHours: false), at: 4530) == "75:30.00")
        #expect(
            words(.stopwatch(startingAt: start, maxPrecision: .milliseconds(100)), at: 83.46)
                == "01:23.4")
        #expect(
            words(.stopwatch(startingAt: start, maxPrecision: .seconds(1)), at: 83.9) == "01:23")
        #expect(
            words(.stopwatch(startingAt: start, maxPrecision: .seconds(60)), at: 3700)
                == "1 hour, 1 minute")
    }

    @Test("An offset is in words; minutes and seconds alone are as on a clock")
    func offset() {
        #expect(words(.offset(to: start), at: 222) == "3 minutes, 42 seconds")
        #expect(words(.offset(to: start, maxFieldCount: 1), at: 222) == "3 minutes")
        #expect(words(.offset(to: start), at: 2 * 86_400 + 3 * 3600 + 59) == "2 days, 3 hours")
        let minutes = SystemFormatStyle.DateOffset(to: start, allowedFields: [.minute, .second])
        #expect([332, 0, -92].map { words(minutes, at: $0) } == ["5:32", "0:00", "-1:32"])
        #expect(
            words(
                .offset(to: start, allowedFields: [.hour, .minute, .second], maxFieldCount: 3),
                at: 5025)
                == "1:23:45")
        #expect(words(.offset(to: start, allowedFields: [.day]), at: 3600) == "0 days")
    }

    @Test("The sign of an offset is the minus alone, both or none")
    func signs() {
        func signs(_ sign: NumberFormatStyleConfiguration.SignDisplayStrategy) -> [String] {
            [-60, 0, 60].map { words(.offset(to: start, sign: sign), at: $0) }
        }
        #expect(signs(.automatic) == ["-1 minute", "0 seconds", "1 minute"])
        #expect(signs(.never) == ["1 minute", "0 seconds", "1 minute"])
        #expect(signs(.always(includingZero: false)) == ["-1 minute", "0 seconds", "+1 minute"])
        #expect(signs(.always(includingZero: true)) == ["-1 minute", "+0 seconds", "+1 minute"])
    }

    @Test("A reference is relative within a month, and the date beyond")
    func reference() {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        func words(_ away: TimeInterval, threshold: Date.RelativeFormatStyle.Field = .day) -> String
        {
            // Noon of a Wednesday in the middle of a year.
            let now = Date(timeIntervalSinceReferenceDate: 201 * 86_400 * 73 + 43_200)
            let format = SystemFormatStyle.DateReference(
                to: now.addingTimeInterval(away), thresholdField: threshold
            ).calendar(calendar)
            return String(format.locale(english).format(now).characters)
        }
        #expect(
            [0, 300, -3 * 3600, 86_400].map { words($0) } == [
                "now", "in 5 minutes", "3 hours ago", "tomorrow",
            ])
        #expect(words(-3 * 86_400) == "3 days ago")
        #expect(words(-27 * 86_400) == "27 days ago")
        #expect(words(40 * 86_400).contains(", ") && !words(40 * 86_400).contains("20"))
        #expect(words(800 * 86_400).hasSuffix("2043"))
        #expect(words(800 * 86_400, threshold: .year) == "in 2 years")
    }

    /// A format, and the seconds around the start for which it is tried.
    private func formats() -> [any DiscreteFormatStyle<Date, AttributedString>] {
        let interval = start..<start.addingTimeInterval(4000)
        return [
            .timer(countingDownIn: interval), .timer(countingUpIn: interval),
            .timer(countingDownIn: interval, maxFieldCount: 2),
            .timer(countingUpIn: interval, maxFieldCount: 2),
            .timer(countingDownIn: interval, maxFieldCount: 1),
            .timer(countingUpIn: interval, maxPrecision: .seconds(60)),
            .stopwatch(startingAt: start), .stopwatch(startingAt: start, maxFieldCount: 2),
            .offset(to: start), .offset(to: start, maxFieldCount: 1),
            .offset(to: start, allowedFields: [.minute, .second]),
            .offset(to: start, allowedFields: [.week, .hour]),
        ]
    }

    @Test(
        "The words stay up to the next input of a format, and are others there", arguments: 0..<12)
    func changes(index: Int) {
        func check<Style: DiscreteFormatStyle>(_ format: Style)
        where Style.FormatInput == Date, Style.FormatOutput == AttributedString {
            var numbers = SystemRandomNumberGenerator()
            for _ in 0..<200 {
                let date = start.addingTimeInterval(.random(in: -5000...9000, using: &numbers))
                let words = format.format(date)
                guard let next = format.discreteInput(after: date) else {
                    #expect(format.format(date.addingTimeInterval(1e5)) == words)
                    continue
                }
                #expect(next > date)
                #expect(
                    format.format(next.addingTimeInterval(0.000_1)) != words, "\(format) \(words)")
                for _ in 0..<3 {
                    let between = Double.random(in: 0...0.99, using: &numbers)
                    let time = date.addingTimeInterval(next.timeIntervalSince(date) * between)
                    if next.timeIntervalSince(time) > 0.002 {
                        #expect(format.format(time) == words)
                    }
                }
            }
        }
        check(formats()[index])
    }

    @Test("A text follows its source: the date, the time since one, a range")
    func sources() {
        func seen(_ text: Text) -> [String] {
            let screen = Screen(300, 20) { text.environment(\.locale, english) }
            return [0, 1, 1].map {
                screen.advance(by: .seconds($0))
                return screen.words.joined()
            }
        }
        #expect(
            seen(Text(.currentDate, format: .offset(to: start, allowedFields: [.minute, .second])))
                == ["0:00", "0:01", "0:02"])
        #expect(
            seen(Text(.durationOffset(to: start), format: .time(pattern: .minuteSecond)))
                == ["0:00", "0:01", "0:02"])
        #expect(
            seen(
                Text(
                    "\(.currentDate, format: .stopwatch(startingAt: start, maxPrecision: .seconds(1))) gone"
                ))
                == ["00:00 gone", "00:01 gone", "00:02 gone"])
        #expect(
            seen(Text(start, format: .offset(to: start.addingTimeInterval(-60))))
                == Array(repeating: "1 minute", count: 3))
    }

    @Test("A window wakes up when the words change, and never after the end of a timer")
    func waking() {
        func wait(_ text: Text) -> Duration? { Screen(200, 20) { text }.timeToNextUpdate }
        let long = start.addingTimeInterval(-2 * 86_400)
        #expect(wait(Text(.currentDate, format: .offset(to: long))) == .seconds(3600))
        #expect(
            wait(Text(.currentDate, format: .stopwatch(startingAt: start))) ?? .seconds(9)
                <= .milliseconds(17))
        let past = start.addingTimeInterval(-9)..<start.addingTimeInterval(-1)
        #expect(wait(Text(.currentDate, format: .timer(countingDownIn: past))) == nil)
    }

    @Test("Bad numbers: no fields, no precision, an endless distance")
    func bad() {
        #expect(words(.stopwatch(startingAt: start, maxFieldCount: -3), at: 90) == "1 minute")
        #expect(words(.stopwatch(startingAt: start, maxPrecision: .zero), at: 1.5) == "00:01.500")
        #expect(
            words(.offset(to: start, allowedFields: [], maxFieldCount: 0), at: 90) == "1 minute")
        for date in [Date.distantPast, .distantFuture] {
            #expect(
                !String(SystemFormatStyle.DateOffset(to: date).format(start).characters).isEmpty)
            #expect(
                !String(SystemFormatStyle.DateReference(to: date).format(start).characters).isEmpty)
            #expect(
                !String(SystemFormatStyle.Stopwatch(startingAt: date).format(start).characters)
                    .isEmpty)
        }
    }
}
