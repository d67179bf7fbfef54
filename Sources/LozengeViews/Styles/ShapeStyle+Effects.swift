import Foundation
import LozengeCore

nonisolated extension ShapeStyle {
    /// Multiplies the opacity of this style by `opacity`, which is clamped to 0...1.
    ///
    /// Matches: SwiftUI.ShapeStyle.opacity(_:)
    public func opacity(_ opacity: Double) -> some ShapeStyle {
        FadedStyle(base: self, opacity: opacity)
    }

    /// Blends this style with the drawing behind it.
    ///
    /// Matches: SwiftUI.ShapeStyle.blendMode(_:)
    public func blendMode(_ mode: BlendMode) -> some ShapeStyle {
        AffectedStyle(base: self, effect: .blend(mode))
    }

    /// Adds a drop shadow or an inner shadow to the drawing in this style.
    ///
    /// Matches: SwiftUI.ShapeStyle.shadow(_:)
    public func shadow(_ style: ShadowStyle) -> some ShapeStyle {
        ShadowedStyle(base: self, shadow: style)
    }

    /// Anchors gradients and images of this style to a rectangle instead of the filled area.
    ///
    /// - Parameter rect: The rectangle in points, relative to the top-left corner of the filled area.
    /// - Returns: A style whose scale does not depend on the filled area.
    ///
    /// Matches: SwiftUI.ShapeStyle.in(_:)
    public func `in`(_ rect: CGRect) -> some ShapeStyle { AnchoredStyle(base: self, rect: rect) }
}

/// A shadow of the drawing in a style.
///
/// Matches: SwiftUI.ShadowStyle
nonisolated public struct ShadowStyle: Hashable, Sendable {
    let color: Color
    let radius: CGFloat
    let offset: CGSize
    let isInside: Bool

    /// Returns a drop shadow; lengths are in points, and a negative or NaN radius counts as 0.
    ///
    /// Matches: SwiftUI.ShadowStyle.drop(color:radius:x:y:)
    public static func drop(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat,
        x: CGFloat = 0, y: CGFloat = 0
    ) -> ShadowStyle {
        ShadowStyle(color, radius, CGSize(width: x, height: y), isInside: false)
    }

    /// Returns an inner shadow, cast by the surroundings onto the drawing.
    ///
    /// Matches: SwiftUI.ShadowStyle.inner(color:radius:x:y:)
    public static func inner(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat,
        x: CGFloat = 0, y: CGFloat = 0
    ) -> ShadowStyle {
        ShadowStyle(color, radius, CGSize(width: x, height: y), isInside: true)
    }

    private init(_ color: Color, _ radius: CGFloat, _ offset: CGSize, isInside: Bool) {
        self.color = color
        self.radius = radius > 0 ? radius : 0
        self.offset = offset
        self.isInside = isInside
    }
}

nonisolated struct FadedStyle<Base: ShapeStyle>: ShapeStyle {
    let base: Base
    let opacity: Double

    @MainActor func _resolve(in place: _StyleContext) -> _StylePaint {
        base._resolve(in: place).opacity(opacity)
    }
}

nonisolated struct AffectedStyle<Base: ShapeStyle>: ShapeStyle {
    let base: Base
    let effect: StyleEffect

    @MainActor func _resolve(in place: _StyleContext) -> _StylePaint {
        .effect(effect, base._resolve(in: place))
    }
}

nonisolated struct ShadowedStyle<Base: ShapeStyle>: ShapeStyle {
    let base: Base
    let shadow: ShadowStyle

    @MainActor func _resolve(in place: _StyleContext) -> _StylePaint {
        let resolved = Shadow(
            color: place.resolve(shadow.color), radius: shadow.radius, offset: shadow.offset)
        return .effect(
            shadow.isInside ? .innerShadow(resolved) : .shadow(resolved), base._resolve(in: place))
    }
}

nonisolated struct AnchoredStyle<Base: ShapeStyle>: ShapeStyle {
    let base: Base
    let rect: CGRect

    @MainActor func _resolve(in place: _StyleContext) -> _StylePaint {
        .anchored(rect, base._resolve(in: place))
    }
}

nonisolated extension FadedStyle: Equatable where Base: Equatable {}
nonisolated extension AffectedStyle: Equatable where Base: Equatable {}
nonisolated extension ShadowedStyle: Equatable where Base: Equatable {}
nonisolated extension AnchoredStyle: Equatable where Base: Equatable {}

nonisolated extension ShapeStyle where Self == AnyShapeStyle {
    /// The foreground style, with its opacity multiplied by `opacity`.
    public static func opacity(_ opacity: Double) -> AnyShapeStyle {
        AnyShapeStyle(ForegroundStyle().opacity(opacity))
    }

    /// The foreground style, blended with the drawing behind it.
    public static func blendMode(_ mode: BlendMode) -> AnyShapeStyle {
        AnyShapeStyle(ForegroundStyle().blendMode(mode))
    }

    /// The foreground style with a shadow.
    public static func shadow(_ style: ShadowStyle) -> AnyShapeStyle {
        AnyShapeStyle(ForegroundStyle().shadow(style))
    }
}
