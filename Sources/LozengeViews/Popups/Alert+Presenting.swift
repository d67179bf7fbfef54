import Foundation
import LozengeCore

nonisolated extension View {
    /// Presents an alert about `data` while it is not `nil` and `isPresented` is true.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - isPresented: True to present it; set to false by an answer.
    ///   - data: The data of the alert; `nil` presents nothing.
    ///   - actions: The buttons; an OK button if there are none.
    /// - Returns: This view.
    ///
    /// Matches: SwiftUI.View.alert(_:isPresented:presenting:actions:)
    public func alert<Data, Actions: View>(
        _ title: Text, isPresented: Binding<Bool>, presenting data: Data?,
        @ViewBuilder actions: (Data) -> Actions
    ) -> some View {
        alert(title, isPresented.whileThere(data), AnyView(data.map(actions)), nil)
    }

    /// Presents an alert about `data` with a message.
    ///
    /// Matches: SwiftUI.View.alert(_:isPresented:presenting:actions:message:)
    public func alert<Data, Actions: View, Message: View>(
        _ title: Text, isPresented: Binding<Bool>, presenting data: Data?,
        @ViewBuilder actions: (Data) -> Actions, @ViewBuilder message: (Data) -> Message
    ) -> some View {
        alert(
            title, isPresented.whileThere(data), AnyView(data.map(actions)),
            AnyView(data.map(message)))
    }

    /// Presents an alert about `data` with a localized title.
    ///
    /// Matches: SwiftUI.View.alert(_:isPresented:presenting:actions:)
    public func alert<Data, Actions: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: Data?,
        @ViewBuilder actions: (Data) -> Actions
    ) -> some View {
        alert(Text(titleKey), isPresented: isPresented, presenting: data, actions: actions)
    }

    /// Presents an alert about `data` with a title from a resource.
    ///
    /// Matches: SwiftUI.View.alert(_:isPresented:presenting:actions:)
    @_disfavoredOverload
    public func alert<Data, Actions: View>(
        _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
        presenting data: Data?,
        @ViewBuilder actions: (Data) -> Actions
    ) -> some View {
        alert(Text(titleResource), isPresented: isPresented, presenting: data, actions: actions)
    }

    /// Presents an alert about `data` with a localized title and a message.
    ///
    /// Matches: SwiftUI.View.alert(_:isPresented:presenting:actions:message:)
    public func alert<Data, Actions: View, Message: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: Data?,
        @ViewBuilder actions: (Data) -> Actions, @ViewBuilder message: (Data) -> Message
    ) -> some View {
        alert(
            Text(titleKey), isPresented: isPresented, presenting: data, actions: actions,
            message: message)
    }

    /// Presents an alert about `data` with a title from a resource and a message.
    ///
    /// Matches: SwiftUI.View.alert(_:isPresented:presenting:actions:message:)
    @_disfavoredOverload
    public func alert<Data, Actions: View, Message: View>(
        _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
        presenting data: Data?,
        @ViewBuilder actions: (Data) -> Actions, @ViewBuilder message: (Data) -> Message
    ) -> some View {
        alert(
            Text(titleResource), isPresented: isPresented, presenting: data, actions: actions,
            message: message)
    }

    /// Presents an alert about `data` with a title string.
    ///
    /// Matches: SwiftUI.View.alert(_:isPresented:presenting:actions:)
    @_disfavoredOverload
    public func alert<S: StringProtocol, Data, Actions: View>(
        _ title: S, isPresented: Binding<Bool>, presenting data: Data?,
        @ViewBuilder actions: (Data) -> Actions
    ) -> some View {
        alert(Text(title), isPresented: isPresented, presenting: data, actions: actions)
    }

    /// Presents an alert about `data` with a title string and a message.
    ///
    /// Matches: SwiftUI.View.alert(_:isPresented:presenting:actions:message:)
    @_disfavoredOverload
    public func alert<S: StringProtocol, Data, Actions: View, Message: View>(
        _ title: S, isPresented: Binding<Bool>, presenting data: Data?,
        @ViewBuilder actions: (Data) -> Actions, @ViewBuilder message: (Data) -> Message
    ) -> some View {
        alert(
            Text(title), isPresented: isPresented, presenting: data, actions: actions,
            message: message)
    }

    /// Presents an alert about an error while it is not `nil` and `isPresented` is true.
    ///
    /// Matches: SwiftUI.View.alert(isPresented:error:actions:)
    public func alert<E: LocalizedError, Actions: View>(
        isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> Actions
    ) -> some View {
        alert(
            Text(error?.errorDescription ?? ""), isPresented.whileThere(error),
            AnyView(actions()), nil)
    }

    /// Presents an alert about an error with a message.
    ///
    /// Matches: SwiftUI.View.alert(isPresented:error:actions:message:)
    public func alert<E: LocalizedError, Actions: View, Message: View>(
        isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: (E) -> Actions,
        @ViewBuilder message: (E) -> Message
    ) -> some View {
        alert(
            Text(error?.errorDescription ?? ""), isPresented: isPresented, presenting: error,
            actions: actions, message: message)
    }
}

nonisolated extension Binding<Bool> {
    /// Returns a binding that is true if this is true and `data` is not `nil`.
    package func whileThere<Data>(_ data: Data?) -> Binding<Bool> {
        let isThere = data != nil
        return Binding {
            wrappedValue && isThere
        } set: {
            wrappedValue = $0
        }
    }
}
