import Foundation
import LozengeCore

extension View {
    /// Draws a frame inside the edges of this view.
    ///
    /// - Parameters:
    ///   - color: The frame's colour.
    ///   - width: How thick it is, in points; zero and less draw nothing.
    /// - Returns: A view that is this one in layout.
    ///
    /// Matches: SwiftUI.View.border(_:width:)
    public func border(_ color: Color, width: CGFloat = 1) -> some View {
        modifier(BorderEffect(color: color, width: width))
    }
}

/// A box that is its child, with a frame in front (BORDER-1).
struct BorderEffect: PrimitiveModifier {
    var color: Color
    var width: CGFloat

    static var affectsLayout: Bool { false }

    func resolve(_ node: PrimitiveNode<Self>) -> Color.Resolved {
        color.resolve(in: node.read(\.colorPalette))
    }

    func paint(_ node: PrimitiveNode<Self>, _ context: inout PaintContext) {
        context.paintBoxes(of: node)
        guard width > 0 else { return }
        context.list.append(
            .border(context.bounds, width: width, .color(node.resolved)))
    }
}
