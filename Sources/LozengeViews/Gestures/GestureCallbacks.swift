import Foundation
import LozengeCore

nonisolated extension Gesture {
    /// Calls `action` when the gesture has ended successfully.
    ///
    /// Matches: SwiftUI.Gesture.onEnded(_:)
    public func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
        _EndedGesture(base: self, action: action)
    }

    /// Calls `action` when the gesture's value changes.
    ///
    /// Matches: SwiftUI.Gesture.onChanged(_:)
    public func onChanged(
        _ action: @escaping (Value) -> Void
    ) -> _ChangedGesture<Self> where Value: Equatable {
        _ChangedGesture(base: self, action: action)
    }

    /// Returns this gesture with another value.
    ///
    /// Matches: SwiftUI.Gesture.map(_:)
    public func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> {
        _MapGesture(base: self, transform: body)
    }

    /// Updates a state by `body` during the gesture; the state is reset when the gesture ends.
    ///
    /// Matches: SwiftUI.Gesture.updating(_:body:)
    public func updating<State>(
        _ state: GestureState<State>,
        body: @escaping (Value, inout State, inout Transaction) -> Void
    ) -> GestureStateGesture<Self, State> {
        GestureStateGesture(base: self, state: state, update: body)
    }
}

/// A gesture with an action for its end.
///
/// Matches: SwiftUI._EndedGesture
nonisolated public struct _EndedGesture<Base: Gesture> {
    let base: Base
    let action: (Value) -> Void
}

extension _EndedGesture: Gesture {
    public typealias Body = Never
    public typealias Value = Base.Value

    public func _recognizer(in place: _GesturePlace) -> _Recognizer<Value> {
        EndedRecognizer(base._recognizer(in: place), action)
    }

    private final class EndedRecognizer: TellingRecognizer<Value> {
        private var action: (Value) -> Void

        init(_ base: _Recognizer<Value>, _ action: @escaping (Value) -> Void) {
            self.action = action
            super.init(base)
        }

        override func tell(_ phase: Phase) {
            if case .ended(let value) = phase { action(value) }
        }

        override func adopt(_ fresh: _Recognizer<Value>) {
            super.adopt(fresh)
            if let fresh = fresh as? EndedRecognizer { action = fresh.action }
        }
    }
}

/// A gesture with an action for changes of its value.
///
/// Matches: SwiftUI._ChangedGesture
nonisolated public struct _ChangedGesture<Base: Gesture> where Base.Value: Equatable {
    let base: Base
    let action: (Value) -> Void
}

extension _ChangedGesture: Gesture {
    public typealias Body = Never
    public typealias Value = Base.Value

    public func _recognizer(in place: _GesturePlace) -> _Recognizer<Value> {
        ChangedRecognizer(base._recognizer(in: place), action)
    }

    private final class ChangedRecognizer: TellingRecognizer<Value> {
        private var action: (Value) -> Void
        private var reported: Value?

        init(_ base: _Recognizer<Value>, _ action: @escaping (Value) -> Void) {
            self.action = action
            super.init(base)
        }

        override func tell(_ phase: Phase) {
            guard let value = phase.value, value != reported else { return }
            if case .ended = phase, reported != nil { return }
            reported = value
            // Source: `docs/animation.md`, VELOCITY-3.
            withTransaction(\.tracksVelocity, true) { action(value) }
        }

        override func adopt(_ fresh: _Recognizer<Value>) {
            super.adopt(fresh)
            if let fresh = fresh as? ChangedRecognizer { action = fresh.action }
        }
    }
}

/// A gesture with another value.
///
/// Matches: SwiftUI._MapGesture
nonisolated public struct _MapGesture<Base: Gesture, Value> {
    let base: Base
    let transform: (Base.Value) -> Value
}

extension _MapGesture: Gesture {
    public typealias Body = Never

    public func _recognizer(in place: _GesturePlace) -> _Recognizer<Value> {
        MappedRecognizer(base._recognizer(in: place), transform)
    }
}

/// A gesture that updates a state while it is in progress.
///
/// Matches: SwiftUI.GestureStateGesture
nonisolated public struct GestureStateGesture<Base: Gesture, State> {
    let base: Base
    let state: GestureState<State>
    let update: (Value, inout State, inout Transaction) -> Void
}

extension GestureStateGesture: Gesture {
    public typealias Body = Never
    public typealias Value = Base.Value

    public func _recognizer(in place: _GesturePlace) -> _Recognizer<Value> {
        KeepingRecognizer(base._recognizer(in: place), self)
    }

    private final class KeepingRecognizer: TellingRecognizer<Value> {
        private var gesture: GestureStateGesture
        private var isGoing = false

        init(_ base: _Recognizer<Value>, _ gesture: GestureStateGesture) {
            self.gesture = gesture
            super.init(base)
        }

        override func tell(_ phase: Phase) {
            if phase.isOver { return lost() }
            guard let value = phase.value else { return }
            isGoing = true
            gesture.state.change { [gesture] in gesture.update(value, &$0, &$1) }
        }

        override func lost() {
            guard isGoing else { return }
            isGoing = false
            gesture.state.reset()
        }

        override func adopt(_ fresh: _Recognizer<Value>) {
            super.adopt(fresh)
            if let fresh = fresh as? KeepingRecognizer { gesture = fresh.gesture }
        }
    }
}
