/// What was made once, kept by what it was made of.
///
/// Bounded in bytes; what was not used for longest goes first.
struct BoundedCache<Key: Hashable, Value> {
    private struct Entry {
        let value: Value
        let bytes: Int
        var lastUse: UInt64
    }

    private let limit: Int
    private var entries: [Key: Entry] = [:]
    private var clock: UInt64 = 0
    private(set) var bytes = 0

    /// Makes an empty cache that keeps at most `limit` bytes, and one thing however large.
    init(limit: Int) {
        self.limit = limit
    }

    var count: Int { entries.count }

    /// The value for `key`, made if it is not there; with how many bytes it takes.
    mutating func value(for key: Key, _ make: () -> (value: Value, bytes: Int)) -> Value {
        clock += 1
        if let index = entries.index(forKey: key) {
            entries.values[index].lastUse = clock
            return entries.values[index].value
        }
        let (value, size) = make()
        bytes += size
        if bytes > limit { makeRoom() }
        entries[key] = Entry(value: value, bytes: size, lastUse: clock)
        return value
    }

    mutating func removeAll() {
        entries = [:]
        bytes = 0
    }

    /// Drops what was used longest ago until an eighth is free, so that not every new one sorts all.
    private mutating func makeRoom() {
        for (key, entry) in entries.sorted(by: { $0.value.lastUse < $1.value.lastUse }) {
            guard bytes > limit - limit / 8 else { return }
            bytes -= entry.bytes
            entries[key] = nil
        }
    }
}
