import Foundation
import LozengeTesting
import LozengeViews
import Testing
import ViewFixtures

private final class Visits {
    var count = 0
}

/// Frames the content, and counts the contexts.
private struct Framing: PreviewModifier {
    let name: String

    func body(content: Content, context: Void) -> some View {
        Text(name)
        content
    }
}

private struct Failing: PreviewModifier {
    struct NoData: Error {}

    static func makeSharedContext() async throws -> Int { throw NoData() }

    func body(content: Content, context: Int) -> some View { content }
}

private struct Shared: PreviewModifier {
    static func makeSharedContext() async throws -> String { "shared" }

    func body(content: Content, context: String) -> some View {
        content
        Text(context)
    }
}

@Suite("Previews")
struct PreviewTests {
    @Test("A preview has its name and its traits, the last of a kind")
    func traits() {
        let preview = Preview(
            "Card", traits: .sizeThatFitsLayout, .landscapeLeft, .portrait,
            .fixedLayout(width: 20, height: 30)
        ) { Text("a") }
        #expect(preview.name == "Card")
        #expect(preview.traits.layout == .fixed(width: 20, height: 30))
        #expect(preview.traits.orientation == .portrait)
        #expect(preview.traits.modifiers.isEmpty)
    }

    @Test("Without a name and traits a preview has none")
    func bare() {
        let preview = Preview { Text("a") }
        #expect(preview.name == nil)
        #expect(preview.traits.layout == nil)
        #expect(preview.traits.orientation == nil)
    }

    @Test("Traits combine")
    func combined() {
        let trait = PreviewTrait(.landscapeRight, .modifier(Shared()))
        let preview = Preview(traits: .defaultLayout, trait) { Text("a") }
        #expect(preview.traits.layout == .device)
        #expect(preview.traits.orientation == .landscapeRight)
        #expect(preview.traits.modifiers.count == 1)
    }

    @Test("Modifiers are applied in order, with their shared context")
    func modifiers() async throws {
        let preview = Preview(
            traits: .modifier(Framing(name: "inner")), .modifier(Shared()),
            .modifier(Framing(name: "outer"))
        ) {
            Text("a")
            Text("b")
        }
        let content = try await preview.content()
        let screen = Screen(200, 200) { VStack { content } }
        #expect(screen.words == ["outer", "inner", "a", "b", "shared"])
    }

    @Test("A context that cannot be created is an error")
    func failing() async {
        let preview = Preview(traits: .modifier(Failing())) { Text("a") }
        await #expect(throws: Failing.NoData.self) { _ = try await preview.content() }
    }

    @Test("The body is evaluated for the content, and not before")
    func lazy() async throws {
        let visits = Visits()
        let preview = Preview {
            visits.count += 1
            return Text("a")
        }
        #expect(visits.count == 0)
        _ = try await preview.content()
        #expect(visits.count == 1)
    }
}

#Preview("On the main actor by default", traits: .landscapeLeft, .modifier(Shared())) {
    @Previewable @State var isOn = false
    Toggle("a", isOn: $isOn)
}
