import SwiftUI

/// Notebooks of formatted notes, one file each.
@main
struct NotesApp: App {
    var body: some Scene {
        DocumentGroup(newDocument: Notebook()) { file in
            NotebookView(notebook: file.$document)
        }
        .commands {
            TextEditingCommands()
            TextFormattingCommands()
        }
        .defaultSize(width: 860, height: 560)
    }
}
