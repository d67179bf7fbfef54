extension RandomAccessCollection where Index == Int {
    /// Returns the index of the first element for which `isBehind` holds; the count if there is
    /// none.
    ///
    /// `isBehind` must hold for all elements after the first; the search is binary.
    @inlinable package func indexOfFirst(where isBehind: (Element) -> Bool) -> Int {
        var range = startIndex..<endIndex
        while !range.isEmpty {
            let middle = range.lowerBound + range.count / 2
            if isBehind(self[middle]) {
                range = range.lowerBound..<middle
            } else {
                range = middle + 1..<range.upperBound
            }
        }
        return range.lowerBound
    }
}
