import Foundation
import LozengeCore

/// A view that takes the whole proposal and passes its size to its content.
///
/// Without a proposal it takes 10 points. The content is proposed the reader's size and placed in its
/// top-leading corner; several views overlap.
///
/// ```swift
/// GeometryReader { proxy in
///     Text("Half").frame(width: proxy.size.width / 2)
/// }
/// ```
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

/// The box of a geometry reader, which describes its content in the middle of the layout.
nonisolated struct GeometryBox {
    let visit: (GeometryProxy, inout ViewVisitor) -> Void

    init(_ visit: @escaping (GeometryProxy, inout ViewVisitor) -> Void) { self.visit = visit }
}

extension GeometryBox: Primitive {
    static var isLeaf: Bool { false }

    /// The size and the position that the content was last made for.
    final class Description {
        var size: CGSize?
        /// The position of the reader, if the content read it.
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

    /// Updates the content if it read the position, which is final only after the layout.
    func settle(_ context: SettleContext<Self>) {
        if context.resolved.place.isLeft(by: context.node) { context.setNeedsUpdate() }
    }
}
