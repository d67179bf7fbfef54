import Foundation
import LozengeCore

nonisolated extension View {
    /// Paints the ground of a control behind this view, in its present state, and makes all of it sensitive.
    ///
    /// - Parameters:
    ///   - fill: The kind of ground.
    ///   - isPressed: True while the control is pressed.
    ///   - isOn: True if the control is on.
    ///   - shape: The shape; `nil` for that of buttons around.
    ///   - reach: The distances by which the ground is larger than this view.
    /// - Returns: This view with the ground.
    package func controlGround(
        _ fill: ControlFill, isPressed: Bool = false, isOn: Bool = false,
        in shape: ButtonBorderShape? = nil, around reach: CGSize = .zero
    ) -> some View {
        modifier(
            ControlGround(
                fill: fill, state: ControlState(isPressed: isPressed, isOn: isOn), shape: shape,
                reach: reach))
    }
}

/// A layout-neutral modifier that paints the ground of a control.
///
/// A primitive, so that a control under the pointer is painted again without evaluating a body.
nonisolated struct ControlGround {
    let fill: ControlFill
    let state: ControlState
    let shape: ButtonBorderShape?
    let reach: CGSize
}

extension ControlGround: PrimitiveModifier {
    struct Look {
        /// The state of the pointer, which outlives an update.
        fileprivate let mark = HoverMark()
        fileprivate var isEnabled = true
        fileprivate var shape = ButtonBorderShape.automatic
        fileprivate var base: _StylePaint?
        fileprivate var rest = _StylePaint.color(.clear)
        fileprivate var hover = _StylePaint.color(.clear)
        /// The line around a ground that would hardly be seen without it; `nil` for none.
        fileprivate var line: Color.Resolved?
    }

    static var unresolved: Look { Look() }
    static var affectsLayout: Bool { false }
    static var followsPointer: Bool { true }

    func resolve(_ context: UpdateContext<Self>) -> Look {
        context.tree.pointer.hasFollowers = true
        var look = context.resolved
        let place = _StyleContext(context.node)
        look.isEnabled = context.read(\.isEnabled)
        look.shape = shape ?? context.read(\.buttonBorderShape)
        look.base = fill.base(in: place)
        look.rest = fill.paint(state, in: place)
        var hovered = state
        hovered.isHovered = true
        look.hover = fill.paint(hovered, in: place)
        look.line = fill.line(context.read(\.colorSchemeContrast)).map(place.resolve)
        return look
    }

    typealias Paints = AnimatablePair<PaintData, AnimatablePair<PaintData, PaintData>>

    func motionData(_ look: Look) -> Paints {
        AnimatablePair(
            look.base.map { PaintData($0) } ?? .zero,
            AnimatablePair(PaintData(look.rest), PaintData(look.hover)))
    }

    static func change(from old: Paints, to new: Paints) -> Paints {
        AnimatablePair(
            .change(from: old.first, to: new.first),
            AnimatablePair(
                .change(from: old.second.first, to: new.second.first),
                .change(from: old.second.second, to: new.second.second)))
    }

    mutating func setMotionData(_ data: Paints, _ look: inout Look) {
        if var base = look.base {
            data.first.apply(to: &base)
            look.base = base
        }
        data.second.first.apply(to: &look.rest)
        data.second.second.apply(to: &look.hover)
    }

    func pointerMoved(to point: CGPoint?, _ context: EventContext<Self>) {
        let look = context.resolved
        let isHovered = point != nil && look.isEnabled
        guard isHovered != look.mark.isHovered else { return }
        look.mark.isHovered = isHovered
        context.setNeedsPaint()
    }

    func target(at point: CGPoint, _ context: EventContext<Self>) -> Node? {
        context.frontmostTarget(at: point)
            ?? (box(context.bounds).contains(point) ? context.node : nil)
    }

    func paint(_ context: PaintContext<Self>, _ writer: inout DisplayListWriter) {
        let look = context.resolved
        let box = box(writer.bounds)
        let outline = DrawShape.roundedRectangle(box, radius: look.shape.radius(in: box.size))
        if let base = look.base { writer.fill(outline, base) }
        writer.fill(outline, look.mark.isHovered ? look.hover : look.rest)
        if let line = look.line {
            let inner = box.insetBy(dx: 0.5, dy: 0.5)
            let ring = DrawShape(
                Path(
                    roundedRect: inner, cornerRadius: look.shape.radius(in: inner.size),
                    style: .circular), stroke: StrokeStyle(lineWidth: 1), box: inner)
            writer.list.append(.fill(ring, .color(line)))
        }
        writer.paintBoxes(of: context)
    }

    func hitBounds(_ context: EventContext<Self>) -> CGRect { box(context.bounds) }

    fileprivate func box(_ bounds: CGRect) -> CGRect {
        bounds.insetBy(dx: -reach.width, dy: -reach.height)
    }
}

/// True while the pointer is over a control.
private final class HoverMark {
    var isHovered = false
}

extension Node {
    /// The frame of the ground that this control has, relative to its corner, and the radius of the corners; `nil` without
    /// one.
    final var controlOutline: (box: CGRect, radius: CGFloat)? {
        var (node, origin) = (Node?.some(self), CGPoint.zero)
        while let current = node {
            if let ground = current as? ContentNode<ControlGround> {
                let box = ground.content.box(CGRect(origin: origin, size: current.frame.size))
                return (box, ground.resolved.shape.radius(in: box.size))
            }
            guard current.boxes.count == 1 else { return nil }
            node = current.innerBox
            if let frame = node?.frame {
                origin = CGPoint(x: origin.x + frame.minX, y: origin.y + frame.minY)
            }
        }
        return nil
    }
}
