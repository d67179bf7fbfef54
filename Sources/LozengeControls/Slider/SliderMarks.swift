import Foundation
import LozengeCore
import LozengeViews

/// A mark of a slider at a position from 0 to 1.
nonisolated struct PlacedMark {
    let position: Double
    /// The view below the mark; `nil` for none.
    let label: AnyView?
}

/// The lines of the marks below the track of a slider.
nonisolated struct SliderMarks {
    /// The positions, from 0 to 1.
    let positions: [Double]
    /// The width of the knob, of which the middle shows the value.
    let knob: CGFloat

    init(positions: [Double], knob: CGFloat) {
        self.positions = positions
        self.knob = knob
    }
}

extension SliderMarks: View {
    var body: some View {
        MarkLines(positions: positions, inset: knob / 2)
            .stroke(Color.controlEdge, lineWidth: 1)
            .frame(height: knob / 4)
            .accessibilityHidden(true)
    }
}

/// Short vertical lines.
nonisolated private struct MarkLines: Shape {
    let positions: [Double]
    let inset: CGFloat

    func path(in rect: CGRect) -> Path {
        Path { path in
            for position in positions {
                let x = rect.minX + inset + max(0, rect.width - 2 * inset) * position
                path.move(to: CGPoint(x: x, y: rect.minY))
                path.addLine(to: CGPoint(x: x, y: rect.maxY))
            }
        }
    }
}

/// The layout of labels below the marks of a slider: in the middle below their marks, inside the slider.
nonisolated struct MarkLabelLayout: Layout {
    let positions: [Double]
    /// The width of the knob, of which the middle shows the value.
    let knob: CGFloat

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
        return CGSize(
            width: proposal.replacingUnspecifiedDimensions().width,
            height: sizes.map(\.height).max() ?? 0)
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
        let travel = max(0, bounds.width - knob)
        for (subview, position) in zip(subviews, positions) {
            let width = subview.sizeThatFits(.unspecified).width
            let middle = bounds.minX + knob / 2 + travel * position
            let x = min(max(bounds.minX, middle - width / 2), max(bounds.minX, bounds.maxX - width))
            subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: .unspecified)
        }
    }
}
