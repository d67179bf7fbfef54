import Foundation
import Synchronization

/// The declared types: the well-known ones and the program's.
enum TypeTable {
    struct Declaration: Sendable {
        var parents: [String]
        var extensions: [String] = []
        var mimeTypes: [String] = []
        var description: String?
    }

    private struct Contents: Sendable {
        var declarations: [String: Declaration] = [:]
        /// Identifiers by extension and by MIME type, in the order of the table.
        var byTag: [UTTagClass: [String: [String]]] = [:]
    }

    /// Read when it is first needed.
    private static let contents = Mutex(read())

    static func declaration(of identifier: String) -> Declaration? {
        contents.withLock { $0.declarations[identifier] }
    }

    static func identifiers(tag: String, tagClass: UTTagClass) -> [String] {
        contents.withLock { $0.byTag[tagClass]?[tag] ?? [] }
    }

    /// Adds a type, unless it is known.
    static func declare(_ identifier: String, parent: String) {
        contents.withLock { contents in
            guard contents.declarations[identifier] == nil else { return }
            contents.declarations[identifier] = Declaration(parents: [parent])
        }
    }

    private static func read() -> Contents {
        var contents = Contents()
        for line in knownTypes.split(separator: "\n") {
            let fields = line.split(separator: "|", omittingEmptySubsequences: false)
            guard fields.count == 5 else { continue }
            let identifier = String(fields[0])
            let declaration = Declaration(
                parents: words(fields[1]), extensions: words(fields[2]),
                mimeTypes: words(fields[3]), description: String(fields[4]))
            contents.declarations[identifier] = declaration
            for name in declaration.extensions {
                contents.byTag[.filenameExtension, default: [:]][name, default: []].append(
                    identifier)
            }
            for name in declaration.mimeTypes {
                contents.byTag[.mimeType, default: [:]][name, default: []].append(identifier)
            }
        }
        return contents
    }

    private static func words(_ field: Substring) -> [String] {
        field.split(separator: " ").map(String.init)
    }
}
