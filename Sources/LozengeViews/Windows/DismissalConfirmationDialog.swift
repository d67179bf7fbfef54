import LozengeCore

nonisolated extension View {
    /// Asks before the window of this view is closed.
    ///
    /// The question comes when the user or a program closes the window, and when the app is to quit. A button without the
    /// cancel role closes the window after its action; a Cancel button is added if there is none.
    ///
    /// ```swift
    /// DrawingView(drawing: $drawing)
    ///     .dismissalConfirmationDialog("Discard the drawing?", shouldPresent: drawing.isUnsaved) {
    ///         Button("Discard", role: .destructive) {}
    ///     }
    /// ```
    ///
    /// - Parameters:
    ///   - title: The question.
    ///   - shouldPresent: True to ask.
    ///   - actions: The buttons.
    ///   - message: The facts that the user needs to answer.
    /// - Returns: This view.
    ///
    /// Matches: SwiftUI.View.dismissalConfirmationDialog(_:shouldPresent:actions:message:)
    /// Source: `docs/windows.md`, WINDOW-8.
    public func dismissalConfirmationDialog<A: View, M: View>(
        _ title: Text, shouldPresent: Bool, @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View { asks(title, shouldPresent, AnyView(actions()), AnyView(message())) }

    /// Asks before the window of this view is closed.
    ///
    /// Matches: SwiftUI.View.dismissalConfirmationDialog(_:shouldPresent:actions:)
    public func dismissalConfirmationDialog<A: View>(
        _ title: Text, shouldPresent: Bool, @ViewBuilder actions: () -> A
    ) -> some View { asks(title, shouldPresent, AnyView(actions()), nil) }

    /// Asks by a localized title and a message before the window of this view is closed.
    ///
    /// Matches: SwiftUI.View.dismissalConfirmationDialog(_:shouldPresent:actions:message:)
    public func dismissalConfirmationDialog<A: View, M: View>(
        _ titleKey: LocalizedStringKey, shouldPresent: Bool, @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View { asks(Text(titleKey), shouldPresent, AnyView(actions()), AnyView(message())) }

    /// Asks by a title from a resource and a message before the window of this view is closed.
    ///
    /// Matches: SwiftUI.View.dismissalConfirmationDialog(_:shouldPresent:actions:message:)
    @_disfavoredOverload
    public func dismissalConfirmationDialog<A: View, M: View>(
        _ titleResource: LocalizedStringResource, shouldPresent: Bool,
        @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View {
        asks(Text(titleResource), shouldPresent, AnyView(actions()), AnyView(message()))
    }

    /// Asks by a localized title before the window of this view is closed.
    ///
    /// Matches: SwiftUI.View.dismissalConfirmationDialog(_:shouldPresent:actions:)
    public func dismissalConfirmationDialog<A: View>(
        _ titleKey: LocalizedStringKey, shouldPresent: Bool, @ViewBuilder actions: () -> A
    ) -> some View { asks(Text(titleKey), shouldPresent, AnyView(actions()), nil) }

    /// Asks by a title from a resource before the window of this view is closed.
    ///
    /// Matches: SwiftUI.View.dismissalConfirmationDialog(_:shouldPresent:actions:)
    @_disfavoredOverload
    public func dismissalConfirmationDialog<A: View>(
        _ titleResource: LocalizedStringResource, shouldPresent: Bool, @ViewBuilder actions: () -> A
    ) -> some View { asks(Text(titleResource), shouldPresent, AnyView(actions()), nil) }

    /// Asks by a title that is not localized, and a message, before the window of this view is closed.
    ///
    /// Matches: SwiftUI.View.dismissalConfirmationDialog(_:shouldPresent:actions:message:)
    @_disfavoredOverload
    public func dismissalConfirmationDialog<S: StringProtocol, A: View, M: View>(
        _ title: S, shouldPresent: Bool, @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View { asks(Text(title), shouldPresent, AnyView(actions()), AnyView(message())) }

    /// Asks by a title that is not localized before the window of this view is closed.
    ///
    /// Matches: SwiftUI.View.dismissalConfirmationDialog(_:shouldPresent:actions:)
    @_disfavoredOverload
    public func dismissalConfirmationDialog<S: StringProtocol, A: View>(
        _ title: S, shouldPresent: Bool, @ViewBuilder actions: () -> A
    ) -> some View { asks(Text(title), shouldPresent, AnyView(actions()), nil) }

    /// Calls `ask` before the window of this view is closed; `nil` to ask nothing.
    ///
    /// Its argument closes the window.
    package func asksBeforeClosing(
        _ ask: ((@escaping @MainActor () -> Void) -> Void)?
    ) -> some View { modifier(DismissalQuestion(ask: ask)) }

    private func asks(
        _ title: Text, _ shouldPresent: Bool, _ actions: AnyView, _ message: AnyView?
    ) -> some View {
        modifier(
            DismissalConfirmation(
                title: title, shouldPresent: shouldPresent, actions: actions, message: message))
    }
}

/// A question before a window is closed.
nonisolated private struct DismissalConfirmation {
    let title: Text
    let shouldPresent: Bool
    let actions: AnyView
    let message: AnyView?
    /// Closes the window; `nil` while nothing is asked.
    @State private var close: (@MainActor () -> Void)?

    init(title: Text, shouldPresent: Bool, actions: AnyView, message: AnyView?) {
        (self.title, self.shouldPresent) = (title, shouldPresent)
        (self.actions, self.message) = (actions, message)
    }
}

extension DismissalConfirmation: ViewModifier {
    func body(content: Content) -> some View {
        let pending = close
        content
            .asksBeforeClosing(shouldPresent ? { close = $0 } : nil)
            .modifier(
                DialogModifier(
                    isPresented: Binding(get: { close != nil }, set: { if !$0 { close = nil } }),
                    content: AlertContent(
                        title: title, message: message,
                        actions: AnyView(
                            actions.environment(\.onAnswer) { role in
                                if role != .cancel { pending?() }
                            }),
                        isLeavable: true)))
    }
}

/// A layout-neutral modifier with the question of a view.
nonisolated private struct DismissalQuestion {
    let ask: WindowDemands.Question?
}

extension DismissalQuestion: PrimitiveModifier {
    static var affectsLayout: Bool { false }

    func resolve(_ context: UpdateContext<Self>) {
        context.tree[WindowDemands.self].setQuestion(ask, of: context.node)
    }
}
