import CMarkdown
import LozengeCore

/// md4c, which reads documents in Markdown; loaded for the first one.
enum MarkdownLibrary {
    private static let name = "libmd4c.so.0"

    /// The loaded library; it stays as long as the program.
    nonisolated(unsafe) private static let library = dlopen(name, RTLD_NOW)

    /// Reports a missing library, once.
    private static let reportsMissing: Void = report(
        "Markdown is shown without paragraphs, lists and tables: \(name) is missing. Install libmd4c0."
    )

    /// Reads a document.
    ///
    /// - Parameters:
    ///   - text: The document.
    ///   - document: Gets the blocks and texts in the order of the document.
    /// - Returns: False if the library is missing, which is reported, or if it gives up.
    static func read(_ text: String, into document: MarkdownDocument) -> Bool {
        guard let library else {
            reportsMissing
            return false
        }
        var parser = LozengeMarkdownParser()
        parser.flags = LOZENGE_MARKDOWN_FLAGS
        parser.enter_block = { kind, detail, owner in
            MarkdownLibrary.document(owner)?.enterBlock(Int(kind), detail)
            return 0
        }
        parser.leave_block = { kind, _, owner in
            MarkdownLibrary.document(owner)?.leaveBlock(Int(kind))
            return 0
        }
        parser.enter_span = { kind, detail, owner in
            MarkdownLibrary.document(owner)?.enterSpan(Int(kind), detail)
            return 0
        }
        parser.leave_span = { kind, _, owner in
            MarkdownLibrary.document(owner)?.leaveSpan(Int(kind))
            return 0
        }
        parser.text = { kind, text, size, owner in
            let bytes = UnsafeRawBufferPointer(start: text, count: Int(size))
            MarkdownLibrary.document(owner)?.add(String(decoding: bytes, as: UTF8.self), Int(kind))
            return 0
        }
        var text = text
        return withExtendedLifetime(document) {
            text.withUTF8 { bytes in
                guard let size = UInt32(exactly: bytes.count), size > 0 else { return true }
                let owner = Unmanaged.passUnretained(document).toOpaque()
                return bytes.withMemoryRebound(to: CChar.self) {
                    lozenge_markdown_parse(library, $0.baseAddress, size, &parser, owner) == 0
                }
            }
        }
    }

    private static func document(_ owner: UnsafeMutableRawPointer?) -> MarkdownDocument? {
        owner.map { Unmanaged.fromOpaque($0).takeUnretainedValue() }
    }
}

extension String {
    /// Creates the text of an attribute, such as the address of a link, without its entities.
    init(_ attribute: LozengeMarkdownText) {
        self = ""
        guard let text = attribute.text, let kinds = attribute.kinds,
            let offsets = attribute.offsets
        else { return }
        var piece = 0
        while offsets[piece] < attribute.size {
            let range = Int(offsets[piece])..<Int(min(offsets[piece + 1], attribute.size))
            let bytes = UnsafeRawBufferPointer(start: text + range.lowerBound, count: range.count)
            let words = String(decoding: bytes, as: UTF8.self)
            self +=
                Int(kinds[piece]) == LOZENGE_TEXT_ENTITY ? MarkdownEntity.text(of: words) : words
            piece += 1
        }
    }
}
