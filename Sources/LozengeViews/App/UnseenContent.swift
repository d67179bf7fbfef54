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

    /// Creates the items of a menu, in which submenus have their items as children.
    convenience init(
        items: @escaping () -> AnyView, textEngine: any TextEngine, pictures: any PictureSource,
        environment: EnvironmentValues, changed: @escaping () -> Void = {}
    ) {
        var inner = environment.forPopup()
        inner.menuRows = .read
        inner.dividesMenu = true
        self.init(
            items, textEngine: textEngine, pictures: pictures, environment: inner,
            changed: changed)
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

extension MenuRows {
    /// The items of a menu that is read: a submenu is there with its items.
    nonisolated fileprivate static let read = MenuRows(
        button: items.button, toggle: items.toggle, option: items.option,
        submenu: { items, label in
            AnyView(
                VStack {
                    label.accessibilityElement(children: .combine)
                    items()
                }
                .semantics { elements, context in
                    guard !elements.isEmpty else { return }
                    var menu = SemanticElement(.menuButton, of: context.node)
                    menu.label = elements.removeFirst().label
                    menu.children = elements
                    elements = [menu]
                })
        })
}
