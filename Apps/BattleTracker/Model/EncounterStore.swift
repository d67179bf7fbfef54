import Foundation

/// The file that a fight is kept in: JSON that people can read, written whole or not at all.
struct EncounterStore: Sendable {
    let file: URL
    var steps = SaveSteps()

    /// The file of this user.
    ///
    /// Source: the XDG base directory specification.
    static func ofUser(
        _ variables: [String: String] = ProcessInfo.processInfo.environment
    ) -> EncounterStore {
        let home = URL(fileURLWithPath: variables["HOME"] ?? NSHomeDirectory())
        // A path that does not begin at the root is to be ignored.
        let data =
            variables["XDG_DATA_HOME"].flatMap {
                $0.hasPrefix("/") ? URL(fileURLWithPath: $0) : nil
            }
            ?? home.appendingPathComponent(".local/share")
        return EncounterStore(
            file: data.appendingPathComponent("BattleTracker/encounter.json"))
    }

    /// What is in the file.
    private struct Document: Codable {
        var version: Int
        var encounter: Encounter
    }

    /// As much as is to be known before the rest can be read.
    private struct Header: Codable {
        var version: Int
    }

    static let version = 1

    /// What there was to load.
    enum Loaded: Equatable {
        case encounter(Encounter)
        /// There is no file yet.
        case nothing
        /// The file could not be taken; why, and what became of it, as a sentence.
        case refused(String)
        /// It is still where the next would be written.
        case blocked(String)
    }

    func load() -> Loaded {
        guard FileManager.default.fileExists(atPath: file.path) else { return .nothing }
        let data: Data
        do { data = try Data(contentsOf: file) } catch {
            return putAside("cannot be read (\(error.localizedDescription))", as: "unreadable")
        }
        guard let header = try? JSONDecoder().decode(Header.self, from: data) else {
            return putAside("is damaged", as: "damaged")
        }
        guard header.version <= Self.version else {
            return putAside("was written by a newer Battle Tracker", as: "newer")
        }
        guard let document = try? JSONDecoder().decode(Document.self, from: data) else {
            return putAside("is damaged", as: "damaged")
        }
        return .encounter(document.encounter)
    }

    /// Keeps a file that cannot be taken under a name that no other has.
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
                "The encounter in \(file.path) \(reason); it was kept as "
                    + "\(place.lastPathComponent), and a new one begins.")
        } catch {
            return .blocked(
                "The encounter in \(file.path) \(reason) and cannot be moved; what you do now is "
                    + "not kept.")
        }
    }

    /// Writes an encounter beside the file, and puts that in its place when all of it is on the disk.
    func save(_ encounter: Encounter) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        let data = try encoder.encode(Document(version: Self.version, encounter: encounter))
        let folder = file.deletingLastPathComponent()
        try steps.makeFolder(folder)
        let draft = folder.appendingPathComponent(".\(file.lastPathComponent).new")
        do {
            try steps.write(data, draft)
            try steps.replace(file, draft)
        } catch {
            try? FileManager.default.removeItem(at: draft)
            throw error
        }
    }
}

/// What saving takes, each of which may fail.
struct SaveSteps: Sendable {
    var makeFolder: @Sendable (URL) throws -> Void = {
        try FileManager.default.createDirectory(at: $0, withIntermediateDirectories: true)
    }
    /// Writes a file so that it is on the disk.
    var write: @Sendable (Data, URL) throws -> Void = { data, file in
        try data.write(to: file)
        let handle = try FileHandle(forWritingTo: file)
        try handle.synchronize()
        try handle.close()
    }
    /// Puts the second in the place of the first.
    var replace: @Sendable (URL, URL) throws -> Void = { file, draft in
        guard rename(draft.path, file.path) == 0 else {
            throw CocoaError(.fileWriteUnknown)
        }
    }
}
