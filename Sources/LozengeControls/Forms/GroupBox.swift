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

    /// Creates a box with a label from a resource.
    ///
    /// Matches: SwiftUI.GroupBox.init(_:content:)
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleResource) }
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
        BoxLayout {
            GroupBoxGround()
            if configuration.hasLabel { configuration.label.font(.headline) }
            VStack { configuration.content }
        }
    }
}

/// The ground of a box: a card; in dark lighter than what is behind, which may be another box.
nonisolated private struct GroupBoxGround {
    @Environment(\.colorScheme) private var scheme
}

extension GroupBoxGround: View {
    var body: some View {
        RoundedRectangle(cornerRadius: Theme.Radius.card, style: .circular)
            .fill(scheme == .dark ? Color.white.opacity(0.08) : Color.card)
            .strokeBorder(Color.cardEdge, lineWidth: 1)
    }
}

/// A card, the label above it and its content: as wide as the wider of content and label.
nonisolated private struct BoxLayout {}

extension BoxLayout: Layout {
    /// Source: `docs/metrics.md`, BOX-1.
    private static let (padding, gap): (CGFloat, CGFloat) = (12, 6)

    private func parts(
        _ width: CGFloat?, _ subviews: Subviews
    ) -> (content: CGSize, label: CGSize, offer: ProposedViewSize) {
        let offer = ProposedViewSize(
            width: width.map { max(0, $0 - 2 * Self.padding) }, height: nil)
        let label = ProposedViewSize(width: width, height: nil)
        return (
            subviews[subviews.count - 1].sizeThatFits(offer),
            subviews.count > 2 ? subviews[1].sizeThatFits(label) : .zero, offer
        )
    }

    private func top(_ label: CGSize, _ subviews: Subviews) -> CGFloat {
        subviews.count > 2 ? label.height + Self.gap : 0
    }

    func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGSize {
        guard subviews.count > 1 else { return .zero }
        let (content, label, _) = parts(proposal.width, subviews)
        return CGSize(
            width: max(content.width + 2 * Self.padding, label.width),
            height: top(label, subviews) + content.height + 2 * Self.padding)
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
        guard subviews.count > 1 else { return }
        let (_, label, offer) = parts(bounds.width, subviews)
        let top = top(label, subviews)
        subviews[0].place(
            at: CGPoint(x: bounds.minX, y: bounds.minY + top),
            proposal: ProposedViewSize(width: bounds.width, height: bounds.height - top))
        subviews[subviews.count - 1].place(
            at: CGPoint(x: bounds.midX, y: bounds.minY + top + Self.padding), anchor: .top,
            proposal: offer)
        guard subviews.count > 2 else { return }
        subviews[1].place(
            at: bounds.origin, proposal: ProposedViewSize(width: bounds.width, height: nil))
    }
}

nonisolated extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
    /// The default style: a card with the label above it.
    ///
    /// Matches: SwiftUI.GroupBoxStyle.automatic
    public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}
