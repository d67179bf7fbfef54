import SwiftUI

struct Message: View {
    @State private var text = AttributedString("Dear reader")
    @State private var selection = AttributedTextSelection()

    var body: some View {
        TextEditor(text: $text, selection: $selection)
            .toolbar {
                Button("Highlight", systemImage: "paintbrush") {
                    text.transformAttributes(in: &selection) { $0.foregroundColor = .orange }
                }
            }
    }
}
