import LozengeCore

/// The weight of a header among others.
///
/// Matches: SwiftUI.Prominence
nonisolated public enum Prominence: Hashable, Sendable {
    case standard
    case increased
}

nonisolated extension EnvironmentValues {
    /// The weight of the headers of sections.
    ///
    /// Matches: SwiftUI.EnvironmentValues.headerProminence
    public var headerProminence: Prominence {
        get { self[HeaderProminenceKey.self] }
        set { self[HeaderProminenceKey.self] = newValue }
    }
}

nonisolated private struct HeaderProminenceKey: EnvironmentKey {
    static var defaultValue: Prominence { .standard }
}

nonisolated extension View {
    /// Sets the weight of the headers of sections in this view.
    ///
    /// Matches: SwiftUI.View.headerProminence(_:)
    public func headerProminence(_ prominence: Prominence) -> some View {
        environment(\.headerProminence, prominence)
    }
}
