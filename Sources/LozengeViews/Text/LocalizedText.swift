import Foundation
import LozengeCore

/// The source of a text that shows a key in the language of the environment.
nonisolated final class LocalizedText: TextSource, @unchecked Sendable {
    private let key: LocalizedStringKey
    /// The key in the table; `nil` for that of the text.
    private let name: String?
    private let table: String?
    private let tables: StringTables?
    /// The untranslated text in locales with the digits 0 to 9; `nil` if these differ.
    private let western: TextStorage?
    /// The last parsed string of a key without values, and the result.
    @MainActor private var latest: (words: String, storage: TextStorage)?

    /// - Parameters:
    ///   - key: The key as written in the program.
    ///   - name: The key in the table; `nil` for that of the text.
    ///   - western: The text in locales with the digits 0 to 9; `nil` if these differ.
    ///   - table: The name of the translation table; `nil` for `Localizable`.
    ///   - tables: The tables of the bundle; `nil` to show the key untranslated.
    init(
        _ key: LocalizedStringKey, named name: String?, western: TextStorage?, table: String?,
        in tables: StringTables?
    ) {
        self.name = name
        self.western = western
        self.key = key
        self.table = table
        self.tables = tables
    }

    @MainActor override func storage(in place: TextContext) -> TextStorage {
        let reader = place.reader
        let locale = reader.locale
        if tables == nil, let western, reader.usesWesternDigits { return western }
        guard let translation = tables?.translation(name ?? key.key, in: table, locale) else {
            if key.values.isEmpty, let words = key.words.first { return storage(words) }
            return (reader.usesWesternDigits ? western : nil) ?? key.storage(locale)
        }
        let isEnglish = translation.language.language.languageCode == .english
        guard !key.values.isEmpty else { return storage(translation.text, isEnglish: isEnglish) }
        let format = translation.format(for: key.values.map(\.number))
        return LocalizedStringKey.storage(
            words: format.words,
            values: format.arguments.map { key.values[$0.index].storage($0.specifier, locale) },
            isEnglish: isEnglish)
    }

    @MainActor private func storage(_ words: String, isEnglish: Bool = true) -> TextStorage {
        if let latest, latest.words == words { return latest.storage }
        let storage = LocalizedStringKey.storage(words: [words], values: [], isEnglish: isEnglish)
        latest = (words, storage)
        return storage
    }

    override func isEqual(to other: TextSource) -> Bool {
        guard let other = other as? LocalizedText else { return false }
        return key == other.key && name == other.name && table == other.table
            && tables === other.tables
    }

    override var description: String { key.storage(.current).string }
}
