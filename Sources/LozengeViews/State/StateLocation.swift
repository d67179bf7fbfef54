/// A value that nodes read, and that marks its readers when it changes.
package final class StateLocation<Value>: Dependency {
    private var stored: Value

    init(_ value: Value) {
        stored = value
    }

    var value: Value {
        get {
            noteRead()
            return stored
        }
        set {
            var newValue = newValue
            guard !ViewValue.areEqual(&stored, &newValue) else { return }
            stored = newValue
            noteChange()
        }
    }
}

extension _PropertyConnection {
    /// The location that the property keeps, made with a first value if there is none yet.
    mutating func location<Value>(_ initial: Value) -> StateLocation<Value> {
        let kept = storage as? StateLocation<Value> ?? StateLocation(initial)
        storage = kept
        return kept
    }
}

/// Something whose readers have to be updated when it changes.
package class Dependency {
    private var readers: Set<ObjectIdentifier> = []
    private var nodes: [Unowned] = []

    init() {}

    /// A node that is known to be alive: it takes its name off the list when it goes.
    private struct Unowned {
        unowned(unsafe) let node: Node
    }

    /// Notes that the body being evaluated depends on this.
    final func noteRead() {
        guard let reader = Node.updating, readers.insert(ObjectIdentifier(reader)).inserted else {
            return
        }
        nodes.append(Unowned(node: reader))
        reader.depend(on: self)
    }

    /// Marks everyone who read this.
    final func noteChange() {
        for reader in nodes {
            UpdateCauses.note(.dependency(self), for: reader.node)
            reader.node.setNeedsUpdate()
        }
    }

    /// Takes a node off the list of readers.
    func forget(_ reader: Node) {
        guard readers.remove(ObjectIdentifier(reader)) != nil else { return }
        nodes.removeAll { $0.node === reader }
    }
}
