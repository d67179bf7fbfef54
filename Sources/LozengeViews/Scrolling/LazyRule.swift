import Foundation
import LozengeCore

/// The rule of a lazy stack or grid: by itself if all views exist, and by its parts if rows are created on demand.
protocol LazyRule: Layout {
    /// The axis along which lines follow each other.
    var axis: Axis { get }
    /// The guide by which views, or the cells of a grid, are placed across.
    var alignment: AlignmentKey { get }
    /// The distance between lines; `nil` for that of their views.
    var lineSpacing: CGFloat? { get }
    /// The views of sections that stay in sight.
    var pinnedViews: PinnedScrollableViews { get }
    /// The grid in whose cells the views stand; `nil` if each has a line of its own.
    var grid: LazyGridLayout? { get }
    var label: String { get }
}

extension LazyRule {
    /// Visits a container of `content`: in a view that scrolls along it, one that creates rows on demand.
    func visit(_ content: some View, _ visitor: inout ViewVisitor) {
        if visitor.isScrolled(along: axis) {
            visitor.primitive(LazyBox(rule: self)) { content._visit(&$0) }
        } else {
            visitor.primitive(LayoutBox(layout: self)) { content._visit(&$0) }
        }
    }
}
