import LozengeTesting
import Testing
import ViewFixtures

@Suite("Styles of text fields")
struct TextFieldStyleTests {
    private struct Marked: TextFieldStyle {
        @Environment(\.isEnabled) private var isEnabled

        func _body(configuration: TextField<Self._Label>) -> some View {
            HStack(spacing: 0) {
                Text(isEnabled ? "mark" : "faint")
                configuration.padding(10).tagged("padded")
            }
        }
    }

    @Test("A style of a program decorates a field, which is edited as others are")
    func ownStyle() throws {
        struct Page: View {
            @State private var name = ""

            var body: some View {
                VStack {
                    TextField("Name", text: $name).textFieldStyle(Marked())
                    Text("is \(name)")
                }
            }
        }
        let screen = Screen(300, 200) { Page() }
        let mark = try #require(screen.frame(of: "mark"))
        let padded = try #require(screen.frame(of: "padded"))
        #expect(padded.minX == mark.maxX && padded.maxX == 300)
        screen.click("Name")
        screen.type("Ann")
        #expect(screen.text("is Ann").exists)
    }

    @Test("Inside a style is the style around, else a plain field; secrets stay secret")
    func nested() throws {
        func height(_ field: some View) -> CGFloat? {
            Screen(300, 200) { field.textFieldStyle(Marked()) }.frame(of: "padded")?.height
        }
        let field = TextField("Name", text: .constant("text"))
        let plain = try #require(height(field))
        let framed = Screen(300, 200) {
            VStack { field.textFieldStyle(Marked()) }.textFieldStyle(.roundedBorder)
        }.frame(of: "padded")
        #expect(try #require(framed).height == plain + 12)
        let secret = Screen(300, 200) {
            SecureField("Code", text: .constant("1234")).textFieldStyle(Marked())
        }
        #expect(secret.words.contains("mark") && !secret.words.contains("1234"))
    }

    @Test("A style knows whether its field is enabled")
    func disabled() {
        let screen = Screen(300, 200) {
            TextField("Name", text: .constant("")).textFieldStyle(Marked()).disabled(true)
        }
        #expect(screen.words.contains("faint"))
    }
}
