import Combine
import LozengeCore
import Observation

/// A value of the focused view, or of a view around it; the view is updated when it changes.
///
/// ```swift
/// struct SaveButton: View {
///     @FocusedValue(\.document) private var document
///
///     var body: some View {
///         Button("Save") { document?.save() }.disabled(document == nil)
///     }
/// }
/// ```
///
/// Matches: SwiftUI.FocusedValue
/// Source: `docs/state.md`, FOCUS-1.
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
    nonisolated(unsafe) private let read: (FocusedValues) -> Value?
    @Environment(\.focusedValues) private var location

    nonisolated public init(_ keyPath: KeyPath<FocusedValues, Value?>) {
        read = { $0[keyPath: keyPath] }
    }

    /// Reads an observable object of the focused view.
    ///
    /// Matches: SwiftUI.FocusedValue.init(_:)-Observable
    nonisolated public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
        read = { $0[objectOf: TypeKey<Value>()] }
    }

    @preconcurrency @MainActor public var wrappedValue: Value? {
        location.flatMap { read($0.values) }
    }
}

/// A value that the focused view, or a view around it, binds; the view is updated when it changes.
///
/// Matches: SwiftUI.FocusedBinding
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
    @FocusedValue private var binding: Binding<Value>?

    nonisolated public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {
        _binding = FocusedValue(keyPath)
    }

    /// The value; `nil` if no focused view has one.
    ///
    /// Setting `nil` changes nothing.
    @preconcurrency @MainActor public var wrappedValue: Value? {
        get { binding?.wrappedValue }
        nonmutating set { if let newValue { binding?.wrappedValue = newValue } }
    }

    @preconcurrency @MainActor public var projectedValue: Binding<Value?> {
        let binding = binding
        return Binding(
            get: { binding?.wrappedValue },
            set: { if let value = $0 { binding?.wrappedValue = value } })
    }
}

/// An observable object of the focused view, or of a view around it.
///
/// Matches: SwiftUI.FocusedObject
@propertyWrapper
public struct FocusedObject<ObjectType: ObservableObject>: DynamicProperty {
    @Environment(\.focusedValues) private var location
    @StateObject private var changes = FocusedObjectChanges<ObjectType>()

    nonisolated public init() {}

    @preconcurrency @MainActor public var wrappedValue: ObjectType? {
        let object = location?.values[objectOf: TypeKey<ObjectType>()]
        changes.follow(object)
        return object
    }
}

/// The changes of an object that may be another one at any time.
private final class FocusedObjectChanges<ObjectType: ObservableObject>: ObservableObject {
    private weak var object: ObjectType?
    private var subscription: AnyCancellable?

    nonisolated init() {}

    func follow(_ object: ObjectType?) {
        guard object !== self.object else { return }
        self.object = object
        subscription = object?.objectWillChange.sink { [weak self] _ in
            self?.objectWillChange.send()
        }
    }
}

nonisolated extension View {
    /// Sets a value that is read by ``FocusedValue`` while the focus is in this view.
    ///
    /// Matches: SwiftUI.View.focusedValue(_:_:)
    public func focusedValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
    ) -> some View {
        focusedValue(keyPath, Optional(value))
    }

    /// Sets a value that is read by ``FocusedValue`` while the focus is in this view; `nil` for none.
    ///
    /// Matches: SwiftUI.View.focusedValue(_:_:)-Optional
    public func focusedValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
    ) -> some View {
        modifier(FocusedValueEffect(keyPath: keyPath, value: value, isOfScene: false))
    }

    /// Sets an object that is read by ``FocusedValue`` while the focus is in this view; `nil` for none.
    ///
    /// Matches: SwiftUI.View.focusedValue(_:)
    public func focusedValue<T: AnyObject & Observable>(_ object: T?) -> some View {
        modifier(
            FocusedValueEffect(
                keyPath: \.[objectOf: TypeKey<T>()], value: object, isOfScene: false))
    }

    /// Sets a value that is read by ``FocusedValue`` wherever the focus is in the window.
    ///
    /// Matches: SwiftUI.View.focusedSceneValue(_:_:)
    public func focusedSceneValue<T>(
        _ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T
    ) -> some View {
        focusedSceneValue(keyPath, Optional(value))
    }

    /// Sets a value that is read by ``FocusedValue`` wherever the focus is in the window; `nil` for none.
    ///
    /// Matches: SwiftUI.View.focusedSceneValue(_:_:)-Optional
    public func focusedSceneValue<T>(
        _ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T?
    ) -> some View {
        modifier(FocusedValueEffect(keyPath: keyPath, value: value, isOfScene: true))
    }

    /// Sets an object that is read by ``FocusedValue`` wherever the focus is in the window; `nil` for none.
    ///
    /// Matches: SwiftUI.View.focusedSceneValue(_:)
    public func focusedSceneValue<T: AnyObject & Observable>(_ object: T?) -> some View {
        focusedSceneValue(\.[objectOf: TypeKey<T>()], object)
    }

    /// Sets an object that is read by ``FocusedObject`` while the focus is in this view.
    ///
    /// Matches: SwiftUI.View.focusedObject(_:)
    public func focusedObject<T: ObservableObject>(_ object: T) -> some View {
        focusedObject(Optional(object))
    }

    /// Sets an object that is read by ``FocusedObject`` while the focus is in this view; `nil` for none.
    ///
    /// Matches: SwiftUI.View.focusedObject(_:)-Optional
    public func focusedObject<T: ObservableObject>(_ object: T?) -> some View {
        modifier(
            FocusedValueEffect(
                keyPath: \.[objectOf: TypeKey<T>()], value: object, isOfScene: false))
    }

    /// Sets an object that is read by ``FocusedObject`` wherever the focus is in the window.
    ///
    /// Matches: SwiftUI.View.focusedSceneObject(_:)
    public func focusedSceneObject<T: ObservableObject>(_ object: T) -> some View {
        focusedSceneObject(Optional(object))
    }

    /// Sets an object that is read by ``FocusedObject`` wherever the focus is in the window; `nil` for none.
    ///
    /// Matches: SwiftUI.View.focusedSceneObject(_:)-Optional
    public func focusedSceneObject<T: ObservableObject>(_ object: T?) -> some View {
        modifier(
            FocusedValueEffect(
                keyPath: \.[objectOf: TypeKey<T>()], value: object, isOfScene: true))
    }
}
