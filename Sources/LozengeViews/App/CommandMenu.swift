import LozengeCore

/// A menu of the app in the menu bar of its windows.
///
/// ```swift
/// WindowGroup { Editor() }
///     .commands {
///         CommandMenu("Player") {
///             Button("Play") { play() }.keyboardShortcut("p")
///         }
///     }
/// ```
///
/// Matches: SwiftUI.CommandMenu
nonisolated public struct CommandMenu<Content: View> {
    let name: Text
    let content: Content

    /// Creates a menu with a name.
    ///
    /// Matches: SwiftUI.CommandMenu.init(_:content:)
    public init(_ name: Text, @ViewBuilder content: () -> Content) {
        self.name = name
        self.content = content()
    }

    /// Creates a menu with a localized name.
    ///
    /// Matches: SwiftUI.CommandMenu.init(_:content:)
    public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        name = Text(nameKey)
        self.content = content()
    }

    /// Creates a menu with a name from a resource.
    ///
    /// Matches: SwiftUI.CommandMenu.init(_:content:)
    @_disfavoredOverload
    public init(_ nameResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
        name = Text(nameResource)
        self.content = content()
    }

    /// Creates a menu with a name, which is not localized.
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

/// Commands of the app beside a group of standard commands or in its place.
///
/// ```swift
/// CommandGroup(after: .newItem) {
///     Button("Open…") { open() }.keyboardShortcut("o")
/// }
/// ```
///
/// Matches: SwiftUI.CommandGroup
nonisolated public struct CommandGroup<Content: View> {
    private let place: CommandEntry.Place
    private let content: Content

    /// Replaces a group; its standard keys are disabled unless these commands use them.
    ///
    /// Matches: SwiftUI.CommandGroup.init(replacing:addition:)
    public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
        place = .replacing(group)
        content = addition()
    }

    /// Adds commands after a group.
    ///
    /// Matches: SwiftUI.CommandGroup.init(after:addition:)
    public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
        place = .after(group)
        content = addition()
    }

    /// Adds commands before a group.
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

/// Some commands of the app, with their position in the menus.
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

/// A view of some commands, which handles their keys and reports them to the menus.
nonisolated private struct CommandEntryView<Content: View> {
    let place: CommandEntry.Place
    let content: Content
}

extension CommandEntryView: View {
    var body: some View {
        let content = content
        let entry = CommandEntry(place: place, content: ContentSource { content._visit(&$0) })
        // There may be no command in place of the others.
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
