import Foundation
import LozengeCore

/// A container with rows whose cells align in columns.
///
/// A column is as wide as its widest cell, a row as high as its highest. A view outside of a ``GridRow``
/// is a row of one cell across all columns.
///
/// ```swift
/// Grid(alignment: .leading) {
///     GridRow { Text("Name"); TextField("Name", text: $name) }
///     GridRow { Text("Age"); TextField("Age", text: $age) }
/// }
/// ```
///
/// Matches: SwiftUI.Grid
nonisolated public struct Grid<Content: View> {
    let layout: GridLayout
    let content: Content

    /// Creates a grid of the rows in `content`.
    ///
    /// - Parameters:
    ///   - alignment: The alignment of views in their cells, unless a row, a column or the view sets one.
    ///   - horizontalSpacing: The spacing of columns, in points; 8 if `nil`.
    ///   - verticalSpacing: The spacing of rows, in points; the rows' preferred spacing if `nil`.
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

/// A row of a ``Grid``.
///
/// Outside of a grid, its views belong to the container around.
///
/// ```swift
/// Grid(alignment: .leading) {
///     GridRow { Text("Strength"); Text("16") }
///     GridRow { Text("Wisdom"); Text("11") }
/// }
/// ```
///
/// Matches: SwiftUI.GridRow
nonisolated public struct GridRow<Content: View> {
    let alignment: VerticalAlignment?
    let content: Content

    /// Creates a row of the cells in `content`.
    ///
    /// - Parameters:
    ///   - alignment: The vertical alignment of views in their cells; that of the grid if `nil`.
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
    /// Lets this cell of a ``Grid`` span several columns.
    ///
    /// Matches: SwiftUI.View.gridCellColumns(_:)
    public func gridCellColumns(_ count: Int) -> some View {
        layoutValue(key: GridCellColumns.self, value: max(1, count))
    }

    /// Excludes this cell from the size of its column or row; it is still proposed both.
    ///
    /// Matches: SwiftUI.View.gridCellUnsizedAxes(_:)
    public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
        layoutValue(key: GridCellUnsizedAxes.self, value: axes)
    }

    /// Places this view at `anchor` in its cell.
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
