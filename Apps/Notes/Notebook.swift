import SwiftUI
import UniformTypeIdentifiers

/// The notes of a file.
nonisolated struct Notebook: FileDocument, Equatable {
    static let readableContentTypes: [UTType] = [.notebook, .json]

    var notes: [Note] = [.welcome]

    init() {}

    init(configuration: ReadConfiguration) throws {
        guard let data = configuration.file.regularFileContents else {
            throw CocoaError(.fileReadCorruptFile)
        }
        notes = try Self.notes(in: data)
    }

    /// Returns the notes of a file's contents.
    static func notes(in data: Data) throws -> [Note] {
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .iso8601
        return try decoder.decode([Note].self, from: data)
    }

    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
        FileWrapper(regularFileWithContents: try data())
    }

    /// Returns the contents of a file with the notes.
    func data() throws -> Data {
        let encoder = JSONEncoder()
        encoder.dateEncodingStrategy = .iso8601
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        return try encoder.encode(notes)
    }
}

nonisolated extension UTType {
    /// The type of the app's own files; `assets/mime/notes.xml` declares it for the desktop.
    static let notebook = UTType(filenameExtension: "notebook", conformingTo: .json) ?? .json
}

nonisolated extension Note {
    /// The note of a new notebook.
    static var welcome: Note {
        var title = AttributedString("Welcome\n")
        title.font = .body.bold()
        var key = AttributedString("Ctrl B")
        key.font = .body.bold()
        return Note(
            text: title + AttributedString("Select a word and press ") + key
                + AttributedString(" to make it bold. The context menu has colors and links."))
    }
}
