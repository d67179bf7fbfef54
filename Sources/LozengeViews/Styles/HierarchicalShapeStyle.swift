import LozengeCore

/// A level of the foreground style; each further level is fainter.
///
/// Without a foreground style, the levels are the system's label colours.
///
/// Matches: SwiftUI.HierarchicalShapeStyle
/// Source: a choice where a style was set: 50, 25, 18 and 12 % of it.
nonisolated public struct HierarchicalShapeStyle: ShapeStyle, Hashable {
    let level: Int

    public static let primary = HierarchicalShapeStyle(level: 0)
    public static let secondary = HierarchicalShapeStyle(level: 1)
    public static let tertiary = HierarchicalShapeStyle(level: 2)
    public static let quaternary = HierarchicalShapeStyle(level: 3)

    @MainActor public func _resolve(in place: _StyleContext) -> _StylePaint {
        place.foreground(level: level)
    }
}

nonisolated extension ShapeStyle where Self == HierarchicalShapeStyle {
    /// The foreground style itself.
    public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 0) }
    /// The second level of the foreground style.
    public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 1) }
    /// The third level of the foreground style.
    public static var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 2) }
    /// The fourth level of the foreground style.
    public static var quaternary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 3) }
    /// The fifth level of the foreground style.
    public static var quinary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 4) }
}

/// The foreground style of the environment.
///
/// Matches: SwiftUI.ForegroundStyle
nonisolated public struct ForegroundStyle: ShapeStyle, Hashable {
    public init() {}

    @MainActor public func _resolve(in place: _StyleContext) -> _StylePaint {
        place.foreground(level: 0)
    }
}

nonisolated extension ShapeStyle where Self == ForegroundStyle {
    /// The foreground style of the environment.
    public static var foreground: ForegroundStyle { ForegroundStyle() }
}

nonisolated extension ShapeStyle {
    /// This style at half its opacity.
    public var secondary: some ShapeStyle { opacity(_StyleContext.opacities[1]) }
    /// This style at a quarter of its opacity.
    public var tertiary: some ShapeStyle { opacity(_StyleContext.opacities[2]) }
    /// This style at 18 % of its opacity.
    public var quaternary: some ShapeStyle { opacity(_StyleContext.opacities[3]) }
    /// This style at 12 % of its opacity.
    public var quinary: some ShapeStyle { opacity(_StyleContext.opacities[4]) }
}
