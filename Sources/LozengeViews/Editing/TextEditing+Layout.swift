import Foundation
import LozengeCore

/// The layout: blocks below each other, or beside each other on one line.
extension TextEditing {
    /// The proposal for each block.
    private var proposal: ProposedViewSize {
        isMultiline ? ProposedViewSize(width: wrapWidth, height: nil) : .unspecified
    }

    /// The height of several lines, or the width of one, in points.
    ///
    /// Exact for what was measured.
    var extent: CGFloat { text.storage.blocks.extent }

    /// Returns the usual height of a number of lines, in points.
    func height(ofLines count: Int) -> CGFloat {
        max(0, CGFloat(count) * text.storage.blocks.estimate.line - lineGap)
    }

    /// The most blocks that are measured at once, so that a short text is laid out exactly.
    ///
    /// Source: a choice; a page of paragraphs.
    private static let mostMeasured = 64

    var isShort: Bool { text.storage.blocks.count <= Self.mostMeasured }

    /// Lays the text out anew: its attributes or its width are others.
    func layOut() {
        (shaped, shown) = ([:], 0...0)
        // The extents of blocks that were not measured, from those of a sentence.
        let sample = "The quick brown fox jumps over the lazy dog. "
        guard let shaped = shape(.plain(sample)) else { return }
        let size = shaped.shaped.measure(in: .unspecified, style: ParagraphStyle()).size
        guard size.width > 0 else { return }
        lineGap = shaped.gap(after: size.height, shaped.appearance.style)
        let advance = size.width / CGFloat(sample.utf8.count)
        let estimate =
            isMultiline
            ? TextBlocks.Estimate(
                line: size.height + lineGap, bytes: (wrapWidth / advance).rounded(.down),
                isContinuous: false)
            : TextBlocks.Estimate(line: advance, bytes: 1, isContinuous: true)
        text.storage.forgetExtents(estimate)
    }

    /// Measures all blocks of a short text.
    func measureShortText() {
        guard isShort, !isMultiline || wrapWidth > 0 else { return }
        forEachBlock(from: text.storage.blocks.startIndex) { index, start in
            _ = shapedBlock(index, from: start)
            return true
        }
    }

    /// Returns the height of the text in a width: exact for a short one.
    func height(in width: CGFloat) -> CGFloat {
        if isMultiline, wrapWidth == 0 {
            wrapWidth = width
            layOut()
            measureShortText()
        }
        guard isMultiline, width != wrapWidth else { return extent }
        guard isShort else {
            return extent * (width > 0 && wrapWidth > 0 ? wrapWidth / width : 1)
        }
        let proposal = ProposedViewSize(width: width, height: nil)
        let last = text.storage.blocks.lastIndex
        var height: CGFloat = 0
        forEachBlock(from: text.storage.blocks.startIndex) { index, start in
            guard let block = shapedBlock(index, from: start) else { return false }
            let resolution = block.resolution
            let size = resolution.shaped.measure(in: proposal, style: block.style).size
            height += size.height
            if index != last { height += resolution.gap(after: size.height, block.style) }
            return true
        }
        return height
    }

    /// The width that the text takes without a limit; of a long text in several lines, that of its lines.
    var naturalWidth: CGFloat {
        guard isMultiline else { return extent }
        guard isShort else { return wrapWidth }
        var width: CGFloat = 0
        forEachBlock(from: text.storage.blocks.startIndex) { index, start in
            guard let block = shapedBlock(index, from: start) else { return false }
            width = max(width, block.resolution.measure(.unspecified).size.width)
            return true
        }
        return width
    }

    /// The first block.
    var firstBlock: ShapedBlock? { shapedBlock(text.storage.blocks.startIndex, from: 0) }

    /// The last block.
    var lastBlock: ShapedBlock? {
        let last = text.storage.blocks.lastIndex
        return shapedBlock(last, from: text.storage.blocks.start(of: last))
    }

    /// A place in the text that stays where it is seen: an offset, and its distance from the start of its block as a
    /// part of the block.
    struct SeenPlace {
        var offset: Int
        var share: CGFloat
    }

