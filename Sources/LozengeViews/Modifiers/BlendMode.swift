import LozengeCore

nonisolated extension View {
    /// Mixes this view, as one picture, with what is below.
    ///
    /// Matches: SwiftUI.View.blendMode(_:)
    public func blendMode(_ blendMode: BlendMode) -> some View {
        modifier(GroupEffect(blendMode == .normal ? nil : .blend(blendMode)))
    }

    /// Makes one picture of this view before anything around is done to it.
    ///
    /// Blend modes inside mix with nothing but what is inside.
    ///
    /// Matches: SwiftUI.View.compositingGroup()
    public func compositingGroup() -> some View {
        modifier(GroupEffect(.blend(.normal)))
    }

    /// Makes one picture of this view before it is shown.
    ///
    /// - Parameters:
    ///   - opaque: A promise that nothing shines through; the picture is the same.
    ///   - colorMode: How colours are kept meanwhile; the picture is the same.
    /// - Returns: A view that is this one in layout.
    ///
    /// Matches: SwiftUI.View.drawingGroup(opaque:colorMode:)
    /// Differs: colours are always those of the screen.
    public func drawingGroup(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear
    ) -> some View {
        compositingGroup()
    }
}

/// How colours are kept while a picture is made.
///
/// Matches: SwiftUI.ColorRenderingMode
nonisolated public enum ColorRenderingMode: Hashable, Sendable {
    case nonLinear
    case linear
    case extendedLinear
}
