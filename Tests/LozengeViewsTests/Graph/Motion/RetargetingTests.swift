import Foundation
import LozengeTesting
import Testing
import ViewFixtures

@testable import LozengeViews

@Suite("Retargeting")
struct RetargetingTests {
    /// A box that clicks move to positions in turn.
    private struct Track: View {
        let positions: [CGFloat]
        let change: (Int, @escaping () -> Void) -> Void
        @State private var index = 0

        var body: some View {
            Color.red.frame(width: 10, height: 10)
                .offset(x: positions[index])
                .frame(maxWidth: .infinity, alignment: .leading)
                .contentShape(Rectangle())
                .onTapGesture { change(index) { index += 1 } }
        }
    }

    private func screen(
        _ positions: [CGFloat], change: @escaping (Int, @escaping () -> Void) -> Void
    ) -> Screen {
        Screen(300, 10) { Track(positions: positions, change: change) }
    }

    private func click(_ screen: Screen) { screen.click(at: CGPoint(x: 299, y: 5)) }

    private func x(_ screen: Screen) throws -> CGFloat {
        for case .fill(let shape, _) in screen.displayList.primitives { return shape.bounds.minX }
        throw CancellationError()
    }

    @Test(
        "A spring that turns a running curve back takes over the place, and comes to rest",
        arguments: [
            Animation.default, .snappy, .bouncy, .interactiveSpring, .spring(duration: 0.5),
        ])
    func springAfterCurve(spring: Animation) throws {
        let diary = Diary()
        let screen = screen([0, 100, 0]) { index, change in
            withAnimation(index == 0 ? .linear(duration: 1) : spring) {
                change()
            } completion: {
                diary.note("\(index)")
            }
        }
        click(screen)
        screen.advance(by: .milliseconds(500))
        click(screen)
        #expect(try abs(x(screen) - 50) < 3)
        screen.advance(by: .milliseconds(50))
        #expect(try (5...50).contains(x(screen)))
        #expect(diary.lines == [])
        screen.advance(by: .seconds(3))
        #expect(try abs(x(screen)) < 0.1)
        #expect(diary.lines.sorted() == ["0", "1"])
        #expect(screen.timeToNextUpdate == nil)
    }

    @Test(
        "A repetition for ever is stopped by any new animation, and the app sleeps",
        arguments: [
            Animation.spring, .spring.delay(0.1), .spring.speed(0.5), .spring.repeatCount(1),
            .spring.logicallyComplete(after: 0.2), .easeIn.delay(0.2), .interpolatingSpring,
            .linear,
        ])
    func stoppedRepetition(next: Animation) throws {
        let screen = screen([0, 100, 0]) { index, change in
            let pulse = Animation.easeInOut(duration: 0.5).repeatForever()
            withAnimation(index == 0 ? pulse : next) { change() }
        }
        click(screen)
        screen.advance(by: .milliseconds(800))
        click(screen)
        let start = try x(screen)
        #expect(start > 20)
        screen.advance(by: .seconds(8))
        #expect(try abs(x(screen)) < 0.1)
        #expect(screen.timeToNextUpdate == nil)
    }

    @Test(
        "A logical completion comes when the animation that was taken over would have been complete"
    )
    func completion() {
        let diary = Diary()
        let screen = screen([0, 100, 0]) { index, change in
            withAnimation(.spring(duration: 0.5)) {
                change()
            } completion: {
                diary.note("\(index)")
            }
        }
        click(screen)
        screen.advance(by: .milliseconds(200))
        click(screen)
        screen.advance(by: .milliseconds(280))
        #expect(diary.lines == [])
        screen.advance(by: .milliseconds(60))
        #expect(diary.lines == ["0"])
        screen.advance(by: .milliseconds(140))
        #expect(diary.lines == ["0"])
        screen.advance(by: .milliseconds(80))
        #expect(diary.lines == ["0", "1"])
    }

    @Test("A completion that waits for the end waits for the animation that took over")
    func removedCompletion() {
        let diary = Diary()
        let screen = screen([0, 100, 0]) { index, change in
            withAnimation(.spring(duration: 0.5), completionCriteria: .removed) {
                change()
            } completion: {
                diary.note("\(index)")
            }
        }
        click(screen)
        screen.advance(by: .milliseconds(200))
        click(screen)
        screen.advance(by: .milliseconds(600))
        #expect(diary.lines == [])
        screen.advance(by: .seconds(2))
        #expect(Set(diary.lines) == ["0", "1"] && diary.lines.count == 2)
        #expect(screen.timeToNextUpdate == nil)
    }

