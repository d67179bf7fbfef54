import LozengeCore
import LozengeDocuments
import LozengeViews

/// The content of the windows of documents, of either kind.
nonisolated protocol DocumentContent<Document> {
    associatedtype Document: Sendable
    associatedtype Editor: View

    /// Returns the content of a window.
    ///
    /// - Parameters:
    ///   - document: The document.
    ///   - session: The document in its window.
    /// - Returns: The content.
    @MainActor func editor(
        of document: Document, in session: DocumentSession<Document>
    ) -> Editor
}

/// The content for documents that are values.
nonisolated struct ValueDocumentContent<Document: FileDocument, Editor: View>: DocumentContent {
    let content: (FileDocumentConfiguration<Document>) -> Editor

    @MainActor func editor(
        of document: Document, in session: DocumentSession<Document>
    ) -> Editor {
        content(
            FileDocumentConfiguration(
                document: Binding(
                    get: { session.document ?? document },
                    set: { Self.change(session, to: $0) }),
                fileURL: session.file, isEditable: session.isEditable))
    }

    /// Changes a document, and registers the former one for undoing.
    @MainActor private static func change(
        _ session: DocumentSession<Document>, to document: Document
    ) {
        guard session.isEditable, let former = session.document else { return }
        session.undoManager?.registerUndo(withTarget: session) { change($0, to: former) }
        session.change(to: document)
    }
}

/// The content for documents that are objects.
nonisolated struct ObjectDocumentContent<Document: ReferenceFileDocument, Editor: View>:
    DocumentContent
{
    let content: (ReferenceFileDocumentConfiguration<Document>) -> Editor

    @MainActor func editor(
        of document: Document, in session: DocumentSession<Document>
    ) -> Editor {
        // A change that can be undone is a change of the document.
        session.undoManager?.onRegistration = { [weak session] in session?.changed() }
        return content(
            ReferenceFileDocumentConfiguration(
                document: document, fileURL: session.file, isEditable: session.isEditable))
    }
}
