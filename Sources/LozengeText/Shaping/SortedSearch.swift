nonisolated extension RandomAccessCollection where Index == Int {
    /// The index of the first element for which `isBehind` holds, the number of elements if for none.
    ///
    /// It must hold for every element after the first, which lets half of the rest go at each step.
    func indexOfFirst(where isBehind: (Element) -> Bool) -> Int {
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
