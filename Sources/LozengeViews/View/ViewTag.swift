/// The tag of a view.
nonisolated struct ViewTag {
    let value: AnyHashable
    /// True if the tag also counts where its optional type is asked for.
    let includesOptional: Bool

    /// Returns the tag as a value of a type; `nil` if it has another one.
    func value<V: Hashable>(as type: V.Type) -> V? {
        guard !includesOptional, V.self is any Nullable.Type else { return value.base as? V }
        return value.base is any Nullable ? value.base as? V : nil
    }
}

/// An optional, whatever its type is.
nonisolated private protocol Nullable {}
extension Optional: Nullable {}
