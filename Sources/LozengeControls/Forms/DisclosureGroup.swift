import LozengeCore
import LozengeViews

/// Views that are shown and hidden by a label with a chevron.
///
/// ```swift
/// DisclosureGroup("Details") {
///     Text("Weighs 3 pounds")
/// }
/// ```
///
/// The content is created when the group is first expanded, and its state ends when it is collapsed.
///
/// Matches: SwiftUI.DisclosureGroup
/// Source: `docs/lists.md`, DISC-1.
nonisolated public struct DisclosureGroup<Label: View, Content: View> {
    private let binding: Binding<Bool>?
    private let label: Label
    private let content: () -> Content
    @State private var isExpanded = false
    @Environment(stylesOf: DisclosureGroupStyleConfiguration.self) private var styles

    private init(
        binding: Binding<Bool>?, content: @escaping () -> Content, label: () -> Label
    ) {
        self.binding = binding
        self.content = content
        self.label = label()
    }
}

extension DisclosureGroup: View {
    public var body: some View {
        let isExpanded = binding ?? $isExpanded
        styles.makeBody(
            DisclosureGroupStyleConfiguration(
                label: styles.content(label),
                content: styles.content(Disclosed(content: content)), isExpanded: isExpanded))
    }
}

/// The content of a group, which is only made where a style shows it.
private struct Disclosed<Content: View>: View {
    let content: () -> Content

    var body: some View { content() }
}

nonisolated extension DisclosureGroup {
    /// Creates a group that is collapsed at first.
    ///
    /// Matches: SwiftUI.DisclosureGroup.init(content:label:)
    public init(
        @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.init(binding: nil, content: content, label: label)
    }

    /// Creates a group that is expanded while a value is true.
    ///
    /// Matches: SwiftUI.DisclosureGroup.init(isExpanded:content:label:)
    public init(
        isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        self.init(binding: isExpanded, content: content, label: label)
    }
}

nonisolated extension DisclosureGroup where Label == Text {
    /// Creates a group with a localized label.
    ///
    /// Matches: SwiftUI.DisclosureGroup.init(_:content:)
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }

    /// Creates a group with a label from a resource.
    ///
    /// Matches: SwiftUI.DisclosureGroup.init(_:content:)
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(content: content) { Text(titleResource) }
    }

    /// Creates a group with a label, which is not localized.
    ///
    /// Matches: SwiftUI.DisclosureGroup.init(_:content:)
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping () -> Content) {
        self.init(content: content) { Text(title) }
    }

    /// Creates a group with a localized label that is expanded while a value is true.
    ///
    /// Matches: SwiftUI.DisclosureGroup.init(_:isExpanded:content:)
    public init(
        _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>,
        @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
    }

    /// Creates a group with a label from a resource that is expanded while a value is true.
    ///
    /// Matches: SwiftUI.DisclosureGroup.init(_:isExpanded:content:)
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, isExpanded: Binding<Bool>,
        @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(isExpanded: isExpanded, content: content) { Text(titleResource) }
    }

    /// Creates a group with a label, which is not localized, that is expanded while a value is true.
    ///
    /// Matches: SwiftUI.DisclosureGroup.init(_:isExpanded:content:)
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(isExpanded: isExpanded, content: content) { Text(title) }
    }
}
