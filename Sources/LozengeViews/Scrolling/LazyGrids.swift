import Foundation
import LozengeCore

/// Views in columns, row by row, as wide as what is offered.
///
/// Matches: SwiftUI.LazyVGrid
/// Differs: all views are created at once; SwiftUI creates views on demand.
nonisolated public struct LazyVGrid<Content: View> {
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
    /// Matches: SwiftUI.LazyVGrid.init(columns:alignment:spacing:content:)
    /// Differs: there are no `pinnedViews`.
    public init(
        columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        layout = LazyGridLayout(
            axis: .vertical, tracks: columns, alignment: alignment.key, spacing: spacing)
        self.content = content()
    }
}

extension LazyVGrid: View {
    public typealias Body = Never

    public func _visit(_ visitor: inout ViewVisitor) {
        visitor.primitive(LayoutBox(layout: layout)) { content._visit(&$0) }
    }
}

/// Views in rows, column by column, as high as what is offered.
///
/// Matches: SwiftUI.LazyHGrid
/// Differs: all views are created at once; SwiftUI creates views on demand.
nonisolated public struct LazyHGrid<Content: View> {
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
    /// Matches: SwiftUI.LazyHGrid.init(rows:alignment:spacing:content:)
    /// Differs: there are no `pinnedViews`.
    public init(
        rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        layout = LazyGridLayout(
            axis: .horizontal, tracks: rows, alignment: alignment.key, spacing: spacing)
        self.content = content()
    }
}

extension LazyHGrid: View {
    public typealias Body = Never

    public func _visit(_ visitor: inout ViewVisitor) {
        visitor.primitive(LayoutBox(layout: layout)) { content._visit(&$0) }
    }
}
