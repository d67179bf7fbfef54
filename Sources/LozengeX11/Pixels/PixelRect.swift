import Foundation

/// A size in device pixels, clamped to the sizes that a window can have.
nonisolated struct PixelSize: Equatable, Sendable {
    /// The largest width and height of windows and pixmaps in the protocol.
    static let largest = 32767

    let width: Int
    let height: Int

    init(width: Int, height: Int) {
        self.width = min(max(width, 1), Self.largest)
        self.height = min(max(height, 1), Self.largest)
    }

    /// Converts a size in points to the nearest pixel.
    init(_ size: CGSize, scale: CGFloat) {
        let grid = PixelGrid(scale: scale)
        self.init(width: grid.edge(size.width), height: grid.edge(size.height))
    }

    /// Converts the size to points.
    func points(scale: CGFloat) -> CGSize {
        CGSize(width: CGFloat(width) / scale, height: CGFloat(height) / scale)
    }

    /// Returns true if neither side is shorter than that of `other`.
    func covers(_ other: PixelSize) -> Bool {
        width >= other.width && height >= other.height
    }

    func union(_ other: PixelSize) -> PixelSize {
        PixelSize(width: max(width, other.width), height: max(height, other.height))
    }

    func intersection(_ other: PixelSize) -> PixelSize {
        PixelSize(width: min(width, other.width), height: min(height, other.height))
    }
}

/// A rectangle of whole device pixels.
nonisolated struct PixelRect: Hashable, Sendable {
    var minX: Int
    var minY: Int
    var maxX: Int
    var maxY: Int

    static let empty = PixelRect(minX: 0, minY: 0, maxX: 0, maxY: 0)
    /// A rectangle that contains every window.
    static let everything = PixelRect(minX: -1 << 30, minY: -1 << 30, maxX: 1 << 30, maxY: 1 << 30)

    init(minX: Int, minY: Int, maxX: Int, maxY: Int) {
        self.minX = minX
        self.minY = minY
        self.maxX = maxX
        self.maxY = maxY
    }

    init(x: Int, y: Int, width: Int, height: Int) {
        self.init(minX: x, minY: y, maxX: x + width, maxY: y + height)
    }

    init(_ size: PixelSize) {
        self.init(minX: 0, minY: 0, maxX: size.width, maxY: size.height)
    }

    var width: Int { maxX - minX }
    var height: Int { maxY - minY }
    var area: Int { width * height }
    var isEmpty: Bool { maxX <= minX || maxY <= minY }

    func intersection(_ other: PixelRect) -> PixelRect {
        PixelRect(
            minX: max(minX, other.minX), minY: max(minY, other.minY),
            maxX: min(maxX, other.maxX), maxY: min(maxY, other.maxY))
    }

    /// Returns the smallest rectangle around both; an empty rectangle is ignored.
    func union(_ other: PixelRect) -> PixelRect {
        if isEmpty { return other }
        if other.isEmpty { return self }
        return PixelRect(
            minX: min(minX, other.minX), minY: min(minY, other.minY),
            maxX: max(maxX, other.maxX), maxY: max(maxY, other.maxY))
    }

    func contains(_ other: PixelRect) -> Bool {
        other.isEmpty
            || (minX <= other.minX && minY <= other.minY && maxX >= other.maxX
                && maxY >= other.maxY)
    }

    func inset(x: Int, y: Int) -> PixelRect {
        PixelRect(minX: minX + x, minY: minY + y, maxX: maxX - x, maxY: maxY - y)
    }

    func outset(_ distance: Int) -> PixelRect {
        isEmpty ? self : inset(x: -distance, y: -distance)
    }

    func offset(x: Int, y: Int) -> PixelRect {
        PixelRect(minX: minX + x, minY: minY + y, maxX: maxX + x, maxY: maxY + y)
    }
}
