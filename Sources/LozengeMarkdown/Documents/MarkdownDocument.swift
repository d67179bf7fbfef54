import CMarkdown
import Foundation

/// A document in Markdown while it is read: its texts, with the blocks and marks around each.
final class MarkdownDocument {
    /// A text with the same blocks and marks.
    private struct Piece {
        var text: String
        /// The identities of the blocks around it, the outermost first.
        let blocks: [Int]
        let intent: InlinePresentationIntent
        let link: String?
        let image: String?
    }

    private var pieces: [Piece] = []
    /// The kind of each block by its identity less 1.
    private var kinds: [PresentationIntent.Kind] = []
    /// The blocks around the next text, the outermost first.
    private var open: [Int] = []
    /// The ordinal of the next item of each list around the next text.
    private var ordinals: [Int] = []
    /// The columns of the table around the next text, and the next row and cell of it.
    private var columns: [PresentationIntent.TableColumn] = []
    private var row = 0
    private var cell = 0
    private var isInHTML = false
    /// True if the innermost block is a paragraph that the library does not name: that of a list without empty lines.
    private var isInBareItem = false

    private var intents: [InlinePresentationIntent] = []
    private var links: [String] = []
    private var images: [String] = []

    private func begin(_ kind: PresentationIntent.Kind) {
        kinds.append(kind)
        open.append(kinds.count)
    }

    private func endBareItem() {
        guard isInBareItem else { return }
        isInBareItem = false
        _ = open.popLast()
    }

    func enterBlock(_ kind: Int, _ detail: UnsafeMutableRawPointer?) {
        endBareItem()
        switch kind {
        case LOZENGE_BLOCK_QUOTE: begin(.blockQuote)
        case LOZENGE_BLOCK_BULLETS:
            begin(.unorderedList)
            ordinals.append(1)
        case LOZENGE_BLOCK_NUMBERS:
            begin(.orderedList)
            let start = detail?.assumingMemoryBound(to: LozengeMarkdownNumbers.self).pointee.start
            ordinals.append(Int(start ?? 1))
        case LOZENGE_BLOCK_ITEM:
            begin(.listItem(ordinal: ordinals.last ?? 1))
            if let last = ordinals.indices.last { ordinals[last] += 1 }
        case LOZENGE_BLOCK_RULE:
            begin(.thematicBreak)
            append("⸻", [])
        case LOZENGE_BLOCK_HEADING:
            let level = detail?.assumingMemoryBound(to: UInt32.self).pointee
            begin(.header(level: Int(level ?? 1)))
        case LOZENGE_BLOCK_CODE:
            let code = detail?.assumingMemoryBound(to: LozengeMarkdownCode.self).pointee
            let language = code.map { String($0.language) } ?? ""
            begin(.codeBlock(languageHint: language.isEmpty ? nil : language))
        case LOZENGE_BLOCK_HTML:
            isInHTML = true
            begin(.paragraph)
        case LOZENGE_BLOCK_PARAGRAPH: begin(.paragraph)
        case LOZENGE_BLOCK_TABLE:
            begin(.table(columns: []))
            columns = []
            row = 0
        case LOZENGE_BLOCK_ROW:
            begin(row == 0 ? .tableHeaderRow : .tableRow(rowIndex: row))
            row += 1
            cell = 0
        case LOZENGE_BLOCK_HEAD_CELL, LOZENGE_BLOCK_CELL:
            begin(.tableCell(columnIndex: cell))
            cell += 1
            guard kind == LOZENGE_BLOCK_HEAD_CELL else { break }
            let alignment = detail?.assumingMemoryBound(to: UInt32.self).pointee
            columns.append(.init(alignment: .init(Int(alignment ?? 0))))
        default: break
        }
    }

    func leaveBlock(_ kind: Int) {
        endBareItem()
        switch kind {
        case LOZENGE_BLOCK_DOCUMENT, LOZENGE_BLOCK_TABLE_HEAD, LOZENGE_BLOCK_TABLE_BODY: return
        case LOZENGE_BLOCK_BULLETS, LOZENGE_BLOCK_NUMBERS: _ = ordinals.popLast()
        case LOZENGE_BLOCK_HTML: isInHTML = false
        case LOZENGE_BLOCK_TABLE:
            if let table = open.last { kinds[table - 1] = .table(columns: columns) }
        default: break
        }
        _ = open.popLast()
    }

    func enterSpan(_ kind: Int, _ detail: UnsafeMutableRawPointer?) {
        let address = detail?.assumingMemoryBound(to: LozengeMarkdownText.self).pointee
        switch kind {
        case LOZENGE_SPAN_LINK: links.append(address.map { String($0) } ?? "")
        case LOZENGE_SPAN_IMAGE: images.append(address.map { String($0) } ?? "")
        default: intents.append(Self.intent(of: kind))
        }
    }

    func leaveSpan(_ kind: Int) {
        switch kind {
        case LOZENGE_SPAN_LINK: _ = links.popLast()
        case LOZENGE_SPAN_IMAGE: _ = images.popLast()
        default: _ = intents.popLast()
        }
    }

    private static func intent(of span: Int) -> InlinePresentationIntent {
        switch span {
        case LOZENGE_SPAN_EMPHASIS: .emphasized
        case LOZENGE_SPAN_STRONG: .stronglyEmphasized
        case LOZENGE_SPAN_CODE: .code
        case LOZENGE_SPAN_STRIKETHROUGH: .strikethrough
        default: []
        }
    }

    func add(_ text: String, _ kind: Int) {
        if let block = open.last, case .listItem = kinds[block - 1] {
            begin(.paragraph)
            isInBareItem = true
        }
        switch kind {
        case LOZENGE_TEXT_NULL: append("\u{FFFD}", [])
        case LOZENGE_TEXT_LINE_BREAK: append("\n", .lineBreak)
        case LOZENGE_TEXT_SOFT_BREAK: append(" ", .softBreak)
        case LOZENGE_TEXT_ENTITY: append(MarkdownEntity.text(of: text), [])
        case LOZENGE_TEXT_HTML: append(text, isInHTML ? .blockHTML : .inlineHTML)
        default: append(text, [])
        }
    }

    private func append(_ text: String, _ intent: InlinePresentationIntent) {
        let intent = intents.reduce(intent) { $0.union($1) }
        if let last = pieces.last, last.blocks == open, last.intent == intent,
            last.link == links.last, last.image == images.last
        {
            pieces[pieces.count - 1].text += text
        } else {
            pieces.append(
                Piece(
                    text: text, blocks: open, intent: intent, link: links.last, image: images.last))
        }
    }

    /// Returns the text with its attributes; relative addresses are relative to `baseURL`.
    func string(relativeTo baseURL: URL?) -> AttributedString {
        pieces.reduce(into: AttributedString()) { string, piece in
            var attributes = AttributeContainer()
            if !piece.intent.isEmpty { attributes.inlinePresentationIntent = piece.intent }
            attributes.presentationIntent = PresentationIntent(
                types: piece.blocks.reversed().map { .init(kind: kinds[$0 - 1], identity: $0) })
            attributes.link = piece.link.flatMap { URL(string: $0, relativeTo: baseURL) }
            attributes.imageURL = piece.image.flatMap { URL(string: $0, relativeTo: baseURL) }
            string.append(AttributedString(piece.text, attributes: attributes))
        }
    }
}

extension PresentationIntent.TableColumn.Alignment {
    fileprivate init(_ alignment: Int) {
        self =
            switch alignment {
            case LOZENGE_ALIGN_CENTER: .center
            case LOZENGE_ALIGN_RIGHT: .right
            default: .left
            }
    }
}