    /// Returns the place in the text at a position, in points.
    func seenPlace(at position: CGFloat) -> SeenPlace {
        let (index, start) = text.storage.blocks.block(atPosition: position)
        let extent = text.storage.blocks.extent(of: index)
        return SeenPlace(
            offset: text.storage.blocks.start(of: index),
            share: extent > 0 ? (position - start) / extent : 0)
    }

    /// Returns the position of a place after the text was laid out anew, in points.
    func position(of place: SeenPlace) -> CGFloat {
        let (index, start) = text.storage.blocks.block(at: place.offset)
        _ = shapedBlock(index, from: start)
        return text.storage.blocks.position(of: index)
            + place.share * text.storage.blocks.extent(of: index)
    }

    /// Returns true if all blocks in a range of positions are shown.
    func covers(_ range: ClosedRange<CGFloat>) -> Bool {
        !shaped.isEmpty && shown.lowerBound <= range.lowerBound
            && min(range.upperBound, extent) <= shown.upperBound
    }

    /// Shapes the blocks in a range of positions, and forgets blocks far from it.
    ///
    /// - Returns: The distance by which what starts the range was moved, because of measured blocks before it.
    func show(_ range: ClosedRange<CGFloat>) -> CGFloat {
        let (anchor, position) = text.storage.blocks.block(atPosition: range.lowerBound)
        var used: Set<UInt32> = []
        var start = text.storage.blocks.start(of: anchor)
        var end = position
        forEachBlock(from: anchor, start: start) { index, start in
            guard end < range.upperBound || end == position, shapedBlock(index, from: start) != nil
            else {
                return false
            }
            used.insert(text.storage.blocks[index].id)
            end += text.storage.blocks.extent(of: index)
            return true
        }
        let former = text.storage.blocks.position(of: anchor)
        var (index, rest) = (anchor, (range.upperBound - range.lowerBound) / 4)
        while rest > 0, let before = text.storage.blocks.index(before: index) {
            start -= text.storage.blocks[before].length
            guard shapedBlock(before, from: start) != nil else { break }
            used.insert(text.storage.blocks[before].id)
            rest -= max(1, text.storage.blocks.extent(of: before))
            index = before
        }
        let shift = text.storage.blocks.position(of: anchor) - former
        let caret = text.storage.blocks.block(at: text.caret).index
        used.insert(text.storage.blocks[caret].id)
        if shaped.count > 2 * used.count + Self.mostMeasured {
            shaped = shaped.filter { used.contains($0.key) }
        }
        visible = range.lowerBound + shift...range.upperBound + shift
        shown = (range.lowerBound + shift)...max(range.lowerBound + shift, end + shift)
        return shift
    }

    /// Calls `body` with each block from one on and the offset of its start, until it returns false.
    private func forEachBlock(
        from index: TextBlocks.Index, start: Int = 0, _ body: (TextBlocks.Index, Int) -> Bool
    ) {
        var (next, start) = (Optional(index), start)
        while let index = next, body(index, start) {
            start += text.storage.blocks[index].length
            next = text.storage.blocks.index(after: index)
        }
    }

    // MARK: Blocks

    /// Returns a shaped block, and notes its extent.
    private func shapedBlock(_ index: TextBlocks.Index, from start: Int) -> ShapedBlock? {
        let id = text.storage.blocks[index].id
        if let known = shaped[id] { return known }
        let content = text.storage.content(of: index, from: start)
        var part = text[content]
        if let composition, composedBlock == index {
            let offset = min(max(0, text.selection.lowerBound - content.lowerBound), part.count)
            part.insert(text.written(composition.string), at: offset)
        }
        guard let resolution = shape(displayed(part, at: content.lowerBound)) else { return nil }
        var style = resolution.appearance.style
        style.keepsWords = false
        if isMultiline { (style.lineLimit, style.reservedLines) = (nil, 0) }
        // One line is at the right in a right-to-left layout.
        if followsText, isMultiline || style.direction == .leftToRight {
            style.direction = direction(of: part.string, resolution) ?? style.direction
        }
        let block = ShapedBlock(
            resolution, style: style, in: proposal, secret: isSecret ? part.string : nil)
        shaped[id] = block
        text.storage.measure(
            index,
            !isMultiline
                ? block.size.width
                : block.size.height + (index == text.storage.blocks.lastIndex ? 0 : block.gap))
        return block
    }

