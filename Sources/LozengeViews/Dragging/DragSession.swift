import Foundation
import LozengeCore

/// The drag in a window.
///
/// Source: `docs/dragging.md`.
package final class DragSession: Dependency, WindowService {
    private unowned let tree: ViewTree
    private var drag: Drag?
    private var shown: DragImage?

    private struct Drag {
        let contents: any DragContents
        let start: CGPoint
        var pointer: CGPoint
        let root: Node
        weak var target: Node?
        /// True if a box asks for another frame.
        var isScrolling = false
    }

    package init(_ tree: ViewTree) { self.tree = tree }

    /// The picture of what is dragged; `nil` without a drag.
    package var image: DragImage? {
        noteRead()
        return shown
    }

    package var isActive: Bool { drag != nil }

    /// Begins a drag.
    ///
    /// - Parameters:
    ///   - contents: The contents.
    ///   - image: Their picture.
    ///   - node: The view that is dragged.
    ///   - start: The point of the window where it was pressed.
    func begin(
        _ contents: any DragContents, image: DragImage, from node: Node, at start: CGPoint
    ) {
        cancel()
        guard let root = node.boxesAround(start).last?.box else { return }
        drag = Drag(contents: contents, start: start, pointer: start, root: root)
        shown = image
        noteChange()
    }

    /// Moves what is dragged to a point of the window.
    func move(to point: CGPoint) {
        guard let drag else { return }
        self.drag?.pointer = point
        shown?.move(
            by: CGSize(width: point.x - drag.start.x, height: point.y - drag.start.y))
        noteChange()
        let around = around(point)
        let target = around.first { box, point in
            box.holder?.handle(.offered(drag.contents), at: point) != nil
        }
        if target?.box !== drag.target {
            leave()
            self.drag?.target = target?.box
            if let target {
                _ = target.box.holder?.handle(.entered(drag.contents), at: target.point)
            }
        }
        var effect: DragEffect?
        if let target {
            effect = target.box.holder?.handle(.moved(drag.contents), at: target.point)
        }
        tree.backend?.setPointerShape(effect == .copy ? .copy : .grabbing)
        rest(around)
    }

    /// Drops what is dragged on the target at a point of the window.
    ///
    /// - Returns: False if no view has taken it; then its picture returns.
    @discardableResult
    func drop(at point: CGPoint) -> Bool {
        move(to: point)
        guard let drag else { return false }
        let target = drag.target.flatMap { target in
            around(point).first { $0.box === target }
        }
        self.drag = nil
        let isTaken =
            target.flatMap { $0.box.holder?.handle(.dropped(drag.contents), at: $0.point) } != nil
        if isTaken { hide() } else { flyBack() }
        return isTaken
    }

    /// Ends the drag without a drop.
    func cancel() {
        guard drag != nil else { return }
        leave()
        drag = nil
        flyBack()
    }

    private func leave() {
        guard let drag, let target = drag.target, target.isAlive else { return }
        _ = target.holder?.handle(.left(drag.contents), at: target.local(drag.pointer))
        self.drag?.target = nil
    }

    /// Returns the boxes at a point of the window, from the inside out, with the point in their coordinates.
    private func around(_ point: CGPoint) -> [(box: Node, point: CGPoint)] {
        guard let root = drag?.root, root.isAlive else { return [] }
        return root.target(at: point)?.boxesAround(point) ?? []
    }

    private func hide() {
        shown = nil
        noteChange()
        tree.backend?.setPointerShape(.arrow)
    }

    private func flyBack() {
        guard shown != nil else { return }
        tree.backend?.setPointerShape(.arrow)
        withAnimation(.control, completionCriteria: .removed) {
            shown?.move(by: .zero)
            shown?.isReturning = true
            noteChange()
        } completion: { [weak self] in
            if self?.shown?.isReturning == true { self?.hide() }
        }
    }

    // MARK: Scrolling

    /// Lets the boxes at the pointer scroll.
    private func rest(_ around: [(box: Node, point: CGPoint)]) {
        // The first box only: an outer one scrolls once the inner one is at its end.
        drag?.isScrolling = around.contains { box, point in
            box.holder?.handle(DragEvent.rested, at: point) != nil
        }
    }

    package var nextUpdate: Duration? {
        drag?.isScrolling == true ? tree.clock.time + .milliseconds(16) : nil
    }

    package func frameBegins() {
        if let drag, drag.isScrolling { move(to: drag.pointer) }
    }

    package func intercept(_ event: InputEvent) -> Bool {
        guard isActive, case .key(let key) = event, key.key == .escape else { return false }
        if key.phase == .down { cancel() }
        return true
    }

    package func windowCloses() { drag = nil }
}
