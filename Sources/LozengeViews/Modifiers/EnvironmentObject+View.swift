import Combine
import Observation

nonisolated extension View {
    /// Puts an observable object into the environment, where views find it by its type; `nil` hides an object
    /// of an outer view.
    ///
    /// Matches: SwiftUI.View.environment(_:)
    public func environment<Object: AnyObject & Observable>(_ object: Object?) -> some View {
        environment(\.[objectOf: TypeKey<Object>()], object)
    }

    /// Puts an object into the environment, where views find it by its type.
    ///
    /// Matches: SwiftUI.View.environmentObject(_:)
    public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
        environment(\.[objectOf: TypeKey<T>()], object)
    }
}
