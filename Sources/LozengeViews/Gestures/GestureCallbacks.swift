import Foundation
import LozengeCore

extension Gesture {
    /// Calls `action` when the gesture has ended as one.
    ///
    /// Matches: SwiftUI.Gesture.onEnded(_:)
    public func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
        _EndedGesture(base: self, action: action)
    }

    /// Calls `action` whenever the gesture's value is another.
    ///
    /// Matches: SwiftUI.Gesture.onChanged(_:)
    public func onChanged(
        _ action: @escaping (Value) -> Void
    ) -> _ChangedGesture<Self> where Value: Equatable {
        _ChangedGesture(base: self, action: action)
    }

    /// This gesture with another value.
    ///
    /// Matches: SwiftUI.Gesture.map(_:)
    public func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> {
        _MapGesture(base: self, transform: body)
    }

    /// Has `body` keep a state as long as the gesture goes on; after it the state is what it was
    /// before.
    ///
    /// Matches: SwiftUI.Gesture.updating(_:body:)
    public func updating<State>(
        _ state: GestureState<State>,
        body: @escaping (Value, inout State, inout Transaction) -> Void
    ) -> GestureStateGesture<Self, State> {
        GestureStateGesture(base: self, state: state, update: body)
    }
}

/// A gesture that calls an app when it has ended.
///
/// Matches: SwiftUI._EndedGesture
public struct _EndedGesture<Base: Gesture>: Gesture {
    public typealias Body = Never
    public typealias Value = Base.Value

    let base: Base
    let action: (Value) -> Void

    public func _recognizer(in place: _GesturePlace) -> _Recognizer<Value> {
        var isTold = false
        return TellingRecognizer(base._recognizer(in: place)) { [action] phase in
            guard case .ended(let value) = phase, !isTold else { return }
            isTold = true
            action(value)
        }
    }
}

/// A gesture that calls an app when its value is another.
///
/// Matches: SwiftUI._ChangedGesture
public struct _ChangedGesture<Base: Gesture>: Gesture where Base.Value: Equatable {
    public typealias Body = Never
    public typealias Value = Base.Value

    let base: Base
    let action: (Value) -> Void

    public func _recognizer(in place: _GesturePlace) -> _Recognizer<Value> {
        var told: Value?
        return TellingRecognizer(base._recognizer(in: place)) { [action] phase in
            guard let value = phase.value, value != told else { return }
            if case .ended = phase, told != nil { return }
            told = value
            action(value)
        }
    }
}

/// A gesture with another value.
///
/// Matches: SwiftUI._MapGesture
public struct _MapGesture<Base: Gesture, Value>: Gesture {
    public typealias Body = Never

    let base: Base
    let transform: (Base.Value) -> Value

    public func _recognizer(in place: _GesturePlace) -> _Recognizer<Value> {
        MappedRecognizer(base._recognizer(in: place), transform)
    }
}

/// A gesture that keeps a state as long as it goes on.
///
/// Matches: SwiftUI.GestureStateGesture
public struct GestureStateGesture<Base: Gesture, State>: Gesture {
    public typealias Body = Never
    public typealias Value = Base.Value

    let base: Base
    let state: GestureState<State>
    let update: (Value, inout State, inout Transaction) -> Void

    public func _recognizer(in place: _GesturePlace) -> _Recognizer<Value> {
        let (state, update) = (state, update)
        var isGoing = false
        func end() {
            guard isGoing else { return }
            isGoing = false
            state.reset()
        }
        return TellingRecognizer(
            base._recognizer(in: place),
            tell: { phase in
                if phase.isOver { return end() }
                guard let value = phase.value else { return }
                isGoing = true
                state.change { update(value, &$0, &$1) }
            }, cancel: end)
    }
}
