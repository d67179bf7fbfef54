import Foundation
import LozengeCore
import LozengeViews

/// A window's content with a ground behind it by which the window is moved.
nonisolated struct WindowGround<Content: View> {
    /// True if all of the ground moves the window, false for its uppermost part, which is in place of a title bar.
    let movesByAll: Bool
    let content: Content
    @Environment(\.windowControl) private var window

    init(movesByAll: Bool, content: Content) {
        (self.movesByAll, self.content) = (movesByAll, content)
    }
}

extension WindowGround: View {
    var body: some View {
        content
            .frame(maxWidth: .infinity, maxHeight: .infinity)
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

/// The buttons of a frame, in the corner of a window without a title bar.
nonisolated struct TitleBarButtons {
    static let height: CGFloat = 28
    @Environment(\.windowControl) private var window

    init() {}
}

extension TitleBarButtons: View {
    var body: some View {
        HStack(spacing: 2) {
            button("Minimize", .minimize) { Capsule().frame(width: 10, height: 1.5) }
            button("Maximize", .maximize) {
                RoundedRectangle(cornerRadius: 1.5).stroke(lineWidth: 1.5)
                    .frame(width: 9, height: 9)
            }
            button("Close", .close) {
                ZStack {
                    ForEach([45.0, -45], id: \.self) {
                        Capsule().frame(width: 13, height: 1.5).rotationEffect(.degrees($0))
                    }
                }
            }
        }
        .padding(2)
    }

    private func button(
        _ title: LocalizedStringKey, _ action: WindowAction, @ViewBuilder mark: () -> some View
    ) -> some View {
        Button {
            window?.perform(action)
        } label: {
            mark().frame(width: 20, height: 20).foregroundStyle(Color.label)
        }
        .buttonStyle(.borderless)
        .controlSize(.small)
        .focusable(false)
        .accessibilityLabel(title)
        .help(title)
    }
}
