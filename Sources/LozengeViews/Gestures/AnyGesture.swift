/// A type-erased gesture.
///
/// ```swift
/// let gesture: AnyGesture<Void> = isDouble ? AnyGesture(double) : AnyGesture(single)
/// ```
///
/// Matches: SwiftUI.AnyGesture
nonisolated public struct AnyGesture<Value> {
    private let gesture: any Gesture<Value>

    public init<T: Gesture>(_ gesture: T) where T.Value == Value { self.gesture = gesture }
}

extension AnyGesture: Gesture {
    public typealias Body = Never

    public func _recognizer(in place: _GesturePlace) -> _Recognizer<Value> {
        gesture._recognizer(in: place)
    }
}

/// A gesture, or none.
extension Optional: Gesture where Wrapped: Gesture {
    public typealias Body = Never

    public func _recognizer(in place: _GesturePlace) -> _Recognizer<Wrapped.Value> {
        if let gesture = self { return gesture._recognizer(in: place) }
        let none = _Recognizer<Wrapped.Value>()
        none.phase = .failed
        return none
    }
}
