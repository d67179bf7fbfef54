import Foundation
import LozengeCore

/// The drag over the views of a window, from this window or another one.
///
/// Source: `docs/dragging.md`.
package final class DropSession: WindowService {
    private unowned let tree: ViewTree
    private var drag: Drag?
    /// True while the boxes at the place of a drag are found.
    private(set) var isFindingTarget = false

    private struct Drag {
        let offer: DataOffer
        unowned let root: Node
        var pointer: CGPoint
        var wanted: DragEffect
        weak var target: Node?
        /// The effect that a drop would have.
        var effect: DragEffect?
        /// True if a box asks for another frame.
        var isScrolling = false
    }

    package init(_ tree: ViewTree) { self.tree = tree }

    /// Moves a drag to a point of the window.
    ///
    /// - Returns: The effect that a drop would have there; `nil` if it would be refused.
    func move(
        _ offer: DataOffer, to point: CGPoint, _ wanted: DragEffect, in root: Node
    ) -> DragEffect? {
        // A window behind a dialog waits for its answer.
        guard !tree.services.contains(where: \.holdsWindow) else {
            leave()
            return nil
        }
        if drag?.offer !== offer {
            leave()
            drag = Drag(offer: offer, root: root, pointer: point, wanted: wanted)
        }
        drag?.pointer = point
        drag?.wanted = wanted
        let around = around(point)
        let target = around.first { box, point in
            box.holder?.handle(.offered(offer), at: point) != nil
        }
        if target?.box !== drag?.target {
            leaveTarget()
            drag?.target = target?.box
            if let target { _ = target.box.holder?.handle(.entered(offer), at: target.point) }
        }
        drag?.effect = target.flatMap { target in
            target.box.holder?.handle(.moved(offer, wanted: wanted), at: target.point)
        }
        // The first box only: an outer one scrolls once the inner one is at its end.
        drag?.isScrolling = around.contains { box, point in
            box.holder?.handle(DragEvent.rested, at: point) != nil
        }
        return drag?.effect
    }

    /// Drops the contents on the target.
    ///
    /// - Returns: The effect; `nil` if no view has taken them.
    func drop() -> DragEffect? {
        guard let drag, let effect = drag.effect,
            let target = around(drag.pointer).first(where: { $0.box === drag.target })
        else {
            leave()
            return nil
        }
        self.drag = nil
        return target.box.holder?.handle(.dropped(drag.offer, effect), at: target.point)
    }

    /// Ends the drag over this window without a drop.
    func leave() {
        leaveTarget()
        drag = nil
    }

    private func leaveTarget() {
        guard let drag, let target = drag.target, target.isAlive else { return }
        _ = target.holder?.handle(.left(drag.offer), at: target.local(drag.pointer))
        self.drag?.target = nil
    }

    /// Returns the boxes at a point of the window, from the inside out, with the point in their coordinates.
    private func around(_ point: CGPoint) -> [(box: Node, point: CGPoint)] {
        guard let root = drag?.root, root.isAlive else { return [] }
        isFindingTarget = true
        defer { isFindingTarget = false }
        return root.target(at: point)?.boxesAround(point) ?? []
    }

    package var nextUpdate: Duration? {
        drag?.isScrolling == true ? tree.clock.time + .milliseconds(16) : nil
    }

    package func frameBegins() {
        guard let drag, drag.isScrolling else { return }
        _ = move(drag.offer, to: drag.pointer, drag.wanted, in: drag.root)
    }

    package func windowCloses() { drag = nil }
}
