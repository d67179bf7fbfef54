import Foundation
import LozengeCore

/// A control for a text of several lines, which is scrolled.
///
/// It takes all of the room that it is offered; its own height is that of the text, within the line limit. The binding
/// is set at every key, in a text of more than 64 KB a little later.
///
/// ```swift
/// TextEditor(text: $notes).frame(minHeight: 120)
/// TextEditor(text: $reply).lineLimit(1...6).fixedSize(horizontal: false, vertical: true)
/// ```
///
/// Matches: SwiftUI.TextEditor
/// Source: `docs/editing.md`, "Editors".
nonisolated public struct TextEditor {
    private let text: TextBinding
    private let selection: SelectionBinding?

    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.controlOpacity) private var opacity
    @Environment(\.formLayout) private var formLayout
    @Environment(stylesOf: TextEditorConfiguration.self) private var styles

    /// Creates an editor for a text.
    ///
    /// Matches: SwiftUI.TextEditor.init(text:)
    public init(text: Binding<String>) {
        self.text = .plain(text)
        selection = nil
    }

    /// Creates an editor for a text and its selection.
    ///
    /// The selection is `nil` until the editor has the keyboard for the first time. Set to `nil`, it ends at the caret.
    ///
    /// Matches: SwiftUI.TextEditor.init(text:selection:)
    public init(text: Binding<String>, selection: Binding<TextSelection?>) {
        self.text = .plain(text)
        self.selection = .plain(selection)
    }

    /// Creates an editor for a text with attributes, and for its selection.
    ///
    /// Ctrl B, Ctrl I and Ctrl U make the selected text bold, italic and underlined, or what is typed next; the context
    /// menu has these and other attributes.
    ///
    /// ```swift
    /// TextEditor(text: $note.text, selection: $selection)
    /// ```
    ///
    /// Matches: SwiftUI.TextEditor.init(text:selection:)-AttributedString
    public init(
        text: Binding<AttributedString>, selection: Binding<AttributedTextSelection>? = nil
    ) {
        self.text = .attributed(text)
        self.selection = selection.map(SelectionBinding.attributed)
    }
}

extension TextEditor: View {
    public var body: some View {
        if case .attributed = text {
            LinkPrompt { editor(askForLink: $0) }
        } else {
            editor(askForLink: nil)
        }
    }

    private func editor(askForLink: TextFieldBox.LinkRequest?) -> some View {
        styles.makeBody(
            TextEditorConfiguration(
                field: TextFieldBox(
                    text: text, selection: selection, prompt: nil, title: nil, commit: {},
                    isEnabled: isEnabled, isSecret: false, kind: .document,
                    leastLines: formLayout == .cards ? Self.leastLinesInCard : 0,
                    askForLink: askForLink))
        )
        .opacity(opacity)
    }

    /// Source: `docs/editing.md`; a choice.
    private static let leastLinesInCard = 3
}

/// The text of an editor, for a style to decorate.
///
/// Extension: for the engine.
nonisolated public struct TextEditorConfiguration {
    let field: TextFieldBox
}

extension TextEditorConfiguration: StyleConfiguration {
    package var defaultBody: some View {
        AutomaticTextEditorStyle()._makeBody(configuration: self)
    }
}

/// The appearance of text editors.
///
/// Matches: SwiftUI.TextEditorStyle
/// Differs: an app chooses among the existing styles and cannot define others.
@MainActor @preconcurrency
public protocol TextEditorStyle {
    associatedtype _Body: View

    /// Creates the appearance of an editor. For the engine.
    @ViewBuilder func _makeBody(configuration: TextEditorConfiguration) -> _Body
}

nonisolated extension View {
    /// Sets the style of text editors in this view.
    ///
    /// Matches: SwiftUI.View.textEditorStyle(_:)
    public func textEditorStyle(_ style: some TextEditorStyle) -> some View {
        controlStyle(style) { $0._makeBody(configuration: $1) }
    }
}

/// The default style: the ground of a field; in a row of a form none.
///
/// Matches: SwiftUI.AutomaticTextEditorStyle
nonisolated public struct AutomaticTextEditorStyle {
    public init() {}
}

extension AutomaticTextEditorStyle: TextEditorStyle {
    public func _makeBody(configuration: TextEditorConfiguration) -> some View {
        DefaultEditor(configuration: configuration)
    }
}

/// An editor in the style of its place.
nonisolated private struct DefaultEditor {
    let configuration: TextEditorConfiguration
    @Environment(\.formLayout) private var formLayout

    init(configuration: TextEditorConfiguration) { self.configuration = configuration }
}

extension DefaultEditor: View {
    var body: some View {
        if formLayout == .cards {
            PlainTextEditorStyle()._makeBody(configuration: configuration)
        } else {
            FramedEditor(configuration: configuration)
        }
    }
}

/// An editor on the ground of a field, which shows whether it has the keyboard.
nonisolated private struct FramedEditor {
    let configuration: TextEditorConfiguration
    @FocusState private var isFocused: Bool
    @Environment(\.isScrollGroundHidden) private var isGroundHidden

    init(configuration: TextEditorConfiguration) { self.configuration = configuration }
}

extension FramedEditor: View {
    var body: some View {
        if isGroundHidden {
            PlainTextEditorStyle()._makeBody(configuration: configuration)
        } else {
            ScrolledText(field: field)
                .focused($isFocused)
                .clipShape(RoundedRectangle(cornerRadius: Theme.Radius.control, style: .circular))
                .fieldGround(isFocused: isFocused)
        }
    }

    private var field: TextFieldBox {
        var field = configuration.field
        field.insets = EdgeInsets(top: 6, leading: 9, bottom: 6, trailing: 9)
        field.hasFocusMark = true
        return field
    }
}

/// The ground of a field, also where the ground of scrolled content is hidden.
///
/// Matches: SwiftUI.RoundedBorderTextEditorStyle
nonisolated public struct RoundedBorderTextEditorStyle {
    public init() {}
}

extension RoundedBorderTextEditorStyle: TextEditorStyle {
    public func _makeBody(configuration: TextEditorConfiguration) -> some View {
        FramedEditor(configuration: configuration)
            .transformEnvironment(\.isScrollGroundHidden) { $0 = false }
    }
}

/// An editor without a ground.
///
/// Matches: SwiftUI.PlainTextEditorStyle
nonisolated public struct PlainTextEditorStyle {
    public init() {}
}

extension PlainTextEditorStyle: TextEditorStyle {
    public func _makeBody(configuration: TextEditorConfiguration) -> some View {
        var field = configuration.field
        field.insets = EdgeInsets(top: 0, leading: 5, bottom: 0, trailing: 5)
        return ScrolledText(field: field)
    }
}

nonisolated extension TextEditorStyle where Self == AutomaticTextEditorStyle {
    /// The ground of a field.
    ///
    /// Matches: SwiftUI.TextEditorStyle.automatic
    public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}

nonisolated extension TextEditorStyle where Self == RoundedBorderTextEditorStyle {
    /// The ground of a field, in any case.
    ///
    /// Matches: SwiftUI.TextEditorStyle.roundedBorder
    public static var roundedBorder: RoundedBorderTextEditorStyle {
        RoundedBorderTextEditorStyle()
    }
}

nonisolated extension TextEditorStyle where Self == PlainTextEditorStyle {
    /// No ground.
    ///
    /// Matches: SwiftUI.TextEditorStyle.plain
    public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}
