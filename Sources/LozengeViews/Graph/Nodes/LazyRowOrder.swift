import LozengeCore

/// The order of a collection whose rows are created on demand: it knows the ids of the rows that were created.
///
/// Other elements are not looked at, so that a collection of a million elements costs no more than one of a thousand.
struct LazyRowOrder<ID: Hashable> {
    private var ids: [Int: ID] = [:]
    private var formerIDs: [Int: ID] = [:]
    private var count = 0
    /// Returns the id of an element; `nil` if there is none at the index.
    private(set) var idAtIndex: (Int) -> ID? = { _ in nil }
    /// The elements in memory, if they are an array.
    private var storage: UnsafeRawPointer?
    private var hasReported = false

    /// Notes that the row at `index` was created.
    mutating func made(_ index: Int) {
        guard ids[index] == nil, let id = idAtIndex(index) else { return }
        // Rows that are created one after the other are next to each other.
        if !hasReported, ids[index - 1] == id || ids[index + 1] == id {
            hasReported = true
            reportEqualIDs(id)
        }
        ids[index] = id
    }

    /// Forgets the row at `index`, which was removed and has no state.
    mutating func dropped(_ index: Int) { ids[index] = nil }

    /// Returns the id of a row that was created.
    func id(of index: Int) -> ID? { ids[index] }

    /// Returns the first index of each of the ids that is there, after one walk over the elements.
    func places(of ids: some Collection<ID>) -> [ID: Int] {
        var (wanted, places) = (Set(ids), [ID: Int]())
        for index in 0..<count where !wanted.isEmpty {
            if let id = idAtIndex(index), wanted.remove(id) != nil { places[id] = index }
        }
        return places
    }

    /// The indices of the rows that are known, in ascending order.
    var knownIndices: [Int] { ids.keys.sorted() }

    /// Returns the id that a row had before the last change of the order.
    func formerID(of index: Int) -> ID? { formerIDs[index] }

    /// Finds the rows in another collection.
    ///
    /// - Parameters:
    ///   - data: The elements.
    ///   - id: Returns the id of an element.
    ///   - isSought: Returns true for a row that is looked for everywhere if it is not near its former place; another one
    ///     counts as gone.
    /// - Returns: The new index of each row that was created before and is still there, by its former one; `nil` if
    ///   none has moved and no element was added or removed.
    mutating func update<Data: RandomAccessCollection>(
        to data: Data, id: @escaping (Data.Element) -> ID, isSought: (Int) -> Bool
    ) -> [Int: Int]? {
        let indices = 0..<data.count
        let idAtIndex = { (index: Int) -> ID? in
            guard indices.contains(index) else { return nil }
            return id(data[data.index(data.startIndex, offsetBy: index)])
        }
        self.idAtIndex = idAtIndex
        let formerStorage = storage
        // Kept by the closure, so that another array is somewhere else. Other collections, and objects, may change in
        // place.
        storage =
            Data.Element.self is AnyClass
            ? nil
            : (data as? [Data.Element])?.withUnsafeBufferPointer {
                UnsafeRawPointer($0.baseAddress)
            }
        let isSameCount = data.count == count
        if isSameCount, storage != nil, storage == formerStorage { return nil }
        var search = RowSearch(former: count, count: data.count, idAtIndex)
        let known = knownIndices.compactMap { index in ids[index].map { (key: index, value: $0) } }
        count = data.count
        let places = search.places(of: known, isSought: isSought)
        formerIDs = ids
        if isSameCount, places.count == known.count, places.allSatisfy({ $0.key == $0.value }) {
            return nil
        }
        ids = Dictionary(
            uniqueKeysWithValues: known.compactMap { index, id in places[index].map { ($0, id) } })
        return places
    }
}

/// A search for rows by their ids: next to where they were at first, then everywhere.
private struct RowSearch<ID: Hashable> {
    private let idAtIndex: (Int) -> ID?
    private let count: Int
    /// The number of elements that were added.
    private let growth: Int
    private var places: [Int: Int] = [:]
    private var taken: Set<Int> = []
    /// The number of elements that may still be looked at before everything is searched.
    private var patience = 4096

    init(former: Int, count: Int, _ idAtIndex: @escaping (Int) -> ID?) {
        self.count = count
        self.idAtIndex = idAtIndex
        growth = count - former
    }

    /// Finds rows.
    ///
    /// - Parameters:
    ///   - rows: Former indices and ids, by ascending index.
    ///   - isSought: Returns true for a row that is looked for everywhere.
    /// - Returns: The new index of each row that is found, by its former one.
    mutating func places(
        of rows: [(key: Int, value: ID)], isSought: (Int) -> Bool
    ) -> [Int: Int] {
        var shift = 0
        var missing: [(key: Int, value: ID)] = []
        for (index, id) in rows {
            if let place = near(index + shift, id) ?? near(index + growth, id) {
                take(place, for: index)
                shift = place - index
            } else {
                missing.append((index, id))
            }
        }
        // As many elements are gone as rows are missing: it is these.
        if !missing.isEmpty, missing.count != -growth {
            let sought = missing.filter { isSought($0.key) }
            if !sought.isEmpty { searchEverywhere(for: sought) }
        }
        return places
    }

    private mutating func take(_ place: Int, for index: Int) {
        places[index] = place
        taken.insert(place)
    }

    /// The distance in which rows are looked for that an insertion or a removal next to them has moved.
    private static var reach: Int { 16 }

    private mutating func near(_ place: Int, _ id: ID) -> Int? {
        if isFree(place, id) { return place }
        guard patience > 0 else { return nil }
        patience -= 2 * Self.reach
        for distance in 1...Self.reach {
            if isFree(place + distance, id) { return place + distance }
            if isFree(place - distance, id) { return place - distance }
        }
        return nil
    }

    private func isFree(_ place: Int, _ id: ID) -> Bool {
        idAtIndex(place) == id && !taken.contains(place)
    }

    private mutating func searchEverywhere(for missing: [(key: Int, value: ID)]) {
        var wanted = Dictionary(grouping: missing, by: \.value).mapValues { $0.map(\.key) }
        for place in 0..<count where !taken.contains(place) {
            guard let id = idAtIndex(place), let indices = wanted[id], let index = indices.first
            else { continue }
            take(place, for: index)
            wanted[id] = indices.count == 1 ? nil : Array(indices.dropFirst())
            if wanted.isEmpty { return }
        }
    }
}
