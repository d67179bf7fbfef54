#if DEBUG || INSPECT
    import Foundation
    import LozengeCore

    extension Node {
        /// The children, and the secondary views of modifiers.
        final var inspectedChildren: [Node] {
            var children = Array(children)
            forEachAccessory { children.append($0) }
            return children
        }

        /// The box of this view: its own, or the first one inside; `nil` for a view without any.
        final var inspectedBox: Node? {
            if holder != nil || parent == nil { return self }
            return inspectedChildren.firstResult(\.inspectedBox)
        }

        /// The kind of a view that the inspector shows; `nil` for a node that only the engine knows.
        final var inspectedKind: BoxRecord.Kind? {
            if holder == nil { return name.isEmpty ? nil : .view }
            if role == .modifier { return .modifier }
            return boxes.isEmpty ? .leaf : .container
        }

        /// True for a view with a body that the program declares, not this package.
        final var isOfApp: Bool {
            guard holder == nil, let viewType else { return false }
            let module = String(reflecting: viewType).prefix { $0 != "." }
            return !["LozengeViews", "LozengeControls", "Lozenge"].contains(module)
        }

        /// Returns the box that is seen at a point of this box, whether or not it takes events: a leaf, or else the
        /// innermost container.
        final func inspectedBox(at point: CGPoint) -> Node {
            leaf(at: point) ?? innermostBox(at: point) ?? self
        }

        private final func leaf(at point: CGPoint) -> Node? {
            if boxes.isEmpty { return bounds.contains(point) && holder != nil ? self : nil }
            return firstInside(at: point) { $0.isEmptyContainer ? nil : $0.leaf(at: $1) }
        }

        private final func innermostBox(at point: CGPoint) -> Node? {
            firstInside(at: point) { $0.isEmptyContainer ? nil : $0.innermostBox(at: $1) }
                ?? (bounds.contains(point) ? self : nil)
        }

        /// Returns the first result for a box inside and a point in its coordinates, from the front to the back.
        private final func firstInside(
            at point: CGPoint, _ find: (Node, CGPoint) -> Node?
        ) -> Node? {
            guard let point = contentPoint(point) else { return nil }
            for box in boxesFromBack.reversed() where !box.node.isHiddenAlternative {
                let origin = box.node.frame.origin
                let inner = CGPoint(x: point.x - origin.x, y: point.y - origin.y)
                if let found = find(box.node, inner) { return found }
            }
            return nil
        }

        /// True for the room of views that are not there, such as those of an overlay that is empty.
        private final var isEmptyContainer: Bool {
            boxes.isEmpty && (self as? PrimitiveNode<ImplicitStack>) != nil
        }
    }
#endif
