import LozengeCore

nonisolated extension View {
    /// Blends this view, as one picture, with the picture below.
    ///
    /// Matches: SwiftUI.View.blendMode(_:)
    public func blendMode(_ blendMode: BlendMode) -> some View {
        modifier(GroupEffect(blendMode == .normal ? nil : .blend(blendMode)))
    }

    /// Composes this view into one picture before outer effects apply.
    ///
    /// Blend modes inside mix only with views inside.
    ///
    /// Matches: SwiftUI.View.compositingGroup()
    public func compositingGroup() -> some View {
        modifier(GroupEffect(.blend(.normal)))
    }

    /// Composes this view into one picture before it is shown.
    ///
    /// - Parameters:
    ///   - opaque: True if the picture has no transparent part; without effect.
    ///   - colorMode: The colour space of the composition; without effect.
    /// - Returns: A view with this view's layout.
    ///
    /// Matches: SwiftUI.View.drawingGroup(opaque:colorMode:)
    /// Differs: colours are always composed in the colour space of the screen.
    public func drawingGroup(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear
    ) -> some View {
        compositingGroup()
    }
}

/// The colour space in which views are composed.
///
/// Matches: SwiftUI.ColorRenderingMode
nonisolated public enum ColorRenderingMode: Hashable, Sendable {
    case nonLinear
    case linear
    case extendedLinear
}

/// A layout-neutral modifier that draws its child with an effect; `nil` draws it unchanged.
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
