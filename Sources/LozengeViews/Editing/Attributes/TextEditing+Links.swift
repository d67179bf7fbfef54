import Foundation
import LozengeCore

/// The links of a text.
extension TextEditing {
    /// The link of the selection, or at the caret; `nil` without one, or with several.
    var link: URL? {
        guard let runs = text.runs else { return nil }
        let range = linkRange
        let links = runs.parts(in: range).map(\.attributes.link)
        return links.allSatisfy { $0 == links.first } ? links.first ?? nil : nil
    }

    /// The selection; without one the link around the caret, or nothing.
    private var linkRange: Range<Int> {
        let range = text.selection
        guard range.isEmpty, let runs = text.runs else { return range }
        func link(at offset: Int) -> URL? { runs.attributes(at: offset).link }
        guard let link = link(at: range.lowerBound),
            link == runs.attributes(at: range.lowerBound - 1).link
        else { return range }
        let all = runs.parts(in: 0..<text.end)
        var (first, last) = (range.lowerBound, range.lowerBound)
        for part in all.reversed()
        where part.range.upperBound >= first && part.range.lowerBound < first {
            guard part.attributes.link == link else { break }
            first = part.range.lowerBound
        }
        for part in all where part.range.lowerBound <= last && part.range.upperBound > last {
            guard part.attributes.link == link else { break }
            last = part.range.upperBound
        }
        return first..<last
    }

    /// Sets the link of the selection, or of the link around the caret; inserts an address at a place without one.
    func setLink(_ link: URL?) {
        let (range, ends) = (linkRange, ends)
        if let link, range.isEmpty {
            var attributes = text.typedAttributes
            attributes.link = link
            let address = link.absoluteString
            let part = TextPart(
                string: address, runs: AttributeRuns(attributes, count: address.utf8.count))
            history.close()
            return replace(range, with: part, .other)
        }
        text.select(range)
        changeAttributes { $0.link = link }
        text.select(anchor: ends.anchor, caret: ends.caret)
        history.changeEnd(to: ends)
    }
}
