import Foundation

/// The lengths of the rows of a collection along a lazy container.
///
/// Only measured rows take memory: the others count with an estimate, which is the same for all. Finding a row or a
/// position takes time in proportion to the logarithm of the number of blocks, for a million rows as for a thousand.
struct RowLengths {
    /// The length of a row in the container, and the distance to the next row.
    struct Extent: Equatable {
        var length: CGFloat
        var gap: CGFloat

        /// The distance of the starts of this row and the next; rows that overlap wholly start at the same place.
        var pitch: CGFloat { max(0, length + gap) }
    }

    /// Rows next to each other of which at least one was measured.
    private struct Block {
        /// The index of the block among all blocks, measured or not.
        let number: Int
        var extents: [Extent?]
        /// The sum over the measured rows.
        var measured: CGFloat = 0
        var count = 0
        /// The sum of ``measured`` over the blocks before, and the number of measured rows there; valid below
        /// ``RowLengths/summed``.
        var before: (measured: CGFloat, count: Int) = (0, 0)
    }

    private static let blockLength = 128

    /// The number of rows.
    private(set) var count: Int
    /// The extent of a row that was not measured.
    var estimate: Extent
    private var blocks: [Block] = []
    /// The number of blocks at the start whose sums are valid.
    private var summed = 0

    init(count: Int = 0, estimate: Extent = Extent(length: 0, gap: 0)) {
        self.count = count
        self.estimate = estimate
    }

    /// The measured extent of a row; `nil` if it was not measured.
    subscript(index: Int) -> Extent? {
        get {
            let (number, place) = index.quotientAndRemainder(dividingBy: Self.blockLength)
            let block = firstBlock(from: number)
            guard block < blocks.count, blocks[block].number == number else { return nil }
            return blocks[block].extents[place]
        }
        set {
            let (number, place) = index.quotientAndRemainder(dividingBy: Self.blockLength)
            let block = firstBlock(from: number)
            if block == blocks.count || blocks[block].number != number {
                guard newValue != nil else { return }
                let none = [Extent?](repeating: nil, count: Self.blockLength)
                blocks.insert(Block(number: number, extents: none), at: block)
            } else if blocks[block].extents[place] == newValue {
                return
            }
            if let old = blocks[block].extents[place] {
                blocks[block].measured -= old.pitch
                blocks[block].count -= 1
            }
            if let newValue {
                blocks[block].measured += newValue.pitch
                blocks[block].count += 1
            }
            blocks[block].extents[place] = newValue
            summed = min(summed, block)
        }
    }

    /// Returns the extent of a row, measured or estimated.
    func extent(of index: Int) -> Extent { self[index] ?? estimate }

    /// The indices of the measured rows, in ascending order.
    var measuredIndices: [Int] {
        blocks.flatMap { block in
            block.extents.indices.lazy.filter { block.extents[$0] != nil }
                .map { block.number * Self.blockLength + $0 }
        }
    }

    /// Returns the position of the row at `index`; that of the end of all rows for ``count``.
    mutating func start(of index: Int) -> CGFloat {
        sumBlocks()
        let (number, place) = index.quotientAndRemainder(dividingBy: Self.blockLength)
        let block = firstBlock(from: number)
        var (measured, known) = before(block)
        if place > 0, block < blocks.count, blocks[block].number == number {
            for extent in blocks[block].extents[..<place] {
                guard let extent else { continue }
                measured += extent.pitch
                known += 1
            }
        }
        return measured + CGFloat(index - known) * estimate.pitch
    }

    /// The length of all rows, without the gap after the last one that takes room.
    mutating func total() -> CGFloat {
        count == 0 ? 0 : start(of: count) - extent(of: lastWithRoom).gap
    }

    /// The last row that is not known to be empty; the first one if all are.
    private var lastWithRoom: Int {
        var last = count - 1
        while last > 0, self[last] == Extent(length: 0, gap: 0) {
            let (number, place) = last.quotientAndRemainder(dividingBy: Self.blockLength)
            let block = blocks[firstBlock(from: number)]
            let isEmpty = block.measured == 0 && block.count == place + 1
            last -= isEmpty ? place + 1 : 1
        }
        return max(0, last)
    }

    /// Returns the row at `position`, or the one before the gap that is there: the last row that does not start after it.
    ///
    /// - Parameter position: The distance from the start of the first row, in points.
    /// - Returns: The index; that of the first row before all rows, and that of the last one after them.
    mutating func row(at position: CGFloat) -> Int {
        guard count > 0 else { return 0 }
        var (low, high) = (0, count)
        // Blocks first, since a search by rows adds up a block at each step.
        var (first, end) = (0, blocks.count)
        while first < end {
            let middle = (first + end) / 2
            if start(of: blocks[middle].number * Self.blockLength) <= position {
                first = middle + 1
            } else {
                end = middle
            }
        }
        if first > 0 { low = blocks[first - 1].number * Self.blockLength }
        if first < blocks.count { high = min(high, blocks[first].number * Self.blockLength) }
        while low + 1 < high {
            let middle = low + (high - low) / 2
            if start(of: middle) <= position { low = middle } else { high = middle }
        }
        return min(low, count - 1)
    }

    /// Moves the extents to the places of their rows in another order.
    ///
    /// The places of some rows are known. A row between two of them is as far from its former place as the one before it,
    /// if there is room; rows before all of them are where they were, and those after them as far from the end.
    ///
    /// - Parameters:
    ///   - count: The number of rows in the new order.
    ///   - places: The new index of each known row that is still there, by its former one.
    ///   - known: The former indices of all known rows, in ascending order.
    mutating func reorder(to count: Int, _ places: [Int: Int], known: [Int]) {
        var moved = RowLengths(count: count, estimate: estimate)
        let taken = Set(places.values)
        let growth = count - self.count
        var (next, shift) = (0, 0)
        for (old, extent) in measured {
            while next < known.count, known[next] <= old {
                if let place = places[known[next]] { shift = place - known[next] }
                next += 1
            }
            let isKnown = next > 0 && known[next - 1] == old
            let place: Int?
            if isKnown {
                place = places[old]
            } else {
                let target = old + (next == known.count && next > 0 ? growth : shift)
                place = taken.contains(target) ? nil : target
            }
            if let place, place >= 0, place < count { moved[place] = extent }
        }
        self = moved
    }

    /// The measured rows with their extents, in ascending order.
    private var measured: [(index: Int, extent: Extent)] {
        blocks.flatMap { block in
            block.extents.enumerated().compactMap { place, extent in
                extent.map { (block.number * Self.blockLength + place, $0) }
            }
        }
    }

    private func firstBlock(from number: Int) -> Int {
        var (low, high) = (0, blocks.count)
        while low < high {
            let middle = (low + high) / 2
            if blocks[middle].number < number { low = middle + 1 } else { high = middle }
        }
        return low
    }

    private func before(_ block: Int) -> (measured: CGFloat, count: Int) {
        guard block > 0 else { return (0, 0) }
        let last = blocks[block - 1]
        return (last.before.measured + last.measured, last.before.count + last.count)
    }

    private mutating func sumBlocks() {
        guard summed < blocks.count else { return }
        for block in summed..<blocks.count { blocks[block].before = before(block) }
        summed = blocks.count
    }
}
