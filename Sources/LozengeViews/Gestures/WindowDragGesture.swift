import Foundation
import LozengeCore

/// A gesture that moves the window with the pointer.
///
/// ```swift
/// Text("Drag me").gesture(WindowDragGesture())
/// ```
///
/// Matches: SwiftUI.WindowDragGesture
/// Differs: it ends when the window manager starts to move the window.
nonisolated public struct WindowDragGesture {
    public init() {}
}

extension WindowDragGesture: Gesture {
    public typealias Body = Never

    /// The value of the gesture: none.
    ///
    /// Matches: SwiftUI.WindowDragGesture.Value
    nonisolated public struct Value: Equatable, Sendable {}

    public func _recognizer(in place: _GesturePlace) -> _Recognizer<Value> {
        WindowDragRecognizer(in: place)
    }
}

/// A recognizer that hands the pointer over to the window manager once it has moved.
private final class WindowDragRecognizer: _Recognizer<WindowDragGesture.Value> {
    /// The distance in points after which a press is a drag.
    private static let slack: CGFloat = 4

    private let place: _GesturePlace
    private var start: CGPoint?

    init(in place: _GesturePlace) { self.place = place }

    override func handle(_ event: PressEvent) {
        switch event.kind {
        case .down: start = event.location
        case .moved:
            guard let start, start.distance(to: event.location) >= Self.slack else { return }
            place.node.tree.backend?.perform(.move)
            phase = .ended(WindowDragGesture.Value())
        case .up, .pinched: phase = .failed
        case .waited: break
        }
    }
}
