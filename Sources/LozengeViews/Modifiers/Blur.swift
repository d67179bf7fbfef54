import Foundation
import LozengeCore

nonisolated extension View {
    /// Blurs this view.
    ///
    /// - Parameters:
    ///   - radius: The standard deviation of the blur, in points; zero, negative and NaN have no effect.
    ///   - opaque: True if the blur extends the edges of the view, which stay sharp.
    /// - Returns: A view with this view's layout.
    ///
    /// Matches: SwiftUI.View.blur(radius:opaque:)
    /// Differs: near the edges of an opaque blur, the sharp view is visible.
    public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
        modifier(BlurEffect(radius: radius > 0 ? radius : 0, isOpaque: opaque))
    }
}

/// A layout-neutral modifier that blurs its child.
nonisolated struct BlurEffect {
    var radius: CGFloat
    let isOpaque: Bool
}

extension BlurEffect: PrimitiveModifier {
    static var affectsLayout: Bool { false }

    func motionData(_ resolved: Void) -> CGFloat { radius }
    mutating func setMotionData(_ data: CGFloat, _ resolved: inout Void) { radius = max(0, data) }

    func paint(_ context: PaintContext<Self>, _ writer: inout DisplayListWriter) {
        guard radius > 0 else { return writer.paintBoxes(of: context) }
        writer.group(.blur(radius, isOpaque: isOpaque)) { $0.paintBoxes(of: context) }
    }
}
