import CX11
package import Foundation

/// Functions for benchmarks.
extension XWindow {
    /// True once a frame was shown on the screen.
    package var isShown: Bool { hasPresented }

    /// Draws a frame if needed and waits until the server has processed all requests.
    package func drawAndAwaitServer() {
        drawIfNeeded()
        XSync(server.display, False)
    }

    /// Draws a frame if needed and sends it.
    package func drawAndSend() {
        drawIfNeeded()
        XFlush(server.display)
    }

    /// Requests a new size, in points.
    package func requestSize(_ size: CGSize) {
        let pixels = PixelSize(size, scale: scale)
        server.send { XResizeWindow($0, id, UInt32(pixels.width), UInt32(pixels.height)) }
        XFlush(server.display)
    }

    /// The size of the last frame, in points; `nil` before the first.
    package var shownSize: CGSize? { renderer.paintedSize?.points(scale: scale) }

    /// The number of requests made on the window's connection so far.
    package var requestCount: Int { Int(XNextRequest(server.display)) - 1 }
}
