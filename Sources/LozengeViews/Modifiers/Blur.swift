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
        modifier(GroupEffect(radius > 0 ? .blur(radius, isOpaque: opaque) : nil))
    }
}

/// A layout-neutral modifier that draws its child with an effect.
nonisolated struct GroupEffect {
    let effect: DrawEffect?

    init(_ effect: DrawEffect?) { self.effect = effect }
}

extension GroupEffect: PrimitiveModifier {
    static var affectsLayout: Bool { false }

    func paint(_ context: PaintContext<Self>, _ writer: inout DisplayListWriter) {
        guard let effect else { return writer.paintBoxes(of: context) }
        writer.group(effect) { $0.paintBoxes(of: context) }
    }
}
