import Foundation
import LozengeCore
import Synchronization

/// The translations in a bundle: `Localizable.xcstrings`, `de.lproj/Localizable.strings` and others.
///
/// Those of the app may be beside its executable and beside its pictures; the first that has a key is used.
///
/// A table is read when a key is first looked up in it. Foundation on Linux finds tables, but not by
/// language.
nonisolated final class StringTables: Sendable {
    private static let usualTable = "Localizable"

    private static let ofApp = StringTables(.ofProcess)
    /// The translations by the location of their bundle; `nil` if there are none.
    private static let known = Mutex<[URL: StringTables?]>([:])

    /// The folders with translations, by their language in lower case.
    private let folders: [String: [String]]
    /// The catalogs with translations, by the name of their table.
    private let catalogs: [String: [StringCatalog]]
    /// The languages that have a translation, in lower case.
    private let languages: Set<String>
    /// The language that is used if none of the user's has a translation.
    private let development: String
    /// The tables read so far; empty if there is no file.
    private let tables = Mutex<[Table: [String: Translation]]>([:])

    /// The number of tables in memory, read ones and missing ones, after which they are read again.
    private static let maximumTables = 64

    /// The key of a table for one locale.
    private struct Table: Hashable {
        let locale: String
        let name: String?
    }

    /// Returns the translations in `bundle`, the app's if `nil`; `nil` if there are none.
    static func of(_ bundle: Bundle?) -> StringTables? {
        guard let bundle else { return ofApp }
        return known.withLock { known in
            if let tables = known[bundle.bundleURL] { return tables }
            let tables = StringTables(bundle)
            known[bundle.bundleURL] = .some(tables)
            return tables
        }
    }

    /// Creates the translations of an app.
    convenience init?(_ app: ResourceFolders) {
        // A folder of programs such as /usr/bin has no translations.
        let home = app.home.hasSuffix("/bin") ? [] : [app.home]
        self.init(in: home + app.paths, of: .main)
    }

    convenience init?(_ bundle: Bundle) {
        self.init(in: [bundle.resourcePath].compactMap { $0 }, of: bundle)
    }

    private init?(in places: [String], of bundle: @autoclosure () -> Bundle) {
        var folders: [String: [String]] = [:]
        var catalogs: [String: [StringCatalog]] = [:]
        for place in places {
            for name in Folder(place).names(endingIn: ".lproj", ".xcstrings") {
                let path = "\(place)/\(name)"
                if name.hasSuffix(".lproj") {
                    folders[Self.tag(String(name.dropLast(6))), default: []].append(path)
                } else if let catalog = StringCatalog(file: path) {
                    catalogs[String(name.dropLast(10)), default: []].append(catalog)
                }
            }
        }
        guard !folders.isEmpty || !catalogs.isEmpty else { return nil }
        self.folders = folders
        self.catalogs = catalogs
        let all = catalogs.values.joined()
        languages = all.reduce(into: Set(folders.keys)) { languages, catalog in
            languages.formUnion(catalog.languages.map(Self.tag))
        }
        let region = bundle().infoDictionary?["CFBundleDevelopmentRegion"] as? String
        development = Self.tag(region ?? all.first?.sourceLanguage ?? "en")
    }

    /// Returns the translation of `key` for `locale`; `nil` if there is none.
    func translation(_ key: String, in table: String?, _ locale: Locale) -> Translation? {
        let known = Table(locale: locale.identifier, name: table)
        if let strings = tables.withLock({ $0[known] }) { return strings[key] }
        let strings = RelativePath(table ?? Self.usualTable).map {
            translations(in: $0.string, locale)
        }
        tables.withLock { tables in
            // The names of tables may depend on the data of an app.
            if tables.count == Self.maximumTables { tables.removeAll() }
            tables[known] = strings ?? [:]
        }
        return strings?[key]
    }

    private func translations(in table: String, _ locale: Locale) -> [String: Translation] {
        guard let language = language(for: locale) else { return [:] }
        let files = (folders[language] ?? []).flatMap { folder in
            [
                Self.read("\(folder)/\(table).stringsdict", PluralTable.translations),
                Self.read("\(folder)/\(table).strings") { list in
                    (list as? [String: String])?.mapValues { Translation($0) }
                },
            ]
        }
        let catalogs = (catalogs[table] ?? []).flatMap { catalog in
            catalog.languages.filter { Self.tag($0) == language }.map(catalog.translations)
        }
        let rules = Locale(identifier: language == "base" ? development : language)
        return (files + catalogs).reduce(into: [:]) { $0.merge($1) { first, _ in first } }
            .mapValues { translation in
                var translation = translation
                translation.language = rules
                return translation
            }
    }

    private static func read(
        _ file: String, _ translations: (Any) -> [String: Translation]?
    ) -> [String: Translation] {
        let data: Data
        do throws(FileError) {
            data = try RegularFile.contents(of: file)
        } catch .missing {
            return [:]
        } catch {
            report("Cannot read \(file): \(error). Its keys are shown.")
            return [:]
        }
        let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
        if let found = list.flatMap(translations) { return found }
        let kind = file.split(separator: ".").last ?? ""
        report("Cannot parse \(file) as a .\(kind) file. Its keys are shown.")
        return [:]
    }

    private static func tag(_ name: String) -> String {
        name.lowercased().replacing("_", with: "-")
    }

    private func language(for locale: Locale) -> String? {
        translated(locale.identifier(.bcp47))
            ?? [development, "base"].first(where: languages.contains)
    }

    /// Returns the language of a folder that is nearest to `language`.
    private func translated(_ language: String) -> String? {
        let wanted = Self.tag(language.components(separatedBy: "-u-")[0])
        let writing = Self.writing(wanted)
        func distance(_ tag: String) -> (Int, Int, String) {
            (wanted == tag || wanted.hasPrefix(tag + "-") ? -tag.count : 1, tag.count, tag)
        }
        return languages.filter { $0 != "base" && Self.writing($0) == writing }
            .min { distance($0) < distance($1) }
    }

    /// Returns the language with its script, also if the script is implied: `zh-Hant` for `zh-TW`.
    private static func writing(_ tag: String) -> [String?] {
        let whole = Locale.Language(
            identifier: Locale.Language(identifier: tag).maximalIdentifier)
        return [whole.languageCode?.identifier, whole.script?.identifier]
    }
}
