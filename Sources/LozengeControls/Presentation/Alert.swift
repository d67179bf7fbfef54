import LozengeCore
import LozengeViews

/// A question to the user, in the form of earlier versions.
///
/// Matches: SwiftUI.Alert
/// Source: `docs/navigation.md`, PRES-12.
nonisolated public struct Alert {
    fileprivate let title: Text
    fileprivate let message: Text?
    fileprivate let buttons: [Button]

    /// Creates an alert with one button; `nil` for OK.
    ///
    /// Matches: SwiftUI.Alert.init(title:message:dismissButton:)
    public init(title: Text, message: Text? = nil, dismissButton: Alert.Button? = nil) {
        (self.title, self.message) = (title, message)
        buttons = [dismissButton ?? .default(Text("OK"))]
    }

    /// Creates an alert with two buttons.
    ///
    /// Matches: SwiftUI.Alert.init(title:message:primaryButton:secondaryButton:)
    public init(
        title: Text, message: Text? = nil, primaryButton: Alert.Button,
        secondaryButton: Alert.Button
    ) {
        (self.title, self.message) = (title, message)
        buttons = [primaryButton, secondaryButton]
    }

    /// Returns an alert with two buttons beside each other.
    ///
    /// Matches: SwiftUI.Alert.sideBySideButtons(title:message:primaryButton:secondaryButton:)
    public static func sideBySideButtons(
        title: Text, message: Text? = nil, primaryButton: Alert.Button,
        secondaryButton: Alert.Button
    ) -> Alert {
        Alert(
            title: title, message: message, primaryButton: primaryButton,
            secondaryButton: secondaryButton)
    }

    /// A button of an alert, which ends it.
    ///
    /// Matches: SwiftUI.Alert.Button
    public struct Button {
        fileprivate let label: Text
        fileprivate let role: ButtonRole?
        fileprivate let action: () -> Void

        /// Returns a button.
        ///
        /// Matches: SwiftUI.Alert.Button.default(_:action:)
        public static func `default`(
            _ label: Text, action: (() -> Void)? = {}
        ) -> Alert.Button { Button(label: label, role: nil, action: action ?? {}) }

        /// Returns a button that changes nothing, with a label.
        ///
        /// Matches: SwiftUI.Alert.Button.cancel(_:action:)
        public static func cancel(
            _ label: Text, action: (() -> Void)? = {}
        ) -> Alert.Button { Button(label: label, role: .cancel, action: action ?? {}) }

        /// Returns a button that changes nothing.
        ///
        /// Matches: SwiftUI.Alert.Button.cancel(_:)
        public static func cancel(_ action: (() -> Void)? = {}) -> Alert.Button {
            cancel(Text("Cancel"), action: action)
        }

        /// Returns a button that deletes something.
        ///
        /// Matches: SwiftUI.Alert.Button.destructive(_:action:)
        public static func destructive(
            _ label: Text, action: (() -> Void)? = {}
        ) -> Alert.Button { Button(label: label, role: .destructive, action: action ?? {}) }
    }
}

/// A choice of actions, in the form of earlier versions.
///
/// Matches: SwiftUI.ActionSheet
/// Source: `docs/navigation.md`, PRES-12.
nonisolated public struct ActionSheet {
    fileprivate let title: Text
    fileprivate let message: Text?
    fileprivate let buttons: [Button]

    /// A button of a choice.
    ///
    /// Matches: SwiftUI.ActionSheet.Button
    public typealias Button = Alert.Button

    /// Creates a choice.
    ///
    /// Matches: SwiftUI.ActionSheet.init(title:message:buttons:)
    public init(title: Text, message: Text? = nil, buttons: [ActionSheet.Button] = [.cancel()]) {
        (self.title, self.message, self.buttons) = (title, message, buttons)
    }
}

/// The buttons of an alert in the form of earlier versions.
nonisolated private struct AlertButtons {
    let buttons: [Alert.Button]
}

extension AlertButtons: View {
    var body: some View {
        ForEach(buttons.indices, id: \.self) { index in
            let button = buttons[index]
            Button(role: button.role, action: button.action) { button.label }
        }
    }
}

nonisolated extension View {
    /// Presents an alert while a value is true.
    ///
    /// - Parameters:
    ///   - isPresented: True to present it; set to false by an answer.
    ///   - content: Makes the alert when it is presented.
    /// - Returns: This view.
    ///
    /// Matches: SwiftUI.View.alert(isPresented:content:)
    public func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View {
        modifier(
            QuestionModifier(
                question: isPresented.wrappedValue ? Question(content()) : nil,
                isPresented: isPresented))
    }

    /// Presents an alert for an item while there is one.
    ///
    /// - Parameters:
    ///   - item: The item; set to `nil` by an answer.
    ///   - content: Makes the alert when it is presented.
    /// - Returns: This view.
    ///
    /// Matches: SwiftUI.View.alert(item:content:)
    public func alert<Item: Identifiable>(
        item: Binding<Item?>, content: (Item) -> Alert
    ) -> some View {
        modifier(
            QuestionModifier(
                question: item.wrappedValue.map { Question(content($0)) },
                isPresented: item.isThere()))
    }

    /// Presents a choice of actions while a value is true.
    ///
    /// Matches: SwiftUI.View.actionSheet(isPresented:content:)
    public func actionSheet(
        isPresented: Binding<Bool>, content: () -> ActionSheet
    ) -> some View {
        modifier(
            QuestionModifier(
                question: isPresented.wrappedValue ? Question(content()) : nil,
                isPresented: isPresented))
    }

    /// Presents a choice of actions for an item while there is one.
    ///
    /// Matches: SwiftUI.View.actionSheet(item:content:)
    public func actionSheet<Item: Identifiable>(
        item: Binding<Item?>, content: (Item) -> ActionSheet
    ) -> some View {
        modifier(
            QuestionModifier(
                question: item.wrappedValue.map { Question(content($0)) },
                isPresented: item.isThere()))
    }
}

nonisolated extension Binding {
    /// A binding that is true while there is an item, and removes it.
    func isThere<Item>() -> Binding<Bool> where Value == Item? {
        Binding<Bool>(
            get: { wrappedValue != nil }, set: { isThere in if !isThere { wrappedValue = nil } })
    }
}

/// A question in the form of earlier versions.
nonisolated private struct Question {
    let title: Text
    let message: Text?
    let buttons: [Alert.Button]

    init(_ alert: Alert) {
        (title, message, buttons) = (alert.title, alert.message, alert.buttons)
    }

    init(_ sheet: ActionSheet) {
        (title, message) = (sheet.title, sheet.message)
        let cancel = sheet.buttons.filter { $0.role == .cancel }
        buttons =
            sheet.buttons.filter { $0.role != .cancel } + (cancel.isEmpty ? [.cancel()] : cancel)
    }
}

/// Presents a question.
nonisolated private struct QuestionModifier {
    let question: Question?
    let isPresented: Binding<Bool>
}

extension QuestionModifier: ViewModifier {
    func body(content: Content) -> some View {
        content.alert(
            question?.title ?? Text(verbatim: ""), isPresented,
            AnyView(AlertButtons(buttons: question?.buttons ?? [])),
            question?.message.map { AnyView($0) })
    }
}
