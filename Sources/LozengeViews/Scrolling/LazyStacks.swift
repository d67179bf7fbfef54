import Foundation
import LozengeCore

/// A column that creates its rows on demand in a scroll view and takes the whole proposed width.
///
/// Every row is proposed the width, and its ideal height; the stack is as high as its rows.
///
/// ```swift
/// ScrollView {
///     LazyVStack { ForEach(1...100_000, id: \.self) { Text("Row \($0)") } }
/// }
/// ```
///
/// Matches: SwiftUI.LazyVStack
nonisolated public struct LazyVStack<Content: View> {
    let layout: LazyStackLayout
    let content: Content

    /// Creates a column of the views in `content`.
    ///
    /// Matches: SwiftUI.LazyVStack.init(alignment:spacing:pinnedViews:content:)
    nonisolated public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
    ) {
        layout = LazyStackLayout(
            axis: .vertical, alignment: alignment.key, spacing: spacing,
            pinnedViews: pinnedViews)
        self.content = content()
    }
}

extension LazyVStack: View {
    public typealias Body = Never

    public func _visit(_ visitor: inout ViewVisitor) { layout.visit(content, &visitor) }
}

/// A row that creates its views on demand in a scroll view and takes the whole proposed height.
///
/// ```swift
/// ScrollView(.horizontal) {
///     LazyHStack { ForEach(photos) { photo in Thumbnail(photo) } }
/// }
/// ```
///
/// Matches: SwiftUI.LazyHStack
nonisolated public struct LazyHStack<Content: View> {
    let layout: LazyStackLayout
    let content: Content

    /// Creates a row of the views in `content`.
    ///
    /// Matches: SwiftUI.LazyHStack.init(alignment:spacing:pinnedViews:content:)
    nonisolated public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
    ) {
        layout = LazyStackLayout(
            axis: .horizontal, alignment: alignment.key, spacing: spacing,
            pinnedViews: pinnedViews)
        self.content = content()
    }
}

extension LazyHStack: View {
    public typealias Body = Never

    public func _visit(_ visitor: inout ViewVisitor) { layout.visit(content, &visitor) }
}

/// The rule behind ``LazyVStack`` and ``LazyHStack`` (LAZYSTACK-1): a stack with an unspecified proposal
/// along its axis that takes the whole proposal across.
struct LazyStackLayout: @MainActor LazyRule {
    let axis: Axis
    var alignment: AlignmentKey
    var spacing: CGFloat?
    var pinnedViews: PinnedScrollableViews = []

    var lineSpacing: CGFloat? { spacing }
    var grid: LazyGridLayout? { nil }
    var label: String { axis == .vertical ? "LazyVStack" : "LazyHStack" }

    private var stack: StackLayout {
        StackLayout(axis: axis, alignment: alignment, spacing: spacing)
    }

    var _stackAxis: Axis? { axis }

    func makeCache(subviews: Subviews) -> StackCache { StackCache() }

    func spacing(subviews: Subviews, cache: inout StackCache) -> ViewSpacing {
        stack.spacing(subviews)
    }

    func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout StackCache
    ) -> CGSize {
        var size = stack.sizeThatFits(ideal(proposal), subviews, cache.state)
        let across = proposal[axis.cross]
        if !across.isNaN { size[axis.cross] = across }
        return size
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout StackCache
    ) {
        let offer = ideal(ProposedViewSize(bounds.size))
        let content = stack.sizeThatFits(offer, subviews, cache.state)
        // The rows as a block are placed by the alignment.
        let box = ViewDimensions(box: bounds.size)
        let block = ViewDimensions(box: content)
        var inner = CGRect(origin: bounds.origin, size: content)
        let shift = box[alignment] - block[alignment]
        if axis == .vertical { inner.origin.x += shift } else { inner.origin.y += shift }
        stack.place(subviews, in: inner, proposal: offer, cache.state)
    }

    private func ideal(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(.nan, along: axis, cross: proposal[axis.cross])
    }
}
