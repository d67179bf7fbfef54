import Foundation
import LozengeCore
import LozengeViews

/// A value or a control with its label.
///
/// ```swift
/// LabeledContent("Version", value: "1.4")
/// ```
///
/// The label is leading, the content trailing; in less room than both take, the content is below the label.
///
/// Matches: SwiftUI.LabeledContent
/// Source: `docs/lists.md`, FORM-8.
nonisolated public struct LabeledContent<Label, Content> {
    private let label: Label
    private let content: Content
    @Environment(stylesOf: LabeledContentStyleConfiguration.self) private var styles

    private init(label: Label, content: Content) {
        self.label = label
        self.content = content
    }
}

extension LabeledContent: View where Label: View, Content: View {
    public var body: some View {
        styles.makeBody(
            LabeledContentStyleConfiguration(
                label: styles.content(label), content: styles.content(content)))
    }
}

nonisolated extension LabeledContent where Label: View, Content: View {
    /// Creates a labelled view.
    ///
    /// Matches: SwiftUI.LabeledContent.init(content:label:)
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(label: label(), content: content())
    }
}

nonisolated extension LabeledContent
where
    Label == LabeledContentStyleConfiguration.Label,
    Content == LabeledContentStyleConfiguration.Content
{
    /// Creates the labelled view that is being styled, in the next outer style.
    ///
    /// Matches: SwiftUI.LabeledContent.init(_:)
    public init(_ configuration: LabeledContentStyleConfiguration) {
        self.init(label: configuration.label, content: configuration.content)
    }
}

nonisolated extension LabeledContent where Label == Text, Content: View {
    /// Creates a view with a localized label.
    ///
    /// Matches: SwiftUI.LabeledContent.init(_:content:)
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(label: Text(titleKey), content: content())
    }

    /// Creates a view with a label from a resource.
    ///
    /// Matches: SwiftUI.LabeledContent.init(_:content:)
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
        self.init(label: Text(titleResource), content: content())
    }

    /// Creates a view with a label, which is not localized.
    ///
    /// Matches: SwiftUI.LabeledContent.init(_:content:)
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(label: Text(title), content: content())
    }
}

nonisolated extension LabeledContent where Label == Text, Content == Text {
    /// Creates a value with a localized label.
    ///
    /// Matches: SwiftUI.LabeledContent.init(_:value:)
    public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
        self.init(label: Text(titleKey), content: Text(value))
    }

    /// Creates a value with a label from a resource.
    ///
    /// Matches: SwiftUI.LabeledContent.init(_:value:)
    @_disfavoredOverload
    public init<S: StringProtocol>(_ titleResource: LocalizedStringResource, value: S) {
        self.init(label: Text(titleResource), content: Text(value))
    }

    /// Creates a value with a label, which is not localized.
    ///
    /// Matches: SwiftUI.LabeledContent.init(_:value:)
    @_disfavoredOverload
    public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
        self.init(label: Text(title), content: Text(value))
    }

    /// Creates a formatted value with a localized label.
    ///
    /// Matches: SwiftUI.LabeledContent.init(_:value:format:)
    public init<F: FormatStyle>(
        _ titleKey: LocalizedStringKey, value: F.FormatInput, format: F
    ) where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(label: Text(titleKey), content: Text(verbatim: format.format(value)))
    }

    /// Creates a formatted value with a label from a resource.
    ///
    /// Matches: SwiftUI.LabeledContent.init(_:value:format:)
    @_disfavoredOverload
    public init<F: FormatStyle>(
        _ titleResource: LocalizedStringResource, value: F.FormatInput, format: F
    ) where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(label: Text(titleResource), content: Text(verbatim: format.format(value)))
    }

    /// Creates a formatted value with a label, which is not localized.
    ///
    /// Matches: SwiftUI.LabeledContent.init(_:value:format:)
    @_disfavoredOverload
    public init<S: StringProtocol, F: FormatStyle>(
        _ title: S, value: F.FormatInput, format: F
    ) where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(label: Text(title), content: Text(verbatim: format.format(value)))
    }
}
