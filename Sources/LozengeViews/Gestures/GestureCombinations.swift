import Foundation
import LozengeCore

nonisolated extension Gesture {
    /// Combines two gestures that are recognized at the same time.
    ///
    /// Matches: SwiftUI.Gesture.simultaneously(with:)
    public func simultaneously<Other: Gesture>(
        with other: Other
    ) -> SimultaneousGesture<Self, Other> {
        SimultaneousGesture(self, other)
    }

    /// Combines two gestures that are recognized one after the other.
    ///
    /// Matches: SwiftUI.Gesture.sequenced(before:)
    public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
        SequenceGesture(self, other)
    }

    /// Combines two gestures of which the second is recognized if the first fails.
    ///
    /// Matches: SwiftUI.Gesture.exclusively(before:)
    public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
        ExclusiveGesture(self, other)
    }
}

/// Two gestures at the same time; the combination ends when both are over.
///
/// Matches: SwiftUI.SimultaneousGesture
nonisolated public struct SimultaneousGesture<First: Gesture, Second: Gesture> {
    public var first: First
    public var second: Second

    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }
}

extension SimultaneousGesture: Gesture {
    public typealias Body = Never

    /// The two values; `nil` until that gesture has one.
    ///
    /// Matches: SwiftUI.SimultaneousGesture.Value
    public struct Value {
        public var first: First.Value?
        public var second: Second.Value?
    }

    public func _recognizer(in place: _GesturePlace) -> _Recognizer<Value> {
        SimultaneousRecognizer(first._recognizer(in: place), second._recognizer(in: place))
    }

    private final class SimultaneousRecognizer: PairRecognizer<First.Value, Second.Value, Value> {
        override func handle(_ event: PressEvent) {
            if !first.phase.isOver { first.handle(event) }
            if !second.phase.isOver { second.handle(event) }
            let value = Value(first: first.phase.value, second: second.phase.value)
            let isClaim = first.phase.isClaim || second.phase.isClaim
            switch (first.phase.isOver && second.phase.isOver, isClaim) {
            case (true, true): phase = .ended(value)
            case (true, false): phase = .failed
            case (false, true): phase = .going(value)
            case (false, false): phase = .open(value)
            }
        }

        override func tell() {
            first.tell()
            second.tell()
        }
    }
}

extension SimultaneousGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}

/// One gesture after the other; it fails if one of them fails.
///
/// Matches: SwiftUI.SequenceGesture
nonisolated public struct SequenceGesture<First: Gesture, Second: Gesture> {
    public var first: First
    public var second: Second

    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }
}

extension SequenceGesture: Gesture {
    public typealias Body = Never

    /// The value of a sequence.
    ///
    /// Matches: SwiftUI.SequenceGesture.Value
    public enum Value {
        /// The first gesture is in progress.
        case first(First.Value)
        /// The first gesture has ended; the second is in progress, or waits for a press.
        case second(First.Value, Second.Value?)
    }

    public func _recognizer(in place: _GesturePlace) -> _Recognizer<Value> {
        SequenceRecognizer(
            first._recognizer(in: place), second._recognizer(in: place),
            patience: place.node.tree.doubleClickTime)
    }

    private final class SequenceRecognizer: PairRecognizer<First.Value, Second.Value, Value> {
        /// The longest time in which the second gesture waits for another press.
        private let patience: Duration
        private var limit: Duration?

        init(
            _ first: _Recognizer<First.Value>, _ second: _Recognizer<Second.Value>,
            patience: Duration
        ) {
            self.patience = patience
            super.init(first, second)
        }

        override var deadline: Duration? { limit ?? super.deadline }

        override func handle(_ event: PressEvent) {
            if case .waited = event.kind, let limit, event.time >= limit {
                return phase = .failed
            }
            limit = nil
            if !first.phase.isOver {
                first.handle(event)
                switch first.phase {
                case .open(let value), .going(let value as First.Value?):
                    phase = .open(value.map(Value.first))
                case .ended(let value):
                    phase = .going(.second(value, nil))
                    // The second gesture starts at the end of the first if the button is still down.
                    if case .up = event.kind {
                        limit = event.time + patience
                        return
                    }
                    second.handle(
                        PressEvent(
                            kind: .down(clicks: 1), location: event.location, time: event.time,
                            modifiers: event.modifiers))
                case .failed: phase = .failed
                }
                return
            }
            second.handle(event)
            guard case .ended(let known) = first.phase else { return }
            switch second.phase {
            case .open(let value): phase = .going(.second(known, value))
            case .going(let value): phase = .going(.second(known, value))
            case .ended(let value): phase = .ended(.second(known, value))
            case .failed: phase = .failed
            }
        }

        override func tell() {
            first.tell()
            if first.phase.isOver { second.tell() }
        }
    }
}

extension SequenceGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}

/// One gesture, or another if the first fails.
///
/// Matches: SwiftUI.ExclusiveGesture
nonisolated public struct ExclusiveGesture<First: Gesture, Second: Gesture> {
    public var first: First
    public var second: Second

    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }
}

extension ExclusiveGesture: Gesture {
    public typealias Body = Never

    /// The value of one of the two gestures.
    ///
    /// Matches: SwiftUI.ExclusiveGesture.Value
    public enum Value {
        case first(First.Value)
        case second(Second.Value)
    }

    public func _recognizer(in place: _GesturePlace) -> _Recognizer<Value> {
        ExclusiveRecognizer(first._recognizer(in: place), second._recognizer(in: place))
    }

    private final class ExclusiveRecognizer: PairRecognizer<First.Value, Second.Value, Value> {
        override func handle(_ event: PressEvent) {
            if !first.phase.isOver { first.handle(event) }
            if !second.phase.isOver { second.handle(event) }
            // The second waits for the first to fail.
            phase =
                if case .failed = first.phase { second.phase.map(Value.second) } else {
                    first.phase.map(Value.first)
                }
        }

        override func tell() {
            first.tell()
            if case .failed = first.phase { second.tell() }
        }
    }
}

extension ExclusiveGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}
