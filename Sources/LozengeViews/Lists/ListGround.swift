import LozengeCore

/// The tint of every second row of a list.
///
/// Matches: SwiftUI.AlternatingRowBackgroundBehavior
nonisolated public enum AlternatingRowBackgroundBehavior: Hashable, Sendable {
    /// That of the list's style.
    case automatic
    case enabled
    case disabled
}

nonisolated extension View {
    /// Shows or hides the background of lists, forms and text editors in this view; that of rows stays.
    ///
    /// Matches: SwiftUI.View.scrollContentBackground(_:)
    public func scrollContentBackground(_ visibility: Visibility) -> some View {
        environment(\.isScrollGroundHidden, visibility == .hidden)
    }

    /// Tints every second row of lists in this view, or none.
    ///
    /// Matches: SwiftUI.View.alternatingRowBackgrounds(_:)
    public func alternatingRowBackgrounds(
        _ behavior: AlternatingRowBackgroundBehavior = .enabled
    ) -> some View {
        environment(\.alternatingRows, behavior)
    }
}

nonisolated extension EnvironmentValues {
    /// True for lists and text editors without a background.
    var isScrollGroundHidden: Bool {
        get { self[ListGroundKey.self] }
        set { self[ListGroundKey.self] = newValue }
    }

    /// The tint of every second row of lists.
    var alternatingRows: AlternatingRowBackgroundBehavior {
        get { self[AlternatingRowsKey.self] }
        set { self[AlternatingRowsKey.self] = newValue }
    }
}

nonisolated private struct ListGroundKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}
nonisolated private struct AlternatingRowsKey: EnvironmentKey {
    static var defaultValue: AlternatingRowBackgroundBehavior { .automatic }
}
