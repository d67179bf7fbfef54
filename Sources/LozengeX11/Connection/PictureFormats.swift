import CX11

/// The RENDER formats of the pictures that the app draws.
struct PictureFormats {
    /// The format of windows and of surfaces that are copied into windows.
    let window: UnsafeMutablePointer<XRenderPictFormat>
    /// Premultiplied colour with opacity.
    let argb: UnsafeMutablePointer<XRenderPictFormat>
    /// Coverage, one byte for each pixel.
    let alpha: UnsafeMutablePointer<XRenderPictFormat>
    /// The depth of windows, in bits.
    let depth: Int32
    let visual: UnsafeMutablePointer<Visual>

    /// Returns true if the server has the RENDER extension.
    ///
    /// Waits for the server.
    static func hasExtension(_ display: OpaquePointer) -> Bool {
        var event: Int32 = 0
        var error: Int32 = 0
        return XRenderQueryExtension(display, &event, &error) != 0
    }

    /// Finds the formats; `nil` if RENDER is missing or older than 0.10, the first version with
    /// solid fills.
    init?(display: OpaquePointer, screen: Int32) {
        var major: Int32 = 0
        var minor: Int32 = 0
        guard XRenderQueryVersion(display, &major, &minor) != 0,
            major > 0 || minor >= 10,
            let visual = XDefaultVisual(display, screen),
            let window = XRenderFindVisualFormat(display, visual),
            let argb = XRenderFindStandardFormat(display, Int32(PictStandardARGB32)),
            let alpha = XRenderFindStandardFormat(display, Int32(PictStandardA8))
        else { return nil }
        self.window = window
        self.argb = argb
        self.alpha = alpha
        self.visual = visual
        depth = XDefaultDepth(display, screen)
    }
}
