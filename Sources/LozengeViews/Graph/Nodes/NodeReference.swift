import Foundation
import LozengeCore

/// A reference to a node that is not counted; the tree keeps the node alive.
///
/// A layout asks thousands of nodes a few questions each, and counting who refers to whom would take
/// longer than the answers. The compiler counts whenever it takes a reference out of memory that may
/// change meanwhile, but not when it borrows one from a value that cannot be copied. Every node
/// holds its own address, and this is a pointer to that, seen as such a value.
nonisolated struct NodeReference: Equatable {
    fileprivate let cell: UnsafePointer<Cell>

    fileprivate struct Cell: ~Copyable {
        let node: Node
    }

    /// - Parameter address: Where a node holds its own address.
    init(_ address: UnsafeMutablePointer<UnsafeMutableRawPointer?>) {
        cell = UnsafePointer(UnsafeMutableRawPointer(address).assumingMemoryBound(to: Cell.self))
    }

    /// The node itself, counted as everything else is; for whatever is not asked often.
    var node: Node { cell.pointee.node }
}

extension NodeReference {
    var frame: CGRect { cell.pointee.frame }
    var guides: GuideSet { cell.pointee.guides }
    var isRightToLeft: Bool { cell.pointee.isRightToLeft }
    var priority: Double { cell.pointee.priority }
    var spacing: ViewSpacing { cell.pointee.spacing }
    nonisolated var boxCount: Int { cell.pointee.boxCount }
    nonisolated func box(at index: Int) -> LayoutSubview { cell.pointee.box(at: index) }

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
    var spacing: ViewSpacing { node.spacing }
    nonisolated var boxCount: Int { node.boxes.count }
    nonisolated func box(at index: Int) -> LayoutSubview { node.boxes[index] }

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
