import Foundation
import LozengeCore

nonisolated extension View {
    /// Shows this view shifted, without its neighbours noticing.
    ///
    /// - Parameters:
    ///   - x: Towards the trailing edge, in points.
    ///   - y: Downwards, in points.
    /// - Returns: A view that is this one in layout.
    ///
    /// Matches: SwiftUI.View.offset(x:y:)
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        modifier(OffsetEffect(offset: CGSize(width: x, height: y)))
    }

    /// Shows this view shifted by `offset`, without its neighbours noticing.
    ///
    /// Matches: SwiftUI.View.offset(_:)
    public func offset(_ offset: CGSize) -> some View {
        modifier(OffsetEffect(offset: offset))
    }
}

/// The rule behind ``View/offset(x:y:)`` (OFFSET-1): only the child's place differs, not its lines.
nonisolated struct OffsetEffect {
    var offset: CGSize
}

extension OffsetEffect: PrimitiveModifier {
    static var movesChildren: Bool { true }

    func motionData(_ resolved: Void) -> CGSize.AnimatableData { offset.animatableData }
    mutating func setMotionData(_ data: CGSize.AnimatableData, _ resolved: inout Void) {
        offset.animatableData = data
    }

    func paint(_ context: PaintContext<Self>, _ writer: inout DisplayListWriter) {
        // The layout has placed the child at the offset of the program.
        let placed = context.content.offset
        let shown = writer.bounds.offsetBy(
            dx: (offset.width - placed.width).placeable * (context.isRightToLeft ? -1 : 1),
            dy: (offset.height - placed.height).placeable)
        writer.within(shown) { $0.paintBoxes(of: context) }
    }

    func placeChildren(_ context: LayoutContext<Self>) {
        context.child.place(
            at: CGPoint(x: offset.width, y: offset.height), size: context.size,
            proposal: context.proposal)
    }
}
