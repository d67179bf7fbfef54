import LozengeCore

/// Controls with labels, in sections that are cards.
///
/// ```swift
/// Form {
///     Section("Sound") {
///         Toggle("Play sounds", isOn: $playsSounds)
///         LabeledContent("Device", value: device)
///     }
/// }
/// ```
///
/// Each view of the content is a row, as in ``List``.
///
/// Matches: SwiftUI.Form
/// Source: `docs/lists.md`, FORM-1, FORM-2.
nonisolated public struct Form<Content: View> {
    let content: Content
    @Environment(stylesOf: FormStyleConfiguration.self) private var styles

    /// Creates a form of the views in `content`.
    ///
    /// Matches: SwiftUI.Form.init(content:)
    public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension Form: View {
    public var body: some View {
        styles.makeBody(FormStyleConfiguration(content: styles.content(content)))
    }
}

/// The appearance of forms.
///
/// Matches: SwiftUI.FormStyle
@MainActor @preconcurrency
public protocol FormStyle {
    /// The body of a form.
    ///
    /// Matches: SwiftUI.FormStyle.Body
    associatedtype Body: View

    /// The properties of a form.
    ///
    /// Matches: SwiftUI.FormStyle.Configuration
    typealias Configuration = FormStyleConfiguration

    /// Returns the body of a form.
    ///
    /// Matches: SwiftUI.FormStyle.makeBody(configuration:)
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a form.
///
/// Matches: SwiftUI.FormStyleConfiguration
nonisolated public struct FormStyleConfiguration {
    /// The content of a form.
    ///
    /// Matches: SwiftUI.FormStyleConfiguration.Content
    public typealias Content = _StyleContent<FormStyleConfiguration, _ContentSlot>

    /// The content of the form.
    ///
    /// Matches: SwiftUI.FormStyleConfiguration.content
    public let content: Content
}

extension FormStyleConfiguration: StyleConfiguration {
    package var defaultBody: some View { GroupedFormStyle().makeBody(configuration: self) }
}

nonisolated extension View {
    /// Sets the style of forms in this view.
    ///
    /// Matches: SwiftUI.View.formStyle(_:)
    public func formStyle<S: FormStyle>(_ style: S) -> some View {
        controlStyle(style) { $0.makeBody(configuration: $1) }
    }
}

/// The style of forms that set none: sections as cards.
///
/// Matches: SwiftUI.AutomaticFormStyle
nonisolated public struct AutomaticFormStyle {
    public init() {}
}

extension AutomaticFormStyle: FormStyle {
    public func makeBody(configuration: Configuration) -> some View {
        GroupedFormStyle().makeBody(configuration: configuration)
    }
}

/// Sections as cards, in a view that scrolls.
///
/// Matches: SwiftUI.GroupedFormStyle
nonisolated public struct GroupedFormStyle {
    public init() {}
}

extension GroupedFormStyle: FormStyle {
    public func makeBody(configuration: Configuration) -> some View {
        List { configuration.content }
            .environment(\.listStyle, ListLook(kind: .cards, isForm: true))
            .environment(\.formLayout, .cards)
    }
}

nonisolated extension FormStyle where Self == AutomaticFormStyle {
    /// The style of forms that set none.
    ///
    /// Matches: SwiftUI.FormStyle.automatic
    public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

nonisolated extension FormStyle where Self == GroupedFormStyle {
    /// Sections as cards.
    ///
    /// Matches: SwiftUI.FormStyle.grouped
    public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}
