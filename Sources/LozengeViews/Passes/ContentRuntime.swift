import Foundation
import LozengeCore

/// What fills a window, whatever it is for: takes what the user did, gives what there is to see.
package class ContentRuntime: WindowClient {
    package var pipeline: FramePipeline
    package private(set) weak var backend: (any WindowBackend)?

    init(_ pipeline: FramePipeline) { self.pipeline = pipeline }

    /// Ties the content to the window it is shown in.
    package func attach(to backend: any WindowBackend) {
        self.backend = backend
        tree.backend = backend
        environmentChanged()
    }

    package var tree: ViewTree { pipeline.tree }
    package var root: Node { pipeline.root }

    package func handle(_ event: InputEvent) { pipeline.handle(event) }
    package func updateUnseen() { pipeline.update() }
    package func makeDisplayList(in size: CGSize, at time: Duration) -> DisplayList {
        pipeline.makeDisplayList(in: size, at: time)
    }
    package var nextUpdate: Duration? { tree.nextUpdate }
    package var minimumSize: CGSize { pipeline.minimumSize }
    package var maximumSize: CGSize? { nil }
    package var idealSize: CGSize { pipeline.idealSize }
    package var background: Color.Resolved {
        Color.windowBackground.resolve(in: root.environment.colorPalette)
    }
    package func environmentChanged() {}
    package func closeRequested() {}

    /// The window is closed, and its views are gone.
    package func close() { pipeline.close() }

    // Whatever they read may live longer than they do.
    isolated deinit { pipeline.close() }
}
