import Foundation
import LozengeCore

/// A view that draws a shape; `fill` and `stroke` add to its drawing.
///
/// Matches: SwiftUI.ShapeView
@MainActor @preconcurrency
public protocol ShapeView<Content>: View {
    associatedtype Content: Shape

    nonisolated var shape: Content { get }
}

/// A filled or stroked shape.
///
/// Matches: SwiftUI._ShapeView
nonisolated public struct _ShapeView<Content: Shape, Style: ShapeStyle> {
    public private(set) var shape: Content
    let style: Style
    let fillStyle: FillStyle
    private(set) var stroke: StrokeStyle?

    init(
        _ shape: Content, _ style: Style, fillStyle: FillStyle = FillStyle(),
        stroke: StrokeStyle? = nil
    ) {
        self.shape = shape
        self.style = style
        self.fillStyle = fillStyle
        self.stroke = stroke
    }
}

extension _ShapeView: PrimitiveView, ShapeView {
    /// The resolved styles and the last path of the shape.
    package struct Resolved {
        var paint: _StylePaint
        var outline = ShapeOutline()
    }

    package static var unresolved: Resolved { Resolved(paint: .color(.clear)) }

    package static var affectsLayout: Bool { !(Content.self is any SizelessShape.Type) }

    package func resolve(_ context: UpdateContext<Self>) -> Resolved {
        Resolved(paint: style._resolve(in: _StyleContext(context.node)))
    }

    package func motionData(
        _ resolved: Resolved
    ) -> AnimatablePair<
        PaintData, AnimatablePair<Content.AnimatableData, StrokeStyle.AnimatableData>
    > {
        AnimatablePair(
            PaintData(resolved.paint),
            AnimatablePair(shape.animatableData, stroke?.animatableData ?? .zero))
    }

    package static func change(from old: MotionData, to new: MotionData) -> MotionData {
        var change = new - old
        change.first = .change(from: old.first, to: new.first)
        return change
    }

    package mutating func setMotionData(_ data: MotionData, _ resolved: inout Resolved) {
        data.first.apply(to: &resolved.paint)
        guard data.second != motionData(resolved).second else { return }
        shape.animatableData = data.second.first
        stroke?.animatableData = data.second.second
        resolved.outline = ShapeOutline()
    }

    package var label: String { shapeName(Content.self) }

    package func sizeThatFits(
        _ proposal: ProposedViewSize, _ context: LayoutContext<Self>
    ) -> CGSize { shape.sizeThatFits(proposal) }

    package func paint(_ context: PaintContext<Self>, _ writer: inout DisplayListWriter) {
        context.resolved.outline.fit(shape, in: context.node)
        writer.fill(
            context.resolved.outline.drawn(
                stroke: stroke, style: fillStyle, at: writer.bounds.origin),
            context.resolved.paint)
    }

    package func target(at point: CGPoint, _ context: EventContext<Self>) -> Node? {
        guard !context.resolved.paint.isClear else { return nil }
        context.resolved.outline.fit(shape, in: context.node)
        return context.resolved.outline.contains(point, stroke: stroke, style: fillStyle)
            ? context.node : nil
    }

    package func hitBounds(_ context: EventContext<Self>) -> CGRect {
        context.resolved.outline.fit(shape, in: context.node)
        return context.resolved.outline.drawn(stroke: stroke, at: .zero).bounds
    }
}

/// Returns the name of a shape for descriptions.
func shapeName(_ type: any Shape.Type) -> String {
    String(String(describing: type).prefix { $0 != "<" })
}

/// The cached path of a shape; valid for one size and direction, and one position if it follows a container's shape.
struct ShapeOutline {
    private(set) var path = Path()
    private(set) var rect = CGRect.null
    private var isRightToLeft = false
    private var place: ContainerPosition?

    /// Updates the path if the size, the direction or the position of the node changed.
    mutating func fit(_ shape: some Shape, in node: Node) {
        let box = CGRect(origin: .zero, size: node.frame.size)
        guard
            rect != box || isRightToLeft != node.isRightToLeft
                || place?.isStill(of: node) == false
        else { return }
        (rect, isRightToLeft) = (box, node.isRightToLeft)
        (path, place) = ContainerPosition.asking(for: node) { shape.path(in: box) }
        if shape.layoutDirectionBehavior.isMirrored(ifRightToLeft: node.isRightToLeft) {
            path = path.applying(CGAffineTransform(-1, 0, 0, 1, box.width, 0))
        }
    }

    /// Returns the drawing of the path in a frame at `origin`, with its edges on device pixels.
    func drawn(
        stroke: StrokeStyle? = nil, style: FillStyle = FillStyle(), at origin: CGPoint
    ) -> DrawShape {
        DrawShape(path, stroke: stroke, style: style, box: rect, at: origin)
    }

    /// Returns true if `point` is on the fill or the stroke.
    func contains(
        _ point: CGPoint, stroke: StrokeStyle? = nil, style: FillStyle = FillStyle()
    ) -> Bool {
        if let stroke { return path.strokedPath(stroke).contains(point) }
        return path.contains(point, eoFill: style.isEOFilled)
    }
}
