import Foundation
import LozengeCore
import LozengeViews

/// A bar of which the done part is filled; a part that moves to and fro if it is not known.
///
/// Source: `docs/metrics.md`, PROGRESS-1.
nonisolated struct ProgressBar {
    /// The done part, from 0 to 1; `nil` if unknown.
    let fraction: Double?
    @State private var isAhead = false
    @Environment(\.accessibilityReduceMotion) private var reducesMotion

    init(fraction: Double?) { self.fraction = fraction }

    private static let thickness: CGFloat = 8
    /// The part of the bar that moves.
    private static let part = 0.3
}

extension ProgressBar: View {
    var body: some View {
        GeometryReader { proxy in
            let part = fraction ?? Self.part
            let rest = (1 - part) * proxy.size.width
            Capsule()
                .fill(TintShapeStyle())
                .frame(width: part * proxy.size.width)
                .offset(x: fraction == nil && isAhead ? rest : 0)
                // The motion of this part alone: what else changes with its first frame comes at once.
                .animation(.easeInOut(duration: 1.2).repeatForever(), value: isAhead)
        }
        .frame(height: Self.thickness)
        .clipShape(Capsule())
        .barGround()
        .onAppear {
            guard fraction == nil, !reducesMotion else { return }
            isAhead = true
        }
    }
}

nonisolated extension View {
    /// Puts the empty part of a bar behind this view, which the pointer does not change.
    ///
    /// Source: `docs/theme.md`, FILL-5.
    func barGround() -> some View {
        background { Capsule().strokeBorder(Color.controlEdge, lineWidth: 1) }
            .controlGround(.plate, in: .capsule)
    }
}

/// A ring of which the done part is drawn; a part that turns if it is not known.
///
/// Source: `docs/metrics.md`, PROGRESS-2.
nonisolated struct ProgressRing {
    /// The done part, from 0 to 1; `nil` if unknown.
    let fraction: Double?
    @State private var isTurning = false
    @Environment(\.textGrowth) private var growth
    @Environment(\.controlSize) private var size
    @Environment(\.accessibilityReduceMotion) private var reducesMotion

    init(fraction: Double?) { self.fraction = fraction }

    /// The part of the ring that turns.
    private static let part = 0.3
}

extension ProgressRing: View {
    var body: some View {
        let line = side / 8
        ZStack {
            Circle().inset(by: line / 2).stroke(Color.label.opacity(0.15), lineWidth: line)
            Circle().inset(by: line / 2)
                .trim(from: 0, to: fraction ?? Self.part)
                .stroke(TintShapeStyle(), style: StrokeStyle(lineWidth: line, lineCap: .round))
                .rotationEffect(.degrees(isTurning ? 270 : -90))
                .animation(
                    .linear(duration: 1).repeatForever(autoreverses: false), value: isTurning)
        }
        .frame(width: side, height: side)
        .onAppear {
            guard fraction == nil, !reducesMotion else { return }
            isTurning = true
        }
    }

    private var side: CGFloat {
        let side: CGFloat =
            switch size {
            case .mini, .small: 16
            case .regular: 32
            case .large, .extraLarge: 48
            }
        return (growth * side).rounded()
    }
}
