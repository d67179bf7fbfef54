/// A value of any type whose changes start an animation.
nonisolated struct Trigger: Equatable {
    private let value: any Equatable

    init(_ value: some Equatable) { self.value = value }

    static func == (lhs: Trigger, rhs: Trigger) -> Bool {
        func isEqual<Value: Equatable>(_ value: Value) -> Bool { rhs.value as? Value == value }
        return isEqual(lhs.value)
    }
}
