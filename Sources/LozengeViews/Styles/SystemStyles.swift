import LozengeCore

/// What is behind views: what was set for the place, else the window's background.
///
/// Matches: SwiftUI.BackgroundStyle
nonisolated public struct BackgroundStyle: ShapeStyle, Hashable {
    public init() {}

    @MainActor public func _resolve(in place: _StylePlace) -> _StylePaint {
        guard let style = place.read(\.backgroundStyle) else {
            return WindowBackgroundShapeStyle()._resolve(in: place)
        }
        // What was set in terms of the background is meant in terms of the window's.
        return style.style is BackgroundStyle
            ? WindowBackgroundShapeStyle()._resolve(in: place) : style._resolve(in: place)
    }
}

/// The background of a window.
///
/// Matches: SwiftUI.WindowBackgroundShapeStyle
nonisolated public struct WindowBackgroundShapeStyle: ShapeStyle, Hashable {
    public init() {}

    @MainActor public func _resolve(in place: _StylePlace) -> _StylePaint {
        .color(place.gray(light: (255, 255, 255, 1), dark: (30, 30, 30, 1)))
    }
}

/// The tint of a place, the accent colour where none was set.
///
/// Matches: SwiftUI.TintShapeStyle
nonisolated public struct TintShapeStyle: ShapeStyle, Hashable {
    public init() {}

    @MainActor public func _resolve(in place: _StylePlace) -> _StylePaint {
        guard let tint = place.read(\.tintStyle), !(tint.style is TintShapeStyle) else {
            return .color(place.resolve(.accentColor))
        }
        return tint._resolve(in: place)
    }
}

/// Lines between other things.
///
/// Matches: SwiftUI.SeparatorShapeStyle
/// Source: `UIColor.separator`.
nonisolated public struct SeparatorShapeStyle: ShapeStyle, Hashable {
    public init() {}

    @MainActor public func _resolve(in place: _StylePlace) -> _StylePaint {
        .color(place.gray(light: (60, 60, 67, 0.29), dark: (84, 84, 88, 0.6)))
    }
}

/// Words that stand where others are to be written.
///
/// Matches: SwiftUI.PlaceholderTextShapeStyle
/// Source: `UIColor.placeholderText`.
nonisolated public struct PlaceholderTextShapeStyle: ShapeStyle, Hashable {
    public init() {}

    @MainActor public func _resolve(in place: _StylePlace) -> _StylePaint {
        .color(place.gray(light: (60, 60, 67, 0.3), dark: (235, 235, 245, 0.3)))
    }
}

/// Words that lead elsewhere.
///
/// Matches: SwiftUI.LinkShapeStyle
nonisolated public struct LinkShapeStyle: ShapeStyle, Hashable {
    public init() {}

    @MainActor public func _resolve(in place: _StylePlace) -> _StylePaint {
        .color(place.resolve(.blue))
    }
}

/// What is behind something selected: the tint.
///
/// Matches: SwiftUI.SelectionShapeStyle
nonisolated public struct SelectionShapeStyle: ShapeStyle, Hashable {
    public init() {}

    @MainActor public func _resolve(in place: _StylePlace) -> _StylePaint {
        TintShapeStyle()._resolve(in: place)
    }
}

/// Large areas behind controls, of four strengths.
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

    @MainActor public func _resolve(in place: _StylePlace) -> _StylePaint {
        let color =
            switch level {
            case 0: place.gray(light: (120, 120, 128, 0.2), dark: (120, 120, 128, 0.36))
            case 1: place.gray(light: (120, 120, 128, 0.16), dark: (120, 120, 128, 0.32))
            case 2: place.gray(light: (118, 118, 128, 0.12), dark: (118, 118, 128, 0.24))
            default: place.gray(light: (116, 116, 128, 0.08), dark: (118, 118, 128, 0.18))
            }
        return .color(color)
    }
}

extension ShapeStyle where Self == BackgroundStyle {
    /// What is behind views.
    public static var background: BackgroundStyle { BackgroundStyle() }
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
    /// The background of a window.
    public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}

extension ShapeStyle where Self == TintShapeStyle {
    /// The tint of where it is used.
    public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
    /// Lines between other things.
    public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
    /// Words that stand where others are to be written.
    public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

extension ShapeStyle where Self == LinkShapeStyle {
    /// Words that lead elsewhere.
    public static var link: LinkShapeStyle { LinkShapeStyle() }
}

extension ShapeStyle where Self == SelectionShapeStyle {
    /// What is behind something selected.
    public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}

extension ShapeStyle where Self == FillShapeStyle {
    /// Large areas behind controls.
    public static var fill: FillShapeStyle { FillShapeStyle() }
}

/// A colour in bytes, its opacity from 0 to 1.
typealias ByteColor = (red: Double, green: Double, blue: Double, opacity: Double)

extension _StylePlace {
    /// A colour that depends on the colour scheme.
    func gray(light: ByteColor, dark: ByteColor) -> Color.Resolved {
        let bytes = read(\.colorScheme) == .light ? light : dark
        return Color.Resolved(
            red: bytes.red / 255, green: bytes.green / 255, blue: bytes.blue / 255,
            opacity: bytes.opacity)
    }
}
