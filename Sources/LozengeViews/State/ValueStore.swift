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
            file?.write(values)
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

/// A file of values that people can read: JSON, written whole or not at all.
package final class ValueFile {
    private let url: URL
    private var unwritten: [String: StoredValue]?

    package init(_ url: URL) { self.url = url }

    /// What is in the file; what cannot be read is said, and put aside.
    func read() -> [String: StoredValue] {
        guard let data = try? Data(contentsOf: url) else { return [:] }
        do {
            return try JSONDecoder().decode([String: StoredValue].self, from: data)
        } catch {
            let aside = url.appendingPathExtension("damaged")
            try? FileManager.default.removeItem(at: aside)
            try? FileManager.default.moveItem(at: url, to: aside)
            report("\(url.path) is damaged and was put aside as \(aside.lastPathComponent).")
            return [:]
        }
    }

    /// Writes the values when this turn of the event loop is over: several changes are one.
    func write(_ values: [String: StoredValue]) {
        let isScheduled = unwritten != nil
        unwritten = values
        guard !isScheduled else { return }
        DispatchQueue.main.async { self.flush() }
    }

    /// Writes what is not written yet.
    package func flush() {
        guard let values = unwritten else { return }
        unwritten = nil
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        do {
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try encoder.encode(values).write(to: url, options: .atomic)
        } catch {
            report("\(url.path) could not be written: \(error.localizedDescription)")
        }
    }
}
