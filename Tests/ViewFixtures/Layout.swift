import Foundation
import LozengeTesting

/// Returns the frames of all tagged views in `view`, laid out in a box of `width` × `height` points.
package func frames(
    _ width: CGFloat?, _ height: CGFloat?, @ViewBuilder _ view: () -> some View
) -> [String: CGRect] {
    layoutReport(of: view(), in: ProposedViewSize(width: width, height: height)).frames
}

/// Returns the size that `view` takes when offered `width` × `height` points.
package func size(
    _ width: CGFloat?, _ height: CGFloat?, @ViewBuilder _ view: () -> some View
) -> CGSize {
    layoutReport(of: view(), in: ProposedViewSize(width: width, height: height)).size
}

/// A box of a fixed size.
package func box(_ width: CGFloat, _ height: CGFloat) -> some View {
    Color.gray.frame(width: width, height: height)
}

nonisolated extension CGRect {
    /// Returns a rectangle as text: the corner, then the size.
    package init(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
        self.init(x: x, y: y, width: width, height: height)
    }
}

nonisolated extension CGSize {
    package init(_ width: CGFloat, _ height: CGFloat) { self.init(width: width, height: height) }
}

nonisolated extension ProposedViewSize {
    package init(_ width: CGFloat?, _ height: CGFloat?) { self.init(width: width, height: height) }
}
