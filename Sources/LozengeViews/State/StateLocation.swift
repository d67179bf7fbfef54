/// A value that updates its readers when it changes.
package final class StateLocation<Value>: Dependency {
    private var stored: Value

    package init(_ value: Value) {
        stored = value
    }

    override var isLasting: Bool { true }
    override var lastingValue: Any? { stored }

    override func setLastingValue(_ value: Any) -> Bool {
        guard let new = value as? Value else { return false }
        self.value = new
        return true
    }

    package var value: Value {
        get {
            noteRead()
            return stored
        }
        set {
            var newValue = newValue
            guard !ViewValue.areEqual(&stored, &newValue) else { return }
            PendingChanges.changeFollows()
            stored = newValue
            noteChange()
        }
    }
}

extension _PropertyConnection {
    /// Returns the property's location; creates it with an initial value if there is none yet.
    mutating func location<Value>(_ initial: Value) -> StateLocation<Value> {
        let kept =
            storage as? StateLocation<Value>
            ?? StateLocation((storage as? CarriedValue)?.value(as: Value.self) ?? initial)
        storage = kept
        return kept
    }
}

/// A value that takes the place of a property's initial value.
final class CarriedValue {
    /// Returns the value as a type; `nil` if it cannot be that.
    private let convert: (Any.Type) -> Any?

    init(_ convert: @escaping (Any.Type) -> Any?) { self.convert = convert }

    func value<Value>(as type: Value.Type) -> Value? { convert(type) as? Value }
}

/// An object that updates its readers when it changes.
package class Dependency {
    private var known: Set<ObjectIdentifier> = []
    private var readers: [Unowned] = []

    init() {}

    /// A reader that is alive: it removes itself from the list before it is released.
    private struct Unowned {
        unowned let reader: StateReader
    }

    /// True if it belongs to the identity of a view, so that it stays when the view's node is removed and made again.
    var isLasting: Bool { false }
    /// The value, if it belongs to the identity of a view; `nil` if there is none.
    var lastingValue: Any? { nil }
    /// Sets the value; false if it has another type, or there is none.
    func setLastingValue(_ value: Any) -> Bool { false }

    /// Adds the current reader to the list.
    final func noteRead() {
        guard let reader = StateReader.current, known.insert(ObjectIdentifier(reader)).inserted
        else {
            return
        }
        readers.append(Unowned(reader: reader))
        reader.depend(on: self)
    }

    /// Requests an update of every reader.
    final func noteChange() {
        for entry in readers {
            UpdateCauses.note(.dependency(self), for: entry.reader)
            entry.reader.setNeedsUpdate()
        }
    }

    /// Removes a reader from the list.
    func forget(_ reader: StateReader) {
        guard known.remove(ObjectIdentifier(reader)) != nil else { return }
        readers.removeAll { $0.reader === reader }
    }
}
