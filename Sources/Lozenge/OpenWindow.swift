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
    private let presented: StateLocation<PresentedValue?>

    /// The value that the window presents; `nil` for none.
    var value: PresentedValue? { presented.value }

    /// - Parameters:
    ///   - description: The kind of window.
    ///   - key: The identity of the kind.
    ///   - name: The name of its stored state.
    ///   - value: The value that it presents; `nil` for none.
    ///   - number: The number of open windows of its kind.
    ///   - record: The window of an earlier run that it takes the place of; `nil` for a new one.
    ///   - menus: The menus; `nil` for a window without menus.
    ///   - services: What the windows of the app share.
    ///   - surroundings: The environment of its content.
    init(
        _ description: WindowDescription, key: String, name: String,
        presenting value: PresentedValue?, number: Int, record: WindowRecord?,
        menus: WindowMenus?, services: WindowMaking, surroundings: EnvironmentValues
    ) {
        self.key = key
        self.name = name
        (kind, id) = (description.kind, description.id)
        presented = StateLocation(value)
        content = WindowContent(description.framed)
        var surroundings = surroundings
        surroundings.presentedValue = presented
        runtime = WindowRuntime(
            content.view.focusesFirst(), menus: menus,
            textEngine: services.textEngine, pictures: services.pictures,
            textSize: services.textSize, surroundings: surroundings)
        runtime.isLimited = description.isLimited
        let title = description.title.map(runtime.string) ?? appName
        shown = XWindow(
            connection: services.connection,
            options: description.options(
                title: title, className: appName, number: number, restored: record?.frame,
                content: WindowLayoutRoot { [runtime] in runtime.sizeThatFits($0) },
                display: {
                    let monitor = services.connection.monitor
                    return DisplayProxy(bounds: monitor.frame, visibleRect: monitor.workArea)
                }),
            client: runtime, textEngine: services.textEngine)
        runtime.sceneTitle = title
        runtime.attach(to: shown)
        let pictures = services.pictures
        shown.afterFirstFrame = { [weak shown] in
            shown?.setIcons(pictures.icons(of: desktopID(of: appName)))
        }
    }

    /// Shows the present content of the scene.
    func update(to description: WindowDescription) {
        content.update(to: description.framed)
        runtime.sceneTitle = description.title.map(runtime.string) ?? appName
    }

    /// The window as the next run of the app can open it; `nil` for one that is not restored.
    func record(restoring behavior: SceneRestorationBehavior) -> WindowRecord? {
        guard behavior.isRestored, kind.isOrdinary, let frame = shown.frame else { return nil }
        return WindowRecord(key: key, name: name, value: value?.stored, frame: frame)
    }

    func close() {
        shown.close()
        runtime.close()
    }
}

/// The objects that the windows of an app share.
struct WindowMaking {
    let connection: XConnection
    let textEngine: PangoTextEngine
    let pictures: AssetPictures
    let textSize: TextSizeSetting
}

extension WindowDescription {
    /// The content of a window with its bars and sheets.
    func framed() -> AnyView {
        framed { content in
            let frame = AnyView(WindowFrame(content: content, drawsTitleBar: drawsTitleBar))
            #if DEBUG
                return Reloading.decorate?(frame) ?? frame
            #else
                return frame
            #endif
        }
    }
}
