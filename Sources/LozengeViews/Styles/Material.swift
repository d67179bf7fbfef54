import LozengeCore

/// A translucent background that separates content from the views behind it.
///
/// ```swift
/// Text("Paused").padding().background(.regularMaterial)
/// ```
///
/// Matches: SwiftUI.Material
/// Differs: the views behind are not blurred, and are hidden more, so that text in front of text can be read.
/// Source: a choice: white, or nearly black, that hides more the thicker it is.
nonisolated public struct Material: ShapeStyle, Hashable {
    private let opacity: Float
    /// True for the colour of the window, false for white or nearly black.
    private var isOfWindow = false

    /// The most translucent one.
    public static let ultraThin = Material(opacity: 0.7)
    /// More translucent than most.
    public static let thin = Material(opacity: 0.8)
    /// Hardly translucent: shapes behind it are seen.
    public static let regular = Material(opacity: 0.88)
    /// Less translucent than most.
    public static let thick = Material(opacity: 0.93)
    /// The least translucent one.
    public static let ultraThick = Material(opacity: 0.97)
    /// The material of the system's bars: like the window, so that it differs from what scrolls behind it alone.
    public static let bar = Material(opacity: 0.92, isOfWindow: true)

    @MainActor public func _resolve(in place: _StyleContext) -> _StylePaint {
        if isOfWindow { return .color(place.resolve(.windowBackground.opacity(Double(opacity)))) }
        return .color(place.gray(light: (255, 255, 255, opacity), dark: (37, 37, 38, opacity)))
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
