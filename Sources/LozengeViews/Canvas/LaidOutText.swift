import Foundation
import LozengeCore

/// A part of a run that is drawn at once: the glyphs of a character, or of several that share them.
nonisolated struct TextPiece {
    /// The glyphs of the run.
    var glyphs: [Int]
    /// The numbers of the characters; none for an ellipsis.
    var characters: [Int]
    var minX: CGFloat
    var maxX: CGFloat
    var isRightToLeft: Bool
}

/// A text with its lines and the characters in them.
nonisolated final class LaidOutText {
    let layout: TextLayout
    /// The text and its appearance, which are used on the main actor only.
    let resolution: Text.Resolution
    private let carets: TextCarets
    /// The number of the first character of each line in the text.
    private let firstCharacters: [Int]
    /// The pixels in a point.
    private let scale: CGFloat

    @MainActor
    init(_ resolution: Text.Resolution, in proposal: ProposedViewSize) {
        self.resolution = resolution
        layout = resolution.layout(in: proposal)
        carets = resolution.shaped.carets(in: proposal, style: resolution.appearance.style)
        scale = 1 / resolution.shaped.metrics.pixelLength
        looks = resolution.appearance.looks.map(\.marks)
        var count = 0
        firstCharacters = carets.lines.map { line in
            defer { count += line.characters.count }
            return count
        }
    }

    private let looks: [TextMarks?]

    func marks(_ line: Int, _ run: Int) -> TextMarks? {
        let span = layout.lines[line].runs[run].span
        return looks.indices.contains(span) ? looks[span] : nil
    }

    /// Returns the runs of a line.
    func runs(ofLine line: Int) -> [Text.Layout.Run] {
        layout.lines[line].runs.indices.map { run in
            Text.Layout.Run(source: self, pieces: pieces(line, run), line: line, run: run)
        }
    }

    /// Divides a run into pieces, from left to right.
    private func pieces(_ line: Int, _ run: Int) -> [TextPiece] {
        let shown = layout.lines[line].runs[run]
        let end = shown.x + shown.width
        let start = firstCharacter(ofLine: line)
        var pieces: [TextPiece] = []
        let characters = line < carets.lines.count ? carets.lines[line].characters : []
        for (number, character) in characters.enumerated() {
            let middle = (character.minX + character.maxX) / 2
            guard middle >= shown.x, middle < end || shown.width == 0 else { continue }
            pieces.append(
                TextPiece(
                    glyphs: [], characters: [start + number], minX: character.minX,
                    maxX: character.maxX, isRightToLeft: character.isRightToLeft))
        }
        pieces.sort { $0.minX < $1.minX }
        if pieces.isEmpty {
            pieces = [
                TextPiece(
                    glyphs: [], characters: [], minX: shown.x, maxX: end, isRightToLeft: false)
            ]
        }
        var piece = 0
        for (index, glyph) in shown.glyphs.enumerated().sorted(by: { $0.element.x < $1.element.x })
        {
            // A mark is placed at its letter, and may begin a little before it.
            let x = CGFloat(glyph.x) / scale + 0.01
            while piece + 1 < pieces.count, pieces[piece + 1].minX <= x { piece += 1 }
            pieces[piece].glyphs.append(index)
        }
        return joined(pieces)
    }

    /// Joins characters without glyphs of their own, such as those of a ligature, with the character before them.
    private func joined(_ pieces: [TextPiece]) -> [TextPiece] {
        var joined: [TextPiece] = []
        for piece in pieces {
            guard piece.glyphs.isEmpty, var last = joined.popLast() else {
                joined.append(piece)
                continue
            }
            last.characters += piece.characters
            last.maxX = max(last.maxX, piece.maxX)
            joined.append(last)
        }
        return joined
    }

    /// The characters of some pieces, in the order of reading.
    private func string(of pieces: ArraySlice<TextPiece>, inLine line: Int) -> String {
        guard line < carets.lines.count else { return "" }
        let characters = carets.lines[line].characters
        return pieces.flatMap(\.characters).sorted().compactMap { number in
            let index = number - firstCharacter(ofLine: line)
            guard characters.indices.contains(index) else { return nil }
            return carets.string.substring(ofBytes: characters[index].bytes)
        }.joined()
    }

    /// The number of the first character of a line in the text.
    private func firstCharacter(ofLine line: Int) -> Int {
        firstCharacters.indices.contains(line) ? firstCharacters[line] : 0
    }

    func bounds(
        of pieces: ArraySlice<TextPiece>, in run: Text.Layout.Run
    ) -> Text.Layout.TypographicBounds {
        let (line, shown) = (layout.lines[run.line], layout.lines[run.line].runs[run.run])
        var bounds = Text.Layout.TypographicBounds()
        let minX = pieces.map(\.minX).min() ?? shown.x
        bounds.origin = CGPoint(x: minX + run.shift.x, y: shown.baseline + run.shift.y)
        bounds.width = (pieces.map(\.maxX).max() ?? minX) - minX
        bounds.ascent = line.baseline - line.frame.minY
        bounds.descent = line.frame.maxY - line.baseline
        return bounds
    }

    /// Returns the layout of some pieces of a run alone.
    func layout(of pieces: ArraySlice<TextPiece>, in run: Text.Layout.Run) -> TextLayout {
        var line = layout.lines[run.line]
        var shown = line.runs[run.run]
        shown.glyphs = pieces.flatMap(\.glyphs).sorted().map { shown.glyphs[$0] }
        shown.x = pieces.map(\.minX).min() ?? shown.x
        shown.width = (pieces.map(\.maxX).max() ?? shown.x) - shown.x
        line.runs = [shown]
        var text = layout.text
        for span in text.spans.indices { text.spans[span].string = "" }
        if text.spans.indices.contains(shown.span) {
            text.spans[shown.span].string = string(of: pieces, inLine: run.line)
        }
        return TextLayout(
            text: text, measurement: layout.measurement, lines: [line], isTruncated: false,
            reach: layout.reach)
    }
}
