import LozengeTesting
import Testing

@Suite("Tint")
struct TintTests {
    @Test("Words of buttons and links are in the tint of their place")
    func controls() {
        #expect(Screen(80, 20) { Button("a") {} }.text.contains("#007aff"))
        #expect(Screen(80, 20) { Button("a") {}.tint(.green) }.text.contains("#34c759"))
        #expect(
            Screen(80, 20) { Button("a", role: .destructive) {}.tint(.green) }.text
                .contains("#ff3b30"))
    }

    @Test("Other words are not")
    func words() {
        #expect(Screen(80, 20) { Text("a").tint(.green) }.text.contains("#000000"))
    }
}
