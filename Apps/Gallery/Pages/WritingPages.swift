import SwiftUI

@MainActor
extension Page {
    static let writing = [richText, selection, finding, suggestions]

    private static let richText = Page(
        "AttributedString in a TextEditor", .keyboard,
        "Bold, italic and underlined with Ctrl B, I and U; colors and links in the context menu.",
        cell: 340
    ) {
        Example("TextEditor(text:selection:)") { RichLetter() }
        Example("attributedTextFormattingDefinition") {
            RichLetter().attributedTextFormattingDefinition(Underlining())
        }
    }

    private static let selection = Page(
        "TextSelection", .keyboard,
        "The selection as a value, which the editor and the program set.",
        cell: 340
    ) {
        Example("TextEditor") { SelectedWords() }
        Example("TextField") { SelectedName() }
        Example("textSelectionAffinity(.upstream)") {
            SelectedWords().textSelectionAffinity(.upstream)
        }
    }

    private static let finding = Page(
        "findNavigator", .keyboard,
        "Ctrl F in an editor finds words, and Ctrl H replaces them; F3 goes to the next match.",
        cell: 440
    ) {
        Example("findNavigator(isPresented:)") { FoundWords(isFinding: true) }
        Example("replaceDisabled()") { FoundWords().replaceDisabled() }
        Example("findDisabled()") { FoundWords().findDisabled() }
    }

    private static let suggestions = Page(
        "textInputSuggestions", .keyboard,
        "Texts that a field suggests while something is written.",
        cell: 300
    ) {
        Example("textInputCompletion") { Cities() }
        Example("submitScope()") {
            SubmittedCity()
        }
    }
}

private struct RichLetter: View {
    @State private var text = Self.letter
    @State private var selection = AttributedTextSelection()

    private static var letter: AttributedString {
        var greeting = AttributedString("Dear reader,\n")
        greeting.font = .title3.bold()
        var link = AttributedString("link")
        link.link = URL(string: "https://example.org")
        var red = AttributedString("red")
        red.foregroundColor = .red
        red.font = .title.bold()
        return greeting + AttributedString("a word may be ") + red
            + AttributedString(", or a ") + link + AttributedString(".")
    }

    var body: some View {
        VStack(alignment: .leading) {
            Button("Underline") {
                text.transformAttributes(in: &selection) { $0.underlineStyle = .single }
            }
            TextEditor(text: $text, selection: $selection)
                .accessibilityLabel("Letter")
                .writingToolsBehavior(.disabled)
                .scaledHeight(120)
        }
    }
}

/// Underlined text is blue, and no other text is.
private struct Underlining: AttributedTextFormattingDefinition {
    typealias Scope = AttributeScopes.SwiftUIAttributes

    var body: some AttributedTextFormattingDefinition<Scope> { UnderlinedIsBlue() }
}

private struct UnderlinedIsBlue: AttributedTextValueConstraint {
    typealias Scope = AttributeScopes.SwiftUIAttributes
    typealias AttributeKey = AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute

    func constrain(_ container: inout Attributes) {
        container.foregroundColor = container.underlineStyle == nil ? nil : .blue
    }
}

private struct SelectedWords: View {
    @State private var text = "The quick brown fox jumps over the lazy dog."
    @State private var selection: TextSelection?

    var body: some View {
        VStack(alignment: .leading) {
            TextEditor(text: $text, selection: $selection)
                .accessibilityLabel("Sentence")
                .scaledHeight(60)
            Button("Select “fox”") {
                selection = text.range(of: "fox").map { TextSelection(range: $0) }
            }
            Text("Selected: \(selected)").foregroundStyle(.secondary)
        }
    }

    private var selected: String {
        guard case .selection(let range)? = selection?.indices else { return "nothing yet" }
        return selection?.isInsertion == true ? "nothing" : String(text[range])
    }
}

private struct SelectedName: View {
    @State private var name = "Ada Lovelace"
    @State private var selection: TextSelection?

    var body: some View {
        HStack {
            TextField("Name", text: $name, selection: $selection)
            Button("Select All") {
                selection = TextSelection(range: name.startIndex..<name.endIndex)
            }
        }
    }
}

private struct FoundWords: View {
    @State var isFinding = false
    @State private var text = "One fish, two fish, red fish, blue fish."

    var body: some View {
        VStack(alignment: .leading) {
            TextEditor(text: $text)
                .findNavigator(isPresented: $isFinding)
                .accessibilityLabel("Fish")
                .scaledHeight(140)
            Toggle("Find", isOn: $isFinding)
        }
    }
}

private struct SubmittedCity: View {
    @State private var count = 0

    var body: some View {
        VStack(alignment: .leading) {
            Cities().submitScope()
            Text("Submitted outside of the scope: \(count) times").foregroundStyle(.secondary)
        }
        .onSubmit { count += 1 }
    }
}

private struct Cities: View {
    @State private var city = ""
    private let cities = ["Bergen", "Berlin", "Bern", "Paris", "Prague", "Rome", "Rotterdam"]

    var body: some View {
        TextField("City", text: $city)
            .textInputSuggestions(cities.filter { $0.hasPrefix(city) }, id: \.self) {
                Text($0).textInputCompletion($0)
            }
            .frame(maxHeight: .infinity, alignment: .top)
            .scaledHeight(160)
    }
}
