import Foundation
import LozengeCore
import LozengeViews

/// A window's content with a ground behind it by which the window is moved.
nonisolated struct WindowGround<Content: View> {
    /// True if all of the ground moves the window, false for its uppermost part, which is in place of a title bar.
    let movesByAll: Bool
    let content: Content
    @Environment(\.windowControl) private var window
    @Environment(\.titleBarRoom) private var room

    init(movesByAll: Bool, content: Content) {
        (self.movesByAll, self.content) = (movesByAll, content)
    }
}

extension WindowGround: View {
    var body: some View {
        LayersLayout { content }
            .safeAreaPadding(.top, room)
            .background(alignment: .top) {
                Color.clear
                    .contentShape(Rectangle())
                    .frame(height: movesByAll ? nil : TitleBarButtons.height)
                    .gesture(WindowDragGesture())
                    .onTapGesture(count: 2) { window?.perform(.maximize) }
                    .accessibilityHidden(true)
            }
    }
}
