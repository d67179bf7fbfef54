import Foundation
import LozengeCore

/// The words of a key in the language of where they are.
nonisolated final class LocalizedText: TextSource, @unchecked Sendable {
    private let key: LocalizedStringKey
    private let table: String?
    private let tables: StringTables?
    /// What it is for most readers if it is not translated.
    private let western: TextStorage?
    /// What a key without values was read as last, and what it was read from.
    @MainActor private var latest: (words: String, storage: TextStorage)?

    /// - Parameters:
    ///   - key: The words as they are written in the program.
    ///   - western: What they are with the digits 0 to 9, if that is the same everywhere.
    ///   - table: The name of the table they are looked up in; `nil` for the usual one.
    ///   - tables: Where the table is; `nil` if the words are to be shown as they are written.
    init(
        _ key: LocalizedStringKey, western: TextStorage?, table: String?, in tables: StringTables?
    ) {
        self.western = western
        self.key = key
        self.table = table
        self.tables = tables
    }

    @MainActor override func storage(in place: TextPlace) -> TextStorage {
        let reader = place.reader
        let locale = reader.locale
        if tables == nil, let western, reader.usesWesternDigits { return western }
        guard let translation = tables?.string(key.key, in: table, locale) else {
            if key.values.isEmpty, let words = key.words.first { return storage(words) }
            return (reader.usesWesternDigits ? western : nil) ?? key.storage(locale)
        }
        guard !key.values.isEmpty else { return storage(translation) }
        let format = FormatString(translation, count: key.values.count)
        return LocalizedStringKey.storage(
            words: format.words,
            values: format.arguments.map { key.values[$0.index].storage($0.specifier, locale) })
    }

    @MainActor private func storage(_ words: String) -> TextStorage {
        if let latest, latest.words == words { return latest.storage }
        let storage = LocalizedStringKey.storage(words: [words], values: [])
        latest = (words, storage)
        return storage
    }

    override func isEqual(to other: TextSource) -> Bool {
        guard let other = other as? LocalizedText else { return false }
        return key == other.key && table == other.table && tables === other.tables
    }

    override var description: String { key.storage(.current).string }
}
