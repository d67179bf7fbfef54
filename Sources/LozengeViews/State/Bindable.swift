import LozengeCore
import Observation

/// Bindings to the properties of an observable object.
///
/// ```swift
/// @Observable final class Hero {
///     var name = ""
/// }
///
/// struct HeroEditor: View {
///     @Bindable var hero: Hero
///
///     var body: some View { TextField("Name", text: $hero.name) }
/// }
/// ```
///
/// Matches: SwiftUI.Bindable
/// Differs: of observable objects only; for an ``ObservableObject`` there is ``ObservedObject``.
@propertyWrapper
@dynamicMemberLookup
public struct Bindable<Value> {
    nonisolated(unsafe) private var object: Value

    @preconcurrency @MainActor public var wrappedValue: Value {
        get { object }
        set { object = newValue }
    }

    nonisolated public init(wrappedValue: Value) where Value: AnyObject & Observable {
        object = wrappedValue
    }

    // A nonisolated one would not compile for variables in functions.
    @preconcurrency @MainActor public var projectedValue: Bindable<Value> { self }
}

nonisolated extension Bindable where Value: AnyObject & Observable {
    public init(_ wrappedValue: Value) { object = wrappedValue }

    public init(projectedValue: Bindable<Value>) { self = projectedValue }

    /// Returns a binding to a property of the object.
    ///
    /// Matches: SwiftUI.Bindable.subscript(dynamicMember:)
    public subscript<Subject>(
        dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
    ) -> Binding<Subject> {
        Binding(object, keyPath)
    }
}
