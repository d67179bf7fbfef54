import Foundation
import LozengeCore

/// The minimum and maximum size of a window, in device pixels.
struct SizeLimits: Equatable {
    var least = PixelSize(width: 1, height: 1)
    /// The maximum size; `nil` for no limit.
    var most: PixelSize?

    /// Creates limits that allow every size.
    init() {}

    /// Reads the limits of a client.
    ///
    /// The minimum is at most `available`, since the window manager could not show the whole window
    /// otherwise.
    init(_ client: any WindowClient, scale: CGFloat, available: PixelSize) {
        least = PixelSize(client.minimumSize, scale: scale).intersection(available)
        guard let size = client.maximumSize, size.width.isFinite || size.height.isFinite else {
            return
        }
        let bounded = CGSize(
            width: min(size.width, 1e6), height: min(size.height, 1e6))
        most = PixelSize(bounded, scale: scale).union(least)
    }

    /// Allows one size only, or the nearest to it within the limits.
    mutating func fix(at size: PixelSize) {
        least = nearest(to: size)
        most = least
    }

    /// Returns the size nearest to `size` within the limits.
    func nearest(to size: PixelSize) -> PixelSize {
        let large = size.union(least)
        return most.map { large.intersection($0) } ?? large
    }
}
