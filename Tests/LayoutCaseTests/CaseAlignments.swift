import Foundation
import LozengeTesting

private enum Quarter: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 4 }
}

private enum Third: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 3 }
}

extension HorizontalAlignment {
    /// A line a quarter of the way across.
    static let quarter = HorizontalAlignment(Quarter.self)
}

extension VerticalAlignment {
    /// A line a third of the way down.
    static let third = VerticalAlignment(Third.self)
}
