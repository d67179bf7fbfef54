import SwiftUI

/// The text of a note, with its tools.
struct NoteEditor: View {
    @Binding var note: Note
    /// True for a note that is written at once.
    let startsWriting: Bool
    @State private var selection = AttributedTextSelection()
    @FocusState private var isFocused: Bool
    @Environment(\.fontResolutionContext) private var fontContext

    var body: some View {
        TextEditor(text: text, selection: $selection)
            .textEditorStyle(.plain)
            .accessibilityLabel("Note")
            .focused($isFocused)
            .padding()
            .navigationSubtitle(note.title)
            .toolbar {
                ToolbarItemGroup {
                    Toggle("Bold", systemImage: "bold", isOn: isBold)
                    Toggle("Italic", systemImage: "italic", isOn: isItalic)
                    Toggle("Underline", systemImage: "underline", isOn: isUnderlined)
                    colors
                }
            }
            .safeAreaInset(edge: .bottom) {
                Text("^[\(note.wordCount) word](inflect: true)")
                    .font(.footnote)
                    .foregroundStyle(.secondary)
                    .frame(maxWidth: .infinity)
                    .padding(6)
                    .background(.bar)
            }
            .onAppear { if startsWriting { isFocused = true } }
    }

    /// The text; the note remembers when it was changed.
    private var text: Binding<AttributedString> {
        Binding {
            note.text
        } set: { text in
            note = Note(id: note.id, text: text, changed: .now)
        }
    }

    private var colors: some View {
        Menu("Color", systemImage: "paintpalette") {
            Button("Automatic") { color(nil) }
            ForEach(NoteColor.allCases) { choice in
                Button(choice.name) { color(choice.color) }
            }
        }
    }

    private func color(_ color: Color?) {
        change { $0.foregroundColor = color }
    }

    // MARK: Formats

    private var isBold: Binding<Bool> {
        Binding {
            fonts.allSatisfy { $0?.resolve(in: fontContext).isBold ?? false }
        } set: { isBold in
            change { $0.font = ($0.font ?? .body).bold(isBold) }
        }
    }

    private var isItalic: Binding<Bool> {
        Binding {
            fonts.allSatisfy { $0?.resolve(in: fontContext).isItalic ?? false }
        } set: { isItalic in
            change { $0.font = ($0.font ?? .body).italic(isItalic) }
        }
    }

    private var isUnderlined: Binding<Bool> {
        Binding {
            selection.attributes(in: note.text)[\.underlineStyle].allSatisfy { $0 != nil }
        } set: { isUnderlined in
            change { $0.underlineStyle = isUnderlined ? .single : nil }
        }
    }

    private var fonts: [Font?] { selection.attributes(in: note.text)[\.font] }

    private func change(_ change: (inout AttributeContainer) -> Void) {
        note.text.transformAttributes(in: &selection, body: change)
        isFocused = true
    }
}
