import Foundation
import LozengeCore

/// Something that a reader does with the pointer, and what comes of it.
///
/// Matches: SwiftUI.Gesture
@MainActor @preconcurrency
public protocol Gesture<Value> {
    associatedtype Value
    associatedtype Body: Gesture

    var body: Body { get }

    /// Makes what follows a press for this gesture. For the engine; an app writes `body`.
    func _recognizer(in place: _GesturePlace) -> _Recognizer<Value>
}

extension Gesture where Body.Value == Value {
    public func _recognizer(in place: _GesturePlace) -> _Recognizer<Value> {
        body._recognizer(in: place)
    }
}

extension Gesture where Body == Never {
    public var body: Never { preconditionFailure("\(Self.self) has no body.") }
}

extension Never: Gesture {
    public typealias Value = Never

    public func _recognizer(in place: _GesturePlace) -> _Recognizer<Never> { _Recognizer() }
}

/// The view that a gesture belongs to.
///
/// Extension: for the engine.
public struct _GesturePlace {
    let node: Node

    /// A point of the window in the coordinates of `space`.
    func point(_ point: CGPoint, in space: CoordinateSpace) -> CGPoint {
        guard space != .global else { return point }
        return node.owner(of: space)?.local(point) ?? point
    }
}

/// Follows a press for a gesture.
///
/// Extension: for the engine.
public class _Recognizer<Value> {
    /// How far the gesture is.
    enum Phase {
        /// Undecided, with the value so far.
        case open(Value?)
        /// It is one, and goes on.
        case going(Value)
        case ended(Value)
        case failed

        var isOver: Bool {
            switch self {
            case .ended, .failed: true
            case .open, .going: false
            }
        }

        /// True if no other recognizer may get the press.
        var isClaim: Bool {
            switch self {
            case .going, .ended: true
            case .open, .failed: false
            }
        }

        /// The value for callbacks.
        var value: Value? {
            switch self {
            case .open(let value): value
            case .going(let value), .ended(let value): value
            case .failed: nil
            }
        }

        /// The same phase with another value.
        func map<Result>(_ transform: (Value) -> Result) -> _Recognizer<Result>.Phase {
            switch self {
            case .open(let value): .open(value.map(transform))
            case .going(let value): .going(transform(value))
            case .ended(let value): .ended(transform(value))
            case .failed: .failed
            }
        }
    }

    final var phase = Phase.open(nil)

    init() {}

    /// The deadline for the next `.waited` event.
    var deadline: Duration? { nil }
    /// The same, and `nil` for one that is over.
    final var pending: Duration? { phase.isOver ? nil : deadline }

    /// Works out the new phase, unless it is over.
    func handle(_ event: PressEvent) {}

    /// Calls the app's callbacks for changes since the last call.
    func tell() {}

    /// Nothing comes of it any more.
    func cancel() {}

    /// Adopts the callbacks of the view's present gesture, given by its new recognizer `fresh`.
    func adopt(_ fresh: _Recognizer<Value>) {}
}

/// A gesture among those who follow a press.
final class GestureFollower<Value>: PressRecognizer {
    private let recognizer: _Recognizer<Value>

    init(_ recognizer: _Recognizer<Value>) { self.recognizer = recognizer }

    override var isFailed: Bool {
        if case .failed = recognizer.phase { true } else { false }
    }
    override var isClaiming: Bool { recognizer.phase.isClaim }
    override var deadline: Duration? { recognizer.pending }
    override var isDone: Bool { recognizer.phase.isOver }

    override func handle(_ event: PressEvent) {
        if !recognizer.phase.isOver { recognizer.handle(event) }
    }

    override func act() { recognizer.tell() }

    override func cancel() { recognizer.cancel() }

    override func adopt(_ fresh: PressRecognizer) {
        if let fresh = fresh as? GestureFollower { recognizer.adopt(fresh.recognizer) }
    }
}
