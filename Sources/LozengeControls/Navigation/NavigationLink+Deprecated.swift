import LozengeCore
import LozengeViews

// The links of NavigationView, which are active while a binding says so.

nonisolated extension NavigationLink {
    private init(
        _ destination: Destination, _ isActive: Binding<Bool>, label: Label
    ) {
        self.init(
            .bound(
                destination, identity: isActive.wrappedValue ? true : nil,
                begin: { isActive.wrappedValue = true }, end: { isActive.wrappedValue = false }),
            label: label)
    }

    private init<V: Hashable>(
        _ destination: Destination, _ tag: V, _ selection: Binding<V?>, label: Label
    ) {
        self.init(
            .bound(
                destination, identity: selection.wrappedValue == tag ? tag : nil,
                begin: { selection.wrappedValue = tag },
                end: { if selection.wrappedValue == tag { selection.wrappedValue = nil } }),
            label: label)
    }

    /// Creates a link whose page is pushed while a value is true.
    ///
    /// Matches: SwiftUI.NavigationLink.init(isActive:destination:label:)
    @available(
        *, deprecated,
        message:
            "Use NavigationLink(value:label:), or navigationDestination(isPresented:destination:)."
    )
    public init(
        isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination,
        @ViewBuilder label: () -> Label
    ) {
        self.init(destination(), isActive, label: label())
    }

    /// Creates a link whose page is pushed while a value is true.
    ///
    /// Matches: SwiftUI.NavigationLink.init(destination:isActive:label:)
    @available(
        *, deprecated,
        message:
            "Use NavigationLink(value:label:), or navigationDestination(isPresented:destination:)."
    )
    public init(
        destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label
    ) {
        self.init(destination, isActive, label: label())
    }

    /// Creates a link whose page is pushed while `selection` is its tag.
    ///
    /// Matches: SwiftUI.NavigationLink.init(tag:selection:destination:label:)
    @available(
        *, deprecated,
        message:
            "Use NavigationLink(value:label:), or navigationDestination(isPresented:destination:)."
    )
    public init<V: Hashable>(
        tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination,
        @ViewBuilder label: () -> Label
    ) {
        self.init(destination(), tag, selection, label: label())
    }

    /// Creates a link whose page is pushed while `selection` is its tag.
    ///
    /// Matches: SwiftUI.NavigationLink.init(destination:tag:selection:label:)
    @available(
        *, deprecated,
        message:
            "Use NavigationLink(value:label:), or navigationDestination(isPresented:destination:)."
    )
    public init<V: Hashable>(
        destination: Destination, tag: V, selection: Binding<V?>,
        @ViewBuilder label: () -> Label
    ) {
        self.init(destination, tag, selection, label: label())
    }
}

nonisolated extension NavigationLink where Label == Text {
    /// Creates a link with a localized title whose page is pushed while a value is true.
    ///
    /// Matches: SwiftUI.NavigationLink.init(_:isActive:destination:)
    @available(
        *, deprecated,
        message:
            "Use NavigationLink(value:label:), or navigationDestination(isPresented:destination:)."
    )
    public init(
        _ titleKey: LocalizedStringKey, isActive: Binding<Bool>,
        @ViewBuilder destination: () -> Destination
    ) {
        self.init(destination(), isActive, label: Text(titleKey))
    }

    /// Creates a link with a localized title whose page is pushed while a value is true.
    ///
    /// Matches: SwiftUI.NavigationLink.init(_:destination:isActive:)
    @available(
        *, deprecated,
        message:
            "Use NavigationLink(value:label:), or navigationDestination(isPresented:destination:)."
    )
    public init(
        _ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>
    ) {
        self.init(destination, isActive, label: Text(titleKey))
    }

    /// Creates a link with a localized title whose page is pushed while `selection` is its tag.
    ///
    /// Matches: SwiftUI.NavigationLink.init(_:tag:selection:destination:)
    @available(
        *, deprecated,
        message:
            "Use NavigationLink(value:label:), or navigationDestination(isPresented:destination:)."
    )
    public init<V: Hashable>(
        _ titleKey: LocalizedStringKey, tag: V, selection: Binding<V?>,
        @ViewBuilder destination: () -> Destination
    ) {
        self.init(destination(), tag, selection, label: Text(titleKey))
    }

    /// Creates a link with a localized title whose page is pushed while `selection` is its tag.
    ///
    /// Matches: SwiftUI.NavigationLink.init(_:destination:tag:selection:)
    @available(
        *, deprecated,
        message:
            "Use NavigationLink(value:label:), or navigationDestination(isPresented:destination:)."
    )
    public init<V: Hashable>(
        _ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>
    ) {
        self.init(destination, tag, selection, label: Text(titleKey))
    }

    /// Creates a link with a title, which is not localized whose page is pushed while a value is true.
    ///
    /// Matches: SwiftUI.NavigationLink.init(_:isActive:destination:)
    @_disfavoredOverload
    @available(
        *, deprecated,
        message:
            "Use NavigationLink(value:label:), or navigationDestination(isPresented:destination:)."
    )
    public init<S: StringProtocol>(
        _ title: S, isActive: Binding<Bool>,
        @ViewBuilder destination: () -> Destination
    ) {
        self.init(destination(), isActive, label: Text(title))
    }

    /// Creates a link with a title, which is not localized whose page is pushed while a value is true.
    ///
    /// Matches: SwiftUI.NavigationLink.init(_:destination:isActive:)
    @_disfavoredOverload
    @available(
        *, deprecated,
        message:
            "Use NavigationLink(value:label:), or navigationDestination(isPresented:destination:)."
    )
    public init<S: StringProtocol>(
        _ title: S, destination: Destination, isActive: Binding<Bool>
    ) {
        self.init(destination, isActive, label: Text(title))
    }

    /// Creates a link with a title, which is not localized whose page is pushed while `selection` is its tag.
    ///
    /// Matches: SwiftUI.NavigationLink.init(_:tag:selection:destination:)
    @_disfavoredOverload
    @available(
        *, deprecated,
        message:
            "Use NavigationLink(value:label:), or navigationDestination(isPresented:destination:)."
    )
    public init<S: StringProtocol, V: Hashable>(
        _ title: S, tag: V, selection: Binding<V?>,
        @ViewBuilder destination: () -> Destination
    ) {
        self.init(destination(), tag, selection, label: Text(title))
    }

    /// Creates a link with a title, which is not localized whose page is pushed while `selection` is its tag.
    ///
    /// Matches: SwiftUI.NavigationLink.init(_:destination:tag:selection:)
    @_disfavoredOverload
    @available(
        *, deprecated,
        message:
            "Use NavigationLink(value:label:), or navigationDestination(isPresented:destination:)."
    )
    public init<S: StringProtocol, V: Hashable>(
        _ title: S, destination: Destination, tag: V, selection: Binding<V?>
    ) {
        self.init(destination, tag, selection, label: Text(title))
    }

}
