import Foundation
import LozengeCore

/// The columns of a lazy vertical grid, or the rows of a lazy horizontal one: one, or as many as fit.
///
/// ```swift
/// let columns = [GridItem(.fixed(60)), GridItem(.flexible(minimum: 80), alignment: .leading)]
/// ```
///
/// Matches: SwiftUI.GridItem
nonisolated public struct GridItem: Sendable {
    /// The width of a column, or the height of a row.
    ///
    /// Matches: SwiftUI.GridItem.Size
    public enum Size: Sendable {
        /// A fixed length in points.
        case fixed(CGFloat)
        /// An equal share of the space, within limits.
        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
        /// As many items of equal length as fit into the space, within limits.
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }

    public var size: Size
    /// The distance to the next item, in points; 8 if `nil`.
    public var spacing: CGFloat?
    /// The position of a view in its cell.
    ///
    /// If `nil`, the grid's alignment applies across its lines; along them views are centred.
    public var alignment: Alignment?

    public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
        self.size = size
        self.spacing = spacing
        self.alignment = alignment
    }
}
