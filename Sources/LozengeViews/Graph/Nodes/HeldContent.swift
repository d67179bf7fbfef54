import Foundation
import LozengeCore

/// A view or modifier in the memory of its node.
///
/// For a method call on a value that may change meanwhile, the compiler copies the value first, which takes
/// longer than most measurements. It borrows the parts of a noncopyable value instead.
struct HeldContent<Content: PrimitiveContent>: ~Copyable {
    let content: Content

    init(_ content: Content) { self.content = content }
}

extension HeldContent where Content: LayoutBehavior {
    @inline(__always)
    func sizeThatFits(_ proposal: ProposedViewSize, _ node: ContentNode<Content>) -> CGSize {
        content.sizeThatFits(proposal, LayoutContext(node))
    }

    func placeChildren(_ node: ContentNode<Content>) {
        content.placeChildren(LayoutContext(node))
    }

    func explicitGuide(
        _ key: AlignmentKey, in dimensions: ViewDimensions, _ node: ContentNode<Content>
    ) -> CGFloat {
        content.explicitGuide(key, in: dimensions, LayoutContext(node))
    }

    func priority(_ node: ContentNode<Content>) -> Double {
        content.priority(LayoutContext(node))
    }

    func contentChanged(_ node: ContentNode<Content>) {
        content.contentChanged(LayoutContext(node))
    }

    func childChanged(_ index: Int, affectsSize: Bool, _ node: ContentNode<Content>) {
        content.childChanged(index, affectsSize: affectsSize, LayoutContext(node))
    }
}

/// The calls of a node in the layout pass.
///
/// They are protocol requirements so that the compiler generates one for each primitive. The generic node
/// would look up the members of its content for every call.
extension LayoutBehavior {
    package static func sizeThatFits(
        _ proposal: ProposedViewSize, of node: ContentNode<Self>
    ) -> CGSize {
        node.held.sizeThatFits(proposal, node)
    }

    package static func placeChildren(of node: ContentNode<Self>) { node.held.placeChildren(node) }

    package static func explicitGuide(
        _ key: AlignmentKey, in dimensions: ViewDimensions, of node: ContentNode<Self>
    ) -> CGFloat {
        node.held.explicitGuide(key, in: dimensions, node)
    }

    package static func priority(of node: ContentNode<Self>) -> Double { node.held.priority(node) }

    package static func contentChanged(of node: ContentNode<Self>) {
        node.held.contentChanged(node)
    }

    package static func childChanged(
        _ index: Int, affectsSize: Bool, of node: ContentNode<Self>
    ) {
        node.held.childChanged(index, affectsSize: affectsSize, node)
    }
}
