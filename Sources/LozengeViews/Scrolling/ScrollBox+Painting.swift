import Foundation
import LozengeCore

/// The drawing of a scroll view: its content, lines at its edges and its bars.
extension ScrollBox {
    func paint(_ context: PaintContext<Self>, _ writer: inout DisplayListWriter) {
        if context.resolved.traits.clips {
            writer.group(.clip(.rectangle(seen(writer.bounds, context)))) {
                $0.paintBoxes(of: context)
            }
        } else {
            writer.paintBoxes(of: context)
        }
        paintHardEdges(context, &writer)
        for bar in indicators(in: writer.bounds, context) {
            let position = context.resolved
            let opacity = barOpacity(bar.axis, position)
            guard opacity > 0 else { continue }
            bar.paint(
                position.indicatorLook, opacity: opacity,
                isPointed: bar.axis == position.pointedAxis, isDragged: position.isDragged, &writer)
        }
    }

    /// Paints a line at each hard edge beyond which there is more content.
    private func paintHardEdges(_ context: PaintContext<Self>, _ writer: inout DisplayListWriter) {
        let position = context.resolved
        guard !position.hardEdges.isEmpty else { return }
        let bounds = writer.bounds
        var line = CGRect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: 1)
        if position.hardEdges.contains(.top), position.offset.y > 0 {
            writer.fill(.rectangle(line), .color(position.lineColor))
        }
        line.origin.y = bounds.maxY - 1
        if position.hardEdges.contains(.bottom),
            position.offset.y < position.extent.height - bounds.height
        {
            writer.fill(.rectangle(line), .color(position.lineColor))
        }
    }

    /// Returns the visible rectangle of a scroll view at `frame`.
    ///
    /// It still ends at the frame, so that no part of the content has to stay covered.
    func seen(_ frame: CGRect, _ context: some NodeContext<Self>) -> CGRect {
        frame.outset(by: context.resolved.reach?.insets ?? EdgeInsets())
    }

    /// Returns the scroll bars of a box at `bounds`.
    func indicators(in bounds: CGRect, _ context: some NodeContext<Self>) -> [ScrollIndicator] {
        let position = context.resolved
        let content = position.extent
        let bounds = bounds.inset(
            by: position.traits.indicatorMargins.flipped(if: context.isRightToLeft))
        return Axis.allCases.filter(position.indicatorAxes.contains).compactMap { axis in
            ScrollIndicator(
                axis, in: bounds, content: content[axis], visible: context.size[axis],
                offset: position.offset[axis], isMirrored: context.isRightToLeft)
        }
    }

    /// Returns the scroll bar at a point of this box; `nil` where none is shown.
    func indicator(at point: CGPoint, _ context: some NodeContext<Self>) -> ScrollIndicator? {
        indicators(in: context.bounds, context).first {
            $0.track.contains(point) && barOpacity($0.axis, context.resolved) > 0
        }
    }
}
