import LozengeCore

/// A menu of an app's own, in the bar at the top of its windows.
///
/// Matches: SwiftUI.CommandMenu
nonisolated public struct CommandMenu<Content: View> {
    let name: Text
    let content: Content

    /// A menu with the words of `nameKey`.
    ///
    /// Matches: SwiftUI.CommandMenu.init(_:content:)
    public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        name = Text(nameKey)
        self.content = content()
    }

    /// A menu with a name, shown as it is.
    ///
    /// Matches: SwiftUI.CommandMenu.init(_:content:)
    @_disfavoredOverload
    public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {
        self.name = Text(name)
        self.content = content()
    }
}

extension CommandMenu: Commands {
    public typealias Body = Never

    public var _view: AnyView { AnyView(CommandEntryView(place: .menu(name), content: content)) }
}

/// Commands beside the standard ones or instead of them.
///
/// Matches: SwiftUI.CommandGroup
nonisolated public struct CommandGroup<Content: View> {
    private let place: CommandEntry.Place
    private let content: Content

    /// Commands in the place of a group: its keys do what these say, or nothing.
    ///
    /// Matches: SwiftUI.CommandGroup.init(replacing:addition:)
    public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
        place = .replacing(group)
        content = addition()
    }

    /// Commands after a group.
    ///
    /// Matches: SwiftUI.CommandGroup.init(after:addition:)
    public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
        place = .after(group)
        content = addition()
    }

    /// Commands before a group.
    ///
    /// Matches: SwiftUI.CommandGroup.init(before:addition:)
    public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
        place = .before(group)
        content = addition()
    }
}

extension CommandGroup: Commands {
    public typealias Body = Never

    public var _view: AnyView { AnyView(CommandEntryView(place: place, content: content)) }
}

/// Some of an app's commands, and where in the menus they are.
struct CommandEntry {
    enum Place {
        case menu(Text)
        case before(CommandGroupPlacement)
        case replacing(CommandGroupPlacement)
        case after(CommandGroupPlacement)
    }

    let place: Place
    let content: ContentSource

    /// The view of the commands.
    var view: AnyView { AnyView(CommandEntryContent(source: content)) }
}

/// A view of some commands, which keys operate and which reports them to the menus.
nonisolated private struct CommandEntryView<Content: View> {
    let place: CommandEntry.Place
    let content: Content
}

extension CommandEntryView: View {
    var body: some View {
        let content = content
        let entry = CommandEntry(place: place, content: ContentSource { content._visit(&$0) })
        // There may be no command at all in the place of others.
        Group {
            content
            Color.clear.preference(key: CommandEntriesKey.self, value: [entry])
        }
    }
}

nonisolated private struct CommandEntryContent {
    let source: ContentSource
}

extension CommandEntryContent: View {
    typealias Body = Never

    func _visit(_ visitor: inout ViewVisitor) { source.visit(&visitor) }
}

/// The commands of an app, in their order.
enum CommandEntriesKey: PreferenceKey {
    static let defaultValue: [CommandEntry] = []

    static func reduce(value: inout [CommandEntry], nextValue: () -> [CommandEntry]) {
        value += nextValue()
    }
}
