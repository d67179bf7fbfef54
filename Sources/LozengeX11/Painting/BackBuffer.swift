import CX11
import LozengeCore

/// The pixels of a window, kept so that what is uncovered needs no painting.
///
/// Grows in steps and never shrinks: a drag makes a new one every now and then, not at every step.
final class BackBuffer {
    private static let step = 128

    private let connection: XConnection
    private(set) var surface: Surface
    private var growth: Growth?
    /// Sizes that the server has no memory for are not asked for again.
    private var refused: PixelSize?

    /// A larger surface that the server may still refuse, and the one it is to replace.
    private struct Growth {
        let previous: Surface
        let trap: ErrorTrap
    }

    init(connection: XConnection, size: PixelSize) {
        self.connection = connection
        surface = Surface(.window, size: size.roundedUp(to: Self.step), on: connection)
    }

    /// Makes room for a window of `size`.
    ///
    /// - Returns: Whether the surface is another one, which holds nothing yet.
    func makeRoom(for size: PixelSize) -> Bool {
        settle()
        guard !surface.size.covers(size), refused.map({ !size.covers($0) }) ?? true else {
            return false
        }
        let previous = growth?.previous ?? surface
        let grown = size.union(surface.size).roundedUp(to: Self.step)
        let trap = ErrorTrap.around(connection.display) {
            surface = Surface(.window, size: grown, on: connection)
        }
        growth = Growth(previous: previous, trap: trap)
        return true
    }

    /// Draws into the surface; where it may turn out not to exist, the errors are forgiven.
    func draw(_ body: () -> Void) {
        if growth == nil { body() } else { ErrorTrap.around(connection.display, body) }
    }

    /// Goes back to the smaller surface if the server refused the larger one.
    ///
    /// - Returns: Whether it did; everything is to be painted again.
    @discardableResult
    func settle() -> Bool {
        guard let growth else { return false }
        if growth.trap.error != nil {
            refused = surface.size
            // Giving back what was never there is an error as well.
            ErrorTrap.around(connection.display) { surface = growth.previous }
            self.growth = nil
            report("the X server has no memory for a window this large; a part of it stays blank")
            return true
        }
        if growth.trap.isSettled { self.growth = nil }
        return false
    }
}
