import LozengeCore

/// A long text that is shaped section by section, so that its beginning can be shown long before its
/// end is known.
///
/// A section is a paragraph, or a part of a long one that ends behind a space where there is one.
final class UnfinishedText {
    /// What is known of the text.
    var content: ShapedContent { pass.content }
    private(set) var opportunities = BreakOpportunities()
    /// How many bytes are shaped.
    private(set) var shapedLength = 0
    /// How many bytes there are.
    let length: Int

    private var pass: ShapingPass
    private var finder: OpportunityFinder
    private var source: String
    private var paragraphs = Paragraphs()
    /// The paragraph that goes on, its sections, and the cluster it begins with.
    private var open: (paragraph: Paragraph, rest: Range<Int>, first: Int)?

    /// The most bytes of a section.
    ///
    /// Measured: 16 KiB of English take 6 ms.
    static let sectionLength = 16 << 10

    /// How many bytes are shaped in a frame: one section of a long paragraph, or many short paragraphs.
    static let stepLength = sectionLength / 2

    /// How many bytes of a text there are at least to be seen; shorter ones are shaped at once.
    static let beginningLength = 2 * sectionLength

    /// Shapes nothing yet.
    init(_ text: StyledText, _ pass: ShapingPass) {
        self.pass = pass
        source = pass.content.source
        length = source.utf8.count
        finder = OpportunityFinder(language: text.language)
    }

    /// Whether all is shaped.
    private(set) var isFinished = false

    /// How many times as long the text is as what is shaped of it.
    var share: Double { Double(length) / Double(max(1, shapedLength)) }

    /// How wide the widest paragraph is, or may be where it goes on, in units.
    var naturalWidth: Int {
        guard let open else { return content.naturalWidth }
        let known = max(1, open.rest.lowerBound - open.paragraph.bytes.lowerBound)
        let width = Double(content.clusters.width(of: open.first..<content.clusters.count))
        let estimate = width * Double(open.paragraph.bytes.count) / Double(known)
        return max(content.naturalWidth, Int(min(estimate, 1e15)))
    }

    /// Shapes the sections of so many bytes or a few more.
    func shape(_ length: Int) {
        // A copy of the reference, as the bytes are read while all else changes.
        var source = source
        source.withUTF8 { text in
            let goal = shapedLength + min(length, text.count)
            while !isFinished, shapedLength < goal { shapeSection(of: text) }
        }
    }

    private func shapeSection(of text: UnsafeBufferPointer<UInt8>) {
        // 1. The paragraph: the one that goes on, or the next.
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

        // 3. Where its lines may end, which what is before it has a say in.
        finder.look(
            at: section, knowing: text.start(around: section, in: paragraph),
            clusters: start..<pass.content.clusters.count, of: &pass.content.clusters, in: text,
            for: &opportunities)
    }
}

nonisolated extension UnsafeBufferPointer<UInt8> {
    /// Where what may decide how `section` is broken begins: at a character some words before it.
    fileprivate func start(around section: Range<Int>, in paragraph: Paragraph) -> Int {
        var start = Swift.max(paragraph.bytes.lowerBound, section.lowerBound - 256)
        while start < section.lowerBound, continuesScalar(at: start) { start += 1 }
        return start
    }
}
