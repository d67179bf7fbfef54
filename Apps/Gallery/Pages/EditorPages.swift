import SwiftUI

@MainActor
extension Page {
    static let editors = [editor, growingField]

    private static let editor = Page(
        "TextEditor", .keyboard, "Text of several lines, of any length and in every script.",
        cell: 340
    ) {
        Example("TextEditor(text:)") { Letter().textEditorStyle(.automatic).scaledHeight(160) }
        Example("roundedBorder") {
            Letter().textEditorStyle(.roundedBorder).scrollContentBackground(.hidden)
                .scaledHeight(160)
        }
        Example("plain") { Letter().textEditorStyle(.plain).scaledHeight(160) }
        Example("In a font, with spacing and centered") {
            Letter(text: "Roses are red,\nviolets are blue,\nand editors grow\nas poets do.")
                .font(.system(.title3, design: .serif))
                .lineSpacing(6)
                .multilineTextAlignment(.center)
                .scaledHeight(180)
        }
        Example("Two directions of writing") {
            Letter(text: "שלום עולם!\nHello, world!\nمرحبا بالعالم!\n世界，你好！").scaledHeight(140)
        }
        Example("disabled") { Letter().disabled(true).scaledHeight(120) }
    }

    private static let growingField = Page(
        "TextField(axis:)", .keyboard, "A field that grows with its text.", cell: 300
    ) {
        Example("axis: .vertical") { Comment().submitLabel(.send) }
        Example("lineLimit(2...4)") { Comment().lineLimit(2...4) }
        Example("In a form") { Form { Comment() }.formStyle(.grouped).scaledHeight(120) }
    }
}

private struct Letter: View {
    @State var text = """
        Dear reader,

        this text is yours. Change it, drag a part of it to another place, and undo it all with Ctrl Z.
        """

    var body: some View { TextEditor(text: $text).accessibilityLabel("Letter") }
}

private struct Comment: View {
    @State private var text = ""

    var body: some View { TextField("Comment", text: $text, axis: .vertical) }
}
