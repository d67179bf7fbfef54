import Foundation
import LozengeCore
import LozengeTesting
import Observation
import ViewFixtures

@testable import LozengeViews

/// The state of a program whose changes are animated.
@Observable
final class Knobs {
    var isOn = false
    var x: CGFloat = 0
    var y: CGFloat = 0
    var amount = 0.0
    var count = 0
    var words = "a"
}

/// The content of a program in the top leading corner of the window.
struct Story<Content: View>: View {
    let knobs: Knobs
    @ViewBuilder let content: (Knobs) -> Content

    var body: some View {
        // The colour keeps the stack as large as the window, so that it never moves itself.
        ZStack(alignment: .topLeading) {
            Color.clear
            content(knobs)
        }
    }
}

/// Returns a window of 300 by 200 points with a program, which was shown once.
func story(
    _ knobs: Knobs, reducesMotion: Bool = false,
    @ViewBuilder _ content: @escaping (Knobs) -> some View
) -> Screen {
    let screen = Screen(300, 200, reducesMotion: reducesMotion) {
        Story(knobs: knobs, content: content)
    }
    _ = screen.displayList
    return screen
}

extension Screen {
    /// Returns a value of each frame.
    ///
    /// - Parameters:
    ///   - times: The times since the present frame, in seconds.
    ///   - value: Reads the value of the window.
    /// - Returns: The values, in the order of the times.
    func frames<Value>(at times: [Double], _ value: () -> Value) -> [Value] {
        var time = 0.0
        return times.map { next in
            if next > time { advance(by: .seconds(next - time)) }
            time = next
            return value()
        }
    }

    /// The number of boxes that leave.
    var departures: Int {
        var count = 0
        window.tree.motion.forEachDeparture { _ in count += 1 }
        return count
    }

    /// True if the window shows no further frame by itself.
    var isAsleep: Bool { timeToNextUpdate == nil && !window.tree.motion.needsFrame() }
}

/// Returns true if both lists have the same numbers.
func isNear(_ found: [Double], _ expected: [Double], within tolerance: Double = 0.01) -> Bool {
    found.count == expected.count && zip(found, expected).allSatisfy { abs($0 - $1) <= tolerance }
}
