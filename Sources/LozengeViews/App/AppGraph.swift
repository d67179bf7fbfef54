import Foundation
import LozengeCore

/// The tree of an app's own body, evaluated again when its state changes.
package final class AppGraph {
    private let tree: ViewTree
    private var node: AppNode
    private let bell: Bell
    private var isRung = false

    /// The kinds of windows the app has.
    package var windows: [WindowDescription] { node.windows }
    /// The commands of all windows.
    package var commands: [() -> AnyView] { windows.flatMap(\.commands) }

    /// - Parameters:
    ///   - app: The app.
    ///   - surroundings: The environment of the app's properties.
    ///   - textEngine: The text engine of its windows.
    ///   - pictures: The source of their pictures.
    ///   - changed: Called later, once for several changes, when ``update()`` has to be called.
    package init(
        _ app: some App, surroundings: EnvironmentValues, textEngine: any TextEngine,
        pictures: any PictureSource, changed: @escaping () -> Void
    ) {
        tree = ViewTree(textEngine: textEngine, pictures: pictures, dates: { _ in Date() })
        bell = Bell()
        node = BodyNode(app, in: tree, environment: surroundings)
        node.updateNow()
        // Actions for initial values run before a window opens.
        UpdatePass.run(on: tree)
        tree.backend = bell
        bell.ring = { [unowned self] in
            guard !isRung else { return }
            isRung = true
            changed()
        }
    }

    /// Evaluates the app's body if a value that it read has changed.
    ///
    /// - Returns: True if it was evaluated; ``windows`` has changed then.
    package func update() -> Bool {
        isRung = false
        let before = tree.bodyEvaluations
        UpdatePass.run(on: tree)
        return tree.bodyEvaluations != before
    }

    #if DEBUG
        /// Replaces the app by one of another build, whose properties take over the state of those of their names.
        package func replace(by app: some App) {
            let former = node
            node = BodyNode(app, in: tree, environment: former.environment)
            CarriedState.carry(from: former, to: node)
            former.tearDown()
            node.updateNow()
            UpdatePass.run(on: tree)
        }
    #endif

    /// The scene phase of all windows together.
    package var scenePhase: ScenePhase {
        get { node.environment.scenePhase }
        set {
            guard newValue != scenePhase else { return }
            var environment = node.environment
            environment.scenePhase = newValue
            node.setEnvironment(environment)
        }
    }

    /// Connects the stored properties of the app's scene with the app that is being evaluated.
    static func connect<Content: Scene>(_ scene: inout Content) {
        SceneProperties.connecting?.connect(&scene)
    }

    /// Calls `action` after the update if `value` differs from its value at the last evaluation.
    static func watch<Value: Equatable>(
        _ value: Value, of scene: Any.Type, isInitial: Bool,
        _ action: @escaping (Value, Value) -> Void
    ) {
        SceneProperties.connecting?.watch(value, of: scene, isInitial: isInitial, action)
    }

    isolated deinit { node.tearDown() }

    /// The node of an app.
    private class AppNode: Node {
        fileprivate(set) final var windows: [WindowDescription] = []
    }

    private final class BodyNode<Content: App>: AppNode {
        private var app: Content
        private var properties = DynamicPropertyStorage.forOwner(Content.self)
        private let scenes = SceneProperties()

        init(_ app: Content, in tree: ViewTree, environment: EnvironmentValues) {
            self.app = app
            super.init(rootOf: tree, environment: environment)
        }

        override var role: Role { .container }
        override var name: String { String(describing: Content.self) }
        override var propertyLayout: DynamicPropertyLayout? { .of(Content.self) }
        override var lastingProperties: DynamicPropertyStorage? { properties?.lasting }
        override func adopt(_ properties: DynamicPropertyStorage) { self.properties = properties }

        override func update() {
            tree.evaluatesBody(of: self)
            properties?.connect(&app, to: self)
            windows = scenes.connecting(to: self) { Node.observed { app.body._windows() } }
        }
    }
}
