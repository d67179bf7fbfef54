import Foundation
import LozengeCore
import LozengeTesting
import LozengeViews
import Testing
import ViewFixtures

@Suite("Redaction")
struct RedactionTests {
    @Test("A placeholder shows a box for each line, of the same size as the text, and is not read")
    func placeholder() {
        let shown = Screen(200, 100) { Text("Hello\nworld").tag("text") }
        let hidden = Screen(200, 100) {
            Text("Hello\nworld").tag("text").redacted(reason: .placeholder)
        }
        #expect(hidden.frame(of: "text") == shown.frame(of: "text"))
        #expect(hidden.texts.isEmpty && hidden.elements(.text).isEmpty)
        #expect(!shown.elements(.text).isEmpty)
    }

    @Test("Texts with fonts, colours and links are boxes, too")
    func runs() {
        let screen = Screen(300, 100) {
            VStack {
                Text("font").font(.headline)
                Text("one").bold() + Text("two").foregroundStyle(.red)
                Text("[link](https://example.org)")
            }
            .redacted(reason: .placeholder)
        }
        #expect(screen.texts.isEmpty)
    }

    @Test("A field hides its text, and does not read it")
    func fields() {
        let screen = Screen(200, 100) {
            TextField("Name", text: .constant("Amara")).privacySensitive()
                .redacted(reason: .privacy)
        }
        #expect(screen.texts.isEmpty)
        #expect(screen.element(.textField, "Name")?.value == "")
    }

    @Test("Unredacted views are shown; an image is a box without a name")
    func unredacted() {
        let screen = Screen(200, 100) {
            VStack {
                Text("hidden")
                Text("shown").unredacted()
                Image(systemName: "star")
            }
            .redacted(reason: .placeholder)
        }
        #expect(screen.texts == ["shown"])
        #expect(screen.elements(.image).isEmpty)
    }

    @Test("For privacy only what is marked as sensitive is hidden")
    func privacy() {
        let screen = Screen(200, 100) {
            VStack {
                Text("Balance")
                Text("1,000").privacySensitive()
            }
            .redacted(reason: .privacy)
        }
        #expect(screen.texts == ["Balance"])
    }

    @Test("Reasons are read, and added to those around")
    func reasons() {
        struct Reader: View {
            @Environment(\.redactionReasons) var reasons
            var body: some View { Text(verbatim: "\(reasons.rawValue)").unredacted() }
        }
        let screen = Screen(200, 100) {
            Reader().redacted(reason: .privacy).redacted(reason: .placeholder)
        }
        #expect(screen.texts == ["3"])
    }
}
