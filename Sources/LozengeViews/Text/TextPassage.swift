import Foundation
import LozengeCore

/// The drawing of a text that changes.
extension Text.Resolution {
    /// Paints the text on its way from an older one.
    func paint(
        _ passage: ContentPassage<Text.Resolution>, in proposal: ProposedViewSize,
        _ writer: inout DisplayListWriter
    ) {
        let old = passage.old
        if passage.isBeforeStart, let earlier = old.appearance.passage {
            return old.paint(
                earlier.showing(passage.shown), in: passage.proposal, &writer)
        }
        let change = TextChange(
            old: old, oldLayout: old.layout(in: passage.proposal), new: self,
            newLayout: layout(in: proposal), progress: passage.progress)
        switch passage.effect {
        case .fade, .replace: change.fade(&writer)
        case .scale: change.scale(&writer)
        case .roll(let isDown):
            if !change.roll(
                from: old.shaped.carets(in: passage.proposal, style: old.appearance.style),
                to: shaped.carets(in: proposal, style: appearance.style), isDown: isDown, &writer)
            {
                change.fade(&writer)
            }
        }
    }
}

/// Two texts, and how far the first one has become the second.
private struct TextChange {
    let old: Text.Resolution
    let oldLayout: TextLayout
    let new: Text.Resolution
    let newLayout: TextLayout
    let progress: Double

    func fade(_ writer: inout DisplayListWriter) {
        writer.fade(
            progress, from: { old.paint(oldLayout, &$0) }, to: { new.paint(newLayout, &$0) })
    }

    /// Paints both texts in the size in between, or only the new one if the letters have the same shapes.
    func scale(_ writer: inout DisplayListWriter) {
        guard let oldFont = oldLayout.text.spans.first?.font,
            let font = newLayout.text.spans.first?.font,
            oldFont.size > 0, font.size > 0
        else { return fade(&writer) }
        let size = oldFont.size + (font.size - oldFont.size) * progress
        let origin = writer.bounds.origin
        func drawOld(_ writer: inout DisplayListWriter) {
            writer.scaled(by: size / oldFont.size, around: origin) { old.paint(oldLayout, &$0) }
        }
        func drawNew(_ writer: inout DisplayListWriter) {
            writer.scaled(by: size / font.size, around: origin) { new.paint(newLayout, &$0) }
        }
        var resized = font
        resized.size = oldFont.size
        if resized == oldFont, newLayout.lines.count == oldLayout.lines.count {
            return drawNew(&writer)
        }
        writer.fade(progress, from: drawOld, to: drawNew)
    }

    /// The most characters that roll one by one.
    private static let mostCharacters = 64

    /// Paints characters that stay on the way to their new place, and rolls the others.
    ///
    /// - Returns: False for a text of several lines or of many characters.
    func roll(
        from oldCarets: TextCarets, to carets: TextCarets, isDown: Bool,
        _ writer: inout DisplayListWriter
    ) -> Bool {
        guard let oldLine = CharacterLine(
                oldLayout, oldCarets, pixelLength: old.shaped.metrics.pixelLength),
            let line = CharacterLine(
                newLayout, carets, pixelLength: new.shaped.metrics.pixelLength),
            max(oldLine.characters.count, line.characters.count) <= Self.mostCharacters
        else { return false }
        let difference = line.strings.difference(from: oldLine.strings)
        let (removed, inserted) = (difference.removals.offsets, difference.insertions.offsets)
        let distance = newLayout.measurement.size.height / 2 * (isDown ? 1 : -1)
        let staying = zip(
            oldLine.characters.indices.filter { !removed.contains($0) },
            line.characters.indices.filter { !inserted.contains($0) })
        for (from, to) in staying {
            let way = oldLine.characters[from].minX - line.characters[to].minX
            shifted(CGSize(width: way * (1 - progress), height: 0), &writer) {
                new.paint(line.layout(of: to), &$0)
            }
        }
        for index in removed.sorted() {
            shifted(CGSize(width: 0, height: distance * progress), &writer) {
                $0.group(.opacity(1 - progress)) { old.paint(oldLine.layout(of: index), &$0) }
            }
        }
        for index in inserted.sorted() {
            shifted(CGSize(width: 0, height: -distance * (1 - progress)), &writer) {
                $0.group(.opacity(progress)) { new.paint(line.layout(of: index), &$0) }
            }
        }
        return true
    }

    private func shifted(
        _ way: CGSize, _ writer: inout DisplayListWriter,
        _ content: (inout DisplayListWriter) -> Void
    ) {
        writer.within(
            writer.bounds.offsetBy(dx: way.width, dy: way.height), content)
    }
}

extension [CollectionDifference<String>.Change] {
    /// The indices that change.
    fileprivate var offsets: Set<Int> {
        Set(
            map { change in
                switch change {
                case .insert(let offset, _, _), .remove(let offset, _, _): offset
                }
            })
    }
}

/// A line of text whose characters are drawn one by one.
private struct CharacterLine {
    private let layout: TextLayout
    private let line: TextLayout.Line
    private let pixelLength: CGFloat
    let characters: [TextCarets.Character]
    let strings: [String]

    /// - Returns: `nil` for a text of several lines.
    init?(_ layout: TextLayout, _ carets: TextCarets, pixelLength: CGFloat) {
        guard layout.lines.count == 1, carets.lines.count == 1, !layout.isTruncated else {
            return nil
        }
        self.layout = layout
        self.pixelLength = pixelLength
        line = layout.lines[0]
        characters = carets.lines[0].characters
        let bytes = Array(carets.string.utf8)
        strings = characters.map { String(decoding: bytes[$0.bytes], as: UTF8.self) }
    }

    /// Returns the layout with the glyphs of one character.
    func layout(of index: Int) -> TextLayout {
        let character = characters[index]
        var piece = line
        piece.runs = line.runs.compactMap { run in
            var run = run
            run.glyphs.removeAll { owner(ofGlyphAt: CGFloat($0.x) * pixelLength) != index }
            (run.x, run.width) = (character.minX, character.maxX - character.minX)
            return run.glyphs.isEmpty ? nil : run
        }
        return TextLayout(
            text: layout.text, measurement: layout.measurement, lines: [piece],
            isTruncated: false, reach: layout.reach)
    }

    /// Returns the index of the character around a glyph, or of the nearest one.
    private func owner(ofGlyphAt x: CGFloat) -> Int? {
        characters.lastIndex { $0.minX <= x + pixelLength / 2 && x < $0.maxX }
            ?? characters.indices.min {
                abs(characters[$0].minX - x) < abs(characters[$1].minX - x)
            }
    }
}
