import Foundation
import LozengeCore

/// Values by their names, which views read and which outlive the app.
package final class ValueStore {
    private var locations: [String: StoredLocation] = [:]
    /// Read when somebody asks for the first: most apps remember nothing.
    private lazy var values = file?.read() ?? [:]
    private let file: ValueFile?

    /// The values of a file, which is written when they change; without one they are kept as long as
    /// the app runs.
    package init(_ file: ValueFile? = nil) { self.file = file }

    func location(of key: String) -> StoredLocation {
        if let known = locations[key] { return known }
        let made = StoredLocation(key: key, in: self)
        locations[key] = made
        return made
    }

    subscript(key: String) -> StoredValue? {
        get { values[key] }
        set {
            values[key] = newValue
            file?.write(newValue, for: key)
        }
    }
}

/// The place of one value in a store.
final class StoredLocation: Dependency {
    private let key: String
    private unowned let store: ValueStore

    fileprivate init(key: String, in store: ValueStore) {
        self.key = key
        self.store = store
    }

    var value: StoredValue? {
        get {
            noteRead()
            return store[key]
        }
        set {
            guard store[key] != newValue else { return }
            store[key] = newValue
            noteChange()
        }
    }
}
