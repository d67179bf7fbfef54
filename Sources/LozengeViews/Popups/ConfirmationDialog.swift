import LozengeCore

nonisolated extension View {
    /// Presents a confirmation dialog while `isPresented` is true.
    ///
    /// A Cancel button is added if no button has the cancel role.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - isPresented: True to present it; set to false by an answer.
    ///   - titleVisibility: The visibility of the title; visible by default.
    ///   - actions: The buttons.
    /// - Returns: This view.
    ///
    /// Matches: SwiftUI.View.confirmationDialog(_:isPresented:titleVisibility:actions:)
    public func confirmationDialog<Actions: View>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> Actions
    ) -> some View {
        choice(title, isPresented, titleVisibility, actions(), nil)
    }

    /// Presents a confirmation dialog with a message.
    ///
    /// Matches: SwiftUI.View.confirmationDialog(_:isPresented:titleVisibility:actions:message:)
    public func confirmationDialog<Actions: View, Message: View>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> Actions, @ViewBuilder message: () -> Message
    ) -> some View {
        choice(title, isPresented, titleVisibility, actions(), AnyView(message()))
    }

    /// Presents a confirmation dialog with a localized title.
    ///
    /// Matches: SwiftUI.View.confirmationDialog(_:isPresented:titleVisibility:actions:)
    public func confirmationDialog<Actions: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> Actions
    ) -> some View {
        choice(Text(titleKey), isPresented, titleVisibility, actions(), nil)
    }

    /// Presents a confirmation dialog with a title from a resource.
    ///
    /// Matches: SwiftUI.View.confirmationDialog(_:isPresented:titleVisibility:actions:)
    @_disfavoredOverload
    public func confirmationDialog<Actions: View>(
        _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> Actions
    ) -> some View {
        choice(Text(titleResource), isPresented, titleVisibility, actions(), nil)
    }

    /// Presents a confirmation dialog with a localized title and a message.
    ///
    /// Matches: SwiftUI.View.confirmationDialog(_:isPresented:titleVisibility:actions:message:)
    public func confirmationDialog<Actions: View, Message: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> Actions,
        @ViewBuilder message: () -> Message
    ) -> some View {
        choice(Text(titleKey), isPresented, titleVisibility, actions(), AnyView(message()))
    }

    /// Presents a confirmation dialog with a title from a resource and a message.
    ///
    /// Matches: SwiftUI.View.confirmationDialog(_:isPresented:titleVisibility:actions:message:)
    @_disfavoredOverload
    public func confirmationDialog<Actions: View, Message: View>(
        _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> Actions,
        @ViewBuilder message: () -> Message
    ) -> some View {
        choice(Text(titleResource), isPresented, titleVisibility, actions(), AnyView(message()))
    }

    /// Presents a confirmation dialog with a title string.
    ///
    /// Matches: SwiftUI.View.confirmationDialog(_:isPresented:titleVisibility:actions:)
    @_disfavoredOverload
    public func confirmationDialog<S: StringProtocol, Actions: View>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> Actions
    ) -> some View {
        choice(Text(title), isPresented, titleVisibility, actions(), nil)
    }

    /// Presents a confirmation dialog with a title string and a message.
    ///
    /// Matches: SwiftUI.View.confirmationDialog(_:isPresented:titleVisibility:actions:message:)
    @_disfavoredOverload
    public func confirmationDialog<S: StringProtocol, Actions: View, Message: View>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> Actions, @ViewBuilder message: () -> Message
    ) -> some View {
        choice(Text(title), isPresented, titleVisibility, actions(), AnyView(message()))
    }

    /// Presents a confirmation dialog; one without a message for `nil`.
    func choice(
        _ title: Text, _ isPresented: Binding<Bool>, _ titleVisibility: Visibility,
        _ actions: some View, _ message: AnyView?
    ) -> some View {
        modifier(
            DialogModifier(
                isPresented: isPresented,
                content: AlertContent(
                    title: titleVisibility == .hidden ? nil : title, message: message,
                    actions: AnyView(actions), isLeavable: true)))
    }
}
