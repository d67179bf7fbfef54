import CX11

/// The transform and the filter by which the server scales a picture.
///
/// It is in RENDER's 16.16 fixed-point numbers, so that a pixel has the same value whichever part
/// is drawn.
nonisolated struct ImageStretch: Equatable {
    private var across = 65536
    private var down = 65536
    private var startX = 0
    private var startY = 0
    private var isSmooth = false
    private var edge = RepeatNone

    /// The state of a new picture.
    static let none = ImageStretch()

    private init() {}

    init(
        from kept: (width: Int, height: Int), to piece: ImagePiece, start: (x: Int, y: Int),
        isSmooth: Bool
    ) {
        if piece.isTile {
            edge = RepeatNormal
            return
        }
        guard kept.width != piece.width || kept.height != piece.height else { return }
        across = Self.fixed(kept.width, piece.width)
        down = Self.fixed(kept.height, piece.height)
        startX = across * start.x
        startY = down * start.y
        self.isSmooth = isSmooth
        // Otherwise the edges fade to transparent.
        edge = RepeatPad
    }

    private static func fixed(_ length: Int, _ other: Int) -> Int {
        Int((Double(length) / Double(other) * 65536).rounded())
    }

    @MainActor
    func apply(to picture: XID, on server: XServer) {
        var transform = XTransform()
        transform.matrix.0.0 = XFixed(clamping: across)
        transform.matrix.0.2 = XFixed(clamping: startX)
        transform.matrix.1.1 = XFixed(clamping: down)
        transform.matrix.1.2 = XFixed(clamping: startY)
        transform.matrix.2.2 = 65536
        var attributes = XRenderPictureAttributes()
        attributes.repeat = edge
        server.send { display in
            XRenderSetPictureTransform(display, picture, &transform)
            XRenderSetPictureFilter(
                display, picture, isSmooth ? FilterBilinear : FilterNearest, nil, 0)
            XRenderChangePicture(display, picture, UInt(CPRepeat), &attributes)
        }
    }
}
