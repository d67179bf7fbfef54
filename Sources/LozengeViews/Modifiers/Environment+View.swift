import LozengeCore

nonisolated extension View {
    /// Sets a value of the environment for this view and its descendants.
    ///
    /// ```swift
    /// Scoreboard().environment(\.layoutDirection, .rightToLeft)
    /// ```
    ///
    /// Matches: SwiftUI.View.environment(_:_:)
    public func environment<Value>(
        _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
    ) -> some View {
        modifier(
            EnvironmentModifier(change: EnvironmentChange(keyPath: keyPath) { _ in value }))
    }

    /// Transforms a value of the environment for this view and its descendants.
    ///
    /// Matches: SwiftUI.View.transformEnvironment(_:transform:)
    public func transformEnvironment<Value>(
        _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
        transform: @escaping (inout Value) -> Void
    ) -> some View {
        modifier(
            EnvironmentModifier(
                change: EnvironmentChange(keyPath: keyPath) { outer in
                    var value = outer[keyPath: keyPath]
                    transform(&value)
                    return value
                }))
    }
}

/// A modifier that changes the environment of its content; it makes no node for layout.
nonisolated struct EnvironmentModifier<Value> {
    let change: EnvironmentChange<Value>
}

extension EnvironmentModifier: ViewModifier {
    typealias Body = Never

    func _visit<Modified: View>(_ visitor: inout ViewVisitor, content: Modified) {
        visitor.environment(change) { content._visit(&$0) }
    }
}
