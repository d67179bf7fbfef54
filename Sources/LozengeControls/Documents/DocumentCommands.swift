import Foundation
import LozengeCore
import LozengeViews

/// The commands of the File menu for the document of the window in front.
///
/// Source: `docs/documents.md`, DOC-5.
nonisolated struct DocumentCommands {}

extension DocumentCommands: Commands {
    var body: some Commands {
        CommandGroup(after: .newItem) { OpenItems() }
        CommandGroup(replacing: .saveItem) { SaveItems() }
    }
}

nonisolated private struct OpenItems {
    @FocusedValue(\.document) private var document
}

extension OpenItems: View {
    var body: some View {
        Button("Open…") { document?.open() }
            .keyboardShortcut("o")
            .disabled(document == nil)
        Menu("Open Recent") {
            ForEach(document?.recentFiles ?? [], id: \.self) { file in
                Button {
                    document?.openRecent(file)
                } label: {
                    Text(verbatim: file.lastPathComponent)
                }
            }
            Divider()
            Button("Clear Menu") { document?.clearRecent() }
        }
        .disabled(document?.recentFiles.isEmpty != false)
    }
}

nonisolated private struct SaveItems {
    @FocusedValue(\.document) private var document
}

extension SaveItems: View {
    var body: some View {
        Button("Close") { document?.close() }.keyboardShortcut("w")
        if document?.isEditable == true {
            Button("Save") { document?.save() }.keyboardShortcut("s")
            Button("Save As…") { document?.saveAs() }
                .keyboardShortcut("s", modifiers: [.command, .shift])
            Button("Revert to Saved") { document?.revert() }
                .disabled(document?.isEdited != true || document?.hasFile != true)
        }
    }
}

/// The document of a window, as commands use it.
nonisolated struct DocumentCommandTarget {
    let isEdited: Bool
    let isEditable: Bool
    let hasFile: Bool
    let recentFiles: [URL]
    let open: @MainActor () -> Void
    let openRecent: @MainActor (URL) -> Void
    let clearRecent: @MainActor () -> Void
    let save: @MainActor () -> Void
    let saveAs: @MainActor () -> Void
    let revert: @MainActor () -> Void
    let close: @MainActor () -> Void
}

nonisolated extension FocusedValues {
    /// The document of the window.
    var document: DocumentCommandTarget? {
        get { self[DocumentKey.self] }
        set { self[DocumentKey.self] = newValue }
    }
}

nonisolated private struct DocumentKey: FocusedValueKey { typealias Value = DocumentCommandTarget }
