import CX11
import Foundation
import LozengeCore
import LozengeText

/// The renderer of a window: paints its display list and keeps the pixels.
final class WindowRenderer {
    /// The values that the pixels depend on.
    struct Frame {
        var list: DisplayList
        var grid: PixelGrid
        var size: PixelSize
        var background: Color.Resolved
    }

    private let server: XServer
    private let window: XID
    private let painter: Painter
    private let buffer: BackBuffer
    private let copies: SurfaceCopies
    private var painted: Frame?
    private var exposed: [PixelRect] = []

    init(
        server: XServer, desktop: DesktopSettingsWatch, window: XID, kind: Surface.Kind = .window,
        size: PixelSize, textEngine: PangoTextEngine
    ) {
        self.server = server
        self.window = window
        painter = Painter(server: server, desktop: desktop, textEngine: textEngine)
        buffer = BackBuffer(server: server, kind: kind, size: size)
        copies = SurfaceCopies(
            server: server, drawable: window)
    }

    /// The surface that is copied to the window.
    var surface: Surface { buffer.surface }

    /// The size of the last frame; `nil` before the first.
    var paintedSize: PixelSize? { painted?.size }

    /// True if exposed areas have not been restored yet.
    var hasExposed: Bool { !exposed.isEmpty }

    /// Records an exposed area, whose pixels the server lost.
    func expose(_ rect: PixelRect) {
        exposed.append(rect)
        // A window that was below many others gets many small areas.
        if exposed.count > Damage.mostRects { exposed = [exposed.reduce(.empty) { $0.union($1) }] }
    }

    /// Discards the pixels after the scale or the colours changed.
    func invalidate() {
        painted = nil
    }

    /// Returns true if the server refused the surface, so that everything has to be painted again.
    func lostSurface() -> Bool {
        guard buffer.settle() else { return false }
        painted = nil
        return true
    }

    /// Returns the areas that have to be painted to show `frame`.
    func damage(for frame: Frame) -> [PixelRect] {
        let isNew = buffer.grow(toFit: frame.size)
        let bounds = PixelRect(frame.size).intersection(buffer.surface.bounds)
        guard !isNew, let painted, painted.background == frame.background else {
            return [bounds]
        }
        let kept = painted.size.intersection(frame.size)
        let strips = [
            PixelRect(minX: kept.width, minY: 0, maxX: bounds.maxX, maxY: bounds.maxY),
            PixelRect(minX: 0, minY: kept.height, maxX: kept.width, maxY: bounds.maxY),
        ]
        guard painted.grid == frame.grid else { return [bounds] }
        return Damage.rects(
            from: painted.list, to: frame.list, on: frame.grid, in: PixelRect(kept))
            + strips.filter { !$0.isEmpty }
    }

    /// Paints `damage` and copies it and the exposed areas to the window.
    func show(_ frame: Frame, damage: [PixelRect]) {
        buffer.draw {
            painter.beginFrame(scale: frame.grid.scale)
            for rect in damage {
                painter.paint(
                    frame.list, on: frame.grid, background: frame.background, damage: rect,
                    on: buffer.surface)
            }
            painter.endFrame()
            painted = frame
            present(damage)
        }
    }

    /// Copies `damage` and the exposed areas to the window.
    func present(_ damage: [PixelRect] = []) {
        guard let painted else { return }
        let bounds = PixelRect(painted.size).intersection(buffer.surface.bounds)
        for rect in damage + exposed {
            let part = rect.intersection(bounds)
            guard !part.isEmpty else { continue }
            copies.copyPixels(part, of: buffer.surface, to: window, x: part.minX, y: part.minY)
        }
        exposed = []
    }
}
