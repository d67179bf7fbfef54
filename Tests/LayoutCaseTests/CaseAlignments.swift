import Foundation
import LozengeTesting

private enum Quarter: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 4 }
}

private enum Third: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 3 }
}

extension HorizontalAlignment {
    /// A guide at a quarter of the width.
    static let quarter = HorizontalAlignment(Quarter.self)
}

extension VerticalAlignment {
    /// A guide at a third of the height.
    static let third = VerticalAlignment(Third.self)
}
