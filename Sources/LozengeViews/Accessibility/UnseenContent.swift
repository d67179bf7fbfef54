import LozengeCore

/// Views without a window, which are read and operated as semantic elements.
final class UnseenContent {
    private var pipeline: FramePipeline
    private let content: WindowContent
    private let bell = Bell()
    private let description: ElementReader

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
        description = ElementReader(environment: environment, changed: changed)
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
        return description.read { pipeline.root.elements }
    }

    /// The drawing of the views at their ideal size.
    var displayList: DisplayList {
        pipeline.makeDisplayList(in: pipeline.idealSize, at: .zero)
    }

    /// The view around all others.
    var root: Node { pipeline.root }

    func close() {
        description.forgetDependencies()
        pipeline.close()
    }

    isolated deinit { close() }
}

/// A reader of elements, which reports when a value changes that describes one of them.
private final class ElementReader: StateReader {
    private let changed: () -> Void

    init(environment: EnvironmentValues, changed: @escaping () -> Void) {
        self.changed = changed
        super.init(environment: environment)
    }

    override func setNeedsUpdate() { changed() }

    func read(_ elements: () -> [SemanticElement]) -> [SemanticElement] {
        forgetDependencies()
        return whileReading { StateReader.observed(elements) }
    }
}

/// A window that reports when its content changes.
final class Bell: UnseenWindow {
    var ring: () -> Void = {}

    override func setNeedsDisplay() { ring() }
}
