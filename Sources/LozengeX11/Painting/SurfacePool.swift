/// Surfaces for pictures in between, used again from frame to frame.
final class SurfacePool {
    /// Sizes go up in steps so that a group that grows pixel by pixel finds what it left behind.
    private static let step = 128
    /// More than a few at once are needed only by groups within groups.
    private static let most = 6

    private let connection: XConnection
    private var free: [Surface] = []

    init(connection: XConnection) {
        self.connection = connection
    }

    /// Lends a surface for `rect` of the window to `body`; what it holds is left from before.
    func borrow(_ kind: Surface.Kind, for rect: PixelRect, _ body: (Surface) -> Void) {
        let needed = PixelSize(width: rect.width, height: rect.height)
        let surface = take(kind, needed)
        surface.move(toX: rect.minX, y: rect.minY)
        body(surface)
        free.append(surface)
        if free.count > Self.most { free.removeFirst() }
    }

    private func take(_ kind: Surface.Kind, _ size: PixelSize) -> Surface {
        let suits = { (surface: Surface) in
            surface.kind == kind && surface.size.covers(size)
                // Not one so large that clearing and memory would be wasted on it.
                && surface.size.width * surface.size.height
                    <= 4 * max(size.width * size.height, 256 * 256)
        }
        if let index = free.lastIndex(where: suits) { return free.remove(at: index) }
        // Servers draw nothing from a picture that is longer.
        let longest = PixelSize(
            width: PixelSize.largest - 1, height: PixelSize.largest - 1)
        return Surface(
            kind, size: size.roundedUp(to: Self.step).intersection(longest), on: connection)
    }
}

nonisolated extension PixelSize {
    /// The next multiples of `step`.
    func roundedUp(to step: Int) -> PixelSize {
        PixelSize(
            width: (width + step - 1) / step * step, height: (height + step - 1) / step * step)
    }
}
