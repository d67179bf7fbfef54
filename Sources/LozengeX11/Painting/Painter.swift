import CX11
import Foundation
import LozengeCore
import LozengeText

/// The painter of display lists with XRender and Xft.
///
/// It dispatches the commands in order to the painters of their kinds and never waits for the
/// server.
final class Painter {
    private let requests: PaintRequests
    private let sources: PaintSources
    private let masks: ShapeMasks
    private let shapes: ShapePainter
    private let glyphs: GlyphPainter
    private let outlines: TextOutlinePainter
    private let images: ImagePainter
    private let groups: GroupPainter
    private let clips: ClipPainter
    private let shadows: ShadowPainter
    private let blur: BlurPainter
    private let thresholds: ThresholdPainter
    private let projections: ProjectionPainter
    private let layers: LayerPainter
    private var scale: CGFloat = 0

    init(server: XServer, desktop: DesktopSettingsWatch, textEngine: PangoTextEngine) {
        let uploads = Uploads(server: server)
        let pool = SurfacePool(server: server)
        requests = PaintRequests(
            server: server, solids: SolidSources(server: server))
        sources = PaintSources(requests: requests, uploads: uploads)
        masks = ShapeMasks(uploads: uploads)
        shapes = ShapePainter(requests: requests, sources: sources, masks: masks)
        groups = GroupPainter(requests: requests, pool: pool)
        glyphs = GlyphPainter(
            requests: requests, groups: groups, sources: sources, desktop: desktop,
            textEngine: textEngine)
        projections = ProjectionPainter(
            requests: requests, groups: groups, pool: pool, masks: masks)
        layers = LayerPainter(server: server, requests: requests, projections: projections)
        outlines = TextOutlinePainter(
            requests: requests, sources: sources, masks: masks, glyphs: glyphs,
            projections: projections)
        images = ImagePainter(server: server, requests: requests, uploads: uploads)
        clips = ClipPainter(
            requests: requests, masks: masks, groups: groups, pool: pool,
            copies: SurfaceCopies(server: server, drawable: server.root))
        blur = BlurPainter(requests: requests, pool: pool)
        thresholds = ThresholdPainter(requests: requests, pool: pool)
        shadows = ShadowPainter(
            requests: requests, sources: sources, masks: masks, blur: blur)
    }

    /// Begins a frame: evicts cache entries that were not used for long or belong to another scale.
    func beginFrame(scale: CGFloat) {
        if scale != self.scale {
            self.scale = scale
            masks.removeAll()
            sources.removeAll()
            layers.removeAll()
        }
        images.beginFrame()
        glyphs.beginFrame()
    }

    /// Ends a frame: frees the layers that it did not show.
    func endFrame() { layers.endFrame() }

    /// Draws a part of a window, starting with an opaque background, or with nothing where the window has
    /// transparent parts.
    func paint(
        _ list: DisplayList, on grid: PixelGrid, background: Color.Resolved, damage: PixelRect,
        on surface: Surface
    ) {
        let target = PaintTarget(surface, clip: damage)
        if surface.kind == .argb {
            requests.clear(target.clip, of: surface)
        } else {
            var background = background
            background.opacity = 1
            requests.fill(target.clip, XRenderColor(background), in: target)
        }
        paint(DisplayFragment(list), on: grid, in: target)
    }

    /// Draws a display list on a transparent surface.
    func paint(_ list: DisplayList, on grid: PixelGrid, alone surface: Surface) {
        let target = PaintTarget(surface, clip: surface.bounds)
        requests.clear(target.clip, of: surface)
        paint(DisplayFragment(list), on: grid, in: target)
    }

    private func paint(_ fragment: DisplayFragment, on grid: PixelGrid, in target: PaintTarget) {
        let visible = VisiblePart(of: target.clip, on: grid)
        // By index, since an iterator copies each command.
        for index in fragment.reaches.indices where !visible.misses(fragment.reaches[index]) {
            paint(fragment.list.commands[index], on: grid, in: target)
        }
    }

    private func paint(_ command: DrawCommand, on grid: PixelGrid, in target: PaintTarget) {
        switch command {
        case .fill(let shape, let paint):
            shapes.fill(shape, paint, on: grid, in: target)
        case .border(let rect, let width, let paint):
            shapes.border(rect, width: width, paint, on: grid, in: target)
        case .text(let layout, let origin, let paint):
            if grid.isPlain {
                glyphs.paint(
                    layout, at: origin, paint, on: grid, bounds: grid.bounds(of: command),
                    in: target)
            } else {
                outlines.paint(layout, at: origin, paint, on: grid, in: target)
            }
        case .picture(let picture, let rect, let style):
            if grid.isStraight {
                images.paint(
                    picture, in: grid.rect(rect), style, scale: grid.pixelsPerPoint, on: target)
            } else {
                paintTurned(command, covering: rect, on: grid, in: target)
            }
        case .fragment(let fragment, let origin):
            paint(fragment, on: grid.moved(to: origin), in: target)
        case .layer(let fragment, let origin):
            layers.paint(fragment, on: grid.moved(to: origin), in: target) {
                self.paint(fragment, on: $0, in: $1)
            }
        case .group(let effect, let fragment):
            paint(fragment, with: effect, on: grid, in: target)
        }
    }

    /// Draws a group with its effect.
    private func paint(
        _ fragment: DisplayFragment, with effect: DrawEffect, on grid: PixelGrid,
        in target: PaintTarget
    ) {
        let content = { (target: PaintTarget) in self.paint(fragment, on: grid, in: target) }
        let bounds = {
            grid.bounds(of: fragment, in: grid.source(of: target.clip, through: effect))
        }
        switch effect {
        case .clip(let shape):
            clips.paint(shape, on: grid, bounds: bounds(), in: target, content: content)
        case .mask(let mask):
            groups.paint(
                masked: { self.paint(mask, on: grid, in: $0) }, bounds: bounds(), in: target,
                content: content)
        case .opacity(let opacity):
            let opacity = min(max(opacity, 0), 1)
            if opacity == 1 || fragment.list.isSinglePrimitive {
                content(target.multiplied(by: opacity))
            } else {
                groups.paint(opacity: opacity, bounds: bounds(), in: target, content: content)
            }
        case .shadow(let shadow):
            shadows.paint(
                PlacedShadow(shadow, on: grid), of: grid.silhouette(of: fragment.list),
                bounds: bounds(), in: target, content: content)
        case .blur(let radius, let isOpaque):
            let bounds = bounds()
            if isOpaque { content(target) }
            blur.paint(
                PixelBlur(deviation: grid.length(radius)), bounds: bounds,
                in: isOpaque ? target.clipped(to: bounds) : target, content: content)
        case .filter(let matrix):
            content(target.filtered(by: matrix))
        case .threshold(let range):
            thresholds.paint(range, bounds: bounds(), in: target, content: content)
        case .blend(let mode):
            groups.paint(mode.operation, bounds: bounds(), in: target, content: content)
        case .transform(let transform):
            paint(fragment, on: grid.applying(transform), in: target)
        case .projection(let projection):
            projections.paint(
                projection, on: grid, bounds: bounds(), in: target, content: content)
        }
    }

    /// Draws a picture on a rotated or mirrored grid: upright first, then under the rest of the
    /// transform.
    private func paintTurned(
        _ command: DrawCommand, covering rect: CGRect, on grid: PixelGrid, in target: PaintTarget
    ) {
        let upright = grid.upright
        projections.paint(
            grid.transform(from: upright), covering: rect, on: upright, in: target
        ) { self.paint(command, on: upright, in: $0) }
    }
}
