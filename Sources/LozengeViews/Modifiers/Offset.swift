import Foundation
import LozengeCore

nonisolated extension View {
    /// Draws this view at an offset without affecting layout.
    ///
    /// - Parameters:
    ///   - x: Towards the trailing edge, in points.
    ///   - y: Downwards, in points.
    /// - Returns: A view with this view's layout.
    ///
    /// Matches: SwiftUI.View.offset(x:y:)
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        modifier(OffsetEffect(offset: CGSize(width: x, height: y)))
    }

    /// Draws this view at an offset without affecting layout.
    ///
    /// Matches: SwiftUI.View.offset(_:)
    public func offset(_ offset: CGSize) -> some View {
        modifier(OffsetEffect(offset: offset))
    }
}

/// The rule behind ``View/offset(x:y:)`` (OFFSET-1): the child's position changes, its guides do not.
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
        // Layout has placed the child at the program's offset.
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
