import Foundation
import LozengeCore

/// One window's content: takes what the user did, gives what there is to see.
package final class WindowRuntime: WindowClient {
    package var pipeline: FramePipeline
    private let textSize: TextSizeSetting
    private let textEngine: any TextEngine
    private weak var backend: (any WindowBackend)?
    private var environment = EnvironmentValues()

    /// Called when the user asks to close the window.
    package var onClose: () -> Void = {}

    /// - Parameters:
    ///   - content: What the window shows.
    ///   - textEngine: What measures its texts.
    ///   - pictures: Where its pictures come from.
    ///   - textSize: The reader's text size, which all windows of an app share.
    ///   - locale: The reader's language; `nil` for what the process was told.
    ///   - dates: What the calendar and the clock on the wall say in a frame.
    package init(
        _ content: some View, textEngine: any TextEngine, pictures: any PictureSource,
        textSize: TextSizeSetting, locale: Locale? = nil,
        dates: @escaping (Duration) -> Date = { _ in Date() }
    ) {
        if let locale { environment.reader = Reader(locale) }
        self.textSize = textSize
        self.textEngine = textEngine
        environment.dynamicTypeSize = textSize.value
        environment.displayScale = textEngine.scale
        pipeline = FramePipeline(
            content, environment: environment, textEngine: textEngine, pictures: pictures,
            dates: dates)
        textSize.observers.append(WeakWindow(window: self))
    }

    /// Ties the content to the window it is shown in.
    package func attach(to backend: any WindowBackend) {
        self.backend = backend
        pipeline.tree.backend = backend
        environment.openURL = OpenURLAction { [weak backend] in backend?.open($0) ?? false }
        environmentChanged()
    }

    package var tree: ViewTree { pipeline.tree }
    package var root: Node { pipeline.root }

    package func handle(_ event: InputEvent) {
        if case .keyDown(let press) = event, let change = TextSizeChange(press) {
            textSize.apply(change)
            return
        }
        pipeline.handle(event)
    }

    package func makeDisplayList(in size: CGSize, at time: Duration) -> DisplayList {
        pipeline.makeDisplayList(in: size, at: time)
    }

    package var nextUpdate: Duration? { tree.clock.nextUpdate }

    package var minimumSize: CGSize { pipeline.minimumSize }

    package var background: Color.Resolved {
        environment.colorScheme == .light
            ? Color.white.resolve(in: .light)
            : Color.Resolved(red: 30 / 255, green: 30 / 255, blue: 30 / 255)
    }

    package func environmentChanged() {
        if let backend {
            textEngine.scale = backend.scale
            textEngine.systemFamily = backend.fontFamily
            environment.displayScale = backend.scale
            environment.colorScheme = backend.colorScheme
            environment.iconTheme = backend.iconTheme
        }
        environment.typesetting = Typesetting(
            scale: textEngine.scale, systemFamily: textEngine.systemFamily)
        environment.dynamicTypeSize = textSize.value
        pipeline.root.setEnvironment(environment)
    }

    package func closeRequested() { onClose() }
}

/// A window that may be gone.
struct WeakWindow {
    weak var window: WindowRuntime?
}