    /// Moves the box by 5 points a frame for half a second, and then back with a spring.
    private func thrown(tracksVelocity: Bool) throws -> CGFloat {
        let positions = (0..<30).map { CGFloat($0) * 5 } + [0]
        let screen = screen(positions) { index, change in
            if index < 29 {
                withTransaction(\.tracksVelocity, tracksVelocity, change)
            } else {
                withAnimation(.spring(duration: 1), change)
            }
        }
        for _ in 0..<29 {
            click(screen)
            screen.advance(by: .milliseconds(17))
        }
        let top = try x(screen)
        #expect(top == 145)
        click(screen)
        var furthest = top
        for _ in 0..<60 {
            screen.advance(by: .milliseconds(17))
            furthest = max(furthest, try x(screen))
        }
        screen.advance(by: .seconds(3))
        #expect(try x(screen) == 0)
        #expect(screen.timeToNextUpdate == nil)
        return furthest
    }

    @Test("A spring starts with the velocity of the gesture before it, if that was measured")
    func velocity() throws {
        #expect(try thrown(tracksVelocity: false) == 145)
        #expect(try thrown(tracksVelocity: true) > 150)
    }

    /// A box that is dragged, and goes back with a spring.
    private struct Thrown: View {
        @State private var offset: CGFloat = 0

        var body: some View {
            Color.red.frame(width: 10, height: 10)
                .offset(x: offset)
                .frame(maxWidth: .infinity, alignment: .leading)
                .contentShape(Rectangle())
                .gesture(
                    DragGesture(minimumDistance: 0)
                        .onChanged { offset = $0.translation.width }
                        .onEnded { _ in withAnimation(.spring(duration: 1)) { offset = 0 } })
        }
    }

    /// Drags the box by 5 points a frame, and lets it go.
    ///
    /// - Returns: The way that it goes on.
    private func dragged(_ screen: Screen) throws -> CGFloat {
        screen.send(.pointerDown(.primary, at: CGPoint(x: 100, y: 5)))
        for step in 1...20 {
            screen.send(.pointerMoved(to: CGPoint(x: 100 + step * 5, y: 5)))
            screen.advance(by: .milliseconds(17))
        }
        let end = try x(screen)
        screen.send(.pointerUp(.primary, at: CGPoint(x: 200, y: 5)))
        var furthest = end
        for _ in 0..<20 {
            screen.advance(by: .milliseconds(17))
            furthest = max(furthest, try x(screen))
        }
        return furthest - end
    }

    @Test(
        "A spring after a drag goes on as fast as the drag, also if the box was caught on its way")
    func drag() throws {
        let screen = Screen(300, 10) { Thrown() }
        _ = screen.displayList
        let first = try dragged(screen)
        #expect(first > 5)
        // Nearly at rest, the spring is caught.
        screen.advance(by: .milliseconds(900))
        let second = try dragged(screen)
        #expect(abs(second - first) < 2)
        screen.advance(by: .seconds(4))
        #expect(try x(screen) == 0)
        #expect(screen.timeToNextUpdate == nil)
    }

    /// An animation whose duration is in the environment.
    nonisolated private struct Paced: CustomAnimation {
        func animate<V: VectorArithmetic>(
            value: V, time: TimeInterval, context: inout AnimationContext<V>
        ) -> V? {
            let duration = context.environment.pace
            return time < duration ? value.scaled(by: time / duration) : nil
        }
    }

    @Test("An animation of a program reads the environment of the view")
    func environment() throws {
        let screen = Screen(300, 10) {
            Track(positions: [0, 100]) { _, change in
                withAnimation(Animation(Paced()), change)
            }
            .environment(\.pace, 2)
        }
        click(screen)
        screen.advance(by: .seconds(1))
        #expect(abs(try x(screen) - 50) < 2)
        screen.advance(by: .milliseconds(1100))
        #expect(try x(screen) == 100)
    }

    /// An animation that never ends.
    nonisolated private struct Endless: CustomAnimation {
        func animate<V: VectorArithmetic>(
            value: V, time: TimeInterval, context: inout AnimationContext<V>
        ) -> V? { value.scaled(by: 0.5) }
    }

    @Test("An animation that never ends is over when its view is gone")
    func endless() {
        struct Room: View {
            @State private var isOn = false
            @State private var isGone = false

            var body: some View {
                VStack {
                    if !isGone { Color.red.opacity(isOn ? 1 : 0) }
                    Button("Start") { withAnimation(Animation(Endless())) { isOn = true } }
                    Button("End") { isGone = true }
                }
            }
        }
        let screen = Screen(100, 100) { Room() }
        screen.click("Start")
        screen.advance(by: .seconds(10))
        #expect(screen.timeToNextUpdate != nil)
        screen.click("End")
        screen.advance(by: .milliseconds(100))
        #expect(screen.timeToNextUpdate == nil)
    }
}

nonisolated extension EnvironmentValues {
    @Entry fileprivate var pace = 1.0
}
