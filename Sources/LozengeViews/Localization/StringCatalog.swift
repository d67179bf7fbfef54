import Foundation
import LozengeCore

/// The translations in an `.xcstrings` file, which has all languages.
///
/// Source: Apple, "Localizing and varying text with a string catalog".
nonisolated struct StringCatalog: Decodable {
    let sourceLanguage: String
    private let strings: [String: Entry]

    /// The languages with a translation, the source's included.
    var languages: Set<String> {
        strings.values.reduce(into: [sourceLanguage]) { languages, entry in
            languages.formUnion(entry.localizations?.keys ?? [:].keys)
        }
    }

    /// Returns the translations in `language`, a key of the file.
    func translations(in language: String) -> [String: Translation] {
        strings.compactMapValues { $0.localizations?[language]?.translation }
    }

    /// Reads a catalog; one that cannot be read is reported, and `nil`.
    init?(file: String) {
        do {
            self = try JSONDecoder().decode(Self.self, from: RegularFile.contents(of: file))
        } catch let error as FileError {
            report("Cannot read \(file): \(error). Its keys are shown.")
            return nil
        } catch {
            report("Cannot parse \(file) as an .xcstrings file. Its keys are shown.")
            return nil
        }
    }

    fileprivate struct Entry: Decodable {
        let localizations: [String: Localization]?
    }

    /// A text, or the texts by number and device.
    fileprivate final class Localization: Decodable, Sendable {
        let stringUnit: Unit?
        let variations: Variations?
        let substitutions: [String: Substitution]?
    }

    fileprivate struct Unit: Decodable {
        let value: String
    }

    fileprivate struct Variations: Decodable {
        let plural: [String: Localization]?
        let device: [String: Localization]?
    }

    fileprivate struct Substitution: Decodable {
        let argNum: Int?
        let formatSpecifier: String?
        let variations: Variations
    }
}

nonisolated extension StringCatalog.Localization {
    fileprivate var translation: Translation? {
        forms.map { Translation($0, (substitutions ?? [:]).compactMapValues(\.variable)) }
    }

    fileprivate var forms: Translation.Forms? {
        variations?.forms ?? stringUnit.map { Translation.Forms($0.value) }
    }
}

nonisolated extension StringCatalog.Variations {
    fileprivate var forms: Translation.Forms? {
        if let plural {
            return Translation.Forms(named: plural.compactMapValues { $0.forms?.texts[.other] })
        }
        return DeviceChoice.of(device ?? [:])?.forms
    }
}

nonisolated extension StringCatalog.Substitution {
    fileprivate var variable: Translation.Variable? {
        variations.forms.map {
            Translation.Variable(
                forms: $0, argument: argNum.map { $0 - 1 },
                specifier: "%\(formatSpecifier ?? "lld")")
        }
    }
}
