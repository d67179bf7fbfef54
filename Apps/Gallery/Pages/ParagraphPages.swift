import SwiftUI

private let saying = "Simple things should be simple, complex things should be possible."

@MainActor
extension Page {
    static let paragraphs = [alignment, spacing, lineLimits, truncation, fitting, selection]

    private static let alignment = Page(
        "multilineTextAlignment", .text, "Where the lines of a paragraph begin.", cell: 180
    ) {
        Example("leading") { Text(saying).multilineTextAlignment(.leading) }
        Example("center") { Text(saying).multilineTextAlignment(.center) }
        Example("trailing") { Text(saying).multilineTextAlignment(.trailing) }
    }

    private static let spacing = Page(
        "lineSpacing & leading", .text, "How far lines are from each other.", cell: 180
    ) {
        Example("As the font has it") { Text(saying) }
        Example("lineSpacing(10)") { Text(saying).lineSpacing(10) }
        Example("font(.body.leading(.loose))") { Text(saying).font(.body.leading(.loose)) }
    }

    private static let lineLimits = Page(
        "lineLimit", .text, "How many lines a text may have, and whether it keeps their room.",
        cell: 180
    ) {
        Example("lineLimit(nil)") { Text(saying) }
        Example("lineLimit(2)") { Text(saying).lineLimit(2) }
        Example("lineLimit(3, reservesSpace: true)") {
            Text("Short").lineLimit(3, reservesSpace: true).border(.separator)
        }
    }

    private static let truncation = Page(
        "Text: truncation", .text, "What gives way where a line is too long.", cell: 180
    ) {
        Example("truncationMode(.tail)") { Text(saying).lineLimit(1).truncationMode(.tail) }
        Example("truncationMode(.middle)") { Text(saying).lineLimit(1).truncationMode(.middle) }
        Example("truncationMode(.head)") { Text(saying).lineLimit(1).truncationMode(.head) }
    }

    private static let fitting = Page(
        "minimumScaleFactor & allowsTightening", .text,
        "A line becomes smaller or tighter before anything is left out.", cell: 180
    ) {
        Example("As it is") { Text("A line of some length").lineLimit(1) }
        Example("minimumScaleFactor(0.3)") {
            Text("A line that is a good deal longer").lineLimit(1).minimumScaleFactor(0.3)
        }
        Example("allowsTightening(true)") {
            Text("A little too wide by now").lineLimit(1).allowsTightening(true)
        }
    }

    private static let selection = Page(
        "textSelection", .text, "Text that can be dragged over and copied, and text that cannot.",
        cell: 180
    ) {
        Example("textSelection(.enabled)") { Text(saying).textSelection(.enabled) }
        Example("textSelection(.disabled)") { Text(saying).textSelection(.disabled) }
    }
}
