import LozengeCore

nonisolated extension View {
    /// Makes this view a part of the window with a view of its own that gets the focus first.
    ///
    /// ```swift
    /// struct Login: View {
    ///     @Namespace private var login
    ///     @Environment(\.resetFocus) private var resetFocus
    ///
    ///     var body: some View {
    ///         VStack {
    ///             TextField("Name", text: $name).prefersDefaultFocus(in: login)
    ///             SecureField("Password", text: $password)
    ///             Button("Clear") { resetFocus(in: login) }
    ///         }
    ///         .focusScope(login)
    ///     }
    /// }
    /// ```
    ///
    /// Matches: SwiftUI.View.focusScope(_:)
    public func focusScope(_ namespace: Namespace.ID) -> some View {
        modifier(FocusScope(namespace: namespace))
    }

    /// Chooses this view to get the focus first in a scope: when the scope appears, and by ``ResetFocusAction``.
    ///
    /// - Parameters:
    ///   - prefersDefaultFocus: False to leave the choice to other views.
    ///   - namespace: The namespace of the scope around.
    /// - Returns: This view; outside of the scope nothing changes.
    ///
    /// Matches: SwiftUI.View.prefersDefaultFocus(_:in:)
    public func prefersDefaultFocus(
        _ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID
    ) -> some View {
        modifier(PreferredFocus(isPreferred: prefersDefaultFocus, namespace: namespace))
    }
}

/// Moves the focus to the view that is to have it first in a scope.
///
/// Matches: SwiftUI.ResetFocusAction
nonisolated public struct ResetFocusAction: Sendable {
    /// Moves the focus.
    ///
    /// - Parameter namespace: The namespace of the scope; nothing happens if no scope with it is shown, or none of its
    ///   views is preferred.
    @MainActor public func callAsFunction(in namespace: Namespace.ID) {
        guard let focus = FocusScope.shown[namespace] else { return }
        focus.wrappedValue = true
    }
}

nonisolated extension EnvironmentValues {
    /// Moves the focus to where it is first in a scope.
    ///
    /// Matches: SwiftUI.EnvironmentValues.resetFocus
    public var resetFocus: ResetFocusAction { ResetFocusAction() }

    /// The focus of the preferred views in the scopes around.
    fileprivate var focusScopes: [Namespace.ID: FocusState<Bool>.Binding] {
        get { self[FocusScopesKey.self] }
        set { self[FocusScopesKey.self] = newValue }
    }
}

nonisolated private struct FocusScopesKey: EnvironmentKey {
    static var defaultValue: [Namespace.ID: FocusState<Bool>.Binding] { [:] }
}

nonisolated private struct FocusScope {
    let namespace: Namespace.ID
    @FocusState private var isPreferredFocused: Bool

    init(namespace: Namespace.ID) { self.namespace = namespace }

    /// The scopes that are shown, for an action that is outside of them.
    @MainActor static var shown: [Namespace.ID: FocusState<Bool>.Binding] = [:]
}

extension FocusScope: ViewModifier {
    func body(content: Content) -> some View {
        let focus = $isPreferredFocused
        content
            .transformEnvironment(\.focusScopes) { $0[namespace] = focus }
            .defaultFocus(focus, true)
            .onAppear { Self.shown[namespace] = focus }
            .onDisappear { Self.shown[namespace] = nil }
    }
}

nonisolated private struct PreferredFocus {
    let isPreferred: Bool
    let namespace: Namespace.ID
    @Environment(\.focusScopes) private var scopes

    init(isPreferred: Bool, namespace: Namespace.ID) {
        (self.isPreferred, self.namespace) = (isPreferred, namespace)
    }
}

extension PreferredFocus: ViewModifier {
    func body(content: Content) -> some View {
        content.modifier(
            FocusedEffect(
                location: isPreferred ? scopes[namespace]?.location : nil, value: true))
    }
}
