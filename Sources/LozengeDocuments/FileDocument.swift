public import Combine
public import LozengeCore
public import UniformTypeIdentifiers

/// A document that is a value, and the content of its file.
///
/// ```swift
/// struct Note: FileDocument {
///     static let readableContentTypes: [UTType] = [.plainText]
///     var text = ""
///
///     init() {}
///     init(configuration: ReadConfiguration) throws {
///         text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
///     }
///     func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
///         FileWrapper(regularFileWithContents: Data(text.utf8))
///     }
/// }
/// ```
///
/// Matches: SwiftUI.FileDocument
@preconcurrency
public protocol FileDocument: Sendable {
    /// The file types for reading, the preferred one first.
    ///
    /// Matches: SwiftUI.FileDocument.readableContentTypes
    static var readableContentTypes: [UTType] { get }

    /// The file types for writing, the preferred one first; the readable types by default.
    ///
    /// Matches: SwiftUI.FileDocument.writableContentTypes
    static var writableContentTypes: [UTType] { get }

    /// Reads a document.
    ///
    /// - Parameter configuration: The file and its type.
    /// - Throws: The reason why it cannot be read, which the user sees.
    ///
    /// Matches: SwiftUI.FileDocument.init(configuration:)
    init(configuration: ReadConfiguration) throws

    /// Returns the content of the document's file.
    ///
    /// - Parameter configuration: The type of the file, and the former file.
    /// - Returns: The content.
    /// - Throws: The reason why it cannot be written, which the user sees.
    ///
    /// Matches: SwiftUI.FileDocument.fileWrapper(configuration:)
    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper
}

extension FileDocument {
    /// The file that a document is read from.
    ///
    /// Matches: SwiftUI.FileDocument.ReadConfiguration
    public typealias ReadConfiguration = FileDocumentReadConfiguration

    /// The file that a document is written to.
    ///
    /// Matches: SwiftUI.FileDocument.WriteConfiguration
    public typealias WriteConfiguration = FileDocumentWriteConfiguration

    public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// The file that a document is read from.
///
/// Matches: SwiftUI.FileDocumentReadConfiguration
public struct FileDocumentReadConfiguration {
    /// The type of the file, which the document reads.
    ///
    /// Matches: SwiftUI.FileDocumentReadConfiguration.contentType
    public let contentType: UTType
    /// The content.
    ///
    /// Matches: SwiftUI.FileDocumentReadConfiguration.file
    public let file: FileWrapper

    package init(contentType: UTType, file: FileWrapper) {
        (self.contentType, self.file) = (contentType, file)
    }
}

/// The file that a document is written to.
///
/// Matches: SwiftUI.FileDocumentWriteConfiguration
public struct FileDocumentWriteConfiguration {
    /// The type of the file, which the document writes.
    ///
    /// Matches: SwiftUI.FileDocumentWriteConfiguration.contentType
    public let contentType: UTType
    /// The file as it was last read or written; `nil` for a new one.
    ///
    /// Matches: SwiftUI.FileDocumentWriteConfiguration.existingFile
    public let existingFile: FileWrapper?

    package init(contentType: UTType, existingFile: FileWrapper?) {
        (self.contentType, self.existingFile) = (contentType, existingFile)
    }
}

/// A document that is an object.
///
/// Matches: SwiftUI.ReferenceFileDocument
@preconcurrency
public protocol ReferenceFileDocument: ObservableObject, Sendable {
    /// The state of a document at a time.
    ///
    /// Matches: SwiftUI.ReferenceFileDocument.Snapshot
    associatedtype Snapshot

    /// The file types for reading, the preferred one first.
    ///
    /// Matches: SwiftUI.ReferenceFileDocument.readableContentTypes
    static var readableContentTypes: [UTType] { get }

    /// The file types for writing, the preferred one first; the readable types by default.
    ///
    /// Matches: SwiftUI.ReferenceFileDocument.writableContentTypes
    static var writableContentTypes: [UTType] { get }

    /// Reads a document.
    ///
    /// - Parameter configuration: The file and its type.
    /// - Throws: The reason why it cannot be read, which the user sees.
    ///
    /// Matches: SwiftUI.ReferenceFileDocument.init(configuration:)
    init(configuration: ReadConfiguration) throws

    /// Returns the state of the document, which is then written.
    ///
    /// Matches: SwiftUI.ReferenceFileDocument.snapshot(contentType:)
    func snapshot(contentType: UTType) throws -> Snapshot

    /// Returns the content of the document's file.
    ///
    /// - Parameters:
    ///   - snapshot: The state of the document.
    ///   - configuration: The type of the file, and the former file.
    /// - Returns: The content.
    /// - Throws: The reason why it cannot be written, which the user sees.
    ///
    /// Matches: SwiftUI.ReferenceFileDocument.fileWrapper(snapshot:configuration:)
    func fileWrapper(snapshot: Snapshot, configuration: WriteConfiguration) throws -> FileWrapper
}

extension ReferenceFileDocument {
    /// The file that a document is read from.
    ///
    /// Matches: SwiftUI.ReferenceFileDocument.ReadConfiguration
    public typealias ReadConfiguration = FileDocumentReadConfiguration

    /// The file that a document is written to.
    ///
    /// Matches: SwiftUI.ReferenceFileDocument.WriteConfiguration
    public typealias WriteConfiguration = FileDocumentWriteConfiguration

    public static var writableContentTypes: [UTType] { readableContentTypes }
}
