import Foundation
import LozengeCore

/// A picture of the app's.
///
/// As large as the picture is, whatever it is offered, unless it is ``resizable()``.
///
/// Matches: SwiftUI.Image
public struct Image: PrimitiveView {
    let name: String
    var isResizable = false
    var capInsets = EdgeInsets()

    /// The picture called `name` among the app's assets: `name.png`, with `name@2x.png` where the
    /// desktop has more than one pixel per point.
    ///
    /// A picture that is missing or cannot be read shows as a crossed box, and is reported once.
    ///
    /// Matches: SwiftUI.Image.init(_:)
    public init(_ name: String) {
        self.name = name
    }

    /// This picture, stretched to what it is offered; its own size where nothing is.
    ///
    /// Matches: SwiftUI.Image.resizable()
    public func resizable() -> Image {
        var image = self
        image.isResizable = true
        return image
    }

    /// How a picture fills a larger area.
    ///
    /// Matches: SwiftUI.Image.ResizingMode
    public enum ResizingMode: Hashable, Sendable {
        /// Its middle is repeated.
        case tile
        /// Its middle is stretched.
        case stretch
    }

    /// This picture with edges that keep their thickness, and are never smaller than that.
    ///
    /// Matches: SwiftUI.Image.resizable(capInsets:resizingMode:)
    /// Differs: not available: a picture is drawn as a whole.
    @available(
        *, unavailable,
        message: "Edges that keep their thickness, and tiles, cannot be drawn yet; use resizable()."
    )
    public func resizable(
        capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
    ) -> Image {
        var image = resizable()
        image.capInsets = capInsets
        return image
    }

    /// How large a picture is that is not there, in points.
    static let placeholderSize = CGSize(width: 32, height: 32)

    package static var unresolved: Picture? { nil }

    package func resolve(_ node: PrimitiveNode<Image>) -> Picture? {
        // A picture that may be stretched is taken as large as it was drawn.
        node.tree.pictures.picture(
            named: name, scale: isResizable ? 3 : node.read(\.displayScale))
    }

    package func sizeThatFits(
        _ proposal: ProposedViewSize, _ node: PrimitiveNode<Image>
    ) -> CGSize {
        let size = node.resolved?.size ?? Self.placeholderSize
        return isResizable ? proposal.stretching(size, capInsets: capInsets) : size
    }

    package func paint(_ node: PrimitiveNode<Image>, _ context: inout PaintContext) {
        Self.paint(node.resolved, in: context.bounds, &context)
    }

    /// Paints a picture, or what stands for one that is not there.
    static func paint(_ picture: Picture?, in frame: CGRect, _ context: inout PaintContext) {
        if let picture {
            context.list.append(.picture(picture, in: frame))
        } else {
            paintPlaceholder(in: frame, &context)
        }
    }

    private static func paintPlaceholder(in frame: CGRect, _ context: inout PaintContext) {
        let gray = Paint.color(Color.gray.opacity(0.3).resolve(in: .light))
        let line = Paint.color(Color.gray.resolve(in: .light))
        context.list.append(.fill(.rectangle(frame), gray))
        context.list.append(.border(frame, width: 1, line))
        let mark = frame.insetBy(
            dx: frame.width * 0.35, dy: frame.height * 0.35)
        context.list.append(.fill(.ellipse(mark), line))
    }
}
