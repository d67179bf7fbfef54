import Foundation
import LozengeCore

/// The mark of a control that opens something or leads somewhere: an angle that points at an edge.
///
/// It grows with the text, and its line with it.
nonisolated package struct Chevron {
    private let edge: Edge
    /// The distance of its ends, in points.
    @ScaledMetric private var span: CGFloat

    /// - Parameters:
    ///   - edge: The edge.
    ///   - span: The distance of its ends at the default text size, in points.
    package init(_ edge: Edge, span: CGFloat = 8) {
        self.edge = edge
        _span = ScaledMetric(wrappedValue: span)
    }
}

extension Chevron: View {
    package var body: some View {
        let isUpright = edge == .leading || edge == .trailing
        ChevronShape(edge: edge)
            .stroke(
                style: StrokeStyle(
                    lineWidth: 0.1875 * span, lineCap: .round, lineJoin: .round)
            )
            .frame(width: isUpright ? span / 2 : span, height: isUpright ? span : span / 2)
            .accessibilityHidden(true)
    }
}

/// Two lines that meet in the middle of an edge; from right to left, shapes are mirrored.
nonisolated private struct ChevronShape: Shape {
    let edge: Edge

    func path(in rect: CGRect) -> Path {
        let points =
            switch edge {
            case .top: [(rect.minX, rect.maxY), (rect.midX, rect.minY), (rect.maxX, rect.maxY)]
            case .bottom: [(rect.minX, rect.minY), (rect.midX, rect.maxY), (rect.maxX, rect.minY)]
            case .leading: [(rect.maxX, rect.minY), (rect.minX, rect.midY), (rect.maxX, rect.maxY)]
            case .trailing:
                [(rect.minX, rect.minY), (rect.maxX, rect.midY), (rect.minX, rect.maxY)]
            }
        return Path { $0.addLines(points.map { CGPoint(x: $0.0, y: $0.1) }) }
    }
}
