import Foundation
import LozengeCore

/// The content of any window: handles events and makes display lists.
package class ContentRuntime: WindowClient {
    package var pipeline: FramePipeline
    package private(set) weak var backend: (any WindowBackend)?

    init(_ pipeline: FramePipeline) { self.pipeline = pipeline }

    /// Connects the content to its window.
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
    package func openingSize(_ usual: CGSize) -> CGSize { pipeline.openingSize(usual) }
    package var idealSize: CGSize { pipeline.idealSize }
    package var background: Color.Resolved {
        Color.windowBackground.resolve(in: root.environment.colorPalette)
    }
    package func dragMoved(
        _ offer: DataOffer, to point: CGPoint, _ wanted: DragEffect
    ) -> DragEffect? {
        tree[DropSession.self].move(offer, to: point, wanted, in: root)
    }
    package func dragLeft() { tree[DropSession.self].leave() }
    package func dragDropped() -> DragEffect? { tree[DropSession.self].drop() }

    package func observeSemantics(_ report: (@MainActor (SemanticUpdate) -> Void)?) {
        pipeline.read(report)
    }
    package func updateSemantics() { pipeline.semantics?.run(includingFrames: true) }
    package func perform(_ request: SemanticRequest) {
        // A question in front of the window is answered first, by readers as by others.
        guard !tree.services.contains(where: \.holdsWindow) else { return }
        pipeline.semantics?.perform(request)
    }
    package func answer(
        _ question: SemanticTextQuestion, about element: SemanticID
    ) -> SemanticTextAnswer? { pipeline.semantics?.answer(question, about: element) }

    package func environmentChanged() {}
    package func closeRequested() {}

    /// Removes the views after the window was closed.
    package func close() { pipeline.close() }

    // State that the views read may outlive them.
    isolated deinit { pipeline.close() }
}
