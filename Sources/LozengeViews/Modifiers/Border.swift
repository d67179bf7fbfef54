import Foundation
import LozengeCore

nonisolated extension View {
    /// Draws a border inside the edges of this view.
    ///
    /// - Parameters:
    ///   - content: The style of the border.
    ///   - width: The width of the border in points; zero and negative draw nothing.
    /// - Returns: A view with this view's layout.
    ///
    /// Matches: SwiftUI.View.border(_:width:)
    public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
        modifier(BorderEffect(style: content, width: width))
    }
}

/// A layout-neutral modifier with a border in front (BORDER-1).
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

    func motionData(_ resolved: _StylePaint) -> AnimatablePair<PaintData, CGFloat> {
        AnimatablePair(PaintData(resolved), width)
    }

    static func change(from old: MotionData, to new: MotionData) -> MotionData {
        AnimatablePair(.change(from: old.first, to: new.first), new.second - old.second)
    }

    mutating func setMotionData(_ data: MotionData, _ resolved: inout _StylePaint) {
        data.first.apply(to: &resolved)
        width = data.second
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
