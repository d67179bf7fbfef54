import LozengeCore

/// The forms of symbols, which are the endings of their names: filled, in a circle, crossed out.
///
/// Matches: SwiftUI.SymbolVariants
nonisolated public struct SymbolVariants: Hashable, Sendable {
    private var isSlashed = false
    private var enclosure: String?
    private var isFilled = false

    /// The plain form.
    ///
    /// Matches: SwiftUI.SymbolVariants.none
    public static let none = SymbolVariants()

    /// Filled.
    ///
    /// Matches: SwiftUI.SymbolVariants.fill
    public static let fill = SymbolVariants.none.fill

    /// In a circle.
    ///
    /// Matches: SwiftUI.SymbolVariants.circle
    public static let circle = SymbolVariants.none.circle

    /// In a square.
    ///
    /// Matches: SwiftUI.SymbolVariants.square
    public static let square = SymbolVariants.none.square

    /// In a rectangle.
    ///
    /// Matches: SwiftUI.SymbolVariants.rectangle
    public static let rectangle = SymbolVariants.none.rectangle

    /// Crossed out.
    ///
    /// Matches: SwiftUI.SymbolVariants.slash
    public static let slash = SymbolVariants.none.slash

    /// This form, filled.
    ///
    /// Matches: SwiftUI.SymbolVariants.fill
    public var fill: SymbolVariants { with { $0.isFilled = true } }

    /// This form, in a circle.
    ///
    /// Matches: SwiftUI.SymbolVariants.circle
    public var circle: SymbolVariants { with { $0.enclosure = "circle" } }

    /// This form, in a square.
    ///
    /// Matches: SwiftUI.SymbolVariants.square
    public var square: SymbolVariants { with { $0.enclosure = "square" } }

    /// This form, in a rectangle.
    ///
    /// Matches: SwiftUI.SymbolVariants.rectangle
    public var rectangle: SymbolVariants { with { $0.enclosure = "rectangle" } }

    /// This form, crossed out.
    ///
    /// Matches: SwiftUI.SymbolVariants.slash
    public var slash: SymbolVariants { with { $0.isSlashed = true } }

    /// Returns true if this has all forms of `other`.
    ///
    /// Matches: SwiftUI.SymbolVariants.contains(_:)
    public func contains(_ other: SymbolVariants) -> Bool {
        (isSlashed || !other.isSlashed) && (isFilled || !other.isFilled)
            && (other.enclosure == nil || enclosure == other.enclosure)
    }

    /// Returns the names of a symbol in this form, the preferred first, then its plain name.
    func names(for name: String) -> [String] {
        let parts = name.split(separator: ".").map(String.init)
        let suffixes = [isSlashed ? "slash" : nil, enclosure, isFilled ? "fill" : nil]
            .compactMap { $0 }.filter { !parts.dropFirst().contains($0) }
        return suffixes.isEmpty ? [name] : [([name] + suffixes).joined(separator: "."), name]
    }

    private func with(_ change: (inout SymbolVariants) -> Void) -> SymbolVariants {
        var variants = self
        change(&variants)
        return variants
    }
}

nonisolated extension EnvironmentValues {
    /// The forms of symbols.
    ///
    /// Matches: SwiftUI.EnvironmentValues.symbolVariants
    public var symbolVariants: SymbolVariants {
        get { self[SymbolVariantsKey.self] }
        set { self[SymbolVariantsKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Shows symbols in this view in a form, if there is an icon for it.
    ///
    /// Matches: SwiftUI.View.symbolVariant(_:)
    public func symbolVariant(_ variant: SymbolVariants) -> some View {
        transformEnvironment(\.symbolVariants) { $0 = $0.adding(variant) }
    }
}

nonisolated extension SymbolVariants {
    /// Returns the union of both; of two enclosures, the other's is used.
    fileprivate func adding(_ other: SymbolVariants) -> SymbolVariants {
        with {
            $0.isSlashed = isSlashed || other.isSlashed
            $0.isFilled = isFilled || other.isFilled
            $0.enclosure = other.enclosure ?? enclosure
        }
    }
}

nonisolated private struct SymbolVariantsKey: EnvironmentKey {
    static var defaultValue: SymbolVariants { .none }
}
