nonisolated extension Sequence {
    /// Returns the first result of `transform` that is not `nil`; `nil` if there is none.
    ///
    /// Unlike `lazy.compactMap(_:).first` it calls `transform` once for each element, which a search of a tree depends on.
    package func firstResult<Result>(_ transform: (Element) -> Result?) -> Result? {
        for element in self {
            if let result = transform(element) { return result }
        }
        return nil
    }
}
