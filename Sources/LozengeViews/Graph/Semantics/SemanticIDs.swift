import LozengeCore

/// The identities of elements: numbers that are never used again.
enum SemanticIDs {
    private static var last: SemanticID = 0

    static func next() -> SemanticID {
        last &+= 1
        return last
    }
}
