import Foundation
import LozengeCore

/// The pixels that commands can touch: inside of `area` all of them, outside possibly fewer.
nonisolated extension PixelGrid {
    /// Returns the pixels that a command can touch.
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
        case .layer(let fragment, let origin):
            moved(to: origin).bounds(of: fragment, in: area.outset(2)).outset(2)
        }
    }

    /// Returns the pixels that a rectangle touches if it is drawn on another grid and transformed
    /// afterwards.
    private func cover(_ rect: CGRect, drawnOn other: PixelGrid) -> PixelRect {
        guard other != self else { return cover(rect) }
        return other.cover(rect).touched(under: ProjectionTransform(transform(from: other)))
    }

    /// Returns the pixels that the commands of a fragment can touch.
    func bounds(of fragment: DisplayFragment, in area: PixelRect = .everything) -> PixelRect {
        var all = PixelRect.empty
        let visible = VisiblePart(of: area, on: self)
        // By index, since an iterator copies each command, most of which are not visible.
        for index in fragment.reaches.indices where !visible.misses(fragment.reaches[index]) {
            all = all.union(bounds(of: fragment.list.commands[index], in: area))
        }
        return all
    }

    /// Returns the pixels that a group can touch.
    private func bounds(
        of effect: DrawEffect, around fragment: DisplayFragment, in area: PixelRect
    ) -> PixelRect {
        switch effect {
        case .transform(let transform): applying(transform).bounds(of: fragment, in: area)
        case .projection(let projection):
            bounds(of: fragment).touched(under: pixels(projection))
        case .blur(_, isOpaque: true): bounds(of: fragment, in: area)
        default:
            paintBounds(
                of: effect, around: bounds(of: fragment, in: source(of: area, through: effect)))
        }
    }

    /// Returns the area of the content of a group that can be visible in `area`.
    func source(of area: PixelRect, through effect: DrawEffect) -> PixelRect {
        switch effect {
        case .opacity, .filter, .threshold, .blend, .transform: area
        case .clip, .mask: paintBounds(of: effect, around: area)
        case .shadow, .blur, .projection: .everything
        }
    }

    /// Returns the pixels that a change of `content` inside a group can affect.
    ///
    /// A transform does not extend the area, since its content is in transformed coordinates
    /// already. A projection affects everything.
    func paintBounds(of effect: DrawEffect, around content: PixelRect) -> PixelRect {
        switch effect {
        case .opacity, .filter, .threshold, .blend, .transform: return content
        case .clip(let shape): return content.intersection(PlacedShape(shape, on: self).bounds)
        case .mask(let mask): return content.intersection(bounds(of: mask))
        case .shadow(let shadow):
            return content.union(PlacedShadow(shadow, on: self).paintBounds(of: content))
        case .blur(let radius, _):
            return PixelBlur(deviation: length(radius)).paintBounds(of: content)
        case .projection: return PixelRect.everything
        }
    }
}

/// The part of a list that can be seen through a clip.
nonisolated struct VisiblePart {
    private let grid: PixelGrid
    private let clip: PixelRect
    /// The visible part in points, for a grid that is plain.
    private let left, top, right, bottom: CGFloat

    init(of clip: PixelRect, on grid: PixelGrid) {
        self.grid = grid
        self.clip = clip
        guard !clip.isEmpty else {
            (left, top, right, bottom) = (.infinity, .infinity, -.infinity, -.infinity)
            return
        }
        let (origin, scale) = (grid.transform, grid.scale)
        left = (CGFloat(clip.minX - 2) - origin.tx) / scale
        top = (CGFloat(clip.minY - 2) - origin.ty) / scale
        right = (CGFloat(clip.maxX + 2) - origin.tx) / scale
        bottom = (CGFloat(clip.maxY + 2) - origin.ty) / scale
    }

    /// Returns true if nothing that is drawn inside `bounds` can be seen.
    ///
    /// Rounded edges end up to one pixel outside, edges of transformed pictures one pixel of
    /// theirs.
    func misses(_ bounds: CGRect) -> Bool {
        guard grid.isPlain else { return missesTransformed(bounds) }
        // Without the functions of the rectangle, which are calls: a walk over a list asks for each
        // command.
        let (x, y) = (bounds.origin.x, bounds.origin.y)
        let (otherX, otherY) = (x + bounds.size.width, y + bounds.size.height)
        return max(x, otherX) <= left || min(x, otherX) >= right || max(y, otherY) <= top
            || min(y, otherY) >= bottom
    }

    private func missesTransformed(_ bounds: CGRect) -> Bool {
        let margin = 3 + PixelGrid.edge(atPixel: grid.transform.maximumScale / grid.scale)
        return PixelRect(covering: bounds.applying(grid.transform).known).outset(margin)
            .intersection(clip).isEmpty
    }
}
