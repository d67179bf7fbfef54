/// A checker of the spelling of words in one language.
@MainActor
public protocol SpellChecker: AnyObject {
    /// Returns true if the word is in the dictionary of the language or of the user.
    func isCorrect(_ word: String) -> Bool

    /// Returns words that may be meant, the best first.
    func suggestions(for word: String) -> [String]

    /// Adds a word to the dictionary of the user.
    func learn(_ word: String)
}
