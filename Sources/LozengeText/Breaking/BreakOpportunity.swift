/// A place where a line may end.
struct BreakOpportunity: Equatable {
    /// How far the last word's end is from the text's start, in units.
    var contentX: Int
    /// How far the end of the whitespace behind it is.
    var endX: Int
    /// The cluster behind the last word.
    var contentEnd: Int32
    /// The cluster that the next line begins with.
    var end: Int32
    /// Whether the line must end here.
    var isMandatory: Bool

    /// Whether words end here, and not parts of one.
    var isBehindSpace: Bool { endX > contentX }
}

extension Clusters {
    /// The places where a line may end, the text's end among them; `canBreak` says whether one may
    /// end before the given cluster.
    func opportunities(where canBreak: (Int) -> Bool) -> [BreakOpportunity] {
        var result: [BreakOpportunity] = []
        var x = 0
        var content = (x: 0, end: 0)
        for index in 0..<count {
            if index > 0, !self[index - 1].traits.contains(.separator), canBreak(index) {
                result.append(
                    BreakOpportunity(
                        contentX: content.x, endX: x, contentEnd: Int32(content.end),
                        end: Int32(index), isMandatory: false))
            }
            x += self[index].advance
            if !self[index].traits.contains(.whitespace) { content = (x, index + 1) }
            if self[index].traits.contains(.separator) {
                result.append(
                    BreakOpportunity(
                        contentX: content.x, endX: x, contentEnd: Int32(content.end),
                        end: Int32(index + 1), isMandatory: true))
                content = (x, index + 1)
            }
        }
        result.append(
            BreakOpportunity(
                contentX: content.x, endX: x, contentEnd: Int32(content.end), end: Int32(count),
                isMandatory: true))
        return result
    }
}
