import CX11
import Foundation
import LozengeCore
import LozengeText

/// Draws display lists with XRender and Xft.
///
/// Goes through the commands in order and leaves each kind to its own painter. Nothing here waits
/// for the server.
final class Painter {
    private let requests: PaintRequests
    private let shapes: ShapePainter
    private let glyphs: GlyphPainter
    private let images: ImagePainter
    private let groups: GroupPainter
    private let clips: ClipPainter
    private let shadows: ShadowPainter

    init(connection: XConnection, window: XID, textEngine: PangoTextEngine) {
        let uploads = Uploads(connection: connection)
        let pool = SurfacePool(connection: connection)
        let masks = MaskCache(uploads: uploads)
        requests = PaintRequests(
            connection: connection, solids: SolidSources(connection: connection))
        shapes = ShapePainter(requests: requests, cache: masks, uploads: uploads)
        groups = GroupPainter(requests: requests, pool: pool)
        glyphs = GlyphPainter(
            connection: connection, requests: requests, groups: groups, textEngine: textEngine)
        images = ImagePainter(connection: connection, requests: requests, uploads: uploads)
        clips = ClipPainter(
            requests: requests, shapes: shapes, groups: groups,
            copies: SurfaceCopies(connection: connection, pool: pool, drawable: window))
        shadows = ShadowPainter(
            requests: requests, shapes: shapes, masks: masks,
            blur: BlurPainter(requests: requests, pool: pool))
    }

    /// Begins a frame: caches may drop what was not used for long.
    func beginFrame() {
        images.beginFrame()
        glyphs.beginFrame()
    }

    /// Draws a part of a window from nothing: first the background, as if it were opaque.
    func paint(
        _ list: DisplayList, on grid: PixelGrid, background: Color.Resolved, damage: PixelRect,
        on surface: Surface
    ) {
        let target = PaintTarget(surface, clip: damage)
        var background = background
        background.opacity = 1
        requests.fill(target.clip, XRenderColor(background), in: target)
        paint(list, on: grid, in: target)
    }

    private func paint(_ list: DisplayList, on grid: PixelGrid, in target: PaintTarget) {
        // By index: what an iterator hands out is copied, and whole windows come here.
        for index in list.commands.indices {
            paint(list.commands[index], on: grid, in: target)
        }
    }

    private func paint(_ command: DrawCommand, on grid: PixelGrid, in target: PaintTarget) {
        switch command {
        case .fill(let shape, .color(let color)):
            shapes.fill(RoundedPixelRect(shape, on: grid), color, in: target)
        case .border(let rect, let width, .color(let color)):
            shapes.border(grid.rect(rect), width: grid.lineWidth(width), color, in: target)
        case .text(let layout, let origin, let paint):
            glyphs.paint(
                layout, at: grid.place(origin), paint, bounds: grid.bounds(of: command), in: target)
        case .picture(let picture, let rect):
            images.paint(picture, in: grid.rect(rect), on: target)
        case .fragment(let fragment, let origin):
            let inner = grid.moved(to: origin)
            if !inner.misses(fragment, in: target.clip) {
                paint(fragment.list, on: inner, in: target)
            }
        case .group(let effect, let fragment):
            let bounds = grid.bounds(of: fragment.list)
            if !grid.reach(of: effect, around: bounds).intersection(target.clip).isEmpty {
                paint(fragment, with: effect, bounds: bounds, on: grid, in: target)
            }
        }
    }

    /// Draws a group whose content touches no more than `bounds`.
    private func paint(
        _ fragment: DisplayFragment, with effect: DrawEffect, bounds: PixelRect,
        on grid: PixelGrid, in target: PaintTarget
    ) {
        let content = { (target: PaintTarget) in self.paint(fragment.list, on: grid, in: target) }
        switch effect {
        case .clip(let shape):
            clips.paint(
                RoundedPixelRect(shape, on: grid), bounds: bounds, in: target, content: content)
        case .opacity(let opacity):
            let opacity = min(max(opacity, 0), 1)
            if opacity == 1 || fragment.list.isSinglePrimitive {
                content(target.multiplied(by: opacity))
            } else {
                groups.paint(opacity: opacity, bounds: bounds, in: target, content: content)
            }
        case .shadow(let shadow):
            shadows.paint(
                PlacedShadow(shadow, on: grid), of: grid.silhouette(of: fragment.list),
                bounds: bounds, in: target, content: content)
        }
    }
}
