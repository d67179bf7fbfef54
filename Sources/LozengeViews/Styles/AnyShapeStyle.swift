import LozengeCore

/// A type-erased style.
///
/// Matches: SwiftUI.AnyShapeStyle
nonisolated public struct AnyShapeStyle: ShapeStyle {
    let style: any ShapeStyle

    public init<S: ShapeStyle>(_ style: S) {
        if let style = style as? AnyShapeStyle {
            self = style
        } else {
            self.style = style
        }
    }

    /// The gradient, if the style is one.
    package var gradient: Gradient? { style as? Gradient }

    @MainActor public func _resolve(in place: _StyleContext) -> _StylePaint {
        style._resolve(in: place)
    }
}

nonisolated extension AnyShapeStyle: Hashable {
    /// Compares two styles; those without equality count as different.
    public static func == (lhs: AnyShapeStyle, rhs: AnyShapeStyle) -> Bool {
        guard let style = lhs.style as? any Equatable else { return false }
        return style.isEqual(to: rhs.style)
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(type(of: style)))
    }
}

nonisolated extension Equatable {
    fileprivate func isEqual(to other: any ShapeStyle) -> Bool {
        (other as? Self).map { $0 == self } ?? false
    }
}
