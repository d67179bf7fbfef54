import Foundation
import LozengeCore

nonisolated extension View {
    /// Asks or tells the user something about `data`, while there is any and `isPresented` is true.
    ///
    /// - Parameters:
    ///   - title: What it is about.
    ///   - isPresented: Whether it is shown; false when the user has answered.
    ///   - data: What it is about; nothing is shown where that is `nil`.
    ///   - actions: The buttons; one that says OK where there are none.
    /// - Returns: This view.
    ///
    /// Matches: SwiftUI.View.alert(_:isPresented:presenting:actions:)
    public func alert<Data, Actions: View>(
        _ title: Text, isPresented: Binding<Bool>, presenting data: Data?,
        @ViewBuilder actions: (Data) -> Actions
    ) -> some View {
        alert(title, isPresented.whileThere(data), AnyView(data.map(actions)), nil)
    }

    /// Asks or tells the user something about `data`, and says more about it.
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

    /// Asks or tells the user something about `data`, in the words of `titleKey`.
    ///
    /// Matches: SwiftUI.View.alert(_:isPresented:presenting:actions:)
    public func alert<Data, Actions: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: Data?,
        @ViewBuilder actions: (Data) -> Actions
    ) -> some View {
        alert(Text(titleKey), isPresented: isPresented, presenting: data, actions: actions)
    }

    /// Asks or tells the user something about `data` in the words of `titleKey`, and says more.
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

    /// Asks or tells the user something about `data`, with a title that is shown as it is.
    ///
    /// Matches: SwiftUI.View.alert(_:isPresented:presenting:actions:)
    @_disfavoredOverload
    public func alert<S: StringProtocol, Data, Actions: View>(
        _ title: S, isPresented: Binding<Bool>, presenting data: Data?,
        @ViewBuilder actions: (Data) -> Actions
    ) -> some View {
        alert(Text(title), isPresented: isPresented, presenting: data, actions: actions)
    }

    /// Asks or tells the user something about `data` with a title that is shown as it is, and says
    /// more.
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

    /// Tells the user of an error, while there is one and `isPresented` is true.
    ///
    /// Matches: SwiftUI.View.alert(isPresented:error:actions:)
    public func alert<E: LocalizedError, Actions: View>(
        isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> Actions
    ) -> some View {
        alert(
            Text(error?.errorDescription ?? ""), isPresented.whileThere(error),
            AnyView(actions()), nil)
    }

    /// Tells the user of an error, and what can be done about it.
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
    /// Whether it is true, and there is something.
    fileprivate func whileThere<Data>(_ data: Data?) -> Binding<Bool> {
        let isThere = data != nil
        return Binding {
            wrappedValue && isThere
        } set: {
            wrappedValue = $0
        }
    }
}
