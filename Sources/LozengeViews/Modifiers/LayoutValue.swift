import LozengeCore

nonisolated extension View {
    /// Tells the layout that this view is in something about it.
    ///
    /// Matches: SwiftUI.View.layoutValue(key:value:)
    public func layoutValue<Key: LayoutValueKey>(key: Key.Type, value: Key.Value) -> some View {
        modifier(LayoutValue<Key>(value: value))
    }
}

/// A box that is its child, with something to tell.
nonisolated struct LayoutValue<Key: LayoutValueKey> {
    let value: Key.Value
}

extension LayoutValue: PrimitiveModifier {
    func layoutValue(_ key: ObjectIdentifier, _ context: LayoutContext<Self>) -> Any? {
        key == ObjectIdentifier(Key.self) ? value : context.boxes[0].node.holder?.layoutValue(key)
    }
}
