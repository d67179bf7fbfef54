import SwiftUI

struct Diagonal: Layout {
    func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGSize {
        subviews.map { $0.sizeThatFits(.unspecified) }.reduce(CGSize.zero) {
            CGSize(width: $0.width + $1.width, height: $0.height + $1.height)
        }
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
        var point = bounds.origin
        for subview in subviews {
            let size = subview.sizeThatFits(.unspecified)
            subview.place(at: point, proposal: ProposedViewSize(size))
            point.x += size.width
            point.y += size.height
        }
    }
}

struct Steps: View {
    var body: some View {
        Diagonal { ForEach(1..<4) { Text("Step \($0)") } }
    }
}
