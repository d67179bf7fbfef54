import Foundation
import LozengeCore

/// The attributes of a text, by ranges of its UTF-8 bytes.
///
/// Neighbouring runs differ; none is empty.
nonisolated struct AttributeRuns: Equatable {
    struct Run: Equatable {
        /// The offset behind the run.
        var end: Int
        var attributes: AttributeContainer
    }

    private(set) var runs: [Run] = []

    init() {}

    /// Creates the same attributes for a number of bytes.
    init(_ attributes: AttributeContainer, count: Int) {
        if count > 0 { runs = [Run(end: count, attributes: attributes)] }
    }

    init(_ text: AttributedString) {
        for run in text.runs {
            let count = text[run.range].utf8.count
            append(AttributeRuns(run.attributes, count: count))
        }
    }

    var count: Int { runs.last?.end ?? 0 }

    /// Returns the attributes of the byte at an offset; none behind the text.
    func attributes(at offset: Int) -> AttributeContainer {
        let index = index(at: offset)
        return offset >= 0 && index < runs.count ? runs[index].attributes : AttributeContainer()
    }

    /// Returns the index of the run of the byte at an offset.
    private func index(at offset: Int) -> Int {
        runs.indexOfFirst { $0.end > offset }
    }

    /// Returns the attributes of a text that replaces a range: those of its first character; of an empty range those of the
    /// character before it, or at the start of a paragraph of the one after it.
    ///
    /// A link goes on only within it.
    ///
    /// Source: `docs/editing.md`, EDIT-24.
    func typed(replacing range: Range<Int>, isParagraphStart: Bool) -> AttributeContainer {
        let place = range.lowerBound
        let isBefore = range.isEmpty && !isParagraphStart || place == count
        var typed = attributes(at: isBefore ? place - 1 : place)
            .filter(inheritedByAddedText: true)
        let isWithin =
            place > 0 && place < count
            && attributes(at: place - 1).link == attributes(at: place).link
        if !isWithin { typed.link = nil }
        return typed
    }

    private func start(of index: Int) -> Int { index > 0 ? runs[index - 1].end : 0 }

    /// The ranges with the same attributes in a part of the text.
    func parts(in range: Range<Int>) -> [(range: Range<Int>, attributes: AttributeContainer)] {
        guard !range.isEmpty else { return [] }
        var parts: [(Range<Int>, AttributeContainer)] = []
        var index = index(at: range.lowerBound)
        while index < runs.count, start(of: index) < range.upperBound {
            let part = (start(of: index)..<runs[index].end).clamped(to: range)
            parts.append((part, runs[index].attributes))
            index += 1
        }
        return parts
    }

    /// Returns the attributes of a part of the text.
    subscript(range: Range<Int>) -> AttributeRuns {
        var result = AttributeRuns()
        for part in parts(in: range) {
            result.append(AttributeRuns(part.attributes, count: part.range.count))
        }
        return result
    }

    /// Returns the runs with other attributes.
    func mapped(_ change: (inout AttributeContainer) -> Void) -> AttributeRuns {
        var (result, start) = (AttributeRuns(), 0)
        for run in runs {
            var attributes = run.attributes
            change(&attributes)
            result.append(AttributeRuns(attributes, count: run.end - start))
            start = run.end
        }
        return result
    }

    mutating func append(_ other: AttributeRuns) {
        let start = count
        for run in other.runs {
            if runs.last?.attributes == run.attributes { runs.removeLast() }
            runs.append(Run(end: start + run.end, attributes: run.attributes))
        }
    }

    /// Replaces the attributes of a range by those of a text that replaces it.
    mutating func replace(_ range: Range<Int>, with other: AttributeRuns) {
        let range = range.clamped(to: 0..<count)
        let (first, last) = (index(at: range.lowerBound), index(at: range.upperBound))
        var new: [Run] = []
        if start(of: first) < range.lowerBound, first < runs.count {
            new.append(Run(end: range.lowerBound, attributes: runs[first].attributes))
        }
        for run in other.runs {
            if new.last?.attributes == run.attributes { new.removeLast() }
            new.append(
                Run(end: range.lowerBound + run.end, attributes: run.attributes))
        }
        let shift = other.count - range.count
        runs.replaceSubrange(first..<last, with: new)
        let next = first + new.count
        if shift != 0 { for index in next..<runs.count { runs[index].end += shift } }
        join(at: next)
        join(at: first)
    }

    /// Merges equal neighbouring runs.
    private mutating func join(at index: Int) {
        guard index > 0, index < runs.count,
            runs[index - 1].attributes == runs[index].attributes
        else { return }
        runs.remove(at: index - 1)
    }

    /// Returns the smallest range in which the attributes of a text of the same length differ; `nil` for none.
    func difference(from other: AttributeRuns) -> Range<Int>? {
        guard self != other else { return nil }
        var start = 0
        for (old, new) in zip(other.runs, runs) {
            guard old.attributes == new.attributes else { break }
            start = min(old.end, new.end)
            guard old.end == new.end else { break }
        }
        var end = count
        let pairs = zip(other.runs.indices.reversed(), runs.indices.reversed())
        for (old, new) in pairs {
            guard other.runs[old].attributes == runs[new].attributes else { break }
            end = max(other.start(of: old), self.start(of: new))
            guard other.start(of: old) == self.start(of: new) else { break }
        }
        return start < end ? start..<end : nil
    }
}

/// A part of a text with its attributes.
nonisolated struct TextPart {
    var string = ""
    /// The attributes; none for plain text.
    var runs = AttributeRuns()

    /// The length in UTF-8 bytes.
    var count: Int { string.utf8.count }
    var isEmpty: Bool { string.isEmpty }

    static func + (left: TextPart, right: TextPart) -> TextPart {
        var sum = left
        sum += right
        return sum
    }

    static func += (left: inout TextPart, right: TextPart) {
        left.string += right.string
        left.runs.append(right.runs)
    }

    /// Returns a part, by its offsets in UTF-8 bytes.
    subscript(range: Range<Int>) -> TextPart {
        TextPart(string: string.substring(ofBytes: range), runs: runs[range])
    }

    mutating func insert(_ part: TextPart, at offset: Int) {
        string.insert(
            contentsOf: part.string, at: string.utf8.index(string.startIndex, offsetBy: offset))
        runs.replace(offset..<offset, with: part.runs)
    }

    /// The pieces of the same attributes.
    private var pieces: [(string: String, attributes: AttributeContainer)] {
        var place = string.startIndex
        return runs.parts(in: 0..<count).map { run in
            let end = string.utf8.index(place, offsetBy: run.range.count)
            defer { place = end }
            return (String(string[place..<end]), run.attributes)
        }
    }

    /// The text as an attributed string.
    var attributed: AttributedString {
        guard !runs.runs.isEmpty else { return AttributedString(string) }
        return pieces.reduce(into: AttributedString()) {
            $0 += AttributedString($1.string, attributes: $1.attributes)
        }
    }

    /// Returns the text as a view shows it.
    func styled(whenEmpty empty: AttributeContainer) -> TextStorage {
        let pieces = isEmpty ? [("", empty)] : pieces
        return TextStorage(
            pieces.map { TextRun(string: $0.0, traits: TextAttributes($0.1)) })
    }
}
