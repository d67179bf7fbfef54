import LozengeCore

/// A translucent background that separates content from the views behind it.
///
/// ```swift
/// Text("Paused").padding().background(.regularMaterial)
/// ```
///
/// Matches: SwiftUI.Material
/// Differs: the views behind are not blurred.
/// Source: a choice: white, or nearly black, that hides more the thicker it is.
nonisolated public struct Material: ShapeStyle, Hashable {
    private let opacity: Float

    /// Mostly translucent.
    public static let ultraThin = Material(opacity: 0.45)
    /// More translucent than opaque.
    public static let thin = Material(opacity: 0.6)
    /// Somewhat translucent.
    public static let regular = Material(opacity: 0.75)
    /// More opaque than translucent.
    public static let thick = Material(opacity: 0.86)
    /// Mostly opaque.
    public static let ultraThick = Material(opacity: 0.94)
    /// The material of the system's bars.
    public static let bar = Material(opacity: 0.8)

    @MainActor public func _resolve(in place: _StyleContext) -> _StylePaint {
        .color(place.gray(light: (255, 255, 255, opacity), dark: (37, 37, 38, opacity)))
    }
}

nonisolated extension ShapeStyle where Self == Material {
    public static var ultraThinMaterial: Material { Material.ultraThin }
    public static var thinMaterial: Material { Material.thin }
    public static var regularMaterial: Material { Material.regular }
    public static var thickMaterial: Material { Material.thick }
    public static var ultraThickMaterial: Material { Material.ultraThick }
    public static var bar: Material { Material.bar }
}
