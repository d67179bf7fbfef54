import Foundation
import LozengeCore

/// What a container may ask of one child, and the one thing it may tell it: where to go.
///
/// Matches: SwiftUI.LayoutSubview
public struct LayoutSubview: Equatable {
    unowned(unsafe) let node: Node

    package init(_ node: Node) { self.node = node }

    public static func == (lhs: LayoutSubview, rhs: LayoutSubview) -> Bool { lhs.node === rhs.node }

    /// Who is served first when there is not enough; 0 for most views.
    ///
    /// Matches: SwiftUI.LayoutSubview.priority
    public var priority: Double { node.priority }

    /// What the child wants between itself and its neighbours.
    ///
    /// Matches: SwiftUI.LayoutSubview.spacing
    public var spacing: ViewSpacing { node.spacing }

    /// The size the child takes when offered `proposal`, in points.
    ///
    /// Matches: SwiftUI.LayoutSubview.sizeThatFits(_:)
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        node.sizeThatFits(proposal.atLeastZero)
    }

    /// The size the child takes when offered `proposal`, with its alignment lines.
    ///
    /// Matches: SwiftUI.LayoutSubview.dimensions(in:)
    public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
        let proposal = proposal.atLeastZero
        return ViewDimensions(node.sizeThatFits(proposal), proposal: proposal, of: node)
    }

    /// Puts the child where its `anchor` is at `position`, in the container's coordinates.
    ///
    /// Matches: SwiftUI.LayoutSubview.place(at:anchor:proposal:)
    public func place(
        at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
    ) {
        let proposal = proposal.atLeastZero
        let size = node.sizeThatFits(proposal)
        place(
            at: CGPoint(
                x: position.x - size.width * anchor.x, y: position.y - size.height * anchor.y),
            size: size, proposal: proposal)
    }

    /// Puts the child's top-left corner at `origin`, its `size` being known already.
    func place(at origin: CGPoint, size: CGSize, proposal: ProposedViewSize) {
        node.place(at: origin, size: size, proposal: proposal)
    }
}

/// The children of a container, in the order of its content.
///
/// A view onto the node's own storage: making one costs nothing.
///
/// Matches: SwiftUI.LayoutSubviews
public struct LayoutSubviews: @MainActor RandomAccessCollection, Equatable {
    unowned(unsafe) let node: Node

    init(of node: Node) { self.node = node }

    public static func == (lhs: LayoutSubviews, rhs: LayoutSubviews) -> Bool {
        lhs.node === rhs.node
    }

    public var startIndex: Int { 0 }
    public var endIndex: Int { node.boxes.count }
    public subscript(position: Int) -> LayoutSubview { LayoutSubview(node.boxes[position]) }

    /// Which way lines run in the container.
    ///
    /// A layout need not mind: it speaks left-to-right, and the result is mirrored.
    public var layoutDirection: LayoutDirection {
        node.isRightToLeft ? .rightToLeft : .leftToRight
    }
}
