import LozengeCore

/// The commands of an app, in menus and by keys.
///
/// ```swift
/// struct PlayerCommands: Commands {
///     var body: some Commands {
///         CommandMenu("Player") { Button("Play", action: play) }
///     }
/// }
/// ```
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
        AnyView(CommandsView(connected: Connected(content: self)))
    }
}

/// A view of commands with a body, which connects their `@State` and other properties.
nonisolated private struct CommandsView<Content: Commands> {
    var connected: Connected<Content>
}

extension CommandsView: View {
    var body: some View { connected.content.body._view }
}

extension Commands where Body == Never {
    public var body: Never { preconditionFailure("\(Self.self) has no body.") }
}

extension Never: Commands {}

/// The result builder of commands.
///
/// Matches: SwiftUI.CommandsBuilder
@resultBuilder
nonisolated public enum CommandsBuilder {
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

    public static func buildEither<First: Commands, Second: Commands>(
        first content: First
    ) -> _ConditionalContent<First, Second> { _ConditionalContent(storage: .first(content)) }

    public static func buildEither<First: Commands, Second: Commands>(
        second content: Second
    ) -> _ConditionalContent<First, Second> { _ConditionalContent(storage: .second(content)) }

    public static func buildLimitedAvailability(_ content: any Commands) -> some Commands {
        CommandList(all: [content])
    }
}

/// No commands.
///
/// Matches: SwiftUI.EmptyCommands
nonisolated public struct EmptyCommands {
    public init() {}
}

extension EmptyCommands: Commands {
    public typealias Body = Never

    public var _view: AnyView { AnyView(EmptyView()) }
}

extension _ConditionalContent: Commands where First: Commands, Second: Commands {
    public typealias Body = Never

    public var _view: AnyView {
        AnyView(
            Group {
                switch storage {
                case .first(let commands): commands._view
                case .second(let commands): commands._view
                }
            })
    }
}

extension Group: Commands where Content: Commands {
    public typealias Body = Never

    public var _view: AnyView { content._view }
}

nonisolated extension Group where Content: Commands {
    /// Creates a group of commands.
    ///
    /// Matches: SwiftUI.Group.init(content:)
    @_disfavoredOverload
    public init(@CommandsBuilder content: () -> Content) { self.init(content(), ()) }
}

nonisolated private struct CommandList {
    let all: [any Commands]
}

extension CommandList: Commands {
    typealias Body = Never

    var _view: AnyView {
        let views = all.map(\._view)
        return AnyView(ForEach(views.indices, id: \.self) { views[$0] })
    }
}
