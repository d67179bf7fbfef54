import LozengeCore
import TextFixtures

@testable import LozengeText

/// A line that our breaker and Pango's begin alike and end differently.
struct BreakDifference: CustomStringConvertible {
    let sample: TextSample
    /// In pixels.
    let width: Int
    /// The bytes that are on one of the two lines only.
    let bytes: Range<Int>
    let kind: Kind?

    /// Why the two may differ.
    enum Kind: String, CaseIterable {
        /// Pango breaks within a ligature or a stack that the font combines into one shape, and shapes the
        /// parts again; in our engine it is one visible character and stays whole.
        case parted = "Pango parts what the font joins"
        /// Pango 1.50 knows the grapheme clusters of Unicode before 15.1, which end behind a virama;
        /// ours do not (rule GB9c).
        case conjunct = "Pango parts two consonants that a virama joins"
        /// We let all whitespace behind a line's last character hang; Pango does not where that
        /// character alone is too wide, and lets no-break spaces hang, which we do not.
        case hanging = "Whitespace hangs for one of the two only"
        /// Pango measures a line's last letter anew without the next letter; we keep the distance
        /// between the two.
        case kerned = "The letters at the break are kerned"
    }

    /// The end of the earlier of the two lines.
    private static func kind(
        of bytes: Range<Int>, from start: Int, ours: Int, in text: PangoShapedText, width: Int,
        engine: PangoTextEngine
    ) -> Kind? {
        let content = text.content
        let source = Array(content.source.utf8)
        func string(_ range: Range<Int>) -> String {
            String(decoding: source[range], as: UTF8.self)
        }
        func beginsCluster(_ byte: Int) -> Bool {
            (0...content.clusters.count).contains { Int(content.clusters.offsets[$0]) == byte }
        }
        let theirs = ours == bytes.lowerBound ? bytes.upperBound : bytes.lowerBound
        if !beginsCluster(theirs) { return .parted }
        if string(start..<theirs).unicodeScalars.last?.properties.canonicalCombiningClass == .virama
        {
            return .conjunct
        }
        if string(bytes).allSatisfy(\.isWhitespace) { return .hanging }
        // Fits only with its neighbour, or only without.
        let limit = width * Clusters.unitsPerPixel
        func widthAlone(to end: Int) -> Int {
            var alone = StyledText(string(start..<end), font: text.text.spans[0].font)
            alone.language = text.text.language
            return (engine.shape(alone) as? PangoShapedText)?.content.naturalWidth ?? 0
        }
        let isOursTooWide = ours > theirs && widthAlone(to: ours) > limit
        let isTheirsNarrow = theirs > ours && widthAlone(to: theirs) <= limit
        return isOursTooWide || isTheirsNarrow ? .kerned : nil
    }

    /// Returns all differences in a text that is broken at `width` pixels.
    static func all(
        in text: PangoShapedText, of sample: TextSample, width: Int, ours: [Int], theirs: [Int],
        engine: PangoTextEngine
    ) -> [BreakDifference] {
        var differences: [BreakDifference] = []
        let end = text.content.source.utf8.count
        var (own, other) = (0, 0)
        while own < ours.count, other < theirs.count {
            guard ours[own] == theirs[other] else {
                if ours[own] < theirs[other] { own += 1 } else { other += 1 }
                continue
            }
            let start = ours[own]
            own += 1
            other += 1
            let ownEnd = own < ours.count ? ours[own] : end
            let otherEnd = other < theirs.count ? theirs[other] : end
            if ownEnd == otherEnd { continue }
            let bytes = min(ownEnd, otherEnd)..<max(ownEnd, otherEnd)
            differences.append(
                BreakDifference(
                    sample: sample, width: width, bytes: bytes,
                    kind: kind(
                        of: bytes, from: start, ours: ownEnd, in: text, width: width,
                        engine: engine)))
        }
        return differences
    }

    var description: String {
        let source = Array(sample.text.utf8)
        let text = String(decoding: source[bytes], as: UTF8.self)
        return
            "\(sample.script) \(sample.language) at \(width), byte \(bytes.lowerBound): “\(text)”"
    }
}
