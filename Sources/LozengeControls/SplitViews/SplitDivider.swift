import Foundation
import LozengeCore
import LozengeViews

/// The edge of a column or row, which the user drags; a double click resets it.
nonisolated struct SplitDivider {
    /// The name for a screen reader.
    let label: String
    /// The direction of the drag.
    let axis: Axis
    /// Returns the least and the greatest length; equal ones for an edge that is not dragged.
    let limits: () -> ClosedRange<CGFloat>
    /// Returns the width of the column, or the height of the row.
    let length: () -> CGFloat
    let resize: (CGFloat) -> Void
    let reset: () -> Void
    /// True for the edge of a trailing column.
    let isTrailing: Bool

    @State private var start: CGFloat?
    @Environment(\.layoutDirection) private var direction

    init(
        _ label: String, _ axis: Axis = .horizontal, limits: @escaping () -> ClosedRange<CGFloat>,
        length: @escaping () -> CGFloat, isTrailing: Bool = false,
        resize: @escaping (CGFloat) -> Void,
        reset: @escaping () -> Void
    ) {
        (self.label, self.axis, self.isTrailing) = (label, axis, isTrailing)
        (self.limits, self.length) = (limits, length)
        (self.resize, self.reset) = (resize, reset)
    }
}

extension SplitDivider: View {
    var body: some View {
        let isColumn = axis == .horizontal
        let isFixed = isFixed
        Rectangle().fill(Color.label.opacity(0.12))
            .frame(width: isColumn ? 1 : nil, height: isColumn ? nil : 1)
            .padding(isColumn ? .horizontal : .vertical, 3)
            .contentShape(Rectangle())
            .pointerStyle(isFixed ? nil : isColumn ? .columnResize : .rowResize)
            .onTapGesture(count: 2, perform: reset)
            .gesture(
                DragGesture(minimumDistance: 1, coordinateSpace: .global)
                    .onChanged { drag in
                        guard !isFixed else { return }
                        let from = start ?? length()
                        start = from
                        let turned = isColumn && (direction == .rightToLeft) != isTrailing
                        let way = isColumn ? drag.translation.width : drag.translation.height
                        choose(from + (turned ? -way : way))
                    }
                    .onEnded { _ in start = nil }
            )
            .accessibilityElement()
            .accessibilityLabel(label)
            .semantics { elements, _ in
                elements[0].role = .slider
                let length = length()
                elements[0].value = "\(Int(length))"
                let limits = limits()
                elements[0].range = SemanticRange(
                    length, in: limits.lowerBound...limits.upperBound, step: 20)
            }
            .accessibilityAdjustableAction { step in
                guard !isFixed else { return }
                choose(length() + (step == .increment ? 20 : -20))
            }
    }

    private var isFixed: Bool {
        let limits = limits()
        return limits.lowerBound == limits.upperBound
    }

    private func choose(_ length: CGFloat) {
        let limits = limits()
        resize(min(max(length, limits.lowerBound), limits.upperBound))
    }
}
