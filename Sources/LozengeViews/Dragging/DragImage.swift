import Foundation
import LozengeCore

/// The picture of what is dragged.
package struct DragImage {
    package let view: AnyView
    /// The size in points; `nil` for the ideal one.
    package let size: CGSize?
    /// The point of the window at its top-left corner, or in its middle if it has its ideal size.
    package internal(set) var origin: CGPoint
    /// True while it returns to its start, because it was refused.
    package internal(set) var isReturning = false
    let start: CGPoint

    /// - Parameters:
    ///   - view: The picture.
    ///   - size: The size in points; `nil` for the ideal one.
    ///   - origin: The point of the window at its top-left corner, or in its middle if it has its ideal size.
    package init(_ view: AnyView, size: CGSize?, origin: CGPoint) {
        self.view = view
        self.size = size
        self.origin = origin
        start = origin
    }

    mutating func move(by distance: CGSize) {
        origin = CGPoint(x: start.x + distance.width, y: start.y + distance.height)
    }
}

/// Draws the picture of what is dragged in the window.
nonisolated package struct DragImageReader<Content: View> {
    private let content: (DragImage?) -> Content

    package init(@ViewBuilder content: @escaping (DragImage?) -> Content) { self.content = content }
}

extension DragImageReader: View {
    package typealias Body = Never

    package func _visit(_ visitor: inout ViewVisitor) {
        _ = visitor.within {
            DragImageNode(in: $0)
        } content: { visitor in
            let session = visitor.parent.tree[DragSession.self]
            Node.observed { content(session.image) }._visit(&visitor)
        }
    }
}

/// The node of a reader; it makes no node for layout.
private final class DragImageNode: Node {}
