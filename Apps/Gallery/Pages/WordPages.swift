import SwiftUI

@MainActor
extension Page {
    static let words = [runs, formats, languages]

    private static let runs = Page(
        "Text: parts", .text, "Texts in one line, with pictures, emphasis and colors.",
        cell: 180
    ) {
        Example("Text + Text") {
            Text("Red ").foregroundStyle(.red.mix(with: .primary, by: 0.5)) + Text("and ")
                + Text("indigo").foregroundColor(.indigo.mix(with: .primary, by: 0.5))
        }
        Example("Markdown") {
            Text("*Aslant*, **bold**, `code` and [Swift online](https://swift.org)")
        }
        Example("Interpolation") { Text("\(3) of \(Text("many").bold())") }
        Example("Text(Image)") { Text("A \(Image(systemName: "star.fill")) in the line") }
        Example("AttributedString") { Text(Self.attributed) }
        Example("Text(verbatim:)") { Text(verbatim: "*as it is*") }
    }

    private static var attributed: AttributedString {
        var string = AttributedString("One word is brown, another is marked")
        if let word = string.range(of: "brown") {
            string[word].foregroundColor = .brown.mix(with: .primary, by: 0.5)
            string[word].underlineStyle = .single
        }
        if let word = string.range(of: "marked") {
            string[word].backgroundColor = .yellow.opacity(0.3)
        }
        return string
    }

    private static let formats = Page(
        "Text: formats", .text, "Dates, numbers and amounts in the user’s language.",
        cell: 180
    ) {
        Example("format: .number") { Text(1234.5, format: .number) }
        Example("format: .percent") { Text(0.42, format: .percent) }
        Example("format: .currency") { Text(9.99, format: .currency(code: "EUR")) }
        Example("style: .date") { Text(Self.moment, style: .date) }
        Example("style: .time") { Text(Self.moment, style: .time) }
        Example("A range of dates") { Text(Self.moment...Self.moment.addingTimeInterval(5400)) }
    }

    /// Constant, so that pictures are equal.
    private static let moment = Date(timeIntervalSinceReferenceDate: 700_000_000)

    private static let languages = Page(
        "typesettingLanguage", .text, "Any script, and line breaking by language.",
        cell: 180
    ) {
        Example("Deutsch") {
            Text("Vierzig Grad im Schatten").typesettingLanguage(.init(languageCode: .german))
        }
        Example("Ελληνικά") { Text(verbatim: "Γνῶθι σεαυτόν") }
        Example("العربية") { Text(verbatim: "السلام عليكم") }
        Example("עברית") { Text(verbatim: "שלום עולם") }
        Example("日本語") {
            Text(verbatim: "吾輩は猫である").typesettingLanguage(.init(languageCode: .japanese))
        }
        Example("Emoji") { Text(verbatim: "🦊 🌈 🎲") }
    }
}
