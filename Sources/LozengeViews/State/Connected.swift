/// A value with dynamic properties that is no view, such as the commands of an app or the content of a toolbar.
///
/// A view stores it, and so connects its `@State`, `@Environment` and other properties.
nonisolated package struct Connected<Content> {
    package var content: Content

    package init(content: Content) { self.content = content }

    /// True if the content has properties to connect.
    @MainActor package static var hasProperties: Bool {
        !DynamicPropertyLayout.of(Content.self).properties.isEmpty
    }
}

extension Connected: DynamicProperty {
    package mutating func _connect(_ connection: inout _PropertyConnection) {
        let parts = (connection.storage as? DynamicPropertyStorage) ?? DynamicPropertyStorage()
        parts.connect(&content, to: connection.reader)
        connection.storage = parts
    }
}
