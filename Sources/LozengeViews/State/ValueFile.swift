import Foundation
import LozengeCore

/// A JSON file of values, written whole or not at all.
///
/// Entries that cannot be decoded are kept, and so are entries that another process wrote meanwhile.
package final class ValueFile {
    private let path: String
    /// The changes not written yet; `nil` removes a value.
    private var changes: [String: StoredValue?] = [:]
    private var isScheduled = false

    package init(_ path: String) { self.path = path }

    private var url: URL { URL(fileURLWithPath: path) }

    /// Returns the values in the file; reports a file that cannot be read.
    func read() -> [String: StoredValue] {
        do {
            return try contents().values
        } catch {
            report("Cannot read \(path): \(error.localizedDescription). Settings are not saved.")
            return [:]
        }
    }

    /// The values in the file, and the expected state of the file when it is replaced.
    private typealias Contents = (
        values: [String: StoredValue], expected: FileReplacement.Expectation
    )

    /// - Throws: If there is a file that can neither be read nor renamed.
    private func contents() throws -> Contents {
        let data: Data
        do throws(FileError) {
            data = try RegularFile.contents(of: path)
        } catch .missing {
            return ([:], .missing)
        } catch {
            throw error
        }
        if let values = try? JSONDecoder().decode([String: StoredValue].self, from: data) {
            return (values, .bytes(data))
        }
        let aside = freePlace()
        try FileManager.default.moveItem(at: url, to: aside)
        report(
            "Damaged file: \(path). Its settings are reset. The file was renamed to "
                + "\(aside.lastPathComponent).")
        return ([:], .missing)
    }

    /// Returns an unused name for a damaged file.
    private func freePlace() -> URL {
        var place = url.appendingPathExtension("damaged")
        var number = 1
        while FileManager.default.fileExists(atPath: place.path) {
            number += 1
            place = url.appendingPathExtension("damaged-\(number)")
        }
        return place
    }

    /// Writes a value at the end of this turn of the event loop, together with other changes.
    func write(_ value: StoredValue?, for key: String) {
        changes.updateValue(value, forKey: key)
        guard !isScheduled else { return }
        isScheduled = true
        DispatchQueue.main.async { self.flush() }
    }

    /// Writes the pending changes; a failed write is repeated with the next change.
    package func flush() {
        isScheduled = false
        guard !changes.isEmpty else { return }
        do {
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try merge(attempts: 5)
            changes = [:]
        } catch {
            report(
                "Cannot write \(path): \(error.localizedDescription). "
                    + "Settings are saved with the next change.")
        }
    }

    /// Writes the changes into the file; repeated if another process writes it meanwhile.
    private func merge(attempts: Int) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        var (values, expected) = try contents()
        for (key, value) in changes { values[key] = value }
        do {
            try FileReplacement().write(encoder.encode(values), to: path, replacing: expected)
        } catch FileError.changed where attempts > 1 {
            try merge(attempts: attempts - 1)
        }
    }
}
