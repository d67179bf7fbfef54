import LozengeCore

nonisolated extension View {
    /// Adds `amount` to the brightness of this view's colours: 1 is white, -1 is black.
    ///
    /// Matches: SwiftUI.View.brightness(_:)
    public func brightness(_ amount: Double) -> some View { filter(.brightness(amount)) }

    /// Multiplies the distance of this view's colours from middle grey; negative values invert.
    ///
    /// Matches: SwiftUI.View.contrast(_:)
    public func contrast(_ amount: Double) -> some View { filter(.contrast(amount)) }

    /// Multiplies the saturation of this view's colours: 0 is grey, 1 has no effect.
    ///
    /// Matches: SwiftUI.View.saturation(_:)
    public func saturation(_ amount: Double) -> some View { filter(.saturation(amount)) }

    /// Removes colour from this view: 0 has no effect, 1 is grey.
    ///
    /// Matches: SwiftUI.View.grayscale(_:)
    public func grayscale(_ amount: Double) -> some View { filter(.saturation(1 - amount)) }

    /// Rotates the hues of this view's colours by an angle.
    ///
    /// Matches: SwiftUI.View.hueRotation(_:)
    public func hueRotation(_ angle: Angle) -> some View { filter(.hueRotation(angle)) }

    /// Replaces each colour of this view by its opposite.
    ///
    /// Matches: SwiftUI.View.colorInvert()
    public func colorInvert() -> some View { filter(.inversion) }

    /// Multiplies this view's colours by another; white has no effect.
    ///
    /// Matches: SwiftUI.View.colorMultiply(_:)
    public func colorMultiply(_ color: Color) -> some View {
        modifier(MultiplicationEffect(color: color))
    }

    /// Derives this view's opacity from its brightness.
    ///
    /// Matches: SwiftUI.View.luminanceToAlpha()
    @available(*, unavailable, message: "X servers make no opacity of colours; use a mask.")
    public func luminanceToAlpha() -> some View { self }

    /// Applies a matrix; one with NaN or infinity has no effect.
    private func filter(_ matrix: ColorMatrix) -> some View {
        let sum = (matrix.red + matrix.green + matrix.blue).sum()
        let isPlain = !sum.isFinite || matrix == ColorMatrix()
        return modifier(GroupEffect(isPlain ? nil : .filter(matrix)))
    }
}

/// A layout-neutral modifier that multiplies the colours of its child by another.
nonisolated struct MultiplicationEffect {
    let color: Color
}

extension MultiplicationEffect: PrimitiveModifier {
    static var unresolved: Color.Resolved { .clear }
    static var affectsLayout: Bool { false }

    func resolve(_ context: UpdateContext<Self>) -> Color.Resolved {
        color.resolve(in: context.read(\.colorPalette))
    }

    func paint(_ context: PaintContext<Self>, _ writer: inout DisplayListWriter) {
        writer.group(.filter(.multiplication(by: context.resolved))) { $0.paintBoxes(of: context) }
    }
}
