import Combine
import Foundation
import LozengeCore
import Observation

nonisolated extension Scene {
    /// Sets a value of the environment for the content of this scene's windows.
    ///
    /// - Parameters:
    ///   - keyPath: The value.
    ///   - value: The value for the views, unless a nearer view sets another.
    /// - Returns: This scene.
    ///
    /// Matches: SwiftUI.Scene.environment(_:_:)
    /// Differs: for the content of windows; menus and the properties of an app's own scenes read the
    /// environment of the app.
    public func environment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
    ) -> _ChangedScene<Self> {
        changed((keyPath, value)) { entry, window in
            let surround = window.surround
            window.surround = { AnyView(surround($0).environment(entry.0, entry.1)) }
        }
    }

    /// Puts an observable object into the environment of this scene's windows, where views find it by its
    /// type; `nil` hides an object of an outer scene.
    ///
    /// Matches: SwiftUI.Scene.environment(_:)
    public func environment<Object: AnyObject & Observable>(
        _ object: Object?
    ) -> _ChangedScene<Self> {
        environment(\.[objectOf: TypeKey<Object>()], object)
    }

    /// Puts an object into the environment of this scene's windows, where views find it by its type.
    ///
    /// Matches: SwiftUI.Scene.environmentObject(_:)
    public func environmentObject<T: ObservableObject>(_ object: T) -> _ChangedScene<Self> {
        environment(\.[objectOf: TypeKey<T>()], object)
    }

    /// Sets the store of ``AppStorage`` properties in the views of this scene that name none.
    ///
    /// Matches: SwiftUI.Scene.defaultAppStorage(_:)
    public func defaultAppStorage(_ store: UserDefaults) -> _ChangedScene<Self> {
        changed(store) { store, window in
            let surround = window.surround
            window.surround = { AnyView(surround($0).defaultAppStorage(store)) }
        }
    }
}
