import Foundation
import LozengeCore

/// A child of a container in a ``Layout``: measures and places it.
///
/// Callable from any isolation; a child stays with its container on the main actor.
///
/// Matches: SwiftUI.LayoutSubview
nonisolated public struct LayoutSubview: Equatable {
    // Kept alive by the tree: a list of these is plain memory.
    let reference: NodeReference

    /// Set before the first child is made.
    private var answers: (any LayoutAnswers)? { NodeAnswers.shared }

    /// The layout priority: children with a higher one are offered space first; 0 by default.
    ///
    /// Matches: SwiftUI.LayoutSubview.priority
    public var priority: Double { answers?.priority(of: reference) ?? 0 }

    /// The preferred spacing between the child and its neighbours.
    ///
    /// Matches: SwiftUI.LayoutSubview.spacing
    public var spacing: ViewSpacing { answers?.spacing(of: reference) ?? ViewSpacing() }

    /// Returns the size the child takes when offered `proposal`, in points.
    ///
    /// Negative lengths of the proposal count as 0.
    ///
    /// Matches: SwiftUI.LayoutSubview.sizeThatFits(_:)
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        answers?.sizeThatFits(proposal.atLeastZero, of: reference) ?? .zero
    }

    /// Returns the size the child takes when offered `proposal`, with its alignment guides.
    ///
    /// Matches: SwiftUI.LayoutSubview.dimensions(in:)
    public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
        ViewDimensions(sizeThatFits(proposal), proposal: proposal.atLeastZero, of: self)
    }

    /// Places the child's `anchor` at `position`, in the container's coordinates.
    ///
    /// Matches: SwiftUI.LayoutSubview.place(at:anchor:proposal:)
    public func place(
        at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
    ) {
        let proposal = proposal.atLeastZero
        let size = sizeThatFits(proposal)
        let origin = CGPoint(
            x: position.x - size.width * anchor.x, y: position.y - size.height * anchor.y)
        answers?.place(self, at: origin, size: size, proposal: proposal)
    }

    /// The child's value for `key`; the key's default if the child sets none.
    ///
    /// Matches: SwiftUI.LayoutSubview.subscript(_:)
    public subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value {
        answers?.value(key, of: reference) ?? Key.defaultValue
    }
}

nonisolated extension LayoutSubview {
    /// Shows the child, or leaves it out; called before the child is placed.
    ///
    /// A child that is left out keeps its state. It is neither painted nor focused nor described, it gets no
    /// events, and its preferences do not count.
    package func setShown(_ isShown: Bool) { answers?.setShown(isShown, reference) }
}

/// The engine's calls, on the main actor.
extension LayoutSubview {
    package init(_ node: Node) { reference = node.reference }

    package var node: Node { reference.node }

    /// Same as ``sizeThatFits(_:)``, without a call through a witness table.
    func size(offered proposal: ProposedViewSize) -> CGSize {
        reference.sizeThatFits(proposal.atLeastZero)
    }

    /// Same as ``dimensions(in:)``.
    func dimensions(offered proposal: ProposedViewSize) -> ViewDimensions {
        dimensions(size(offered: proposal), in: proposal.atLeastZero)
    }

    /// Returns the size the child takes when offered `proposal`; `reason` is for a recording.
    @inline(__always)
    func sizeThatFits(
        _ proposal: ProposedViewSize, _ reason: @autoclosure () -> LayoutReason
    ) -> CGSize {
        if let recording = LayoutRecording.current { recording.explain(reason()) }
        return size(offered: proposal)
    }

    /// Returns the child's dimensions when offered `proposal`; `reason` is for a recording.
    @inline(__always)
    func dimensions(
        in proposal: ProposedViewSize, _ reason: @autoclosure () -> LayoutReason
    ) -> ViewDimensions {
        if let recording = LayoutRecording.current { recording.explain(reason()) }
        return dimensions(offered: proposal)
    }

    /// Same as ``place(at:anchor:proposal:)``.
    func place(
        at position: CGPoint, anchor: UnitPoint = .topLeading, offered proposal: ProposedViewSize
    ) {
        let proposal = proposal.atLeastZero
        let size = reference.sizeThatFits(proposal)
        let origin = CGPoint(
            x: position.x - size.width * anchor.x, y: position.y - size.height * anchor.y)
        place(at: origin, size: size, proposal: proposal)
    }

    /// Places the child's top-left corner at `origin`; its `size` is known already.
    func place(at origin: CGPoint, size: CGSize, proposal: ProposedViewSize) {
        if let rehearsal = Self.rehearsal {
            rehearsal.note(origin, dimensions(size, in: proposal))
        } else {
            reference.place(at: origin, size: size, proposal: proposal)
        }
    }

    /// Set while a layout reports the positions of its children without moving them.
    static var rehearsal: PlacementRehearsal?

    /// Returns the child's dimensions at `size`, which it takes when offered `proposal`.
    func dimensions(_ size: CGSize, in proposal: ProposedViewSize) -> ViewDimensions {
        ViewDimensions(size, proposal: proposal, of: self)
    }

    /// The kinds of guides that the child may set.
    var guides: GuideSet { reference.guides }

    /// Returns the explicit position of a guide of the child, NaN for none.
    func explicitGuide(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat {
        reference.explicitGuide(key, in: dimensions)
    }

    /// True if the child is empty space whose spacing a frame leaves alone.
    var isSpacer: Bool { node.isSpacer }

    /// True if the box around the child is laid out from right to left.
    var isInRightToLeft: Bool { node.superbox?.isRightToLeft ?? false }

    /// The child's frame, in the container's coordinates.
    var frame: CGRect { reference.frame }
}

/// The children of a container, in the order of its content.
///
/// A view onto the node's own storage: making one costs nothing.
///
/// Matches: SwiftUI.LayoutSubviews
nonisolated public struct LayoutSubviews: RandomAccessCollection, Equatable {
    private let container: NodeReference

    @MainActor init(of node: Node) { container = node.reference }

    public var startIndex: Int { 0 }
    public var endIndex: Int { container.boxCount }
    public subscript(position: Int) -> LayoutSubview { container.box(at: position) }

    /// The layout direction of the container.
    ///
    /// A layout can ignore it: positions are from left to right, and the result is mirrored.
    public var layoutDirection: LayoutDirection {
        NodeAnswers.shared?.isRightToLeft(container) == true ? .rightToLeft : .leftToRight
    }
}
