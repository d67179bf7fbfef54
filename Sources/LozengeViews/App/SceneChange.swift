import Foundation
import LozengeCore

/// A change that a modifier of scenes makes to a kind of window.
protocol SceneChange {
    func apply(to window: inout WindowDescription)
}

/// The default size of windows, unless the scene inside sets one.
nonisolated struct DefaultSizeChange {
    let size: CGSize
}

extension DefaultSizeChange: SceneChange {
    func apply(to window: inout WindowDescription) { window.size = window.size ?? size }
}

/// The sizes that the user can give to a window.
nonisolated struct ResizabilityChange {
    let resizability: WindowResizability
}

extension ResizabilityChange: SceneChange {
    func apply(to window: inout WindowDescription) { window.resizability = resizability }
}

/// Commands in addition to those of the scene inside.
nonisolated struct CommandsChange<Content: Commands> {
    let content: () -> Content
}

extension CommandsChange: SceneChange {
    func apply(to window: inout WindowDescription) {
        let content = content
        window.commands.append { content()._view }
    }
}
