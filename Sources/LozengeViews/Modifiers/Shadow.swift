import Foundation
import LozengeCore

nonisolated extension View {
    /// Draws a blurred silhouette below this view.
    ///
    /// - Parameters:
    ///   - color: The shadow's colour.
    ///   - radius: The standard deviation of the blur, in points; negative counts as 0.
    ///   - x: The horizontal offset of the shadow, in points; NaN counts as 0.
    ///   - y: The vertical offset of the shadow, in points; NaN counts as 0.
    /// - Returns: A view with this view's layout.
    ///
    /// Matches: SwiftUI.View.shadow(color:radius:x:y:)
    /// Source: `docs/metrics.md`, SHADOW-1, SHADOW-2: black at 33 %, the blur measured on macOS.
    public func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat,
        x: CGFloat = 0, y: CGFloat = 0
    ) -> some View {
        modifier(
            ShadowEffect(
                color: color, radius: radius > 0 ? radius : 0,
                offset: CGSize(width: x.placeable, height: y.placeable)))
    }
}

/// A layout-neutral modifier that draws a shadow below its child.
nonisolated struct ShadowEffect {
    var color: Color
    var radius: CGFloat
    var offset: CGSize
}

extension ShadowEffect: PrimitiveModifier {
    static var unresolved: Color.Resolved { .clear }
    static var affectsLayout: Bool { false }

    func resolve(_ context: UpdateContext<Self>) -> Color.Resolved {
        color.resolve(in: context.read(\.colorPalette))
    }

    func motionData(
        _ resolved: Color.Resolved
    ) -> AnimatablePair<
        Color.Resolved.AnimatableData, AnimatablePair<CGFloat, CGSize.AnimatableData>
    > {
        AnimatablePair(resolved.animatableData, AnimatablePair(radius, offset.animatableData))
    }

    mutating func setMotionData(_ data: MotionData, _ resolved: inout Color.Resolved) {
        resolved.animatableData = data.first
        radius = max(0, data.second.first)
        offset.animatableData = data.second.second
    }

    func paint(_ context: PaintContext<Self>, _ writer: inout DisplayListWriter) {
        let shadow = Shadow(color: context.resolved, radius: radius, offset: offset)
        writer.group(.shadow(shadow)) { $0.paintBoxes(of: context) }
    }
}
