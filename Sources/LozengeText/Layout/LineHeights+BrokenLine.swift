extension LineHeights {
    /// Returns the height of a line with its ellipsis and tail.
    func extent(of line: BrokenLine) -> Extent {
        guard line.isTruncated, uniform == nil else { return extent(of: line.clusters) }
        let isAllBehind = line.clusters.isEmpty && !line.tail.isEmpty
        var result = extent(of: isAllBehind ? line.tail : line.clusters)
        if !line.tail.isEmpty { result.grow(to: extent(of: line.tail)) }
        return result
    }
}
