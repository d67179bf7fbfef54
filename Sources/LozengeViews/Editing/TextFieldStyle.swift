import Foundation
import LozengeCore

/// The appearance of text fields.
///
/// ```swift
/// struct Underlined: TextFieldStyle {
///     func _body(configuration: TextField<Self._Label>) -> some View {
///         configuration.padding(.bottom, 4).overlay(alignment: .bottom) { Divider() }
///     }
/// }
/// ```
///
/// Matches: SwiftUI.TextFieldStyle
/// Differs: the field that a style of a program decorates is plain, unless another style is set around it.
@MainActor @preconcurrency
public protocol TextFieldStyle {
    associatedtype _Body: View

    /// Creates the appearance of a field.
    ///
    /// Matches: SwiftUI.TextFieldStyle._body(configuration:)
    @ViewBuilder func _body(configuration: TextField<Self._Label>) -> _Body

    typealias _Label = _TextFieldStyleLabel
}

/// The label of a field that a style decorates.
///
/// Matches: SwiftUI._TextFieldStyleLabel
nonisolated public struct _TextFieldStyleLabel: View {
    public typealias Body = Never

    public func _visit(_ visitor: inout ViewVisitor) {}
}

/// The line of a text field, for a style to decorate.
nonisolated struct TextFieldConfiguration {
    let field: TextFieldBox
}

extension TextFieldConfiguration: StyleConfiguration {
    var defaultBody: some View { DefaultTextFieldStyle()._body(configuration: TextField(self)) }
}

nonisolated extension View {
    /// Sets the style of text fields in this view.
    ///
    /// Matches: SwiftUI.View.textFieldStyle(_:)
    public func textFieldStyle<Style: TextFieldStyle>(_ style: Style) -> some View {
        controlStyle(style) { $0._body(configuration: TextField($1)) }
    }

    /// Calls `action` when Return is pressed in a field of this view.
    ///
    /// - Parameters:
    ///   - triggers: The kinds of fields: text fields, or the search field of `searchable`.
    ///   - action: The action.
    /// - Returns: This view with the action.
    ///
    /// Matches: SwiftUI.View.onSubmit(of:_:)
    public func onSubmit(
        of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
    ) -> some View {
        modifier(SubmitModifier(triggers: triggers, action: action))
    }
}

/// Adds an action for Return to those of the environment.
nonisolated private struct SubmitModifier {
    let triggers: SubmitTriggers
    let action: () -> Void
    @State private var latest = LatestAction<() -> Void>()

    init(triggers: SubmitTriggers, action: @escaping () -> Void) {
        (self.triggers, self.action) = (triggers, action)
    }
}

extension SubmitModifier: ViewModifier {
    func body(content: Content) -> some View {
        latest.action = action
        let (triggers, latest) = (triggers, latest)
        return content.transformEnvironment(\.submitActions) {
            if triggers.contains(.text) { $0.actions.append(latest) }
            if triggers.contains(.search) { $0.searchActions.append(latest) }
        }
    }
}

nonisolated extension View {
    /// Keeps the submissions of fields in this view from actions that are set further out.
    ///
    /// Matches: SwiftUI.View.submitScope(_:)
    public func submitScope(_ isBlocking: Bool = true) -> some View {
        transformEnvironment(\.submitActions) {
            if isBlocking { ($0.actions, $0.searchActions) = ([], []) }
        }
    }
}

/// A frame with round corners around the field.
///
/// Matches: SwiftUI.RoundedBorderTextFieldStyle
/// Source: `docs/metrics.md`, FIELD-1: 34 points high with body text.
nonisolated public struct RoundedBorderTextFieldStyle {
    public init() {}
}

extension RoundedBorderTextFieldStyle: TextFieldStyle {
    public func _body(configuration: TextField<_Label>) -> some View {
        FramedField(configuration: configuration)
    }
}

