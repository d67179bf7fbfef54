/// Why a view is evaluated again.
enum UpdateCause {
    /// What its parent made of it is another.
    case value
    /// A state, or an object that tells of its changes.
    case dependency(Dependency)
    case environment
    /// An observable object.
    case observed
}

/// Why the views in the tree were marked, noted from the first time somebody asks.
enum UpdateCauses {
    private(set) static var areNoted = false
    private static var known: [ObjectIdentifier: [UpdateCause]] = [:]

    static func note(_ cause: @autoclosure () -> UpdateCause, for reader: StateReader) {
        // Only for those that ask.
        if areNoted { known[ObjectIdentifier(reader)]?.append(cause()) }
    }

    /// What was noted since this was asked of the node last.
    static func take(of reader: StateReader) -> [UpdateCause] {
        areNoted = true
        return known.updateValue([], forKey: ObjectIdentifier(reader)) ?? []
    }

    static func forget(_ reader: StateReader) {
        if areNoted { known[ObjectIdentifier(reader)] = nil }
    }
}
