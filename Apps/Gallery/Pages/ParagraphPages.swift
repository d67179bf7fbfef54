import SwiftUI

private let saying = "Simple things should be simple, complex things should be possible."

@MainActor
extension Page {
    static let paragraphs = [alignment, spacing, lineLimits, truncation, fitting, selection]

    private static let alignment = Page(
        "multilineTextAlignment", .text, "The alignment of the lines in a paragraph.", cell: 180
    ) {
        Example("leading") { Text(saying).multilineTextAlignment(.leading) }
        Example("center") { Text(saying).multilineTextAlignment(.center) }
        Example("trailing") { Text(saying).multilineTextAlignment(.trailing) }
        Example("strategy: .writingDirectionBased") {
            Text("A line of text,\nשורה\nand another line.")
                .multilineTextAlignment(strategy: .writingDirectionBased)
        }
        Example("writingDirection(strategy: .layoutBased)") {
            Text("שלום, world!").writingDirection(strategy: .layoutBased)
        }
    }

    private static let spacing = Page(
        "lineSpacing & leading", .text, "The distance between lines.", cell: 180
    ) {
        Example("The font’s leading") { Text(saying) }
        Example("lineSpacing(10)") { Text(saying).lineSpacing(10) }
        Example("lineHeight(.multiple(factor: 2))") {
            Text(saying).lineHeight(.multiple(factor: 2))
        }
        Example("font(.body.leading(.loose))") { Text(saying).font(.body.leading(.loose)) }
    }

    private static let lineLimits = Page(
        "lineLimit", .text, "The number of lines, and whether it reserves their space.",
        cell: 180
    ) {
        Example("lineLimit(nil)") { Text(saying) }
        Example("lineLimit(2)") { Text(saying).lineLimit(2) }
        Example("lineLimit(3, reservesSpace: true)") {
            Text("Short").lineLimit(3, reservesSpace: true).border(.separator)
        }
    }

    private static let truncation = Page(
        "Text: truncation", .text, "The position of the ellipsis in a long line.", cell: 180
    ) {
        Example("truncationMode(.tail)") { Text(saying).lineLimit(1).truncationMode(.tail) }
        Example("truncationMode(.middle)") { Text(saying).lineLimit(1).truncationMode(.middle) }
        Example("truncationMode(.head)") { Text(saying).lineLimit(1).truncationMode(.head) }
    }

    private static let fitting = Page(
        "minimumScaleFactor & allowsTightening", .text,
        "A line shrinks or is tightened before it is truncated.", cell: 180
    ) {
        Example("Unchanged") { Text("A line of some length").lineLimit(1) }
        Example("minimumScaleFactor(0.3)") {
            Text("A line that is much longer than that").lineLimit(1).minimumScaleFactor(0.3)
        }
        Example("allowsTightening(true)") {
            Text("A line slightly too wide").lineLimit(1).allowsTightening(true)
        }
    }

    private static let selection = Page(
        "textSelection", .text, "Text that can be selected and copied, and text that cannot.",
        cell: 180
    ) {
        Example("textSelection(.enabled)") { Text(saying).textSelection(.enabled) }
        Example("textSelection(.disabled)") { Text(saying).textSelection(.disabled) }
    }
}
