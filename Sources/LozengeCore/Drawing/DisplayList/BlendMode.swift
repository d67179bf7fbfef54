/// The way drawn pixels are blended with the pixels below.
///
/// Matches: SwiftUI.BlendMode
public enum BlendMode: Hashable, Sendable {
    case normal
    case multiply
    case screen
    case overlay
    case darken
    case lighten
    case colorDodge
    case colorBurn
    case softLight
    case hardLight
    case difference
    case exclusion
    case hue
    case saturation
    case color
    case luminosity
    /// Draws only where the pixels below are not transparent.
    case sourceAtop
    /// Draws behind the existing pixels.
    case destinationOver
    /// Removes the pixels below.
    case destinationOut
    /// Adds the channels to those below.
    case plusLighter

    @available(*, unavailable, message: "X servers cannot add darkness; use multiply.")
    public static var plusDarker: BlendMode { .multiply }
}
