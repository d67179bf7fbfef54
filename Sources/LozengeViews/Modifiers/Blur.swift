import Foundation
import LozengeCore

nonisolated extension View {
    /// Blurs this view.
    ///
    /// - Parameters:
    ///   - radius: The standard deviation of the blur, in points; zero, less and NaN blur nothing.
    ///   - opaque: Whether the edges stay sharp, the view going on beyond them as it ends there.
    /// - Returns: A view that is this one in layout.
    ///
    /// Matches: SwiftUI.View.blur(radius:opaque:)
    /// Differs: near the edges of an opaque one the view itself shines through.
    public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
        modifier(GroupEffect(radius > 0 ? .blur(radius, isOpaque: opaque) : nil))
    }
}

/// A box whose child is drawn with an effect; with none, as it is.
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
