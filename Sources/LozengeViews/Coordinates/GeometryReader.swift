import Foundation
import LozengeCore

/// A view that takes all it is offered and tells its content how much that is.
///
/// 10 points where nothing is offered. The content is offered the reader's size and put in its
/// top-leading corner; several views overlap.
///
/// Matches: SwiftUI.GeometryReader
nonisolated public struct GeometryReader<Content: View> {
    public var content: (GeometryProxy) -> Content

    public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
        self.content = content
    }
}

extension GeometryReader: View {
    public typealias Body = Never

    public func _visit(_ visitor: inout ViewVisitor) {
        visitor.primitive(
            GeometryBox { proxy, visitor in Node.observed { content(proxy) }._visit(&visitor) })
    }
}

/// The box of a geometry reader: it describes its content when it learns its size.
nonisolated struct GeometryBox {
    let visit: (GeometryProxy, inout ViewVisitor) -> Void

    init(_ visit: @escaping (GeometryProxy, inout ViewVisitor) -> Void) { self.visit = visit }
}

extension GeometryBox: Primitive {
    /// What the content was last made for.
    final class Description {
        var size: CGSize?
        /// Where the reader was, if the content asked.
        let place = GeometryProxy.Place()
    }

    static var unresolved: Description { Description() }

    func resolve(_ context: UpdateContext<Self>) -> Description { Description() }

    var label: String { "GeometryReader" }
    static var isLayoutBoundary: Bool { true }
    static var settles: Bool { true }
    func axisForChildren(_ axis: Axis?) -> Axis? { nil }

    func sizeThatFits(_ proposal: ProposedViewSize, _ context: LayoutContext<Self>) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeChildren(_ context: LayoutContext<Self>) {
        let size = context.size
        if context.resolved.size != size {
            context.resolved.size = size
            let proxy = GeometryProxy(node: context.node, place: context.resolved.place)
            context.describeContent { visit(proxy, &$0) }
        }
        let proposal = ProposedViewSize(size)
        for child in context.subviews { child.place(at: .zero, offered: proposal) }
    }

    /// The content may depend on where the reader is, and that is known for good only now.
    func settle(_ context: SettleContext<Self>) {
        if context.resolved.place.isLeft(by: context.node) { context.setNeedsUpdate() }
    }
}
