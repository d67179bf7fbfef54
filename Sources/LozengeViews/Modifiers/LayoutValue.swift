import LozengeCore

extension View {
    /// Tells the layout that this view is in something about it.
    ///
    /// Matches: SwiftUI.View.layoutValue(key:value:)
    public func layoutValue<Key: LayoutValueKey>(key: Key.Type, value: Key.Value) -> some View {
        modifier(LayoutValue<Key>(value: value))
    }
}

/// A box that is its child, with something to tell.
struct LayoutValue<Key: LayoutValueKey>: PrimitiveModifier {
    let value: Key.Value

    func layoutValue(_ key: ObjectIdentifier, _ node: PrimitiveNode<Self>) -> Any? {
        key == ObjectIdentifier(Key.self) ? value : node.boxes[0].node.layoutValue(key)
    }
}
