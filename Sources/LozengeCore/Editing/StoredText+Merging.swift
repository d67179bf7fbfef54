/// Two changes of one text at the same time: one by the user, which the program does not know yet, and one by the program.
extension StoredText {
    /// The part of a text that another one has otherwise.
    private struct Difference {
        var range: Range<Int>
        var replacement: String

        init(from old: String, to new: String) {
            var (first, second) = (old, new)
            let (start, end) = first.withUTF8 { first in
                second.withUTF8 { StoredText.common(first, $0) }
            }
            range = start..<old.utf8.count - end
            replacement = new.substring(ofBytes: start..<new.utf8.count - end)
        }
    }

    /// Returns a text with two changes of it; where they overlap, with the second one alone.
    package static func merging(_ base: String, _ first: String, _ second: String) -> String {
        let (one, other) = (Difference(from: base, to: first), Difference(from: base, to: second))
        let (front, back): (Difference, Difference)
        if one.range.upperBound <= other.range.lowerBound {
            (front, back) = (one, other)
        } else if other.range.upperBound <= one.range.lowerBound {
            (front, back) = (other, one)
        } else {
            return second
        }
        return base.substring(ofBytes: 0..<front.range.lowerBound) + front.replacement
            + base.substring(ofBytes: front.range.upperBound..<back.range.lowerBound)
            + back.replacement
            + base.substring(ofBytes: back.range.upperBound..<base.utf8.count)
    }
}
