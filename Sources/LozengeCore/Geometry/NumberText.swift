import Foundation

extension String.StringInterpolation {
    /// Writes a length the way a person would: `12`, `12.5`, `∞`, at most three decimals.
    package mutating func appendInterpolation(number value: CGFloat) {
        guard value.isFinite else {
            return appendLiteral(value.isNaN ? "nan" : value > 0 ? "∞" : "-∞")
        }
        let rounded = (value * 1000).rounded() / 1000
        if rounded == rounded.rounded(), abs(rounded) < 1e15 {
            appendLiteral("\(Int(rounded))")
        } else {
            appendLiteral("\(Double(rounded))")
        }
    }

    /// Writes a rectangle as `x y w×h`.
    package mutating func appendInterpolation(rect: CGRect) {
        appendInterpolation(number: rect.minX)
        appendLiteral(" ")
        appendInterpolation(number: rect.minY)
        appendLiteral(" ")
        appendInterpolation(number: rect.width)
        appendLiteral("×")
        appendInterpolation(number: rect.height)
    }
}
