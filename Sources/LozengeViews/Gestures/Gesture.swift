import Foundation
import LozengeCore

/// An action of the user with the pointer or with fingers, and its value.
///
/// ```swift
/// struct Flick: Gesture {
///     let action: () -> Void
///
///     typealias Value = DragGesture.Value
///
///     var body: some Gesture {
///         DragGesture().onEnded { if abs($0.velocity.width) > 500 { action() } }
///     }
/// }
/// ```
///
/// Matches: SwiftUI.Gesture
@MainActor @preconcurrency
public protocol Gesture<Value> {
    associatedtype Value
    associatedtype Body: Gesture

    var body: Body { get }

    /// Creates the recognizer of this gesture. For the engine; an app writes `body`.
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

/// The view of a gesture.
///
/// Extension: for the engine.
public struct _GesturePlace {
    let node: Node

    /// Returns a point of the window in the coordinates of `space`.
    func point(_ point: CGPoint, in space: CoordinateSpace) -> CGPoint {
        guard space != .global else { return point }
        return node.owner(of: space)?.local(point) ?? point
    }
}

/// The recognizer of a gesture, in the gesture arena of a press.
///
/// Extension: for the engine.
public class _Recognizer<Value> {
    /// The phase of a gesture.
    enum Phase {
        /// Undecided, with the value so far.
        case open(Value?)
        /// Recognized and in progress.
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

        /// Returns the same phase with another value.
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
    /// The deadline; `nil` if the gesture is over.
    final var pending: Duration? { phase.isOver ? nil : deadline }

    /// Updates the phase by an event, unless the gesture is over.
    func handle(_ event: PressEvent) {}

    /// Calls the app's callbacks for changes since the last call.
    func tell() {}

    /// Ends the gesture without a result.
    func cancel() {}

    /// Adopts the callbacks of the view's present gesture, given by its new recognizer `fresh`.
    func adopt(_ fresh: _Recognizer<Value>) {}
}

/// A gesture in the gesture arena of a press.
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
