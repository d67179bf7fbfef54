import Foundation
import LozengeCore
import LozengeViews

/// Views that belong together, on a card with a label above.
///
/// ```swift
/// GroupBox("Armour") {
///     Text("Chain mail")
/// }
/// ```
///
/// Matches: SwiftUI.GroupBox
nonisolated public struct GroupBox<Label: View, Content: View> {
    private let label: Label
    private let content: Content
    @Environment(stylesOf: GroupBoxStyleConfiguration.self) private var styles

    /// Creates a box with a label made of views.
    ///
    /// Matches: SwiftUI.GroupBox.init(content:label:)
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.content = content()
    }

    /// Creates a box with a label made of views.
    ///
    /// Matches: SwiftUI.GroupBox.init(label:content:)
    @available(*, deprecated, message: "Use GroupBox(content:label:).")
    public init(label: Label, @ViewBuilder content: () -> Content) {
        self.label = label
        self.content = content()
    }
}

extension GroupBox: View {
    public var body: some View {
        styles.makeBody(
            GroupBoxStyleConfiguration(
                label: styles.content(label), content: styles.content(content),
                hasLabel: Label.self != EmptyView.self))
    }
}

nonisolated extension GroupBox where Label == EmptyView {
    /// Creates a box without a label.
    ///
    /// Matches: SwiftUI.GroupBox.init(content:)
    public init(@ViewBuilder content: () -> Content) {
        self.init(content: content) { EmptyView() }
    }
}

nonisolated extension GroupBox where Label == Text {
    /// Creates a box with a localized label.
    ///
    /// Matches: SwiftUI.GroupBox.init(_:content:)
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }

    /// Creates a box with a label, which is not localized.
    ///
    /// Matches: SwiftUI.GroupBox.init(_:content:)
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }
}

/// The appearance of boxes.
///
/// Matches: SwiftUI.GroupBoxStyle
@MainActor @preconcurrency
public protocol GroupBoxStyle {
    /// The body of a box.
    ///
    /// Matches: SwiftUI.GroupBoxStyle.Body
    associatedtype Body: View

    /// The properties of a box.
    ///
    /// Matches: SwiftUI.GroupBoxStyle.Configuration
    typealias Configuration = GroupBoxStyleConfiguration

    /// Returns the body of a box.
    ///
    /// Matches: SwiftUI.GroupBoxStyle.makeBody(configuration:)
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a box.
///
/// Matches: SwiftUI.GroupBoxStyleConfiguration
nonisolated public struct GroupBoxStyleConfiguration {
    /// The label of a box.
    ///
    /// Matches: SwiftUI.GroupBoxStyleConfiguration.Label
    public typealias Label = _StyleContent<GroupBoxStyleConfiguration, _LabelSlot>

    /// The content of a box.
    ///
    /// Matches: SwiftUI.GroupBoxStyleConfiguration.Content
    public typealias Content = _StyleContent<GroupBoxStyleConfiguration, _ContentSlot>

    /// The label of the box.
    ///
    /// Matches: SwiftUI.GroupBoxStyleConfiguration.label
    public let label: Label

    /// The content of the box.
    ///
    /// Matches: SwiftUI.GroupBoxStyleConfiguration.content
    public let content: Content

    let hasLabel: Bool
}

extension GroupBoxStyleConfiguration: StyleConfiguration {
    package var defaultBody: some View { DefaultGroupBoxStyle().makeBody(configuration: self) }
}

nonisolated extension GroupBox
where
    Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content
{
    /// Creates the box that is being styled, in the next outer style.
    ///
    /// Matches: SwiftUI.GroupBox.init(_:)
    public init(_ configuration: GroupBoxStyleConfiguration) {
        self.init(content: { configuration.content }, label: { configuration.label })
    }
}

nonisolated extension View {
    /// Sets the style of boxes in this view.
    ///
    /// Matches: SwiftUI.View.groupBoxStyle(_:)
    public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
        controlStyle(style) { $0.makeBody(configuration: $1) }
    }
}

/// A card with the label above it.
///
/// Matches: SwiftUI.DefaultGroupBoxStyle
/// Source: `docs/metrics.md`, BOX-1.
nonisolated public struct DefaultGroupBoxStyle {
    public init() {}
}

extension DefaultGroupBoxStyle: GroupBoxStyle {
    public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading, spacing: 6) {
            if configuration.hasLabel { configuration.label.font(.headline) }
            VStack { configuration.content }
                .frame(maxWidth: .infinity)
                .padding(12)
                .background(Color.card, in: RoundedRectangle(cornerRadius: 12, style: .circular))
                .overlay {
                    RoundedRectangle(cornerRadius: 12, style: .circular)
                        .strokeBorder(Color.cardEdge, lineWidth: 1)
                }
        }
    }
}

nonisolated extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
    /// The default style: a card with the label above it.
    ///
    /// Matches: SwiftUI.GroupBoxStyle.automatic
    public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}
