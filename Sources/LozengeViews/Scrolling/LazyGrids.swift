import Foundation
import LozengeCore

/// A grid of columns that fills its rows one after the other and takes the whole proposed width.
///
/// ```swift
/// LazyVGrid(columns: [GridItem(.adaptive(minimum: 80))]) {
///     ForEach(photos) { photo in Thumbnail(photo) }
/// }
/// ```
///
/// Matches: SwiftUI.LazyVGrid
/// Differs: all views are created at once; SwiftUI creates views on demand.
nonisolated public struct LazyVGrid<Content: View> {
    let layout: LazyGridLayout
    let content: Content

    /// Creates a grid of the views in `content`.
    ///
    /// - Parameters:
    ///   - columns: The widths of the columns.
    ///   - alignment: The alignment of the columns if they do not fill the width.
    ///   - spacing: The distance of two rows, in points; 8 if `nil`.
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

/// A grid of rows that fills its columns one after the other and takes the whole proposed height.
///
/// ```swift
/// LazyHGrid(rows: [GridItem(.fixed(40)), GridItem(.fixed(40))]) {
///     ForEach(tags, id: \.self) { Text($0) }
/// }
/// ```
///
/// Matches: SwiftUI.LazyHGrid
/// Differs: all views are created at once; SwiftUI creates views on demand.
nonisolated public struct LazyHGrid<Content: View> {
    let layout: LazyGridLayout
    let content: Content

    /// Creates a grid of the views in `content`.
    ///
    /// - Parameters:
    ///   - rows: The heights of the rows.
    ///   - alignment: The alignment of the rows if they do not fill the height.
    ///   - spacing: The distance of two columns, in points; 8 if `nil`.
    ///   - content: The views, from top to bottom, column by column.
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
