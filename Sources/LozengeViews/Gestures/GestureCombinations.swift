import Foundation
import LozengeCore

extension Gesture {
    /// Both gestures at once.
    ///
    /// Matches: SwiftUI.Gesture.simultaneously(with:)
    public func simultaneously<Other: Gesture>(
        with other: Other
    ) -> SimultaneousGesture<Self, Other> {
        SimultaneousGesture(self, other)
    }

    /// One gesture after the other.
    ///
    /// Matches: SwiftUI.Gesture.sequenced(before:)
    public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
        SequenceGesture(self, other)
    }

    /// This gesture, or the other where this one fails.
    ///
    /// Matches: SwiftUI.Gesture.exclusively(before:)
    public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
        ExclusiveGesture(self, other)
    }
}

/// Two gestures at once; it ends when both are over.
///
/// Matches: SwiftUI.SimultaneousGesture
public struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
    public typealias Body = Never

    /// What there is of each; `nil` for one that has nothing to tell.
    ///
    /// Matches: SwiftUI.SimultaneousGesture.Value
    public struct Value {
        public var first: First.Value?
        public var second: Second.Value?
    }

    public var first: First
    public var second: Second

    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    public func _recognizer(in place: _GesturePlace) -> _Recognizer<Value> {
        SimultaneousRecognizer(first._recognizer(in: place), second._recognizer(in: place)) {
            Value(first: $0, second: $1)
        }
    }
}

extension SimultaneousGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}

private final class SimultaneousRecognizer<First, Second, Value>: _Recognizer<Value> {
    private let first: _Recognizer<First>
    private let second: _Recognizer<Second>
    private let both: (First?, Second?) -> Value

    init(
        _ first: _Recognizer<First>, _ second: _Recognizer<Second>,
        _ both: @escaping (First?, Second?) -> Value
    ) {
        (self.first, self.second, self.both) = (first, second, both)
    }

    override var deadline: Duration? { earliest(first.pending, second.pending) }

    override func take(_ event: PressEvent) {
        if !first.phase.isOver { first.take(event) }
        if !second.phase.isOver { second.take(event) }
        let value = both(first.phase.value, second.phase.value)
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

    override func cancel() {
        first.cancel()
        second.cancel()
    }
}

extension _Recognizer {
    /// When it has to be told that time went by, unless it is over.
    fileprivate var pending: Duration? { phase.isOver ? nil : deadline }
}

private func earliest(_ first: Duration?, _ second: Duration?) -> Duration? {
    guard let first, let second else { return first ?? second }
    return min(first, second)
}

/// One gesture after the other; it fails where one of them does.
///
/// Matches: SwiftUI.SequenceGesture
public struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
    public typealias Body = Never

    /// How far the two are.
    ///
    /// Matches: SwiftUI.SequenceGesture.Value
    public enum Value {
        /// The first goes on.
        case first(First.Value)
        /// The first has ended; the second goes on, or waits.
        case second(First.Value, Second.Value?)
    }

    public var first: First
    public var second: Second

    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    public func _recognizer(in place: _GesturePlace) -> _Recognizer<Value> {
        SequenceRecognizer(first._recognizer(in: place), second._recognizer(in: place))
    }

    private final class SequenceRecognizer: _Recognizer<Value> {
        private let first: _Recognizer<First.Value>
        private let second: _Recognizer<Second.Value>

        init(_ first: _Recognizer<First.Value>, _ second: _Recognizer<Second.Value>) {
            (self.first, self.second) = (first, second)
        }

        override var deadline: Duration? {
            first.phase.isOver ? second.deadline : first.deadline
        }

        override func take(_ event: PressEvent) {
            if !first.phase.isOver {
                first.take(event)
                switch first.phase {
                case .open(let value), .going(let value as First.Value?):
                    phase = .open(value.map(Value.first))
                case .ended(let value):
                    phase = .going(.second(value, nil))
                    // The second begins where the first ended, if the button is still down.
                    if case .up = event.kind { return }
                    second.take(
                        PressEvent(
                            kind: .down(clicks: 1), location: event.location, time: event.time,
                            modifiers: event.modifiers))
                case .failed: phase = .failed
                }
                return
            }
            second.take(event)
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

        override func cancel() {
            first.cancel()
            second.cancel()
        }
    }
}

extension SequenceGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}

/// One gesture, or another where that fails.
///
/// Matches: SwiftUI.ExclusiveGesture
public struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
    public typealias Body = Never

    /// Which of the two it is.
    ///
    /// Matches: SwiftUI.ExclusiveGesture.Value
    public enum Value {
        case first(First.Value)
        case second(Second.Value)
    }

    public var first: First
    public var second: Second

    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    public func _recognizer(in place: _GesturePlace) -> _Recognizer<Value> {
        ExclusiveRecognizer(first._recognizer(in: place), second._recognizer(in: place))
    }

    private final class ExclusiveRecognizer: _Recognizer<Value> {
        private let first: _Recognizer<First.Value>
        private let second: _Recognizer<Second.Value>

        init(_ first: _Recognizer<First.Value>, _ second: _Recognizer<Second.Value>) {
            (self.first, self.second) = (first, second)
        }

        override var deadline: Duration? { earliest(first.pending, second.pending) }

        override func take(_ event: PressEvent) {
            if !first.phase.isOver { first.take(event) }
            if !second.phase.isOver { second.take(event) }
            switch (first.phase, second.phase) {
            case (.going(let value), _): phase = .going(.first(value))
            case (.ended(let value), _): phase = .ended(.first(value))
            // The second waits for the first to fail.
            case (.open(let value), _): phase = .open(value.map(Value.first))
            case (.failed, .open(let value)): phase = .open(value.map(Value.second))
            case (.failed, .going(let value)): phase = .going(.second(value))
            case (.failed, .ended(let value)): phase = .ended(.second(value))
            case (.failed, .failed): phase = .failed
            }
        }

        override func tell() {
            first.tell()
            if case .failed = first.phase { second.tell() }
        }

        override func cancel() {
            first.cancel()
            second.cancel()
        }
    }
}

extension ExclusiveGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}
