import Foundation
import LozengeCore

/// Values by key that views read, and that outlive the app.
package final class ValueStore {
    private var locations: [String: StoredLocation] = [:]
    private let source: any ValueSource

    /// Creates a store for the values of a file, which is written when they change.
    ///
    /// Without a file the values last until the app ends.
    package convenience init(_ file: ValueFile? = nil) { self.init(FileValues(file)) }

    init(_ source: any ValueSource) { self.source = source }

    func location(of key: String) -> StoredLocation {
        if let known = locations[key] { return known }
        let made = StoredLocation(key: key, in: self)
        locations[key] = made
        return made
    }

    /// Returns a value; `nil` if there is none of this type.
    package func read<Value: _Storable>(_ key: String, as type: Value.Type = Value.self) -> Value? {
        self[key].flatMap { Value(_stored: _StoredForm(value: $0)) }
    }

    /// Stores a value; `nil` removes it.
    package func write<Value: _Storable>(_ value: Value?, for key: String) {
        self[key] = value?._stored.value
    }

    /// Updates the readers of a value that was written by another store.
    func valueChanged(_ key: String) { locations[key]?.noteChange() }

    subscript(key: String) -> StoredValue? {
        get { source[key] }
        set { source[key] = newValue }
    }
}

/// The place where a store keeps its values.
protocol ValueSource: AnyObject {
    subscript(key: String) -> StoredValue? { get set }
}

/// The values of a file; of no file, those of a running app.
private final class FileValues: ValueSource {
    /// Read with the first access: most apps store nothing.
    private lazy var values = file?.read() ?? [:]
    private let file: ValueFile?

    init(_ file: ValueFile?) { self.file = file }

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
