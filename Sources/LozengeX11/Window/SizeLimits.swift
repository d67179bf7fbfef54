import Foundation
import LozengeCore

/// How small and how large a window may be, in device pixels.
struct SizeLimits: Equatable {
    var least = PixelSize(width: 1, height: 1)
    /// `nil` for as large as anybody likes.
    var most: PixelSize?

    init() {}

    /// What a client says, but never more than `room` at least: the window manager could not show the
    /// window whole.
    init(_ client: any WindowClient, scale: CGFloat, room: PixelSize) {
        least = PixelSize(client.minimumSize, scale: scale).intersection(room)
        guard let size = client.maximumSize, size.width.isFinite || size.height.isFinite else {
            return
        }
        let bounded = CGSize(
            width: min(size.width, 1e6), height: min(size.height, 1e6))
        most = PixelSize(bounded, scale: scale).union(least)
    }

    /// The size nearest to `size` that the window may have.
    func nearest(to size: PixelSize) -> PixelSize {
        let large = size.union(least)
        return most.map { large.intersection($0) } ?? large
    }
}
