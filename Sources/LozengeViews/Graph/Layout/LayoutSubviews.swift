import Foundation
import LozengeCore

/// What a container may ask of one child, and the one thing it may tell it: where to go.
///
/// For functions of any actor or none: a child is where its container is, on the main actor.
///
/// Matches: SwiftUI.LayoutSubview
nonisolated public struct LayoutSubview: Equatable {
    // Kept alive by the tree: a list of these is plain memory.
    let reference: NodeReference

    /// Set before the first child is made.
    private var answers: (any LayoutAnswers)? { NodeAnswers.shared }

    /// Who is served first when there is not enough; 0 for most views.
    ///
    /// Matches: SwiftUI.LayoutSubview.priority
    public var priority: Double { answers?.priority(of: reference) ?? 0 }

    /// What the child wants between itself and its neighbours.
    ///
    /// Matches: SwiftUI.LayoutSubview.spacing
    public var spacing: ViewSpacing { answers?.spacing(of: reference) ?? ViewSpacing() }

    /// The size the child takes when offered `proposal`, in points.
    ///
    /// Matches: SwiftUI.LayoutSubview.sizeThatFits(_:)
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        answers?.sizeThatFits(proposal.atLeastZero, of: reference) ?? .zero
    }

    /// The size the child takes when offered `proposal`, with its alignment lines.
    ///
    /// Matches: SwiftUI.LayoutSubview.dimensions(in:)
    public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
        ViewDimensions(sizeThatFits(proposal), proposal: proposal.atLeastZero, of: self)
    }

    /// Puts the child where its `anchor` is at `position`, in the container's coordinates.
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

    /// What the child says about `key`.
    ///
    /// Matches: SwiftUI.LayoutSubview.subscript(_:)
    public subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value {
        answers?.value(key, of: reference) ?? Key.defaultValue
    }
}

/// What the engine asks, on the main actor.
extension LayoutSubview {
    package init(_ node: Node) { reference = node.reference }

    package var node: Node { reference.node }

    /// The same as ``sizeThatFits(_:)``, without a call by a table of functions.
    func size(offered proposal: ProposedViewSize) -> CGSize {
        reference.sizeThatFits(proposal.atLeastZero)
    }

    /// The same as ``dimensions(in:)``.
    func dimensions(offered proposal: ProposedViewSize) -> ViewDimensions {
        dimensions(size(offered: proposal), in: proposal.atLeastZero)
    }

    /// The size the child takes when offered `proposal`, and for the record why it is asked.
    @inline(__always)
    func sizeThatFits(
        _ proposal: ProposedViewSize, _ reason: @autoclosure () -> LayoutReason
    ) -> CGSize {
        if let recording = LayoutRecording.current { recording.explain(reason()) }
        return size(offered: proposal)
    }

    /// The child's size and lines when offered `proposal`, and for the record why it is asked.
    @inline(__always)
    func dimensions(
        in proposal: ProposedViewSize, _ reason: @autoclosure () -> LayoutReason
    ) -> ViewDimensions {
        if let recording = LayoutRecording.current { recording.explain(reason()) }
        return dimensions(offered: proposal)
    }

    /// The same as ``place(at:anchor:proposal:)``.
    func place(
        at position: CGPoint, anchor: UnitPoint = .topLeading, offered proposal: ProposedViewSize
    ) {
        let proposal = proposal.atLeastZero
        let size = reference.sizeThatFits(proposal)
        let origin = CGPoint(
            x: position.x - size.width * anchor.x, y: position.y - size.height * anchor.y)
        place(at: origin, size: size, proposal: proposal)
    }

    /// Puts the child's top-left corner at `origin`, its `size` being known already.
    func place(at origin: CGPoint, size: CGSize, proposal: ProposedViewSize) {
        if let rehearsal = Self.rehearsal {
            rehearsal.note(origin, dimensions(size, in: proposal))
        } else {
            reference.place(at: origin, size: size, proposal: proposal)
        }
    }

    /// Set while a layout is asked where it would put its children, and nobody is to be moved.
    static var rehearsal: PlacementRehearsal?

    /// The child at a size it is known to take when offered `proposal`.
    func dimensions(_ size: CGSize, in proposal: ProposedViewSize) -> ViewDimensions {
        ViewDimensions(size, proposal: proposal, of: self)
    }

    /// Which lines the child may have a say in.
    var guides: GuideSet { reference.guides }

    /// Where one of the child's lines is, NaN where the default holds.
    func explicitGuide(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat {
        reference.explicitGuide(key, in: dimensions)
    }

    /// Whether the child is empty space whose spacing a frame leaves alone.
    var isSpacer: Bool { node.isSpacer }

    /// Whether lines run right to left in the box that the child is in.
    var isInRightToLeft: Bool { node.superbox?.isRightToLeft ?? false }

    /// Where the child was put.
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

    /// Which way lines run in the container.
    ///
    /// A layout need not mind: it speaks left-to-right, and the result is mirrored.
    public var layoutDirection: LayoutDirection {
        NodeAnswers.shared?.isRightToLeft(container) == true ? .rightToLeft : .leftToRight
    }
}
