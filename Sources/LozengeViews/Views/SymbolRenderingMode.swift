import LozengeCore

/// How symbols are coloured.
///
/// Matches: SwiftUI.SymbolRenderingMode
nonisolated public struct SymbolRenderingMode: Hashable, Sendable {
    private enum Mode {
        case monochrome, multicolor
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

    /// In shades of one colour.
    ///
    /// Matches: SwiftUI.SymbolRenderingMode.hierarchical
    /// Differs: not available.
    @available(*, unavailable, message: "Icons have no layers; use monochrome.")
    public static var hierarchical: SymbolRenderingMode { .monochrome }

    /// In several colours of the place.
    ///
    /// Matches: SwiftUI.SymbolRenderingMode.palette
    /// Differs: not available.
    @available(*, unavailable, message: "Icons have no layers; use monochrome.")
    public static var palette: SymbolRenderingMode { .monochrome }
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
