/// One value of the environment that someone read, to tell later whether it has changed.
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

    /// The same where nothing has to be found out about the type.
    init(equating keyPath: KeyPath<EnvironmentValues, some Equatable>) {
        self.keyPath = keyPath
        isEqual = { $0[keyPath: keyPath] == $1[keyPath: keyPath] }
    }
}

/// Everything that someone read of the environment.
///
/// All texts read the same values, and so do all colours: whoever has read the same, in the same
/// order, shares one set.
final class EnvironmentReads {
    static let none = EnvironmentReads([])

    private let reads: ContiguousArray<EnvironmentRead>
    /// The sets with one more.
    private var larger: ContiguousArray<EnvironmentReads> = []

    private init(_ reads: ContiguousArray<EnvironmentRead>) { self.reads = reads }

    /// This set with one more value, itself if it has it.
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
        // Whoever reads again what it has read brings the same object.
        for read in reads where read.keyPath === keyPath { return true }
        for read in reads where read.keyPath == keyPath { return true }
        return false
    }

    /// Whether any of the values is another in `new` than it was in `old`.
    func differ(_ old: EnvironmentValues, _ new: EnvironmentValues) -> Bool {
        for read in reads where !read.isEqual(old, new) { return true }
        return false
    }
}
