import Foundation
import LozengeCore
import LozengeViews

/// The look of buttons and menus in a bar: a ground under the pointer.
///
/// Source: `docs/theme.md`, BAR-1.
nonisolated struct BarButtonStyle: ButtonStyle, FadingStyle {
    /// True for a button that stays pressed.
    var isOn = false

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .defaultForegroundStyle(
                configuration.role == .destructive
                    ? AnyShapeStyle(Color.destructiveText) : AnyShapeStyle(.primary)
            )
            .lineLimit(1)
            .padding(.horizontal, 9)
            .modifier(BarControlFrame())
            .controlGround(.flat, isPressed: configuration.isPressed, isOn: isOn)
    }
}

/// The look of a toggle in a bar: a button that stays pressed.
///
/// Source: `docs/theme.md`, BAR-1.
nonisolated private struct BarToggleStyle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        Button {
            configuration.isOn.toggle()
        } label: {
            configuration.label
        }
        .buttonStyle(BarButtonStyle(isOn: configuration.isOn))
        .semanticRole(.toggleButton)
    }
}

/// The least size of a control in a bar.
nonisolated struct BarControlFrame {
    @ScaledMetric private var length: CGFloat = 34
    @ScaledMetric private var compactLength: CGFloat = 28
    @Environment(\.isToolbarCompact) private var isCompact

    init() {}
}

extension BarControlFrame: ViewModifier {
    func body(content: Content) -> some View {
        content.frame(minWidth: length, minHeight: isCompact ? compactLength : length)
    }
}

/// An item in a bar, in the environment of its declaration.
nonisolated struct BarItem {
    let declaration: Declaration<ToolbarEntry>
}

extension BarItem: View {
    var body: some View {
        styled
            .buttonStyle(BarButtonStyle())
            .toggleStyle(BarToggleStyle())
            .labelStyle(BarLabelStyle())
            .environment(\.areLabelsHidden, true)
            .environment(\.self, declaration.environment)
    }

    @ViewBuilder private var styled: some View {
        let content = declaration.value.content
        let placement = declaration.value.placement
        switch placement.meaning {
        case .plain where placement.zone == .status:
            content.font(.footnote).foregroundStyle(.secondary)
        case .plain: content
        case .confirms:
            content.buttonStyle(.borderedProminent).keyboardShortcut(.defaultAction)
        case .cancels: content.buttonStyle(.bordered).keyboardShortcut(.cancelAction)
        case .destroys: content.tint(.red)
        }
    }
}

nonisolated extension View {
    /// Shows content that was declared elsewhere: in its environment, as an item of the menu around.
    func inMenu(of declaration: Declaration<some Any>) -> some View {
        transformEnvironment(\.self) { $0 = declaration.environment.amongItems(of: $0) }
    }
}
