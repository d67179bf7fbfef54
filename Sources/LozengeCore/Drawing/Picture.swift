import Foundation

/// A decoded picture: rows of premultiplied ARGB pixels.
public final class Picture: Sendable {
    /// What the picture is called where it came from.
    public let name: String
    public let pixelWidth: Int
    public let pixelHeight: Int
    /// Pixels per point the picture was drawn for: 2 for a file named `…@2x`.
    public let scale: CGFloat
    /// `pixelWidth × pixelHeight` pixels, top row first, each `0xAARRGGBB`, colours multiplied by
    /// the opacity.
    public let pixels: [UInt32]
    /// Whether every pixel covers what is below it.
    public let isOpaque: Bool

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

    /// The picture's own size in points.
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
