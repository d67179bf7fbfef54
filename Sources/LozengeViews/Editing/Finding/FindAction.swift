import LozengeCore

/// The action that begins a search.
nonisolated package struct FindAction {
    package let begin: @MainActor () -> Void
    package init(begin: @escaping @MainActor () -> Void) { self.begin = begin }
}

nonisolated extension FocusedValues {
    /// The search of the focused editor, otherwise of the window.
    package var find: FindAction? {
        get { self[FindKey.self] }
        set { self[FindKey.self] = newValue }
    }
}

nonisolated private struct FindKey: FocusedValueKey { typealias Value = FindAction }
