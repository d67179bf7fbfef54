import LozengeCore

nonisolated extension Gesture {
    /// Recognizes this gesture only while modifier keys are held as it begins.
    ///
    /// ```swift
    /// Card().gesture(TapGesture().modifiers(.shift).onEnded { add() })
    /// ```
    ///
    /// Matches: SwiftUI.Gesture.modifiers(_:)
    public func modifiers(_ modifiers: EventModifiers) -> _ModifiersGesture<Self> {
        _ModifiersGesture(gesture: self, modifiers: modifiers)
    }
}

/// A gesture that needs modifier keys.
///
/// Matches: SwiftUI._ModifiersGesture
nonisolated public struct _ModifiersGesture<Content: Gesture> {
    let gesture: Content
    let modifiers: EventModifiers
}

extension _ModifiersGesture: Gesture {
    public typealias Body = Never
    public typealias Value = Content.Value

    public func _recognizer(in place: _GesturePlace) -> _Recognizer<Content.Value> {
        ModifiersRecognizer(gesture._recognizer(in: place), modifiers)
    }
}

/// A recognizer that fails if modifier keys are missing at the press.
private final class ModifiersRecognizer<Value>: MappedRecognizer<Value, Value> {
    private let modifiers: EventModifiers

    init(_ base: _Recognizer<Value>, _ modifiers: EventModifiers) {
        self.modifiers = modifiers
        super.init(base) { $0 }
    }

    override func handle(_ event: PressEvent) {
        if case .down = event.kind, !EventModifiers(event.modifiers).isSuperset(of: modifiers) {
            phase = .failed
        } else {
            super.handle(event)
        }
    }
}
