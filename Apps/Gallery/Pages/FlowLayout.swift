import SwiftUI

/// Views in a flow, like words in a paragraph.
struct FlowLayout: Layout {
    var spacing: CGFloat = 8

    func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGSize {
        let frames = frames(of: subviews, in: proposal.width ?? .infinity)
        return frames.reduce(CGRect.zero) { $0.union($1) }.size
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
        for (subview, frame) in zip(subviews, frames(of: subviews, in: bounds.width)) {
            subview.place(
                at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY),
                proposal: ProposedViewSize(frame.size))
        }
    }

    private func frames(of subviews: Subviews, in width: CGFloat) -> [CGRect] {
        var frames: [CGRect] = []
        var place = CGPoint.zero
        var lineHeight: CGFloat = 0
        for subview in subviews {
            var size = subview.sizeThatFits(.unspecified)
            if size.width > width {
                size = subview.sizeThatFits(ProposedViewSize(width: width, height: nil))
            }
            if place.x > 0, subview[BeginsLine.self] || place.x + size.width > width {
                place = CGPoint(x: 0, y: place.y + lineHeight + spacing)
                lineHeight = 0
            }
            frames.append(CGRect(origin: place, size: size))
            place.x += size.width + spacing
            lineHeight = max(lineHeight, size.height)
        }
        return frames
    }
}

/// True if a view of a flow starts a line.
enum BeginsLine: LayoutValueKey {
    static let defaultValue = false
}
