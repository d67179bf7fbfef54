import Foundation
import LozengeCore
import LozengeViews

/// A minus and a plus side by side, which repeat their action while they are pressed.
nonisolated struct StepperButtons {
    /// The action of the plus; `nil` at the end of the range.
    let increment: (() -> Void)?
    /// The action of the minus; `nil` at the end of the range.
    let decrement: (() -> Void)?
    var onEditingChanged: (Bool) -> Void = { _ in }
}

extension StepperButtons: View {
    var body: some View {
        HStack(spacing: 0) {
            StepperButton(isPlus: false, action: decrement, onEditingChanged: onEditingChanged)
            Color.label.opacity(0.15).frame(width: 1)
            StepperButton(isPlus: true, action: increment, onEditingChanged: onEditingChanged)
        }
        .fixedSize()
        .clipShape(RoundedRectangle(cornerRadius: Theme.Radius.control, style: .circular))
        .fainterWhileDisabled()
    }
}

/// One half of a stepper.
///
/// Source: `docs/metrics.md`, STEPPER-1.
nonisolated private struct StepperButton {
    let isPlus: Bool
    let action: (() -> Void)?
    let onEditingChanged: (Bool) -> Void
    @State private var isPressed = false
    @Environment(\.isEnabled) private var isEnabled
    @ControlMetric private var side = 34

    init(isPlus: Bool, action: (() -> Void)?, onEditingChanged: @escaping (Bool) -> Void) {
        self.isPlus = isPlus
        self.action = action
        self.onEditingChanged = onEditingChanged
    }
}

extension StepperButton: View {
    var body: some View {
        StepperSign(isPlus: isPlus, thickness: max(2, 0.06 * side))
            .frame(width: 0.35 * side, height: 0.35 * side)
            .foregroundStyle(Color.label)
            .opacity(action == nil ? 0.3 : 1)
            .frame(width: side, height: side)
            .controlGround(.framed, isPressed: isPressed, in: .roundedRectangle(radius: 0))
            .onRepeatingPress(isEnabled: isEnabled && action != nil) {
                action?()
            } onPressingChanged: {
                isPressed = $0
                onEditingChanged($0)
            }
    }
}

/// A plus or a minus of round-ended lines, as one figure.
nonisolated private struct StepperSign: Shape {
    let isPlus: Bool
    let thickness: CGFloat

    func path(in rect: CGRect) -> Path {
        let (across, along) = (thickness / 2, thickness)
        var path = Path(
            roundedRect: CGRect(
                x: rect.minX, y: rect.midY - across, width: rect.width, height: along),
            cornerRadius: across, style: .circular)
        if isPlus {
            path.addRoundedRect(
                in: CGRect(
                    x: rect.midX - across, y: rect.minY, width: along, height: rect.height),
                cornerSize: CGSize(width: across, height: across), style: .circular)
        }
        return path
    }
}
