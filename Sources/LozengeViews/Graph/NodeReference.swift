import Foundation
import LozengeCore

/// A reference to a node that is not counted; the tree keeps the node alive.
///
/// A layout asks thousands of nodes a few questions each, and counting who refers to whom would take
/// longer than the answers. The compiler counts whenever it takes a reference out of memory that may
/// change meanwhile, but not when it borrows one from a value that cannot be copied: that value
/// stands in a cell of the node's own, and these are pointers to the cell.
struct NodeReference: Equatable {
    fileprivate let cell: UnsafeMutablePointer<Cell>

    fileprivate struct Cell: ~Copyable {
        let node: Node
    }

    /// A reference to nothing yet.
    ///
    /// - Precondition: ``refer(to:)`` is called before anything else.
    init() { cell = .allocate(capacity: 1) }

    func refer(to node: Node) {
        UnsafeMutableRawPointer(cell).storeBytes(
            of: Unmanaged.passUnretained(node).toOpaque(), as: UnsafeMutableRawPointer.self)
    }

    /// Frees the cell, not the node.
    func deallocate() { UnsafeMutableRawPointer(cell).deallocate() }

    /// The node itself, counted as everything else is; for whatever is not asked often.
    var node: Node { cell.pointee.node }
}

extension NodeReference {
    var frame: CGRect { cell.pointee.frame }
    var guides: GuideSet { cell.pointee.guides }
    var isRightToLeft: Bool { cell.pointee.isRightToLeft }
    var priority: Double { cell.pointee.priority }
    var boxCount: Int { cell.pointee.boxCount }
    func box(at index: Int) -> LayoutSubview { cell.pointee.box(at: index) }

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        cell.pointee.sizeThatFits(proposal)
    }

    func place(at origin: CGPoint, size: CGSize, proposal: ProposedViewSize) {
        cell.pointee.place(at: origin, size: size, proposal: proposal)
    }

    func explicitGuide(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat {
        cell.pointee.explicitGuide(key, in: dimensions)
    }
}

extension NodeReference.Cell {
    var frame: CGRect { node.frame }
    var guides: GuideSet { node.guides }
    var isRightToLeft: Bool { node.isRightToLeft }
    var priority: Double { node.priority }
    var boxCount: Int { node.boxes.count }
    func box(at index: Int) -> LayoutSubview { node.boxes[index] }

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        node.sizeThatFits(proposal)
    }

    func place(at origin: CGPoint, size: CGSize, proposal: ProposedViewSize) {
        node.place(at: origin, size: size, proposal: proposal)
    }

    func explicitGuide(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat {
        node.explicitGuide(key, in: dimensions)
    }
}
