import Foundation
import LozengeCore

/// The pass over the lines of a text that computes the position of each character.
struct CaretPass {
    private let text: PangoShapedText
    private let layout: TextLayout
    private let broken: [BrokenLine]

    init(_ text: PangoShapedText, _ pass: TextLayoutPass) {
        self.text = text
        layout = pass.layout
        broken = pass.broken
    }

    var carets: TextCarets {
        TextCarets(
            string: text.content.source,
            lines: broken.indices.map { line(broken[$0], layout.lines[$0]) })
    }

    private func line(_ line: BrokenLine, _ placed: TextLayout.Line) -> TextCarets.Line {
        let scale = text.shaper.scale
        let (minX, maxX) = (placed.frame.minX * scale, placed.frame.maxX * scale)
        let visual = VisualLine(line, of: text)
        let content = CGFloat(line.contentWidth) / CGFloat(Clusters.unitsPerPixel)
        let pen = visual.isRightToLeft ? maxX - content : minX

        // 1. The visible clusters.
        var spots = visual.spots(from: pen)

        // 2. Trailing whitespace, as far as it fits.
        if !line.isTruncated {
            var x = visual.isRightToLeft ? pen : pen + content
            for cluster in line.contentEnd..<max(line.contentEnd, visual.hardEnd) {
                let advance =
                    CGFloat(text.content.clusters[cluster].advance)
                    / CGFloat(Clusters.unitsPerPixel)
                let end =
                    visual.isRightToLeft ? max(minX, x - advance) : max(x, min(maxX, x + advance))
                spots.append(
                    ClusterSpot(
                        cluster: cluster, minX: min(x, end), maxX: max(x, end),
                        isRightToLeft: visual.isRightToLeft))
                x = end
            }
        }

        // 3. Sort in logical order.
        spots.sort { $0.cluster < $1.cluster }
        let offsets = text.content.clusters.offsets
        return TextCarets.Line(
            start: Int(offsets[line.clusters.lowerBound]),
            startX: (visual.isRightToLeft ? maxX : minX) / scale, minY: placed.frame.minY,
            maxY: placed.frame.maxY, characters: characters(at: spots))
    }

    /// Returns the characters of clusters in logical order; left-out text is a gap.
    private func characters(at spots: [ClusterSpot]) -> [TextCarets.Character] {
        var characters: [TextCarets.Character] = []
        var start = 0
        while start < spots.count {
            var end = start + 1
            while end < spots.count, spots[end].cluster == spots[end - 1].cluster + 1 { end += 1 }
            append(spots[start..<end], to: &characters)
            start = end
        }
        return characters
    }

    /// Adds the Swift characters of consecutive clusters.
    ///
    /// Several characters may share a cluster, and one may have several.
    private func append(
        _ spots: ArraySlice<ClusterSpot>, to characters: inout [TextCarets.Character]
    ) {
        guard let first = spots.first, let last = spots.last else { return }
        let offsets = text.content.clusters.offsets
        let scale = text.shaper.scale
        var starts: [Int] = []
        var byte = Int(offsets[first.cluster])
        for character in text.content.string(of: first.cluster..<last.cluster + 1) {
            starts.append(byte)
            byte += character.utf8.count
        }
        starts.append(byte)

        var next = 0
        for spot in spots {
            let end = Int(offsets[spot.cluster + 1])
            var count = 0
            while next + count < starts.count - 1, starts[next + count] < end { count += 1 }
            if count == 0, !characters.isEmpty {
                let index = characters.count - 1
                characters[index].minX = min(characters[index].minX, spot.minX / scale)
                characters[index].maxX = max(characters[index].maxX, spot.maxX / scale)
            }
            for index in 0..<count {
                let part = spot.part(index, of: count)
                characters.append(
                    TextCarets.Character(
                        bytes: starts[next + index]..<starts[next + index + 1],
                        minX: part.minX / scale, maxX: part.maxX / scale,
                        isRightToLeft: part.isRightToLeft))
            }
            next += count
        }
    }
}
