import LozengeCore

nonisolated extension View {
    /// Sets a tag by which a container finds this view, such as a row of a list or a symbol of a canvas.
    ///
    /// Matches: SwiftUI.View.tag(_:)
    public func tag<V: Hashable>(_ tag: V) -> some View {
        self.tag(tag, includeOptional: true)
    }

    /// Sets a tag by which a container finds this view.
    ///
    /// - Parameters:
    ///   - tag: The tag.
    ///   - includeOptional: True if the tag also counts for a selection of the optional type.
    /// - Returns: This view with the tag.
    ///
    /// Matches: SwiftUI.View.tag(_:includeOptional:)
    public func tag<V: Hashable>(_ tag: V, includeOptional: Bool) -> some View {
        modifier(TagModifier(tag: ViewTag(value: tag, includesOptional: includeOptional)))
    }
}

/// The key of a view's tag.
nonisolated struct TagKey: LayoutValueKey {
    static var defaultValue: ViewTag? { nil }
}

/// A modifier that sets a tag: a layout value, and a value for the container.
nonisolated private struct TagModifier {
    let tag: ViewTag

    private var layoutValue: LayoutValue<TagKey> { LayoutValue(value: tag) }
}

extension TagModifier: ViewModifier {
    typealias Body = Never

    func _visit<Modified: View>(_ visitor: inout ViewVisitor, content: Modified) {
        layoutValue._visit(&visitor, content: content)
    }

    func _list<Modified: View>(_ list: inout _SubviewList, content: Modified) {
        list.append({ layoutValue._list(&$0, content: content) }) { $0.addTag(tag) }
    }
}
