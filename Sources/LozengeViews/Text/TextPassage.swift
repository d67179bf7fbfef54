import Foundation
import LozengeCore

/// The drawing of a text that changes.
extension Text.Resolution {
    /// Paints the text on its way from an older one.
    func paint(
        _ passage: ContentPassage<Text.Resolution>, _ context: PaintContext<Text>,
        _ writer: inout DisplayListWriter
    ) {
        if passage.isBeforeStart, let earlier = passage.old.appearance.passage {
            return TextChange(
                earlier.showing(passage.shown), to: passage.old, in: passage.proposal,
                context.frameOffset
            ).paint(earlier.effect, &writer)
        }
        TextChange(passage, to: self, in: context.proposal, context.frameOffset)
            .paint(passage.effect, &writer)
    }
}

/// Two texts, and how far the first one has become the second.
private struct TextChange {
    private let old: Text.Resolution
    private let oldLayout: TextLayout
    private let oldCarets: () -> TextCarets
    private let new: Text.Resolution
    private let newLayout: TextLayout
    private let newCarets: () -> TextCarets
    private let progress: Double
    /// The distance of the shown frame from its place.
    private let offset: CGSize

    init(
        _ passage: ContentPassage<Text.Resolution>, to new: Text.Resolution,
        in proposal: ProposedViewSize, _ offset: CGSize
    ) {
        let old = passage.old
        self.old = old
        self.new = new
        oldLayout = old.layout(in: passage.proposal)
        newLayout = new.layout(in: proposal)
        oldCarets = { old.shaped.carets(in: passage.proposal, style: old.appearance.style) }
        newCarets = { new.shaped.carets(in: proposal, style: new.appearance.style) }
        progress = passage.progress
        self.offset = offset
    }

    func paint(_ effect: ContentEffect, _ writer: inout DisplayListWriter) {
        switch effect {
        case .fade, .replace: fade(&writer)
        case .scale: scale(&writer)
        case .roll(let isDown): roll(isDown: isDown, &writer)
        }
    }

    /// Fades between the texts: each at its own place if the frame only moves because of their sizes, and both
    /// along with the frame if it moves farther.
    private func fade(_ writer: inout DisplayListWriter) {
        // The frame is as far on its way as the text.
        let way = progress < 1 ? progress / (1 - progress) : 0
        var oldShift = CGSize(width: offset.width * way, height: offset.height * way)
        var shift = CGSize(width: -offset.width, height: -offset.height)
        let (size, oldSize) = (newLayout.measurement.size, oldLayout.measurement.size)
        let farthest = CGSize(
            width: abs(size.width - oldSize.width) + 1,
            height: abs(size.height - oldSize.height) + 1)
        let whole = CGSize(
            width: abs(offset.width) + abs(oldShift.width),
            height: abs(offset.height) + abs(oldShift.height))
        if whole.width > farthest.width || whole.height > farthest.height {
            (oldShift, shift) = (.zero, .zero)
        }
        writer.fade(
            progress, from: { shifted(oldShift, &$0) { old.paint(oldLayout, &$0) } },
            to: { shifted(shift, &$0) { new.paint(newLayout, &$0) } })
    }

    /// Paints the words in the size in between; letters of other shapes fade on their way.
    private func scale(_ writer: inout DisplayListWriter) {
        guard let oldFont = oldLayout.text.spans.first?.font,
            let font = newLayout.text.spans.first?.font,
            oldFont.size > 0, font.size > 0
        else { return fade(&writer) }
        let size = oldFont.size + (font.size - oldFont.size) * progress
        var resized = font
        resized.size = oldFont.size
        if resized == oldFont, newLayout.lines.count == oldLayout.lines.count {
            let origin = writer.bounds.origin
            return writer.scaled(by: size / font.size, around: origin) {
                new.paint(newLayout, &$0)
            }
        }
        guard let (oldLine, line) = lines(), oldLine.characters.count == line.characters.count
        else { return fade(&writer) }
        /// Paints the characters of one of the texts at their places in between.
        func paint(
            _ text: Text.Resolution, _ own: CharacterLine, _ factor: CGFloat,
            _ writer: inout DisplayListWriter
        ) {
            for (index, character) in own.characters.enumerated() {
                let (from, to) = (oldLine.characters[index].minX, line.characters[index].minX)
                let way = from + (to - from) * progress - character.minX
                shifted(CGSize(width: way, height: 0), &writer) { writer in
                    let corner = CGPoint(
                        x: writer.bounds.minX + character.minX, y: writer.bounds.minY)
                    writer.scaled(by: factor, around: corner) {
                        text.paint(own.layout(of: index), &$0)
                    }
                }
            }
        }
        writer.fade(
            progress, from: { paint(old, oldLine, size / oldFont.size, &$0) },
            to: { paint(new, line, size / font.size, &$0) })
    }

    /// The most characters that move one by one.
    private static let mostCharacters = 64

    /// The lines of both texts; `nil` for a text of several lines or of many characters.
    private func lines() -> (CharacterLine, CharacterLine)? {
        // Before the carets, which take a walk through the text.
        guard oldLayout.lines.count == 1, newLayout.lines.count == 1,
            let oldLine = CharacterLine(
                oldLayout, oldCarets(), pixelLength: old.shaped.metrics.pixelLength),
            let line = CharacterLine(
                newLayout, newCarets(), pixelLength: new.shaped.metrics.pixelLength),
            max(oldLine.characters.count, line.characters.count) <= Self.mostCharacters
        else { return nil }
        return (oldLine, line)
    }

    /// Paints characters that stay on the way to their new place, and rolls the others.
    private func roll(isDown: Bool, _ writer: inout DisplayListWriter) {
        guard let (oldLine, line) = lines() else { return fade(&writer) }
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
