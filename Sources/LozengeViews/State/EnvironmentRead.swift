/// One value of the environment that someone read, to tell later whether it has changed.
struct EnvironmentRead {
    let keyPath: PartialKeyPath<EnvironmentValues>
    let isEqual: (EnvironmentValues, EnvironmentValues) -> Bool

    private static var known: [PartialKeyPath<EnvironmentValues>: EnvironmentRead] = [:]

    static func of<Value>(_ keyPath: KeyPath<EnvironmentValues, Value>) -> EnvironmentRead {
        if let read = known[keyPath] { return read }
        let read = EnvironmentRead(keyPath: keyPath) {
            var old = $0[keyPath: keyPath]
            var new = $1[keyPath: keyPath]
            return ViewValue.areEqual(&old, &new)
        }
        known[keyPath] = read
        return read
    }
}
