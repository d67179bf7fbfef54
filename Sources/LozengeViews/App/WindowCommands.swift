import Foundation
import LozengeCore

/// The commands of a window: controls that nobody sees and keys operate, and menus of the same.
final class WindowCommands {
    private var pipeline: FramePipeline
    private let content: WindowContent
    private let bell = Bell()

    /// - Parameters:
    ///   - commands: What there is to be done.
    ///   - window: The content of the window.
    ///   - environment: What they can know.
    ///   - changed: Called when ``entries`` may be others.
    init(
        _ commands: [() -> AnyView], beside window: FramePipeline, _ environment: EnvironmentValues,
        changed: @escaping () -> Void
    ) {
        content = WindowContent(Self.all(commands))
        pipeline = FramePipeline(
            content.view, environment: environment, textEngine: window.tree.textEngine,
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

    func take(_ commands: [() -> AnyView]) { content.take(Self.all(commands)) }

    func setEnvironment(_ environment: EnvironmentValues) {
        pipeline.root.setEnvironment(environment)
    }

    /// Does what a key says.
    ///
    /// - Returns: Whether it says something.
    func perform(_ key: KeyEvent) -> Bool {
        pipeline.update()
        return key.phase != .up && pipeline.tree.shortcuts.perform(key)
    }

    /// The commands, and where in the menus they are.
    var entries: [CommandEntry] {
        pipeline.update()
        return pipeline.root.preference(CommandEntriesKey.self) ?? []
    }

    /// Whether the app has commands of its own in the place of a group.
    func replaces(_ group: CommandGroupPlacement) -> Bool {
        entries.contains { if case .replacing(group) = $0.place { true } else { false } }
    }

    func close() { pipeline.close() }
}

/// A window that tells when it would show something else.
final class Bell: UnseenWindow {
    var ring: () -> Void = {}

    override func setNeedsDisplay() { ring() }
}
