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
    /// True for objects: their changes are those that can be undone.
    let isReference: Bool

    /// Returns the type as which a file is read; `nil` if it is not read.
    func type(of file: URL) -> UTType? {
        let name = file.pathExtension
        let found = name.isEmpty ? UTType.data : UTType(filenameExtension: name) ?? .data
        return readable.first { found.conforms(to: $0) }
    }

    /// Returns the type as which a file is written: by its extension, else as before.
    func writtenType(of file: URL, before: UTType?) -> UTType {
        let named = writable.first {
            $0.tags[.filenameExtension]?.contains(file.pathExtension) == true
        }
        return named ?? before.flatMap { writable.contains($0) ? $0 : nil } ?? writable.first
            ?? .data
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
    /// The format of documents that are values; `nil` for those that are only looked at.
    init(_ make: (@Sendable () -> Document)?) {
        self.init(
            readable: Document.readableContentTypes,
            writable: make == nil ? [] : Document.writableContentTypes, make: make,
            read: { try Document(configuration: $0) },
            content: { try $0.fileWrapper(configuration: $1) }, isReference: false)
    }
}

nonisolated extension DocumentFormat where Document: ReferenceFileDocument {
    /// The format of documents that are objects; `nil` for those that are only looked at.
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
