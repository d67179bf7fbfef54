import Foundation
import SwiftUI

/// A file with an encounter: readable JSON, written whole or not at all.
struct EncounterStore: Sendable {
    let file: URL
    /// Creates the folder of the file; tests replace it by one that fails.
    var makeFolder: @Sendable (URL) throws -> Void = {
        try FileManager.default.createDirectory(at: $0, withIntermediateDirectories: true)
    }
    var replacement = FileReplacement()

    init(file: URL) { self.file = file }

    /// The file in the process's arguments, or the user's.
    static func ofProcess(_ arguments: [String] = CommandLine.arguments) -> EncounterStore {
        guard arguments.count == 2, !arguments[1].isEmpty, !arguments[1].hasPrefix("-") else {
            return .ofUser()
        }
        return EncounterStore(file: URL(fileURLWithPath: arguments[1]))
    }

    /// The file of this user.
    ///
    /// Source: the XDG base directory specification.
    static func ofUser(
        _ variables: [String: String] = ProcessInfo.processInfo.environment
    ) -> EncounterStore {
        let home = URL(fileURLWithPath: variables["HOME"] ?? NSHomeDirectory())
        // A relative path is ignored.
        let data =
            variables["XDG_DATA_HOME"].flatMap {
                $0.hasPrefix("/") ? URL(fileURLWithPath: $0) : nil
            }
            ?? home.appendingPathComponent(".local/share")
        return EncounterStore(
            file: data.appendingPathComponent("BattleTracker/encounter.json"))
    }

    /// The file `encounter-2.json` beside `encounter.json`.
    func copy(_ number: Int) -> EncounterStore {
        var copy = EncounterStore(
            file: file.deletingPathExtension().deletingLastPathComponent().appendingPathComponent(
                "\(file.deletingPathExtension().lastPathComponent)-\(number)"
                    + (file.pathExtension.isEmpty ? "" : ".\(file.pathExtension)")))
        (copy.makeFolder, copy.replacement) = (makeFolder, replacement)
        return copy
    }

    /// The content of the file.
    private struct Document: Codable {
        var version: Int
        var encounter: Encounter
    }

    /// The part of the content that every version has.
    private struct Header: Codable {
        var version: Int
    }

    static let version = 1

    /// The result of loading.
    enum Loaded: Equatable {
        /// The encounter and the bytes it was read from.
        case encounter(Encounter, Data)
        /// No file.
        case nothing
        /// The file cannot be opened and was renamed; the reason, in sentences.
        case refused(String)
        /// The file cannot be opened and is still there; the reason, in sentences.
        case blocked(String)
    }

    /// Reads the file; renames it if it has no encounter of this version.
    func load() -> Loaded {
        let data: Data
        do throws(FileError) {
            data = try RegularFile.contents(of: file.path, atMost: DocumentLimits.bytes)
        } catch .missing {
            return .nothing
        } catch {
            return putAside("cannot be read: \(error)", as: "unreadable")
        }
        guard let header = try? JSONDecoder().decode(Header.self, from: data) else {
            return putAside("is damaged", as: "damaged")
        }
        guard header.version <= Self.version else {
            return putAside("was written by a newer Battle Tracker", as: "newer")
        }
        do {
            return .encounter(try JSONDecoder().decode(Document.self, from: data).encounter, data)
        } catch let error as InvalidValue {
            return putAside("is damaged: \(error)", as: "damaged")
        } catch {
            return putAside("is damaged", as: "damaged")
        }
    }

    /// Renames an invalid file to an unused name.
    private func putAside(_ reason: String, as suffix: String) -> Loaded {
        var place = file.appendingPathExtension(suffix)
        var number = 1
        while FileManager.default.fileExists(atPath: place.path) {
            number += 1
            place = file.appendingPathExtension("\(suffix)-\(number)")
        }
        do {
            try FileManager.default.moveItem(at: file, to: place)
            return .refused(
                "The encounter in \(file.path) \(reason). It was kept as "
                    + "\(place.lastPathComponent).")
        } catch {
            return .blocked(
                "The encounter in \(file.path) \(reason). The file cannot be moved out of the way, "
                    + "so changes are not saved.")
        }
    }

    /// Writes an encounter into the file if that is in the state `expected`.
    ///
    /// - Returns: The bytes of the file.
    /// - Throws: `FileError.changed` if another process wrote the file; any other error if the file
    ///   cannot be written. The file is then as it was.
    func save(_ encounter: Encounter, replacing expected: FileReplacement.Expectation) throws
        -> Data
    {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        let data = try encoder.encode(Document(version: Self.version, encounter: encounter))
        try makeFolder(file.deletingLastPathComponent())
        try replacement.write(data, to: file.path, replacing: expected)
        return data
    }
}
