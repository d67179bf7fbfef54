/// The reason for evaluating a view.
enum UpdateCause {
    /// The parent describes it differently: the names of the properties that differ, as far as they can be compared.
    case value([String])
    /// A state or an ``ObservableObject`` changed.
    case dependency(Dependency)
    /// Values of the environment that it reads changed.
    case environment([PartialKeyPath<EnvironmentValues>])
    /// An `Observable` object changed.
    case observed
}

/// The reasons for which views were marked; recorded after the first call of `consume(of:)`.
enum UpdateCauses {
    private(set) static var areNoted = false
    private static var known: [ObjectIdentifier: [UpdateCause]] = [:]

    static func note(_ cause: @autoclosure () -> UpdateCause, for reader: StateReader) {
        // Only for views that print their changes.
        if areNoted { known[ObjectIdentifier(reader)]?.append(cause()) }
    }

    /// Notes the reasons for updates of a reader from now on.
    static func note(of reader: StateReader) { _ = consume(of: reader) }

    /// Returns the reasons recorded for a node since the last call.
    static func consume(of reader: StateReader) -> [UpdateCause] {
        areNoted = true
        return known.updateValue([], forKey: ObjectIdentifier(reader)) ?? []
    }

    static func forget(_ reader: StateReader) {
        if areNoted { known[ObjectIdentifier(reader)] = nil }
    }
}
