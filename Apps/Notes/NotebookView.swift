import SwiftUI

/// The notes of a notebook beside the selected one.
struct NotebookView: View {
    @Binding var notebook: Notebook
    @State private var selected: Note.ID?
    /// The note that is written at once: the first one of all, and each new one.
    @State private var written: Note.ID?
    @State private var words = ""

    var body: some View {
        NavigationSplitView {
            List(selection: $selected) {
                ForEach(found) { note in
                    NoteRow(note: note)
                }
                .onDelete { delete($0.map { found[$0].id }) }
            }
            .overlay {
                if found.isEmpty {
                    if words.isEmpty {
                        ContentUnavailableView("No Notes", systemImage: "doc.text")
                    } else {
                        ContentUnavailableView.search(text: words)
                    }
                }
            }
            .searchable(text: $words, placement: .sidebar, prompt: "Search Notes")
            .navigationSplitViewColumnWidth(min: 180, ideal: 240)
            .toolbar {
                ToolbarItem {
                    Button("New Note", systemImage: "square.and.pencil", action: add)
                        .keyboardShortcut("n", modifiers: [.command, .shift])
                }
            }
        } detail: {
            if let index = notebook.notes.firstIndex(where: { $0.id == selected }) {
                NoteEditor(note: $notebook.notes[index], startsWriting: selected == written)
                    .id(selected)
            } else {
                ContentUnavailableView(
                    "No Note Selected", systemImage: "doc.text",
                    description: Text("Select a note, or write a new one."))
            }
        }
        .onAppear {
            selected = selected ?? notebook.notes.first?.id
            written = selected
        }
    }

    /// The notes with the words, the last changed first.
    private var found: [Note] {
        notebook.notes.filter { $0.contains(words) }.sorted { $0.changed > $1.changed }
    }

    private func add() {
        let note = Note()
        notebook.notes.append(note)
        words = ""
        (selected, written) = (note.id, note.id)
    }

    private func delete(_ ids: [Note.ID]) {
        notebook.notes.removeAll { ids.contains($0.id) }
        if let selected, ids.contains(selected) { self.selected = found.first?.id }
    }
}

/// A note in the list.
struct NoteRow: View {
    let note: Note

    var body: some View {
        VStack(alignment: .leading, spacing: 2) {
            Text(note.title).font(.headline).lineLimit(1)
            HStack(spacing: 6) {
                Text(note.changed, format: .dateTime.day().month().year()).fixedSize()
                Text(note.summary).lineLimit(1)
            }
            .font(.subheadline)
            .foregroundStyle(.secondary)
        }
        .accessibilityElement(children: .combine)
    }
}

#Preview {
    @Previewable @State var notebook = Notebook()
    NotebookView(notebook: $notebook)
}
