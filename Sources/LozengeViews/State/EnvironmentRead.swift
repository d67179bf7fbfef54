/// A value of the environment that was read, for detecting its change.
struct EnvironmentRead {
    let keyPath: PartialKeyPath<EnvironmentValues>
    let isEqual: (EnvironmentValues, EnvironmentValues) -> Bool

    init<Value>(_ keyPath: KeyPath<EnvironmentValues, Value>) {
        self.keyPath = keyPath
        isEqual = {
            var old = $0[keyPath: keyPath]
            var new = $1[keyPath: keyPath]
            return ViewValue.areEqual(&old, &new)
        }
    }

    /// Compares by `==`, without looking up the conformances of the type.
    init(equating keyPath: KeyPath<EnvironmentValues, some Equatable>) {
        self.keyPath = keyPath
        isEqual = { $0[keyPath: keyPath] == $1[keyPath: keyPath] }
    }
}

/// All values of the environment that a reader has read.
///
/// All texts read the same values, and so do all colours: readers of the same values in the same order share
/// one set.
final class EnvironmentReads {
    static let none = EnvironmentReads([])

    private let reads: [EnvironmentRead]
    /// The sets with one more value.
    private var larger: [EnvironmentReads] = []

    private init(_ reads: [EnvironmentRead]) { self.reads = reads }

    /// Returns this set with one more value; itself if it contains the value.
    func adding(
        _ keyPath: PartialKeyPath<EnvironmentValues>, _ make: () -> EnvironmentRead
    ) -> EnvironmentReads {
        if has(keyPath) { return self }
        for known in larger where known.reads.last?.keyPath == keyPath { return known }
        let made = EnvironmentReads(reads + [make()])
        larger.append(made)
        return made
    }

    private func has(_ keyPath: PartialKeyPath<EnvironmentValues>) -> Bool {
        // A repeated read passes the same object.
        for read in reads where read.keyPath === keyPath { return true }
        for read in reads where read.keyPath == keyPath { return true }
        return false
    }

    /// True if one of the values differs between `old` and `new`.
    func differ(_ old: EnvironmentValues, _ new: EnvironmentValues) -> Bool {
        for read in reads where !read.isEqual(old, new) { return true }
        return false
    }

    /// The values that differ between `old` and `new`.
    func differing(
        _ old: EnvironmentValues, _ new: EnvironmentValues
    ) -> [PartialKeyPath<EnvironmentValues>] {
        reads.filter { !$0.isEqual(old, new) }.map(\.keyPath)
    }
}
