import Foundation
import LozengeCore

/// The commands of a window: invisible controls that keys operate, and the menus with the same items.
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

    func update(to commands: [() -> AnyView]) { content.update(to: Self.all(commands)) }

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

    /// Returns true if the app replaces a group of standard commands.
    func replaces(_ group: CommandGroupPlacement) -> Bool {
        entries.contains { if case .replacing(group) = $0.place { true } else { false } }
    }

    func close() { pipeline.close() }
}

/// A window that reports when its content changes.
final class Bell: UnseenWindow {
    var ring: () -> Void = {}

    override func setNeedsDisplay() { ring() }
}
