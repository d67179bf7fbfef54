import Foundation
import LozengeCore

extension Motion {
    /// The modifiers that animate the running update, and their boxes, from the outermost.
    struct Scopes {
        var nodes: Set<ObjectIdentifier> = []
        var boxes: [ScopedBox] = []
        var boxIDs: Set<ObjectIdentifier> = []
    }

    /// A box that is animated by a modifier around it, and its place before the layout.
    struct ScopedBox {
        let box: Node
        let origin: CGPoint
        let size: CGSize
        let transaction: Transaction
    }

    /// Notes where the boxes of a modifier are shown: they begin there, even if the boxes around have no
    /// animation.
    ///
    /// Source: `docs/animation.md`, GEOMETRY-6.
    ///
    /// - Parameters:
    ///   - scope: The node of the modifier.
    ///   - transaction: The transaction of its content.
    ///   - outer: That of the boxes around. If it has an animation, they move, and their content with them.
    func noteScope(
        _ scope: any TransactionChanging, _ transaction: Transaction, in outer: Transaction
    ) {
        guard transaction.animation != nil, !scope.restoresContent else { return }
        noteModifiedUpdate()
        // One that was not shown yet has no place to begin from.
        guard outer.animation == nil, !scope.isNew,
            scopes.nodes.insert(ObjectIdentifier(scope)).inserted
        else { return }
        var boxes: [Node] = []
        scope.appendBoxes(to: &boxes)
        for box in boxes where box.frame != .zero && !box.isLeaving {
            guard scopes.boxIDs.insert(ObjectIdentifier(box)).inserted else { continue }
            scopes.boxes.append(
                ScopedBox(
                    box: box, origin: shownOrigin(of: box), size: box.frame.size,
                    transaction: transaction))
        }
    }

    /// True if ``moveScopes()`` animates a box, and not ``moves(_:to:)``.
    func isScoped(_ box: Node) -> Bool {
        !scopes.boxIDs.isEmpty && scopes.boxIDs.contains(ObjectIdentifier(box))
    }

    /// Animates the boxes of modifiers from the places where they were shown.
    func moveScopes() {
        let boxes = scopes.boxes
        forgetScopes()
        for place in boxes where place.box.isAlive && !place.box.isLeaving {
            let (old, new) = (place.origin, shownOrigin(of: place.box))
            var change = CGRect(
                x: new.x - old.x, y: new.y - old.y,
                width: place.box.frame.width - place.size.width,
                height: place.box.frame.height - place.size.height
            ).animatableData
            if !isResized(place.box) { change.second = .zero }
            move(place.box, by: change, to: place.box.frame, in: place.transaction)
        }
    }

    func forgetScopes() { if !scopes.nodes.isEmpty { scopes = Scopes() } }

    /// Returns the position in the window, or in the group or the offset view around, with the motion of the
    /// boxes around.
    private func shownOrigin(of box: Node) -> CGPoint {
        var origin = CGPoint.zero
        var next: Node? = box
        while let current = next, current.superbox?.holder?.movesChildren != true {
            let shown = current.isMoving ? presentedFrame(of: current) : current.frame
            origin.x += shown.minX
            origin.y += shown.minY
            next = current.outerBoxInGroup
        }
        return origin
    }
}
