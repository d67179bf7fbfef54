import Foundation
import LozengeCore

nonisolated extension View {
    /// Surrounds the label of a control with the space and the ground of controls.
    ///
    /// - Parameters:
    ///   - fill: The kind of ground.
    ///   - isPressed: True while the control is pressed.
    ///   - isOn: True if the control is on.
    /// - Returns: The control.
    package func controlFrame(
        _ fill: ControlFill, isPressed: Bool = false, isOn: Bool = false
    ) -> some View {
        modifier(ControlFrame(fill: fill, isPressed: isPressed, isOn: isOn))
    }
}

/// The space and the ground around the label of a control.
///
/// Source: `docs/theme.md`, THEME-2, THEME-3.
nonisolated private struct ControlFrame {
    let fill: ControlFill
    let isPressed: Bool
    let isOn: Bool
    @Environment(\.controlSize) private var size
    @Environment(\.buttonBorderShape) private var shape
}

extension ControlFrame: ViewModifier {
    func body(content: Content) -> some View {
        content
            .transformEnvironment(\.font) { if $0 == nil { $0 = size.font } }
            .padding(.horizontal, shape.isRound ? size.padding.height : size.padding.width)
            .padding(.vertical, size.padding.height)
            .frame(minWidth: Self.least, minHeight: Self.least)
            .controlGround(fill, isPressed: isPressed, isOn: isOn)
    }

    /// The least width and height, in points.
    private static let least: CGFloat = 24
}

nonisolated extension EnvironmentValues {
    /// True if buttons without a style have a ground; false in rows of lists.
    package var areButtonsFramed: Bool {
        get { self[AreButtonsFramedKey.self] }
        set { self[AreButtonsFramedKey.self] = newValue }
    }
}

nonisolated private struct AreButtonsFramedKey: EnvironmentKey {
    static var defaultValue: Bool { true }
}
