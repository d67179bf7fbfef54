import Foundation
import SwiftUI

/// Shows a text in an editor; the benchmarks measure the time until keys are visible.
///
/// The argument is the length of the text in bytes.
@main
struct EditorBench: App {
    var body: some Scene {
        WindowGroup("editor") { EditedText() }
            .defaultSize(width: 800, height: 600)
    }
}

struct EditedText: View {
    @State private var text = Self.text(of: CommandLine.arguments.dropFirst().last)
    @FocusState private var hasKeyboard: Bool

    var body: some View {
        TextEditor(text: $text)
            .textEditorStyle(.plain)
            .font(.custom("DejaVu Sans", size: 17))
            .focused($hasKeyboard)
            .onAppear { hasKeyboard = true }
    }

    /// Returns lines of 64 bytes, of a length in bytes.
    private static func text(of length: String?) -> String {
        let length = length.flatMap { Int($0) } ?? 0
        let line = "The quick brown fox jumps over the lazy dog, and the dog sleeps\n"
        return String(repeating: line, count: length / line.utf8.count)
    }
}
