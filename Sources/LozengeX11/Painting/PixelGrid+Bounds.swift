import Foundation
import LozengeCore

/// Which pixels commands can touch.
nonisolated extension PixelGrid {
    /// Every pixel that a command can touch.
    func bounds(of command: DrawCommand) -> PixelRect {
        switch command {
        case .fill(let shape, _): PlacedShape(shape, on: self).bounds
        case .border(let rect, _, _): isStraight ? self.rect(rect) : cover(rect)
        case .picture(_, let rect, _):
            isStraight ? self.rect(rect) : cover(rect, drawnOn: upright)
        case .text(let layout, let origin, _):
            cover(
                layout.reach.offsetBy(dx: origin.x, dy: origin.y), drawnOn: isPlain ? self : plain)
        case .group(let effect, let fragment): bounds(of: effect, around: fragment)
        case .fragment(let fragment, let origin): moved(to: origin).bounds(of: fragment.list)
        }
    }

    /// Every pixel that a rectangle touches which is drawn on another grid and then transformed, pixel
    /// by pixel.
    private func cover(_ rect: CGRect, drawnOn other: PixelGrid) -> PixelRect {
        guard other != self else { return cover(rect) }
        return other.cover(rect).touched(under: ProjectionTransform(transform(from: other)))
    }

    /// Every pixel that the commands of a list can touch.
    func bounds(of list: DisplayList) -> PixelRect {
        list.commands.reduce(.empty) { $0.union(bounds(of: $1)) }
    }

    /// Every pixel that a group can touch.
    private func bounds(of effect: DrawEffect, around fragment: DisplayFragment) -> PixelRect {
        switch effect {
        case .transform(let transform): applying(transform).bounds(of: fragment.list)
        case .projection(let projection):
            bounds(of: fragment.list).touched(under: pixels(projection))
        case .blur(_, isOpaque: true): bounds(of: fragment.list)
        default: reach(of: effect, around: bounds(of: fragment.list))
        }
    }

    /// Every pixel that a change inside a group can show at, where what changed touches `content`.
    ///
    /// Of a transform that is the same, for it is drawn where it is; of a projection everything.
    func reach(of effect: DrawEffect, around content: PixelRect) -> PixelRect {
        switch effect {
        case .opacity, .filter, .blend, .transform: return content
        case .clip(let shape): return content.intersection(PlacedShape(shape, on: self).bounds)
        case .mask(let mask): return content.intersection(bounds(of: mask.list))
        case .shadow(let shadow):
            return content.union(PlacedShadow(shadow, on: self).reach(of: content))
        case .blur(let radius, _):
            return PixelBlur(deviation: length(radius)).reach(of: content)
        case .projection: return PixelRect.everything
        }
    }

    /// Whether nothing that is drawn inside `reach` can be in `clip`: edges that are rounded end up
    /// to a pixel beyond, and those of pictures that are transformed a pixel of theirs.
    func misses(_ reach: CGRect, in clip: PixelRect) -> Bool {
        let margin =
            isPlain ? 2 : 3 + Self.edge(atPixel: transform.maximumScale / scale)
        return PixelRect(covering: reach.applying(transform).known).outset(margin)
            .intersection(clip).isEmpty
    }
}
