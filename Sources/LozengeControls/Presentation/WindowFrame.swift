import LozengeCore
import LozengeViews

/// The content of a window with the bars that it declares and the sheets in front of it.
nonisolated package struct WindowFrame<Content: View> {
    private let content: Content
    /// True for a window without the title bar of the window manager.
    private let drawsTitleBar: Bool
    /// False for a frame inside of a window, which shows its title and has no menus.
    private let isWindow: Bool
    @Environment(\.movesWindowByGround) private var movesByGround

    package init(content: Content, drawsTitleBar: Bool = false, isWindow: Bool = true) {
        (self.content, self.drawsTitleBar, self.isWindow) = (content, drawsTitleBar, isWindow)
    }
}

extension WindowFrame: View {
    package var body: some View {
        PresentationHost(
            BarHost(titlesWindow: isWindow, close: nil, content: grounded)
                .environment(\.hasWindowButtons, drawsTitleBar)
                // That of a sheet, which is in front, is not the window's.
                .showsContainerBackground(of: .window)
        )
        .coordinateSpace(PageSpace.space)
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
