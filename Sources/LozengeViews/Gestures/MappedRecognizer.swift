import LozengeCore

/// A recognizer with the phases of another recognizer and a value of its type.
class MappedRecognizer<Base, Value>: _Recognizer<Value> {
    private let base: _Recognizer<Base>
    private var transform: (Base) -> Value

    init(_ base: _Recognizer<Base>, _ transform: @escaping (Base) -> Value) {
        self.base = base
        self.transform = transform
    }

    override var deadline: Duration? { base.deadline }

    override func handle(_ event: PressEvent) {
        base.handle(event)
        phase = base.phase.map(transform)
    }

    override func tell() { base.tell() }
    override func cancel() { base.cancel() }

    override func adopt(_ fresh: _Recognizer<Value>) {
        guard let fresh = fresh as? MappedRecognizer<Base, Value> else { return }
        base.adopt(fresh.base)
        transform = fresh.transform
    }
}

/// A recognizer that reports its phases to the app, after its base recognizer did.
class TellingRecognizer<Value>: MappedRecognizer<Value, Value> {
    /// True if a change was not reported yet.
    private var isNew = false

    init(_ base: _Recognizer<Value>) { super.init(base) { $0 } }

    /// Reports the phase after an event.
    func tell(_ phase: Phase) {}
    /// Ends the gesture without a result.
    func lost() {}

    override final func handle(_ event: PressEvent) {
        super.handle(event)
        isNew = true
    }

    override final func tell() {
        super.tell()
        guard isNew else { return }
        isNew = false
        tell(phase)
    }

    override final func cancel() {
        super.cancel()
        lost()
    }
}
