import Foundation
import LozengeCore

nonisolated extension View {
    /// Draws a frame inside the edges of this view.
    ///
    /// - Parameters:
    ///   - content: What the frame is drawn in.
    ///   - width: How thick it is, in points; zero and less draw nothing.
    /// - Returns: A view that is this one in layout.
    ///
    /// Matches: SwiftUI.View.border(_:width:)
    public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
        modifier(BorderEffect(style: content, width: width))
    }
}

/// A box that is its child, with a frame in front (BORDER-1).
nonisolated struct BorderEffect<Style: ShapeStyle> {
    var style: Style
    var width: CGFloat
}

extension BorderEffect: PrimitiveModifier {
    static var affectsLayout: Bool { false }
    static var unresolved: _StylePaint { .color(.clear) }

    func resolve(_ context: UpdateContext<Self>) -> _StylePaint {
        style._resolve(in: _StyleContext(context.node))
    }

    func paint(_ context: PaintContext<Self>, _ writer: inout DisplayListWriter) {
        writer.paintBoxes(of: context)
        guard width > 0 else { return }
        let frame = writer.bounds
        writer.draw(context.resolved, in: frame) { writer, paint in
            writer.list.append(.border(frame, width: width, paint))
        }
    }
}
