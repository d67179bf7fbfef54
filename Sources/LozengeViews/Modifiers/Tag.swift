import LozengeCore

nonisolated extension View {
    /// Gives this view a name that what is around finds it by, such as the symbols of a canvas.
    ///
    /// Matches: SwiftUI.View.tag(_:)
    public func tag<V: Hashable>(_ tag: V) -> some View {
        layoutValue(key: TagKey.self, value: AnyHashable(tag))
    }
}

/// The key of a view's tag.
nonisolated struct TagKey: LayoutValueKey {
    static var defaultValue: AnyHashable? { nil }
}
