import Foundation
import LozengeCore

/// A window onto content that may be larger; the wheel moves it.
///
/// As long as it is offered along its axes, and exactly as wide as its content across them.
///
/// Matches: SwiftUI.ScrollView
public struct ScrollView<Content: View>: View {
    public typealias Body = Never

    let axes: Axis.Set
    let content: Content

    /// Creates a view onto `content`; several views are a column.
    ///
    /// Matches: SwiftUI.ScrollView.init(_:showsIndicators:content:)
    public init(_ axes: Axis.Set = .vertical, @ViewBuilder content: () -> Content) {
        self.axes = axes
        self.content = content()
    }

    public func _visit(_ visitor: inout ViewVisitor) {
        visitor.primitive(ScrollBox(axes: axes)) { visitor in
            visitor.primitive(ImplicitStack(.column)) { content._visit(&$0) }
        }
    }
}

/// The rule behind ``ScrollView`` (SCROLL-1), and how far it has been moved.
struct ScrollBox: Primitive {
    let axes: Axis.Set

    /// How far the content is moved up and to the left.
    final class Position {
        var offset = CGPoint.zero
    }

    static var unresolved: Position { Position() }
    func resolve(_ node: PrimitiveNode<Self>) -> Position { node.resolved }

    static var remembersSizes: Bool { true }
    func axisForChildren(_ axis: Axis?) -> Axis? { nil }

    func sizeThatFits(_ proposal: ProposedViewSize, _ node: PrimitiveNode<Self>) -> CGSize {
        let content = node.child.sizeThatFits(inner(proposal))
        return CGSize(
            width: axes.contains(.horizontal) ? proposal.width ?? content.width : content.width,
            height: axes.contains(.vertical) ? proposal.height ?? content.height : content.height)
    }

    func placeChildren(of node: PrimitiveNode<Self>) {
        let proposal = inner(node.proposal)
        let content = node.child.sizeThatFits(proposal)
        clamp(node, content)
        let offset = node.resolved.offset
        node.child.place(
            at: CGPoint(x: -offset.x, y: -offset.y), size: content, proposal: proposal)
    }

    func paint(_ node: PrimitiveNode<Self>, _ context: inout PaintContext) {
        context.group(.clip(.rectangle(context.bounds))) { $0.paintBoxes(of: node) }
        paintIndicator(node, &context)
    }

    func target(at point: CGPoint, _ node: PrimitiveNode<Self>) -> Node? {
        guard CGRect(origin: .zero, size: node.frame.size).contains(point) else { return nil }
        return node.frontmostTarget(at: point) ?? node
    }

    func handle(_ event: InputEvent, at point: CGPoint, _ node: PrimitiveNode<Self>) -> Bool {
        guard case .scroll(let delta, _) = event else { return false }
        let old = node.resolved.offset
        if axes.contains(.horizontal) { node.resolved.offset.x += delta.width }
        if axes.contains(.vertical) { node.resolved.offset.y += delta.height }
        clamp(node, node.boxes[0].frame.size)
        guard node.resolved.offset != old else { return false }
        node.setNeedsPlacement()
        return true
    }

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: axes.contains(.horizontal) ? nil : proposal.width,
            height: axes.contains(.vertical) ? nil : proposal.height)
    }

    private func clamp(_ node: PrimitiveNode<Self>, _ content: CGSize) {
        let room = node.frame.size
        let offset = node.resolved.offset
        node.resolved.offset = CGPoint(
            x: min(max(0, offset.x), max(0, content.width - room.width)),
            y: min(max(0, offset.y), max(0, content.height - room.height)))
    }

    /// A bar at the trailing edge shows which part of the content is to be seen.
    private func paintIndicator(_ node: PrimitiveNode<Self>, _ context: inout PaintContext) {
        let content = node.boxes[0].frame.height
        let room = context.bounds
        guard axes.contains(.vertical), content > room.height + 0.5, room.height > 24 else {
            return
        }
        let height = max(20, room.height * room.height / content)
        let travel = (room.height - height) * node.resolved.offset.y / (content - room.height)
        let bar = CGRect(x: room.maxX - 7, y: room.minY + travel, width: 5, height: height)
        let color = Color.gray.opacity(0.5).resolve(in: .light)
        context.list.append(.fill(.roundedRectangle(bar, radius: 2.5), .color(color)))
    }
}
