import Foundation
import LozengeCore

/// Views in columns, row by row, as wide as what is offered.
///
/// Matches: SwiftUI.LazyVGrid
/// Differs: every view is made at once; SwiftUI makes those that come into sight.
public struct LazyVGrid<Content: View>: View {
    public typealias Body = Never

    let layout: LazyGridLayout
    let content: Content

    /// Creates a grid of the views in `content`.
    ///
    /// - Parameters:
    ///   - columns: How wide the columns are.
    ///   - alignment: Where the columns go if they do not fill the width.
    ///   - spacing: Between two rows, in points; 8 if `nil`.
    ///   - content: The views, in reading order.
    ///
    /// Matches: SwiftUI.LazyVGrid.init(columns:alignment:spacing:pinnedViews:content:)
    public init(
        columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        layout = LazyGridLayout(
            axis: .vertical, tracks: columns, alignment: alignment.key, spacing: spacing)
        self.content = content()
    }

    public func _visit(_ visitor: inout ViewVisitor) {
        visitor.primitive(LayoutBox(layout: layout)) { content._visit(&$0) }
    }
}

/// Views in rows, column by column, as high as what is offered.
///
/// Matches: SwiftUI.LazyHGrid
/// Differs: every view is made at once; SwiftUI makes those that come into sight.
public struct LazyHGrid<Content: View>: View {
    public typealias Body = Never

    let layout: LazyGridLayout
    let content: Content

    /// Creates a grid of the views in `content`.
    ///
    /// - Parameters:
    ///   - rows: How high the rows are.
    ///   - alignment: Where the rows go if they do not fill the height.
    ///   - spacing: Between two columns, in points; 8 if `nil`.
    ///   - content: The views, from top to bottom, then on in the next column.
    ///
    /// Matches: SwiftUI.LazyHGrid.init(rows:alignment:spacing:pinnedViews:content:)
    public init(
        rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        layout = LazyGridLayout(
            axis: .horizontal, tracks: rows, alignment: alignment.key, spacing: spacing)
        self.content = content()
    }

    public func _visit(_ visitor: inout ViewVisitor) {
        visitor.primitive(LayoutBox(layout: layout)) { content._visit(&$0) }
    }
}

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
    /// Where a view goes in its cell; the middle if `nil`.
    public var alignment: Alignment?

    public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
        self.size = size
        self.spacing = spacing
        self.alignment = alignment
    }
}
