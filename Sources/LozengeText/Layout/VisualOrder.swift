/// Returns the visual order of the runs of a line, from left to right.
///
/// Source: Unicode Standard Annex #9, rule L2: from the highest level to the lowest odd one, runs
/// at that level or above are reversed.
///
/// - Parameter levels: The embedding levels of the runs, in logical order.
/// - Returns: Indices into `levels`.
func visualOrder(of levels: [UInt8]) -> [Int] {
    var order = Array(levels.indices)
    guard let highest = levels.max(), let lowest = levels.filter({ $0 % 2 == 1 }).min() else {
        return order
    }
    for level in stride(from: highest, through: lowest, by: -1) {
        var start = 0
        while start < order.count {
            var end = start
            while end < order.count, levels[order[end]] >= level { end += 1 }
            order[start..<end].reverse()
            start = end + 1
        }
    }
    return order
}
