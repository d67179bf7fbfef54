import CX11

/// The visual of windows with transparent parts, which a compositor blends with what is behind them.
struct TranslucentVisual {
    static let depth: Int32 = 32
    let visual: UnsafeMutablePointer<Visual>
    let colormap: XID

    /// - Returns: `nil` if the server has no such visual.
    init?(_ server: XServer) {
        var found = XVisualInfo()
        guard
            XMatchVisualInfo(server.display, server.screen, Self.depth, TrueColor, &found) != 0,
            let visual = found.visual
        else { return nil }
        self.visual = visual
        colormap = server.create { XCreateColormap($0, server.root, visual, AllocNone) }
    }
}

extension XServer {
    /// The visual of windows with transparent parts; `nil` if no compositor runs that would blend them.
    ///
    /// Waits for the server.
    var blendedVisual: TranslucentVisual? {
        guard owner(of: compositorSelection) != 0 else { return nil }
        return translucentVisual
    }
}
