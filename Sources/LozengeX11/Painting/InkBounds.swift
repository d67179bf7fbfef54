import Foundation
import LozengeCore

/// Which pixels commands can touch.
nonisolated extension PixelGrid {
    /// Every pixel that a command can touch.
    func bounds(of command: DrawCommand) -> PixelRect {
        switch command {
        case .fill(let shape, _): RoundedPixelRect(shape, on: self).rect
        case .border(let rect, _, _), .picture(_, let rect): self.rect(rect)
        case .text(let layout, let origin, _):
            cover(layout.reach.offsetBy(dx: origin.x, dy: origin.y))
        case .group(let effect, let fragment): reach(of: effect, around: bounds(of: fragment.list))
        case .fragment(let fragment, let origin): moved(to: origin).bounds(of: fragment.list)
        }
    }

    /// Every pixel that the commands of a list can touch.
    func bounds(of list: DisplayList) -> PixelRect {
        list.commands.reduce(.empty) { $0.union(bounds(of: $1)) }
    }

    /// Every pixel that an effect lets a group touch whose content touches `content`.
    func reach(of effect: DrawEffect, around content: PixelRect) -> PixelRect {
        switch effect {
        case .opacity: content
        case .clip(let shape): content.intersection(RoundedPixelRect(shape, on: self).rect)
        case .shadow(let shadow):
            content.union(PlacedShadow(shadow, on: self).reach(of: content))
        }
    }

    /// Whether nothing of a fragment can be in `clip`, judged without looking into it.
    func misses(_ fragment: DisplayFragment, in clip: PixelRect) -> Bool {
        // Edges that are rounded end up to a pixel beyond; ``DisplayFragment/reach`` allows two
        // points, which may be half a pixel each.
        cover(fragment.reach).outset(2).intersection(clip).isEmpty
    }
}
