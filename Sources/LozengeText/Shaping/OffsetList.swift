/// Numbers from 0 on that do not fall, of which nothing is stored while each is its own index.
///
/// Most labels are one byte and one glyph to a cluster.
nonisolated struct OffsetList {
    private var values: [Int32] = []
    private var count = 1

    /// Whether each number is its own index.
    var isIdentity: Bool { values.isEmpty }
    var byteCount: Int { isIdentity ? 0 : 32 + 4 * values.capacity }

    @inline(__always)
    subscript(index: Int) -> Int32 {
        values.isEmpty ? Int32(truncatingIfNeeded: index) : values[index]
    }

    @inline(__always)
    mutating func append(_ value: Int) {
        if !values.isEmpty {
            values.append(Int32(clamping: value))
        } else if value != count {
            store(value)
        }
        count += 1
    }

    mutating func append(contentsOf numbers: some Collection<Int32>) {
        if isIdentity {
            var index = count
            let areIndices = numbers.allSatisfy { number in
                defer { index += 1 }
                return number == index
            }
            if areIndices { return appendIndices(numbers.count) }
            storeIndices(reserving: numbers.count)
        }
        values.append(contentsOf: numbers)
        count += numbers.count
    }

    /// Adds so many numbers that are their own indices, as those before must be.
    mutating func appendIndices(_ number: Int) { count += number }

    /// Stores what was counted only, and then `value`.
    @inline(never)
    private mutating func store(_ value: Int) {
        storeIndices(reserving: count)
        values.append(Int32(clamping: value))
    }

    private mutating func storeIndices(reserving more: Int) {
        values.reserveCapacity(count + more)
        for index in 0..<count { values.append(Int32(clamping: index)) }
    }
}
