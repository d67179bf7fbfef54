import CX11

/// The pixel formats that pictures are made in.
struct PictureFormats {
    /// The format of windows, and of what is copied into them.
    let window: UnsafeMutablePointer<XRenderPictFormat>
    /// Premultiplied colour with opacity.
    let argb: UnsafeMutablePointer<XRenderPictFormat>
    /// Coverage only.
    let alpha: UnsafeMutablePointer<XRenderPictFormat>
    /// The depth of windows.
    let depth: Int32
    let visual: UnsafeMutablePointer<Visual>

    /// Whether the server has RENDER.
    static func hasExtension(_ display: OpaquePointer) -> Bool {
        var event: Int32 = 0
        var error: Int32 = 0
        return XRenderQueryExtension(display, &event, &error) != 0
    }

    /// Fails where RENDER is missing, or too old for what painting needs: solid fills came with
    /// 0.10.
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
