import LozengeCore

/// A long text that is shaped in sections, so that its beginning is visible before its end is
/// shaped.
///
/// A section is a paragraph or a part of a long one, divided after a space if there is one.
final class UnfinishedText {
    /// The content shaped so far.
    var content: ShapedContent { pass.content }
    private(set) var opportunities = BreakOpportunities()
    /// The number of bytes shaped so far.
    private(set) var shapedLength = 0
    /// The number of bytes of the text.
    let length: Int

    private var pass: ShapingPass
    private var finder: OpportunityFinder
    private var source: String
    private var paragraphs = Paragraphs()
    /// The current paragraph, its remaining bytes, and its first cluster; `nil` between paragraphs.
    private var open: (paragraph: Paragraph, rest: Range<Int>, first: Int)?

    /// The maximum number of bytes of a section.
    ///
    /// Measured: shaping 16 KiB of English takes 6 ms.
    static let sectionLength = 16 << 10

    /// The number of bytes shaped in a frame: one section of a long paragraph, or many short
    /// paragraphs.
    static let stepLength = sectionLength / 2

    /// The number of bytes shaped at first; shorter texts are shaped at once.
    static let beginningLength = 2 * sectionLength

    /// Creates a text of which nothing is shaped yet.
    init(_ text: StyledText, _ pass: ShapingPass) {
        self.pass = pass
        source = pass.content.source
        length = source.utf8.count
        finder = OpportunityFinder(language: text.language)
    }

    /// True once all is shaped.
    private(set) var isFinished = false

    /// The length of the text divided by the length of the shaped part.
    var share: Double { Double(length) / Double(max(1, shapedLength)) }

    /// The width of the widest paragraph, estimated for one that continues, in units.
    var naturalWidth: Int {
        guard let open else { return content.naturalWidth }
        let known = max(1, open.rest.lowerBound - open.paragraph.bytes.lowerBound)
        let width = Double(content.clusters.width(of: open.first..<content.clusters.count))
        let estimate = width * Double(open.paragraph.bytes.count) / Double(known)
        return max(content.naturalWidth, Int(min(estimate, 1e15)))
    }

    /// Shapes sections of at least `length` bytes.
    func shape(_ length: Int) {
        // A copy, since the bytes are read while other properties change.
        var source = source
        source.withUTF8 { text in
            let goal = shapedLength + min(length, text.count)
            while !isFinished, shapedLength < goal { shapeSection(of: text) }
        }
    }

    private func shapeSection(of text: UnsafeBufferPointer<UInt8>) {
        // 1. The current or the next paragraph.
        if open == nil, let next = paragraphs.next(in: text) {
            pass.begin(next, of: text)
            open = (next, next.bytes, pass.content.clusters.count)
        }
        guard let (paragraph, rest, first) = open else {
            opportunities.finish()
            isFinished = true
            return
        }

        // 2. Its next section.
        let start = pass.content.clusters.count
        let section = text.piece(of: rest, upTo: Self.sectionLength)
        let isLast = section.upperBound == rest.upperBound
        pass.shape(section: section, of: paragraph, in: text)
        if open?.rest.lowerBound != paragraph.bytes.lowerBound {
            pass.content.paragraphs.removeLast()
        }
        if isLast {
            pass.end(paragraph, from: first)
            open = nil
        } else {
            pass.show(paragraph, from: first)
            open?.rest = section.upperBound..<rest.upperBound
        }
        shapedLength = isLast ? paragraph.end : section.upperBound

        // 3. Its break opportunities, which depend on the text before.
        finder.look(
            at: section, knowing: text.start(around: section, in: paragraph),
            clusters: start..<pass.content.clusters.count, of: &pass.content.clusters, in: text,
            for: &opportunities)
    }
}

extension Shaper {
    /// Shapes the beginning of a long text; returns `nil` for a text that is shaped at once.
    func begin(_ text: StyledText) -> UnfinishedText? {
        let length = text.spans.reduce(0) { $0 + $1.string.utf8.count }
        guard length > UnfinishedText.beginningLength else { return nil }
        let source = Self.source(of: text.spans)
        let unfinished = UnfinishedText(
            text, makePass(text, source: source, capacity: source.utf8.count))
        unfinished.shape(UnfinishedText.beginningLength)
        return unfinished
    }
}

nonisolated extension UnsafeBufferPointer<UInt8> {
    /// Returns the start of the context that affects breaks in `section`: a character some words
    /// before it.
    fileprivate func start(around section: Range<Int>, in paragraph: Paragraph) -> Int {
        var start = Swift.max(paragraph.bytes.lowerBound, section.lowerBound - 256)
        while start < section.lowerBound, continuesScalar(at: start) { start += 1 }
        return start
    }
}
