/// A modifier that sets or transforms a preference.
protocol PreferenceSource<Key> {
    associatedtype Key: PreferenceKey

    /// Returns the value that the modifier's box sets.
    ///
    /// - Parameters:
    ///   - node: The box.
    ///   - inner: The value that the views inside set, `nil` for none; evaluated when it is called.
    /// - Returns: The value that replaces it, `nil` for none.
    func preference(of node: Node, inner: () -> Key.Value?) -> Key.Value?
}

extension Node {
    /// Returns the preference that this box and those inside set for `key`, `nil` for none.
    final func preference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
        holder?.preference(key) { preferenceInside(key) } ?? preferenceInside(key)
    }

    /// Returns the preferences that the boxes inside set for `key`, combined from the back to the front; `nil` for
    /// none.
    final func preferenceInside<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
        guard tree.preferenceKeys.contains(ObjectIdentifier(key)) else { return nil }
        var combined: Key.Value?
        let startsWithLast = boxes.count > 1 && holder?.isLastBoxBehind == true
        for box in startsWithLast ? boxes.reversed() : boxes
        where !box.node.isHiddenAlternative {
            guard let next = box.node.preference(key) else { continue }
            if var value = combined {
                Key.reduce(value: &value) { next }
                combined = value
            } else {
                combined = next
            }
        }
        return combined
    }
}
