import LozengeCore

/// The colours of symbols.
///
/// Matches: SwiftUI.SymbolRenderingMode
nonisolated public struct SymbolRenderingMode: Hashable, Sendable {
    private enum Mode {
        case monochrome, multicolor, hierarchical, palette
    }

    private let mode: Mode

    /// In the foreground style.
    ///
    /// Matches: SwiftUI.SymbolRenderingMode.monochrome
    public static let monochrome = SymbolRenderingMode(mode: .monochrome)

    /// In the colours of the icon, if the desktop has a coloured one.
    ///
    /// Matches: SwiftUI.SymbolRenderingMode.multicolor
    public static let multicolor = SymbolRenderingMode(mode: .multicolor)

    /// In the foreground style, with the opacities of the icon's parts.
    ///
    /// Matches: SwiftUI.SymbolRenderingMode.hierarchical
    /// Differs: the opacities are part of the icon, so that ``monochrome`` looks the same; most icons have
    /// one part.
    public static let hierarchical = SymbolRenderingMode(mode: .hierarchical)

    /// In the primary foreground style.
    ///
    /// Matches: SwiftUI.SymbolRenderingMode.palette
    /// Differs: icons have no layers for the secondary and the tertiary style; faint parts stay faint.
    public static let palette = SymbolRenderingMode(mode: .palette)
}

nonisolated extension EnvironmentValues {
    /// The colours of symbols; `nil` for the foreground style.
    ///
    /// Matches: SwiftUI.EnvironmentValues.symbolRenderingMode
    public var symbolRenderingMode: SymbolRenderingMode? {
        get { self[SymbolRenderingModeKey.self] }
        set { self[SymbolRenderingModeKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Sets the colours of symbols in this view; `nil` for the foreground style.
    ///
    /// Matches: SwiftUI.View.symbolRenderingMode(_:)
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
        environment(\.symbolRenderingMode, mode)
    }
}

nonisolated private struct SymbolRenderingModeKey: EnvironmentKey {
    static var defaultValue: SymbolRenderingMode? { nil }
}
