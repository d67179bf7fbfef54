import Foundation
import LozengeCore

/// The items for a misspelled word at the caret: words that may be meant, and a way to add it to the dictionary.
///
/// Source: `docs/editing.md`, "Spelling".
nonisolated struct SpellingMenu {
    let field: EventContext<TextFieldBox>
}

extension SpellingMenu: View {
    var body: some View {
        if let word = field.content.misspelledWord(field) {
            ForEach(word.suggestions, id: \.self) { suggestion in
                Button {
                    field.content.edit(field, named: "Spelling") {
                        // The text may have changed while the menu was open.
                        guard $0.text.storage.substring(word.range) == word.string else { return }
                        $0.replace([word.range], with: suggestion)
                    }
                } label: {
                    Text(verbatim: suggestion).fontWeight(.semibold)
                }
            }
            if word.suggestions.isEmpty { Button("No Suggestions") {}.disabled(true) }
            Button("Add to Dictionary") { word.checker.learn(word.string) }
            Divider()
        }
    }
}

/// A word that is not in the dictionary.
struct MisspelledWord {
    let range: Range<Int>
    let string: String
    let suggestions: [String]
    let checker: any SpellChecker
}

extension TextFieldBox {
    /// The longest word that is checked, in bytes.
    ///
    /// Source: a choice; the longest words of dictionaries have less than 100 letters.
    private static let longestWord = 200

    /// Returns the word at the caret, or the selected word, if it is misspelled.
    fileprivate func misspelledWord(_ context: EventContext<Self>) -> MisspelledWord? {
        let editing = context.resolved.editing
        guard !isSecret, !context.read(\.autocorrectionDisabled) else { return nil }
        let selection = editing.text.selection
        let range = editing.word(around: selection.lowerBound)
        guard selection.isEmpty || selection == range, range.count <= Self.longestWord else {
            return nil
        }
        let string = editing.text.storage.substring(range)
        let language = context.read(\.locale).identifier(.bcp47)
        guard string.contains(where: \.isLetter), !string.contains(where: \.isNumber),
            let checker = context.tree.textEngine.spellChecker(of: language),
            !checker.isCorrect(string)
        else { return nil }
        return MisspelledWord(
            range: range, string: string, suggestions: checker.suggestions(for: string),
            checker: checker)
    }
}

extension TextEditing {
    /// Returns the word around a place, or the word that ends there.
    fileprivate func word(around place: Int) -> Range<Int> {
        guard let block = placed(around: TextCarets.Place(place)) else { return place..<place }
        func word(at offset: Int) -> Range<Int> {
            block.block.word(at: offset - block.content.lowerBound)
                .shifted(by: block.content.lowerBound)
        }
        let here = word(at: place)
        let isWord = text.storage.substring(here).contains(where: \.isLetter)
        return isWord || place == block.content.lowerBound ? here : word(at: place - 1)
    }
}
