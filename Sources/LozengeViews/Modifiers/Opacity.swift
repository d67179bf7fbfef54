import Foundation
import LozengeCore

nonisolated extension View {
    /// Shows this view, as one picture, as opaque as `opacity` says.
    ///
    /// What is not to be seen at all cannot be clicked.
    ///
    /// - Parameter opacity: From 0, nothing to be seen, to 1; what lies outside is clamped.
    /// - Returns: A view that is this one in layout.
    ///
    /// Matches: SwiftUI.View.opacity(_:)
    public func opacity(_ opacity: Double) -> some View {
        modifier(OpacityEffect(opacity: opacity > 0 ? min(opacity, 1) : 0))
    }
}

/// A box whose child lets what is below shine through.
nonisolated struct OpacityEffect {
    var opacity: Double
}

extension OpacityEffect: PrimitiveModifier {
    static var affectsLayout: Bool { false }

    func paint(_ node: PrimitiveNode<Self>, _ context: inout PaintContext) {
        if opacity == 1 { return context.paintBoxes(of: node) }
        guard opacity > 0 else { return }
        context.group(.opacity(opacity)) { $0.paintBoxes(of: node) }
    }

    func letsKeyboardIn(_ node: PrimitiveNode<Self>) -> Bool { opacity > 0 }

    func target(at point: CGPoint, _ node: PrimitiveNode<Self>) -> Node? {
        opacity > 0 ? node.frontmostTarget(at: point) : nil
    }

    func pointerReach(_ node: PrimitiveNode<Self>) -> CGRect {
        opacity > 0 ? node.reachOfBoxes : .null
    }
}
