import SwiftUI

/// An editor that reports its text to standard error; of a long one the length and the sum of its bytes.
struct EditorWindow: View {
    @State private var text = ""
    @FocusState private var isFocused: Bool

    var body: some View {
        TextEditor(text: $text)
            .accessibilityLabel("Text")
            .focused($isFocused)
            .frame(width: 400, height: 300)
            .onAppear { isFocused = true }
            .onChange(of: text) {
                let bytes = text.utf8
                if bytes.count < 200 {
                    say("text \(text.debugDescription)")
                } else {
                    say("text of \(bytes.count) bytes, sum \(bytes.reduce(0) { $0 &+ Int($1) })")
                }
            }
    }
}
