import LozengeCore

nonisolated extension View {
    /// Presents a confirmation dialog about `data` while it is not `nil` and `isPresented` is true.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - isPresented: True to present it; set to false by an answer.
    ///   - titleVisibility: The visibility of the title; visible by default.
    ///   - data: The data of the dialog; `nil` presents nothing.
    ///   - actions: The buttons; a Cancel button is added if none has the cancel role.
    /// - Returns: This view.
    ///
    /// Matches: SwiftUI.View.confirmationDialog(_:isPresented:titleVisibility:presenting:actions:)
    public func confirmationDialog<Data, Actions: View>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: Data?, @ViewBuilder actions: (Data) -> Actions
    ) -> some View {
        choice(title, isPresented.whileThere(data), titleVisibility, data.map(actions), nil)
    }

    /// Presents a confirmation dialog about `data` with a message.
    ///
    /// Matches: SwiftUI.View.confirmationDialog(_:isPresented:titleVisibility:presenting:actions:message:)
    public func confirmationDialog<Data, Actions: View, Message: View>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: Data?, @ViewBuilder actions: (Data) -> Actions,
        @ViewBuilder message: (Data) -> Message
    ) -> some View {
        choice(
            title, isPresented.whileThere(data), titleVisibility, data.map(actions),
            AnyView(data.map(message)))
    }

    /// Presents a confirmation dialog about `data` with a localized title while it is not `nil` and `isPresented` is true.
    ///
    /// Matches: SwiftUI.View.confirmationDialog(_:isPresented:titleVisibility:presenting:actions:)
    public func confirmationDialog<Data, Actions: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        presenting data: Data?, @ViewBuilder actions: (Data) -> Actions
    ) -> some View {
        confirmationDialog(
            Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility,
            presenting: data, actions: actions)
    }

    /// Presents a confirmation dialog about `data` with a title from a resource while it is not `nil` and `isPresented` is true.
    ///
    /// Matches: SwiftUI.View.confirmationDialog(_:isPresented:titleVisibility:presenting:actions:)
    @_disfavoredOverload
    public func confirmationDialog<Data, Actions: View>(
        _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        presenting data: Data?, @ViewBuilder actions: (Data) -> Actions
    ) -> some View {
        confirmationDialog(
            Text(titleResource), isPresented: isPresented, titleVisibility: titleVisibility,
            presenting: data, actions: actions)
    }

    /// Presents a confirmation dialog about `data` with a localized title and a message.
    ///
    /// Matches: SwiftUI.View.confirmationDialog(_:isPresented:titleVisibility:presenting:actions:message:)
    public func confirmationDialog<Data, Actions: View, Message: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        presenting data: Data?, @ViewBuilder actions: (Data) -> Actions,
        @ViewBuilder message: (Data) -> Message
    ) -> some View {
        confirmationDialog(
            Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility,
            presenting: data, actions: actions, message: message)
    }

    /// Presents a confirmation dialog about `data` with a title from a resource and a message.
    ///
    /// Matches: SwiftUI.View.confirmationDialog(_:isPresented:titleVisibility:presenting:actions:message:)
    @_disfavoredOverload
    public func confirmationDialog<Data, Actions: View, Message: View>(
        _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        presenting data: Data?, @ViewBuilder actions: (Data) -> Actions,
        @ViewBuilder message: (Data) -> Message
    ) -> some View {
        confirmationDialog(
            Text(titleResource), isPresented: isPresented, titleVisibility: titleVisibility,
            presenting: data, actions: actions, message: message)
    }

    /// Presents a confirmation dialog about `data` with a title string while it is not `nil` and `isPresented` is true.
    ///
    /// Matches: SwiftUI.View.confirmationDialog(_:isPresented:titleVisibility:presenting:actions:)
    @_disfavoredOverload
    public func confirmationDialog<S: StringProtocol, Data, Actions: View>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: Data?, @ViewBuilder actions: (Data) -> Actions
    ) -> some View {
        confirmationDialog(
            Text(title), isPresented: isPresented, titleVisibility: titleVisibility,
            presenting: data, actions: actions)
    }

    /// Presents a confirmation dialog about `data` with a title string and a message.
    ///
    /// Matches: SwiftUI.View.confirmationDialog(_:isPresented:titleVisibility:presenting:actions:message:)
    @_disfavoredOverload
    public func confirmationDialog<S: StringProtocol, Data, Actions: View, Message: View>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: Data?, @ViewBuilder actions: (Data) -> Actions,
        @ViewBuilder message: (Data) -> Message
    ) -> some View {
        confirmationDialog(
            Text(title), isPresented: isPresented, titleVisibility: titleVisibility,
            presenting: data, actions: actions, message: message)
    }
}
