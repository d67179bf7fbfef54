import LozengeCore
import Testing

@testable import LozengeX11

@Suite("The beats of a display")
struct DisplayBeatsTests {
    private var beats = DisplayBeats()

    /// Tells the blanks of a display with `rate` frames a second, whose times are up to `error` off.
    private mutating func tell(
        _ counts: [UInt64], rate: Double, error: Duration = .zero,
        from start: Duration = .seconds(1)
    ) {
        for (index, count) in counts.enumerated() {
            let time = start + .seconds(Double(count) / rate)
            beats.asked(at: time)
            beats.add(count, at: index % 2 == 0 ? time : time + error)
        }
    }

    @Test("Nothing is known before the blanks of some frames", arguments: [60.0, 144])
    mutating func unknown(rate: Double) {
        #expect(beats.isDue(at: .zero))
        tell([100], rate: rate)
        #expect(beats.beat == nil)
        tell([104], rate: rate)
        #expect(beats.beat == nil)
    }

    @Test(
        "The period is that between blanks, however inexact their times", arguments: [60, 75, 144])
    mutating func period(rate: Double) throws {
        tell([100, 130, 160, 190], rate: rate, error: .microseconds(400))
        let beat = try #require(beats.beat)
        #expect(abs(beat.period / .seconds(1) - 1 / rate) < 0.00002)
        #expect(beats.period == beat.period)
    }

    @Test("A display that is off, or faster than any, is not followed", arguments: [1.0, 2000])
    mutating func implausible(rate: Double) {
        tell([10, 20, 30, 40], rate: rate)
        #expect(beats.beat == nil)
    }

    @Test("Another display, which counts anew, is followed after some frames")
    mutating func otherDisplay() throws {
        tell([1000, 1030], rate: 60)
        tell([5], rate: 144, from: .seconds(100))
        #expect(beats.beat == nil)
        tell([35], rate: 144, from: .seconds(100))
        #expect(abs(try #require(beats.beat).period / .seconds(1) - 1 / 144) < 0.0001)
    }

    @Test("The server is asked rarely, and not again before it answers")
    mutating func questions() {
        beats.asked(at: .seconds(1))
        #expect(!beats.isDue(at: .seconds(60)))
        beats.add(60, at: .seconds(1))
        #expect(!beats.isDue(at: .seconds(1.1)))
        #expect(beats.isDue(at: .seconds(1.3)))
    }

    @Test("Three slow frames halve the pace, and three fast ones restore it")
    mutating func slow() throws {
        for _ in 0..<2 { beats.frameTook(.milliseconds(12)) }
        #expect(beats.beat == nil)
        beats.frameTook(.milliseconds(12))
        #expect(try #require(beats.beat).period == .seconds(1) / 60 * 2)
        for _ in 0..<2 { beats.frameTook(.milliseconds(5)) }
        beats.frameTook(.milliseconds(12))
        for _ in 0..<2 { beats.frameTook(.milliseconds(5)) }
        #expect(beats.beat != nil)
        beats.frameTook(.milliseconds(5))
        #expect(beats.beat == nil)
    }

    @Test(
        "A beat is never earlier than asked, and never a period later",
        arguments: [0, 1, 16_666, 123_456_789])
    func next(microseconds: Int) {
        let beat = FrameBeat(start: .milliseconds(1234), period: .seconds(1) / 144)
        let time = Duration.microseconds(microseconds)
        #expect(beat.beat(at: time) >= time)
        #expect(beat.beat(at: time) < time + beat.period + .nanoseconds(1))
    }
}
