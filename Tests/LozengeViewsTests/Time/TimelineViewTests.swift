import Foundation
import LozengeTesting
import Testing
import ViewFixtures

@testable import LozengeViews

@Suite("TimelineView")
struct TimelineViewTests {
    /// A window whose only text is the date of the schedule, in seconds after it was opened.
    private func screen(_ schedule: some TimelineSchedule, date: Date = opening) -> Screen {
        Screen(400, 20, date: date) {
            TimelineView(schedule) { context in
                Text(verbatim: String(format: "%g", context.date.timeIntervalSince(opening)))
            }
        }
    }

    /// Returns the text at each second.
    private func seen(_ schedule: some TimelineSchedule, at seconds: [TimeInterval]) -> [String] {
        let screen = screen(schedule)
        var time: TimeInterval = 0
        return seconds.flatMap { second in
            screen.advance(by: .milliseconds(Int(((second - time) * 1000).rounded())))
            time = second
            return screen.words
        }
    }

    @Test("A period counts from its start, which may be in the past or in the future")
    func periodic() {
        let times = [0, 0.9, 1, 1.9, 5.5] as [TimeInterval]
        #expect(
            seen(.periodic(from: opening, by: 1), at: times) == ["0", "0", "1", "1", "5"])
        #expect(
            seen(.periodic(from: after(-10.5), by: 2), at: times)
                == ["-0.5", "-0.5", "-0.5", "1.5", "5.5"])
        #expect(
            seen(.periodic(from: after(3), by: 1), at: times) == ["3", "3", "3", "3", "5"])
    }

    @Test("Between two dates there is no frame and no evaluation")
    func rest() {
        let screen = screen(.periodic(from: opening, by: 60))
        #expect(screen.timeToNextUpdate == .seconds(60))
        let before = screen.bodyEvaluations
        screen.advance(by: .seconds(59))
        #expect(screen.bodyEvaluations == before)
        #expect(screen.timeToNextUpdate == .seconds(1))
        screen.advance(by: .seconds(1))
        #expect(screen.bodyEvaluations == before + 1)
    }

    @Test("Every minute begins with the clock's")
    func everyMinute() {
        let screen = screen(.everyMinute, date: after(90))
        #expect(screen.words == ["60"])
        #expect(screen.timeToNextUpdate == .seconds(30))
        screen.advance(by: .seconds(30))
        #expect(screen.words == ["120"])
        #expect(screen.timeToNextUpdate == .seconds(60))
    }

    @Test("Explicit dates follow each other, the last one stays, and there are no further frames")
    func explicit() {
        let dates = [-5, -1, 2, 3.5].map(after)
        #expect(
            seen(.explicit(dates), at: [0, 1, 2, 3, 4, 99]) == ["-1", "-1", "2", "2", "3.5", "3.5"])
        let screen = screen(.explicit(dates))
        #expect(screen.timeToNextUpdate == .seconds(2))
        screen.advance(by: .seconds(4))
        #expect(screen.timeToNextUpdate == nil)
    }

    @Test("Before the first date, that date is shown; without dates, the current one")
    func firstDate() {
        #expect(seen(.explicit([after(7)]), at: [0, 6]) == ["7", "7"])
        #expect(screen(.explicit([after(7)])).timeToNextUpdate == nil)
        #expect(seen(.explicit([]), at: [0, 6]) == ["0", "0"])
    }

    @Test("An animation schedule has the time of each frame, sixty times a second")
    func animation() {
        let screen = screen(.animation)
        var time: TimeInterval = 0
        for frame in 1...120 {
            let next = screen.timeToNextUpdate ?? .zero
            #expect(next > .milliseconds(16) && next < .milliseconds(17))
            screen.advance(by: next)
            time += next / .seconds(1)
            let shown = screen.words.first.flatMap { Double($0) } ?? 0
            #expect(abs(shown - time) < 0.003, "frame \(frame)")
        }
        #expect(abs(time - 2) < 0.001)
    }

    @Test("A longer interval makes fewer frames, and a pause none")
    func slowerAnimation() {
        let slow = screen(.animation(minimumInterval: 0.5))
        #expect(slow.timeToNextUpdate == .milliseconds(500))
        slow.advance(by: .seconds(1.2))
        #expect(slow.words == ["1"])
        #expect(screen(.animation(paused: true)).timeToNextUpdate == nil)
        #expect(screen(.animation(minimumInterval: .infinity)).timeToNextUpdate == nil)
        for interval in [0, -1, Double.nan] {
            let screen = screen(.animation(minimumInterval: interval))
            #expect((screen.timeToNextUpdate ?? .zero) < .milliseconds(17))
        }
    }

    @Test("It continues from its pause")
    func pausing() {
        struct Clock: View {
            @State private var isPaused = false

            var body: some View {
                VStack {
                    TimelineView(.animation(minimumInterval: 1, paused: isPaused)) { context in
                        Text(verbatim: "\(context.date.timeIntervalSince(opening))")
                    }
                    Button("pause") { isPaused.toggle() }
                }
            }
        }
        let screen = Screen(200, 100) { Clock() }
        screen.advance(by: .seconds(2))
        #expect(screen.words.first == "2.0")
        screen.click("pause")
        #expect(screen.timeToNextUpdate == nil)
        screen.advance(by: .seconds(10))
        #expect(screen.words.first == "2.0")
        screen.click("pause")
        #expect(screen.words.first == "12.0")
        screen.advance(by: .seconds(1))
        #expect(screen.words.first == "13.0")
    }

    @Test("Pathological schedules do not cause endless work")
    func hostile() {
        let intervals =
            [0, -1, .nan, .infinity, -.infinity, 1e-300, 1e-12, 1e300] as [TimeInterval]
        for interval in intervals {
            for start in [opening, .distantPast, .distantFuture] {
                let screen = screen(.periodic(from: start, by: interval))
                screen.advance(by: .milliseconds(100))
                #expect(screen.words.count == 1)
            }
        }
        // Always the same date.
        let still = screen(Still())
        still.advance(by: .seconds(1))
        #expect(still.words == ["-1"])
        #expect(still.timeToNextUpdate == nil)
        // Many dates at once, the last of which counts.
        let many = screen(.explicit((0...50_000).map { after(Double($0) / 10_000) }))
        many.advance(by: .seconds(9))
        #expect(many.words == ["5"])
    }

    private struct Still: TimelineSchedule {
        func entries(from startDate: Date, mode: Mode) -> some Sequence<Date> {
            sequence(first: after(-1)) { $0 }
        }
    }

    @Test("A custom schedule")
    func custom() {
        struct Doubling: TimelineSchedule {
            func entries(from startDate: Date, mode: Mode) -> some Sequence<Date> {
                sequence(first: 1.0) { $0 * 2 }.lazy.map(after).prefix { $0 < after(10) }
            }
        }
        #expect(
            seen(Doubling(), at: [1, 2, 3, 4, 7, 8, 99]) == ["1", "2", "2", "4", "4", "8", "8"])
    }

    @Test("The cadence is the distance to the next date")
    func cadence() {
        func cadence(_ schedule: some TimelineSchedule) -> String? {
            Screen(400, 20) {
                TimelineView(schedule) { Text(verbatim: "\($0.cadence)") }
            }.words.first
        }
        #expect(cadence(.animation) == "live")
        #expect(cadence(.periodic(from: opening, by: 1)) == "seconds")
        #expect(cadence(.everyMinute) == "minutes")
        #expect(cadence(.explicit([])) == "minutes")
        #expect(
            [.minutes, .live, .seconds].sorted() == [.live, .seconds, .minutes]
                as [TimelineViewDefaultContext.Cadence])
    }

    @Test("A removed view requests no frame")
    func gone() {
        struct Toggled: View {
            @State private var isShown = true

            var body: some View {
                VStack {
                    if isShown { TimelineView(.animation) { _ in Text("moving") } }
                    Button("toggle") { isShown.toggle() }
                }
            }
        }
        let screen = Screen(200, 100) { Toggled() }
        #expect(screen.timeToNextUpdate != nil)
        screen.click("toggle")
        #expect(screen.timeToNextUpdate == nil)
        screen.click("toggle")
        #expect(screen.timeToNextUpdate != nil)
    }

    @Test("State inside is kept from date to date")
    func state() {
        let screen = Screen(200, 100) {
            TimelineView(.periodic(from: opening, by: 1)) { _ in Counter(name: "click") }
        }
        screen.click("click 0")
        screen.advance(by: .seconds(3))
        #expect(screen.words == ["click 1"])
    }
}

private let opening = Date(timeIntervalSinceReferenceDate: 0)
private func after(_ seconds: TimeInterval) -> Date { opening.addingTimeInterval(seconds) }
