import Foundation
import LozengeCore

/// An open popover: any views in front of a window, which a press outside or Escape closes.
final class PopoverRuntime: PopupRuntime {
    /// - Parameters:
    ///   - opener: The tree of the window behind.
    ///   - environment: The environment of its view.
    ///   - end: Ends the presentation.
    ///   - content: The content.
    init(
        over opener: ViewTree, _ environment: EnvironmentValues,
        end: @escaping @MainActor () -> Void, content: @escaping () -> AnyView
    ) {
        let end = LatestAction(end)
        super.init(
            .popover, over: opener, environment,
            surroundings: { popoverSurroundings($0, end: end) },
            content: { AnyView(PopoverContent(content: content())) })
    }

    override func update(to content: @escaping () -> AnyView) {
        super.update(to: { AnyView(PopoverContent(content: content())) })
    }

    override func open(_ options: PopupOptions) -> Bool {
        guard super.open(options) else { return false }
        // The focus ring is shown once the keyboard is used.
        tree.focus.move(
            to: root.focusables.first(where: \.isTabStop), byKeyboard: opener.focus.isVisible)
        return true
    }

    override func handle(_ event: InputEvent) {
        pipeline.handle(event) { key in
            guard key.key == .escape, key.phase == .down else { return false }
            close()
            return true
        }
    }

    /// A button inside leaves it open.
    override func chosen() {}
}

/// Returns the environment of a popover, without the settings of the view that opened it.
private func popoverSurroundings(
    _ environment: EnvironmentValues, end: LatestAction<@MainActor () -> Void>
) -> EnvironmentValues {
    var inner = environment.forPopup()
    inner.endPresentation = end
    return inner
}

/// The content of a popover inside its border.
nonisolated private struct PopoverContent {
    let content: AnyView
    @Environment(\.popoverHost) private var host

    init(content: AnyView) { self.content = content }
}

extension PopoverContent: View {
    var body: some View {
        (host?(content) ?? content).popupFrame(radius: 15, isClipped: true)
    }
}

nonisolated extension EnvironmentValues {
    /// Returns the content of a popover with what it presents in front of itself; `nil` where nothing can be presented.
    package var popoverHost: (@MainActor (AnyView) -> AnyView)? {
        get { self[PopoverHostKey.self] }
        set { self[PopoverHostKey.self] = newValue }
    }
}

nonisolated private struct PopoverHostKey: EnvironmentKey {
    static var defaultValue: (@MainActor (AnyView) -> AnyView)? { nil }
}
