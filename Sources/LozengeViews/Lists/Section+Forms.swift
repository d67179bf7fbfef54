import Foundation
import LozengeCore

nonisolated extension Section where Parent: View, Content: View, Footer: View {
    /// Creates a section with a header and a footer.
    ///
    /// Matches: SwiftUI.Section.init(content:header:footer:)
    public init(
        @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
        @ViewBuilder footer: () -> Footer
    ) {
        self.init(header: header(), content: content(), footer: footer())
    }

    /// Creates a section with a header and a footer.
    ///
    /// Matches: SwiftUI.Section.init(header:footer:content:)
    @available(*, deprecated, message: "Use Section(content:header:footer:).")
    public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(header: header, content: content(), footer: footer)
    }
}

nonisolated extension Section where Parent == EmptyView, Content: View, Footer: View {
    /// Creates a section with a footer.
    ///
    /// Matches: SwiftUI.Section.init(content:footer:)
    public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
        self.init(header: EmptyView(), content: content(), footer: footer())
    }

    /// Creates a section with a footer.
    ///
    /// Matches: SwiftUI.Section.init(footer:content:)
    @available(*, deprecated, message: "Use Section(content:footer:).")
    public init(footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(header: EmptyView(), content: content(), footer: footer)
    }
}

nonisolated extension Section where Parent: View, Content: View, Footer == EmptyView {
    /// Creates a section with a header.
    ///
    /// Matches: SwiftUI.Section.init(content:header:)
    public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
        self.init(header: header(), content: content(), footer: EmptyView())
    }

    /// Creates a section that the user collapses and expands at its header.
    ///
    /// - Parameters:
    ///   - isExpanded: True while the content is shown.
    ///   - content: The rows; while they are not shown, they do not exist.
    ///   - header: The header.
    ///
    /// Matches: SwiftUI.Section.init(isExpanded:content:header:)
    public init(
        isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content,
        @ViewBuilder header: () -> Parent
    ) {
        self.init(
            header: header(), content: content(), footer: EmptyView(), isExpanded: isExpanded)
    }

    /// Creates a section with a header.
    ///
    /// Matches: SwiftUI.Section.init(header:content:)
    @available(*, deprecated, message: "Use Section(content:header:).")
    public init(header: Parent, @ViewBuilder content: () -> Content) {
        self.init(header: header, content: content(), footer: EmptyView())
    }
}

nonisolated extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
    /// Creates a section.
    ///
    /// Matches: SwiftUI.Section.init(content:)
    public init(@ViewBuilder content: () -> Content) {
        self.init(header: EmptyView(), content: content(), footer: EmptyView())
    }
}

nonisolated extension Section where Parent == Text, Content: View, Footer == EmptyView {
    /// Creates a section with a localized title.
    ///
    /// Matches: SwiftUI.Section.init(_:content:)
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(header: Text(titleKey), content: content(), footer: EmptyView())
    }

    /// Creates a section with a title from a resource.
    ///
    /// Matches: SwiftUI.Section.init(_:content:)
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
        self.init(header: Text(titleResource), content: content(), footer: EmptyView())
    }

    /// Creates a section with a title, which is not localized.
    ///
    /// Matches: SwiftUI.Section.init(_:content:)
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(header: Text(title), content: content(), footer: EmptyView())
    }

    /// Creates a section with a localized title that the user collapses and expands.
    ///
    /// Matches: SwiftUI.Section.init(_:isExpanded:content:)
    public init(
        _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            header: Text(titleKey), content: content(), footer: EmptyView(),
            isExpanded: isExpanded)
    }

    /// Creates a section with a title from a resource that the user collapses and expands.
    ///
    /// Matches: SwiftUI.Section.init(_:isExpanded:content:)
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, isExpanded: Binding<Bool>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            header: Text(titleResource), content: content(), footer: EmptyView(),
            isExpanded: isExpanded)
    }

    /// Creates a section with a title, which is not localized, that the user collapses and expands.
    ///
    /// Matches: SwiftUI.Section.init(_:isExpanded:content:)
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
    ) {
        self.init(
            header: Text(title), content: content(), footer: EmptyView(), isExpanded: isExpanded)
    }
}

nonisolated extension Section where Parent: View, Content: View, Footer: View {
    /// Returns this section with a header that collapses and expands it, or without.
    ///
    /// Matches: SwiftUI.Section.collapsible(_:)
    @available(*, deprecated, message: "Use Section(isExpanded:content:header:).")
    public func collapsible(_ collapsible: Bool) -> some View {
        var section = self
        section.isCollapsible = collapsible
        return section
    }
}
