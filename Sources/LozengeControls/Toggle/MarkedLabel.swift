import Foundation
import LozengeCore
import LozengeViews

/// A mark before a label: filled with a white sign while it is on, an edge otherwise.
///
/// Source: `docs/metrics.md`, CHECKBOX-1.
nonisolated struct MarkedLabel<Edge: InsettableShape, Sign: View> {
    private let configuration: ButtonStyleConfiguration
    private let isOn: Bool
    private let shape: ButtonBorderShape
    private let edge: Edge
    private let sign: (CGFloat) -> Sign
    @ControlMetric private var side = 20

    /// - Parameters:
    ///   - configuration: The button that the mark and its label are.
    ///   - isOn: True for a filled mark.
    ///   - shape: The shape of the ground.
    ///   - edge: The same shape, for the edge.
    ///   - sign: Makes the sign from the side of the mark.
    init(
        configuration: ButtonStyleConfiguration, isOn: Bool, shape: ButtonBorderShape, edge: Edge,
        @ViewBuilder sign: @escaping (CGFloat) -> Sign
    ) {
        self.configuration = configuration
        self.isOn = isOn
        self.shape = shape
        self.edge = edge
        self.sign = sign
    }
}

extension MarkedLabel: View {
    var body: some View {
        HStack(alignment: .firstTextBaseline, spacing: 8) {
            mark
            configuration.label
        }
        .contentShape(Rectangle())
    }

    private var mark: some View {
        Color.clear
            .frame(width: side, height: side)
            .overlay {
                if isOn { sign(side) } else { edge.strokeBorder(Color.controlEdge, lineWidth: 2) }
            }
            .controlGround(
                isOn ? .marked : .flat, isPressed: configuration.isPressed, in: shape
            )
            .controlMotion(isOn)
            .alignmentGuide(.firstTextBaseline) { $0[.bottom] - 0.2 * $0.height }
    }
}
