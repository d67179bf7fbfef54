import Foundation
import LozengeCore
import LozengeViews

/// The appearance of groups that are expanded and collapsed.
///
/// Matches: SwiftUI.DisclosureGroupStyle
@MainActor @preconcurrency
public protocol DisclosureGroupStyle {
    /// The body of a group.
    ///
    /// Matches: SwiftUI.DisclosureGroupStyle.Body
    associatedtype Body: View

    /// The properties of a group.
    ///
    /// Matches: SwiftUI.DisclosureGroupStyle.Configuration
    typealias Configuration = DisclosureGroupStyleConfiguration

    /// Returns the body of a group.
    ///
    /// Matches: SwiftUI.DisclosureGroupStyle.makeBody(configuration:)
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a group that is expanded and collapsed.
///
/// Matches: SwiftUI.DisclosureGroupStyleConfiguration
nonisolated public struct DisclosureGroupStyleConfiguration {
    /// The label of a group.
    ///
    /// Matches: SwiftUI.DisclosureGroupStyleConfiguration.Label
    public typealias Label = _StyleContent<DisclosureGroupStyleConfiguration, _LabelSlot>

    /// The content of a group.
    ///
    /// Matches: SwiftUI.DisclosureGroupStyleConfiguration.Content
    public typealias Content = _StyleContent<DisclosureGroupStyleConfiguration, _ContentSlot>

    /// The label of the group.
    ///
    /// Matches: SwiftUI.DisclosureGroupStyleConfiguration.label
    public let label: Label

    /// The content of the group.
    ///
    /// Matches: SwiftUI.DisclosureGroupStyleConfiguration.content
    public let content: Content

    /// True while the content is shown.
    ///
    /// Matches: SwiftUI.DisclosureGroupStyleConfiguration.isExpanded
    @Binding public var isExpanded: Bool

    init(label: Label, content: Content, isExpanded: Binding<Bool>) {
        self.label = label
        self.content = content
        _isExpanded = isExpanded
    }
}

extension DisclosureGroupStyleConfiguration: StyleConfiguration {
    package var defaultBody: some View {
        AutomaticDisclosureGroupStyle().makeBody(configuration: self)
    }
}

nonisolated extension View {
    /// Sets the style of groups that are expanded and collapsed in this view.
    ///
    /// Matches: SwiftUI.View.disclosureGroupStyle(_:)
    public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
        controlStyle(style) { $0.makeBody(configuration: $1) }
    }
}

/// A label with a chevron, above the content; in a list a row and the rows of the content.
///
/// Matches: SwiftUI.AutomaticDisclosureGroupStyle
nonisolated public struct AutomaticDisclosureGroupStyle {
    public init() {}
}

extension AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
    public func makeBody(configuration: Configuration) -> some View {
        DisclosedViews(
            isExpanded: configuration.$isExpanded, label: configuration.label,
            content: configuration.content)
    }
}

nonisolated extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
    /// The default style: a label with a chevron, above the content.
    ///
    /// Matches: SwiftUI.DisclosureGroupStyle.automatic
    public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}
