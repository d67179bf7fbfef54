import LozengeCore

/// What can be done in an app, by menus and keys.
///
/// Matches: SwiftUI.Commands
@MainActor @preconcurrency
public protocol Commands {
    associatedtype Body: Commands

    @CommandsBuilder var body: Body { get }

    /// The controls of all commands. For the engine.
    var _view: AnyView { get }
}

extension Commands {
    public var _view: AnyView {
        AnyView(CommandsView(connected: ConnectedCommands(commands: self)))
    }
}

/// Commands with a body, as a view: what they hold of `@State` and the like works as in one.
private struct CommandsView<Content: Commands>: View {
    var connected: ConnectedCommands<Content>

    var body: some View { connected.commands.body._view }
}

private struct ConnectedCommands<Content: Commands>: DynamicProperty {
    var commands: Content

    mutating func _connect(_ connection: inout _PropertyConnection) {
        let parts = (connection.storage as? DynamicPropertyStorage) ?? DynamicPropertyStorage()
        parts.connect(&commands, to: connection.node)
        connection.storage = parts
    }
}

extension Commands where Body == Never {
    public var body: Never { preconditionFailure("\(Self.self) has no body.") }
}

extension Never: Commands {}

/// Turns the statements of `commands` into one.
///
/// Matches: SwiftUI.CommandsBuilder
@resultBuilder
public enum CommandsBuilder {
    public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }

    public static func buildBlock() -> EmptyCommands { EmptyCommands() }

    public static func buildBlock<each Content: Commands>(
        _ content: repeat each Content
    ) -> some Commands {
        var all: [any Commands] = []
        repeat all.append(each content)
        return CommandList(all: all)
    }

    public static func buildOptional(_ content: (any Commands)?) -> some Commands {
        CommandList(all: content.map { [$0] } ?? [])
    }
}

/// No commands.
///
/// Matches: SwiftUI.EmptyCommands
public struct EmptyCommands: Commands {
    public typealias Body = Never

    public init() {}

    public var _view: AnyView { AnyView(EmptyView()) }
}

private struct CommandList: Commands {
    typealias Body = Never

    let all: [any Commands]

    var _view: AnyView {
        let views = all.map(\._view)
        return AnyView(ForEach(views.indices, id: \.self) { views[$0] })
    }
}

/// A menu of an app's own.
///
/// Matches: SwiftUI.CommandMenu
public struct CommandMenu<Content: View>: Commands {
    public typealias Body = Never

    let name: Text
    let content: Content

    /// A menu with the words of `nameKey`.
    ///
    /// Matches: SwiftUI.CommandMenu.init(_:content:)
    public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        name = Text(nameKey)
        self.content = content()
    }

    public var _view: AnyView { AnyView(content) }
}

/// Commands beside, or in the place of, those that every app has.
///
/// Matches: SwiftUI.CommandGroup
public struct CommandGroup<Content: View>: Commands {
    public typealias Body = Never

    let content: Content

    /// Commands in the place of a group: its keys do what these say, or nothing.
    ///
    /// Matches: SwiftUI.CommandGroup.init(replacing:addition:)
    public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
        replaced = group
        content = addition()
    }

    /// Commands after a group.
    ///
    /// Matches: SwiftUI.CommandGroup.init(after:addition:)
    public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
        replaced = nil
        content = addition()
    }

    /// Commands before a group.
    ///
    /// Matches: SwiftUI.CommandGroup.init(before:addition:)
    public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
        replaced = nil
        content = addition()
    }

    private let replaced: CommandGroupPlacement?

    public var _view: AnyView {
        // There may be no command at all in the place of the others.
        AnyView(
            Group {
                content
                if let replaced {
                    Color.clear.preference(key: ReplacedCommandsKey.self, value: [replaced])
                }
            })
    }
}

/// A group of commands that every app has.
///
/// Matches: SwiftUI.CommandGroupPlacement
nonisolated public struct CommandGroupPlacement: Hashable, Sendable {
    private let name: String

    /// Ctrl N.
    ///
    /// Matches: SwiftUI.CommandGroupPlacement.newItem
    public static let newItem = CommandGroupPlacement(name: "newItem")
    /// Undo and redo.
    ///
    /// Matches: SwiftUI.CommandGroupPlacement.undoRedo
    public static let undoRedo = CommandGroupPlacement(name: "undoRedo")
    /// Ctrl ,.
    ///
    /// Matches: SwiftUI.CommandGroupPlacement.appSettings
    public static let appSettings = CommandGroupPlacement(name: "appSettings")
    /// Ctrl Q.
    ///
    /// Matches: SwiftUI.CommandGroupPlacement.appTermination
    public static let appTermination = CommandGroupPlacement(name: "appTermination")
    /// Saving.
    ///
    /// Matches: SwiftUI.CommandGroupPlacement.saveItem
    public static let saveItem = CommandGroupPlacement(name: "saveItem")
    /// What an app's commands are about that belong nowhere else.
    ///
    /// Matches: SwiftUI.CommandGroupPlacement.toolbar
    public static let toolbar = CommandGroupPlacement(name: "toolbar")
}

/// The groups that an app has its own commands for.
enum ReplacedCommandsKey: PreferenceKey {
    static let defaultValue: [CommandGroupPlacement] = []

    static func reduce(
        value: inout [CommandGroupPlacement], nextValue: () -> [CommandGroupPlacement]
    ) { value += nextValue() }
}
