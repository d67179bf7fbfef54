import Foundation
import LozengeCore
import LozengeViews

/// Stands for a picture of a given size.
public struct FixtureImage: PrimitiveView {
    public typealias Body = Never

    private let size: CGSize
    private var isResizable = false
    private var capInsets = EdgeInsets()

    public init(width: CGFloat, height: CGFloat) {
        size = CGSize(width: width, height: height)
    }

    /// This picture, stretched to what it is offered; at least as large as `capInsets`.
    public func resizable(capInsets: EdgeInsets = EdgeInsets()) -> FixtureImage {
        var image = self
        image.isResizable = true
        image.capInsets = capInsets
        return image
    }

    package func sizeThatFits(
        _ proposal: ProposedViewSize, _ context: LayoutContext<FixtureImage>
    ) -> CGSize {
        isResizable ? proposal.stretching(size, capInsets: capInsets) : size
    }
}
