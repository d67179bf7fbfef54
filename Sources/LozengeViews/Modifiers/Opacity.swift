import Foundation
import LozengeCore

nonisolated extension View {
    /// Sets the opacity of this view, drawn as one picture.
    ///
    /// A view with opacity 0 does not receive events.
    ///
    /// - Parameter opacity: From 0, invisible, to 1, opaque; clamped to that range.
    /// - Returns: A view with this view's layout.
    ///
    /// Matches: SwiftUI.View.opacity(_:)
    public func opacity(_ opacity: Double) -> some View {
        modifier(OpacityEffect(opacity: opacity > 0 ? min(opacity, 1) : 0))
    }
}

/// A layout-neutral modifier that draws its child with an opacity.
nonisolated struct OpacityEffect {
    var opacity: Double
}

extension OpacityEffect: PrimitiveModifier {
    static var affectsLayout: Bool { false }

    func motionData(_ resolved: Void) -> Double { opacity }
    mutating func setMotionData(_ data: Double, _ resolved: inout Void) {
        opacity = data > 0 ? min(data, 1) : 0
    }

    func paint(_ context: PaintContext<Self>, _ writer: inout DisplayListWriter) {
        if opacity == 1 { return writer.paintBoxes(of: context) }
        guard opacity > 0 else { return }
        writer.group(.opacity(opacity)) { $0.paintMovingBoxes(of: context) }
    }

    func allowsFocusInside(_ context: EventContext<Self>) -> Bool { opacity > 0 }

    func target(at point: CGPoint, _ context: EventContext<Self>) -> Node? {
        opacity > 0 ? context.frontmostTarget(at: point) : nil
    }

    func hitBounds(_ context: EventContext<Self>) -> CGRect {
        opacity > 0 ? context.hitBoundsOfBoxes : .null
    }

    func semantics(_ context: SemanticsContext<Self>) -> SemanticEffect {
        opacity == 0 ? .hidden : .none
    }
}
