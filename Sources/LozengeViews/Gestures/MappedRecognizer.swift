import LozengeCore

/// A recognizer that follows another one, and has another value.
class MappedRecognizer<Base, Value>: _Recognizer<Value> {
    private let base: _Recognizer<Base>
    private let transform: (Base) -> Value

    init(_ base: _Recognizer<Base>, _ transform: @escaping (Base) -> Value) {
        self.base = base
        self.transform = transform
    }

    override var deadline: Duration? { base.deadline }

    override func take(_ event: PressEvent) {
        base.take(event)
        phase = base.phase.map(transform)
    }

    override func tell() { base.tell() }
    override func cancel() { base.cancel() }
}

/// A recognizer that tells an app of its phases, after the one that it follows did.
final class TellingRecognizer<Value>: MappedRecognizer<Value, Value> {
    private let action: (_Recognizer<Value>.Phase) -> Void
    private let cancelling: () -> Void

    init(
        _ base: _Recognizer<Value>, tell: @escaping (_Recognizer<Value>.Phase) -> Void,
        cancel: @escaping () -> Void = {}
    ) {
        action = tell
        cancelling = cancel
        super.init(base) { $0 }
    }

    override func tell() {
        super.tell()
        action(phase)
    }

    override func cancel() {
        super.cancel()
        cancelling()
    }
}
