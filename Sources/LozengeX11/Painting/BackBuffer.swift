import CX11
import LozengeCore

/// The pixels of a window, kept so that exposed areas need no painting.
///
/// It grows in steps and never shrinks, so that a drag rarely creates a new surface.
final class BackBuffer {
    private static let step = 128

    private let server: XServer
    private let kind: Surface.Kind
    private(set) var surface: Surface
    private var growth: Growth?
    /// The smallest size that the server had no memory for, which is not requested again.
    private var refused: PixelSize?

    /// A larger surface that the server may still refuse, and its predecessor.
    private struct Growth {
        let previous: Surface
        let trap: ErrorTrap
    }

    init(server: XServer, kind: Surface.Kind = .window, size: PixelSize) {
        self.server = server
        self.kind = kind
        surface = Surface(kind, size: size.roundedUp(to: Self.step), on: server)
    }

    /// Grows the surface if it is smaller than `size`.
    ///
    /// - Returns: True if the surface is new and has no content.
    func grow(toFit size: PixelSize) -> Bool {
        settle()
        guard !surface.size.covers(size), refused.map({ !size.covers($0) }) ?? true else {
            return false
        }
        let previous = growth?.previous ?? surface
        let grown = size.union(surface.size).roundedUp(to: Self.step)
        let trap = ErrorTrap.around(server.display) {
            surface = Surface(kind, size: grown, on: server)
        }
        growth = Growth(previous: previous, trap: trap)
        return true
    }

    /// Draws into the surface; ignores errors if the server may have refused the surface.
    func draw(_ body: () -> Void) {
        if growth == nil { body() } else { ErrorTrap.around(server.display, body) }
    }

    /// Restores the previous surface if the server refused the larger one.
    ///
    /// - Returns: True if it was restored; everything has to be painted again.
    @discardableResult
    func settle() -> Bool {
        guard let growth else { return false }
        if growth.trap.error != nil {
            refused = surface.size
            // Freeing a surface that was never created is an error as well.
            ErrorTrap.around(server.display) { surface = growth.previous }
            self.growth = nil
            report(
                "X server out of memory for a window this large. A part of it stays blank. Make the "
                    + "window smaller.")
            return true
        }
        if growth.trap.isSettled { self.growth = nil }
        return false
    }
}
