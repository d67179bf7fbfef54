import Foundation
import LozengeCore

/// A view that something can be dropped on.
@MainActor @preconcurrency
package protocol DropTarget {
    /// Returns true if contents can be dropped here; has no effect.
    func accepts(_ contents: DataOffer) -> Bool

    /// Called when the view becomes the target, and when it no longer is.
    func entered(_ contents: DataOffer, at point: CGPoint)
    func left(_ contents: DataOffer)

    /// Called when the pointer has moved to a point of the view.
    ///
    /// - Parameters:
    ///   - contents: The contents.
    ///   - point: The point of the view.
    ///   - wanted: The effect that the user asks for.
    /// - Returns: The effect that a drop would have; `nil` if it would be refused.
    func moved(_ contents: DataOffer, to point: CGPoint, _ wanted: DragEffect) -> DragEffect?

    /// Takes contents that are dropped at a point of the view.
    ///
    /// - Parameters:
    ///   - contents: The contents.
    ///   - point: The point of the view.
    ///   - effect: The last effect that the view has answered.
    /// - Returns: The effect; `nil` if they are refused.
    func drop(_ contents: DataOffer, at point: CGPoint, _ effect: DragEffect) -> DragEffect?
}

/// A layout-neutral modifier whose content takes drops; points are from its top-left corner.
nonisolated package struct DropTargetEffect<Target: DropTarget> {
    private let target: Target

    package init(_ target: Target) { self.target = target }
}

extension DropTargetEffect: PrimitiveModifier {
    package static var affectsLayout: Bool { false }

    package func resolve(_ context: UpdateContext<Self>) {}

    /// A drag is over the view wherever it is in its bounds, also where it shows nothing; a press is not.
    package func target(at point: CGPoint, _ context: EventContext<Self>) -> Node? {
        if let inner = context.frontmostTarget(at: point) { return inner }
        let isDrag = context.tree[DropSession.self].isFindingTarget
        return isDrag && context.bounds.contains(point) ? context.node : nil
    }

    package func handle(
        _ event: DragEvent, at point: CGPoint, _ context: EventContext<Self>
    ) -> DragEffect? {
        switch event {
        case .offered(let contents):
            return context.read(\.isEnabled) && target.accepts(contents) ? .copy : nil
        case .entered(let contents):
            target.entered(contents, at: point)
            return .copy
        case .moved(let contents, let wanted):
            return target.moved(contents, to: point, wanted)
        case .left(let contents):
            target.left(contents)
            return nil
        case .dropped(let contents, let effect):
            target.left(contents)
            return target.drop(contents, at: point, effect)
        case .rested: return nil
        }
    }
}
