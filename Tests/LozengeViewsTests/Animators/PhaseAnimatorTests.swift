import LozengeTesting
import Testing
import ViewFixtures

@testable import LozengeViews

@Suite("Phase animators")
struct PhaseAnimatorTests {
    private func opacity(_ screen: Screen) -> Double {
        for case .opacity(let value) in screen.displayList.effects { return value }
        return screen.displayList.primitives.isEmpty ? 0 : 1
    }

    private func x(_ screen: Screen) -> CGFloat {
        for case .fill(let shape, _) in screen.displayList.primitives { return shape.bounds.minX }
        return .nan
    }

    @Test("Phases without a trigger repeat; the content is evaluated once for each")
    func loop() {
        let diary = Diary()
        let screen = Screen(100, 100) {
            Color.red.phaseAnimator([0.25, 1]) { view, phase in
                diary.note("\(phase)")
                return view.opacity(phase)
            } animation: { _ in
                .linear(duration: 1)
            }
        }
        #expect(abs(opacity(screen) - 0.25) < 0.05)
        for expected in [0.63, 1, 0.63, 0.25, 0.63] {
            screen.advance(by: .milliseconds(500))
            #expect(abs(opacity(screen) - expected) < 0.06, "\(expected)")
        }
        #expect(diary.lines.count <= 5)
    }

    private struct Jumping: View {
        let phases: [CGFloat]
        @State private var count = 0

        var body: some View {
            VStack(alignment: .leading) {
                Color.red.frame(width: 10, height: 10)
                    .phaseAnimator(phases, trigger: count) { view, x in
                        view.offset(x: x)
                    } animation: { _ in
                        .linear(duration: 1)
                    }
                Button("Jump") { count += 1 }
            }
            .frame(maxWidth: .infinity, alignment: .leading)
        }
    }

    @Test("A trigger starts one round; a phase that changes nothing is skipped")
    func trigger() {
        let screen = Screen(200, 100) { Jumping(phases: [0, 100, 100]) }
        screen.advance(by: .seconds(1))
        #expect(x(screen) == 0)
        #expect(screen.timeToNextUpdate == nil)
        screen.click("Jump")
        for expected in [50.0, 100, 50, 0] {
            screen.advance(by: .milliseconds(510))
            #expect(abs(x(screen) - expected) < 7, "\(expected)")
        }
        screen.advance(by: .seconds(1))
        #expect(x(screen) == 0)
        #expect(screen.timeToNextUpdate == nil)
    }

    @Test("Phases that change nothing come to rest and are reported; so is a view without phases")
    func nothingToAnimate() {
        let screen = Screen(100, 100) {
            PhaseAnimator([1, 2, 3]) { _ in Color.red }
            PhaseAnimator([Int]()) { _ in Color.red }
        }
        screen.advance(by: .seconds(2))
        #expect(screen.timeToNextUpdate == nil)
        #expect(saidReports.contains { $0.contains("no phase changes anything") })
        #expect(saidReports.contains { $0.contains("without phases") })
    }

    @Test("Phases whose animations take no time come to rest")
    func withoutTime() {
        let screen = Screen(100, 100) {
            PhaseAnimator([0.0, 1]) {
                Color.red.opacity($0)
            } animation: { _ in
                .linear(duration: 0)
            }
        }
        screen.advance(by: .seconds(2))
        #expect(screen.timeToNextUpdate == nil)
    }

    @Test("A window whose clock stands still shows the phases")
    func standingClock() {
        let screen = Screen(200, 100) {
            VStack {
                Text(verbatim: "title")
                PhaseAnimator([false, true]) { isLarge in
                    Color.red.scaleEffect(isLarge ? 1.3 : 1)
                } animation: { _ in
                    .easeInOut(duration: 0.8)
                }
                .frame(height: 60)
                Jumping(phases: [0, -30, 0])
            }
        }
        for _ in 0..<3 { _ = screen.displayList }
        #expect(screen.words.contains("title"))
        #expect(!screen.displayList.primitives.isEmpty)
    }
}
