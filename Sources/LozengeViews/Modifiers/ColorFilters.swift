import LozengeCore

nonisolated extension View {
    /// Makes this view's colours brighter, by up to 1, or darker, by up to -1.
    ///
    /// Matches: SwiftUI.View.brightness(_:)
    public func brightness(_ amount: Double) -> some View { filter(.brightness(amount)) }

    /// Multiplies how far this view's colours are from middle grey; less than zero inverts.
    ///
    /// Matches: SwiftUI.View.contrast(_:)
    public func contrast(_ amount: Double) -> some View { filter(.contrast(amount)) }

    /// Multiplies how colourful this view is: 0 is grey, 1 leaves it as it is.
    ///
    /// Matches: SwiftUI.View.saturation(_:)
    public func saturation(_ amount: Double) -> some View { filter(.saturation(amount)) }

    /// Makes this view grey: 0 leaves it as it is, 1 leaves no colour.
    ///
    /// Matches: SwiftUI.View.grayscale(_:)
    public func grayscale(_ amount: Double) -> some View { filter(.saturation(1 - amount)) }

    /// Turns the hues of this view's colours by an angle.
    ///
    /// Matches: SwiftUI.View.hueRotation(_:)
    public func hueRotation(_ angle: Angle) -> some View { filter(.hueRotation(angle)) }

    /// Shows every colour of this view as its opposite.
    ///
    /// Matches: SwiftUI.View.colorInvert()
    public func colorInvert() -> some View { filter(.inversion) }

    /// Multiplies this view's colours by another: white leaves them as they are.
    ///
    /// Matches: SwiftUI.View.colorMultiply(_:)
    public func colorMultiply(_ color: Color) -> some View {
        modifier(MultiplicationEffect(color: color))
    }

    /// Makes this view as opaque as it is bright.
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

/// A box whose child's colours are multiplied by another.
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
