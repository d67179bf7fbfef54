import Foundation
import LozengeCore
import LozengeDocuments
import LozengeViews

/// A document that is a value, in its window.
///
/// Matches: SwiftUI.FileDocumentConfiguration
nonisolated public struct FileDocumentConfiguration<Document: FileDocument> {
    /// The document.
    ///
    /// A change of it can be undone; it is dropped if the document is not editable.
    ///
    /// Matches: SwiftUI.FileDocumentConfiguration.document
    @Binding public var document: Document
    /// The file; `nil` for a document that was not saved yet.
    ///
    /// Matches: SwiftUI.FileDocumentConfiguration.fileURL
    public var fileURL: URL?
    /// True if changes can be written to the file.
    ///
    /// Matches: SwiftUI.FileDocumentConfiguration.isEditable
    public var isEditable: Bool
}

/// A document that is an object, in its window.
///
/// Matches: SwiftUI.ReferenceFileDocumentConfiguration
nonisolated public struct ReferenceFileDocumentConfiguration<Document: ReferenceFileDocument> {
    /// The document.
    ///
    /// Its changes are those whose inverse is registered with the window's undo manager.
    ///
    /// Matches: SwiftUI.ReferenceFileDocumentConfiguration.document
    @ObservedObject public var document: Document
    /// The file; `nil` for a document that was not saved yet.
    ///
    /// Matches: SwiftUI.ReferenceFileDocumentConfiguration.fileURL
    public var fileURL: URL?
    /// True if changes can be written to the file.
    ///
    /// Matches: SwiftUI.ReferenceFileDocumentConfiguration.isEditable
    public var isEditable: Bool
}

/// The document of a window, for views anywhere in it.
///
/// Matches: SwiftUI.DocumentConfiguration
nonisolated public struct DocumentConfiguration: Sendable {
    /// The file; `nil` for a document that was not saved yet.
    ///
    /// Matches: SwiftUI.DocumentConfiguration.fileURL
    public let fileURL: URL?
    /// True if changes can be written to the file.
    ///
    /// Matches: SwiftUI.DocumentConfiguration.isEditable
    public let isEditable: Bool
}

nonisolated extension EnvironmentValues {
    /// The document of the window; `nil` in a window without one.
    ///
    /// Matches: SwiftUI.EnvironmentValues.documentConfiguration
    public internal(set) var documentConfiguration: DocumentConfiguration? {
        get { self[DocumentConfigurationKey.self] }
        set { self[DocumentConfigurationKey.self] = newValue }
    }
}

nonisolated private struct DocumentConfigurationKey: EnvironmentKey {
    static var defaultValue: DocumentConfiguration? { nil }
}
