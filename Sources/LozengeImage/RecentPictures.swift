import LozengeCore

/// The pictures that were shown last, kept for a while without a view that shows them.
final class RecentPictures {
    private let limit: Int
    /// The latest at the end.
    private var pictures: [Picture] = []

    /// - Parameter limit: The most bytes; the latest picture is kept whatever its size.
    init(limit: Int) { self.limit = limit }

    /// Appends a picture, and drops the oldest ones.
    func keep(_ picture: Picture) {
        if pictures.last === picture { return }
        pictures.removeAll { $0 === picture }
        pictures.append(picture)
        var bytes = pictures.reduce(0) { $0 + 4 * $1.pixels.count }
        while bytes > limit, pictures.count > 1 {
            bytes -= 4 * pictures.removeFirst().pixels.count
        }
    }
}
