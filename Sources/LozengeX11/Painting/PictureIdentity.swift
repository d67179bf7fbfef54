import LozengeCore

/// A picture as a key: this very one, which is kept as long as the key is.
nonisolated struct PictureIdentity: Hashable {
    let picture: Picture

    static func == (left: PictureIdentity, right: PictureIdentity) -> Bool {
        left.picture === right.picture
    }

    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(picture)) }
}
