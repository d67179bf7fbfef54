import Foundation
import LozengeCore

/// The drag that has begun in a window.
///
/// Source: `docs/dragging.md`.
package final class DragSession: WindowService {
    private unowned let tree: ViewTree
    private var drag: Drag?
    private var image: DragImage?

    private struct Drag {
        let offer: DataOffer
        let start: CGPoint
        var pointer: CGPoint
        let root: Node
        /// The drag as other windows see it; `nil` if it cannot leave this one.
        var outside: (any OutgoingDrag)?
        /// True if the window itself is under the pointer.
        var isInside = true
    }

    package init(_ tree: ViewTree) { self.tree = tree }

    package var isActive: Bool { drag != nil }

    private var views: DropSession { tree[DropSession.self] }

    /// Begins a drag.
    ///
    /// - Parameters:
    ///   - offer: The contents.
    ///   - picture: Their picture, which is drawn where the view is; `nil` for the view itself.
    ///   - view: The view that is dragged.
    ///   - node: Its node.
    ///   - frame: Its frame in the window.
    ///   - start: The point of the window where it was pressed.
    func begin(
        _ offer: DataOffer, picture: AnyView?, of view: AnyView, from node: Node, at frame: CGRect,
        pressed start: CGPoint
    ) {
        cancel()
        guard let root = node.boxesAround(start).last?.box else { return }
        image?.close()
        image = DragImage(
            picture ?? view, size: picture == nil ? frame.size : nil,
            at: picture == nil ? frame.origin : start, from: node)
        drag = Drag(offer: offer, start: start, pointer: start, root: root)
        drag?.outside = tree.backend?.beginDrag(offer) { [weak self] effect in
            guard let self, let drag, !drag.isInside else { return }
            show(effect)
        }
    }

    /// Moves the contents to a point of the window.
    func move(to point: CGPoint) {
        guard let drag else { return }
        self.drag?.pointer = point
        image?.move(by: CGSize(width: point.x - drag.start.x, height: point.y - drag.start.y))
        let wanted = DragEffect(tree[ModifierKeys.self].current)
        let isInside = drag.outside?.move(to: point, wanted) ?? true
        let hasLeft = drag.isInside && !isInside
        self.drag?.isInside = isInside
        if isInside {
            show(views.move(drag.offer, to: point, wanted, in: drag.root))
        } else if hasLeft {
            views.leave()
            show(nil)
        }
    }

    /// Sets the pointer's shape for the effect that a drop would have.
    private func show(_ effect: DragEffect?) {
        let shape: PointerShape =
            switch effect {
            case .copy: .copy
            case .link: .link
            case .move, nil: .grabbing
            }
        tree.backend?.setPointerShape(shape)
    }

    /// Drops the contents at a point of the window; the picture of what no view has taken flies back.
    func drop(at point: CGPoint) {
        move(to: point)
        guard let drag else { return }
        self.drag = nil
        if drag.isInside {
            let effect = views.drop()
            drag.outside?.cancel()
            end(image, isTaken: effect != nil)
        } else {
            // Another drag may have begun when the answer comes.
            drag.outside?.drop { [weak self, image] effect in
                self?.end(image, isTaken: effect != nil)
            }
        }
    }

    /// Ends the drag without a drop.
    func cancel() {
        guard let drag else { return }
        views.leave()
        drag.outside?.cancel()
        self.drag = nil
        end(image, isTaken: false)
    }

    private func end(_ image: DragImage?, isTaken: Bool) {
        if !isActive { tree.backend?.setPointerShape(.arrow) }
        if isTaken || image !== self.image || tree.backend?.reducesMotion == true {
            image?.close()
            if image === self.image { self.image = nil }
        } else {
            image?.flyBack(at: tree.clock.time)
            tree.backend?.setNeedsDisplay()
        }
    }

    package var nextUpdate: Duration? {
        image?.isReturning == true ? tree.clock.time + .milliseconds(16) : nil
    }

    package func frameBegins() {
        guard let image, image.isReturning else { return }
        if image.returned(at: tree.clock.time) { self.image = nil }
    }

    package func intercept(_ event: InputEvent) -> Bool {
        guard let drag else { return false }
        switch event {
        case .modifiers(let held):
            tree[ModifierKeys.self].update(to: held)
            move(to: drag.pointer)
        case .key(let key) where key.key == .escape:
            if key.phase == .down { cancel() }
            return true
        default: break
        }
        return false
    }

    package func windowCloses() {
        drag?.outside?.cancel()
        drag = nil
        image?.close()
    }
}
