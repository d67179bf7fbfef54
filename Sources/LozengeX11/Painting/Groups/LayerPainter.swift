import CX11
import Foundation
import LozengeCore

/// The painter of layers: fragments in motion, whose pictures are kept on the server while they are shown.
final class LayerPainter {
    /// The memory for the pictures of one window, in bytes; a fragment beyond it is drawn anew.
    private static let limit = 16 << 20
    /// The factors by which a picture is scaled at most; beyond them a sharper or a smaller one is drawn.
    private static let scales = 0.4...1.25

    private let server: XServer
    private let requests: PaintRequests
    private let projections: ProjectionPainter
    private var layers: [ObjectIdentifier: Layer] = [:]

    /// The picture of a fragment.
    private struct Layer {
        /// Kept so that no other fragment gets its identity.
        let fragment: DisplayFragment
        let grid: PixelGrid
        /// The pixels that the fragment can touch on the grid.
        let bounds: PixelRect
        /// The picture, with a transparent border of one pixel.
        let surface: Surface
        var isShown = true

        var bytes: Int { 4 * surface.size.width * surface.size.height }
    }

    init(server: XServer, requests: PaintRequests, projections: ProjectionPainter) {
        self.server = server
        self.requests = requests
        self.projections = projections
    }

    /// Draws a fragment from its picture, which `content` draws if there is none.
    func paint(
        _ fragment: DisplayFragment, on grid: PixelGrid, in target: PaintTarget,
        _ content: (PixelGrid, PaintTarget) -> Void
    ) {
        // Filters change the colours of commands.
        guard target.filters.isEmpty, let layer = layer(of: fragment, on: grid, in: target, content)
        else { return content(grid, target) }
        let surface = layer.surface
        let move = grid.transform(from: layer.grid)
        guard move.isTranslation else {
            return projections.draw(
                surface, of: layer.bounds, under: ProjectionTransform(move), in: target)
        }
        let (x, y) = (PixelGrid.edge(atPixel: move.tx), PixelGrid.edge(atPixel: move.ty))
        requests.draw(
            surface.source, x: surface.originX + x, y: surface.originY + y,
            through: requests.mask(opacity: target.opacity), rect: layer.bounds.offset(x: x, y: y),
            in: target)
    }

    /// Returns the picture of a fragment; `nil` if it is too large to be kept.
    private func layer(
        of fragment: DisplayFragment, on grid: PixelGrid, in target: PaintTarget,
        _ content: (PixelGrid, PaintTarget) -> Void
    ) -> Layer? {
        let id = ObjectIdentifier(fragment)
        if var known = layers[id],
            Self.scales.contains(grid.pixelsPerPoint / known.grid.pixelsPerPoint)
        {
            known.isShown = true
            layers[id] = known
            return known
        }
        layers[id] = nil
        let own =
            grid.isPlain ? grid : grid.pixelsPerPoint > grid.scale ? grid.upright : grid.plain
        let bounds = own.bounds(of: fragment)
        let padded = bounds.outset(1)
        let size = PixelSize(width: padded.width, height: padded.height)
        let held = layers.values.reduce(0) { $0 + $1.bytes }
        guard !bounds.isEmpty, max(size.width, size.height) < PixelSize.largest,
            held + 4 * size.width * size.height <= Self.limit
        else { return nil }
        let surface = Surface(.argb, size: size, on: server)
        surface.move(toX: padded.minX, y: padded.minY)
        requests.clear(padded, of: surface)
        content(own, target.on(surface, clip: bounds))
        let layer = Layer(fragment: fragment, grid: own, bounds: bounds, surface: surface)
        layers[id] = layer
        return layer
    }

    /// Frees all pictures.
    func removeAll() { layers = [:] }

    /// Frees the pictures that were not shown in the frame.
    func endFrame() {
        guard !layers.isEmpty else { return }
        for (id, layer) in layers {
            if layer.isShown { layers[id]?.isShown = false } else { layers[id] = nil }
        }
    }
}

nonisolated extension CGAffineTransform {
    /// True if the transform only moves.
    fileprivate var isTranslation: Bool {
        abs(a - 1) < 1e-9 && abs(d - 1) < 1e-9 && abs(b) < 1e-9 && abs(c) < 1e-9
    }
}
