import LozengeCore
import LozengeViews

/// The content of a window with the bars that it declares and the sheets in front of it.
nonisolated package struct WindowFrame<Content: View> {
    private let content: Content
    /// True for a window without the title bar of the window manager.
    private let drawsTitleBar: Bool
    @Environment(\.movesWindowByGround) private var movesByGround

    package init(content: Content, drawsTitleBar: Bool = false) {
        (self.content, self.drawsTitleBar) = (content, drawsTitleBar)
    }
}

extension WindowFrame: View {
    package var body: some View {
        PresentationHost(
            BarHost(titlesWindow: true, close: nil, content: grounded)
                .environment(\.hasWindowButtons, drawsTitleBar)
        )
        .environment(\.popoverHost) { AnyView(PresentationHost($0, growsWithLayer: true)) }
        .overlay(alignment: .topTrailing) { if drawsTitleBar { TitleBarButtons() } }
    }

    /// The content, with a ground by which the window is moved where the scene says so.
    @ViewBuilder private var grounded: some View {
        if drawsTitleBar || movesByGround {
            WindowGround(movesByAll: movesByGround, content: content)
        } else {
            content
        }
    }
}
