import Foundation
import LozengeCore

/// A view or modifier where its node holds it.
///
/// To call a method on a value that may change meanwhile, the compiler copies the value first, and
/// that takes longer than most answers of a layout. A value that cannot be copied lends its parts.
struct HeldContent<Content: Primitive>: ~Copyable {
    let content: Content

    init(_ content: Content) { self.content = content }

    @inline(__always)
    func sizeThatFits(_ proposal: ProposedViewSize, _ node: PrimitiveNode<Content>) -> CGSize {
        content.sizeThatFits(proposal, node)
    }

    func placeChildren(of node: PrimitiveNode<Content>) { content.placeChildren(of: node) }

    func explicitGuide(
        _ key: AlignmentKey, in dimensions: ViewDimensions, _ node: PrimitiveNode<Content>
    ) -> CGFloat {
        content.explicitGuide(key, in: dimensions, node)
    }

    func priority(_ node: PrimitiveNode<Content>) -> Double { content.priority(node) }
}

/// What a node calls in the layout pass. The node is generic and would have to look up what it
/// holds at every question; these are compiled for each primitive by itself.
extension Primitive {
    package static func sizeThatFits(
        _ proposal: ProposedViewSize, of node: PrimitiveNode<Self>
    ) -> CGSize {
        node.held.sizeThatFits(proposal, node)
    }

    package static func placeChildren(of node: PrimitiveNode<Self>) {
        node.held.placeChildren(of: node)
    }

    package static func explicitGuide(
        _ key: AlignmentKey, in dimensions: ViewDimensions, of node: PrimitiveNode<Self>
    ) -> CGFloat {
        node.held.explicitGuide(key, in: dimensions, node)
    }

    package static func priority(of node: PrimitiveNode<Self>) -> Double {
        node.held.priority(node)
    }
}
