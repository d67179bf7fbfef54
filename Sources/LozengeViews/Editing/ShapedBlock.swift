import Foundation
import LozengeCore

/// A block of a text, shaped and broken into lines.
final class ShapedBlock {
    let resolution: Text.Resolution
    let style: ParagraphStyle
    let proposal: ProposedViewSize
    let measurement: TextMeasurement
    /// The text of a secret, of which the discs are shaped.
    private let secret: String?

    init(
        _ resolution: Text.Resolution, style: ParagraphStyle, in proposal: ProposedViewSize,
        secret: String?
    ) {
        self.resolution = resolution
        self.style = style
        self.proposal = proposal
        self.secret = secret
        measurement = resolution.shaped.measure(in: proposal, style: style)
    }

    var size: CGSize { measurement.size }

    /// The distance to the next block, as between the lines of this one.
    var gap: CGFloat { resolution.gap(after: size.height, style) }

    /// The drawing of the block, with its top-left corner at the origin; `nil` for no letters.
    ///
    /// The same object as long as the block is, so that a frame is recognised as unchanged: with one for each line, a key
    /// takes a third less.
    private(set) lazy var drawing = drawn { resolution.paintLetters($0, &$1) }

    /// The drawing of what is behind a selection; `nil` for nothing.
    private(set) lazy var backgrounds =
        resolution.appearance.hasBackgrounds
        ? drawn { resolution.paintBackgrounds($0, &$1) } : nil

    private func drawn(
        _ paint: (TextLayout, inout DisplayListWriter) -> Void
    ) -> DisplayFragment? {
        let layout = resolution.shaped.layout(in: proposal, style: style)
        guard !layout.text.string.isEmpty else { return nil }
        return DisplayListWriter(in: CGRect(origin: .zero, size: size)).drawn { paint(layout, &$0) }
    }

    /// The places for carets, from the top-left corner of the block, with offsets in it.
    private(set) lazy var carets: TextCarets = {
        let carets = resolution.shaped.carets(in: proposal, style: style)
        return secret.map { carets.standing(for: $0) } ?? carets
    }()

    /// Returns the word around an offset; all of a secret, whose words are not told apart.
    func word(at offset: Int) -> Range<Int> {
        secret.map { 0..<$0.utf8.count } ?? resolution.shaped.word(at: offset)
    }
}

extension Text.Resolution {
    /// Returns the distance from a block to the next one, in points.
    ///
    /// - Parameters:
    ///   - height: The height of the block, which is rounded up to pixels; the places of lines are not.
    ///   - style: The style of the block.
    /// - Returns: The distance, which puts the next line where it would be in the same block.
    func gap(after height: CGFloat, _ style: ParagraphStyle) -> CGFloat {
        let metrics = shaped.metrics
        let distance = metrics.leading + style.lineSpacing
        let pitch = metrics.ascender + metrics.descender + distance
        guard pitch > 0 else { return distance }
        let exact = ((height + distance) / pitch).rounded() * pitch - height
        // Lines with letters of other fonts have other heights.
        return abs(exact - distance) <= 1 ? exact : distance
    }
}

extension TextCarets {
    /// Returns the carets of a secret: each disc stands for a character of it.
    fileprivate func standing(for secret: String) -> TextCarets {
        var end = 0
        let ranges = secret.map { character in
            defer { end += character.utf8.count }
            return end..<(end + character.utf8.count)
        }
        let lines = lines.map { line in
            var line = line
            line.characters = zip(line.characters, ranges).map { disc, bytes in
                var disc = disc
                disc.bytes = bytes
                return disc
            }
            return line
        }
        return TextCarets(string: secret, lines: lines)
    }
}

/// A shaped block at its place in a text.
struct PlacedBlock {
    let index: TextBlocks.Index
    /// The text of the block without its break, in bytes of the whole text.
    let content: Range<Int>
    /// The top-left corner, in points from that of the text.
    let origin: CGPoint
    let block: ShapedBlock

    var carets: TextCarets { block.carets }
    var frame: CGRect { CGRect(origin: origin, size: block.size) }

    /// Returns an offset of the whole text as one of the block.
    func local(_ place: TextCarets.Place) -> TextCarets.Place {
        TextCarets.Place(place.offset - content.lowerBound, isUpstream: place.isUpstream)
    }

    /// Returns an offset of the block as one of the whole text.
    func global(_ place: TextCarets.Place) -> TextCarets.Place {
        TextCarets.Place(place.offset + content.lowerBound, isUpstream: place.isUpstream)
    }

    func local(_ point: CGPoint) -> CGPoint {
        CGPoint(x: point.x - origin.x, y: point.y - origin.y)
    }

    func global(_ rect: CGRect) -> CGRect { rect.offsetBy(dx: origin.x, dy: origin.y) }
}
