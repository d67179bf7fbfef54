import CX11
import LozengeCore

/// The pictures of the pointer, each made when it is first wanted.
///
/// Xlib takes them from the user's cursor theme, if libXcursor is installed; they live as long as the
/// connection.
final class Cursors {
    private let display: OpaquePointer
    private var known: [PointerShape: Cursor] = [:]

    init(display: OpaquePointer) { self.display = display }

    /// The cursor that looks like `shape`; 0, the one of the desktop, for an arrow.
    func cursor(of shape: PointerShape) -> Cursor {
        if let cursor = known[shape] { return cursor }
        let cursor: Cursor =
            switch shape {
            case .arrow: 0
            case .text: XCreateFontCursor(display, UInt32(XC_xterm))
            case .link: XCreateFontCursor(display, UInt32(XC_hand2))
            }
        known[shape] = cursor
        return cursor
    }
}
