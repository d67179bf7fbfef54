import LozengeCore

nonisolated extension View {
    /// Sets a tag by which a container finds this view, such as a symbol of a canvas.
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
