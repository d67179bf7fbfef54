import Foundation
import LozengeCore
import LozengeTesting
import Testing
import ViewFixtures

@testable import LozengeViews

@Suite("Words that depend on numbers")
struct PluralTests {
    private static let catalog = """
        {
          "sourceLanguage": "en",
          "strings": {
            "%lld items": {
              "localizations": {
                "en": {"variations": {"plural": {
                  "zero": {"stringUnit": {"state": "translated", "value": "Nothing"}},
                  "one": {"stringUnit": {"state": "translated", "value": "%lld item"}},
                  "other": {"stringUnit": {"state": "translated", "value": "%lld items"}}}}},
                "pl": {"variations": {"plural": {
                  "one": {"stringUnit": {"value": "%lld plik"}},
                  "few": {"stringUnit": {"value": "%lld pliki"}},
                  "many": {"stringUnit": {"value": "%lld plików"}},
                  "other": {"stringUnit": {"value": "%lld pliku"}}}}}
              }
            },
            "%lld birds in %lld trees of %@": {
              "localizations": {
                "en": {
                  "stringUnit": {"value": "%3$@: %#@birds@ in %#@trees@"},
                  "substitutions": {
                    "birds": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
                      "one": {"stringUnit": {"value": "%arg bird"}},
                      "other": {"stringUnit": {"value": "%arg birds"}}}}},
                    "trees": {"argNum": 2, "formatSpecifier": "lld", "variations": {"plural": {
                      "one": {"stringUnit": {"value": "one tree"}},
                      "other": {"stringUnit": {"value": "%arg trees"}}}}}
                  }
                }
              }
            },
            "%@ has %lld": {
              "localizations": {"de": {"variations": {"plural": {
                "one": {"stringUnit": {"value": "%@ hat nur %lld"}},
                "other": {"stringUnit": {"value": "%2$lld bei %1$@"}}}}}}
            },
            "tap": {
              "localizations": {"en": {"variations": {"device": {
                "iphone": {"stringUnit": {"value": "Tap"}},
                "mac": {"stringUnit": {"value": "Click"}},
                "other": {"stringUnit": {"value": "Choose"}}}}}}
            },
            "untouched": {"shouldTranslate": false},
            "hello": {"localizations": {"pt-BR": {"stringUnit": {"value": "**Olá!**"}}}}
          },
          "version": "1.0"
        }
        """

    private let shelf: Shelf

    init() throws { shelf = try Shelf(["Localizable.xcstrings": Self.catalog]) }

    private func shown(_ key: LocalizedStringKey, in locale: String, table: String? = nil) -> String
    {
        Screen(2000, 20, locale: Locale(identifier: locale)) {
            Text(key, tableName: table, bundle: shelf.bundle)
        }
        .words.first ?? ""
    }

    @Test(
        "A catalog has a form for each grammatical number",
        arguments: [
            ("en", 0, "Nothing"), ("en", 1, "1 item"), ("en", 2, "2 items"),
            ("en", 1200, "1,200 items"), ("pl", 1, "1 plik"), ("pl", 3, "3 pliki"),
            ("pl", 5, "5 plików"), ("pl", 22, "22 pliki"), ("ja", 1, "1 item"),
        ])
    func numbers(locale: String, number: Int, text: String) {
        #expect(shown("\(number) items", in: locale) == text)
        let locale = Locale(identifier: locale)
        #expect(String(localized: "\(number) items", bundle: shelf.bundle, locale: locale) == text)
    }

    @Test("Several numbers have forms of their own")
    func substitutions() {
        let wood = "Elmwood"
        #expect(
            shown("\(1) birds in \(12) trees of \(wood)", in: "en")
                == "Elmwood: 1 bird in 12 trees")
        #expect(
            shown("\(3) birds in \(1) trees of \(wood)", in: "en") == "Elmwood: 3 birds in one tree"
        )
    }

    @Test("The first number chooses, wherever it stands")
    func place() {
        let name = "Ada"
        #expect(shown("\(name) has \(1)", in: "de") == "Ada hat nur 1")
        #expect(shown("\(name) has \(4)", in: "de") == "4 bei Ada")
    }

    @Test("Texts for other devices, marks, and keys without a translation")
    func others() {
        #expect(shown("tap", in: "en") == "Click")
        #expect(shown("untouched", in: "en") == "untouched")
        #expect(shown("hello", in: "pt_PT") == "Olá!")
        #expect(shown("hello", in: "en") == "hello")
    }

    @Test("A table of plurals goes before the table of its name")
    func table() throws {
        func variable(_ one: String, _ other: String) -> String {
            """
            <dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>lld</string>
            <key>one</key><string>\(one)</string><key>other</key><string>\(other)</string></dict>
            """
        }
        let shelf = try Shelf([
            "en.lproj/Files.stringsdict": """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict><key>%lld files of %lld</key><dict>
            <key>NSStringLocalizedFormatKey</key><string>%#@files@ of %#@all@</string>
            <key>files</key>\(variable("a file", "%lld files"))
            <key>all</key>\(variable("one", "%lld"))
            </dict></dict></plist>
            """,
            "en.lproj/Files.strings":
                "\"%lld files of %lld\" = \"plain\"; \"Name\" = \"Title\";",
        ])
        func shown(_ key: LocalizedStringKey) -> String? {
            Screen(2000, 20, locale: Locale(identifier: "en")) {
                Text(key, tableName: "Files", bundle: shelf.bundle)
            }
            .words.first
        }
        #expect(shown("\(1) files of \(1)") == "a file of one")
        #expect(shown("\(2) files of \(30)") == "2 files of 30")
        #expect(shown("Name") == "Title")
    }

    @Test(
        "A damaged catalog is reported, and the keys are shown",
        arguments: ["", "{", "[]", "{\"sourceLanguage\": 1}"])
    func damage(content: String) throws {
        let shelf = try Shelf(["Localizable.xcstrings": content])
        let screen = Screen(200, 20) { Text("\(1) items", bundle: shelf.bundle) }
        #expect(screen.words == ["1 items"])
        let path = try #require(shelf.bundle.resourcePath) + "/Localizable.xcstrings"
        #expect(
            saidReports.contains(
                "Cannot parse \(path) as an .xcstrings file. Its keys are shown."))
    }

    @Test("A variable that contains itself, unknown variables, and places without a value")
    func confusion() {
        let loop = Translation(
            .init("%#@a@"), ["a": .init(forms: .init("x%#@a@"), argument: nil)])
        #expect(loop.format(for: [1]).words.joined() == "xxxx%#@a@")
        let unknown = Translation(.init("%#@b@ %5$#@a@"), ["a": .init(forms: .init("a"))])
        #expect(unknown.format(for: [1]).words == ["%#@b@ %5$#@a@"])
        #expect(PluralCategory(.nan, in: .current) == .other)
        #expect(PluralCategory(-1, in: Locale(identifier: "en")) == .one)
        #expect(PluralCategory(2, in: Locale(identifier: "ar")) == .two)
        #expect(PluralCategory(1, in: Locale(identifier: "")) == .other)
    }
}
