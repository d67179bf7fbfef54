/// A change that a modifier of scenes makes to a kind of window.
protocol SceneChange {
    func apply(to window: inout WindowDescription)
}

/// A change by a value.
nonisolated private struct ValueChange<Value> {
    let value: Value
    let change: @MainActor @Sendable (Value, inout WindowDescription) -> Void
}

extension ValueChange: SceneChange {
    func apply(to window: inout WindowDescription) { change(value, &window) }
}

nonisolated extension Scene {
    /// Returns this scene with a change of each of its kinds of windows by a value.
    func changed<Value>(
        _ value: Value,
        _ change: @escaping @MainActor @Sendable (Value, inout WindowDescription) -> Void
    ) -> _ChangedScene<Self> {
        _ChangedScene(content: self, change: ValueChange(value: value, change: change))
    }
}
