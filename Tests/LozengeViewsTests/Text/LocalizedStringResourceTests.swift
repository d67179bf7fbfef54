import Foundation
import LozengeCore
import LozengeTesting
import LozengeViews
import Testing
import ViewFixtures

@Suite("Localized strings outside of views")
struct LocalizedStringResourceTests {
    /// A bundle in a temporary folder.
    private final class Shelf {
        let bundle: Bundle
        private let folder: URL

        init(_ table: String) throws {
            folder = FileManager.default.temporaryDirectory
                .appendingPathComponent("resources-\(UUID().uuidString).bundle")
            let language = folder.appendingPathComponent("de.lproj")
            try FileManager.default.createDirectory(
                at: language, withIntermediateDirectories: true)
            try Data(table.utf8).write(
                to: language.appendingPathComponent("Localizable.strings"))
            bundle = try #require(Bundle(url: folder))
        }

        isolated deinit { try? FileManager.default.removeItem(at: folder) }
    }

    private let shelf: Shelf
    private let german = Locale(identifier: "de_DE")

    init() throws {
        shelf = try Shelf(
            """
            "Hello" = "Hallo";
            "%lld of %lld" = "%2$lld, davon %1$lld";
            "%@ today" = "Heute %@";
            "title" = "**Titel**";
            """)
    }

    @Test("A string is translated, and is itself without a translation")
    func strings() {
        #expect(String(localized: "Hello") == "Hello")
        #expect(String(localized: "Hello", bundle: shelf.bundle, locale: german) == "Hallo")
        #expect(String(localized: "100%", bundle: shelf.bundle, locale: german) == "100%")
        #expect(
            String(localized: "title", defaultValue: "Title", bundle: shelf.bundle, locale: german)
                == "**Titel**")
        #expect(String(localized: "none", defaultValue: "Title \(1)") == "Title 1")
    }

    @Test("Values are in the order and the format of the language")
    func values() {
        func count(_ number: Int, _ all: Int, _ locale: String) -> String {
            String(
                localized: "\(number) of \(all)", bundle: shelf.bundle,
                locale: Locale(identifier: locale))
        }
        #expect(count(3, 12_000, "de_DE") == "12.000, davon 3")
        #expect(count(3, 12_000, "fr_FR").hasPrefix("3 of 12"))
        let name = "Ana"
        #expect(
            String(localized: "\(name) today", bundle: shelf.bundle, locale: german) == "Heute Ana")
        let price = 0.5
        #expect(String(localized: "\(price, specifier: "%.1f") €", locale: german) == "0,5 €")
        #expect(
            String(localized: "\(price, format: .percent) off", locale: german) == "50\u{a0}% off")
    }

    @Test("A resource is translated in its own locale, and in that of the view that shows it")
    func resources() {
        var greeting = LocalizedStringResource("Hello", bundle: .atURL(shelf.bundle.bundleURL))
        #expect(greeting.key == "Hello" && greeting.defaultValue == "Hello")
        greeting.locale = Locale(identifier: "en")
        #expect(String(localized: greeting) == "Hello")
        greeting.locale = german
        #expect(String(localized: greeting) == "Hallo")
        let title = LocalizedStringResource(
            "title", defaultValue: "Title", bundle: .atURL(shelf.bundle.bundleURL))
        let literal: LocalizedStringResource = "Plain \(3)"
        let screen = Screen(300, 100, locale: german) {
            Text(greeting)
            Text(title)
            Text(literal)
            Button(greeting) {}
        }
        #expect(screen.words == ["Hallo", "Titel", "Plain 3", "Hallo"])
        #expect(Screen(300, 20) { Text(title) }.words == ["Title"])
    }

    @Test("Strings are translated on any thread")
    func threads() async {
        let url = shelf.bundle.bundleURL
        let strings = await withTaskGroup(of: String.self) { group in
            for number in 0..<50 {
                group.addTask {
                    let resource = LocalizedStringResource(
                        "\(number) of \(100)", locale: Locale(identifier: "de"),
                        bundle: .atURL(url))
                    return String(localized: resource)
                }
            }
            var strings: Set<String> = []
            for await string in group { strings.insert(string) }
            return strings
        }
        #expect(strings == Set((0..<50).map { "100, davon \($0)" }))
    }

    @Test("Labels of assistive technology take resources")
    func accessibility() {
        let name: LocalizedStringResource = "Volume"
        let value: LocalizedStringResource = "Loud"
        let hint: LocalizedStringResource = "Mutes"
        let screen = Screen(100, 100) {
            Button("x") {}.accessibilityLabel(name).accessibilityValue(value)
                .accessibilityHint(hint)
        }
        _ = screen.speech
        screen.press(.tab)
        #expect(screen.speech.last == "Volume, button, Loud, Mutes")
    }
}
