import Foundation
import LozengeCore
import LozengeViews

/// An app without a window system, whose windows are screens.
///
/// Its windows share the state of the app and the values of `@AppStorage`, which begin empty and are not kept.
///
/// ```swift
/// let app = TestedApp(CounterApp())
/// let screen = app.open(300, 200)
/// screen.press(.character("u"), modifiers: .control)
/// #expect(screen.text("1").exists)
/// ```
///
/// Extension: for tests.
public final class TestedApp {
    private let graph: AppGraph
    /// The environment of the app and its windows.
    let surroundings: EnvironmentValues
    private var windows: [(scene: Int, content: WindowContent, screen: () -> Screen?)] = []
    private var isStale = false

    /// Starts an app; no window opens by itself.
    public init(_ app: some App) {
        var changed: () -> Void = {}
        surroundings = .ofScreen()
        graph = AppGraph(
            app, surroundings: surroundings, textEngine: GridTextEngine(),
            pictures: FixturePictures([:]), changed: { changed() })
        changed = { [unowned self] in isStale = true }
    }

    /// The number of scenes with windows in the body of the app.
    public var sceneCount: Int { graph.windows.count }

    /// Opens a window of a scene, in points, with the menus of the app; one of documents has a new document.
    ///
    /// - Parameters:
    ///   - width: The width of the window.
    ///   - height: The height of the window.
    ///   - scene: The place of the scene among those of the app's body, from 0 on.
    /// - Returns: The window; an empty one, with a report, if there is no such scene.
    public func open(_ width: CGFloat, _ height: CGFloat, scene: Int = 0) -> Screen {
        guard graph.windows.indices.contains(scene) else {
            report("There is no scene \(scene): the app has \(sceneCount). The window is empty.")
            return Screen(width, height) { EmptyView() }
        }
        let description = graph.windows[scene]
        let content = WindowContent { description.framed { $0 } }
        var surroundings = surroundings
        surroundings.presentedValue = StateLocation(description.value?.initial())
        let screen = Screen(
            CGSize(width: width, height: height), of: self, in: surroundings,
            menus: description.kind.isOrdinary
                ? WindowMenus(areInBar: !graph.commands.isEmpty) : nil, content)
        windows.append((scene, content, { [weak screen] in screen }))
        (screen.window as? WindowRuntime)?.update(to: graph.commands)
        return screen
    }

    /// Shows the present scenes of the app's body in its windows.
    func follow() {
        guard isStale else { return }
        isStale = false
        guard graph.update() else { return }
        for window in windows where graph.windows.indices.contains(window.scene) {
            let description = graph.windows[window.scene]
            window.content.update { description.framed { $0 } }
            (window.screen()?.window as? WindowRuntime)?.update(to: graph.commands)
        }
    }
}

extension EnvironmentValues {
    /// The environment of a test, whose stored values do not reach another one.
    static func ofScreen() -> EnvironmentValues {
        var values = EnvironmentValues()
        (values.appStore, values.sceneStore) = (ValueStore(), ValueStore())
        return values
    }
}
