import Foundation
import LozengeCore

/// An uncounted reference to a node, which the tree keeps alive.
///
/// A layout calls thousands of nodes, and counting references would take longer than the calls. `Unmanaged`
/// lends the node to a call without counting. This is safe because a node is in its container's list of boxes
/// only while it is in the tree.
nonisolated struct NodeReference: Equatable {
    private let unmanaged: Unmanaged<Node>

    init(_ node: Node) { unmanaged = Unmanaged.passUnretained(node) }

    /// The node, counted as usual, for infrequent calls.
    var node: Node { unmanaged.takeUnretainedValue() }

    /// Calls `body` with the uncounted node.
    @inline(__always)
    fileprivate func with<Result>(_ body: (Node) -> Result) -> Result {
        unmanaged._withUnsafeGuaranteedRef(body)
    }

    static func == (lhs: NodeReference, rhs: NodeReference) -> Bool {
        lhs.unmanaged.toOpaque() == rhs.unmanaged.toOpaque()
    }
}

extension NodeReference {
    var frame: CGRect { with { $0.frame } }
    var guides: GuideSet { with { $0.guides } }
    var isRightToLeft: Bool { with { $0.isRightToLeft } }
    /// True if the box is to be painted again, or shown elsewhere than it was placed.
    var isStale: Bool { with { $0.needsPaint || !$0.exceptions.isEmpty } }
    var priority: Double { with { $0.priority } }
    var spacing: ViewSpacing { with { $0.spacing } }
    nonisolated var boxCount: Int { with { $0.boxes.count } }
    nonisolated func box(at index: Int) -> LayoutSubview { with { $0.boxes[index] } }

    /// The box around this box; `nil` for the box of the window.
    var container: NodeReference? { with { $0.superReference } }

    /// Calls ``Node/propagate(_:)``.
    func propagate(_ change: inout ChildChange) -> Bool { with { $0.propagate(&change) } }

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        with { $0.sizeThatFits(proposal) }
    }

    func place(at origin: CGPoint, size: CGSize, proposal: ProposedViewSize) {
        with { $0.place(at: origin, size: size, proposal: proposal) }
    }

    func explicitGuide(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat {
        with { $0.explicitGuide(key, in: dimensions) }
    }
}

/// A change of a box, as its container sees it.
struct ChildChange {
    /// The index of the box in its container.
    var index: Int
    /// True if the size may be different; false if only positions inside the box are.
    var affectsSize: Bool
}
