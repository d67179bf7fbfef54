import CX11

/// What the benchmarks ask of a window that is on the screen.
extension XWindow {
    /// Whether a picture has reached the screen.
    package var isShown: Bool { hasPresented }

    /// Draws a frame if there is reason to, and waits until the server has done all it was asked.
    package func drawAndAwaitServer() {
        drawIfNeeded()
        XSync(connection.display, False)
    }

    /// How many requests were made on the window's connection.
    package var requestCount: Int { Int(XNextRequest(connection.display)) - 1 }
}
