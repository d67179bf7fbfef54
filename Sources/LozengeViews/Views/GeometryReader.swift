import Foundation
import LozengeCore

/// A view that takes all it is offered and tells its content how much that is.
///
/// 10 points where nothing is offered. The content is offered the reader's size and put in its
/// top-leading corner; several views overlap.
///
/// Matches: SwiftUI.GeometryReader
public struct GeometryReader<Content: View>: View {
    public typealias Body = Never

    public var content: (GeometryProxy) -> Content

    public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
        self.content = content
    }

    public func _visit(_ visitor: inout ViewVisitor) {
        visitor.primitive(
            GeometryBox { proxy, visitor in content(proxy)._visit(&visitor) })
    }
}

/// What a ``GeometryReader`` knows of its place.
///
/// Matches: SwiftUI.GeometryProxy
public struct GeometryProxy {
    /// The reader's size in points, not rounded.
    public let size: CGSize
}

/// The box of a geometry reader: it describes its content when it learns its size.
struct GeometryBox: Primitive {
    let visit: (GeometryProxy, inout ViewVisitor) -> Void

    init(_ visit: @escaping (GeometryProxy, inout ViewVisitor) -> Void) { self.visit = visit }

    /// The size the content was last made for.
    final class Content {
        var size: CGSize?
    }

    static var unresolved: Content { Content() }

    func resolve(_ node: PrimitiveNode<Self>) -> Content { Content() }

    static var isLayoutBoundary: Bool { true }
    func axisForChildren(_ axis: Axis?) -> Axis? { nil }

    func sizeThatFits(_ proposal: ProposedViewSize, _ node: PrimitiveNode<Self>) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeChildren(of node: PrimitiveNode<Self>) {
        let size = node.frame.size
        if node.resolved.size != size {
            node.resolved.size = size
            node.visitWhileReading { visit(GeometryProxy(size: size), &$0) }
        }
        let proposal = ProposedViewSize(size)
        for child in node.subviews { child.place(at: .zero, proposal: proposal) }
    }
}
