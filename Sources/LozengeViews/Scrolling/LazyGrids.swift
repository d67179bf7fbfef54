import Foundation
import LozengeCore

/// A grid of columns that fills its rows one after the other and takes the whole proposed width.
///
/// In a scroll view along it, views are created when their line is nearly in sight. That needs one view for each element of
/// a collection: if an element has several or none, all are created.
///
/// ```swift
/// LazyVGrid(columns: [GridItem(.adaptive(minimum: 80))]) {
///     ForEach(photos) { photo in Thumbnail(photo) }
/// }
/// ```
///
/// Matches: SwiftUI.LazyVGrid
nonisolated public struct LazyVGrid<Content: View> {
    let layout: LazyGridLayout
    let content: Content

    /// Creates a grid of the views in `content`.
    ///
    /// - Parameters:
    ///   - columns: The widths of the columns.
    ///   - alignment: The alignment of the columns if they do not fill the width.
    ///   - spacing: The distance of two rows, in points; 8 if `nil`.
    ///   - pinnedViews: The headers or footers of sections that stay in sight while their sections do.
    ///   - content: The views, in reading order.
    ///
    /// Matches: SwiftUI.LazyVGrid.init(columns:alignment:spacing:pinnedViews:content:)
    public init(
        columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
    ) {
        layout = LazyGridLayout(
            axis: .vertical, tracks: columns, alignment: alignment.key, spacing: spacing,
            pinnedViews: pinnedViews)
        self.content = content()
    }
}

extension LazyVGrid: View {
    public typealias Body = Never

    public func _visit(_ visitor: inout ViewVisitor) { layout.visit(content, &visitor) }
}

/// A grid of rows that fills its columns one after the other and takes the whole proposed height.
///
/// In a scroll view along it, views are created as those of a ``LazyVGrid``.
///
/// ```swift
/// LazyHGrid(rows: [GridItem(.fixed(40)), GridItem(.fixed(40))]) {
///     ForEach(tags, id: \.self) { Text($0) }
/// }
/// ```
///
/// Matches: SwiftUI.LazyHGrid
nonisolated public struct LazyHGrid<Content: View> {
    let layout: LazyGridLayout
    let content: Content

    /// Creates a grid of the views in `content`.
    ///
    /// - Parameters:
    ///   - rows: The heights of the rows.
    ///   - alignment: The alignment of the rows if they do not fill the height.
    ///   - spacing: The distance of two columns, in points; 8 if `nil`.
    ///   - pinnedViews: The headers or footers of sections that stay in sight while their sections do.
    ///   - content: The views, from top to bottom, column by column.
    ///
    /// Matches: SwiftUI.LazyHGrid.init(rows:alignment:spacing:pinnedViews:content:)
    public init(
        rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
    ) {
        layout = LazyGridLayout(
            axis: .horizontal, tracks: rows, alignment: alignment.key, spacing: spacing,
            pinnedViews: pinnedViews)
        self.content = content()
    }
}

extension LazyHGrid: View {
    public typealias Body = Never

    public func _visit(_ visitor: inout ViewVisitor) { layout.visit(content, &visitor) }
}
