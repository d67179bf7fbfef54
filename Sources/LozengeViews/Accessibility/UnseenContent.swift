import LozengeCore

/// Views without a window, which are read and operated as semantic elements.
final class UnseenContent {
    private var pipeline: FramePipeline
    private let content: WindowContent
    private let bell = Bell()

    /// - Parameters:
    ///   - content: The views.
    ///   - textEngine: The text engine.
    ///   - pictures: The source of pictures.
    ///   - environment: The environment.
    ///   - changed: Called when ``elements`` or ``displayList`` may have changed.
    init(
        _ content: @escaping () -> AnyView, textEngine: any TextEngine,
        pictures: any PictureSource, environment: EnvironmentValues,
        changed: @escaping () -> Void = {}
    ) {
        self.content = WindowContent(content)
        var environment = environment
        environment.pictures = pictures
        pipeline = FramePipeline(
            self.content.view, environment: environment, textEngine: textEngine,
            pictures: pictures)
        // Without frames, a view that leaves would never be gone.
        pipeline.tree.motion.standardTransition = nil
        bell.ring = changed
        pipeline.tree.backend = bell
    }

    func update(to content: @escaping () -> AnyView) { self.content.update(to: content) }

    /// The semantic elements of the views.
    var elements: [SemanticElement] {
        pipeline.update()
        return pipeline.root.elements
    }

    /// The drawing of the views at their ideal size.
    var displayList: DisplayList {
        pipeline.makeDisplayList(in: pipeline.idealSize, at: .zero)
    }

    /// The view around all others.
    var root: Node { pipeline.root }

    func close() { pipeline.close() }

    isolated deinit { pipeline.close() }
}

/// A window that reports when its content changes.
final class Bell: UnseenWindow {
    var ring: () -> Void = {}

    override func setNeedsDisplay() { ring() }
}
