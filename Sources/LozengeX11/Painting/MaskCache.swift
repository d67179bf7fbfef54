/// Coverage masks on the server, kept by what they show.
///
/// Bounded in bytes; those that were not used for longest go first.
final class MaskCache {
    /// What a mask shows.
    enum Key: Hashable {
        /// The inside of a shape.
        case inside(RoundedPixelRect)
        /// What the shape leaves of its rectangle.
        case outside(RoundedPixelRect)
        /// A shape blurred by a standard deviation given in 64ths of a pixel.
        case shadow(RoundedPixelRect, deviation: Int)
    }

    private struct Entry {
        let picture: ServerPicture
        let bytes: Int
        var lastUse: UInt64
    }

    private let uploads: Uploads
    private let limit: Int
    private var entries: [Key: Entry] = [:]
    private var clock: UInt64 = 0
    private(set) var bytes = 0

    /// Makes an empty cache that keeps at most `limit` bytes.
    init(uploads: Uploads, limit: Int = 16 << 20) {
        self.uploads = uploads
        self.limit = limit
    }

    /// The mask for `key`, made by `coverage` if it is not there.
    func mask(_ key: Key, _ coverage: () -> Coverage) -> ServerPicture {
        clock += 1
        if let entry = entries[key] {
            entries[key]?.lastUse = clock
            return entry.picture
        }
        let coverage = coverage()
        let entry = Entry(
            picture: uploads.picture(coverage), bytes: coverage.bytes.count, lastUse: clock)
        entries[key] = entry
        bytes += entry.bytes
        evict(keeping: key)
        return entry.picture
    }

    private func evict(keeping newest: Key) {
        while bytes > limit, entries.count > 1,
            let oldest = entries.filter({ $0.key != newest }).min(by: {
                $0.value.lastUse < $1.value.lastUse
            })
        {
            bytes -= oldest.value.bytes
            entries[oldest.key] = nil
        }
    }
}