/// A field in a frame, in the size of controls.
nonisolated private struct FramedField {
    let configuration: TextField<_TextFieldStyleLabel>
    @Environment(\.controlSize) private var size

    init(configuration: TextField<_TextFieldStyleLabel>) { self.configuration = configuration }
}

extension FramedField: View {
    var body: some View {
        // Enough for a pointer, also around the smallest text.
        let inset = max(4, size.padding.height)
        configuration.line {
            $0.insets = EdgeInsets(top: inset, leading: 9, bottom: inset, trailing: 9)
            $0.isFramed = true
        }
        .controlFont()
    }
}

/// A text field without decoration.
///
/// Matches: SwiftUI.PlainTextFieldStyle
nonisolated public struct PlainTextFieldStyle {
    public init() {}
}

extension PlainTextFieldStyle: TextFieldStyle {
    public func _body(configuration: TextField<_Label>) -> some View {
        configuration.line { _ in }
    }
}

/// The default style: a frame with round corners; in a row of a form none.
///
/// Matches: SwiftUI.DefaultTextFieldStyle
/// Differs: as on a Mac; on a desktop, a field without a frame is not recognizable.
nonisolated public struct DefaultTextFieldStyle {
    public init() {}
}

extension DefaultTextFieldStyle: TextFieldStyle {
    public func _body(configuration: TextField<_Label>) -> some View {
        DefaultTextField(configuration: configuration)
    }
}

/// A field in the style of its place.
nonisolated private struct DefaultTextField {
    let configuration: TextField<_TextFieldStyleLabel>
    @Environment(\.formLayout) private var formLayout

    init(configuration: TextField<_TextFieldStyleLabel>) { self.configuration = configuration }
}

extension DefaultTextField: View {
    var body: some View {
        if formLayout == .cards {
            PlainTextFieldStyle()._body(configuration: configuration)
        } else {
            RoundedBorderTextFieldStyle()._body(configuration: configuration)
        }
    }
}

nonisolated extension TextFieldStyle where Self == DefaultTextFieldStyle {
    public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

/// A border around the text; the same as the rounded one, as the desktop has no other.
///
/// Matches: SwiftUI.SquareBorderTextFieldStyle
nonisolated public struct SquareBorderTextFieldStyle {
    public init() {}
}

extension SquareBorderTextFieldStyle: TextFieldStyle {
    public func _body(configuration: TextField<_Label>) -> some View {
        RoundedBorderTextFieldStyle()._body(configuration: configuration)
    }
}

nonisolated extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
    /// A border around the text.
    ///
    /// Matches: SwiftUI.TextFieldStyle.squareBorder
    public static var squareBorder: SquareBorderTextFieldStyle { SquareBorderTextFieldStyle() }
}

nonisolated extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
    public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

nonisolated extension TextFieldStyle where Self == PlainTextFieldStyle {
    public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

/// The actions for Return in a text field, the innermost last.
nonisolated package struct SubmitActions {
    package var actions: [LatestAction<() -> Void>] = []
    /// The actions of a search field.
    package var searchActions: [LatestAction<() -> Void>] = []
    /// The action for Backspace before the text, which deletes nothing there; `nil` for none.
    package var backspaceBeforeText: LatestAction<() -> Void>?

    package init() {}
}

/// The kinds of fields whose Return key submits something.
///
/// Matches: SwiftUI.SubmitTriggers
nonisolated public struct SubmitTriggers: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Text fields.
    public static let text = SubmitTriggers(rawValue: 1)
    /// Search fields.
    public static let search = SubmitTriggers(rawValue: 2)
}

nonisolated extension EnvironmentValues {
    /// The actions for Return in a text field.
    package var submitActions: SubmitActions {
        get { self[SubmitActionsKey.self] }
        set { self[SubmitActionsKey.self] = newValue }
    }
}

nonisolated private struct SubmitActionsKey: EnvironmentKey {
    static var defaultValue: SubmitActions { SubmitActions() }
}
