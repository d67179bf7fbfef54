import LozengeCore
import LozengeViews

/// Controls that belong together.
///
/// ```swift
/// ControlGroup("Zoom") {
///     Button("Smaller") { zoom /= 2 }
///     Button("Larger") { zoom *= 2 }
/// }
/// ```
///
/// They are joined in one outline; in a menu they are items between dividers.
///
/// Matches: SwiftUI.ControlGroup
/// Source: `docs/lists.md`, BOX-2.
nonisolated public struct ControlGroup<Content: View> {
    private let content: Content
    private let label: AnyView?
    @Environment(stylesOf: ControlGroupStyleConfiguration.self) private var styles

    private init(content: Content, label: AnyView?) {
        self.content = content
        self.label = label
    }
}

extension ControlGroup: View {
    public var body: some View {
        styles.makeBody(
            ControlGroupStyleConfiguration(
                content: styles.content(content), label: styles.content(label),
                hasLabel: label != nil))
    }
}

extension ControlGroup: MenuSection {
    // With a label it is a submenu.
    nonisolated package func isMenuSection(with values: ContainerValues) -> Bool { label == nil }
}

/// The controls of a group with a label.
///
/// Matches: SwiftUI.LabeledControlGroupContent
nonisolated public struct LabeledControlGroupContent<Content: View, Label: View> {
    let content: Content
}

extension LabeledControlGroupContent: View {
    public var body: some View { content }

    public func _list(_ list: inout _SubviewList) { content._list(&list) }
}

nonisolated extension ControlGroup {
    /// Creates a group of controls.
    ///
    /// Matches: SwiftUI.ControlGroup.init(content:)
    public init(@ViewBuilder content: () -> Content) {
        self.init(content: content(), label: nil)
    }

    /// Creates a group of controls with a label, which is the title of its menu.
    ///
    /// Joined controls do not show it.
    ///
    /// Matches: SwiftUI.ControlGroup.init(content:label:)
    public init<C: View, L: View>(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L)
    where Content == LabeledControlGroupContent<C, L> {
        self.init(content: Content(content: content()), label: AnyView(label()))
    }

    /// Creates a group of controls with a localized title.
    ///
    /// Matches: SwiftUI.ControlGroup.init(_:content:)
    public init<C: View>(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Text> {
        self.init(content: Content(content: content()), label: AnyView(Text(titleKey)))
    }

    /// Creates a group of controls with a title from a resource.
    ///
    /// Matches: SwiftUI.ControlGroup.init(_:content:)
    @_disfavoredOverload
    public init<C: View>(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Text> {
        self.init(content: Content(content: content()), label: AnyView(Text(titleResource)))
    }

    /// Creates a group of controls with a title, which is not localized.
    ///
    /// Matches: SwiftUI.ControlGroup.init(_:content:)
    @_disfavoredOverload
    public init<C: View, S: StringProtocol>(_ title: S, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Text> {
        self.init(content: Content(content: content()), label: AnyView(Text(title)))
    }

    /// Creates a group of controls with a localized title and the icon that stands for an SF Symbol.
    ///
    /// Matches: SwiftUI.ControlGroup.init(_:systemImage:content:)
    public init<C: View>(
        _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> C
    ) where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
        self.init(
            content: Content(content: content()),
            label: AnyView(Label(titleKey, systemImage: systemImage)))
    }

    /// Creates a group of controls with a title from a resource and the icon that stands for an SF Symbol.
    ///
    /// Matches: SwiftUI.ControlGroup.init(_:systemImage:content:)
    @_disfavoredOverload
    public init<C: View>(
        _ titleResource: LocalizedStringResource, systemImage: String, @ViewBuilder content: () -> C
    ) where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
        self.init(
            content: Content(content: content()),
            label: AnyView(Label(titleResource, systemImage: systemImage)))
    }

    /// Creates a group of controls with a title, which is not localized, and the icon that stands for an SF Symbol.
    ///
    /// Matches: SwiftUI.ControlGroup.init(_:systemImage:content:)
    @_disfavoredOverload
    public init<C: View, S: StringProtocol>(
        _ title: S, systemImage: String, @ViewBuilder content: () -> C
    ) where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
        self.init(
            content: Content(content: content()),
            label: AnyView(Label(title, systemImage: systemImage)))
    }
}

nonisolated extension ControlGroup where Content == ControlGroupStyleConfiguration.Content {
    /// Creates the group that is being styled, in the next outer style.
    ///
    /// Matches: SwiftUI.ControlGroup.init(_:)
    public init(_ configuration: ControlGroupStyleConfiguration) {
        self.init(
            content: configuration.content,
            label: configuration.hasLabel ? AnyView(configuration.label) : nil)
    }
}