    /// Returns a part as it is shown: in its attributes, a secret as discs.
    private func displayed(_ part: TextPart, at offset: Int) -> TextStorage {
        if isSecret { return .plain(String(repeating: "•", count: part.string.count)) }
        guard let runs = text.runs else { return .plain(part.string) }
        // The line of no letters is as high as one of what is typed next, or of its break.
        let isNext = text.selection == offset..<offset
        var empty = isNext ? text.typedAttributes : runs.attributes(at: offset)
        var shown = part
        constrain(&empty)
        constrain(&shown)
        return shown.styled(whenEmpty: empty)
    }

    /// Returns the direction of a paragraph; `nil` without a letter.
    ///
    /// Source: `docs/editing.md`, EDIT-7.
    private func direction(of text: String, _ shaped: Text.Resolution) -> LayoutDirection? {
        if shaped.shaped.isRightToLeft { return .rightToLeft }
        return text.unicodeScalars.contains { $0.properties.isAlphabetic } ? .leftToRight : nil
    }

    /// The block in which text is composed.
    private var composedBlock: TextBlocks.Index {
        text.storage.blocks.block(at: text.selection.lowerBound).index
    }

    /// Forgets the shape of a block whose preedit text changes.
    func forgetComposedBlock() { shaped[text.storage.blocks[composedBlock].id] = nil }

    /// Returns a block where it is.
    func placed(_ index: TextBlocks.Index, from start: Int) -> PlacedBlock? {
        guard let block = shapedBlock(index, from: start) else { return nil }
        let position = text.storage.blocks.position(of: index)
        return PlacedBlock(
            index: index, content: text.storage.content(of: index, from: start),
            origin: origin(of: block, at: position), block: block)
    }

    private func origin(of block: ShapedBlock, at position: CGFloat) -> CGPoint {
        guard isMultiline else { return CGPoint(x: position, y: 0) }
        let room = max(0, wrapWidth - block.size.width)
        return CGPoint(x: room * block.style.leftShare, y: position)
    }

    /// Returns the block in which the caret of a place is.
    func placed(around place: TextCarets.Place) -> PlacedBlock? {
        let (index, start) = text.storage.blocks.block(at: place.offset)
        if place.isUpstream, place.offset == start,
            let before = text.storage.blocks.index(before: index),
            text.storage.blocks[before].breakLength == 0
        {
            return placed(before, from: start - text.storage.blocks[before].length)
        }
        return placed(index, from: start)
    }

    /// Returns the block at a point, or the one next to it.
    func placed(at point: CGPoint) -> PlacedBlock? {
        let position = isMultiline ? point.y : point.x
        let index = text.storage.blocks.block(atPosition: position).index
        return placed(index, from: text.storage.blocks.start(of: index))
    }

    /// Returns the block after another one; `nil` after the last.
    func placed(after block: PlacedBlock) -> PlacedBlock? {
        text.storage.blocks.index(after: block.index).flatMap {
            placed($0, from: text.storage.blocks.start(of: $0))
        }
    }

    /// Returns the block before another one; `nil` before the first.
    func placed(before block: PlacedBlock) -> PlacedBlock? {
        text.storage.blocks.index(before: block.index).flatMap {
            placed($0, from: text.storage.blocks.start(of: $0))
        }
    }

    /// The blocks in the shown part, in their order.
    var shownBlocks: [PlacedBlock] {
        var blocks: [PlacedBlock] = []
        var next = placed(
            at: CGPoint(x: shown.lowerBound, y: shown.lowerBound))
        while let block = next {
            blocks.append(block)
            let end = isMultiline ? block.frame.maxY : block.frame.maxX
            next = end < shown.upperBound ? placed(after: block) : nil
        }
        return blocks
    }
}
