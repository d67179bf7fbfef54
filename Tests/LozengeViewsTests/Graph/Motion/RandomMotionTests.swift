import Foundation
import LozengeCore
import LozengeTesting
import RandomFixtures
import Testing
import ViewFixtures

@testable import LozengeViews

/// `LOZENGE_SEED` sets the first seed, `LOZENGE_TREES` the number of programs.
@Suite("Random motion")
struct RandomMotionTests {
    private static let animations: [Animation?] = [
        nil, .default, .bouncy, .linear(duration: 0.3), .easeIn(duration: 1).delay(0.2),
        .easeInOut(duration: 0.2).repeatCount(3), .interpolatingSpring(stiffness: 80, damping: 6),
        .linear(duration: 0), .spring(duration: 0.4, bounce: 0.5).speed(3),
    ]

    private static let height: CGFloat = 420

    @Test(
        "After random changes with random animations at random times, the window is as a new one",
        arguments: Seeds.seed(1)..<Seeds.seed(1) + UInt64(Seeds.count("LOZENGE_TREES", 60)))
    func programs(seed: UInt64) {
        let (screen, fresh) = expectSettled(seed) { MovingProgram(model: $0) }
        #expect(drawing(screen) == drawing(fresh))
        #expect(screen.texts == fresh.texts)
    }

    @Test(
        "After random changes of its rows, a list is as a new one",
        arguments: Seeds.seed(1)..<Seeds.seed(1) + UInt64(Seeds.count("LOZENGE_TREES", 60)))
    func lists(seed: UInt64) {
        let (screen, fresh) = expectSettled(seed) { MovingList(model: $0) }
        let window = CGRect(origin: .zero, size: screen.size)
        #expect(shown(screen.displayList, in: window) == shown(fresh.displayList, in: window))
    }

    /// Returns the window after random changes, and a new one with the last state.
    private func expectSettled(
        _ seed: UInt64, _ program: (MovingModel) -> some View
    ) -> (Screen, fresh: Screen) {
        var random = SeededGenerator(seed: seed)
        let model = MovingModel()
        let screen = Screen(200, Self.height) { program(model) }
        _ = screen.displayList
        for _ in 0..<12 {
            let animation = Self.animations.randomElement(using: &random) ?? nil
            withAnimation(animation) { model.scene.change(&random) }
            if Int.random(in: 0..<6, using: &random) == 0 {
                screen.resize(CGFloat.random(in: 150...260, using: &random), Self.height)
            }
            if Int.random(in: 0..<8, using: &random) == 0 { screen.textSize = .accessibility1 }
            let list = screen.displayList
            #expect(list.primitives.allSatisfy { !$0.reach.isNaN })
            expectOneClock(screen)
            screen.advance(by: .milliseconds(Int.random(in: 0...700, using: &random)))
            expectOneClock(screen)
        }
        screen.advance(by: .seconds(12))
        #expect(screen.isAsleep && !screen.window.tree.motion.isBusy)
        #expect(screen.departures == 0)

        let settled = MovingModel()
        settled.scene = model.scene
        let fresh = Screen(screen.size.width, Self.height) { program(settled) }
        fresh.textSize = screen.textSize
        // The indicators of a new scroll view are hidden after a while.
        fresh.advance(by: .seconds(12))
        return (screen, fresh)
    }

    /// Returns the drawing without rows of the lazy stack, of which some outside of the visible part are kept.
    private func drawing(_ screen: Screen) -> String {
        screen.text.split(separator: "\n").filter { !$0.contains("\"line ") }
            .joined(separator: "\n")
    }

    /// Returns the drawing without what is out of sight: some rows of a list are kept there.
    private func shown(_ list: DisplayList, in window: CGRect) -> [String] {
        list.flattened.commands.flatMap { command -> [String] in
            guard case .group(let effect, let fragment) = command else {
                return command.reach.intersects(window) ? ["\(command)"] : []
            }
            let inside = shown(fragment.list, in: window)
            return inside.isEmpty ? [] : ["\(effect)"] + inside
        }
    }

    /// Expects that the window sleeps if nothing moves, and otherwise wakes up at the next beat.
    private func expectOneClock(_ screen: Screen) {
        let tree = screen.window.tree
        guard tree.motion.needsFrame() else { return }
        #expect(tree.nextUpdate == tree.clock.nextBeat)
        #expect(tree.clock.nextUpdate.map { $0 >= tree.clock.nextBeat } ?? true)
    }
}

extension CGRect {
    fileprivate var isNaN: Bool { minX.isNaN || minY.isNaN || width.isNaN || height.isNaN }
}
