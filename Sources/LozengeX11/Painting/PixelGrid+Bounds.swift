import Foundation
import LozengeCore

/// Which pixels commands can touch: all that are in `area`, and of others some.
nonisolated extension PixelGrid {
    /// Every pixel that a command can touch.
    func bounds(of command: DrawCommand, in area: PixelRect = .everything) -> PixelRect {
        switch command {
        case .fill(let shape, _): PlacedShape(shape, on: self).bounds
        case .border(let rect, _, _): isStraight ? self.rect(rect) : cover(rect)
        case .picture(_, let rect, _):
            isStraight ? self.rect(rect) : cover(rect, drawnOn: upright)
        case .text(let layout, let origin, _):
            cover(
                layout.reach.offsetBy(dx: origin.x, dy: origin.y), drawnOn: isPlain ? self : plain)
        case .group(let effect, let fragment): bounds(of: effect, around: fragment, in: area)
        case .fragment(let fragment, let origin):
            moved(to: origin).bounds(of: fragment, in: area)
        }
    }

    /// Every pixel that a rectangle touches which is drawn on another grid and then transformed, pixel
    /// by pixel.
    private func cover(_ rect: CGRect, drawnOn other: PixelGrid) -> PixelRect {
        guard other != self else { return cover(rect) }
        return other.cover(rect).touched(under: ProjectionTransform(transform(from: other)))
    }

    /// Every pixel that the commands of a fragment can touch.
    func bounds(of fragment: DisplayFragment, in area: PixelRect = .everything) -> PixelRect {
        var all = PixelRect.empty
        // By index: what an iterator hands out is copied, and most of long lists is out of sight.
        for index in fragment.reaches.indices where !misses(fragment.reaches[index], in: area) {
            all = all.union(bounds(of: fragment.list.commands[index], in: area))
        }
        return all
    }

    /// Every pixel that a group can touch.
    private func bounds(
        of effect: DrawEffect, around fragment: DisplayFragment, in area: PixelRect
    ) -> PixelRect {
        switch effect {
        case .transform(let transform): applying(transform).bounds(of: fragment, in: area)
        case .projection(let projection):
            bounds(of: fragment).touched(under: pixels(projection))
        case .blur(_, isOpaque: true): bounds(of: fragment, in: area)
        default:
            reach(of: effect, around: bounds(of: fragment, in: source(of: area, through: effect)))
        }
    }

    /// Where whatever is inside a group that can show in `area`.
    func source(of area: PixelRect, through effect: DrawEffect) -> PixelRect {
        switch effect {
        case .opacity, .filter, .blend, .transform: area
        case .clip, .mask: reach(of: effect, around: area)
        case .shadow, .blur, .projection: .everything
        }
    }

    /// Every pixel that a change inside a group can show at, where what changed touches `content`.
    ///
    /// Of a transform that is the same, for it is drawn where it is; of a projection everything.
    func reach(of effect: DrawEffect, around content: PixelRect) -> PixelRect {
        switch effect {
        case .opacity, .filter, .blend, .transform: return content
        case .clip(let shape): return content.intersection(PlacedShape(shape, on: self).bounds)
        case .mask(let mask): return content.intersection(bounds(of: mask))
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
