import Foundation
import LozengeCore

/// The commands of a window: invisible items that keys operate, and the menus with the same items.
final class WindowCommands {
    private var pipeline: FramePipeline
    private let content: WindowContent
    private let bell = Bell()

    /// - Parameters:
    ///   - commands: The commands.
    ///   - window: The content of the window.
    ///   - environment: The environment of the commands.
    ///   - changed: Called when ``entries`` may have changed.
    init(
        _ commands: [() -> AnyView], beside window: FramePipeline, _ environment: EnvironmentValues,
        changed: @escaping () -> Void
    ) {
        content = WindowContent(Self.all(commands))
        pipeline = FramePipeline(
            content.view, environment: Self.rows(environment), textEngine: window.tree.textEngine,
            pictures: window.tree.pictures)
        bell.ring = changed
        pipeline.tree.backend = bell
    }

    private static func all(_ commands: [() -> AnyView]) -> () -> AnyView {
        {
            let views = commands.map { $0() }
            return AnyView(ForEach(views.indices, id: \.self) { views[$0] })
        }
    }

    func update(to commands: [() -> AnyView]) { content.update(to: Self.all(commands)) }

    func setEnvironment(_ environment: EnvironmentValues) {
        pipeline.root.setEnvironment(Self.rows(environment))
    }

    /// Returns the environment in which pickers and submenus have all their items, whose shortcuts count.
    private static func rows(_ environment: EnvironmentValues) -> EnvironmentValues {
        var inner = environment
        inner.menuRows = .read
        return inner
    }

    /// Performs a key.
    ///
    /// - Returns: True if it is the key of a command.
    func perform(_ key: KeyEvent) -> Bool {
        pipeline.update()
        return key.phase != .up && pipeline.tree.shortcuts.perform(key)
    }

    /// The commands with their positions in the menus.
    var entries: [CommandEntry] {
        pipeline.update()
        return pipeline.root.preference(CommandEntriesKey.self) ?? []
    }

    /// Returns true if the app replaces a group of standard commands.
    func replaces(_ group: CommandGroupPlacement) -> Bool {
        entries.contains { if case .replacing(group) = $0.place { true } else { false } }
    }

    func close() { pipeline.close() }
}
