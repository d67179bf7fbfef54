import LozengeCore

/// A recognizer made of two.
class PairRecognizer<First, Second, Value>: _Recognizer<Value> {
    final let first: _Recognizer<First>
    final let second: _Recognizer<Second>

    init(_ first: _Recognizer<First>, _ second: _Recognizer<Second>) {
        (self.first, self.second) = (first, second)
    }

    override var deadline: Duration? {
        guard let first = first.pending, let second = second.pending else {
            return first.pending ?? second.pending
        }
        return min(first, second)
    }

    override func cancel() {
        first.cancel()
        second.cancel()
    }

    override func adopt(_ fresh: _Recognizer<Value>) {
        guard let fresh = fresh as? PairRecognizer<First, Second, Value> else { return }
        first.adopt(fresh.first)
        second.adopt(fresh.second)
    }
}
