import Foundation
import LozengeCore
import LozengeTesting
import Testing
import ViewFixtures

@testable import LozengeViews

@Suite("Deprecated spellings work as before")
struct DeprecatedTests {
    /// A field by its old initializer, which records its callbacks.
    private struct Old: View {
        @State private var text = ""
        let diary: Diary

        var body: some View {
            VStack {
                field
                Button("elsewhere") {}
            }
        }

        private var field: some View {
            TextField(
                .text($text), prompt: nil,
                callbacks: TextFieldCallbacks(
                    onEditingChanged: { diary.note($0 ? "begins" : "ends") },
                    onCommit: { diary.note("committed \(text)") })
            ) { Text("name") }
        }
    }

    @Test("A field reports the begin and the end of editing, and Return")
    func field() {
        let diary = Diary()
        let screen = Screen(200, 100) { Old(diary: diary) }
        screen.press(.tab)
        screen.type("Ada")
        screen.press(.return)
        screen.press(.tab)
        #expect(diary.lines == ["begins", "committed Ada", "ends"])
    }
}
