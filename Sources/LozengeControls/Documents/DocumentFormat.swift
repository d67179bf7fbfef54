import Foundation
import LozengeCore
import LozengeDocuments
import UniformTypeIdentifiers

/// The ways in which documents of a type are made, read and written.
nonisolated struct DocumentFormat<Document: Sendable>: Sendable {
    /// The types of files that are read, the preferred one first.
    let readable: [UTType]
    /// The types of files that are written, the preferred one first; empty for documents that are only looked at.
    let writable: [UTType]
    /// Makes a new document; `nil` for documents that are only looked at.
    let make: (@Sendable () -> Document)?
    let read: @Sendable (FileDocumentReadConfiguration) throws -> Document
    let content: @Sendable (Document, FileDocumentWriteConfiguration) throws -> FileWrapper
    /// True for objects, whose undoable changes alone count as changes.
    let isReference: Bool

    /// Returns the type as which a file is read; `nil` if it is not read.
    func type(of file: URL) -> UTType? {
        if let named = readable.named(by: file) { return named }
        let name = file.pathExtension
        let found = name.isEmpty ? UTType.data : UTType(filenameExtension: name) ?? .data
        return readable.first { found.conforms(to: $0) }
    }

    /// Returns the type as which a file is written: by its extension, else as before.
    func writtenType(of file: URL, before: UTType?) -> UTType {
        writable.named(by: file) ?? before.flatMap { writable.contains($0) ? $0 : nil } ?? writable
            .first
            ?? .data
    }

    /// Reads a file so that a window shows it at once, and returns its place.
    ///
    /// - Throws: The reason why it cannot be read.
    @MainActor func readyPlace(of file: URL) async throws -> DocumentPlace<Document> {
        guard let type = type(of: file) else { throw CocoaError(.fileReadCorruptFile) }
        let place = DocumentPlace<Document>(file: file)
        ComingDocuments.shared.put(try await document(in: file, as: type), at: place)
        return place
    }

    /// Reads a document, away from the main thread.
    ///
    /// - Throws: The reason why it cannot be read.
    func document(in file: URL, as type: UTType) async throws -> Document {
        let read = read
        return try await Task.detached {
            try read(
                FileDocumentReadConfiguration(contentType: type, file: FileWrapper(url: file)))
        }.value
    }
}

nonisolated extension DocumentFormat where Document: FileDocument {
    /// Creates the format of value documents; `nil` for documents to view only.
    init(_ make: (@Sendable () -> Document)?) {
        self.init(
            readable: Document.readableContentTypes,
            writable: make == nil ? [] : Document.writableContentTypes, make: make,
            read: { try Document(configuration: $0) },
            content: { try $0.fileWrapper(configuration: $1) }, isReference: false)
    }
}

nonisolated extension DocumentFormat where Document: ReferenceFileDocument {
    /// Creates the format of object documents; `nil` for documents to view only.
    init(_ make: (@Sendable () -> Document)?) {
        self.init(
            readable: Document.readableContentTypes,
            writable: make == nil ? [] : Document.writableContentTypes, make: make,
            read: { try Document(configuration: $0) },
            content: {
                try $0.fileWrapper(
                    snapshot: $0.snapshot(contentType: $1.contentType), configuration: $1)
            }, isReference: true)
    }
}
