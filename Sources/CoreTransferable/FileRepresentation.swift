public import Foundation
public import UniformTypeIdentifiers

/// A file that goes to another app.
///
/// Matches: CoreTransferable.SentTransferredFile
public struct SentTransferredFile: Sendable {
    /// The file.
    ///
    /// Matches: CoreTransferable.SentTransferredFile.file
    public let file: URL

    /// True if the other app may read the file itself; it gets a copy in any case.
    ///
    /// Matches: CoreTransferable.SentTransferredFile.allowAccessingOriginalFile
    public let allowAccessingOriginalFile: Bool

    /// Sends a file.
    ///
    /// Matches: CoreTransferable.SentTransferredFile.init(_:allowAccessingOriginalFile:)
    public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
        self.file = file
        self.allowAccessingOriginalFile = allowAccessingOriginalFile
    }
}

/// A file that came from another app, to be moved or copied before the importing ends.
///
/// Matches: CoreTransferable.ReceivedTransferredFile
public struct ReceivedTransferredFile: Sendable {
    /// The file.
    ///
    /// Matches: CoreTransferable.ReceivedTransferredFile.file
    public let file: URL

    /// True for the file of the other app, false for a copy of it.
    ///
    /// Matches: CoreTransferable.ReceivedTransferredFile.isOriginalFile
    public let isOriginalFile: Bool
}

/// A representation as a file of a type.
///
/// Matches: CoreTransferable.FileRepresentation
public struct FileRepresentation<Item: Transferable>: TransferRepresentation {
    private let form: _TransferForm<Item>

    /// Creates a representation for values that go and come.
    ///
    /// Matches: CoreTransferable.FileRepresentation.init(contentType:shouldAttemptToOpenInPlace:exporting:importing:)
    public init(
        contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
        exporting:
            nonisolated(nonsending) @escaping @Sendable (Item) async throws -> SentTransferredFile,
        importing:
            nonisolated(nonsending) @escaping @Sendable (ReceivedTransferredFile) async throws ->
            Item
    ) {
        form = _TransferForm(
            contentType: contentType,
            export: { try Data(contentsOf: try await exporting($0).file) },
            import: { try await Self.receive($0, contentType, importing) })
    }

    /// Creates a representation for values that come.
    ///
    /// Matches: CoreTransferable.FileRepresentation.init(importedContentType:shouldAttemptToOpenInPlace:importing:)
    public init(
        importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
        importing:
            nonisolated(nonsending) @escaping @Sendable (ReceivedTransferredFile) async throws ->
            Item
    ) {
        form = _TransferForm(
            contentType: importedContentType, export: nil,
            import: { try await Self.receive($0, importedContentType, importing) })
    }

    /// Creates a representation for values that go.
    ///
    /// Matches: CoreTransferable.FileRepresentation.init(exportedContentType:shouldAllowToOpenInPlace:exporting:)
    public init(
        exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
        exporting:
            nonisolated(nonsending) @escaping @Sendable (Item) async throws -> SentTransferredFile
    ) {
        form = _TransferForm(
            contentType: exportedContentType,
            export: { try Data(contentsOf: try await exporting($0).file) }, import: nil)
    }

    public func _forms() -> [_TransferForm<Item>] { [form] }

    /// Gives the bytes as a file in a folder of its own, which is removed afterwards.
    private nonisolated(nonsending) static func receive(
        _ data: Data, _ type: UTType,
        _ importing:
            nonisolated(nonsending) @Sendable (ReceivedTransferredFile) async throws -> Item
    ) async throws -> Item {
        let files = FileManager.default
        let folder = files.temporaryDirectory.appending(path: "transfer-\(UUID().uuidString)")
        try files.createDirectory(
            at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        defer { try? files.removeItem(at: folder) }
        var file = folder.appending(path: "file")
        if let name = type.preferredFilenameExtension { file.appendPathExtension(name) }
        try data.write(to: file)
        return try await importing(ReceivedTransferredFile(file: file, isOriginalFile: false))
    }
}
