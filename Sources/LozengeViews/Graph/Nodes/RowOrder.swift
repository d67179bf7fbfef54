import LozengeCore

/// The order of a collection's elements, which are identified by their ids.
struct RowOrder<ID: Hashable> {
    /// The identities of the elements in their order.
    private(set) var keys: [RowKey<ID>] = []
    private var places: [RowKey<ID>: Int] = [:]

    /// Returns the previous position of each element of `data`; `nil` if the order is unchanged.
    mutating func update<Data: RandomAccessCollection>(
        to data: Data, id: (Data.Element) -> ID
    ) -> [Int?]? {
        guard !isOrder(of: data, id: id) else { return nil }
        let before = places
        var origins: [Int?] = []
        origins.reserveCapacity(data.count)
        (keys, places) = ([], Dictionary(minimumCapacity: data.count))
        keys.reserveCapacity(data.count)
        /// The number of elements so far for each duplicate id.
        var occurrences: [ID: Int] = [:]
        for element in data {
            var key = RowKey(id: id(element))
            if places[key] != nil {
                if occurrences.isEmpty { reportEqualIDs(key.id) }
                key.occurrence = occurrences[key.id] ?? 1
                occurrences[key.id] = key.occurrence + 1
            }
            places[key] = keys.count
            keys.append(key)
            origins.append(before[key])
        }
        return origins
    }

    /// Compares in order: most updates change elements and not their order.
    private func isOrder<Data: RandomAccessCollection>(
        of data: Data, id: (Data.Element) -> ID
    ) -> Bool {
        guard data.count == keys.count else { return false }
        var place = 0
        for element in data {
            guard keys[place].id == id(element) else { return false }
            place += 1
        }
        return true
    }

    /// Returns the index of the first element with `id`.
    func place(of id: ID) -> Int? { places[RowKey(id: id)] }
}

/// An element's id, and the number of elements before it with the same id.
nonisolated struct RowKey<ID: Hashable>: Hashable {
    let id: ID
    var occurrence = 0
}

/// Reports that two elements of a collection have the same id.
func reportEqualIDs(_ id: some Hashable) {
    report(
        "Duplicate id in ForEach: \(id). Elements with it are identified by their order, so "
            + "state may move between them. Use unique ids.")
}
