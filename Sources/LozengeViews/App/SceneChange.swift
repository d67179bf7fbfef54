import Foundation
import LozengeCore

/// A change that a modifier of scenes makes to a kind of window.
protocol SceneChange {
    func apply(to window: inout WindowDescription)
}

/// The size of windows that open, unless the scene inside says another.
nonisolated struct DefaultSizeChange {
    let size: CGSize
}

extension DefaultSizeChange: SceneChange {
    func apply(to window: inout WindowDescription) { window.size = window.size ?? size }
}

/// The sizes that the user can give a window.
nonisolated struct ResizabilityChange {
    let resizability: WindowResizability
}

extension ResizabilityChange: SceneChange {
    func apply(to window: inout WindowDescription) { window.resizability = resizability }
}

/// Commands besides those of the scene inside.
nonisolated struct CommandsChange<Content: Commands> {
    let content: () -> Content
}

extension CommandsChange: SceneChange {
    func apply(to window: inout WindowDescription) {
        let content = content
        window.commands.append { content()._view }
    }
}
