/// Values that a preview of something other than a view needs, such as the size of a widget.
///
/// Matches: SwiftUI.PreviewContext
@MainActor @preconcurrency
public protocol PreviewContext {
    /// The value for `key`, or the key's default value.
    subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { get }
}

/// A key of a value in a ``PreviewContext``.
///
/// Matches: SwiftUI.PreviewContextKey
@MainActor @preconcurrency
public protocol PreviewContextKey {
    associatedtype Value

    static var defaultValue: Value { get }
}

nonisolated extension View {
    /// Passes `value` to the tool that shows this preview.
    ///
    /// The view looks and behaves as without it.
    ///
    /// Matches: SwiftUI.View.previewContext(_:)
    public func previewContext<C: PreviewContext>(_ value: C) -> some View {
        containerValue(\.previewContext, value)
    }
}

nonisolated extension ContainerValues {
    package var previewContext: (any PreviewContext)? {
        get { self[PreviewContextValueKey.self] }
        set { self[PreviewContextValueKey.self] = newValue }
    }
}

/// The key of a preview's context.
nonisolated private struct PreviewContextValueKey: ContainerValueKey {
    static var defaultValue: (any PreviewContext)? { nil }
}
