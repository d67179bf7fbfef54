import Foundation
import LozengeCore

/// Values by key that views read, and that outlive the app.
package final class ValueStore {
    private var locations: [String: StoredLocation] = [:]
    /// Read with the first access: most apps store nothing.
    private lazy var values = file?.read() ?? [:]
    private let file: ValueFile?

    /// Creates a store for the values of a file, which is written when they change.
    ///
    /// Without a file the values last until the app ends.
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

/// A value in a store, with its readers.
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
            PendingChanges.changeFollows()
            store[key] = newValue
            noteChange()
        }
    }
}
