@testable import LozengeViews

extension Node {
    /// The number of nodes in this tree, with views that leave.
    final var count: Int {
        var count = 1
        for child in children { count += child.count }
        forEachAccessory { count += $0.count }
        return count
    }
}
