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

    /// The offset that is shown; layout places the child at the program's.
    typealias Resolved = CGSize
    static var unresolved: CGSize { .zero }

    func resolve(_ context: UpdateContext<Self>) -> CGSize { offset }

    func motionData(_ shown: CGSize) -> CGSize.AnimatableData { offset.animatableData }
    mutating func setMotionData(_ data: CGSize.AnimatableData, _ shown: inout CGSize) {
        shown.animatableData = data
    }

    /// Returns the distance of the shown child from its place.
    private func shift(_ context: some NodeContext<Self>) -> CGPoint {
        let shown = context.resolved
        return CGPoint(
            x: (shown.width - offset.width).placeable * (context.isRightToLeft ? -1 : 1),
            y: (shown.height - offset.height).placeable)
    }

    func paint(_ context: PaintContext<Self>, _ writer: inout DisplayListWriter) {
        let shift = shift(context)
        writer.within(writer.bounds.offsetBy(dx: shift.x, dy: shift.y)) {
            $0.paintMovingBoxes(of: context)
        }
    }

    func contentPoint(_ point: CGPoint, _ context: EventContext<Self>) -> CGPoint? {
        let shift = shift(context)
        return CGPoint(x: point.x - shift.x, y: point.y - shift.y)
    }

    func hitBounds(_ context: EventContext<Self>) -> CGRect {
        let shift = shift(context)
        return context.hitBoundsOfBoxes.offsetBy(dx: shift.x, dy: shift.y)
    }

    func placeChildren(_ context: LayoutContext<Self>) {
        context.child.place(
            at: CGPoint(x: offset.width, y: offset.height), size: context.size,
            proposal: context.proposal)
    }
}
