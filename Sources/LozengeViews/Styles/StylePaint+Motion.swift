import LozengeCore

/// The data of a paint that interpolate: a colour.
///
/// Other paints change at once, and so does a paint that becomes one of another kind.
///
/// Source: `docs/animation.md`, DATA-5.
nonisolated package struct PaintData: VectorArithmetic {
    /// The data of the colour; `nil` for other paints.
    private var color: Color.Resolved.AnimatableData?

    private init(color: Color.Resolved.AnimatableData?) { self.color = color }

    init(_ paint: _StylePaint) {
        if case .color(let resolved) = paint { color = resolved.animatableData }
    }

    package static var zero: PaintData { PaintData(color: nil) }

    package static func + (lhs: PaintData, rhs: PaintData) -> PaintData {
        guard let left = lhs.color, let right = rhs.color else {
            return lhs.color == nil ? rhs : lhs
        }
        return PaintData(color: left + right)
    }

    package static func - (lhs: PaintData, rhs: PaintData) -> PaintData {
        guard let right = rhs.color else { return lhs }
        return PaintData(color: (lhs.color ?? .zero) - right)
    }

    package static func == (lhs: PaintData, rhs: PaintData) -> Bool {
        (lhs.color ?? .zero) == (rhs.color ?? .zero)
    }

    /// True if both are of the same kind.
    func isAlike(_ other: PaintData) -> Bool { (color == nil) == (other.color == nil) }

    package mutating func scale(by rhs: Double) { color?.scale(by: rhs) }
    package var magnitudeSquared: Double { color?.magnitudeSquared ?? 0 }

    /// Sets the colour of a paint; other paints stay.
    func apply(to paint: inout _StylePaint) {
        guard case .color(var resolved) = paint, let color else { return }
        resolved.animatableData = color
        paint = .color(resolved)
    }
}
