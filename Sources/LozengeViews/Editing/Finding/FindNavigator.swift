import LozengeCore

nonisolated extension View {
    /// Shows the bar in which words are looked for and replaced in the editor of this view.
    ///
    /// Ctrl F opens the bar of the focused editor, and Ctrl H that with a row for replacing, with this modifier or without.
    ///
    /// ```swift
    /// TextEditor(text: $text)
    ///     .findNavigator(isPresented: $isFinding)
    /// ```
    ///
    /// Matches: SwiftUI.View.findNavigator(isPresented:)
    /// Source: `docs/editing.md`, EDIT-30.
    public func findNavigator(isPresented: Binding<Bool>) -> some View {
        environment(\.findNavigator, isPresented)
    }

    /// Leaves editors without a bar in which words are looked for; Ctrl F is for other views.
    ///
    /// The outermost `true` counts.
    ///
    /// Matches: SwiftUI.View.findDisabled(_:)
    public func findDisabled(_ isDisabled: Bool = true) -> some View {
        transformEnvironment(\.findLimits) { $0.isFindDisabled = $0.isFindDisabled || isDisabled }
    }

    /// Leaves the bar in which words are looked for without a row for replacing.
    ///
    /// The outermost `true` counts.
    ///
    /// Matches: SwiftUI.View.replaceDisabled(_:)
    public func replaceDisabled(_ isDisabled: Bool = true) -> some View {
        transformEnvironment(\.findLimits) {
            $0.isReplaceDisabled = $0.isReplaceDisabled || isDisabled
        }
    }
}

/// The limits of finding in the editors of a view.
nonisolated struct FindLimits: Equatable {
    var isFindDisabled = false
    var isReplaceDisabled = false
}

nonisolated extension EnvironmentValues {
    /// The presentation of the bar, if it is the program's; otherwise `nil`.
    var findNavigator: Binding<Bool>? {
        get { self[FindNavigatorKey.self] }
        set { self[FindNavigatorKey.self] = newValue }
    }

    var findLimits: FindLimits {
        get { self[FindLimitsKey.self] }
        set { self[FindLimitsKey.self] = newValue }
    }
}

nonisolated private struct FindNavigatorKey: EnvironmentKey {
    static var defaultValue: Binding<Bool>? { nil }
}

nonisolated private struct FindLimitsKey: EnvironmentKey {
    static var defaultValue: FindLimits { FindLimits() }
}
