import Foundation
import LozengeCore

nonisolated extension Text {
    /// Creates a text that shows `image` as a character in its natural size, on the baseline.
    ///
    /// A symbol has the size of the text and is centered on its capital letters. Images increase the
    /// height of their line. Combine an image with words by `+` or by interpolation:
    ///
    /// ```swift
    /// Text("Press \(Image(systemName: "star")) to save")
    /// ```
    ///
    /// Matches: SwiftUI.Text.init(_:)
    public init(_ image: Image) { self.init(TextStorage(ImageText(image))) }
}

extension ResolvedTextStyle {
    /// Paints the images in the text.
    func paintImages(
        of layout: TextLayout, at origin: CGPoint, _ writer: inout DisplayListWriter
    ) {
        guard hasImages else { return }
        for line in layout.lines {
            // An ellipsis that replaces an image has the span of the image, but has glyphs.
            for run in line.runs
            where run.glyphs.isEmpty && layout.text.spans.indices.contains(run.span) {
                guard let attachment = layout.text.spans[run.span].attachment else { continue }
                let frame = CGRect(
                    origin: CGPoint(
                        x: origin.x + run.x, y: origin.y + run.baseline - attachment.ascent),
                    size: attachment.size)
                looks[run.span].image?.paint(in: frame, &writer)
            }
        }
    }
}

/// The source of an image in a text.
nonisolated final class ImageText: TextSource, @unchecked Sendable {
    private let shown: Image

    init(_ image: Image) { shown = image }

    override var image: Image? { shown }

    override func isEqual(to other: TextSource) -> Bool {
        other.image == shown
    }
}
