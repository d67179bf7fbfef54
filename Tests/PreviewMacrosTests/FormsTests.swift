import LozengeTesting
import SwiftUI
import Testing

/// A type that is not `Sendable`.
private final class Ledger {
    var entries = ["rent"]
}

private struct Theme: Equatable {
    var name = "plain"
}

// Names that could shadow those in an expansion.
private struct PreviewContent {}
private struct EnvironmentKey {}

extension EnvironmentValues {
    @Entry fileprivate var accent: Color = .red
    @Entry var note: String?
    @Entry var columns = 3
    @Entry fileprivate var ledger = Ledger()
    @Entry fileprivate var theme: Theme = Theme(name: "inherited")
    @Entry var `default`: Dictionary<String, Int> = ["a": 1]
    @Entry var action: (@MainActor () -> String)?
}

extension Transaction {
    @Entry var reason: String = "none"
    @Entry var speed = 1.5
    @Entry var tag: String? = "untagged"
}

private struct Reading: View {
    @Environment(\.note) private var note
    @Environment(\.columns) private var columns
    @Environment(\.theme) private var theme

    var body: some View { Text("\(note ?? "–") \(columns) \(theme.name)") }
}

extension Screen {
    /// The texts on the screen, in drawing order.
    @MainActor fileprivate var words: [String] {
        text.split(separator: "\n").filter { $0.contains("text ") }.compactMap { line in
            line.split(separator: "\"").last.map(String.init)
        }
    }
}

@MainActor
@Suite("The macros as programs use them")
struct FormsTests {
    @Test("Entries have their defaults")
    func defaults() {
        let values = EnvironmentValues()
        #expect(values.accent == .red)
        #expect(values.note == nil)
        #expect(values.columns == 3)
        #expect(values.ledger.entries == ["rent"])
        #expect(values.default == ["a": 1])
        #expect(values.action?() == nil)
        #expect(Screen(200, 100) { Reading() }.words == ["– 3 inherited"])
    }

    @Test("The default is evaluated at each reading")
    func evaluated() {
        let values = EnvironmentValues()
        #expect(values.ledger !== values.ledger)
    }

    @Test("Entries are read below the view that sets them")
    func set() {
        let screen = Screen(200, 100) {
            VStack {
                Reading().environment(\.note, nil).environment(\.note, "a")
                Reading().transformEnvironment(\.columns) { $0 += 1 }
            }
            .environment(\.note, "b")
            .environment(\.columns, 5)
            .environment(\.theme, Theme())
        }
        #expect(screen.words == ["– 5 plain", "b 6 plain"])
    }

    @Test("Entries of several types and of the same value are independent")
    func apart() {
        var values = EnvironmentValues()
        values.columns = 7
        values.default["b"] = 2
        values.ledger.entries.append("lost, as the default is not stored")
        values.action = { "done" }
        #expect(values.columns == 7)
        #expect(values.default == ["a": 1, "b": 2])
        #expect(values.ledger.entries == ["rent"])
        #expect(values.action?() == "done")
        #expect(EnvironmentValues().columns == 3)
    }

    @Test("Transactions have entries")
    func transactions() {
        var transaction = Transaction()
        #expect(transaction.reason == "none")
        #expect(transaction.tag == "untagged")
        transaction.reason = "a whim"
        transaction.speed *= 2
        transaction.tag = nil
        #expect(transaction.reason == "a whim")
        #expect(transaction.speed == 3)
        #expect(transaction.tag == nil)
        #expect(withTransaction(\.reason, "habit") { 4 } == 4)
    }

    @Test("A view is updated when an entry changes")
    func updated() {
        struct Counter: View {
            @State private var columns = 1

            var body: some View {
                Button("More") { columns += 1 }
                Reading().environment(\.columns, columns)
            }
        }
        let screen = Screen(200, 100) { VStack { Counter() } }
        #expect(screen.words.contains("– 1 inherited"))
        screen.click("More")
        #expect(screen.words.contains("– 2 inherited"))
    }
}

// The following has to compile; no test can call it.

private struct Card: View {
    let title: String
    @Binding var isOn: Bool

    init(_ title: String, isOn: Binding<Bool> = .constant(true)) {
        self.title = title
        _isOn = isOn
    }

    var body: some View { Toggle(title, isOn: $isOn) }
}

@MainActor private func title() -> String { "Title" }

#Preview { Card("a") }

#Preview("Title with \"quotes\", ) and }") { Card("b") }

#Preview(#"Raw ")"#, traits: .sizeThatFitsLayout, .landscapeLeft) { Card("c") }

#Preview(traits: .fixedLayout(width: 200, height: 100)) {
    let words = title()
    let count = 3
    Card(words + "\(count)")
    if count > 2 { Text("several") }
}

#Preview("Labelled", traits: .defaultLayout, .sample, body: { Card("d") })

#Preview(body: { Card("e") })

#Preview("Returning") {
    let words = title()
    return Card(words)
}

#Preview("State") {
    @Previewable @State var isOn = false
    @Previewable @State var theme: Theme = Theme(
        name: "a")
    @Previewable @Environment(\.columns) var columns
    @Previewable @FocusState var isFocused: Bool
    @Previewable @State var text = ""

    let words = title()
    Card("\(words) \(columns) \(theme.name)", isOn: $isOn)
    TextField("Text", text: $text).focused($isFocused)
    if isOn { Text("on") }
}

#Preview("State, returning") {
    @Previewable @State var isOn = false
    return Card("f", isOn: $isOn)
}

#if DEBUG
    #Preview("Debug") { Card("g") }
#endif

extension Card {
    #Preview("In a type") { Card("h") }
}

private struct Sample: PreviewModifier {
    static func makeSharedContext() async throws -> Ledger { Ledger() }

    func body(content: Content, context: Ledger) -> some View {
        content.environment(\.ledger, context)
    }
}

extension PreviewTrait where T == Preview.ViewTraits {
    @MainActor fileprivate static var sample: Self { .modifier(Sample()) }
}

private struct CardPreviews: PreviewProvider {
    static var previews: some View {
        Card("i").previewDisplayName("i").previewLayout(.sizeThatFits)
        Card("j").previewDevice("iPhone 17").previewInterfaceOrientation(.landscapeLeft)
    }
}
