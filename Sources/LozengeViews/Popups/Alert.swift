import Foundation
import LozengeCore

nonisolated extension View {
    /// Presents an alert while `isPresented` is true.
    ///
    /// The window ignores the user until one of the buttons is pressed, which ends the alert.
    ///
    /// ```swift
    /// Button("Delete") { asks = true }
    ///     .alert("Delete the file?", isPresented: $asks) {
    ///         Button("Delete", role: .destructive, action: delete)
    ///         Button("Cancel", role: .cancel) {}
    ///     }
    /// ```
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - isPresented: True to present it; set to false by an answer.
    ///   - actions: The buttons; an OK button if there are none.
    /// - Returns: This view.
    ///
    /// Matches: SwiftUI.View.alert(_:isPresented:actions:)
    public func alert<Actions: View>(
        _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions
    ) -> some View {
        alert(title, isPresented, AnyView(actions()), nil)
    }

    /// Presents an alert with a message.
    ///
    /// Matches: SwiftUI.View.alert(_:isPresented:actions:message:)
    public func alert<Actions: View, Message: View>(
        _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions,
        @ViewBuilder message: () -> Message
    ) -> some View {
        alert(title, isPresented, AnyView(actions()), AnyView(message()))
    }

    /// Presents an alert with a localized title.
    ///
    /// Matches: SwiftUI.View.alert(_:isPresented:actions:)
    public func alert<Actions: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
        @ViewBuilder actions: () -> Actions
    ) -> some View {
        alert(Text(titleKey), isPresented, AnyView(actions()), nil)
    }

    /// Presents an alert with a title from a resource.
    ///
    /// Matches: SwiftUI.View.alert(_:isPresented:actions:)
    @_disfavoredOverload
    public func alert<Actions: View>(
        _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
        @ViewBuilder actions: () -> Actions
    ) -> some View {
        alert(Text(titleResource), isPresented, AnyView(actions()), nil)
    }

    /// Presents an alert with a localized title and a message.
    ///
    /// Matches: SwiftUI.View.alert(_:isPresented:actions:message:)
    public func alert<Actions: View, Message: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
        @ViewBuilder actions: () -> Actions, @ViewBuilder message: () -> Message
    ) -> some View {
        alert(Text(titleKey), isPresented, AnyView(actions()), AnyView(message()))
    }

    /// Presents an alert with a title from a resource and a message.
    ///
    /// Matches: SwiftUI.View.alert(_:isPresented:actions:message:)
    @_disfavoredOverload
    public func alert<Actions: View, Message: View>(
        _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
        @ViewBuilder actions: () -> Actions, @ViewBuilder message: () -> Message
    ) -> some View {
        alert(Text(titleResource), isPresented, AnyView(actions()), AnyView(message()))
    }

    /// Presents an alert with a title string.
    ///
    /// Matches: SwiftUI.View.alert(_:isPresented:actions:)
    @_disfavoredOverload
    public func alert<S: StringProtocol, Actions: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions
    ) -> some View {
        alert(Text(title), isPresented, AnyView(actions()), nil)
    }

    /// Presents an alert with a title string and a message.
    ///
    /// Matches: SwiftUI.View.alert(_:isPresented:actions:message:)
    @_disfavoredOverload
    public func alert<S: StringProtocol, Actions: View, Message: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions,
        @ViewBuilder message: () -> Message
    ) -> some View {
        alert(Text(title), isPresented, AnyView(actions()), AnyView(message()))
    }

    /// Presents an alert; all overloads end here.
    package func alert(
        _ title: Text, _ isPresented: Binding<Bool>, _ actions: AnyView, _ message: AnyView?
    ) -> some View {
        modifier(
            DialogModifier(
                isPresented: isPresented,
                content: AlertContent(title: title, message: message, actions: actions)))
    }
}

/// Presents a dialog while a value is true.
nonisolated struct DialogModifier {
    @Binding var isPresented: Bool
    let content: AlertContent
}

extension DialogModifier: ViewModifier {
    func body(content: Content) -> some View {
        let shown = self.content
        content.modifier(
            PresentationEffect(
                identity: isPresented ? true : nil, form: .dialog, content: { AnyView(shown) }
            ) {
                isPresented = false
            })
    }
}
