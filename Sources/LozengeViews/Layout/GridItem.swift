import Foundation
import LozengeCore

/// One row or column of a lazy grid, or as many as fit.
///
/// Matches: SwiftUI.GridItem
nonisolated public struct GridItem: Sendable {
    /// How wide a column, or how high a row is.
    ///
    /// Matches: SwiftUI.GridItem.Size
    public enum Size: Sendable {
        /// Exactly so many points.
        case fixed(CGFloat)
        /// An equal share of the room, within limits.
        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
        /// As many as fit into the room, equally large, within limits.
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }

    public var size: Size
    /// To the next one, in points; 8 if `nil`.
    public var spacing: CGFloat?
    /// The place of a view in its cell; if `nil`, the grid's alignment across its lines, and the middle
    /// along them.
    public var alignment: Alignment?

    public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
        self.size = size
        self.spacing = spacing
        self.alignment = alignment
    }
}
