import Foundation

/// A decoded picture: rows of premultiplied ARGB pixels.
public final class Picture: Sendable {
    /// The name of the picture in its source.
    public let name: String
    /// The width in pixels.
    public let pixelWidth: Int
    /// The height in pixels.
    public let pixelHeight: Int
    /// Pixels per point for which the picture was drawn, such as 2 for a file named `…@2x`.
    public let scale: CGFloat
    /// The pixels, `pixelWidth × pixelHeight` of them, top row first, each `0xAARRGGBB` with
    /// premultiplied alpha.
    public let pixels: [UInt32]
    /// True if all pixels are opaque.
    public let isOpaque: Bool

    /// Creates a picture from pixels.
    public init(
        name: String, pixelWidth: Int, pixelHeight: Int, scale: CGFloat, pixels: [UInt32],
        isOpaque: Bool
    ) {
        self.name = name
        self.pixelWidth = pixelWidth
        self.pixelHeight = pixelHeight
        self.scale = scale
        self.pixels = pixels
        self.isOpaque = isOpaque
    }

    /// The size in points.
    public var size: CGSize {
        CGSize(width: CGFloat(pixelWidth) / scale, height: CGFloat(pixelHeight) / scale)
    }
}

extension Picture: Hashable {
    public static func == (lhs: Picture, rhs: Picture) -> Bool {
        lhs === rhs
            || (lhs.pixelWidth == rhs.pixelWidth && lhs.pixelHeight == rhs.pixelHeight
                && lhs.scale == rhs.scale && lhs.pixels == rhs.pixels)
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(pixelWidth)
        hasher.combine(pixelHeight)
        hasher.combine(name)
    }
}
