import Foundation
import LozengeCore

/// A view that something can be dropped on.
@MainActor @preconcurrency
package protocol DropTarget {
    /// Returns true if contents can be dropped here; has no effect.
    func accepts(_ contents: any DragContents) -> Bool

    /// Called when the view becomes the target, and when it no longer is.
    func entered(_ contents: any DragContents, at point: CGPoint)
    func left(_ contents: any DragContents)

    /// Called when the pointer has moved to a point of the view.
    ///
    /// - Returns: The effect that a drop would have; `nil` if it would be refused.
    func moved(_ contents: any DragContents, to point: CGPoint) -> DragEffect?

    /// Takes contents that are dropped at a point of the view.
    ///
    /// - Returns: False if they are refused.
    func drop(_ contents: any DragContents, at point: CGPoint) -> Bool
}

/// A layout-neutral modifier whose content takes drops; points are from its top-left corner.
nonisolated package struct DropTargetEffect<Target: DropTarget> {
    private let target: Target

    package init(_ target: Target) { self.target = target }
}

extension DropTargetEffect: PrimitiveModifier {
    package static var affectsLayout: Bool { false }

    package func resolve(_ context: UpdateContext<Self>) {}

    package func handle(
        _ event: DragEvent, at point: CGPoint, _ context: EventContext<Self>
    ) -> DragEffect? {
        switch event {
        case .offered(let contents):
            return context.read(\.isEnabled) && target.accepts(contents) ? .copy : nil
        case .entered(let contents):
            target.entered(contents, at: point)
            return .copy
        case .moved(let contents): return target.moved(contents, to: point)
        case .left(let contents):
            target.left(contents)
            return nil
        case .dropped(let contents):
            target.left(contents)
            return target.drop(contents, at: point) ? .copy : nil
        case .rested: return nil
        }
    }
}
