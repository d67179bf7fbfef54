import Foundation
import LozengeCore
import LozengeViews

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

nonisolated extension EnvironmentValues {
    /// True if the buttons of a frame are in the corner of the content.
    var hasWindowButtons: Bool {
        get { self[HasWindowButtonsKey.self] }
        set { self[HasWindowButtonsKey.self] = newValue }
    }

    /// The height of these buttons over the content, in points; 0 if they are in a toolbar.
    var titleBarRoom: CGFloat {
        get { self[TitleBarRoomKey.self] }
        set { self[TitleBarRoomKey.self] = newValue }
    }
}

nonisolated private struct HasWindowButtonsKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

nonisolated private struct TitleBarRoomKey: EnvironmentKey {
    static var defaultValue: CGFloat { 0 }
}
