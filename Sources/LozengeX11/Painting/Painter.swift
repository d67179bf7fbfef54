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
        _ list: PlacedCommands, background: Color.Resolved, damage: PixelRect, on surface: Surface
    ) {
        let target = PaintTarget(surface, clip: damage)
        var background = background
        background.opacity = 1
        requests.fill(target.clip, XRenderColor(background), in: target)
        paint(list, list.commands.indices, in: target)
    }

    private func paint(_ list: PlacedCommands, _ range: Range<Int>, in target: PaintTarget) {
        for index in list.topLevel(of: range)
        where !list.bounds[index].intersection(target.clip).isEmpty {
            if case .push(let effect) = list.commands[index] {
                paintGroup(list, at: index, effect, in: target)
            } else {
                paintPrimitive(list, at: index, in: target)
            }
        }
    }

    private func paintPrimitive(_ list: PlacedCommands, at index: Int, in target: PaintTarget) {
        let grid = list.grid
        switch list.commands[index] {
        case .fill(let shape, .color(let color)):
            shapes.fill(RoundedPixelRect(shape, on: grid), color, in: target)
        case .border(let rect, let width, .color(let color)):
            shapes.border(
                grid.rect(rect), width: grid.lineWidth(width), color, in: target)
        case .text(let layout, let origin, let paint):
            glyphs.paint(
                layout, at: origin, paint, grid: grid, bounds: list.bounds[index], in: target)
        case .picture(let picture, let rect, let style):
            images.paint(picture, in: grid.rect(rect), style, scale: grid.scale, on: target)
        case .push, .pop:
            break
        }
    }

    private func paintGroup(
        _ list: PlacedCommands, at index: Int, _ effect: DrawEffect, in target: PaintTarget
    ) {
        let range = list.content(ofGroupAt: index)
        let bounds = list.bounds[index]
        let content = { (target: PaintTarget) in self.paint(list, range, in: target) }
        switch effect {
        case .clip(let shape):
            clips.paint(
                RoundedPixelRect(shape, on: list.grid), bounds: bounds, in: target,
                content: content)
        case .opacity(let opacity):
            let opacity = min(max(opacity, 0), 1)
            if opacity == 1 || list.isSinglePrimitive(range) {
                content(target.multiplied(by: opacity))
            } else {
                groups.paint(opacity: opacity, bounds: bounds, in: target, content: content)
            }
        case .shadow(let shadow):
            shadows.paint(
                PlacedShadow(shadow, on: list.grid), of: list.silhouette(of: range),
                bounds: list.contentBounds(ofGroupAt: index), in: target, content: content)
        }
    }
}
