import LozengeCore

/// A value that a view owns; it lives until the view leaves the tree.
///
/// ```swift
/// struct Counter: View {
///     @State private var count = 0
///
///     var body: some View {
///         Button("Count: \(count)") { count += 1 }
///     }
/// }
/// ```
///
/// Only the bodies that read it are evaluated again when it changes, and none when the new value equals the
/// old one. A value set before the view is in the tree is lost, and reported.
///
/// Matches: SwiftUI.State
@propertyWrapper
public struct State<Value>: ConnectedProperty {
    nonisolated(unsafe) private let initialValue: Value
    nonisolated(unsafe) private var location: StateLocation<Value>?

    nonisolated public init(wrappedValue: Value) {
        initialValue = wrappedValue
    }

    nonisolated public init(initialValue: Value) {
        self.initialValue = initialValue
    }

    @preconcurrency @MainActor public var wrappedValue: Value {
        get { location?.value ?? initialValue }
        nonmutating set {
            guard let location else {
                return report(
                    "Cannot set a @State of type \(Value.self) before its view is on screen. "
                        + "The new value is lost. Pass it as initial value.")
            }
            location.value = newValue
        }
    }

    @preconcurrency @MainActor public var projectedValue: Binding<Value> {
        guard let location else { return .constant(initialValue) }
        return Binding(location: location)
    }

    public mutating func _connect(_ connection: inout _PropertyConnection) {
        location = connection.location(initialValue)
    }
}

extension State where Value: ExpressibleByNilLiteral {
    nonisolated public init() { self.init(wrappedValue: nil) }
}
