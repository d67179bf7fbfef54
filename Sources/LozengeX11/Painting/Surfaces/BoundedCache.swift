/// A cache with a limit in bytes; the least recently used entries are evicted first.
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

    /// Creates an empty cache for at most `limit` bytes; a single larger value is kept as well.
    init(limit: Int) {
        self.limit = limit
    }

    var count: Int { entries.count }

    /// Returns the value for `key`.
    ///
    /// If it is missing, `make` creates it and returns its size in bytes.
    mutating func value(for key: Key, _ make: () -> (value: Value, bytes: Int)) -> Value {
        clock += 1
        if let index = entries.index(forKey: key) {
            entries.values[index].lastUse = clock
            return entries.values[index].value
        }
        let (value, size) = make()
        bytes += size
        if bytes > limit { evict() }
        entries[key] = Entry(value: value, bytes: size, lastUse: clock)
        return value
    }

    mutating func removeAll() {
        entries = [:]
        bytes = 0
    }

    /// Evicts the least recently used entries until an eighth of the limit is free, so that not
    /// each new value sorts all entries.
    private mutating func evict() {
        for (key, entry) in entries.sorted(by: { $0.value.lastUse < $1.value.lastUse }) {
            guard bytes > limit - limit / 8 else { return }
            bytes -= entry.bytes
            entries[key] = nil
        }
    }
}
