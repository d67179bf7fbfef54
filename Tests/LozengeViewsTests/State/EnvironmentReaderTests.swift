import Foundation
import LozengeTesting
import Testing

@testable import LozengeViews

@Suite("The reader's language")
struct ReaderTests {
    @Test("It is what the variables of the process name, in the order of POSIX")
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

    @Test("A view may read it, and its letters are shaped for it")
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
