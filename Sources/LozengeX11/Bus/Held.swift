import CBus

/// A value that the bus library holds as a pointer.
nonisolated final class Held<Value: Sendable>: Sendable {
    private let value: Value

    private init(_ value: Value) { self.value = value }

    /// Returns a pointer that keeps the value until ``release(_:)`` or ``take(_:)``.
    static func pointer(to value: Value) -> gpointer {
        Unmanaged.passRetained(Held(value)).toOpaque()
    }

    static func value(at pointer: gpointer) -> Value {
        Unmanaged<Held>.fromOpaque(pointer).takeUnretainedValue().value
    }

    /// Returns the value and releases it.
    static func take(_ pointer: gpointer) -> Value {
        Unmanaged<Held>.fromOpaque(pointer).takeRetainedValue().value
    }

    static func release(_ pointer: gpointer?) {
        if let pointer { Unmanaged<Held>.fromOpaque(pointer).release() }
    }
}
