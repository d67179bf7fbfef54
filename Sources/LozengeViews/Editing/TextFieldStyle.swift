import Foundation
import LozengeCore

/// The appearance of text fields.
///
/// Matches: SwiftUI.TextFieldStyle
/// Differs: an app chooses among the existing styles and cannot define others.
@MainActor @preconcurrency
public protocol TextFieldStyle {
    associatedtype _Body: View

    /// Creates the appearance of a field. For the engine.
    @ViewBuilder func _makeBody(configuration: TextFieldConfiguration) -> _Body
}

/// The line of a text field, for a style to decorate.
///
/// Extension: for the engine.
nonisolated public struct TextFieldConfiguration {
    let field: TextFieldBox
}

extension TextFieldConfiguration: StyleConfiguration {
    package var defaultBody: some View { DefaultTextFieldStyle()._makeBody(configuration: self) }
}

nonisolated extension View {
    /// Sets the style of text fields in this view.
    ///
    /// Matches: SwiftUI.View.textFieldStyle(_:)
    public func textFieldStyle<Style: TextFieldStyle>(_ style: Style) -> some View {
        controlStyle(style) { $0._makeBody(configuration: $1) }
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
        transformEnvironment(\.submitActions) {
            if triggers.contains(.text) { $0.actions.append(action) }
            if triggers.contains(.search) { $0.searchActions.append(action) }
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
    public func _makeBody(configuration: TextFieldConfiguration) -> some View {
        var field = configuration.field
        field.insets = EdgeInsets(top: 6, leading: 9, bottom: 6, trailing: 9)
        field.isFramed = true
        return field
    }
}

/// A text field without decoration.
///
/// Matches: SwiftUI.PlainTextFieldStyle
nonisolated public struct PlainTextFieldStyle {
    public init() {}
}

extension PlainTextFieldStyle: TextFieldStyle {
    public func _makeBody(configuration: TextFieldConfiguration) -> some View {
        configuration.field
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
    public func _makeBody(configuration: TextFieldConfiguration) -> some View {
        DefaultTextField(configuration: configuration)
    }
}

/// A field in the style of its place.
nonisolated private struct DefaultTextField {
    let configuration: TextFieldConfiguration
    @Environment(\.formLayout) private var formLayout
}

extension DefaultTextField: View {
    var body: some View {
        if formLayout == .cards {
            PlainTextFieldStyle()._makeBody(configuration: configuration)
        } else {
            RoundedBorderTextFieldStyle()._makeBody(configuration: configuration)
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
    public func _makeBody(configuration: TextFieldConfiguration) -> some View {
        RoundedBorderTextFieldStyle()._makeBody(configuration: configuration)
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
    package var actions: [() -> Void] = []
    /// The actions of a search field.
    package var searchActions: [() -> Void] = []
    /// Called for Backspace before the text, which deletes nothing there; `nil` for none.
    package var backspaceBeforeText: (() -> Void)?

    package init() {}
}

extension SubmitActions: SelfComparing {
    /// A change of actions needs no update: they are read when the user submits.
    nonisolated func isSame(as other: SubmitActions) -> Bool {
        actions.isEmpty && other.actions.isEmpty && searchActions.isEmpty
            && other.searchActions.isEmpty
    }
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
