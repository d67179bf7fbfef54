import Foundation
import LozengeCore

/// Views in rows whose cells line up in columns.
///
/// A column is as wide as its widest cell, a row as high as its highest. A view that is not in a
/// ``GridRow`` is a row of one cell across all columns.
///
/// Matches: SwiftUI.Grid
nonisolated public struct Grid<Content: View> {
    let layout: GridLayout
    let content: Content

    /// Creates a grid of the rows in `content`.
    ///
    /// - Parameters:
    ///   - alignment: Where a view goes in its cell, unless its row, column or itself says so.
    ///   - horizontalSpacing: Between two columns, in points; 8 if `nil`.
    ///   - verticalSpacing: Between two rows, in points; what the rows want if `nil`.
    ///   - content: The rows, from top to bottom.
    ///
    /// Matches: SwiftUI.Grid.init(alignment:horizontalSpacing:verticalSpacing:content:)
    public init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        layout = GridLayout(
            alignment: alignment, horizontalSpacing: horizontalSpacing,
            verticalSpacing: verticalSpacing)
        self.content = content()
    }
}

extension Grid: View {
    public typealias Body = Never

    public func _visit(_ visitor: inout ViewVisitor) {
        visitor.primitive(LayoutBox(layout: layout)) { content._visit(&$0) }
    }
}

/// The cells of one row of a ``Grid``.
///
/// Outside a grid its views are those of the container it is in.
///
/// Matches: SwiftUI.GridRow
nonisolated public struct GridRow<Content: View> {
    let alignment: VerticalAlignment?
    let content: Content

    /// Creates a row of the cells in `content`.
    ///
    /// - Parameters:
    ///   - alignment: Where a view goes in its cell, top to bottom; as the grid says if `nil`.
    ///   - content: The cells, one for each column.
    ///
    /// Matches: SwiftUI.GridRow.init(alignment:content:)
    public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
    }
}

extension GridRow: View {
    public typealias Body = Never

    public func _visit(_ visitor: inout ViewVisitor) {
        visitor.row(GridRowMark(alignment: alignment)) { content._visit(&$0) }
    }
}

nonisolated extension View {
    /// Lets this cell of a ``Grid`` reach across several columns.
    ///
    /// Matches: SwiftUI.View.gridCellColumns(_:)
    public func gridCellColumns(_ count: Int) -> some View {
        layoutValue(key: GridCellColumns.self, value: max(1, count))
    }

    /// Keeps this cell from making its column wider or its row higher; it is still offered both.
    ///
    /// Matches: SwiftUI.View.gridCellUnsizedAxes(_:)
    public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
        layoutValue(key: GridCellUnsizedAxes.self, value: axes)
    }

    /// Puts this view where `anchor` says in its cell.
    ///
    /// Matches: SwiftUI.View.gridCellAnchor(_:)
    public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
        layoutValue(key: GridCellAnchor.self, value: anchor)
    }

    /// Aligns the whole column that this cell is in.
    ///
    /// Matches: SwiftUI.View.gridColumnAlignment(_:)
    public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
        layoutValue(key: GridColumnAlignment.self, value: guide)
    }
}
