/// The order of columns and tabs that the user has chosen.
nonisolated extension Array {
    /// Sorts the elements by an order of names.
    ///
    /// - Parameters:
    ///   - order: The names, of which unknown ones are ignored.
    ///   - name: Returns the name of an element; `nil` for one without.
    /// - Returns: The elements. An element without a place in the order keeps its index.
    func arranged<Name: Hashable>(by order: [Name], name: (Element) -> Name?) -> [Element] {
        guard !order.isEmpty else { return self }
        var places: [Name: Int] = [:]
        for index in indices {
            if let name = name(self[index]), places[name] == nil { places[name] = index }
        }
        let named = order.compactMap { places.removeValue(forKey: $0) }
        let moved = Set(named)
        var next = named.makeIterator()
        return indices.map { self[moved.contains($0) ? next.next() ?? $0 : $0] }
    }

    /// Returns the index of the nearest element in a direction that satisfies a condition; `nil` for none.
    func neighbor(of index: Int, step: Int, where isSuitable: (Element) -> Bool) -> Int? {
        var next = index + step
        while indices.contains(next), !isSuitable(self[next]) { next += step }
        return indices.contains(next) ? next : nil
    }
}
