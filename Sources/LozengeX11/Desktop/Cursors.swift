import CX11
import Glibc
import LozengeCore

/// The cursors of the pointer shapes, each loaded on first use.
///
/// They are loaded from the user's cursor theme if libXcursor is installed, and from the server's
/// cursor font otherwise. They live as long as the connection.
final class Cursors {
    private let display: OpaquePointer
    private var known: [PointerShape: Cursor] = [:]
    private lazy var loadFromTheme = themeLoader()

    init(display: OpaquePointer) { self.display = display }

    /// Returns the cursor for `shape`; 0 (the desktop's own cursor) for an arrow.
    func cursor(of shape: PointerShape) -> Cursor {
        if let cursor = known[shape] { return cursor }
        let cursor = shape == .arrow ? 0 : make(shape)
        known[shape] = cursor
        return cursor
    }

    private func make(_ shape: PointerShape) -> Cursor {
        if shape == .hidden { return makeEmpty() }
        let themed = loadFromTheme?(display, shape.themeName) ?? 0
        return themed != 0 ? themed : XCreateFontCursor(display, UInt32(shape.fontGlyph))
    }

    /// A cursor of one pixel that the mask leaves out.
    private func makeEmpty() -> Cursor {
        var data: CChar = 0
        let bitmap = XCreateBitmapFromData(display, XDefaultRootWindow(display), &data, 1, 1)
        defer { XFreePixmap(display, bitmap) }
        var (ink, paper) = (XColor(), XColor())
        return XCreatePixmapCursor(display, bitmap, bitmap, &ink, &paper, 0, 0)
    }
}

private typealias ThemeLoader =
    @convention(c) (OpaquePointer, UnsafePointer<CChar>) -> Cursor

/// Loads the function of libXcursor that finds themed cursors; `nil` if the library is missing.
///
/// The library is loaded on demand, as Xlib does it.
private func themeLoader() -> ThemeLoader? {
    guard let library = dlopen("libXcursor.so.1", RTLD_LAZY),
        let symbol = dlsym(library, "XcursorLibraryLoadCursor")
    else { return nil }
    return unsafeBitCast(symbol, to: ThemeLoader.self)
}

extension PointerShape {
    /// The name of the cursor in a theme.
    ///
    /// Source: the cursor names of CSS, which the freedesktop.org cursor specification adopts.
    fileprivate var themeName: String {
        switch self {
        case .arrow: "default"
        case .hidden: "none"
        case .text: "text"
        case .verticalText: "vertical-text"
        case .link: "pointer"
        case .crosshair: "crosshair"
        case .grab: "grab"
        case .grabbing: "grabbing"
        case .copy: "copy"
        case .zoomIn: "zoom-in"
        case .zoomOut: "zoom-out"
        case .columnResize: "col-resize"
        case .rowResize: "row-resize"
        case .resize(let edge): "\(edge.rawValue)-resize"
        }
    }

    /// The closest cursor in the cursor font, which every server has.
    fileprivate var fontGlyph: Int32 {
        switch self {
        case .arrow, .hidden: XC_left_ptr
        case .text, .verticalText: XC_xterm
        case .link: XC_hand2
        case .crosshair: XC_crosshair
        case .grab: XC_hand1
        case .grabbing: XC_fleur
        case .copy: XC_plus
        case .zoomIn, .zoomOut: XC_crosshair
        case .columnResize: XC_sb_h_double_arrow
        case .rowResize: XC_sb_v_double_arrow
        case .resize(let edge): edge.fontGlyph
        }
    }
}

extension PointerShape.ResizeEdge {
    fileprivate var fontGlyph: Int32 {
        switch self {
        case .north: XC_top_side
        case .south: XC_bottom_side
        case .west: XC_left_side
        case .east: XC_right_side
        case .northWest: XC_top_left_corner
        case .northEast: XC_top_right_corner
        case .southWest: XC_bottom_left_corner
        case .southEast: XC_bottom_right_corner
        }
    }
}
