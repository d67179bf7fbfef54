import Foundation
import LozengeTesting
import Testing
import ViewFixtures

@testable import LozengeViews

@Suite("Frames at a requested time")
struct FrameClockTests {
    /// Shows the time of its last update, and requests further frames.
    private struct Ticking: PrimitiveView {
        let interval: Duration
        var pace = FramePace.shared

        static var unresolved: String { "" }

        func resolve(_ context: UpdateContext<Ticking>) -> String {
            context.wake(at: context.tree.clock.time + interval, pace: pace)
            return "\(context.tree.clock.time / .milliseconds(1))"
        }

        func sizeThatFits(
            _ proposal: ProposedViewSize, _ context: LayoutContext<Ticking>
        ) -> CGSize { CGSize(width: Double(context.resolved) ?? 0, height: 1) }

        func paint(_ context: PaintContext<Ticking>, _ writer: inout DisplayListWriter) {
            writer.list.append(
                .fill(.rectangle(writer.bounds), .color(Color.red.resolve(in: .light))))
        }
    }

    private func widths(_ screen: Screen) -> [CGFloat] {
        screen.displayList.primitives.compactMap {
            if case .fill(let shape, _) = $0 { shape.rectangle?.width } else { nil }
        }
    }

    @Test("A view is updated at the requested time, others are not")
    func times() {
        let screen = Screen(2000, 20) {
            Ticking(interval: .milliseconds(300))
            Ticking(interval: .milliseconds(500))
        }
        screen.advance(by: .milliseconds(200))
        #expect(widths(screen) == [0, 0])
        screen.advance(by: .milliseconds(150))
        #expect(widths(screen) == [300, 0])
        #expect(screen.timeToNextUpdate == .milliseconds(150))
        screen.advance(by: .milliseconds(650))
        #expect(widths(screen) == [900, 1000])
    }

    @Test("A view that requests continuous frames gets them, sixty a second in a test")
    func allTheTime() {
        let screen = Screen(2000, 20) { Ticking(interval: .zero) }
        screen.advance(by: .seconds(1))
        #expect(widths(screen) == [1000])
        #expect(screen.timeToNextUpdate == .zero)
    }

    @Test("Many views with different times share frames, twenty a second at most")
    func shared() {
        let screen = Screen(2000, 2000) {
            ForEach(0..<100, id: \.self) {
                Text(Date(timeIntervalSinceReferenceDate: -Double($0) / 99.7), style: .timer)
            }
        }
        var frames = 0
        var time = Duration.zero
        while let next = screen.timeToNextUpdate, time + next <= .seconds(2) {
            let step = max(next, .milliseconds(1))
            screen.advance(by: step)
            time += step
            frames += 1
        }
        #expect((2...40).contains(frames))
    }

    @Test(
        "A time is deferred to the next twentieth of a second; an exact one is not",
        arguments: [(1, 50), (50, 50), (51, 100), (1000, 1000), (1001, 1050)])
    func grid(wanted: Int, due: Int) {
        let screen = Screen(2000, 20) { Ticking(interval: .milliseconds(wanted)) }
        #expect(screen.timeToNextUpdate == .milliseconds(due))
        screen.advance(by: .milliseconds(due))
        #expect(widths(screen) == [CGFloat(due)])
    }

    @Test(
        "Movement has the display's pace, however many views move or tick besides")
    func motion() {
        let screen = Screen(2000, 2000) {
            Ticking(interval: .milliseconds(1), pace: .display)
            Ticking(interval: .milliseconds(7), pace: .display)
            Ticking(interval: .milliseconds(300))
        }
        var frames = 0
        var time = Duration.zero
        while let next = screen.timeToNextUpdate, time + next <= .seconds(2) {
            #expect(next > .milliseconds(16) && next < .milliseconds(17))
            screen.advance(by: next)
            time += next
            frames += 1
        }
        #expect(frames == 120)
        #expect(widths(screen)[2] == 1800)
    }
}
