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
            .modifier(ControlLayout())
            .controlGround(fill, isPressed: isPressed, isOn: isOn)
    }
}

/// The layout of a control: as large as its label, and never smaller, however little it is offered.
nonisolated private struct ControlLayout {
    /// The least width and height, in points.
    private static let least: CGFloat = 24
}

extension ControlLayout: LayoutModifier {
    func sizeThatFits(_ proposal: ProposedViewSize, child: LayoutSubview) -> CGSize {
        let size = child.sizeThatFits(offer(proposal), .clamped(from: proposal))
        return CGSize(width: max(Self.least, size.width), height: max(Self.least, size.height))
    }

    func placement(
        of child: LayoutSubview, in size: CGSize, proposal: ProposedViewSize
    ) -> Placement {
        let offer = offer(proposal)
        let taken = child.sizeThatFits(offer, .clamped(from: proposal))
        return Placement(centering: taken, in: size, proposal: offer)
    }

    private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: proposal.width.map { max(Self.least, $0) },
            height: proposal.height.map { max(Self.least, $0) })
    }
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
