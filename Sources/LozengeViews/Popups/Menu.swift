import Foundation
import LozengeCore

/// A button that opens a menu; inside a menu, an item that opens a submenu.
///
/// ```swift
/// Menu("Sort by") {
///     Button("Name") { order = .name }
///     Button("Date") { order = .date }
/// }
/// ```
///
/// It looks as the style of buttons around it says.
///
/// Matches: SwiftUI.Menu
nonisolated public struct Menu<Label: View, Content: View> {
    private let label: Label
    private let content: Content
    private let primaryAction: (() -> Void)?
    /// True if the label draws a ground of its own.
    private var drawsGround = Label._drawsGround
    @Environment(\.menuRows) private var menuRows
    @Environment(stylesOf: MenuStyleConfiguration.self) private var styles

    private init(label: Label, content: Content, primaryAction: (() -> Void)?) {
        self.label = label
        self.content = content
        self.primaryAction = primaryAction
    }

    /// Creates a menu with a label made of views.
    ///
    /// Matches: SwiftUI.Menu.init(content:label:)
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(label: label(), content: content(), primaryAction: nil)
    }

    /// Creates a menu beside a button for its most frequent action.
    ///
    /// Matches: SwiftUI.Menu.init(content:label:primaryAction:)
    public init(
        @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
        primaryAction: @escaping () -> Void
    ) {
        self.init(label: label(), content: content(), primaryAction: primaryAction)
    }
}

extension Menu: View {
    public var body: some View {
        let content = content
        if let submenu = menuRows?.submenu {
            submenu({ AnyView(content) }, label.arranged)
        } else {
            styles.makeBody(
                MenuStyleConfiguration(
                    label: styles.content(label), content: styles.content(content),
                    primaryAction: primaryAction, drawsGround: drawsGround))
        }
    }
}

nonisolated extension Menu
where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
    /// Creates the menu that is being styled, in the next outer style.
    ///
    /// Matches: SwiftUI.Menu.init(_:)
    public init(_ configuration: MenuStyleConfiguration) {
        self.init(
            label: configuration.label, content: configuration.content,
            primaryAction: configuration.primaryAction)
        drawsGround = configuration.drawsGround
    }
}

nonisolated extension Menu where Label == Text {
    /// Creates a menu with a localized title.
    ///
    /// Matches: SwiftUI.Menu.init(_:content:)
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }

    /// Creates a menu with a title from a resource.
    ///
    /// Matches: SwiftUI.Menu.init(_:content:)
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleResource) }
    }

    /// Creates a menu with a title, which is not localized.
    ///
    /// Matches: SwiftUI.Menu.init(_:content:)
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }

    /// Creates a menu with a localized title beside a button for its most frequent action.
    ///
    /// Matches: SwiftUI.Menu.init(_:content:primaryAction:)
    public init(
        _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content,
        primaryAction: @escaping () -> Void
    ) {
        self.init(content: content, label: { Text(titleKey) }, primaryAction: primaryAction)
    }

    /// Creates a menu with a title from a resource beside a button for its most frequent action.
    ///
    /// Matches: SwiftUI.Menu.init(_:content:primaryAction:)
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content,
        primaryAction: @escaping () -> Void
    ) {
        self.init(content: content, label: { Text(titleResource) }, primaryAction: primaryAction)
    }

    /// Creates a menu with a title, which is not localized, beside a button for its most frequent action.
    ///
    /// Matches: SwiftUI.Menu.init(_:content:primaryAction:)
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
    ) {
        self.init(content: content, label: { Text(title) }, primaryAction: primaryAction)
    }
}
