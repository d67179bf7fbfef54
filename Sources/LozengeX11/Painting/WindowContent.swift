import CX11
import Foundation
import LozengeCore
import LozengeText

/// What a window shows: its display list, and the pixels that were made of it.
final class WindowContent {
    /// Everything the pixels depend on.
    struct Picture {
        var list: DisplayList
        var grid: PixelGrid
        var size: PixelSize
        var background: Color.Resolved
    }

    private let connection: XConnection
    private let window: XID
    private let painter: Painter
    private let buffer: BackBuffer
    private let copies: SurfaceCopies
    private var painted: Picture?
    private var exposed: [PixelRect] = []

    init(connection: XConnection, window: XID, size: PixelSize, textEngine: PangoTextEngine) {
        self.connection = connection
        self.window = window
        painter = Painter(connection: connection, textEngine: textEngine)
        buffer = BackBuffer(connection: connection, size: size)
        copies = SurfaceCopies(
            connection: connection, drawable: window)
    }

    /// What the window's pixels are copied from.
    var surface: Surface { buffer.surface }

    /// The size of what was painted last.
    var paintedSize: PixelSize? { painted?.size }

    /// Whether something of the window was uncovered and not shown again yet.
    var hasExposed: Bool { !exposed.isEmpty }

    /// Notes a part of the window that the server lost.
    func expose(_ rect: PixelRect) {
        exposed.append(rect)
        // Many small ones come when a window was below many others.
        if exposed.count > Damage.mostRects { exposed = [exposed.reduce(.empty) { $0.union($1) }] }
    }

    /// Forgets the pixels: the scale or the colours are others.
    func invalidate() {
        painted = nil
    }

    /// Whether the surface turned out not to exist, so that everything is to be painted again.
    func lostSurface() -> Bool {
        guard buffer.settle() else { return false }
        painted = nil
        return true
    }

    /// What has to be painted for the window to show `picture`.
    func damage(for picture: Picture) -> [PixelRect] {
        let isNew = buffer.makeRoom(for: picture.size)
        let bounds = PixelRect(picture.size).intersection(buffer.surface.bounds)
        guard !isNew, let painted, painted.background == picture.background else {
            return [bounds]
        }
        let kept = painted.size.intersection(picture.size)
        let strips = [
            PixelRect(minX: kept.width, minY: 0, maxX: bounds.maxX, maxY: bounds.maxY),
            PixelRect(minX: 0, minY: kept.height, maxX: kept.width, maxY: bounds.maxY),
        ]
        guard painted.grid == picture.grid else { return [bounds] }
        return Damage.rects(
            from: painted.list, to: picture.list, on: picture.grid, in: PixelRect(kept))
            + strips.filter { !$0.isEmpty }
    }

    /// Paints `damage` and shows it, together with what was uncovered.
    func show(_ picture: Picture, damage: [PixelRect]) {
        buffer.draw {
            painter.beginFrame(scale: picture.grid.scale)
            for rect in damage {
                painter.paint(
                    picture.list, on: picture.grid, background: picture.background, damage: rect,
                    on: buffer.surface)
            }
            painted = picture
            present(damage)
        }
    }

    /// Copies parts of the picture to the window, and what was uncovered.
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
