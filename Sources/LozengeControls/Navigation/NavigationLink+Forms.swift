import LozengeCore
import LozengeViews

nonisolated extension NavigationLink where Label == Text {
    /// Creates a link to a page with a localized title.
    ///
    /// Matches: SwiftUI.NavigationLink.init(_:destination:)
    public init(
        _ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination
    ) {
        self.init(.view(destination()), label: Text(titleKey))
    }

    /// Creates a link to a page with a title from a resource.
    ///
    /// Matches: SwiftUI.NavigationLink.init(_:destination:)
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, @ViewBuilder destination: () -> Destination
    ) {
        self.init(.view(destination()), label: Text(titleResource))
    }

    /// Creates a link to a page with a localized title.
    ///
    /// Matches: SwiftUI.NavigationLink.init(_:destination:)
    public init(_ titleKey: LocalizedStringKey, destination: Destination) {
        self.init(.view(destination), label: Text(titleKey))
    }

    /// Creates a link to a page with a title from a resource.
    ///
    /// Matches: SwiftUI.NavigationLink.init(_:destination:)
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, destination: Destination) {
        self.init(.view(destination), label: Text(titleResource))
    }

    /// Creates a link to a page with a title, which is not localized.
    ///
    /// Matches: SwiftUI.NavigationLink.init(_:destination:)
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, @ViewBuilder destination: () -> Destination
    ) {
        self.init(.view(destination()), label: Text(title))
    }

    /// Creates a link to a page with a title, which is not localized.
    ///
    /// Matches: SwiftUI.NavigationLink.init(_:destination:)
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, destination: Destination) {
        self.init(.view(destination), label: Text(title))
    }
}

nonisolated extension NavigationLink where Destination == Never {
    /// Creates a link to the page of a value; `nil` disables the link.
    ///
    /// Matches: SwiftUI.NavigationLink.init(value:label:)
    public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
        self.init(.value(value.map { PathElement(any: $0) }), label: label())
    }

    /// Creates a link to the page of a value that can be encoded; `nil` disables the link.
    ///
    /// Matches: SwiftUI.NavigationLink.init(value:label:)
    public init<P: Hashable & Codable>(value: P?, @ViewBuilder label: () -> Label) {
        self.init(.value(value.map { PathElement(coded: $0) }), label: label())
    }

    /// Creates a link to the page of a value with a localized title; `nil` disables the link.
    ///
    /// Matches: SwiftUI.NavigationLink.init(_:value:)
    public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) where Label == Text {
        self.init(.value(value.map { PathElement(any: $0) }), label: Text(titleKey))
    }

    /// Creates a link to the page of a value with a title from a resource; `nil` disables the link.
    ///
    /// Matches: SwiftUI.NavigationLink.init(_:value:)
    @_disfavoredOverload
    public init<P: Hashable>(_ titleResource: LocalizedStringResource, value: P?)
    where Label == Text {
        self.init(.value(value.map { PathElement(any: $0) }), label: Text(titleResource))
    }

    /// Creates a link to the page of a value that can be encoded with a localized title; `nil` disables the link.
    ///
    /// Matches: SwiftUI.NavigationLink.init(_:value:)
    public init<P: Hashable & Codable>(_ titleKey: LocalizedStringKey, value: P?)
    where Label == Text {
        self.init(.value(value.map { PathElement(coded: $0) }), label: Text(titleKey))
    }

    /// Creates a link, with a title from a resource, to the page of a value that can be encoded; `nil` disables the link.
    ///
    /// Matches: SwiftUI.NavigationLink.init(_:value:)
    @_disfavoredOverload
    public init<P: Hashable & Codable>(_ titleResource: LocalizedStringResource, value: P?)
    where Label == Text {
        self.init(.value(value.map { PathElement(coded: $0) }), label: Text(titleResource))
    }

    /// Creates a link to the page of a value with a title, which is not localized; `nil` disables the link.
    ///
    /// Matches: SwiftUI.NavigationLink.init(_:value:)
    @_disfavoredOverload
    public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) where Label == Text {
        self.init(.value(value.map { PathElement(any: $0) }), label: Text(title))
    }

    /// Creates a link to the page of a value that can be encoded with a title, which is not localized; `nil` disables the link.
    ///
    /// Matches: SwiftUI.NavigationLink.init(_:value:)
    @_disfavoredOverload
    public init<S: StringProtocol, P: Hashable & Codable>(_ title: S, value: P?)
    where Label == Text {
        self.init(.value(value.map { PathElement(coded: $0) }), label: Text(title))
    }
}
