import Foundation
import LozengeCore

nonisolated extension Text {
    /// Shows `image` as a character of text: as large as the picture is, standing on the baseline.
    ///
    /// A symbol is as large as the text, and in the middle of its capital letters.
    ///
    /// A line is as high as its pictures need. A text may go on before and after one: by `+`, or with
    /// the image as a value among words.
    ///
    /// Matches: SwiftUI.Text.init(_:)
    public init(_ image: Image) { self.init(TextStorage(ImageText(image))) }
}

extension TextAppearance {
    /// Paints the pictures among the text, where there are any.
    func paintImages(
        of layout: TextLayout, at origin: CGPoint, _ context: inout DisplayListWriter
    ) {
        guard hasImages else { return }
        for line in layout.lines {
            // An ellipsis in place of a picture has its span, but glyphs.
            for run in line.runs
            where run.glyphs.isEmpty && layout.text.spans.indices.contains(run.span) {
                guard let attachment = layout.text.spans[run.span].attachment else { continue }
                let frame = CGRect(
                    origin: CGPoint(
                        x: origin.x + run.x, y: origin.y + run.baseline - attachment.ascent),
                    size: attachment.size)
                looks[run.span].image?.paint(in: frame, &context)
            }
        }
    }
}

/// A picture among text.
nonisolated final class ImageText: TextSource, @unchecked Sendable {
    private let shown: Image

    init(_ image: Image) { shown = image }

    override var image: Image? { shown }

    override func isEqual(to other: TextSource) -> Bool {
        other.image == shown
    }
}
