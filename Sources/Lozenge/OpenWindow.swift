import LozengeImage
import LozengeText
import LozengeX11

/// An open window of an app.
final class OpenWindow {
    let runtime: WindowRuntime
    let shown: XWindow
    /// The identity of its kind.
    let key: String
    let kind: WindowDescription.Kind
    let id: String?
    /// The name of its stored state.
    let name: String
    private let content: WindowContent

    init(
        _ description: WindowDescription, key: String, name: String,
        menus: WindowMenus?, connection: XConnection,
        textEngine: PangoTextEngine, pictures: AssetPictures,
        textSize: TextSizeSetting, surroundings: EnvironmentValues
    ) {
        self.key = key
        self.name = name
        (kind, id) = (description.kind, description.id)
        content = WindowContent(description.content)
        runtime = WindowRuntime(
            WindowFrame(content: content.view), menus: menus,
            textEngine: textEngine, pictures: pictures,
            textSize: textSize, surroundings: surroundings)
        runtime.isLimited = description.resizability.limit == .both
        shown = XWindow(
            connection: connection,
            options: WindowOptions(
                title: description.title ?? appName, className: appName, size: description.size),
            client: runtime, textEngine: textEngine)
        runtime.sceneTitle = description.title ?? appName
        runtime.attach(to: shown)
        shown.afterFirstFrame = { [weak shown] in
            shown?.setIcons(pictures.icons(of: desktopID(of: appName)))
        }
    }

    /// Shows the present content of the scene.
    func update(to description: WindowDescription) {
        content.update(to: description.content)
        runtime.sceneTitle = description.title ?? appName
    }

    func close() {
        shown.close()
        runtime.close()
    }
}
