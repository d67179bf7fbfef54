import Foundation
import LozengeCore

/// A view that is a primitive: its node is in the tree as it is.
@MainActor
package protocol PrimitiveView: View, Primitive where Body == Never {}

extension PrimitiveView {
    public func _visit(_ visitor: inout ViewVisitor) { visitor.primitive(self) }
}

/// A modifier that is a primitive: a box around the modified view.
///
/// By default the box has the size, the guides and the priority of that view.
@MainActor
package protocol PrimitiveModifier: ViewModifier, Primitive where Body == Never {}

extension PrimitiveModifier {
    public func _visit<Modified: View>(_ visitor: inout ViewVisitor, content: Modified) {
        visitor.primitive(self) { content._visit(&$0) }
    }

    package static var role: Node.Role { .modifier }
    package func guides(of child: Node) -> GuideSet { child.guides }

    package func sizeThatFits(
        _ proposal: ProposedViewSize, _ context: LayoutContext<Self>
    ) -> CGSize { context.child.size(offered: proposal) }

    package func placeChildren(_ context: LayoutContext<Self>) {
        context.child.place(at: .zero, size: context.size, proposal: context.proposal)
    }

    package func explicitGuide(
        _ key: AlignmentKey, in dimensions: ViewDimensions, _ context: LayoutContext<Self>
    ) -> CGFloat {
        context.child.explicitGuide(key, in: dimensions)
    }

    package func priority(_ context: LayoutContext<Self>) -> Double {
        context.child.reference.priority
    }
    package func spacing(_ context: LayoutContext<Self>) -> ViewSpacing {
        context.child.reference.spacing
    }
    package func isSpacer(_ context: LayoutContext<Self>) -> Bool { context.child.isSpacer }

    package func layoutValue(_ key: ObjectIdentifier, _ context: LayoutContext<Self>) -> Any? {
        context.child.node.holder?.layoutValue(key)
    }
}
