/// A pool of temporary surfaces, reused from frame to frame.
final class SurfacePool {
    /// The step of sizes, so that a group that grows pixel by pixel finds its previous surface.
    private static let step = 128
    /// The maximum number of free surfaces.
    ///
    /// Only nested groups need several at once.
    private static let most = 6

    private let server: XServer
    private var free: [Surface] = []

    init(server: XServer) {
        self.server = server
    }

    /// Lends a surface for `rect` of the window to `body`; its content is undefined.
    func borrow(_ kind: Surface.Kind, for rect: PixelRect, _ body: (Surface) -> Void) {
        let needed = PixelSize(width: rect.width, height: rect.height)
        let surface = acquire(kind, needed)
        surface.move(toX: rect.minX, y: rect.minY)
        body(surface)
        free.append(surface)
        if free.count > Self.most { free.removeFirst() }
    }

    private func acquire(_ kind: Surface.Kind, _ size: PixelSize) -> Surface {
        let suits = { (surface: Surface) in
            surface.kind == kind && surface.size.covers(size)
                // Much larger surfaces would waste time for clearing.
                && surface.size.width * surface.size.height
                    <= 4 * max(size.width * size.height, 256 * 256)
        }
        if let index = free.lastIndex(where: suits) { return free.remove(at: index) }
        // Servers draw nothing from larger pictures.
        let longest = PixelSize(
            width: PixelSize.largest - 1, height: PixelSize.largest - 1)
        return Surface(
            kind, size: size.roundedUp(to: Self.step).intersection(longest), on: server)
    }
}

nonisolated extension PixelSize {
    /// Returns the size rounded up to multiples of `step`.
    func roundedUp(to step: Int) -> PixelSize {
        PixelSize(
            width: (width + step - 1) / step * step, height: (height + step - 1) / step * step)
    }
}
