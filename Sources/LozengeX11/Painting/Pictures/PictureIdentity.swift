import LozengeCore

/// A key that compares a picture by identity and keeps it alive.
nonisolated struct PictureIdentity: Hashable {
    let picture: Picture

    static func == (left: PictureIdentity, right: PictureIdentity) -> Bool {
        left.picture === right.picture
    }

    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(picture)) }
}
