import Foundation
import LozengeTesting
import Testing
import ViewFixtures

@testable import LozengeViews

@Suite("The user's language")
struct ReaderTests {
    @Test("The language is that of the process's variables, in the order of POSIX")
    func variables() {
        func language(_ variables: EnvironmentVariables) -> String {
            Locale(posix: variables).identifier
        }
        #expect(language(["LANG": "de_DE.UTF-8"]) == "de_DE")
        #expect(language(["LANG": "de_DE.UTF-8", "LC_MESSAGES": "fr_FR@euro"]) == "fr_FR")
        #expect(language(["LC_ALL": "sv", "LC_MESSAGES": "fr_FR"]) == "sv")
        #expect(language(["LC_ALL": "", "LANG": "it_IT"]) == "it_IT")
        #expect(language(["LANG": "sr_RS@latin"]) == "sr_Latn_RS")
        #expect(language(["LANG": "sr_RS.UTF-8@latin"]) == "sr_Latn_RS")
        #expect(language(["LANG": "uz_UZ@cyrillic"]) == "uz_Cyrl_UZ")
        #expect(language(["LANG": "be@latin"]) == "be_Latn")
        #expect(language(["LANG": "ca_ES.UTF-8@valencia"]) == "ca_ES")
        #expect(language(["LANG": "@latin"]) == Locale.current.identifier)
        #expect(Locale(posix: ["LANG": "sr_RS@latin"]).identifier(.bcp47) == "sr-Latn-RS")
        for none in ["C", "POSIX", "C.UTF-8", ""] {
            #expect(language(["LANG": none]) == Locale.current.identifier)
        }
    }

    @Test("An invalid locale name counts as C.UTF-8")
    func malformed() {
        let letters = String(repeating: "a", count: 40)
        let names = [
            letters, "en_\(letters)", "en.\(letters)", "en@\(letters)", "../../x", "en US", "%s%n",
            "é", "@@@@", "en_", "en__US", "en.", "_US", ".UTF-8", "en\u{0}x",
        ]
        for name in names {
            #expect(!LocaleVariables.isWellFormed(name), "\(name)")
            #expect(LocaleVariables.name(in: ["LANG": name]) == "C.UTF-8")
        }
        let real = [
            "C", "POSIX", "C.UTF-8", "en_US.ISO-8859-15", "ca_ES.UTF-8@valencia", "lithuanian",
            "zh-Hant_TW", "es_419", "de_DE.utf8@euro", "uz_UZ@cyrillic", "aa_ER@saaho",
            "sr_RS@latin",
            "de_DE@collation=phonebook",
        ]
        for name in real { #expect(LocaleVariables.isWellFormed(name), "\(name)") }
    }

    @Test("A view may read the locale, and texts are shaped for it")
    func reading() throws {
        struct Reader: View {
            @Environment(\.locale) private var locale
            var body: some View { Text(verbatim: locale.identifier) }
        }
        let screen = Screen(200, 20, locale: Locale(identifier: "sv_SE")) { Reader() }
        #expect(screen.words == ["sv_SE"])
        #expect(try screen.firstText().layout.text.language == "")
        let japanese = Screen(200, 20) {
            Reader().environment(\.locale, Locale(identifier: "ja_JP"))
        }
        #expect(try japanese.firstText().layout.text.language == "ja-JP")
    }
}
