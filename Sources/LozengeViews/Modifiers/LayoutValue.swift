import LozengeCore

nonisolated extension View {
    /// Sets a value that the layout around this view can read.
    ///
    /// Matches: SwiftUI.View.layoutValue(key:value:)
    public func layoutValue<Key: LayoutValueKey>(key: Key.Type, value: Key.Value) -> some View {
        modifier(LayoutValue<Key>(value: value))
    }
}

/// A layout-neutral modifier that sets a layout value.
nonisolated struct LayoutValue<Key: LayoutValueKey> {
    let value: Key.Value
}

extension LayoutValue: PrimitiveModifier {
    func layoutValue(_ key: ObjectIdentifier, _ context: LayoutContext<Self>) -> Any? {
        key == ObjectIdentifier(Key.self) ? value : context.boxes[0].node.holder?.layoutValue(key)
    }
}
