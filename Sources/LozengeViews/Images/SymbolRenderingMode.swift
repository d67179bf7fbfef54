import LozengeCore

/// How symbols are coloured.
///
/// Matches: SwiftUI.SymbolRenderingMode
nonisolated public struct SymbolRenderingMode: Hashable, Sendable {
    private enum Mode {
        case monochrome, multicolor, hierarchical, palette
    }

    private let mode: Mode

    /// In the colour of the place.
    ///
    /// Matches: SwiftUI.SymbolRenderingMode.monochrome
    public static let monochrome = SymbolRenderingMode(mode: .monochrome)

    /// In colours of their own, where the desktop has an icon with such.
    ///
    /// Matches: SwiftUI.SymbolRenderingMode.multicolor
    public static let multicolor = SymbolRenderingMode(mode: .multicolor)

    /// In the colour of the place, with the opacities that the icon gives its parts.
    ///
    /// Matches: SwiftUI.SymbolRenderingMode.hierarchical
    /// Differs: the icon says which parts are fainter, so that ``monochrome`` looks the same; most
    /// icons have one part.
    public static let hierarchical = SymbolRenderingMode(mode: .hierarchical)

    /// In the first of the colours of the place.
    ///
    /// Matches: SwiftUI.SymbolRenderingMode.palette
    /// Differs: icons have no layers for the second and the third colour; fainter parts are fainter.
    public static let palette = SymbolRenderingMode(mode: .palette)
}

nonisolated extension EnvironmentValues {
    /// How symbols are coloured; `nil` for the colour of the place.
    ///
    /// Matches: SwiftUI.EnvironmentValues.symbolRenderingMode
    public var symbolRenderingMode: SymbolRenderingMode? {
        get { self[SymbolRenderingModeKey.self] }
        set { self[SymbolRenderingModeKey.self] = newValue }
    }
}

nonisolated extension View {
    /// How symbols in this view are coloured; `nil` for the colour of the place.
    ///
    /// Matches: SwiftUI.View.symbolRenderingMode(_:)
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
        environment(\.symbolRenderingMode, mode)
    }
}

nonisolated private struct SymbolRenderingModeKey: EnvironmentKey {
    static var defaultValue: SymbolRenderingMode? { nil }
}
