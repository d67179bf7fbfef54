/// A list of non-decreasing numbers from 0, without storage while each number equals its index.
///
/// Most labels have one byte and one glyph for each cluster.
nonisolated struct OffsetList {
    private var values: [Int32] = []
    private var count = 1

    /// True if each number equals its index.
    var isIdentity: Bool { values.isEmpty }
    var byteCount: Int { isIdentity ? 0 : 32 + 4 * values.capacity }

    subscript(index: Int) -> Int32 {
        values.isEmpty ? Int32(truncatingIfNeeded: index) : values[index]
    }

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

    /// Adds `number` numbers that equal their indices, as all before must.
    mutating func appendIndices(_ number: Int) { count += number }

    /// Stores the numbers counted so far, then `value`.
    private mutating func store(_ value: Int) {
        storeIndices(reserving: count)
        values.append(Int32(clamping: value))
    }

    private mutating func storeIndices(reserving more: Int) {
        values.reserveCapacity(count + more)
        for index in 0..<count { values.append(Int32(clamping: index)) }
    }
}
