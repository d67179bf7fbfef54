import Foundation
import LozengeCore

/// The commands of a window: controls that nobody sees and keys operate.
final class WindowCommands {
    private var pipeline: FramePipeline
    private let content: WindowContent

    init(
        _ commands: [() -> AnyView], beside window: FramePipeline, _ environment: EnvironmentValues
    ) {
        content = WindowContent(Self.all(commands))
        pipeline = FramePipeline(
            content.view, environment: environment, textEngine: window.tree.textEngine,
            pictures: window.tree.pictures)
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

    /// Whether the app has commands of its own in the place of a group.
    func replaces(_ group: CommandGroupPlacement) -> Bool {
        pipeline.update()
        return pipeline.root.preference(ReplacedCommandsKey.self)?.contains(group) ?? false
    }

    func close() { pipeline.close() }
}
