import Foundation
import LozengeCore

/// A use of the anchor of a scroll view.
///
/// Matches: SwiftUI.ScrollAnchorRole
nonisolated public struct ScrollAnchorRole: Hashable, Sendable {
    private let name: String

    /// The part of the content that is visible at first.
    ///
    /// Matches: SwiftUI.ScrollAnchorRole.initialOffset
    public static let initialOffset = ScrollAnchorRole(name: "initialOffset")
    /// The part that stays visible when the content or the view changes its size.
    ///
    /// Matches: SwiftUI.ScrollAnchorRole.sizeChanges
    public static let sizeChanges = ScrollAnchorRole(name: "sizeChanges")
    /// The place of content that is smaller than the view.
    ///
    /// Matches: SwiftUI.ScrollAnchorRole.alignment
    public static let alignment = ScrollAnchorRole(name: "alignment")
}

/// The anchors of a scroll view; `nil` for its start.
nonisolated struct ScrollAnchors: Equatable {
    private var anchors: [ScrollAnchorRole: UnitPoint] = [:]

    subscript(role: ScrollAnchorRole) -> UnitPoint? {
        get { anchors[role] }
        set { anchors[role] = newValue }
    }
}

nonisolated extension View {
    /// Sets the part of the content of scroll views in this view that is visible at first, and stays visible when the
    /// content or the view changes its size; smaller content has its place there.
    ///
    /// ```swift
    /// ScrollView { ForEach(messages) { MessageRow($0) } }
    ///     .defaultScrollAnchor(.bottom)
    /// ```
    ///
    /// Matches: SwiftUI.View.defaultScrollAnchor(_:)
    public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
        transformEnvironment(\.scrollTraits.anchors) {
            $0[.initialOffset] = anchor
            $0[.sizeChanges] = anchor
            $0[.alignment] = anchor
        }
    }

    /// Sets the anchor of scroll views in this view for one use.
    ///
    /// Matches: SwiftUI.View.defaultScrollAnchor(_:for:)
    public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
        transformEnvironment(\.scrollTraits.anchors) { $0[role] = anchor }
    }
}

extension ScrollBox {
    /// Moves the offset to an anchor: at first, and when the size of the content or of the view changes while the
    /// content is there.
    func moveToAnchor(_ context: LayoutContext<Self>) {
        let position = context.resolved
        let slack = slack(context)
        defer { position.formerSlack = slack }
        let anchors = position.traits.anchors
        guard let former = position.formerSlack else {
            if let anchor = anchors[.initialOffset] {
                for axis in Axis.allCases { position.offset[axis] = anchor[axis] * slack[axis] }
            }
            return
        }
        guard former != slack, let anchor = anchors[.sizeChanges] else { return }
        for axis in Axis.allCases
        where abs(position.offset[axis] - anchor[axis] * former[axis]) < 0.5 {
            position.offset[axis] = anchor[axis] * slack[axis]
        }
    }

    /// Returns the distance of smaller content from the start of the view.
    func alignment(_ context: LayoutContext<Self>) -> CGSize {
        guard let anchor = context.resolved.traits.anchors[.alignment] else { return .zero }
        let extent = context.resolved.extent
        return CGSize(
            width: max(0, context.size.width - extent.width) * anchor.x,
            height: max(0, context.size.height - extent.height) * anchor.y)
    }

    /// Returns the length by which the content is larger than the view.
    private func slack(_ context: LayoutContext<Self>) -> CGSize {
        let extent = context.resolved.extent
        return CGSize(
            width: max(0, extent.width - context.size.width),
            height: max(0, extent.height - context.size.height))
    }
}

extension ScrollBox.Position {
    /// True if the end of the content stays visible while the lengths of rows become known.
    func isAnchoredToEnd(along axis: Axis) -> Bool {
        let anchor = traits.anchors[.sizeChanges]
        return (anchor ?? (isMovedByUser ? nil : traits.anchors[.initialOffset]))?[axis] == 1
    }
}

extension UnitPoint {
    /// The coordinate along an axis.
    nonisolated subscript(axis: Axis) -> CGFloat { axis == .horizontal ? x : y }
}
