import LozengeCore

/// The truncation of the last visible line for an ellipsis.
///
/// Whitespace next to the ellipsis is removed. The ellipsis is shown even if nothing else fits.
struct Truncation {
    let clusters: Clusters
    /// The maximum width in units; `Int.max` for no limit.
    let width: Int

    /// Returns a line with the same start as `line`, truncated by `mode`.
    func cut(_ line: BrokenLine, _ mode: TextTruncation, ellipsis: Ellipsis) -> BrokenLine {
        let start = line.clusters.lowerBound
        let room = width - ellipsis.width
        switch mode {
        case .tail:
            return self.line(prefix(from: start, in: room), ellipsis, tail: 0..<0)
        case .head:
            return self.line(start..<start, ellipsis, tail: suffix(from: start, in: room))
        case .middle:
            // Each side gets half of the width; one side may use the rest of the other.
            let half = prefix(from: start, in: room - room / 2)
            let tail = suffix(from: half.upperBound, in: room - clusters.width(of: half))
            let head = prefix(
                from: start, in: room - clusters.width(of: tail), to: tail.lowerBound)
            return self.line(head, ellipsis, tail: tail)
        }
    }

    /// Returns as much from `start` on as fits in `room`, across break opportunities but not across
    /// a separator.
    private func prefix(from start: Int, in room: Int, to limit: Int? = nil) -> Range<Int> {
        let limit = limit ?? clusters.count
        var end = start
        var index = start
        var x = 0
        while index < limit, !clusters[index].traits.contains(.separator) {
            x += clusters[index].advance
            index += 1
            if clusters.isWithinCharacter(index) { continue }
            if x > room { break }
            end = index
        }
        return start..<clusters.contentEnd(of: start..<end)
    }

    /// Returns as much before `limit` as fits in `room`, across break opportunities but not across
    /// a separator.
    private func suffix(from limit: Int, in room: Int) -> Range<Int> {
        let end = clusters.contentEnd(of: limit..<clusters.count)
        var start = end
        var index = end
        var x = 0
        while index > limit, !clusters[index - 1].traits.contains(.separator) {
            index -= 1
            x += clusters[index].advance
            if clusters.isWithinCharacter(index) { continue }
            if x > room { break }
            start = index
        }
        while start < end, clusters[start].traits.contains(.whitespace) { start += 1 }
        return start..<end
    }

    private func line(
        _ head: Range<Int>, _ ellipsis: Ellipsis, tail: Range<Int>
    ) -> BrokenLine {
        let width = clusters.width(of: head) + ellipsis.width + clusters.width(of: tail)
        return BrokenLine(
            clusters: head, contentEnd: head.upperBound, contentWidth: width, width: width,
            isHard: true, special: .ellipsis(ellipsis), tail: tail)
    }
}

extension Clusters {
    /// Returns true if the cluster continues a character, so that text must not be cut before it.
    fileprivate func isWithinCharacter(_ index: Int) -> Bool {
        index < count && self[index].traits.contains(.continuesCharacter)
    }
}
