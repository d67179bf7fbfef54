import Foundation
import LozengeCore
import LozengeTesting
import Testing
import ViewFixtures

@testable import LozengeViews

@Suite("Translations")
struct TranslationTests {
    private let shelf: Shelf

    init() throws {
        shelf = try Shelf([
            "en.lproj/Localizable.strings": """
            /* A greeting. */
            "hello" = "Hello!";
            "%lld items" = "%lld things";
            """,
            "de.lproj/Localizable.strings": """
            "hello" = "**Hallo!**";
            "%lld items" = "%lld Dinge";
            "%@ has %lld" = "%2$lld hat %1$@, 100%%";
            "100%% of %@" = "%@ ganz";
            "half of %lf" = "halb %.1f";
            "Done" = "Fertig";
            """,
            "de.lproj/Other.strings": "\"hello\" = \"Servus!\";",
            "zh-hant.lproj/Localizable.strings": "\"hello\" = \"你好（繁）\";",
            "zh.lproj/Localizable.strings": "\"hello\" = \"你好\";",
            "pt-BR.lproj/Localizable.strings": "\"hello\" = \"Olá!\";",
        ])
    }

    @Test("The name of a table does not lead out of its folder")
    func tableNames() {
        #expect(shown("hello", in: "de", table: "Other") == "Servus!")
        for table in ["../zh.lproj/Localizable", "/Other", "./Other", "Other\0", ""] {
            #expect(shown("hello", in: "de", table: table) == "hello", "\(table)")
        }
    }

    @Test("A FIFO in place of a table is not waited for")
    func fifo() throws {
        let path = try #require(shelf.bundle.resourcePath) + "/de.lproj/Pipe.strings"
        #expect(mkfifo(path, 0o600) == 0)
        #expect(shown("hello", in: "de", table: "Pipe") == "hello")
        #expect(
            saidReports.contains(
                "Cannot read \(path): it is not a regular file. Its keys are shown."))
    }

    private func shown(_ key: LocalizedStringKey, in locale: String, table: String? = nil) -> String
    {
        Screen(2000, 20, locale: Locale(identifier: locale)) {
            Text(key, tableName: table, bundle: shelf.bundle)
        }
        .words.first ?? ""
    }

    @Test("A key is shown in the user's language, or unchanged without a translation")
    func lookup() {
        #expect(shown("hello", in: "en_US") == "Hello!")
        #expect(shown("hello", in: "de_AT") == "Hallo!")
        #expect(shown("bye", in: "de_AT") == "bye")
        #expect(shown("hello", in: "de_AT", table: "Other") == "Servus!")
        #expect(shown("hello", in: "de_AT", table: "None") == "hello")
    }

    @Test("The nearest language counts: the same script, or the app's development language")
    func nearest() {
        #expect(shown("hello", in: "pt_PT") == "Olá!")
        #expect(shown("hello", in: "zh_TW") == "你好（繁）")
        #expect(shown("hello", in: "zh_CN") == "你好")
        #expect(shown("hello", in: "ja_JP") == "Hello!")
    }

    @Test("A translation is parsed as Markdown")
    func marks() throws {
        let screen = Screen(200, 20, locale: Locale(identifier: "de")) {
            Text("hello", bundle: shelf.bundle)
        }
        #expect(try screen.firstText().layout.text.spans.map(\.font.weight) == [.bold])
    }

    @Test("Values are looked up by their type, and placed by the translation")
    func values() {
        let name = "Ada"
        #expect(shown("\(1234) items", in: "en_US") == "1,234 things")
        #expect(shown("\(1234) items", in: "de_DE") == "1.234 Dinge")
        #expect(shown("\(name) has \(3)", in: "de_DE") == "3 hat Ada, 100%")
        #expect(shown("100% of \(name)", in: "de_DE") == "Ada ganz")
        #expect(shown("half of \(2.5)", in: "de_DE") == "halb 2,5")
        #expect(shown("\(name) owns \(3)", in: "de_DE") == "Ada owns 3")
    }

    @Test("Verbatim texts and strings are not looked up")
    func strings() {
        let string = "hello"
        let screen = Screen(200, 40, locale: Locale(identifier: "de")) {
            Text(verbatim: "hello")
            Text(string)
        }
        #expect(screen.words == ["hello", "hello"])
    }

    @Test("A change of the language at run time changes the text")
    func otherLanguage() {
        struct Switching: View {
            let bundle: Bundle
            @State private var locale = Locale(identifier: "en_US")
            var body: some View {
                VStack {
                    Text("\(2) items", bundle: bundle)
                    Change("switch", $locale) { $0 = Locale(identifier: "de_DE") }
                }
                .environment(\.locale, locale)
            }
        }
        let screen = Screen(200, 60) { Switching(bundle: shelf.bundle) }
        #expect(screen.words.first == "2 things")
        screen.click("switch")
        #expect(screen.words.first == "2 Dinge")
    }

    @Test("Translations are cached for the view, and no bundle is retained")
    func sharing() throws {
        let again = try #require(Bundle(url: shelf.bundle.bundleURL))
        #expect(StringTables.of(shelf.bundle) === StringTables.of(again))
        weak var kept: Bundle?
        do {
            let shelf = try Shelf(["en.lproj/Localizable.strings": ""])
            kept = shelf.bundle
            #expect(StringTables.of(shelf.bundle) != nil)
        }
        #expect(kept == nil)
    }

    @Test(
        "Translations are found in the asset folders, beside the executable and at the installed location"
    )
    func resources() throws {
        let shelf = try Shelf([
            "bin/App_App.resources/de.lproj/Localizable.strings": "\"a\" = \"daneben\";",
            "share/App/assets/de.lproj/Localizable.strings":
                "\"a\" = \"fern\"; \"b\" = \"installiert\";",
            "share/App/assets/fr.lproj/Localizable.strings": "\"a\" = \"loin\";",
            "given/de.lproj/Other.strings": "\"a\" = \"gegeben\";",
        ])
        let root = shelf.bundle.bundleURL
        let executable = root.appendingPathComponent("bin/App").path
        let given = root.appendingPathComponent("given").path
        let folders = ResourceFolders(executable: executable, given: given)
        let tables = try #require(StringTables(folders))
        func string(_ key: String, _ locale: String, _ table: String? = nil) -> String? {
            tables.translation(key, in: table, Locale(identifier: locale))?.text
        }
        #expect(string("a", "de_DE") == "daneben")
        #expect(string("b", "de_DE") == "installiert")
        #expect(string("a", "fr_FR") == "loin")
        #expect(string("a", "de_DE", "Other") == "gegeben")
        #expect(StringTables(shelf.bundle) == nil)
    }

    @Test("Invalid tables are reported, and the keys are shown")
    func broken() throws {
        let shelf = try Shelf(["en.lproj/Localizable.strings": "\"hello = "])
        #expect(Screen(200, 20) { Text("hello", bundle: shelf.bundle) }.words == ["hello"])
        let empty = try Shelf([:])
        #expect(Screen(200, 20) { Text("hello", bundle: empty.bundle) }.words == ["hello"])
        #expect(StringTables.of(empty.bundle) == nil)
    }
}
