/// Cuts the last line that is shown, so that an ellipsis fits behind it.
struct Truncation {
    let clusters: Clusters

    /// The line that begins where `line` does and goes on as far as `width` allows, past breaks too,
    /// but not past a separator.
    ///
    /// Whitespace before the ellipsis goes. The ellipsis is there even where nothing else fits.
    /// `width` and `ellipsis` are in units, `Int.max` for any width.
    func tail(of line: BrokenLine, in width: Int, ellipsis: Int) -> BrokenLine {
        let start = line.clusters.lowerBound
        let room = width - ellipsis
        var end = start
        var index = start
        var x = 0
        while index < clusters.count, !clusters.traits[index].contains(.separator) {
            x += Int(clusters.advances[index])
            index += 1
            let isWithinCharacter =
                index < clusters.count && clusters.traits[index].contains(.continuesCharacter)
            if isWithinCharacter { continue }
            if x > room { break }
            end = index
        }
        end = clusters.contentEnd(of: start..<end)
        let content = clusters.width(of: start..<end)
        return BrokenLine(
            clusters: start..<end, contentEnd: end, contentWidth: content + ellipsis,
            width: content + ellipsis, isHard: true, isTruncated: true)
    }
}
