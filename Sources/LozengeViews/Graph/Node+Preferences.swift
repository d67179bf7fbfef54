/// A modifier that has a say in what is told under a key.
protocol PreferenceSource<Key> {
    associatedtype Key: PreferenceKey

    /// What this modifier's box tells.
    ///
    /// - Parameters:
    ///   - node: The box.
    ///   - inner: What the views inside tell, `nil` for nothing; worked out when it is asked for.
    /// - Returns: What is told instead, `nil` for nothing.
    func told(by node: Node, inner: () -> Key.Value?) -> Key.Value?
}

extension Node {
    /// What this box and those inside tell under `key`, `nil` for nothing.
    final func preference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
        told(key) { preferenceInside(key) } ?? preferenceInside(key)
    }

    /// What the boxes inside tell under `key`, combined in their order; `nil` for nothing.
    final func preferenceInside<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
        guard tree.toldKeys.contains(ObjectIdentifier(key)) else { return nil }
        var combined: Key.Value?
        for box in boxes where !box.node.isLeftOut {
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
