import Foundation
import LozengeTesting
import Testing
import ViewFixtures

@Suite("Tint")
struct TintTests {
    @Test("Labels of buttons and links have the tint")
    func controls() {
        // Dark enough to be read.
        func text(_ button: some View) -> String { Screen(80, 20) { button }.text }
        #expect(text(Button("a") {}.buttonStyle(.borderless)).contains("#0058b4 \"a\""))
        #expect(text(Button("a") {}.tint(.green)).contains("#007400 \"a\""))
        #expect(
            text(Button("a", role: .destructive) {}.tint(.green)).contains("#b00000 \"a\""))
    }

    @Test("Other texts do not")
    func words() {
        #expect(Screen(80, 20) { Text("a").tint(.green) }.text.contains("#000000"))
    }

    @Test("A foreground colour around a control is that of its label")
    func outerColor() throws {
        let url = try #require(URL(string: "https://example.org"))
        let screens = [
            Screen(80, 40) { Button("a") {}.foregroundColor(.green) },
            Screen(80, 40) { Button("a", role: .destructive) {}.foregroundStyle(.green) },
            Screen(80, 40) { Button("a") {}.buttonStyle(.bordered).foregroundStyle(.green) },
            Screen(80, 40) {
                Button("a") {}.buttonStyle(.borderedProminent).foregroundColor(.green)
            },
            Screen(80, 40) { Link("a", destination: url).foregroundStyle(.green) },
            Screen(80, 40) { Menu("a") { Button("b") {} }.foregroundStyle(.green) },
        ]
        for screen in screens { #expect(screen.text.contains("#34c759"), "\(screen.text)") }
    }
}
