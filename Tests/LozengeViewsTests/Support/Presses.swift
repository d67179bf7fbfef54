import Foundation
import LozengeTesting
import ViewFixtures

/// Clicks a button in a window of 100 × 100 points at some points.
///
/// - Parameters:
///   - points: The points of the clicks, in the window.
///   - label: The label of the button.
///   - change: A modifier of the button.
/// - Returns: The number of actions for each point.
func presses<Label: View>(
    at points: CGPoint..., on label: Label,
    _ change: (Button<Label>) -> some View
) -> [Int] {
    var count = 0
    let screen = Screen(100, 100) {
        change(
            Button {
                count += 1
            } label: {
                label
            })
    }
    return points.map { point in
        count = 0
        screen.click(at: point)
        return count
    }
}
