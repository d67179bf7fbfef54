import Foundation
import LozengeCore

/// A file of values that people can read: JSON, written whole or not at all.
///
/// What is in it and cannot be understood is kept, and so is what another process wrote meanwhile.
package final class ValueFile {
    private let path: String
    /// What is not written yet; `nil` for a value that is to go.
    private var changes: [String: StoredValue?] = [:]
    private var isScheduled = false

    package init(_ path: String) { self.path = path }

    private var url: URL { URL(fileURLWithPath: path) }

    /// What is in the file; what cannot be read is said.
    func read() -> [String: StoredValue] {
        do {
            return try contents()
        } catch {
            report("\(path) could not be read: \(error.localizedDescription)")
            return [:]
        }
    }

    /// - Throws: Where there is a file that can neither be read nor be put aside.
    private func contents() throws -> [String: StoredValue] {
        guard FileManager.default.fileExists(atPath: path) else { return [:] }
        let data = try Data(contentsOf: url)
        if let values = try? JSONDecoder().decode([String: StoredValue].self, from: data) {
            return values
        }
        let aside = freePlace()
        try FileManager.default.moveItem(at: url, to: aside)
        report("\(path) is damaged and was put aside as \(aside.lastPathComponent).")
        return [:]
    }

    /// Where a damaged file can be put without another one being lost.
    private func freePlace() -> URL {
        var place = url.appendingPathExtension("damaged")
        var number = 1
        while FileManager.default.fileExists(atPath: place.path) {
            number += 1
            place = url.appendingPathExtension("damaged-\(number)")
        }
        return place
    }

    /// Writes a value when this turn of the event loop is over: several changes are one.
    func write(_ value: StoredValue?, for key: String) {
        changes.updateValue(value, forKey: key)
        guard !isScheduled else { return }
        isScheduled = true
        DispatchQueue.main.async { self.flush() }
    }

    /// Writes what is not written yet; what cannot be is tried again with the next change.
    package func flush() {
        isScheduled = false
        guard !changes.isEmpty else { return }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        do {
            var values = try contents()
            for (key, value) in changes { values[key] = value }
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try encoder.encode(values).write(to: url, options: .atomic)
            changes = [:]
        } catch {
            report("\(path) could not be written: \(error.localizedDescription)")
        }
    }
}
