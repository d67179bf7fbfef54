import SwiftUI

@MainActor
extension Page {
    static let fonts = [textStyles, weights, designs, traits, letters, textSizes]

    private static let textStyles = Page(
        "Font: text styles", .text, "Eleven styles that scale with the user’s text size.",
        cell: 220
    ) {
        Example("Titles") {
            VStack(alignment: .leading) {
                Text("Large title").font(.largeTitle)
                Text("Title").font(.title)
                Text("Title 2").font(.title2)
                Text("Title 3").font(.title3)
            }
        }
        Example("For reading") {
            VStack(alignment: .leading) {
                Text("Headline").font(.headline)
                Text("Body").font(.body)
                Text("Callout").font(.callout)
                Text("Subheadline").font(.subheadline)
            }
        }
        Example("Small styles") {
            VStack(alignment: .leading) {
                Text("Footnote").font(.footnote)
                Text("Caption").font(.caption)
                Text("Caption 2").font(.caption2)
            }
        }
        Example("A size, and a family") {
            Text("System, 22").font(.system(size: 22, weight: .light))
            Text("DejaVu Sans").font(.custom("DejaVu Sans", size: 15, relativeTo: .body))
        }
    }

    private static let weights = Page(
        "fontWeight", .text, "From ultra light to black, if the family has the weight."
    ) {
        ForEach(FontWeight.allCases) { weight in
            Example(weight.rawValue) {
                Text("Ag").font(.largeTitle).fontWeight(weight.value)
            }
        }
        Example("bold()") { Text("Ag").font(.largeTitle).bold() }
    }

    private static let designs = Page(
        "fontDesign & fontWidth", .text,
        "Serif, monospaced, condensed and expanded letters."
    ) {
        Example("fontDesign(.default)") { Text("Quick fox").fontDesign(.default) }
        Example("fontDesign(.serif)") { Text("Quick fox").fontDesign(.serif) }
        Example("fontDesign(.monospaced)") { Text("Quick fox").fontDesign(.monospaced) }
        Example("fontWidth(.condensed)") { Text("Quick fox").fontWidth(.condensed) }
        Example("fontWidth(.expanded)") { Text("Quick fox").fontWidth(.expanded) }
    }

    private static let traits = Page(
        "Text: bold, italic, lines", .text, "Attributes of a text, or of all texts in a view."
    ) {
        Example("italic") { Text("Aslant").italic() }
        Example("underline") {
            Text("Straight").underline()
            Text("Dotted").underline(pattern: .dot, color: .red)
        }
        Example("strikethrough") {
            Text("Out").strikethrough()
            Text("Dashed").strikethrough(pattern: .dash, color: .orange)
        }
        Example("monospaced") { Text("let x = 1").monospaced() }
        Example("monospacedDigit") {
            VStack(alignment: .trailing) {
                Text(verbatim: "11:11:11")
                Text(verbatim: "08:08:08")
            }
            .monospacedDigit()
        }
        Example("smallCaps()") { Text("Small Caps").font(.body.smallCaps()) }
        Example("textCase(.uppercase)") { Text("Raised voice").textCase(.uppercase) }
        Example("textScale(.secondary)") {
            Text("Main ") + Text("aside").textScale(.secondary)
        }
    }

    private static let letters = Page(
        "kerning, tracking, baselineOffset", .text,
        "Distances between letters, and from the baseline."
    ) {
        Example("kerning(4)") { Text("Office AVA").kerning(4) }
        Example("tracking(4)") { Text("Office AVA").tracking(4) }
        Example("tracking(-1)") { Text("Office AVA").tracking(-1) }
        Example("baselineOffset(6)") { Text("E = mc") + Text("2").font(.caption).baselineOffset(6) }
    }

    private static let textSizes = Page(
        "dynamicTypeSize & ScaledMetric", .text,
        "Ctrl and + or − change the text size; a view may limit or replace it.", cell: 200
    ) {
        Example("The user’s text size") { Text("As large as you like") }
        Example("dynamicTypeSize(.xSmall)") {
            Text("As small as possible").dynamicTypeSize(.xSmall)
        }
        Example("dynamicTypeSize(...DynamicTypeSize.xLarge)") {
            Text("Larger, but not much").dynamicTypeSize(...DynamicTypeSize.xLarge)
        }
        Example("@ScaledMetric grows with the text") { GrowingDisc() }
    }
}

private enum FontWeight: String, CaseIterable, Identifiable {
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

    var id: Self { self }

    var value: Font.Weight {
        switch self {
        case .ultraLight: .ultraLight
        case .thin: .thin
        case .light: .light
        case .regular: .regular
        case .medium: .medium
        case .semibold: .semibold
        case .bold: .bold
        case .heavy: .heavy
        case .black: .black
        }
    }
}

private struct GrowingDisc: View {
    @ScaledMetric(relativeTo: .title) private var size: CGFloat = 28

    var body: some View {
        HStack {
            Circle().fill(.tint).frame(width: size, height: size)
            Text("Disc").font(.title)
        }
    }
}
