import Foundation
import LozengeCore

nonisolated extension View {
    /// Fills the background of this view with a style.
    ///
    /// - Parameters:
    ///   - style: The style.
    ///   - edges: The edges at which the background extends under covers of the safe area, such as bars, if
    ///     this view touches them.
    /// - Returns: A view with this view's layout.
    ///
    /// Matches: SwiftUI.View.background(_:ignoresSafeAreaEdges:)
    public func background<S: ShapeStyle>(
        _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> some View {
        modifier(StyleLayer(style: style, ignoredEdges: edges, level: .behind))
    }

    /// Fills the background of this view with the background style.
    ///
    /// Matches: SwiftUI.View.background(ignoresSafeAreaEdges:)
    public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        background(.background, ignoresSafeAreaEdges: edges)
    }

    /// Covers this view with a style.
    ///
    /// Matches: SwiftUI.View.overlay(_:ignoresSafeAreaEdges:)
    public func overlay<S: ShapeStyle>(
        _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> some View {
        modifier(StyleLayer(style: style, ignoredEdges: edges, level: .inFront))
    }

    /// Puts a filled shape behind this view, as large as it.
    ///
    /// Matches: SwiftUI.View.background(_:in:fillStyle:)
    public func background<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        background { shape.fill(style, style: fillStyle) }
    }

    /// Puts a shape filled with the background style behind this view.
    ///
    /// Matches: SwiftUI.View.background(in:fillStyle:)
    public func background<S: Shape>(
        in shape: S, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        background(.background, in: shape, fillStyle: fillStyle)
    }

    /// Puts a filled shape in front of this view, as large as it.
    ///
    /// Matches: SwiftUI.View.overlay(_:in:fillStyle:)
    public func overlay<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        overlay { shape.fill(style, style: fillStyle) }
    }
}

/// A layout-neutral modifier with a style behind or in front of its child.
nonisolated struct StyleLayer<Style: ShapeStyle> {
    let style: Style
    let ignoredEdges: Edge.Set
    let level: SecondaryLayout.Level
}

extension StyleLayer: PrimitiveModifier {
    struct Resolved {
        var paint = _StylePaint.color(.clear)
        var reach: Reach?
    }

    var label: String { level == .behind ? "background" : "overlay" }

    static var unresolved: Resolved { Resolved() }

    func resolve(_ context: UpdateContext<Self>) -> Resolved {
        Resolved(
            paint: style._resolve(in: _StyleContext(context.node)),
            reach: ignoredEdges.isEmpty ? nil : context.resolved.reach ?? context.makeReach())
    }

    func motionData(_ resolved: Resolved) -> PaintData { PaintData(resolved.paint) }

    static func change(from old: PaintData, to new: PaintData) -> PaintData {
        .change(from: old, to: new)
    }

    mutating func setMotionData(_ data: PaintData, _ resolved: inout Resolved) {
        data.apply(to: &resolved.paint)
    }

    func placeChildren(_ context: LayoutContext<Self>) {
        _ = context.resolved.reach?.measure()
        context.boxes[0].place(at: .zero, size: context.size, proposal: context.proposal)
    }

    func paint(_ context: PaintContext<Self>, _ writer: inout DisplayListWriter) {
        if level == .inFront { writer.paintBoxes(of: context) }
        let area = area(writer.bounds, context)
        writer.draw(context.resolved.paint, in: area) { writer, paint in
            writer.list.append(.fill(.rectangle(area), paint))
        }
        if level == .behind { writer.paintBoxes(of: context) }
    }

    func target(at point: CGPoint, _ context: EventContext<Self>) -> Node? {
        if let target = context.frontmostTarget(at: point) { return target }
        guard !context.resolved.paint.isClear else { return nil }
        return area(context.bounds, context).contains(point) ? context.node : nil
    }

    func hitBounds(_ context: EventContext<Self>) -> CGRect {
        context.hitBoundsOfBoxes.union(area(context.bounds, context))
    }

    /// Returns the area of the style for a view at `frame`.
    private func area(_ frame: CGRect, _ context: some NodeContext<Self>) -> CGRect {
        guard let reach = context.resolved.reach else { return frame }
        let isMirrored = context.isRightToLeft
        let insets = reach.insets.flipped(if: isMirrored).on(ignoredEdges)
        return frame.outset(by: insets.flipped(if: isMirrored))
    }
}
