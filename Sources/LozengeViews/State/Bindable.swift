import LozengeCore
import Observation

/// An observable object whose properties can be bound to.
///
/// Matches: SwiftUI.Bindable
/// Differs: of observable objects only; for an ``ObservableObject`` there is ``ObservedObject``.
@propertyWrapper
@dynamicMemberLookup
public struct Bindable<Value> {
    public var wrappedValue: Value

    public init(wrappedValue: Value) where Value: AnyObject & Observable {
        self.wrappedValue = wrappedValue
    }

    public var projectedValue: Bindable<Value> { self }
}

extension Bindable where Value: AnyObject & Observable {
    public init(_ wrappedValue: Value) { self.wrappedValue = wrappedValue }

    public init(projectedValue: Bindable<Value>) { self = projectedValue }

    /// A binding to a property of the object.
    ///
    /// Matches: SwiftUI.Bindable.subscript(dynamicMember:)
    public subscript<Subject>(
        dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
    ) -> Binding<Subject> {
        Binding(wrappedValue, keyPath)
    }
}
