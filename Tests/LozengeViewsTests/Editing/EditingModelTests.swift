import Foundation
import LozengeCore
import RandomFixtures
import Testing
import TextFixtures

@testable import LozengeText
@testable import LozengeViews

@Suite("Editing beside a plain model")
struct EditingModelTests {
    @Test(
        "Random edits, motions and undoing agree with a plain string; all is undone",
        arguments: 0..<24)
    func random(number: Int) {
        var random = SeededGenerator(seed: Seeds.seed(UInt64(number)))
        let editing = Self.editing(Self.text(&random))
        let original = Array(editing.text.storage.string.utf8)
        var states: [[UInt8]] = [original]
        for _ in 0..<150 {
            let before = Model(editing)
            let action = Int.random(in: 0..<12, using: &random)
            switch action {
            case 0...3:
                let typed = Self.pieces[Int.random(in: 0..<Self.pieces.count, using: &random)]
                editing.insert(typed, isTyped: action < 3)
                #expect(Model(editing).bytes == before.replacing(with: typed))
            case 4, 5:
                let motion = Self.motion(&random)
                editing.delete(motion)
                #expect(before.isShortened(to: Model(editing)))
            case 6...9:
                let isExtending = Bool.random(using: &random)
                editing.move(Self.motion(&random), isExtending: isExtending)
                let after = Model(editing)
                #expect(after.bytes == before.bytes)
                #expect(isExtending ? after.anchor == before.anchor : after.anchor == after.caret)
            case 10: _ = editing.undo()
            default: _ = editing.redo()
            }
            let now = Model(editing)
            #expect(now.isBetweenCharacters)
            if now.bytes != states.last { states.append(now.bytes) }
        }
        let last = Model(editing)
        while editing.undo() {}
        #expect(Array(editing.text.storage.string.utf8) == original)
        while editing.redo() {}
        #expect(Model(editing).bytes == last.bytes || states.contains(Model(editing).bytes))
    }

    @Test("Carets and selections are those of the text laid out at once", arguments: 0..<12)
    func carets(number: Int) throws {
        var random = SeededGenerator(seed: Seeds.seed(UInt64(500 + number)))
        var text = ""
        for _ in 0..<Int.random(in: 1...8, using: &random) {
            let samples = TextCorpus.paragraphs
            text += samples[Int.random(in: 0..<samples.count, using: &random)].text.prefix(400)
            text += "\n"
        }
        let editing = Self.editing(text)
        // The slow layout: everything at once. Its lines are the same, from top to bottom.
        let whole = Self.engine.shape(StyledText(text, font: Self.font))
        let carets = whole.carets(
            in: ProposedViewSize(width: editing.wrapWidth, height: nil), style: ParagraphStyle())
        let all = try #require(editing.allCarets)
        try #require(all.lines.count == carets.lines.count)
        for (ours, theirs) in zip(all.lines, carets.lines) {
            #expect(ours.start == theirs.start)
            // A break has no place in a block.
            let visible = theirs.characters.filter { $0.maxX > $0.minX }
            let shown = ours.characters.filter { $0.maxX > $0.minX }
            #expect(shown.map(\.bytes) == visible.map(\.bytes))
            // A paragraph from right to left is at the right here.
            let start = shown.map(\.minX).min() ?? 0
            let other = visible.map(\.minX).min() ?? 0
            func isSame(_ one: CGFloat, _ two: CGFloat) -> Bool {
                abs(one - start - two + other) < 0.01
            }
            let differing = zip(shown, visible).filter {
                !isSame($0.minX, $1.minX) || !isSame($0.maxX, $1.maxX)
            }
            #expect(differing.isEmpty)
        }
        for offset in stride(from: 0, to: text.utf8.count, by: 37) {
            let place = editing.text.storage.boundary(offset)
            #expect(editing.caret(at: .init(place)) == all.caret(at: place))
        }
    }

