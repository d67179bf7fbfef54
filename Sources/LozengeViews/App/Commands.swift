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
