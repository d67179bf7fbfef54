import Foundation

extension Path {
    /// The path with every point under a transform.
    ///
    /// Matches: SwiftUI.Path.applying(_:)
    public func applying(_ transform: CGAffineTransform) -> Path {
        guard !transform.isIdentity else { return self }
        if let figure = figure(under: transform) { return figure }
        return Path(
            elements.map { element in
                switch element {
                case .move(let end): .move(to: end.applying(transform))
                case .line(let end): .line(to: end.applying(transform))
                case .quadCurve(let end, let control):
                    .quadCurve(to: end.applying(transform), control: control.applying(transform))
                case .curve(let end, let control1, let control2):
                    .curve(
                        to: end.applying(transform), control1: control1.applying(transform),
                        control2: control2.applying(transform))
                case .closeSubpath: .closeSubpath
                }
            })
    }

    /// The path moved by some points.
    ///
    /// Matches: SwiftUI.Path.offsetBy(dx:dy:)
    public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
        applying(CGAffineTransform(translationX: dx, y: dy))
    }

    /// A known figure that stays one, going the same way from the same place.
    private func figure(under transform: CGAffineTransform) -> Path? {
        guard transform.isAxisAligned, transform.a > 0, transform.d > 0 else { return nil }
        let isEven = transform.a == transform.d
        switch storage {
        case .rectangle(let rect): return Path(rect.applying(transform))
        case .ellipse(let rect): return Path(ellipseIn: rect.applying(transform))
        case .roundedRectangle(let rect, let size, let style):
            return Path(
                roundedRect: rect.applying(transform), cornerSize: size.applying(transform),
                style: style)
        case .unevenRoundedRectangle(let rect, let radii, let style) where isEven:
            return Path(
                roundedRect: rect.applying(transform), cornerRadii: radii.scaled(by: transform.a),
                style: style)
        case .empty: return self
        case .unevenRoundedRectangle, .elements: return nil
        }
    }
}
