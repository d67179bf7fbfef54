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
            .modifier(
                ControlLayout(
                    padding: shape.isRound
                        ? CGSize(width: size.padding.height, height: size.padding.height)
                        : size.padding)
            )
            .controlGround(fill, isPressed: isPressed, isOn: isOn)
    }
}

/// The layout of a control: its label and the space around it, and never smaller, however little it is offered.
///
/// A control with a symbol alone is at least as wide as it is high.
nonisolated private struct ControlLayout {
    /// The distances between the label and the edges, in points.
    let padding: CGSize

    /// The least width and height, in points.
    private static let least: CGFloat = 24
}

extension ControlLayout: LayoutModifier {
    func sizeThatFits(_ proposal: ProposedViewSize, child: LayoutSubview) -> CGSize {
        let isSymbol = child[IsSymbolKey.self]
        let insets = insets(isSymbol: isSymbol)
        let size = child.sizeThatFits(offer(proposal, insets), .inset(insets)).outset(by: insets)
        let height = max(Self.least, size.height)
        return CGSize(width: max(isSymbol ? height : Self.least, size.width), height: height)
    }

    func placement(
        of child: LayoutSubview, in size: CGSize, proposal: ProposedViewSize
    ) -> Placement {
        let insets = insets(isSymbol: child[IsSymbolKey.self])
        let offer = offer(proposal, insets)
        let taken = child.sizeThatFits(offer, .inset(insets))
        return Placement(centering: taken, in: size, proposal: offer)
    }

    /// The space around the label has the spacing of an ordinary view (SPACE-5).
    func spacing(of child: LayoutSubview) -> ViewSpacing { ViewSpacing() }

    private func insets(isSymbol: Bool) -> EdgeInsets {
        let width = isSymbol ? padding.height : padding.width
        return EdgeInsets(
            top: padding.height, leading: width, bottom: padding.height, trailing: width)
    }

    private func offer(_ proposal: ProposedViewSize, _ insets: EdgeInsets) -> ProposedViewSize {
        ProposedViewSize(
            width: proposal.width.map { max(Self.least, $0) },
            height: proposal.height.map { max(Self.least, $0) }
        ).inset(by: insets)
    }
}

/// True for a view that is a symbol and nothing else.
nonisolated struct IsSymbolKey: LayoutValueKey {
    static var defaultValue: Bool { false }
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
