import LozengeTesting
import Testing
import ViewFixtures

@Suite("Foreground styles")
struct ForegroundStyleTests {
    @Test("A style applies to texts and shapes inside, unless they set another")
    func inherited() {
        let screen = Screen(80, 40) {
            HStack(spacing: 0) {
                Text("a")
                Rectangle()
                Rectangle().fill(.blue)
            }.foregroundStyle(.red)
        }
        #expect(screen.text.matches(of: /#ff3b30/).count == 2)
        #expect(screen.text.matches(of: /#007aff/).count == 1)
    }

    @Test("A nil colour is the system's")
    func none() {
        #expect(
            Screen(8, 8) { Rectangle().foregroundColor(nil).foregroundColor(.red) }.text
                .hasSuffix("#000000"))
    }

    @Test("An equal style does not paint again")
    func unchanged() {
        let screen = Screen(100, 100) { Counting() }
        let before = screen.displayList
        screen.click("more")
        #expect(screen.displayList == before)
    }
}

private struct Counting: View {
    @State private var count = 0

    var body: some View {
        VStack {
            Button("more") { count += 1 }.buttonStyle(.plain)
            Rectangle().foregroundStyle(count < 0 ? .red : .blue)
        }
    }
}
