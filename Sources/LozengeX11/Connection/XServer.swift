import CX11

/// The X server that the app is connected to, as Xlib and the protocol see it.
///
/// Holds the values that every request needs and guards requests against a lost connection. When the
/// server goes away, ``isLost`` becomes true and requests have no effect.
final class XServer {
    let display: OpaquePointer
    /// The name of the display, such as `:0`.
    let displayName: String
    let screen: Int32
    let root: XID
    let atoms: XAtoms
    let formats: PictureFormats
    /// The major opcode of the SYNC extension, by which window managers pace resizing; `nil` if the
    /// server does not have it.
    let syncOpcode: UInt8?
    /// The window of the XSETTINGS manager when the connection was made; 0 if none was running.
    let settingsManager: XID
    private let state = ConnectionState()
    /// The selection that a compositor owns.
    ///
    /// Source: EWMH 1.5, "Compositing Managers".
    private(set) lazy var compositorSelection = atom("_NET_WM_CM_S\(screen)")
    /// True if windows have shapes: the server had the SHAPE extension when first asked.
    private(set) lazy var hasShapes = hasExtension("SHAPE")
    /// The visual of windows with transparent parts; `nil` if the server has none.
    private(set) lazy var translucentVisual = TranslucentVisual(self)

    /// Connects to a display that is being opened.
    ///
    /// - Parameters:
    ///   - opening: The display.
    ///   - isSynchronous: True if Xlib waits for each request, for debugging.
    /// - Throws: A ``StartupError`` if the display cannot be opened or has no RENDER extension.
    init(_ opening: consuming DisplayOpening, isSynchronous: Bool) throws(StartupError) {
        display = try opening.display()
        state.watch(display)
        displayName = String(cString: XDisplayString(display))
        if isSynchronous { XSynchronize(display, True) }
        screen = XDefaultScreen(display)
        root = XRootWindow(display, screen)
        let requests = PipelinedRequests(display: display, screen: screen)
        guard PictureFormats.hasExtension(display) else { throw Self.noRender(closing: display) }
        // That took a round trip, so the pipelined requests are answered by now.
        atoms = requests.atoms()
        syncOpcode = requests.syncOpcode()
        let manager = PipelinedRequests.SelectionOwner(
            of: atoms[.xsettingsSelection], display: display, root: root)
        guard let formats = PictureFormats(display: display, screen: screen) else {
            throw Self.noRender(closing: display)
        }
        self.formats = formats
        settingsManager = manager.window()
    }

    private static func noRender(closing display: OpaquePointer) -> StartupError {
        defer { XCloseDisplay(display) }
        return .noRender(display: String(cString: XDisplayString(display)))
    }

    /// True once the server went away.
    var isLost: Bool { state.isLost }

    /// Returns true if the server has an extension; false if the connection is lost.
    ///
    /// Waits for the server. The first request of an extension comes after this question: without a
    /// server Xlib takes what happens to be in memory for the numbers of the extension, and writes
    /// about them to standard error.
    func hasExtension(_ name: String) -> Bool {
        !isLost && ExtensionQuery(name, on: display).opcode() != nil
    }

    /// Makes room in Xlib's output buffer for requests of `bytes` bytes.
    ///
    /// If the buffer overflows in the middle of a request, Xlib notices that the server is gone and
    /// crashes. So the buffer is flushed before it can overflow, and a lost connection takes no more
    /// requests.
    ///
    /// - Returns: False if the connection is lost.
    func canSend(_ bytes: Int = 1024) -> Bool {
        guard !isLost else { return false }
        if lozenge_free_output_bytes(display) < bytes { XFlush(display) }
        return !isLost
    }

    /// Calls `requests` with the display, unless the connection is lost.
    func send(_ requests: (OpaquePointer) -> Void) {
        if canSend() { requests(display) }
    }

    /// Calls `request`, which creates a resource; returns 0 (no resource) if the connection is lost.
    func create(_ request: (OpaquePointer) -> XID) -> XID {
        canSend() ? request(display) : 0
    }

    /// Returns the atom of a name that is not among ``atoms``.
    ///
    /// Waits for the server.
    ///
    /// - Parameters:
    ///   - name: The name.
    ///   - exists: True to look the atom up without making one; 0 if no program has used the name.
    /// - Returns: The atom; 0 (no atom) if the connection is lost.
    func atom(_ name: String, ifExists exists: Bool = false) -> Atom {
        canSend() ? XInternAtom(display, name, exists ? True : False) : 0
    }

    /// Returns the window that owns a selection; 0 without one, and if the connection is lost.
    ///
    /// Waits for the server.
    func owner(of selection: Atom) -> XID {
        canSend() ? XGetSelectionOwner(display, selection) : 0
    }

    /// Creates a window that is never mapped, for properties and events.
    func makeUnmappedWindow(in parent: XID) -> XID {
        create { XCreateWindow($0, parent, -1, -1, 1, 1, 0, 0, UInt32(InputOnly), nil, 0, nil) }
    }

    isolated deinit {
        XErrors.forget(display)
        XCloseDisplay(display)
    }
}
