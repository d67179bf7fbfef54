import Foundation
import LozengeCore

nonisolated extension View {
    /// Sets the store of ``AppStorage`` properties in this view that name none.
    ///
    /// Matches: SwiftUI.View.defaultAppStorage(_:)
    public func defaultAppStorage(_ store: UserDefaults) -> some View {
        modifier(DefaultAppStorage(defaults: store))
    }
}

/// A modifier that sets the store of the settings in its content.
nonisolated private struct DefaultAppStorage {
    let defaults: UserDefaults
}

extension DefaultAppStorage: ViewModifier {
    func body(content: Content) -> some View {
        content.environment(\.appStore, DefaultsValues.store(of: defaults))
    }
}
