import LozengeCore

/// The background style of the environment; by default the window's background.
///
/// Matches: SwiftUI.BackgroundStyle
nonisolated public struct BackgroundStyle: ShapeStyle, Hashable {
    public init() {}

    @MainActor public func _resolve(in place: _StyleContext) -> _StylePaint {
        guard let style = place.read(\.backgroundStyle) else {
            return WindowBackgroundShapeStyle()._resolve(in: place)
        }
        // Within a background style, `.background` is the window's background.
        return style.style is BackgroundStyle
            ? WindowBackgroundShapeStyle()._resolve(in: place) : style._resolve(in: place)
    }
}

/// The background of a window.
///
/// Matches: SwiftUI.WindowBackgroundShapeStyle
nonisolated public struct WindowBackgroundShapeStyle: ShapeStyle, Hashable {
    public init() {}

    @MainActor public func _resolve(in place: _StyleContext) -> _StylePaint {
        .color(place.resolve(.windowBackground))
    }
}

/// The tint of the environment; by default the accent colour.
///
/// Matches: SwiftUI.TintShapeStyle
nonisolated public struct TintShapeStyle: ShapeStyle, Hashable {
    public init() {}

    @MainActor public func _resolve(in place: _StyleContext) -> _StylePaint {
        guard let tint = place.read(\.tintStyle), !(tint.style is TintShapeStyle) else {
            return .color(place.resolve(.accentColor))
        }
        return tint._resolve(in: place)
    }
}

/// The style of separators.
///
/// Matches: SwiftUI.SeparatorShapeStyle
/// Source: `UIColor.separator`.
nonisolated public struct SeparatorShapeStyle: ShapeStyle, Hashable {
    public init() {}

    @MainActor public func _resolve(in place: _StyleContext) -> _StylePaint {
        .color(Self.color(in: place))
    }

    @MainActor static func color(in place: _StyleContext) -> Color.Resolved {
        place.gray(light: (60, 60, 67, 0.29), dark: (84, 84, 88, 0.6))
    }
}

/// The style of placeholder text.
///
/// Matches: SwiftUI.PlaceholderTextShapeStyle
/// Differs: as opaque as secondary text, for a contrast of 4.5 : 1 (`docs/theme.md`, CONTRAST-4).
nonisolated public struct PlaceholderTextShapeStyle: ShapeStyle, Hashable {
    public init() {}

    @MainActor public func _resolve(in place: _StyleContext) -> _StylePaint {
        .color(place.resolve(.secondary))
    }
}

/// The style of links.
///
/// Matches: SwiftUI.LinkShapeStyle
nonisolated public struct LinkShapeStyle: ShapeStyle, Hashable {
    public init() {}

    @MainActor public func _resolve(in place: _StyleContext) -> _StylePaint {
        .color(place.resolve(.accentText))
    }
}

/// The background style of a selection: the tint.
///
/// Matches: SwiftUI.SelectionShapeStyle
nonisolated public struct SelectionShapeStyle: ShapeStyle, Hashable {
    public init() {}

    @MainActor public func _resolve(in place: _StyleContext) -> _StylePaint {
        TintShapeStyle()._resolve(in: place)
    }
}

/// The style of large areas behind controls, in four strengths.
///
/// Matches: SwiftUI.FillShapeStyle
/// Source: `UIColor.systemFill` and its three fainter kinds.
nonisolated public struct FillShapeStyle: ShapeStyle, Hashable {
    private var level = 0

    public init() {}

    public var secondary: FillShapeStyle { FillShapeStyle(level: 1) }
    public var tertiary: FillShapeStyle { FillShapeStyle(level: 2) }
    public var quaternary: FillShapeStyle { FillShapeStyle(level: 3) }

    private init(level: Int) { self.level = level }

    @MainActor public func _resolve(in place: _StyleContext) -> _StylePaint {
        let color: Color =
            switch level {
            case 0: .fill
            case 1: .secondaryFill
            case 2: .tertiaryFill
            default: .quaternaryFill
            }
        return .color(place.resolve(color))
    }
}

nonisolated extension ShapeStyle where Self == BackgroundStyle {
    /// The background style.
    public static var background: BackgroundStyle { BackgroundStyle() }
}

nonisolated extension ShapeStyle where Self == WindowBackgroundShapeStyle {
    /// The background of a window.
    public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}

nonisolated extension ShapeStyle where Self == TintShapeStyle {
    /// The tint of the environment.
    public static var tint: TintShapeStyle { TintShapeStyle() }
}

nonisolated extension ShapeStyle where Self == SeparatorShapeStyle {
    /// The style of separators.
    public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

nonisolated extension ShapeStyle where Self == PlaceholderTextShapeStyle {
    /// The style of placeholder text.
    public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

nonisolated extension ShapeStyle where Self == LinkShapeStyle {
    /// The style of links.
    public static var link: LinkShapeStyle { LinkShapeStyle() }
}

nonisolated extension ShapeStyle where Self == SelectionShapeStyle {
    /// The background style of a selection.
    public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}

nonisolated extension ShapeStyle where Self == FillShapeStyle {
    /// The style of large areas behind controls.
    public static var fill: FillShapeStyle { FillShapeStyle() }
}

/// A colour in bytes, with its opacity from 0 to 1.
typealias ByteColor = (red: Float, green: Float, blue: Float, opacity: Float)

extension _StyleContext {
    /// Returns the colour for the colour scheme of the environment.
    func gray(light: ByteColor, dark: ByteColor) -> Color.Resolved {
        let bytes = read(\.colorScheme) == .light ? light : dark
        return Color.Resolved(
            red: bytes.red / 255, green: bytes.green / 255, blue: bytes.blue / 255,
            opacity: bytes.opacity)
    }
}