    @Test("A long text is edited at its ends and in its middle as a short one")
    func long() {
        let paragraph = "The quick brown fox jumps over the lazy dog. "
        let editing = Self.editing(String(repeating: paragraph + "\n", count: 50_000))
        let before = editing.text.end
        for share in [0, 0.25, 0.5, 1] {
            editing.move(to: Int(Double(before) * share), isExtending: false)
            editing.insert("x", isTyped: true)
            editing.move(.down, isExtending: false)
            editing.move(.up, isExtending: false)
            _ = editing.caret
        }
        #expect(editing.text.end == before + 4)
        // Only what was asked for is shaped.
        #expect(editing.shaped.count < 100)
        while editing.undo() {}
        #expect(editing.text.end == before)
    }

    // MARK: The model

    private static let engine = PangoTextEngine(
        scale: 1, cacheCapacity: 16 << 20, fontConfigurationFile: Fixtures.fonts)
    private static let font = ResolvedFont(family: "Noto Sans", size: 16)

    private static func editing(_ text: String) -> TextEditing {
        let editing = TextEditing()
        editing.isMultiline = true
        editing.wrapWidth = 300
        editing.visible = 0...200
        editing.shape = { text in
            let shaped = engine.shape(StyledText(text.string, font: font))
            let look = ResolvedTextStyle.shared(
                ParagraphStyle(), .color(.clear), ContentTransition.identity)
            return Text.Resolution(shaped: shaped, appearance: look)
        }
        editing.update(to: .plain(text))
        editing.layOut()
        return editing
    }

    private static let pieces = [
        "a", "Wort ", "e\u{301}", "👨‍👩‍👧", "東京", "שלום", " ", "\n", "किताब", "\r\n", "مرحبا ", "🇩🇪", "-",
    ]

    private static func text(_ random: inout SeededGenerator) -> String {
        (0..<Int.random(in: 0...60, using: &random)).map { _ in
            pieces[Int.random(in: 0..<pieces.count, using: &random)]
        }.joined()
    }

    private static func motion(_ random: inout SeededGenerator) -> EditCommand.Motion {
        let motions: [EditCommand.Motion] = [
            .left, .right, .wordLeft, .wordRight, .backward, .forward, .wordBackward,
            .wordForward, .start, .end, .up, .down, .pageUp, .pageDown, .lineStart, .lineEnd,
            .paragraphStart, .paragraphEnd,
        ]
        return motions[Int.random(in: 0..<motions.count, using: &random)]
    }
}

/// A text and its selection, in plain values.
private struct Model {
    let bytes: [UInt8]
    let anchor: Int
    let caret: Int
    let isBetweenCharacters: Bool

    init(_ editing: TextEditing) {
        let string = editing.text.storage.string
        bytes = Array(string.utf8)
        anchor = editing.text.anchor
        caret = editing.text.caret
        func isBoundary(_ offset: Int) -> Bool {
            guard offset <= string.utf8.count else { return false }
            let index = string.utf8.index(string.startIndex, offsetBy: offset)
            return String.Index(index, within: string) != nil
        }
        isBetweenCharacters = isBoundary(anchor) && isBoundary(caret)
    }

    private var selection: Range<Int> { min(anchor, caret)..<max(anchor, caret) }

    func replacing(with text: String) -> [UInt8] {
        var result = bytes
        result.replaceSubrange(selection, with: text.utf8)
        return result
    }

    /// True if the other text lacks one part of this one: the selection, or a part beside the caret.
    func isShortened(to other: Model) -> Bool {
        let removed = bytes.count - other.bytes.count
        guard removed >= 0 else { return false }
        if !selection.isEmpty { return other.bytes == replacing(with: "") }
        return (max(0, caret - removed)...caret).contains { start in
            start + removed <= bytes.count
                && Array(bytes[..<start] + bytes[(start + removed)...]) == other.bytes
        }
    }
}
