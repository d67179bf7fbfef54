/// How what is drawn is mixed with what is below.
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
    /// Shows only where there is something below.
    case sourceAtop
    /// Goes below what is there.
    case destinationOver
    /// Takes away what is below.
    case destinationOut
    /// Adds to what is below.
    case plusLighter

    @available(*, unavailable, message: "X servers cannot add darkness; use multiply.")
    public static var plusDarker: BlendMode { .multiply }
}
