import LozengeCore

nonisolated extension View {
    /// Adds `amount` to the brightness of this view's colours: 1 is white, -1 is black.
    ///
    /// Matches: SwiftUI.View.brightness(_:)
    public func brightness(_ amount: Double) -> some View { filter(.brightness, amount) }

    /// Multiplies the distance of this view's colours from middle grey; negative values invert.
    ///
    /// Matches: SwiftUI.View.contrast(_:)
    public func contrast(_ amount: Double) -> some View { filter(.contrast, amount) }

    /// Multiplies the saturation of this view's colours: 0 is grey, 1 has no effect.
    ///
    /// Matches: SwiftUI.View.saturation(_:)
    public func saturation(_ amount: Double) -> some View { filter(.saturation, amount) }

    /// Removes colour from this view: 0 has no effect, 1 is grey.
    ///
    /// Matches: SwiftUI.View.grayscale(_:)
    public func grayscale(_ amount: Double) -> some View { filter(.saturation, 1 - amount) }

    /// Rotates the hues of this view's colours by an angle.
    ///
    /// Matches: SwiftUI.View.hueRotation(_:)
    public func hueRotation(_ angle: Angle) -> some View {
        filter(.hueRotation, angle.animatableData)
    }

    /// Replaces each colour of this view by its opposite.
    ///
    /// Matches: SwiftUI.View.colorInvert()
    public func colorInvert() -> some View { modifier(GroupEffect(.filter(.inversion))) }

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

    private func filter(_ kind: FilterEffect.Kind, _ amount: Double) -> some View {
        modifier(FilterEffect(kind: kind, amount: amount))
    }
}

/// A layout-neutral modifier that filters the colours of its child.
nonisolated struct FilterEffect {
    enum Kind: Sendable {
        case brightness, contrast, saturation
        /// By the animatable data of an angle.
        case hueRotation
    }

    let kind: Kind
    var amount: Double

    /// The matrix of the filter; `nil` for one without effect, or with NaN or infinity.
    var matrix: ColorMatrix? {
        let matrix: ColorMatrix =
            switch kind {
            case .brightness: .brightness(amount)
            case .contrast: .contrast(amount)
            case .saturation: .saturation(amount)
            case .hueRotation: .hueRotation(.radians(amount / unitScale))
            }
        let sum = (matrix.red + matrix.green + matrix.blue).sum()
        return sum.isFinite && matrix != ColorMatrix() ? matrix : nil
    }
}

extension FilterEffect: PrimitiveModifier {
    static var affectsLayout: Bool { false }

    func motionData(_ resolved: Void) -> Double { amount }
    mutating func setMotionData(_ data: Double, _ resolved: inout Void) { amount = data }

    func paint(_ context: PaintContext<Self>, _ writer: inout DisplayListWriter) {
        guard let matrix else { return writer.paintBoxes(of: context) }
        writer.group(.filter(matrix)) { $0.paintBoxes(of: context) }
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

    func motionData(_ resolved: Color.Resolved) -> Color.Resolved.AnimatableData {
        resolved.animatableData
    }
    mutating func setMotionData(_ data: MotionData, _ resolved: inout Color.Resolved) {
        resolved.animatableData = data
    }

    func paint(_ context: PaintContext<Self>, _ writer: inout DisplayListWriter) {
        writer.group(.filter(.multiplication(by: context.resolved))) { $0.paintBoxes(of: context) }
    }
}
