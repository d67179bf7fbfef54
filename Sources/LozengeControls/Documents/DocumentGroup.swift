import Foundation
import LozengeCore
import LozengeDocuments
import LozengeViews
import UniformTypeIdentifiers

/// A scene with a window for each document.
///
/// ```swift
/// DocumentGroup(newDocument: Note()) { file in
///     TextEditor(text: file.$document.text)
/// }
/// ```
///
/// The File menu has New, Open…, Open Recent, Save, Save As… and Revert. A changed document is asked about before its
/// window closes, and is recovered after a crash.
///
/// Matches: SwiftUI.DocumentGroup
/// Source: `docs/documents.md`.
nonisolated public struct DocumentGroup<Document, Content> {
    private let scene: any Scene
}

extension DocumentGroup: Scene where Content: View {
    public typealias Body = Never

    public func _windows() -> [WindowDescription] {
        scene._windows().map {
            var window = $0
            window.commands = [{ DocumentCommands()._view }]
            return window
        }
    }
}

extension DocumentGroup where Document: FileDocument, Content: View {
    /// Creates a scene for documents that are values.
    ///
    /// - Parameters:
    ///   - newDocument: A new document.
    ///   - editor: The content of a window.
    ///
    /// Matches: SwiftUI.DocumentGroup.init(newDocument:editor:)
    nonisolated public init(
        newDocument: @autoclosure @escaping @Sendable () -> Document,
        @ViewBuilder editor: @escaping (FileDocumentConfiguration<Document>) -> Content
    ) {
        self.init(DocumentFormat(newDocument), editor)
    }

    /// Creates a scene for documents that are values and only looked at.
    ///
    /// Matches: SwiftUI.DocumentGroup.init(viewing:viewer:)
    nonisolated public init(
        viewing documentType: Document.Type,
        @ViewBuilder viewer: @escaping (FileDocumentConfiguration<Document>) -> Content
    ) {
        self.init(DocumentFormat(nil), viewer)
    }

    nonisolated private init(
        _ format: DocumentFormat<Document>,
        _ content: @escaping (FileDocumentConfiguration<Document>) -> Content
    ) {
        scene = documentWindows(format, ValueDocumentContent(content: content))
    }
}

extension DocumentGroup where Document: ReferenceFileDocument, Content: View {
    /// Creates a scene for documents that are objects.
    ///
    /// - Parameters:
    ///   - newDocument: Makes a new document.
    ///   - editor: The content of a window.
    ///
    /// Matches: SwiftUI.DocumentGroup.init(newDocument:editor:)
    nonisolated public init(
        newDocument: @escaping @Sendable () -> Document,
        @ViewBuilder editor: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
    ) {
        self.init(DocumentFormat(newDocument), editor)
    }

    /// Creates a scene for documents that are objects and only looked at.
    ///
    /// Matches: SwiftUI.DocumentGroup.init(viewing:viewer:)
    nonisolated public init(
        viewing documentType: Document.Type,
        @ViewBuilder viewer: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
    ) {
        self.init(DocumentFormat(nil), viewer)
    }

    nonisolated private init(
        _ format: DocumentFormat<Document>,
        _ content: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
    ) {
        scene = documentWindows(format, ObjectDocumentContent(content: content))
    }
}

/// Returns the windows for documents of a format.
nonisolated private func documentWindows<Content: DocumentContent>(
    _ format: DocumentFormat<Content.Document>, _ content: Content
) -> DocumentWindows<DocumentPlace<Content.Document>, DocumentFrame<Content>> {
    DocumentWindows(
        makesDocuments: format.make != nil,
        initial: { ComingDocuments.newPlace(of: Content.Document.self) },
        value: { format.type(of: $0) == nil ? nil : DocumentPlace(file: $0) },
        open: { try await format.readyPlace(of: $0) },
        recovered: { folder in
            let folder = DocumentRecovery.folder(of: Content.Document.self, in: folder)
            return DocumentRecovery.names(in: folder).map { name in
                let file = DocumentRecovery.file(of: name, in: folder)
                var place =
                    file.map { DocumentPlace(file: $0) }
                    ?? ComingDocuments.newPlace(of: Content.Document.self)
                place.recovery = name
                return place
            }
        },
        content: { DocumentFrame(format: format, place: $0, content: content) })
}
