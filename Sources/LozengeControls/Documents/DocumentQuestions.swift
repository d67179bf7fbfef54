import Foundation
import LozengeCore
import LozengeViews
import UniformTypeIdentifiers

/// A failure of a document, for an alert.
nonisolated struct DocumentFailure {
    let title: String
    let reason: String

    init(_ title: String, _ error: any Error) {
        (self.title, reason) = (title, error.localizedDescription)
    }
}

/// The questions about a document: what to do with its changes, and whether to give them up.
///
/// Source: `docs/documents.md`, DOC-9.
nonisolated struct DocumentQuestions {
    let title: String
    @Binding var closing: (@MainActor () -> Void)?
    @Binding var isReverting: Bool
    @Binding var failure: DocumentFailure?
    let save: (@escaping @MainActor () -> Void) -> Void
    let discard: (@MainActor () -> Void) -> Void
    let revert: () -> Void
}

extension DocumentQuestions: ViewModifier {
    func body(content: Content) -> some View {
        content
            .alert(
                Text("Save changes to “\(title)” before closing?"), isPresented: $closing.isThere(),
                presenting: closing
            ) { close in
                Button("Save") { save(close) }
                Button("Discard", role: .destructive) { discard(close) }
                Button("Cancel", role: .cancel) {}
            } message: { _ in
                Text("Unsaved changes will be lost.")
            }
            .confirmationDialog(
                Text("Revert “\(title)” to the saved file?"), isPresented: $isReverting,
                titleVisibility: .visible
            ) {
                Button("Revert", role: .destructive) { revert() }
            } message: {
                Text("The changes since the file was saved are lost.")
            }
            .alert(
                Text(verbatim: failure?.title ?? ""), isPresented: $failure.isThere(),
                presenting: failure
            ) { _ in
            } message: {
                Text(verbatim: $0.reason)
            }
    }
}

/// The dialogs for the files of a document.
nonisolated struct DocumentDialogs {
    /// The types of files that are read and that are written.
    let format: (readable: [UTType], writable: [UTType])
    /// The present name of the file; `nil` without one.
    let name: String?
    @Binding var isOpening: Bool
    @Binding var isSaving: Bool
    let open: (URL) -> Void
    /// Called with the place that the user has chosen; with `nil` for none.
    let save: (URL?) -> Void
}

extension DocumentDialogs: ViewModifier {
    func body(content: Content) -> some View {
        let (open, save) = (open, save)
        content
            .modifier(
                FileDialog(
                    isPresented: $isOpening,
                    request: FileRequest(
                        .open(allowsSeveral: true), title: "Open",
                        filters: FileRequest.Filter.filters(for: format.readable))
                ) { files in
                    for file in files ?? [] { open(file) }
                }
            )
            .modifier(
                FileDialog(
                    isPresented: $isSaving,
                    request: FileRequest(
                        .save(name: URL.name(name, as: format.writable.first ?? .data)),
                        title: "Save As",
                        filters: FileRequest.Filter.filters(for: format.writable))
                ) { files in
                    save(files?.first)
                })
    }
}
