import CX11
package import Foundation

/// What the benchmarks ask of a window that is on the screen.
extension XWindow {
    /// Whether a picture has reached the screen.
    package var isShown: Bool { hasPresented }

    /// Draws a frame if there is reason to, and waits until the server has done all it was asked.
    package func drawAndAwaitServer() {
        drawIfNeeded()
        XSync(connection.display, False)
    }

    /// Draws a frame, if there is one to draw, and sends it on its way.
    package func drawAndSend() {
        drawIfNeeded()
        XFlush(connection.display)
    }

    /// Asks for another size, in points.
    package func requestSize(_ size: CGSize) {
        let pixels = PixelSize(size, scale: scale)
        connection.send { XResizeWindow($0, id, UInt32(pixels.width), UInt32(pixels.height)) }
        XFlush(connection.display)
    }

    /// The size that was drawn last, in points.
    package var shownSize: CGSize? { content.paintedSize?.points(scale: scale) }

    /// How many requests were made on the window's connection.
    package var requestCount: Int { Int(XNextRequest(connection.display)) - 1 }
}
