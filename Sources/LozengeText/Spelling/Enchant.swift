import CText
import Foundation
import LozengeCore

/// Enchant, the desktop's library of dictionaries; loaded for the first word.
final class Enchant {
    private let functions: LozengeEnchant
    private let broker: OpaquePointer
    /// The dictionaries by their languages; `nil` for a language without one.
    private var dictionaries: [String: EnchantDictionary?] = [:]

    /// The library; `nil` if it is not installed.
    static let shared = Enchant(names: ["libenchant-2.so.2"])

    /// Loads the first of some libraries; `nil` if none is installed.
    init?(names: [String]) {
        var functions = LozengeEnchant()
        let isFound = names.contains { name in
            dlopen(name, RTLD_NOW).map { lozenge_enchant_find(&functions, $0) } ?? false
        }
        guard isFound, let broker = functions.broker_init() else { return nil }
        (self.functions, self.broker) = (functions, broker)
    }

    /// Returns the dictionary of a language or of its main language; `nil` without one.
    ///
    /// - Parameter language: A BCP 47 tag, such as `en-GB`.
    /// - Returns: The dictionary.
    func dictionary(of language: String) -> EnchantDictionary? {
        if let known = dictionaries[language] { return known }
        let tag = language.replacing("-", with: "_")
        let main = String(tag.prefix { $0 != "_" })
        // Dictionaries of English are only those of countries.
        let regional = ["en": ["en_US"], "de": ["de_DE"], "pt": ["pt_PT"]][main, default: []]
        var found: EnchantDictionary?
        for name in [tag, main] + regional where found == nil && !name.isEmpty {
            found = functions.broker_request_dict(broker, name).map {
                EnchantDictionary($0, functions)
            }
        }
        dictionaries[language] = .some(found)
        return found
    }
}

/// A dictionary of Enchant; kept until the app ends.
final class EnchantDictionary: SpellChecker {
    private let dictionary: OpaquePointer
    private let functions: LozengeEnchant

    /// The most suggestions that are read.
    ///
    /// Source: a choice; as many as a menu has room for.
    private static let most = 8

    fileprivate init(_ dictionary: OpaquePointer, _ functions: LozengeEnchant) {
        (self.dictionary, self.functions) = (dictionary, functions)
    }

    func isCorrect(_ word: String) -> Bool {
        // Anything but 1 is no answer about the word.
        functions.dict_check(dictionary, word, word.utf8.count) != 1
    }

    func suggestions(for word: String) -> [String] {
        var count = 0
        guard let words = functions.dict_suggest(dictionary, word, word.utf8.count, &count) else {
            return []
        }
        defer { functions.dict_free_string_list(dictionary, words) }
        return (0..<min(count, Self.most)).compactMap { index in
            words[index].map { String(cString: $0) }
        }
    }

    func learn(_ word: String) { functions.dict_add(dictionary, word, word.utf8.count) }
}
