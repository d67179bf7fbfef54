import Foundation
import LozengeCore

nonisolated extension View {
    /// Hides this view and keeps its space in the layout.
    ///
    /// Matches: SwiftUI.View.hidden()
    public func hidden() -> some View {
        modifier(HiddenEffect())
    }
}

/// A layout-neutral modifier whose child is invisible and gets no events.
nonisolated struct HiddenEffect {}

extension HiddenEffect: PrimitiveModifier {
    func paint(_ context: PaintContext<Self>, _ writer: inout DisplayListWriter) {}
    func allowsFocusInside(_ context: EventContext<Self>) -> Bool { false }
    func target(at point: CGPoint, _ context: EventContext<Self>) -> Node? { nil }
    func hitBounds(_ context: EventContext<Self>) -> CGRect { .null }

    func semantics(_ context: SemanticsContext<Self>) -> SemanticEffect { .hidden }
}
